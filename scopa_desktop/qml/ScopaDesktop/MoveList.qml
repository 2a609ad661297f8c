pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import ScopaDesktop.Backend

/* Every move of the round, in words and small pictures; it follows the play, and shows a moment again on a click. */
SidePanel {
    id: panel

    signal momentAsked(var move)

    objectName: "moves"
    title: qsTr("Moves of the round")

    Words {
        anchors.left: parent.left
        anchors.right: parent.right
        color: Theme.clothSoft
        text: qsTr("No card has been played yet.")
        visible: list.count === 0
        wrapMode: Text.Wrap
    }

    ListView {
        id: list

        anchors.fill: parent
        activeFocusOnTab: count > 0
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        keyNavigationEnabled: true
        model: Aids.moves
        spacing: 4
        Accessible.name: panel.title
        Accessible.role: Accessible.List

        ScrollBar.vertical: ScrollBar {
            policy: list.contentHeight > list.height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
        }

        onActiveFocusChanged: {
            if (activeFocus && currentIndex < 0)
                currentIndex = count - 1;
        }
        onCountChanged: {
            currentIndex = count - 1;
            positionViewAtEnd();
        }
        Keys.onEnterPressed: (currentItem as AbstractButton)?.click()
        Keys.onReturnPressed: (currentItem as AbstractButton)?.click()

        delegate: AbstractButton {
            id: entry

            required property int index
            required property int seat
            required property string card
            required property var taken
            required property bool scopa
            readonly property var move: ({
                    key: taken.length ? "took" : "laid",
                    seat: seat,
                    card: card,
                    taken: taken,
                    scopa: scopa
                })
            readonly property bool current: ListView.isCurrentItem && list.activeFocus

            focusPolicy: Qt.NoFocus
            objectName: "move-" + index
            padding: 8
            text: Names.sentence(move)
            width: ListView.view.width - 14
            Accessible.description: qsTr("Shows this move again")
            Accessible.name: qsTr("%1: %2").arg(index + 1).arg(text)

            onClicked: panel.momentAsked(move)

            contentItem: Column {
                spacing: 4

                Row {
                    spacing: 10

                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.clothSoft
                        font.pixelSize: Theme.small
                        text: entry.index + 1
                        width: Theme.small * 1.3
                    }

                    CardRow {
                        id: played

                        cardHeight: Theme.body * 2.6
                        codes: [entry.card]
                    }

                    Words {
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.clothSoft
                        text: "›"
                        visible: entry.taken.length > 0
                    }

                    CardRow {
                        cardHeight: played.cardHeight
                        codes: entry.taken
                        maximum: entry.availableWidth - played.width - Theme.body * 4
                    }
                }

                Words {
                    color: entry.scopa ? Theme.gold : Theme.clothText
                    font.bold: entry.scopa
                    font.pixelSize: Theme.small
                    text: entry.text
                    width: parent.width
                    wrapMode: Text.Wrap
                }
            }
            background: Rectangle {
                border.color: entry.current ? "white" : Theme.barLine
                border.width: entry.current ? 3 : entry.hovered ? 1 : 0
                color: entry.seat === 0 ? Theme.cloth : Theme.panel
                radius: Theme.radius
            }
        }
    }
}
