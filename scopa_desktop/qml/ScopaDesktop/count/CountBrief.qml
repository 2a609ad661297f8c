pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* A line of the count where there is no room for its cards: its name, what both sides have, and who won it. */
Item {
    id: brief

    required property var line
    readonly property real column: Theme.body * 2.1
    readonly property int winner: line.points.findIndex(points => points > 0)

    implicitHeight: name.implicitHeight + 6
    opacity: line.shown ? 1 : 0

    Words {
        id: name

        anchors.verticalCenter: parent.verticalCenter
        font.bold: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 16
        silent: true
        text: Names.category(brief.line.category)
        width: parent.width - 2 * brief.column - chip.width - 24
        x: 8
    }

    Repeater {
        model: CountWords.isSingle(brief.line) ? [] : Seats.sides

        Words {
            required property int index
            required property int modelData
            readonly property int count: brief.line.counts[modelData]

            anchors.verticalCenter: parent.verticalCenter
            font.bold: brief.winner === modelData
            horizontalAlignment: Text.AlignRight
            silent: true
            text: count < 0 ? "–" : count
            width: brief.column
            x: name.x + name.width + index * brief.column
        }
    }

    CountChip {
        id: chip

        anchors.right: parent.right
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        height: Math.min(implicitHeight, parent.height - 4)
        mine: brief.winner === Seats.side
        points: brief.winner < 0 ? 0 : brief.line.points[brief.winner]
        shown: brief.line.shown
        width: Theme.body * 2.8
    }
}
