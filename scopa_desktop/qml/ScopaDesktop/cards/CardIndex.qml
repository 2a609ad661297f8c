import QtQuick
import ScopaDesktop

/* The rank and the small suit sign in the corner of a card `width` wide. */
Item {
    id: index

    property string code: ""

    /* The sign stands beside the rank instead of under it. */
    property bool flat: false

    /* The height of the rank, as a share of the width. */
    property real share: 0.2
    readonly property real column: Theme.columnOf(share)
    readonly property int rank: parseInt(code)
    readonly property string suit: code.slice(-1)
    readonly property real glyph: width * share
    readonly property string text: Names.corner(code)

    height: flat ? glyph * 1.02 : glyph * 2.36

    Text {
        id: name

        /* The capital letters of the reading font are 0.67 of its size high. */
        readonly property real size: index.glyph / 0.67

        color: Theme.sharp ? "black" : Theme.inks[index.suit] ?? "black"
        font.bold: true
        font.letterSpacing: index.text.length > 1 ? -size * 0.08 : 0
        font.pixelSize: Math.max(8, size)
        height: index.glyph
        horizontalAlignment: Text.AlignHCenter
        lineHeight: index.glyph
        lineHeightMode: Text.FixedHeight
        text: index.text
        textFormat: Text.PlainText
        transform: Scale {
            origin.x: name.width / 2
            xScale: index.text.length > 1 ? 0.72 : 1
        }
        verticalAlignment: Text.AlignVCenter
        width: index.flat ? index.glyph : index.width * (index.column - 0.03)
    }

    /* A bar under 6 and 9 tells which way is up. */
    Rectangle {
        anchors.horizontalCenter: name.horizontalCenter
        color: name.color
        height: Math.max(1, index.glyph * 0.07)
        visible: index.text === "6" || index.text === "9"
        width: index.glyph * 0.5
        y: index.glyph * 1.03
    }

    Image {
        readonly property int wide: Math.ceil(width / 8) * 8

        asynchronous: true
        height: width
        mipmap: true
        retainWhileLoading: true
        source: Theme.signs[index.suit] ?? ""
        sourceSize.height: wide
        sourceSize.width: wide
        width: index.flat ? Math.min(index.glyph, index.width * 0.4) : Math.min(index.glyph * 1.2, index.width * (index.column - 0.01))
        x: index.flat ? index.glyph * 1.06 : (name.width - width) / 2
        y: index.flat ? (index.glyph - height) / 2 : index.glyph * 1.16
    }
}
