pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import ScopaDesktop
import ScopaDesktop.Backend

/* Where in the match the position is, with a mark where each round begins. */
T.Slider {
    id: track

    implicitHeight: 32
    from: 0
    objectName: "track"
    snapMode: T.Slider.SnapAlways
    stepSize: 1
    to: Math.max(1, Replay.count - 1)
    value: Replay.at
    Accessible.name: qsTr("Position in the match")

    onMoved: {
        Replay.go(Math.round(value));
        value = Qt.binding(() => Replay.at);
    }

    background: Rectangle {
        width: track.width
        height: 8
        y: 12
        color: Theme.line
        radius: 4

        Repeater {
            model: Replay.starts

            Rectangle {
                required property int modelData

                x: modelData / track.to * (track.width - 28) + 13
                y: -4
                width: 2
                height: 16
                color: Theme.inkSoft
            }
        }
    }
    handle: Rectangle {
        x: track.visualPosition * (track.width - width)
        y: 2
        width: 28
        height: 28
        border.color: track.visualFocus ? Theme.focus : Theme.paper
        border.width: 3
        color: Theme.action
        radius: 14
    }
}
