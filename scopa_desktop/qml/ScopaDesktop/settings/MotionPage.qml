pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The page of the settings for the speed of the cards. */
Column {
    id: page

    spacing: 10

    Heading {
        text: qsTr("Speed of the cards")
    }

    Options {
        objectName: "motion"
        current: Settings.motion
        explained: key => Choices.motionExplained(key)
        keys: Settings.choices.motion
        label: key => Choices.motion(key)
        title: qsTr("Speed of the cards")
        width: parent.width
        onChosen: key => Settings.choose("motion", key)
    }
}
