pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* One card of the round. It flies to its place; what can be pressed or read aloud is the still slot beneath it. */
Item {
    id: card

    required property string code
    required property string zone
    required property int owner
    required property int slot
    required property int size
    required property bool face
    required property int cross
    required property string mark

    /* How far it is raised, 0 to 1, and whether a ring says that it can be taken. */
    property real raised: 0
    property string ring: ""

    /* How far it is carried from its place by a finger or the mouse. */
    property bool carried: false
    property real carriedX: 0
    property real carriedY: 0

    readonly property var spot: Places.spot(zone, owner, slot, size, cross)
    readonly property bool flying: glide.running
    readonly property bool stacked: !cross && slot > 0 && (zone === "stock" || zone === "pile")
    property bool ready: false
    property var aim: ({})

    /* 0 shows the back, 1 the face. */
    property real turned: 0

    function place() {
        const where = spot;
        if (["x", "y", "scale", "angle", "geometry"].every(name => where[name] === aim[name]))
            return;
        const leap = !ready || Tempo.still || where.geometry !== aim.geometry;
        aim = where;
        glide.stop();
        if (leap) {
            x = where.x - Places.cardWidth / 2;
            y = where.y - Places.cardHeight / 2;
            scale = where.scale;
            rotation = where.angle;
        } else {
            toX.to = where.x - Places.cardWidth / 2;
            toY.to = where.y - Places.cardHeight / 2;
            toScale.to = where.scale;
            toAngle.to = where.angle;
            glide.duration = Tempo.glide(zone);
            glide.start();
        }
    }

    function settle() {
        if (glide.running)
            glide.complete();
        if (flip.running)
            flip.complete();
    }

    width: Places.cardWidth
    height: Places.cardHeight
    z: spot.z + (flying || carried || carriage.x !== 0 || carriage.y !== 0 ? 1000 : 0)

    onFaceChanged: {
        flip.stop();
        if (ready && !Tempo.still) {
            flip.to = face ? 1 : 0;
            flip.start();
        } else {
            turned = face ? 1 : 0;
        }
    }
    onSpotChanged: place()
    Component.onCompleted: {
        place();
        turned = face ? 1 : 0;
        ready = true;
    }

    NumberAnimation {
        id: flip

        duration: Tempo.now.flip
        property: "turned"
        target: card
    }

    transform: Translate {
        id: carriage

        x: card.carriedX
        y: card.carriedY

        Behavior on x {
            enabled: !card.carried && !Tempo.still

            NumberAnimation {
                duration: Tempo.now.pack
                easing.type: Easing.OutCubic
            }
        }

        Behavior on y {
            enabled: !card.carried && !Tempo.still

            NumberAnimation {
                duration: Tempo.now.pack
                easing.type: Easing.OutCubic
            }
        }
    }

    Behavior on raised {
        enabled: !Tempo.still

        NumberAnimation {
            duration: Tempo.now.lift
            easing.type: Easing.OutCubic
        }
    }

    ParallelAnimation {
        id: glide

        property int duration: 0
        readonly property int curve: card.zone === "pile" ? Easing.InOutCubic : Easing.OutCubic

        NumberAnimation {
            id: toX

            duration: glide.duration
            easing.type: glide.curve
            property: "x"
            target: card
        }

        NumberAnimation {
            id: toY

            duration: glide.duration
            easing.type: glide.curve
            property: "y"
            target: card
        }

        NumberAnimation {
            id: toScale

            duration: glide.duration
            easing.type: glide.curve
            property: "scale"
            target: card
        }

        NumberAnimation {
            id: toAngle

            duration: glide.duration
            easing.type: glide.curve
            property: "rotation"
            target: card
        }
    }

    Connections {
        function onSettled() {
            card.settle();
        }

        target: Stage
    }

    Item {
        id: body

        width: parent.width
        height: parent.height
        /* Close over the table stands the name of the computer: cards there show by ring and shadow that they are raised. */
        y: card.zone === "table" ? 0 : -card.raised * height * 0.06

        Repeater {
            model: card.stacked && !card.flying ? 0 : 3

            Rectangle {
                required property int index
                readonly property real spread: (index + 1) * (1.2 + card.raised * 1.8 + (card.flying ? 1.5 : 0))

                x: -spread + 1
                y: spread * 0.8
                width: body.width + 2 * spread - 2
                height: body.height + spread
                color: "#12000000"
                radius: width * Theme.corner + spread
            }
        }

        Item {
            anchors.fill: parent

            transform: Scale {
                origin.x: body.width / 2
                xScale: Math.abs(2 * card.turned - 1)
            }

            CardFace {
                anchors.fill: parent
                code: up || card.zone !== "pile" ? card.code : ""
                up: card.turned > 0.5
            }
        }

        /* Two tones, so that the ring is seen on the card and on the cloth. */
        Rectangle {
            objectName: "ring"
            readonly property bool strong: card.ring === "strong" || card.ring === "focus"

            anchors.fill: parent
            anchors.margins: strong ? -6 : -5
            border.color: Theme.dark
            border.width: strong ? 8 : 6
            color: "transparent"
            radius: body.width * Theme.corner - anchors.margins
            visible: card.ring !== ""

            Rectangle {
                anchors.fill: parent
                anchors.margins: 1.5
                border.color: card.ring === "strong" ? Theme.gold : card.ring === "focus" ? "white" : "#fff0bf"
                border.width: parent.strong ? 5 : 3
                color: "transparent"
                radius: parent.radius - 1.5
            }
        }
    }
}
