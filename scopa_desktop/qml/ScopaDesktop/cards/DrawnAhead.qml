pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* Every face of the deck at the size of the table, so that a card that turns up is there at once, and the backs to choose
   from. */
Item {
    id: ahead

    readonly property size picture: Theme.pixels(Places.cardWidth, Theme.artOf(Theme.shareOf(Places.cardWidth)))
    readonly property var wanted: [picture, Theme.faces]
    property bool begun: false

    objectName: "drawn-ahead"
    visible: false

    onWantedChanged: {
        begun = false;
        quiet.restart();
    }

    /* The cards that are seen come first, and a window that is being resized has none drawn in vain. */
    Timer {
        id: quiet

        interval: 1500
        running: true

        onTriggered: ahead.begun = true
    }

    Repeater {
        model: ahead.begun ? Object.values(Theme.faces) : []

        Image {
            required property url modelData

            asynchronous: true
            mipmap: true
            source: modelData
            sourceSize: ahead.picture
        }
    }

    Repeater {
        model: ahead.begun ? Decks.backs : []

        Image {
            required property var modelData

            asynchronous: true
            source: modelData.url
            sourceSize.width: Theme.body * 5
        }
    }
}
