pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop

/* The cards of a side that a line counts, standing behind a rule, overlapped where they are many; they come from the pile. */
Item {
    id: rack

    property var codes: []

    /* What each is worth, written beneath it; empty where nothing is. */
    property var worth: []

    /* Whether the first card stands at the right, for the side at the left. */
    property bool mirrored: false

    /* Whether they lie there: else they are still in the pile. */
    property bool shown: true
    property real cardWidth: 66

    /* How much of a card is seen above the rule. */
    property real tall: cardWidth
    readonly property bool backs: codes.length > 0 && codes[0] === ""
    readonly property real lip: worth.length ? Theme.small * 1.35 : 0
    readonly property real pitch: codes.length > 1 ? Math.min(backs ? 1.5 : cardWidth + 10, (width - cardWidth) / (codes.length - 1)) : 0

    /* Where the pile lies, seen from here. */
    property point pile: Qt.point(0, 0)

    implicitHeight: tall + lip
    implicitWidth: codes.length ? cardWidth + pitch * (codes.length - 1) : 0

    Repeater {
        model: rack.codes

        Item {
            id: place

            required property int index
            required property string modelData
            readonly property real off: index * rack.pitch

            height: rack.tall + rack.lip
            width: rack.cardWidth
            x: rack.mirrored ? rack.width - rack.cardWidth - (rack.codes.length - 1 - index) * rack.pitch : off

            Item {
                clip: flight.gone === 1
                height: rack.tall
                width: rack.cardWidth

                CardFace {
                    height: width * Theme.ratio
                    opacity: rack.shown ? 1 : 0
                    width: rack.cardWidth
                    code: place.modelData
                    x: (rack.pile.x - place.x) * (1 - flight.gone)
                    y: (rack.pile.y - rack.tall) * (1 - flight.gone)
                }
            }

            Words {
                anchors.horizontalCenter: parent.horizontalCenter
                anchors.top: parent.top
                anchors.topMargin: rack.tall + 1
                font.bold: true
                font.pixelSize: Theme.small
                silent: true
                text: rack.worth[place.index] ?? ""
                visible: text !== "" && rack.shown
            }

            /* From the pile to its place. */
            QtObject {
                id: flight

                property real gone: rack.shown ? 1 : 0

                Behavior on gone {
                    enabled: !Tempo.still

                    SequentialAnimation {
                        PauseAnimation {
                            duration: place.index * Tempo.sweepStep
                        }
                        NumberAnimation {
                            duration: Tempo.now.sweep
                            easing.type: Easing.OutCubic
                        }
                    }
                }
            }
        }
    }

    Rectangle {
        color: Theme.edge
        height: 1
        visible: rack.codes.length > 0 && rack.shown
        width: rack.implicitWidth + 8
        x: rack.mirrored ? rack.width - rack.implicitWidth - 4 : -4
        y: rack.tall
    }
}
