import QtQuick
import QtQuick.Shapes
import ScopaDesktop
import ScopaDesktop.Backend

/* The sound on or off: a loudspeaker that gives waves, or is crossed out. */
Chip {
    id: chip

    readonly property real unit: Theme.body / 18

    Accessible.checkable: true
    Accessible.checked: Sounds.on
    Accessible.name: qsTr("Sound")

    onClicked: Sounds.turn()

    contentItem: Item {
        implicitWidth: 24 * chip.unit

        Shape {
            id: drawing

            readonly property color ink: Theme.clothText

            anchors.centerIn: parent
            width: 24
            height: 20
            preferredRendererType: Shape.CurveRenderer
            scale: chip.unit

            ShapePath {
                fillColor: drawing.ink
                strokeColor: drawing.ink
                strokeWidth: 1

                PathSvg {
                    path: "M1 7 H5 L11 2 V18 L5 13 H1 Z"
                }
            }

            ShapePath {
                capStyle: ShapePath.RoundCap
                fillColor: "transparent"
                strokeColor: drawing.ink
                strokeWidth: 2

                PathSvg {
                    path: Sounds.on ? "M15 7 Q17 10 15 13 M18.5 4 Q22.5 10 18.5 16" : "M15.5 7 L21.5 13 M21.5 7 L15.5 13"
                }
            }
        }
    }
}
