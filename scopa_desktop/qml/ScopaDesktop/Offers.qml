pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import ScopaDesktop.Backend

/* At the very first start: what one may want before the first card. They go as soon as one plays. */
Row {
    id: offers

    signal teachingAsked

    objectName: "offers"
    spacing: 20
    visible: Assist.firstStart && !Game.underway && !Practice.deal.kind && Turn.chosen === ""

    component Offer: T.Button {
        id: offer

        activeFocusOnTab: true
        font.bold: true
        font.pixelSize: Math.min(Theme.large, offers.parent.width / 34)
        implicitHeight: Math.max(Places.fit ? Theme.target : 44, contentItem.implicitHeight + 12)
        implicitWidth: contentItem.implicitWidth + 48

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
        enabled: Settings.text < 300
        objectName: "offer-text"
        text: qsTr("Bigger text")
        onClicked: Settings.enlarge(1)
    }

    Offer {
        objectName: "offer-teach"
        text: qsTr("Teach me")
        onClicked: {
            Settings.choose("assist", "show");
            offers.teachingAsked();
        }
    }
    Offer {
        checkable: true
        checked: Settings.speech
        objectName: "offer-speech"
        text: Settings.speech ? qsTr("Read aloud: on") : qsTr("Read aloud")
        visible: Speech.available
        onToggled: Settings.choose("speech", checked)
    }
}
