import QtQuick
import ScopaDesktop.Backend

/* At the very first start: two things one may want before the first card. They go as soon as one plays. */
Row {
    id: offers

    signal teachingAsked

    objectName: "offers"
    spacing: 16
    visible: Assist.firstStart && !Game.underway && Game.chosen === ""

    PushButton {
        enabled: Settings.text < 300
        font.pixelSize: Theme.large
        objectName: "offer-text"
        text: qsTr("Bigger text")
        onClicked: Settings.enlarge(1)
    }

    PushButton {
        font.pixelSize: Theme.large
        objectName: "offer-teach"
        text: qsTr("Teach me")
        onClicked: {
            Settings.choose("assist", "show");
            offers.teachingAsked();
        }
    }
}
