import QtQuick
import ScopaDesktop.Backend

/* The picture of one card: its face, or its back where it is not `up`. Pictures are drawn in steps of size, not for each pixel. */
Item {
    id: face

    property string code: ""
    property bool up: code !== ""
    property bool edge: true
    readonly property int pixels: Math.ceil(Math.max(40, width) / 20) * 20
    readonly property url picked: code ? (Theme.faces[code] ?? "") : ""
    readonly property bool indexed: up && Settings.index > Decks.drawnIndex

    implicitHeight: width * Decks.ratio

    onPickedChanged: picture.show()
    Component.onCompleted: picture.show()

    Rectangle {
        anchors.fill: parent
        antialiasing: true
        color: face.up ? Decks.ground : "white"
        radius: width * Decks.corner
    }

    Image {
        readonly property int wide: Math.ceil(face.pixels / 10) * 10

        anchors.fill: parent
        antialiasing: true
        asynchronous: true
        mipmap: true
        retainWhileLoading: true
        source: face.up ? "" : Decks.back
        sourceSize.height: Math.round(wide * Decks.ratio)
        sourceSize.width: wide
        visible: !face.up
    }

    Image {
        id: picture

        property string code: ""

        /* Of the same card the picture before is kept until there is one of the new size or deck. */
        function show() {
            retainWhileLoading = code === face.code;
            code = face.code;
            source = face.picked;
        }

        /* The art steps aside for the index: to the right, or below a giant one. */
        readonly property int wide: Math.ceil(face.pixels * share / 10) * 10
        readonly property real share: !face.indexed ? 1 : index.giant ? 1 - (index.height + index.y) / face.height : Math.min(1, (1 - index.column - index.x / face.width) / (1 - Decks.margin))

        anchors.bottom: parent.bottom
        anchors.bottomMargin: index.giant && face.indexed ? 0 : (face.height - height) / 2
        anchors.right: parent.right
        anchors.rightMargin: index.giant && face.indexed ? (face.width - width) / 2 : 0
        antialiasing: true
        asynchronous: true
        height: face.height * share
        mipmap: true
        sourceSize.height: Math.round(wide * Decks.ratio)
        sourceSize.width: wide
        visible: face.up
        width: face.width * share
    }

    CardIndex {
        id: index

        code: face.code
        visible: face.indexed
        width: face.width
        x: face.width * 0.04
        y: face.width * (giant ? 0.04 : 0.035)
    }

    Rectangle {
        anchors.fill: parent
        antialiasing: true
        border.color: gilt ? "#c89a1e" : Theme.sharp ? "#ffffff" : "#59000000"
        border.width: gilt ? Math.max(2, width * 0.025) : Theme.sharp ? 2 : 1
        color: "transparent"
        radius: width * Decks.corner
        visible: face.edge || gilt

        readonly property bool gilt: Settings.goldEdge && face.up && face.code === "7d"
    }
}
