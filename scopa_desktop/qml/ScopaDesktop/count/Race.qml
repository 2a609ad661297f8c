pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The points of both sides as a race: mine in round cells, theirs in square ones, the new ones with a dot, and the finish. */
Column {
    id: race

    readonly property int target: Game.rules.target
    readonly property real nameWidth: Math.min(width * 0.3, Math.max(ourName.implicitWidth, theirName.implicitWidth) + 16)
    readonly property real sums: Theme.body * 7
    readonly property real track: Math.min(width - nameWidth - sums - 20, target * 46)
    readonly property real step: track / target
    readonly property bool cells: step >= 9
    readonly property real line: Math.max(24, Theme.large * 1.15)

    spacing: 4

    Words {
        id: ourName

        text: Who.side(Seats.side)
        font.bold: true
        visible: false
    }

    Words {
        id: theirName

        text: Who.side(Seats.other)
        font.bold: true
        visible: false
    }

    Repeater {
        model: Seats.sides

        Item {
            id: lane

            required property int modelData
            readonly property bool mine: modelData === Seats.side
            readonly property int total: Stage.totals[modelData] ?? 0
            readonly property int gained: Stage.gained[modelData] ?? 0
            readonly property color ink: mine ? Theme.action : Theme.theirs

            height: race.line
            width: race.width
            Accessible.name: CountWords.lane(modelData, total, gained)
            Accessible.role: Accessible.StaticText

            Words {
                anchors.verticalCenter: parent.verticalCenter
                font.bold: true
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 16
                silent: true
                text: Who.side(lane.modelData)
                width: race.nameWidth - 8
            }

            Repeater {
                model: race.cells ? race.target : 0

                Rectangle {
                    required property int index
                    readonly property bool filled: index < lane.total

                    anchors.verticalCenter: parent.verticalCenter
                    border.color: filled ? lane.ink : Theme.edge
                    border.width: 2
                    color: filled ? lane.ink : "transparent"
                    height: Math.min(18, race.line * 0.7)
                    radius: lane.mine ? height / 2 : 3
                    width: race.step - Math.min(4, race.step * 0.2)
                    x: race.nameWidth + index * race.step

                    Rectangle {
                        anchors.centerIn: parent
                        color: lane.mine ? Theme.actionText : Theme.theirsText
                        height: 7
                        radius: lane.mine ? 4 : 1
                        visible: parent.filled && parent.index >= lane.total - lane.gained
                        width: 7
                    }
                }
            }

            /* To many points the race is a bar. */
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                border.color: Theme.edge
                border.width: 2
                color: "transparent"
                height: Math.min(18, race.line * 0.7)
                radius: lane.mine ? height / 2 : 3
                visible: !race.cells
                width: race.track
                x: race.nameWidth

                Rectangle {
                    color: lane.ink
                    height: parent.height
                    radius: parent.radius
                    width: parent.width * Math.min(1, lane.total / race.target)
                }
            }

            Words {
                id: number

                anchors.verticalCenter: parent.verticalCenter
                color: lane.ink
                font.bold: true
                font.pixelSize: Theme.large
                horizontalAlignment: Text.AlignRight
                objectName: "match-" + lane.modelData
                silent: true
                text: lane.total
                width: Theme.body * 2.4
                x: race.nameWidth + race.track + 12
            }

            Words {
                anchors.baseline: number.baseline
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                objectName: "gained-" + lane.modelData
                silent: true
                text: "+" + lane.gained
                x: number.x + number.width + 10
            }
        }
    }
}
