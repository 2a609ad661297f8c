pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The captures of the chosen card, one at a time, with their sum. */
Rectangle {
    id: bar

    readonly property Item take: taking
    readonly property Item back: leaving
    readonly property var shown: Turn.options.length ? Turn.options[Turn.option] : []
    readonly property bool several: Turn.options.length > 1

    readonly property real size: Places.narrowWords

    /* Whether something on the table is under the bar: then it is not shown. */
    function covers(item: Item): bool {
        return visible && x < item.x + item.width && item.x < x + width && y < item.y + item.height && item.y < y + height;
    }

    component Button: Chip {
        anchors.verticalCenter: parent.verticalCenter
        font.pixelSize: bar.size
        implicitHeight: Math.max(Theme.least, bar.size * 1.9)
    }

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

        Button {
            objectName: "previous"
            visible: bar.several
            text: "‹"
            Accessible.name: qsTr("Previous capture")
            onClicked: Turn.turnOption(-1)
        }

        Words {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.gold
            font.bold: true
            font.pixelSize: Math.round(bar.size * 1.2)
            leftPadding: bar.size * 0.5
            objectName: "choice-move"
            rightPadding: bar.size * 0.4
            text: Turn.chosen ? Names.made(Turn.chosen, bar.shown) : ""
        }

        Words {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.clothSoft
            font.pixelSize: bar.size
            leftPadding: bar.size * 0.4
            objectName: "choice-at"
            rightPadding: bar.size * 0.5
            visible: bar.several
            text: qsTr("%1 of %2").arg(Turn.option + 1).arg(Turn.options.length)
        }

        Button {
            objectName: "next"
            visible: bar.several
            text: "›"
            Accessible.name: qsTr("Next capture")
            onClicked: Turn.turnOption(1)
        }

        Button {
            id: taking

            checked: true
            objectName: "take"
            text: bar.shown.length ? qsTr("Take") : qsTr("Play")
            onClicked: Turn.confirm()
        }

        Button {
            id: leaving

            objectName: "give-up"
            text: "×"
            Accessible.name: qsTr("Give up the choice")
            onClicked: Turn.cancel()
        }
    }
}
