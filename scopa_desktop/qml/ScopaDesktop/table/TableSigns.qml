import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* What is written on the cloth: who sits opposite, the stock with its seal, the piles and the score. */
Item {
    id: signs

    /* What a choice would cover gives way to it. */
    required property ChoiceBar choosing
    readonly property var counts: Stage.counts

    Words {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Places.labelY
        color: Theme.clothText
        font.pixelSize: Places.words
        objectName: "opponent"
        text: Stage.phase === "theirs" ? qsTr("%1 · thinking…").arg(Who.seat(Seats.others[0])) : Who.seat(Seats.others[0])
        visible: Places.airy
    }

    Words {
        x: Math.max(8, Math.min(Places.left - width / 2, Places.width - width - 8))
        y: Places.stockY + Places.cardHeight * Places.stockScale / 2 + 6
        color: Theme.clothText
        font.pixelSize: Places.words
        text: qsTr("%n card(s)", "", signs.counts.stock)
        visible: signs.counts.stock > 0
    }

    DealSeal {
        id: seal

        x: Places.left - width / 2
        y: Places.stockY + Places.cardHeight * Places.stockScale / 2 + 6 + Places.label
        width: Math.min(implicitWidth, Places.column - 12)

        onClicked: Commands.run("seals")
    }

    Offers {
        room: panel.y - y - 10
        width: Places.column - 12
        x: Places.mirrored ? Places.width - width - 14 : 14
        y: seal.y + seal.height + 8
    }

    LastCapture {
        asked: theirs.looked
        side: Seats.other
        z: 1
    }

    LastCapture {
        asked: mine.looked
        side: Seats.side
        z: 1
    }

    PileLabel {
        id: theirs

        counts: signs.counts
        side: Seats.other
        visible: !signs.choosing.covers(this)
        y: Places.theirPileY + Places.pileSpan / 2 + 6

        onPressed: Commands.run("captured")
    }

    PileLabel {
        id: mine

        counts: signs.counts
        side: Seats.side
        visible: !signs.choosing.covers(this)
        y: Places.myPileY + Places.pileSpan / 2 + 6

        onPressed: Commands.run("captured")
    }

    ScorePanel {
        id: panel

        room: Places.height - seal.y - Places.words * 1.9 - 30
        visible: !signs.choosing.covers(this)
        width: Math.max(Places.column - 12, Math.min(implicitWidth, Places.middle - Places.cardWidth * 1.75 - 24))
        x: Places.mirrored ? Places.width - width - 14 : 14
        y: Places.height - height - 14
    }
}
