pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The page of the settings for the look of the table and how it is played on. */
Column {
    id: page

    spacing: 10

    Heading {
        text: qsTr("The table")
    }

    Options {
        current: Settings.table
        keys: Settings.choices.table
        label: key => Choices.table(key)
        objectName: "table"
        picture: key => Settings.tables[key]
        title: qsTr("The table")
        width: parent.width

        onChosen: key => Settings.choose("table", key)
    }

    Heading {
        text: qsTr("Pages such as this one")
    }

    Options {
        current: Settings.chrome
        keys: Settings.choices.chrome
        label: key => Choices.chrome(key)
        objectName: "chrome"
        title: qsTr("Pages such as this one")
        width: parent.width

        onChosen: key => Settings.choose("chrome", key)
    }

    Heading {
        text: qsTr("Playing with the mouse or a finger")
    }

    Options {
        current: Settings.mouse
        keys: Settings.choices.mouse
        label: key => Choices.mouse(key)
        objectName: "mouse"
        title: qsTr("Playing with the mouse or a finger")
        width: parent.width

        onChosen: key => Settings.choose("mouse", key)
    }
}
