pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The page of the settings for the computer: its level, its pace and its help. */
Column {
    id: page

    /* The rules as they are being chosen. */
    required property var draft

    signal put(string key, var value)

    spacing: 10

    Heading {
        text: qsTr("Level")
    }

    Options {
        objectName: "level"
        current: page.draft.level
        explained: key => Choices.levelExplained(key)
        keys: Settings.choices.level
        label: key => Choices.level(key)
        title: qsTr("Level")
        width: parent.width
        onChosen: key => page.put("level", key)
    }

    Heading {
        text: qsTr("Pause before the computer's card")
    }

    Options {
        objectName: "pace"
        current: Settings.pace
        keys: Settings.choices.pace
        label: key => Choices.pace(key)
        title: qsTr("Pause before the computer's card")
        width: parent.width
        onChosen: key => Settings.choose("pace", key)
    }

    Heading {
        text: qsTr("Help while playing")
    }

    Options {
        current: Settings.assist
        explained: key => Choices.assistExplained(key)
        keys: Settings.choices.assist
        label: key => Choices.assist(key)
        objectName: "assist"
        title: qsTr("Help while playing")
        width: parent.width

        onChosen: key => Settings.choose("assist", key)
    }
}
