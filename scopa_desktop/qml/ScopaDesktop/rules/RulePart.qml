pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop

/* One part of a chapter of the rule book; RuleChapters says which kinds there are. */
Loader {
    id: shown

    required property var part
    readonly property var kinds: ({
            cards: cards,
            count: count,
            head: head,
            list: points,
            play: play,
            rows: rows,
            text: plain
        })

    sourceComponent: kinds[part.kind]

    component Plain: Words {
        lineHeight: 1.25
        width: parent?.width ?? 0
        wrapMode: Text.Wrap
    }

    component Caption: Plain {
        color: Theme.inkSoft
        text: shown.part.text
        visible: text !== ""
    }

    Component {
        id: plain

        Plain {
            text: shown.part.text
        }
    }

    Component {
        id: head

        Plain {
            font.bold: true
            text: shown.part.text
            topPadding: Theme.body * 0.5
            Accessible.role: Accessible.Heading
        }
    }

    Component {
        id: points

        Column {
            spacing: Theme.body * 0.4

            Repeater {
                model: shown.part.items

                Row {
                    id: point

                    required property string modelData

                    spacing: Theme.body * 0.6

                    Rectangle {
                        y: Theme.body * 0.5
                        width: height
                        height: Theme.body * 0.35
                        color: Theme.action
                        radius: height / 2
                    }

                    Plain {
                        text: point.modelData
                        width: shown.width - Theme.body
                    }
                }
            }
        }
    }

    Component {
        id: rows

        Column {
            id: table

            readonly property real first: Math.min(Theme.body * 11, shown.width * 0.42)

            Repeater {
                model: shown.part.rows

                Item {
                    id: line

                    required property int index
                    required property var modelData

                    implicitHeight: Math.max(name.implicitHeight, meaning.implicitHeight) + Theme.body * 0.5
                    implicitWidth: shown.width

                    Rectangle {
                        width: parent.width
                        height: 1
                        color: Theme.line
                    }

                    Plain {
                        id: name

                        y: Theme.body * 0.25
                        font.bold: true
                        text: line.modelData[0]
                        width: table.first
                    }

                    Plain {
                        id: meaning

                        x: table.first + Theme.body
                        y: Theme.body * 0.25
                        text: line.modelData[1]
                        width: parent.width - x
                    }
                }
            }
        }
    }

    Component {
        id: cards

        Column {
            spacing: Theme.body * 0.3

            CardRow {
                cardHeight: Theme.body * 5.5
                codes: shown.part.codes
                maximum: shown.width
            }

            Caption {}
        }
    }

    Component {
        id: play

        Column {
            id: scene

            readonly property var open: shown.part.table
            readonly property real cardWidth: Math.min(Theme.body * 5.5 / Theme.ratio, (shown.width - Theme.body * 2) / (open.length + 1) - 8)

            spacing: Theme.body * 0.4

            Row {
                spacing: Theme.body * 2

                Column {
                    spacing: 5

                    Words {
                        color: Theme.inkSoft
                        font.pixelSize: Theme.small
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 14
                        text: qsTr("Played")
                        width: scene.cardWidth
                    }

                    CardFace {
                        width: scene.cardWidth
                        height: width * Theme.ratio
                        code: shown.part.card
                    }
                }

                Column {
                    spacing: 5

                    Words {
                        color: Theme.inkSoft
                        font.pixelSize: Theme.small
                        text: qsTr("On the table, what it takes framed")
                        width: Math.max(shown.width - scene.cardWidth - Theme.body * 2, 0)
                        wrapMode: Text.Wrap
                    }

                    Row {
                        spacing: 8

                        Repeater {
                            model: scene.open

                            CardFace {
                                id: lying

                                required property string modelData

                                width: scene.cardWidth
                                height: width * Theme.ratio
                                code: modelData

                                Rectangle {
                                    anchors.fill: parent
                                    anchors.margins: -3
                                    border.color: Theme.action
                                    border.width: 5
                                    color: "transparent"
                                    radius: Theme.radius
                                    visible: shown.part.taken.includes(lying.modelData)
                                }
                            }
                        }
                    }
                }
            }

            Caption {}
        }
    }

    Component {
        id: count

        Column {
            id: sheet

            readonly property bool narrow: shown.width < Theme.body * 26
            readonly property real nameWidth: narrow ? 0 : Theme.body * 7
            readonly property real cellWidth: (shown.width - nameWidth) / 2

            spacing: Theme.body * 0.4

            Row {
                Item {
                    width: sheet.nameWidth
                    height: 1
                }

                Repeater {
                    model: [qsTr("You"), qsTr("Computer")]

                    Words {
                        required property string modelData

                        color: Theme.inkSoft
                        text: modelData
                        width: sheet.cellWidth
                    }
                }
            }

            Repeater {
                model: shown.part.lines

                Column {
                    id: line

                    required property var modelData

                    spacing: Theme.body * 0.3

                    Rectangle {
                        width: shown.width
                        height: 1
                        color: Theme.line
                    }

                    Words {
                        font.bold: true
                        text: line.modelData[0]
                        visible: sheet.narrow
                    }

                    Row {
                        Words {
                            font.bold: true
                            text: line.modelData[0]
                            visible: !sheet.narrow
                            width: sheet.nameWidth
                        }

                        Repeater {
                            model: 2

                            Column {
                                id: cell

                                required property int index
                                readonly property int won: line.modelData[3][index]
                                readonly property var codes: line.modelData[4][index]

                                spacing: 4
                                bottomPadding: 1
                                width: sheet.cellWidth

                                Row {
                                    spacing: 8

                                    Words {
                                        anchors.verticalCenter: parent.verticalCenter
                                        font.bold: cell.won > 0
                                        text: line.modelData[1 + cell.index]
                                        visible: text !== ""
                                        width: Math.min(implicitWidth, cell.width - badge.width - 16)
                                        wrapMode: Text.Wrap
                                    }

                                    Rectangle {
                                        id: badge

                                        width: gain.implicitWidth + 14
                                        height: gain.implicitHeight + 6
                                        color: Theme.action
                                        radius: height / 2
                                        visible: cell.won > 0

                                        Words {
                                            id: gain

                                            anchors.centerIn: parent
                                            color: Theme.actionText
                                            font.bold: true
                                            text: "+" + cell.won
                                        }
                                    }
                                }

                                CardRow {
                                    cardHeight: Theme.body * 3.6
                                    codes: cell.codes
                                    maximum: cell.width - Theme.body
                                    visible: cell.codes.length > 0
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
