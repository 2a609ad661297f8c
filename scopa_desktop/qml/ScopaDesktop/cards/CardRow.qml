pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop

/* Small cards side by side, overlapping when there is little room. */
Item {
    id: row

    property var codes: []
    property real cardHeight: 60
    property real maximum: 240
    readonly property real cardWidth: cardHeight / Theme.ratio
    readonly property real pitch: codes.length > 1 ? Math.min(cardWidth + 4, (maximum - cardWidth) / (codes.length - 1)) : 0

    implicitHeight: cardHeight
    implicitWidth: codes.length ? cardWidth + pitch * (codes.length - 1) : 0

    Repeater {
        model: row.codes

        CardFace {
            required property int index
            required property string modelData

            x: index * row.pitch
            width: row.cardWidth
            height: row.cardHeight
            code: modelData
        }
    }
}
