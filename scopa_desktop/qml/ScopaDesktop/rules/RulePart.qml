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

        RulePlay {
            part: shown.part
            room: shown.width
        }
    }

    Component {
        id: count

        RuleCount {
            part: shown.part
            room: shown.width
        }
    }
}
