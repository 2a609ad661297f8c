pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import ScopaDesktop
import ScopaDesktop.Backend

/* Every move of the round, in words and small pictures; it follows the play, and shows a moment again on a click. */
SidePanel {
    id: panel

    /* The move that Tab comes to; arrows go on from there. */
    property int current: -1

    function walk(step: int) {
        const next = moves.itemAt(current + step);
        if (next) {
            current += step;
            next.forceActiveFocus(Qt.TabFocusReason);
        }
    }

    function follow() {
        const page = scroll.contentItem as Flickable;
        page.contentY = Math.max(0, page.contentHeight - page.height);
    }

    objectName: "moves"
    title: qsTr("Moves of the round")

    onHeightChanged: Qt.callLater(follow)

    Words {
        anchors.left: parent.left
        anchors.right: parent.right
        color: Theme.clothSoft
        text: qsTr("No card has been played yet.")
        visible: moves.count === 0
        wrapMode: Text.Wrap
    }

    Scroller {
        id: scroll

        anchors.fill: parent

        Column {
            spacing: 4
            width: scroll.availableWidth - 14
            Accessible.name: panel.title
            Accessible.role: Accessible.List

            onHeightChanged: Qt.callLater(panel.follow)

            Repeater {
                id: moves

                model: Aids.moves

                onCountChanged: panel.current = count - 1

                AbstractButton {
                    id: entry

                    required property int index
                    required property int seat
                    required property string card
                    required property var taken
                    required property bool scopa
                    readonly property var move: ({
                            seat: seat,
                            card: card,
                            taken: taken,
                            scopa: scopa
                        })

                    activeFocusOnTab: index === panel.current || activeFocus
                    objectName: "move-" + index
                    padding: 8
                    text: Sentences.played(move)
                    width: parent?.width ?? 0
                    Accessible.description: qsTr("Shows this move again")
                    Accessible.name: qsTr("%1: %2").arg(index + 1).arg(text)

                    Keys.onDownPressed: panel.walk(1)
                    Keys.onEnterPressed: click()
                    Keys.onReturnPressed: click()
                    Keys.onUpPressed: panel.walk(-1)
                    onClicked: Pages.made("lastMove").show(move)

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
                        border.color: entry.visualFocus ? "white" : Theme.barLine
                        border.width: entry.visualFocus ? 3 : entry.hovered ? 1 : 0
                        color: Seats.sideOf(entry.seat) === Seats.side ? Theme.cloth : Theme.panel
                        radius: Theme.radius
                    }
                }
            }
        }
    }
}
