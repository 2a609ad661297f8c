pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop.Backend

/* The match: the points of both sides on their way to the target. */
Rectangle {
    id: panel

    /* Points of each side that the count has not come to. */
    property var awaited: [0, 0]

    implicitHeight: content.implicitHeight + 28
    color: Theme.panel
    radius: 14

    Column {
        id: content

        spacing: 10
        width: parent.width - 28
        x: 14
        y: 14

        Repeater {
            model: 2

            Column {
                id: side

                required property int index
                readonly property int points: (Game.totals[index] ?? 0) - panel.awaited[index]
                readonly property bool mine: index === 0

                spacing: 5
                width: content.width

                Item {
                    width: parent.width
                    height: points.implicitHeight

                    Words {
                        anchors.left: parent.left
                        anchors.right: points.left
                        anchors.rightMargin: 8
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.clothText
                        font.bold: true
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 16
                        text: side.mine ? qsTr("You") : qsTr("Computer")
                    }

                    Words {
                        id: points

                        anchors.right: parent.right
                        color: side.mine ? Theme.gold : Theme.clothText
                        font.bold: true
                        font.pixelSize: Theme.large
                        objectName: "total-" + side.index
                        text: side.points
                    }
                }

                Row {
                    id: track

                    readonly property int target: Game.rules.target
                    readonly property real step: content.width / target

                    Repeater {
                        model: track.target

                        Rectangle {
                            required property int index

                            width: track.step - (track.step > 5 ? 2 : 1)
                            height: 8
                            color: index < side.points ? (side.mine ? Theme.gold : Theme.clothText) : "#4dffffff"
                            radius: Math.min(4, width / 2)

                            anchors.verticalCenter: parent.verticalCenter
                        }
                    }
                    spacing: step > 5 ? 2 : 1
                }
            }
        }

        Words {
            color: Theme.clothSoft
            font.pixelSize: Theme.small
            objectName: "going"
            text: Practice.deal.kind ? Names.practice(Practice.deal) : qsTr("First to %1").arg(Game.rules.target)
            width: parent.width
            wrapMode: Text.Wrap
        }
    }
}
