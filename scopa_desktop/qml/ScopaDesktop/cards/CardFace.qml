pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The picture of one card: its face, or its back where it is not `up`. Pictures are drawn in steps of size, not for each pixel. */
Item {
    id: face

    property string code: ""
    property bool up: code !== ""
    property bool edge: true
    readonly property url picked: code ? (Theme.faces[code] ?? "") : ""
    readonly property bool indexed: up && Theme.indexed
    readonly property real share: Theme.shareOf(width)

    readonly property real art: Theme.artOf(share)

    implicitHeight: width * Theme.ratio

    onPickedChanged: picture.show()
    Component.onCompleted: {
        picture.show();
        picture.own = true;
    }

    Rectangle {
        anchors.fill: parent
        antialiasing: true
        color: face.up ? Theme.ground : "white"
        radius: width * Theme.corner
    }

    Image {
        anchors.fill: parent
        antialiasing: true
        asynchronous: true
        mipmap: true
        retainWhileLoading: true
        source: face.up ? "" : Theme.back
        sourceSize: Theme.pixels(face.width, 1)
        visible: !face.up
    }

    Image {
        id: picture

        property string code: ""

        /* The picture that the table has is there at once; one of this size follows. */
        property bool own: false

        /* Of the same card the picture before is kept until there is one of the new size or deck. */
        function show() {
            retainWhileLoading = code === face.code;
            code = face.code;
            source = face.picked;
            retainWhileLoading = true;
        }

        /* The art steps aside for the index: to the right, or below a giant one. */
        antialiasing: true
        asynchronous: true
        height: face.height * face.art
        mipmap: true
        sourceSize: Theme.pixels(own ? face.width : Places.cardWidth, face.art)
        visible: face.up
        width: face.width * face.art
        x: (face.width - width) / (Theme.giant ? 2 : 1)
        y: (face.height - Theme.stripOf(face.share) * face.width - height) / (Theme.giant ? 1 : 2)
    }

    Loader {
        active: face.indexed
        x: face.width * 0.04
        y: face.width * (Theme.giant ? 0.04 : 0.035)

        sourceComponent: CardIndex {
            code: face.code
            flat: Theme.giant
            share: face.share
            width: face.width
        }
    }

    Item {
        anchors.fill: parent
        rotation: 180

        Loader {
            active: face.indexed && Settings.bothCorners
            objectName: "opposite"
            x: face.width * 0.04
            y: face.width * 0.035

            sourceComponent: CardIndex {
                code: face.code
                flat: true
                share: Theme.oppositeOf(face.share)
                width: face.width
            }
        }
    }

    Rectangle {
        anchors.fill: parent
        antialiasing: true
        border.color: gilt ? "#c89a1e" : Theme.sharp ? "#ffffff" : "#59000000"
        border.width: gilt ? Math.max(2, width * 0.025) : Theme.sharp ? 2 : 1
        color: "transparent"
        radius: width * Theme.corner
        visible: face.edge || gilt

        readonly property bool gilt: Settings.goldEdge && face.up && face.code === "7d"
    }
}
