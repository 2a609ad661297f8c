pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import ScopaDesktop.Backend

/* The rules in short, and every key. */
Sheet {
    id: help

    readonly property var rules: [[qsTr("The aim"), qsTr("Take cards from the table with the cards of your hand, and count the points of what you took. The match goes to %1.").arg(Game.rules.target)], [qsTr("Taking"), qsTr("A card takes one card of the same value, or several cards that add up to its value. The jack is worth 8, the knight 9, the king 10.")], [qsTr("Must and may"), qsTr("A card that can take must take. If a card of the same value lies on the table, that one is taken and not a sum. Between several sums you choose.")], [qsTr("Scopa"), qsTr("Who takes all that is on the table makes a scopa, worth one point. It does not count with the very last card of the round.")], [qsTr("Dealing"), qsTr("Three cards each, four on the table. When the hands are empty three more are dealt, until the deck is finished. What is left on the table goes to whoever took last. With three or four kings on the table at the start, the cards are dealt again.")], [qsTr("The count"), qsTr("One point each for more cards, more coins, the settebello (seven of coins) and the better primiera; one for every scopa. On a tie nobody gets the point.")], [qsTr("Primiera"), qsTr("The best card of each suit: seven 21, six 18, ace 16, five 15, four 14, three 13, two 12, figures 10. Without a card of every suit there is no primiera.")], [qsTr("Winning"), qsTr("Whoever reaches the target with more points wins; with equal points another round is played.")]]
    readonly property var keys: [["1 2 3", qsTr("play or choose a card of the hand")], ["← → ↑ ↓", qsTr("walk through the hand, change the capture")], [qsTr("Enter, Space"), qsTr("play the card, confirm the capture")], ["Esc", qsTr("give up the choice, close a page")], ["H, Shift+H", qsTr("a hint, the best move and why")], ["U", qsTr("the computer's last move again")], ["Z", qsTr("see the card very large")], ["Ctrl+Z, Ctrl+Shift+Z", qsTr("take back a move, make it again")], ["N", qsTr("new match")], ["L", qsTr("next level")], ["D", qsTr("next deck of cards")], ["Ctrl++, Ctrl+-, Ctrl+0", qsTr("size of the text")], ["Ctrl+,", qsTr("settings")], ["F1", qsTr("this page")], ["F11", qsTr("full screen")], ["Ctrl+Q", qsTr("quit")]]

    objectName: "help"
    title: qsTr("Rules and keys")
    width: Math.min(parent.width - 32, Theme.body * 44)
    height: Math.min(parent.height - 32, content.implicitHeight + topPadding + bottomPadding)

    onOpened: scroll.forceActiveFocus()

    contentItem: Scroller {
        id: scroll

        Column {
            id: content

            readonly property real inner: scroll.availableWidth - 20

            spacing: 14
            width: scroll.availableWidth

            Repeater {
                model: help.rules

                Column {
                    required property var modelData

                    spacing: 2
                    width: content.inner

                    Words {
                        font.bold: true
                        text: parent.modelData[0]
                        width: parent.width
                        wrapMode: Text.Wrap
                    }

                    Words {
                        lineHeight: 1.25
                        text: parent.modelData[1]
                        width: parent.width
                        wrapMode: Text.Wrap
                    }
                }
            }

            Words {
                font.bold: true
                font.pixelSize: Theme.large
                text: qsTr("Keys")
                topPadding: 10
            }

            Repeater {
                model: help.keys

                Row {
                    id: key

                    required property var modelData

                    spacing: 16
                    width: content.inner

                    Words {
                        font.bold: true
                        text: key.modelData[0]
                        width: Math.min(Theme.body * 13, content.inner * 0.42)
                        wrapMode: Text.Wrap
                    }

                    Words {
                        text: key.modelData[1]
                        width: parent.width - Math.min(Theme.body * 13, content.inner * 0.42) - 16
                        wrapMode: Text.Wrap
                    }
                }
            }

            PushButton {
                text: qsTr("Close")
                onClicked: help.close()
            }
        }
    }
}
