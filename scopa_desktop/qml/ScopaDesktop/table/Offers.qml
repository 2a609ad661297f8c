pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import ScopaDesktop
import ScopaDesktop.Backend

/* At the very first start: what one may want before the first card. They go as soon as one plays. */
Row {
    id: offers

    readonly property bool made: Assist.firstStart && !Game.underway && !Practice.deal.kind

    /* The words are as large as the room beside the columns lets them be, all at one size. */
    readonly property real margin: Places.narrowWords
    readonly property real words: (wide.height ? wide.advanceWidth(bigger.text + teach.text + (Speech.available ? aloud.text : "")) : 0) / 100
    readonly property real free: Places.room - spacing * 2 - margin * 6
    readonly property int size: Math.max(16, Math.min(Theme.large, Places.choice / 2, free / words))

    objectName: "offers"
    spacing: 12
    visible: made && Turn.chosen === ""

    Binding {
        property: "offering"
        target: Places
        value: offers.made
    }

    FontMetrics {
        id: wide

        font.bold: true
        font.pixelSize: 100
    }

    component Offer: T.Button {
        id: offer

        activeFocusOnTab: true
        font.bold: true
        font.pixelSize: offers.size
        implicitHeight: Places.choice - 8
        implicitWidth: contentItem.implicitWidth + 2 * offers.margin

        Keys.onEnterPressed: click()
        Keys.onReturnPressed: click()

        contentItem: Words {
            color: Theme.ink
            font: offer.font
            horizontalAlignment: Text.AlignHCenter
            text: offer.text
            verticalAlignment: Text.AlignVCenter
        }
        background: Rectangle {
            border.color: offer.visualFocus ? Theme.focus : Theme.gold
            border.width: offer.visualFocus ? 4 : 2
            color: offer.down || offer.hovered ? Theme.paperDeep : Theme.paper
            radius: height / 2
        }
    }

    Offer {
        id: bigger

        enabled: Settings.text < 300
        objectName: "offer-text"
        text: qsTr("Bigger text")
        onClicked: Settings.enlarge(1)
    }

    Offer {
        id: teach

        objectName: "offer-teach"
        text: qsTr("Teach me")
        onClicked: {
            Settings.choose("assist", "show");
            Pages.made("book").openAt("aim");
        }
    }
    Offer {
        id: aloud

        checkable: true
        checked: Settings.speech
        objectName: "offer-speech"
        text: Settings.speech ? qsTr("Read aloud: on") : qsTr("Read aloud")
        visible: Speech.available
        onToggled: Settings.choose("speech", checked)
    }
}
