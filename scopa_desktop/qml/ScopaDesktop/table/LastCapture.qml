import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The last capture of a side beside its pile: the card that took, and what it took. */
Rectangle {
    id: shown

    required property int side
    readonly property bool mine: side === Seats.side

    /* It lies between the piles or, where they leave no room for it, on its own. */
    readonly property real head: Places.theirPileY + Places.pileSpan / 2 + Places.caption + 14
    readonly property real foot: Places.myPileY - Places.pileSpan / 2 - 8
    readonly property bool between: foot - head >= height
    readonly property real own: Math.min((mine ? Places.myPileY : Places.theirPileY) - height / 2, Places.height - height - 4)

    /* Whether the pile is looked at. */
    property bool asked: false
    readonly property var capture: Aids.taken[side] ?? ({})
    readonly property bool wanted: capture.card !== undefined && (asked || capture.fresh && Stage.phase === "mine")
    readonly property real cardHeight: Math.max(44 * Theme.ratio, Math.min(Places.cardHeight * 0.5, Places.column * 0.34 * Theme.ratio))
    readonly property real cardWidth: cardHeight / Theme.ratio

    objectName: "last-capture-" + side
    color: between ? Theme.panel : Theme.bar
    implicitHeight: cardHeight + 16
    implicitWidth: Math.min(Places.column - 12, card.width + sign.width + row.implicitWidth + 34)
    opacity: wanted ? 1 : 0
    radius: 12
    visible: opacity > 0
    x: Math.max(8, Math.min(Places.right - width / 2, Places.width - width - 8))
    y: !between ? own : mine ? foot - height : head

    Behavior on opacity {
        enabled: !Tempo.still

        NumberAnimation {
            duration: 150
        }
    }

    CardFace {
        id: card

        code: shown.capture.card ?? ""
        height: shown.cardHeight
        width: shown.cardWidth
        x: 8
        y: 8
    }

    Words {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        color: Theme.clothText
        font.bold: true
        silent: true
        text: "←"
        x: card.x + card.width + 6
    }

    CardRow {
        id: row

        cardHeight: shown.cardHeight
        codes: shown.capture.taken ?? []
        maximum: Places.column - 12 - card.width - sign.width - 34
        x: sign.x + sign.width + 6
        y: 8
    }
}
