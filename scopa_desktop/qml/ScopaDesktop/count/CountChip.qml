import QtQuick
import QtQuick.Shapes
import ScopaDesktop

/* The points that a side has won with a line: round and pointing left for mine, square and pointing right for theirs. */
Item {
    id: chip

    property int points: 0
    property bool mine: true
    property bool shown: true
    readonly property color fill: mine ? Theme.action : Theme.theirs
    readonly property real nose: height * 0.3

    implicitHeight: label.implicitHeight + 8
    implicitWidth: label.implicitWidth + height * 0.8 + nose
    opacity: points && shown ? 1 : 0
    scale: opacity ? 1 : 0.5

    Behavior on scale {
        enabled: !Tempo.still

        NumberAnimation {
            duration: Tempo.now.flip
            easing.type: Easing.OutBack
        }
    }

    Rectangle {
        color: chip.fill
        height: parent.height
        radius: chip.mine ? height / 2 : 5
        width: parent.width - chip.nose
        x: chip.mine ? chip.nose : 0
    }

    Shape {
        height: parent.height
        preferredRendererType: Shape.CurveRenderer
        width: chip.nose + chip.height * 0.4
        x: chip.mine ? 0 : chip.width - width

        ShapePath {
            fillColor: chip.fill
            strokeWidth: -1
            startX: chip.mine ? 0 : chip.nose + chip.height * 0.4
            startY: chip.height / 2

            PathLine {
                x: chip.mine ? chip.nose + chip.height * 0.4 : 0
                y: chip.height * 0.1
            }
            PathLine {
                x: chip.mine ? chip.nose + chip.height * 0.4 : 0
                y: chip.height * 0.9
            }
        }
    }

    Words {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        color: chip.mine ? Theme.actionText : Theme.theirsText
        font.bold: true
        silent: true
        text: "+" + chip.points
        x: (chip.mine ? chip.nose : 0) + (chip.width - chip.nose - width) / 2
    }
}
