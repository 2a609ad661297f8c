pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop

/* What a person with one button can do besides playing a card. */
Sheet {
    id: menu

    readonly property var entries: Array.from(Commands.all).filter(command => command.scan > 0).sort((a, b) => a.scan - b.scan)

    objectName: "scan-page"
    title: qsTr("One-button play")
    width: Math.min(parent.width - 32, Theme.body * 26)

    contentItem: Scroller {
        contentHeight: content.implicitHeight
        implicitHeight: content.implicitHeight

        Column {
            id: content

            spacing: 8
            width: menu.availableWidth - 14

            Repeater {
                model: menu.entries

                PushButton {
                    required property Command modelData

                    objectName: "scan-" + modelData.name
                    plain: true
                    text: modelData.text
                    width: parent.width

                    onClicked: {
                        menu.close();
                        modelData.run();
                    }
                }
            }

            PushButton {
                objectName: "scan-back"
                plain: true
                text: qsTr("Back to the table")
                width: parent.width

                onClicked: menu.close()
            }
        }
    }
}
