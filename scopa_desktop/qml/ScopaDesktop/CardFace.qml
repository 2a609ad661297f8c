import QtQuick
import ScopaDesktop.Backend

/* The picture of one card: its face, or its back when `code` is "". Pictures are drawn in steps of size, not for each pixel. */
Item {
    id: face

    property string code: ""
    property bool edge: true
    readonly property int pixels: Math.ceil(Math.max(40, width) / 20) * 20

    implicitHeight: width * Decks.ratio

    Rectangle {
        anchors.fill: parent
        antialiasing: true
        color: face.code ? Decks.ground : "white"
        radius: width * Decks.corner
    }

    Image {
        anchors.fill: parent
        antialiasing: true
        asynchronous: true
        mipmap: true
        retainWhileLoading: true
        source: face.code ? (Decks.faces[face.code] ?? "") : Decks.back
        sourceSize.height: Math.round(face.pixels * Decks.ratio)
        sourceSize.width: face.pixels
    }

    Rectangle {
        anchors.fill: parent
        antialiasing: true
        border.color: "#59000000"
        border.width: 1
        color: "transparent"
        radius: width * Decks.corner
        visible: face.edge
    }
}
