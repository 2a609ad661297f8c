import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The last capture of a side beside its pile: the card that took, and what it took. */
Rectangle {
    id: shown

    required property int side

    /* Whether the pile is looked at. */
    property bool asked: false
    readonly property var capture: Aids.taken[side] ?? ({})
    readonly property bool wanted: capture.card !== undefined && (asked || capture.fresh && Stage.phase === "mine")
    readonly property real cardHeight: Math.max(44 * Theme.ratio, Math.min(Places.cardHeight * 0.5, Places.column * 0.34 * Theme.ratio))
    readonly property real cardWidth: cardHeight / Theme.ratio

    objectName: "last-capture-" + side
    color: Theme.panel
    implicitHeight: cardHeight + 16
    implicitWidth: Math.min(Places.column - 12, card.width + sign.width + row.implicitWidth + 34)
    opacity: wanted ? 1 : 0
    radius: 12
    visible: opacity > 0

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
