import QtQuick
import ScopaDesktop

/* One side of a line of the count: its cards, what they come to, and the points won, from the outside to the middle. */
Item {
    id: half

    required property var line
    required property int side
    property bool mine: true
    property real numberWidth: Theme.body * 3
    property real chipWidth: Theme.body * 3
    property real cardWidth: 66
    property real tall: cardWidth
    property point pile: Qt.point(0, 0)
    readonly property int count: line.counts[side]
    readonly property int won: line.points[side]
    readonly property real rest: width - numberWidth - chipWidth

    implicitHeight: rack.implicitHeight

    CountCards {
        id: rack

        anchors.top: parent.top
        cardWidth: half.cardWidth
        codes: half.line.category === "carte" ? Array(Math.min(6, Math.ceil(half.count / 5))).fill("") : half.line.cards[half.side]
        mirrored: half.mine
        pile: half.pile
        shown: half.line.shown
        tall: half.tall
        width: half.rest - 8
        worth: half.line.worth[half.side]
        x: half.mine ? 0 : half.width - half.rest + 8
    }

    Words {
        id: number

        objectName: "counted-" + half.side

        color: Theme.ink
        font.bold: half.won > 0
        font.pixelSize: half.won > 0 ? Theme.large : Theme.body
        height: half.tall
        horizontalAlignment: half.mine ? Text.AlignRight : Text.AlignLeft
        opacity: half.line.shown ? 1 : 0
        silent: true
        text: CountWords.isSingle(half.line) ? "" : half.count < 0 ? "–" : half.count
        verticalAlignment: Text.AlignVCenter
        width: half.numberWidth - 8
        x: half.mine ? half.rest : half.chipWidth + 8
    }

    CountChip {
        id: chip

        anchors.verticalCenter: number.verticalCenter
        mine: half.mine
        points: half.won
        shown: half.line.shown
        x: half.mine ? half.width - half.chipWidth + 4 : half.chipWidth - width - 4
    }
}
