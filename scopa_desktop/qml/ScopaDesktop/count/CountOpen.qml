pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* A line of the count laid open beside the list: the cards of each side, one above the other. */
Column {
    id: open

    property CountLine row: null
    readonly property real cardWidth: Math.max(60, Math.min(width / 4.6, Theme.body * 3.7, (height / 2 - Theme.small * 4) / Theme.ratio * 1.4))
    readonly property real tall: Math.min(cardWidth * Theme.ratio, Math.max(cardWidth * 0.72, height / 2 - Theme.small * 4.2))

    spacing: 8

    Repeater {
        model: Seats.sides

        Column {
            id: half

            required property int modelData

            spacing: 4
            width: open.width

            Words {
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                silent: true
                text: Who.side(half.modelData)
                width: parent.width
            }

            CountCards {
                cardWidth: open.cardWidth
                codes: open.row?.shown ? open.row.cards[half.modelData] : []
                tall: open.tall
                width: open.width
                worth: open.row?.worth[half.modelData] ?? []
            }
        }
    }
}
