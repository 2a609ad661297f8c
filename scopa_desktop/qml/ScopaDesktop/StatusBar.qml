pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The sentence of the moment beneath the table, and the sizes and the sound one changes most. */
Rectangle {
    id: bar

    property alias menuStop: menuStop

    /* Room for the longest sentence, so that the table does not move when a longer one comes. */
    readonly property int lines: Theme.windowWidth < Theme.body * 48 ? 2 : 1

    implicitHeight: Math.max(48, lines * Theme.body * 1.3 + 14, menuStop.implicitHeight + 4)
    color: Theme.bar

    Words {
        id: status

        fontSizeMode: Text.Fit
        height: parent.height - 8
        minimumPixelSize: 16
        verticalAlignment: Text.AlignVCenter
        width: parent.width - sizes.width - 44
        x: Settings.leftHanded ? sizes.width + 24 : 20
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.clothText
        objectName: "status"
        text: Herald.status
        wrapMode: Text.Wrap
        Accessible.role: Accessible.StatusBar
    }

    Row {
        id: sizes

        anchors.verticalCenter: parent.verticalCenter
        layoutDirection: Settings.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
        spacing: 6
        x: Settings.leftHanded ? 12 : parent.width - width - 12

        Chip {
            id: menuStop

            objectName: "scan-menu"
            text: "≡"
            visible: Settings.scan > 0
            Accessible.name: qsTr("Menu of the one-button play")
            onClicked: Pages.show("scanMenu")
        }

        Chip {
            checked: true
            objectName: "why"
            text: qsTr("Why?")
            visible: Stage.message.key === "refused" && !Turn.chosen

            onClicked: Pages.made("book").explain(Stage.message.reason)
        }

        Chip {
            enabled: Settings.text > 100
            objectName: "smaller"
            text: "A−"
            Accessible.name: qsTr("Smaller text")
            onClicked: Settings.enlarge(-1)
        }

        Chip {
            enabled: Settings.text < 300
            objectName: "larger"
            text: "A+"
            Accessible.name: qsTr("Larger text")
            onClicked: Settings.enlarge(1)
        }

        SpeakerChip {
            objectName: "sound"
        }
    }
}
