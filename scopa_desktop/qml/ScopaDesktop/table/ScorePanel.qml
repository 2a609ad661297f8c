pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The match: the points of both sides on their way to the target; where `room` is short, the points alone. */
Rectangle {
    id: panel

    property real room: 1000
    readonly property int size: Math.round(Places.words * 1.2)
    readonly property bool whole: 2 * (size * 1.25 + 13) + going.implicitHeight + 48 <= room

    implicitHeight: content.implicitHeight + (whole ? 28 : 12)
    implicitWidth: (names.height ? names.advanceWidth(Who.side(Seats.other)) : 0) + panel.size * 1.3 + 44
    color: Theme.panel
    radius: 14

    FontMetrics {
        id: names

        font.bold: true
        font.pixelSize: Places.words
    }

    FontMetrics {
        id: numbers

        font.bold: true
        font.pixelSize: panel.size
    }

    /* Both names have one size: that in which the longer one has room. */
    readonly property real name: numbers.height ? Math.min(1, (content.width - numbers.advanceWidth("00") - 8) / Math.max(names.advanceWidth(Who.side(Seats.other)), names.advanceWidth(Who.side(Seats.side)))) : 1

    Column {
        id: content

        spacing: panel.whole ? 10 : 0
        width: parent.width - 28
        x: 14
        y: panel.whole ? 14 : 6

        Repeater {
            model: Seats.sides

            Column {
                id: side

                required property int modelData
                readonly property int points: Stage.totals[modelData] ?? 0
                readonly property bool mine: modelData === Seats.side

                Accessible.name: qsTr("%1: %2").arg(who.text).arg(points)
                Accessible.role: Accessible.StaticText

                spacing: 5
                width: content.width

                Item {
                    width: parent.width
                    height: number.implicitHeight

                    Words {
                        id: who

                        silent: true
                        anchors.left: parent.left
                        anchors.right: number.left
                        anchors.rightMargin: 8
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.clothText
                        font.bold: true
                        font.pixelSize: Math.max(16, Math.floor(Places.words * panel.name))
                        objectName: "name-" + side.modelData
                        text: Who.side(side.modelData)
                    }

                    Words {
                        id: number

                        silent: true
                        anchors.right: parent.right
                        color: side.mine ? Theme.gold : Theme.clothText
                        font.bold: true
                        font.pixelSize: panel.size
                        objectName: "total-" + side.modelData
                        text: side.points
                    }
                }

                Row {
                    id: track

                    readonly property int target: Game.rules.target
                    readonly property real step: content.width / target

                    visible: panel.whole

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
            id: going

            color: Theme.clothSoft
            font.pixelSize: Math.max(16, Places.words * 0.9)
            objectName: "going"
            text: Practice.deal.kind ? Names.practice(Practice.deal) : qsTr("First to %1").arg(Game.rules.target)
            visible: panel.whole
            width: parent.width
            wrapMode: Text.Wrap
        }
    }
}
