pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The cards by rank and suit: those not yet seen lie there as little cards, those seen have left their place. */
SidePanel {
    id: board

    readonly property var seen: Aids.seen
    readonly property int ranks: Game.rules.form === "scopa-28" ? 7 : 10

    note: qsTr("An aid. White: not yet seen.")
    objectName: "board"
    title: qsTr("Cards to come")

    Scroller {
        id: scroll

        activeFocusOnTab: activeFocus || contentHeight > height
        anchors.fill: parent
        objectName: "board-cards"

        Column {
            id: grid

            readonly property real cell: (scroll.availableWidth - (scroll.contentHeight > scroll.height ? 16 : 0)) / 4
            readonly property real line: Math.max(Theme.body * 1.35, Math.min(Theme.body * 2.2, (scroll.height - signs.height) / board.ranks))

            Row {
                id: signs

                bottomPadding: 4

                Repeater {
                    model: ["d", "c", "s", "b"]

                    Item {
                        id: head

                        required property string modelData

                        height: sign.height
                        width: grid.cell

                        Rectangle {
                            anchors.centerIn: parent
                            color: Theme.ground
                            height: sign.height
                            radius: 6
                            width: sign.width + 8
                        }

                        Image {
                            id: sign

                            anchors.centerIn: parent
                            asynchronous: true
                            height: Theme.body * 1.5
                            source: Theme.signs[head.modelData] ?? ""
                            sourceSize.height: height
                            sourceSize.width: width
                            width: height
                        }
                    }
                }
            }

            Repeater {
                model: board.ranks

                Row {
                    id: row

                    required property int index

                    Repeater {
                        model: ["d", "c", "s", "b"]

                        Item {
                            id: place

                            required property string modelData
                            readonly property string code: row.index + 1 + modelData
                            readonly property bool gone: board.seen.includes(code)

                            height: grid.line
                            objectName: "seen-" + code
                            width: grid.cell
                            Accessible.name: gone ? qsTr("%1: seen").arg(Names.capital(Names.card(code))) : qsTr("%1: not yet seen").arg(Names.capital(Names.card(code)))
                            Accessible.role: Accessible.StaticText

                            Rectangle {
                                anchors.fill: parent
                                anchors.margins: 2
                                border.color: Theme.barLine
                                border.width: place.gone ? 0 : 1
                                color: place.gone ? "transparent" : "#fffaf0"
                                radius: 5
                            }

                            Words {
                                anchors.centerIn: parent
                                color: place.gone ? Theme.barLine : Theme.dark
                                font.bold: !place.gone
                                font.pixelSize: place.gone ? Theme.small : Theme.body
                                silent: true
                                text: place.gone ? "·" : row.index + 1
                            }
                        }
                    }
                }
            }
        }
    }
}
