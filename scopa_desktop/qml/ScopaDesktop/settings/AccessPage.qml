pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The page of the settings for eyes, ears and hands that want it otherwise. */
Column {
    id: page

    spacing: 10

    component Note: Words {
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        width: page.width
        wrapMode: Text.Wrap
    }

    Heading {
        text: qsTr("High contrast")
    }

    Options {
        current: Settings.contrast
        keys: Settings.choices.contrast
        label: key => key === "on" ? qsTr("On") : key === "off" ? qsTr("Off") : qsTr("As the system")
        objectName: "contrast"
        title: qsTr("High contrast")
        width: page.width

        onChosen: key => Settings.choose("contrast", key)
    }

    Heading {
        text: qsTr("Motion and hands")
    }

    Toggle {
        checked: Settings.followMotion
        explained: qsTr("Where the system says that you want less motion, nothing moves.")
        objectName: "follow-motion"
        text: qsTr("Less motion as the system wishes")
        visible: System.tellsMotion
        width: page.width

        onToggled: Settings.choose("follow_motion", checked)
    }

    Toggle {
        checked: Settings.leftHanded
        explained: qsTr("Deck, piles, points and buttons change sides.")
        objectName: "left-handed"
        text: qsTr("Left-handed table")
        width: page.width

        onToggled: Settings.choose("left_handed", checked)
    }

    Toggle {
        checked: Settings.confirm
        explained: qsTr("The first press chooses the card and says what it takes, the second plays it.")
        objectName: "confirm"
        text: qsTr("Confirm each card")
        width: page.width

        onToggled: Settings.choose("confirm", checked)
    }

    Heading {
        text: qsTr("One-button play")
    }

    Toggle {
        checked: Settings.scan > 0
        explained: qsTr("Cards and buttons are offered one after the other; Space, Enter or a click anywhere takes the one offered.")
        objectName: "one-button"
        text: qsTr("Play with one button")
        width: page.width

        onToggled: Settings.choose("scan", checked ? 1500 : 0)
    }

    Options {
        current: Settings.scan
        keys: Settings.choices.scan.slice(1)
        label: key => qsTr("%1 s").arg(Names.decimal(key / 1000, key % 1000 ? 1 : 0))
        objectName: "scan"
        title: qsTr("How long each is offered")
        visible: Settings.scan > 0
        width: page.width

        onChosen: key => Settings.choose("scan", key)
    }

    Heading {
        text: qsTr("Reading aloud")
    }

    Note {
        objectName: "speech-absent"
        text: qsTr("This system has no voice for reading aloud, or the program was installed without it (the extra “speech”). Screen readers work all the same.")
        visible: !Speech.available
    }

    Note {
        objectName: "speech-foreign"
        text: qsTr("The voices of this computer do not speak the program's language, so nothing is read aloud.")
        visible: Speech.foreign
    }

    Toggle {
        checked: Settings.speech
        explained: qsTr("Moves, points and what you ask for are spoken by a voice of this computer.")
        objectName: "speech"
        text: qsTr("Read aloud what happens")
        visible: Speech.available
        width: page.width

        onToggled: Settings.choose("speech", checked)
    }

    Options {
        current: Settings.speechRate
        keys: Settings.choices.speechRate
        label: key => Names.percent(key)
        objectName: "speech-rate"
        title: qsTr("How fast")
        visible: Speech.available && Settings.speech
        width: page.width

        onChosen: key => Settings.choose("speech_rate", key)
    }
}
