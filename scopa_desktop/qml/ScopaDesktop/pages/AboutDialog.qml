pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* What the program is, in which versions, under which licences, and where its files are. */
Sheet {
    id: about

    readonly property var licences: [[qsTr("The program"), qsTr("MIT licence")], [qsTr("Cards, pictures and sounds"), qsTr("our own, CC BY 4.0")], ...(opened ? About.libraries : []).map(one => [one.name + " " + one.version, one.licence + (one.licence.includes("LGPL") ? ". " + qsTr("A separate library, which you may replace by your own.") : "")])]
    readonly property var folders: [["config", qsTr("Settings")], ["data", qsTr("Matches")], ["state", qsTr("Window")]]

    closable: true
    objectName: "about"
    title: qsTr("About Scopa")
    width: Math.min(parent.width - 32, Theme.body * 42)
    height: Math.min(parent.height - 32, content.implicitHeight + topPadding + bottomPadding)

    onOpened: scroll.forceActiveFocus()

    /* What, and beside it (beneath it where there is little room) what is told of it. */
    component Line: Grid {
        id: line

        property string name: ""
        property string told: ""
        readonly property bool wide: width > Theme.body * 30

        columnSpacing: 16
        columns: wide ? 2 : 1
        width: content.inner

        Words {
            font.bold: true
            text: line.name
            width: line.wide ? line.width * 0.36 : line.width
            wrapMode: Text.Wrap
        }

        Words {
            color: Theme.inkSoft
            text: line.told
            width: line.wide ? line.width * 0.64 - line.columnSpacing : line.width
            wrapMode: Text.Wrap
        }
    }

    contentItem: Scroller {
        id: scroll

        Column {
            id: content

            readonly property real inner: scroll.availableWidth - 20

            spacing: 10
            width: scroll.availableWidth

            Words {
                font.pixelSize: Theme.large
                objectName: "about-first"
                text: qsTr("No network, no account, no adverts.")
                width: content.inner
                wrapMode: Text.Wrap
            }

            Words {
                objectName: "about-versions"
                text: About.versions.map(one => one.name + " " + one.version).join(" · ")
                width: content.inner
                wrapMode: Text.Wrap
            }

            Words {
                font.bold: true
                font.pixelSize: Theme.large
                text: qsTr("Licences")
                topPadding: 8
            }

            Repeater {
                model: about.licences

                Line {
                    required property var modelData

                    name: modelData[0]
                    told: modelData[1]
                }
            }

            Words {
                font.bold: true
                font.pixelSize: Theme.large
                text: qsTr("Your files")
                topPadding: 8
            }

            Repeater {
                model: about.folders

                Column {
                    id: folder

                    required property var modelData

                    spacing: 6

                    Line {
                        name: folder.modelData[1]
                        told: About.folders[folder.modelData[0]]
                    }

                    PushButton {
                        objectName: "open-" + folder.modelData[0]
                        plain: true
                        text: qsTr("Open the folder")
                        Accessible.description: folder.modelData[1]
                        onClicked: About.openFolder(folder.modelData[0])
                    }
                }
            }
        }
    }
}
