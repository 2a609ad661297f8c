import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* What a card of the hand takes, said above it: at once for the focus, after a moment for the pointer. */
Rectangle {
    id: bubble

    required property TablePage page
    readonly property string focused: Keyboard.keyed && page.hand.includes(page.focusedCode) ? page.focusedCode : ""
    readonly property string code: page.hand.includes(page.lifted) ? page.lifted : focused
    readonly property bool wanted: page.guided && page.myTurn && code !== "" && !page.carried && !page.chosen
    readonly property var spot: wanted ? Places.handSpot(page.hand.indexOf(code), page.hand.length) : null

    objectName: "takes"
    border.color: Theme.edge
    border.width: 1
    color: Theme.paper
    height: label.implicitHeight + 10
    opacity: shown ? 1 : 0
    radius: 10
    visible: opacity > 0
    width: label.width + 28
    x: spot ? Math.max(8, Math.min(spot.x - width / 2, page.width - width - 8)) : x
    y: spot ? spot.y - Places.cardHeight * (0.5 + Places.lift) - height - 4 : y

    /* The pointer has stayed for the moment. */
    property bool stayed: false
    readonly property bool shown: wanted && (code === focused || stayed)

    onWantedChanged: stayed = false

    Behavior on opacity {
        enabled: !Tempo.still

        NumberAnimation {
            duration: 80
        }
    }

    Timer {
        interval: 120
        running: bubble.wanted && !bubble.shown
        onTriggered: bubble.stayed = true
    }

    Rectangle {
        antialiasing: true
        color: parent.color
        height: 12
        rotation: 45
        width: 12
        x: (bubble.spot ? Math.max(16, Math.min(bubble.spot.x - bubble.x, bubble.width - 16)) : bubble.width / 2) - 6
        y: parent.height - 7
    }

    Words {
        id: label

        anchors.centerIn: parent
        font.bold: true
        font.pixelSize: Math.max(18, Places.words * 1.15)
        horizontalAlignment: Text.AlignHCenter
        silent: true
        text: bubble.wanted ? Sentences.takesShort(Turn.capturesOf(bubble.code)) : text
        width: Math.min(implicitWidth, bubble.page.width * 0.6)
        wrapMode: Text.Wrap
    }
}
