pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop

/* A card played, the table it is played to, and what it takes framed. */
Column {
    id: scene

    required property var part

    /* How wide it may be. */
    required property real room

    readonly property var open: scene.part.table
    readonly property real cardWidth: Math.min(Theme.body * 5.5 / Theme.ratio, (scene.room - Theme.body * 2) / (open.length + 1) - 8)

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
                code: scene.part.card
            }
        }

        Column {
            spacing: 5

            Words {
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                text: qsTr("On the table, what it takes framed")
                width: Math.max(scene.room - scene.cardWidth - Theme.body * 2, 0)
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
                            visible: scene.part.taken.includes(lying.modelData)
                        }
                    }
                }
            }
        }
    }

    Words {
        color: Theme.inkSoft
        lineHeight: 1.25
        text: scene.part.text
        visible: text !== ""
        width: parent.width
        wrapMode: Text.Wrap
    }
}
