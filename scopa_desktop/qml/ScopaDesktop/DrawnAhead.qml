import QtQuick
import ScopaDesktop.Backend

/* Every face of the deck at the size of the table, so that a card that turns up is there at once. */
Item {
    id: ahead

    objectName: "drawn-ahead"

    property bool begun: false

    /* The cards on the table are drawn first. */
    Timer {
        interval: 300
        running: true

        onTriggered: ahead.begun = true
    }

    visible: false

    Repeater {
        model: ahead.begun ? Object.keys(Theme.faces) : []

        CardFace {
            required property string modelData

            code: modelData
            width: Places.cardWidth
        }
    }
}
