pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop

/* The count of a round, line by line. */
Column {
    id: sheet

    required property var part

    /* How wide it may be. */
    required property real room

    readonly property bool narrow: sheet.room < Theme.body * 26
    readonly property real nameWidth: narrow ? 0 : Theme.body * 7
    readonly property real cellWidth: (sheet.room - nameWidth) / 2

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
        model: sheet.part.lines

        Column {
            id: line

            required property var modelData

            spacing: Theme.body * 0.3

            Rectangle {
                width: sheet.room
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
