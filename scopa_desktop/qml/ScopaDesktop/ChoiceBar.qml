import QtQuick
import ScopaDesktop.Backend

/* The captures of the chosen card, one at a time, with their sum. */
Rectangle {
    id: bar

    readonly property Item take: taking
    readonly property Item back: leaving
    readonly property var shown: Turn.picked.length && !Turn.chosen ? Turn.picked : Turn.options.length ? Turn.options[Turn.option] : []

    objectName: "choice"
    width: content.width + 16
    height: Places.choice
    border.color: Theme.gold
    border.width: 2
    color: Theme.bar
    radius: height / 2
    visible: Turn.chosen !== ""

    Row {
        id: content

        anchors.centerIn: parent
        spacing: 4

        Chip {
            anchors.verticalCenter: parent.verticalCenter
            objectName: "previous"
            text: "‹"
            Accessible.name: qsTr("Previous capture")
            onClicked: Turn.turnOption(-1)
        }

        Words {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.gold
            font.bold: true
            font.pixelSize: Theme.large
            leftPadding: 8
            text: Turn.chosen ? Names.sum(Turn.chosen, bar.shown) : ""
        }

        Words {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.clothSoft
            leftPadding: 8
            rightPadding: 8
            text: qsTr("%1 of %2").arg(Turn.option + 1).arg(Turn.options.length)
        }

        Chip {
            anchors.verticalCenter: parent.verticalCenter
            objectName: "next"
            text: "›"
            Accessible.name: qsTr("Next capture")
            onClicked: Turn.turnOption(1)
        }

        Chip {
            id: taking

            anchors.verticalCenter: parent.verticalCenter
            checked: true
            objectName: "take"
            text: bar.shown.length ? qsTr("Take") : qsTr("Play")
            onClicked: Turn.confirm()
        }

        Chip {
            id: leaving

            anchors.verticalCenter: parent.verticalCenter
            objectName: "give-up"
            text: "×"
            Accessible.name: qsTr("Give up the choice")
            onClicked: Turn.cancel()
        }
    }
}
