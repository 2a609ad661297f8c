pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The page of the settings for sizes and language. */
Column {
    id: page

    spacing: 10

    Heading {
        text: qsTr("Size of the text")
    }

    Options {
        objectName: "text"
        current: Settings.text
        keys: Settings.choices.text
        label: key => Names.percent(key)
        title: qsTr("Size of the text")
        width: parent.width
        onChosen: key => Settings.choose("text", key)
    }

    Heading {
        text: qsTr("Size of the cards")
    }

    Options {
        objectName: "cards"
        current: Settings.cards
        keys: Settings.choices.cards
        label: key => key === "fit" ? qsTr("As they fit") : key === "large" ? qsTr("Large") : qsTr("Huge")
        title: qsTr("Size of the cards")
        width: parent.width
        onChosen: key => Settings.choose("cards", key)
    }

    Heading {
        text: qsTr("Language")
    }

    Options {
        objectName: "language"
        current: Settings.language
        keys: Settings.choices.language
        label: key => Choices.ofLanguage(key)
        title: qsTr("Language")
        width: parent.width
        onChosen: key => Settings.choose("language", key)
    }
}
