pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* Does the computer cheat? What prevents it, and what was really dealt. */
Sheet {
    id: page

    readonly property var rows: opened ? History.fairness : []

    function kind(key: string): string {
        switch (key) {
        case "settebello":
            return qsTr("Settebello");
        case "sevens":
            return qsTr("Sevens");
        case "denari":
            return qsTr("Coins");
        default:
            return qsTr("Kings");
        }
    }

    closable: true
    objectName: "fairness"
    title: qsTr("Does the computer cheat?")
    width: Math.min(parent.width - 32, Math.max(860, Theme.body * 46))
    height: Math.min(parent.height - 32, content.implicitHeight + topPadding + bottomPadding)

    onAboutToShow: History.read()
    onOpened: scroll.begin()

    component Plain: Words {
        lineHeight: 1.25
        width: parent?.width ?? 0
        wrapMode: Text.Wrap
    }

    contentItem: Scroller {
        id: scroll

        Column {
            id: content

            spacing: 6
            width: scroll.availableWidth - 20

            Plain {
                text: qsTr("No. And you need not believe it: you can check.")
            }

            Heading {
                text: qsTr("The deck is sealed")
            }

            Plain {
                text: qsTr("Before the first card is seen, the deck is shuffled by the system's generator for secrets, and a seal of it is on the table. Nobody can find another order with the same seal. Then the deck is cut, by you if you like; where the program cuts follows from random digits inside the seal, so it has no choice. When the round is over the order is shown, and the seal can be checked with this program or without it.")
            }

            Plain {
                text: qsTr("Each seal also stands for all of the match that was before it: who noted one down would see if a card, a move or a count of it was changed afterwards.")
            }

            PushButton {
                objectName: "fairness-seals"
                plain: true
                text: qsTr("The sealed deck")
                onClicked: Commands.run("seals")
            }

            Heading {
                text: qsTr("The computer sees what you see")
            }

            Plain {
                text: qsTr("The computer is told its own cards, the table, what was played and how many cards are left, and nothing else: the part of the program that thinks has no way to the deck or to your cards. Tests exchange the cards it cannot see: its choice stays the same.")
            }

            Heading {
                text: qsTr("The level does not touch the cards")
            }

            Plain {
                text: qsTr("A higher level remembers more and thinks further ahead. The shuffle knows nothing of the level, and nothing of the score.")
            }

            Heading {
                text: qsTr("What was dealt to you")
            }

            Plain {
                text: page.rows.length ? qsTr("These are the cards that every deck of 40 held for you and for the computer, also the decks of rounds given up. Chance alone keeps each number within the range on the right 99 times in 100.") : qsTr("As soon as a match is over, the cards that were dealt to you and to the computer are counted here.")
            }

            Plain {
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                text: qsTr("The bar is you, the ring the computer; the box is the range of chance.")
                visible: page.rows.length > 0
            }

            Repeater {
                model: page.rows

                Column {
                    id: row

                    required property var modelData

                    spacing: 2
                    topPadding: 8
                    width: content.width

                    Words {
                        font.bold: true
                        text: (row.modelData.level ? Choices.level(row.modelData.level) : qsTr("All levels")) + " · " + qsTr("%n deck(s)", "", row.modelData.decks)
                        width: parent.width
                        wrapMode: Text.Wrap
                    }

                    Repeater {
                        model: row.modelData.kinds

                        Item {
                            id: line

                            required property var modelData
                            readonly property real wide: modelData.high - modelData.low
                            readonly property real least: Math.max(0, modelData.low - wide / 2)
                            readonly property real most: modelData.high + wide / 2

                            function place(value: real): real {
                                return Math.max(0, Math.min((value - least) / (most - least), 1)) * ruler.width;
                            }

                            implicitHeight: Math.max(label.implicitHeight, Theme.body * 1.6)
                            objectName: "dealt-" + row.modelData.level + "-" + modelData.kind
                            width: row.width
                            Accessible.name: label.text + ". " + range.text
                            Accessible.role: Accessible.StaticText

                            Words {
                                id: label

                                anchors.verticalCenter: parent.verticalCenter
                                text: qsTr("%1: you %2, computer %3").arg(page.kind(line.modelData.kind)).arg(line.modelData.sides[0]).arg(line.modelData.sides[1])
                                width: parent.width * 0.44
                                wrapMode: Text.Wrap
                            }

                            Item {
                                id: ruler

                                anchors.verticalCenter: parent.verticalCenter
                                height: Theme.body
                                width: parent.width * 0.26
                                x: parent.width * 0.46

                                Rectangle {
                                    anchors.verticalCenter: parent.verticalCenter
                                    height: 2
                                    width: parent.width
                                    color: Theme.inkSoft
                                }

                                Rectangle {
                                    x: line.place(line.modelData.low)
                                    width: line.place(line.modelData.high) - x
                                    height: parent.height
                                    border.color: Theme.action
                                    border.width: 1
                                    color: Theme.paperDeep
                                    radius: 4
                                }

                                Rectangle {
                                    x: line.place(line.modelData.sides[1]) - 5
                                    y: (parent.height - height) / 2
                                    width: 10
                                    height: 10
                                    border.color: Theme.ink
                                    border.width: 2
                                    color: Theme.field
                                    radius: 5
                                }

                                Rectangle {
                                    x: line.place(line.modelData.sides[0]) - 3
                                    y: -2
                                    width: 6
                                    height: parent.height + 4
                                    color: Theme.action
                                    radius: 2
                                }
                            }

                            Words {
                                id: range

                                anchors.right: parent.right
                                anchors.verticalCenter: parent.verticalCenter
                                color: Theme.inkSoft
                                font.pixelSize: Theme.small
                                horizontalAlignment: Text.AlignRight
                                text: qsTr("chance: %1 to %2").arg(line.modelData.low).arg(line.modelData.high)
                                width: parent.width * 0.26
                                wrapMode: Text.Wrap
                            }
                        }
                    }
                }
            }
        }
    }
}
