pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import ScopaDesktop
import ScopaDesktop.Backend

/* The page of the settings for the deck of cards. */
Column {
    id: page

    spacing: 10

    Heading {
        text: qsTr("Deck of cards")
    }

    Options {
        objectName: "deck"
        current: Decks.key
        keys: Decks.all.map(deck => deck.key)
        label: key => Names.deck(key)
        title: qsTr("Deck of cards")
        width: parent.width
        onChosen: key => Settings.choose("deck", key)
    }

    CardRow {
        cardHeight: Math.min(Theme.body * 9, (parent.width - 20) / codes.length * Theme.ratio)
        codes: ["1d", "7d", "3b", "8s", "9c", "10d"]
        maximum: parent.width
        objectName: "deck-shown"
    }

    Heading {
        text: qsTr("Number in the corner")
    }

    Options {
        current: Settings.index
        keys: Settings.choices.index
        label: key => Choices.index(key)
        objectName: "index"
        title: qsTr("Number in the corner")
        width: parent.width

        onChosen: key => Settings.choose("index", key)
    }

    Toggle {
        checked: Settings.letters
        enabled: Settings.index > 0
        explained: qsTr("Ace and figures have their letter; otherwise 1, 8, 9 and 10.")
        objectName: "letters"
        text: qsTr("Letters")
        width: parent.width

        onToggled: Settings.choose("letters", checked)
    }

    Toggle {
        checked: Settings.bothCorners
        enabled: Theme.indexed
        explained: qsTr("Turned round, for whoever sees the cards from the other side.")
        objectName: "both-corners"
        text: qsTr("Also in the opposite corner")
        width: parent.width

        onToggled: Settings.choose("both_corners", checked)
    }

    Toggle {
        checked: Settings.goldEdge
        explained: qsTr("The seven of coins has a thin edge of gold.")
        objectName: "gold"
        text: qsTr("Gold on the settebello")
        width: parent.width

        onToggled: Settings.choose("gold_edge", checked)
    }

    Heading {
        text: qsTr("Card back")
    }

    Flow {
        spacing: 12
        width: parent.width

        Repeater {
            model: Decks.backs

            AbstractButton {
                id: back

                required property var modelData
                readonly property bool current: Decks.backKey === modelData.key

                objectName: "back-" + modelData.key
                implicitHeight: implicitWidth * Theme.ratio
                implicitWidth: Theme.body * 5
                Accessible.name: Choices.back(modelData.key)
                Accessible.role: Accessible.RadioButton

                onClicked: Settings.choose("back", modelData.key)

                contentItem: Item {
                    Image {
                        anchors.fill: parent
                        asynchronous: true
                        source: back.modelData.url
                        sourceSize.width: width
                    }
                }
                background: Rectangle {
                    anchors.fill: parent
                    anchors.margins: -5
                    border.color: back.current ? Theme.action : back.visualFocus ? Theme.focus : "transparent"
                    border.width: 4
                    color: "transparent"
                    radius: 10
                }

                Words {
                    anchors.bottom: parent.bottom
                    anchors.margins: 4
                    anchors.right: parent.right
                    color: Theme.actionText
                    font.bold: true
                    padding: 4
                    text: qsTr("in use")
                    font.pixelSize: Theme.small
                    visible: back.current

                    Rectangle {
                        anchors.fill: parent
                        color: Theme.action
                        radius: 6
                        z: -1
                    }
                }
            }
        }
    }
}
