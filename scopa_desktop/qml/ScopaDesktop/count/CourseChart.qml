pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import ScopaDesktop
import ScopaDesktop.Backend

/* The points of both sides after every round: mine a line with discs, theirs a dashed one with diamonds, and the target. */
Item {
    id: chart

    readonly property var course: Finale.course
    readonly property int rounds: Math.max(1, course.length - 1)
    readonly property int target: Game.rules.target
    readonly property int most: Math.max(target, ...course.map(totals => Math.max(...totals)))
    readonly property real margin: Theme.small * 2.2
    readonly property real rim: Theme.small * 1.2
    readonly property real foot: Theme.small * 1.7
    readonly property real head: Theme.small * 0.9

    function across(round: int): real {
        return margin + (width - margin - rim) * round / rounds;
    }

    function up(points: int): real {
        return head + (height - head - foot) * (1 - points / most);
    }

    function line(side: int): var {
        return course.map((totals, round) => Qt.point(across(round), up(totals[side])));
    }

    Accessible.name: course.map((totals, round) => qsTr("after round %1: %2 to %3").arg(round).arg(totals[Seats.side]).arg(totals[Seats.other])).slice(1).join(", ")
    Accessible.role: Accessible.Chart

    /* The round that decided. */
    Rectangle {
        color: Theme.paperDeep
        height: parent.height
        radius: 6
        visible: Finale.decided > 0
        width: (chart.width - chart.margin - chart.rim) / chart.rounds
        x: chart.across(Finale.decided - 1)
    }

    Repeater {
        model: [0, chart.target]

        Item {
            id: level

            required property int modelData

            width: chart.width
            y: chart.up(modelData)

            Rectangle {
                color: level.modelData ? Theme.ink : Theme.edge
                height: level.modelData ? 2 : 1
                width: parent.width - chart.margin - chart.rim
                x: chart.margin
                y: -1
            }

            Words {
                anchors.verticalCenter: parent.top
                font.bold: level.modelData > 0
                font.pixelSize: Theme.small
                horizontalAlignment: Text.AlignRight
                silent: true
                text: level.modelData
                width: chart.margin - 8
            }
        }
    }

    Shape {
        anchors.fill: parent
        preferredRendererType: Shape.CurveRenderer

        ShapePath {
            capStyle: ShapePath.RoundCap
            fillColor: "transparent"
            joinStyle: ShapePath.RoundJoin
            strokeColor: Theme.action
            strokeWidth: 4

            PathPolyline {
                path: chart.line(Seats.side)
            }
        }

        ShapePath {
            dashPattern: [3, 2]
            fillColor: "transparent"
            strokeColor: Theme.theirs
            strokeStyle: ShapePath.DashLine
            strokeWidth: 3

            PathPolyline {
                path: chart.line(Seats.other)
            }
        }
    }

    Repeater {
        model: chart.course.length

        Item {
            id: round

            required property int index
            readonly property var totals: chart.course[index]

            x: chart.across(index)

            Words {
                font.bold: round.index === Finale.decided
                font.pixelSize: Theme.small
                silent: true
                text: round.index || ""
                x: -width / 2
                y: chart.height - chart.foot + 4
            }

            Rectangle {
                color: Theme.theirs
                height: 10
                rotation: 45
                visible: round.index > 0
                width: 10
                x: -5
                y: chart.up(round.totals[Seats.other]) - 5
            }

            Rectangle {
                border.color: Theme.paper
                border.width: 2
                color: Theme.action
                height: 15
                radius: 8
                visible: round.index > 0
                width: 15
                x: -7.5
                y: chart.up(round.totals[Seats.side]) - 7.5
            }
        }
    }
}
