pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* What a person with one button can do besides playing a card. */
Sheet {
    id: menu

    signal newMatchAsked
    signal lastMoveAsked
    signal tableAsked

    readonly property var entries: [
        {
            name: "scan-table",
            text: qsTr("Read the table"),
            take: () => menu.tableAsked()
        },
        {
            name: "scan-last",
            text: qsTr("The computer's last move"),
            take: () => menu.lastMoveAsked()
        },
        {
            name: "scan-hint",
            text: qsTr("Best move, and why"),
            take: () => Turn.hint(true)
        },
        {
            name: "scan-undo",
            text: qsTr("Take back my move"),
            take: () => Game.undo()
        },
        {
            name: "scan-new",
            text: qsTr("New match"),
            take: () => menu.newMatchAsked()
        },
        {
            name: "scan-stop",
            text: qsTr("Stop one-button play"),
            take: () => Settings.choose("scan", 0)
        },
        {
            name: "scan-back",
            text: qsTr("Back to the table"),
            take: null
        }
    ]

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
                    required property var modelData

                    objectName: modelData.name
                    plain: true
                    text: modelData.text
                    width: parent.width

                    onClicked: {
                        menu.close();
                        if (modelData.take)
                            modelData.take();
                    }
                }
            }
        }
    }
}
