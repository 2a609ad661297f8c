pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import ScopaDesktop
import ScopaDesktop.Backend

/* Looks, motion and pace apply at once; rules and level wait for a new match, which is asked for. */
Sheet {
    id: dialog

    property var draft: ({})
    property int page: 0
    readonly property var names: [qsTr("Rules"), qsTr("Computer"), qsTr("Cards"), qsTr("Motion"), qsTr("Text"), qsTr("Sound"), qsTr("Table"), qsTr("Ease of use"), qsTr("Keys")]
    readonly property bool changed: {
        for (const key in draft) {
            if (String(draft[key]) !== String(Game.rules[key]))
                return true;
        }
        return false;
    }

    function put(key: string, value: var) {
        const next = Object.assign({}, draft);
        next[key] = value;
        draft = next;
    }

    objectName: "settings"
    closable: true
    title: qsTr("Settings")
    width: Math.min(parent.width - 32, Math.max(860, Theme.body * 46))
    height: Math.min(parent.height - 32, Math.max(640, Theme.body * 34))

    onAboutToShow: draft = Object.assign({}, Game.rules)
    onOpened: {
        pages.positionViewAtIndex(page, ListView.Contain);
        pages.currentItem.forceActiveFocus();
    }

    Component {
        id: rules

        RulesPage {
            draft: dialog.draft

            onPut: (key, value) => dialog.put(key, value)
        }
    }

    Component {
        id: computer

        ComputerPage {
            draft: dialog.draft

            onPut: (key, value) => dialog.put(key, value)
        }
    }

    Component {
        id: cards

        CardsPage {}
    }

    Component {
        id: motion

        MotionPage {}
    }

    Component {
        id: sizes

        TextPage {}
    }

    Component {
        id: sound

        SoundPage {}
    }

    Component {
        id: look

        LookPage {}
    }

    Component {
        id: access

        AccessPage {}
    }

    Component {
        id: keys

        KeysPage {}
    }

    contentItem: ColumnLayout {
        spacing: 14

        GridLayout {
            Layout.fillHeight: true
            Layout.fillWidth: true
            columnSpacing: 24
            columns: dialog.width > Theme.body * 22 ? 2 : 1
            rowSpacing: 12

            ListView {
                id: pages

                /* Entries are made at once: a page that is given up leaves none half made. */
                cacheBuffer: 0

                /* As wide as the longest name; in a narrow window it breaks. */
                readonly property real widest: metrics.height ? Math.min(Math.max(...dialog.names.map(name => metrics.advanceWidth(name))) + 48, dialog.width * 0.42) : 0

                Layout.fillHeight: parent.columns === 2
                Layout.fillWidth: parent.columns === 1
                Layout.preferredHeight: Math.max(Theme.target, Theme.body * 1.6)
                Layout.preferredWidth: widest
                activeFocusOnTab: true
                clip: true
                currentIndex: dialog.page
                keyNavigationEnabled: true
                model: dialog.names.length
                objectName: "pages"
                Accessible.focusable: true
                Accessible.name: dialog.title
                Accessible.role: Accessible.PageTabList
                orientation: parent.columns === 2 ? ListView.Vertical : ListView.Horizontal
                spacing: 4
                ScrollBar.vertical: SlideBar {
                    needed: pages.contentHeight > pages.height && pages.orientation === ListView.Vertical
                }

                onCurrentIndexChanged: {
                    dialog.page = currentIndex;
                    positionViewAtIndex(currentIndex, ListView.Contain);
                }

                FontMetrics {
                    id: metrics

                    font.bold: true
                    font.pixelSize: Theme.body
                }

                delegate: AbstractButton {
                    id: entry

                    required property int index
                    readonly property bool current: ListView.isCurrentItem

                    objectName: "page-" + index
                    implicitHeight: Math.max(Theme.target, name.implicitHeight + 8)
                    implicitWidth: name.implicitWidth + 28
                    width: pages.orientation === ListView.Vertical ? pages.width - 14 : implicitWidth
                    text: dialog.names[index]
                    Accessible.role: Accessible.PageTab

                    onClicked: pages.currentIndex = index

                    contentItem: Words {
                        id: name

                        color: entry.current ? Theme.actionText : Theme.ink
                        font.bold: entry.current
                        leftPadding: 14
                        text: entry.text
                        verticalAlignment: Text.AlignVCenter
                        wrapMode: Text.Wrap
                    }
                    background: Rectangle {
                        border.color: Theme.focus
                        border.width: entry.current && pages.activeFocus ? 3 : 0
                        color: entry.current ? Theme.action : entry.hovered ? Theme.paperDeep : "transparent"
                        radius: Theme.radius
                    }
                }
            }

            Scroller {
                id: scroll

                objectName: "settings-scroll"
                Layout.fillHeight: true
                Layout.fillWidth: true

                /* Only the page that is seen is there. */
                Loader {
                    onLoaded: scroll.moveTo(0)

                    sourceComponent: [rules, computer, cards, motion, sizes, sound, look, access, keys][dialog.page]
                    width: scroll.availableWidth - 20
                }
            }
        }

        Flow {
            Layout.fillWidth: true
            layoutDirection: Qt.RightToLeft
            spacing: 12
            visible: dialog.changed

            PushButton {
                objectName: "keep"
                plain: true
                text: qsTr("Keep playing as before")
                onClicked: dialog.close()
            }

            PushButton {
                objectName: "apply"
                text: qsTr("New match with these rules")
                onClicked: {
                    dialog.close();
                    Questions.newMatch(dialog.draft);
                }
            }

            Words {
                height: Theme.target
                rightPadding: 12
                text: qsTr("Rules and level change with a new match.")
                verticalAlignment: Text.AlignVCenter
                visible: dialog.width > Theme.body * 52
            }
        }
    }
}
