pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import ScopaDesktop
import ScopaDesktop.Backend

/* At the very first start: what one may want before the first card, where no card ever lies. */
Rectangle {
    id: offers

    /* How much height there is for it. */
    required property real room
    readonly property real row: Math.max(Theme.least, Places.narrowWords * 1.9)
    readonly property int rows: Math.floor((room - 12) / (row + 4))
    readonly property bool wanted: Assist.firstTurn

    objectName: "offers"
    color: Theme.panel
    implicitHeight: content.height + 16
    radius: 14
    visible: wanted && rows > 0

    component Offer: T.Button {
        id: offer

        activeFocusOnTab: true
        font.pixelSize: Places.narrowWords
        height: offers.row
        width: content.width

        Keys.onEnterPressed: click()
        Keys.onReturnPressed: click()

        contentItem: Words {
            color: Theme.clothText
            elide: Text.ElideRight
            font: offer.font
            fontSizeMode: Text.HorizontalFit
            leftPadding: 8
            minimumPixelSize: 14
            text: offer.text
            verticalAlignment: Text.AlignVCenter
        }
        background: Rectangle {
            border.color: offer.visualFocus ? "white" : Theme.barLine
            border.width: offer.visualFocus ? 3 : 1
            color: offer.down || offer.hovered || offer.checked ? Theme.bar : "transparent"
            radius: 8
        }
    }

    Column {
        id: content

        spacing: 4
        width: parent.width - 16
        x: 8
        y: 8

        Row {
            spacing: 4

            Offer {
                objectName: "offer-teach"
                text: qsTr("Teach me")
                width: content.width - away.width - 4
                onClicked: {
                    Settings.choose("assist", "show");
                    Pages.made("book").openAt("aim");
                }
            }

            Offer {
                id: away

                objectName: "offer-away"
                text: "×"
                width: height
                Accessible.name: qsTr("Close")
                onClicked: Assist.dismiss()
            }
        }

        Offer {
            enabled: Settings.text < 300
            objectName: "offer-text"
            text: qsTr("Bigger text")
            visible: offers.rows > 1
            onClicked: Settings.enlarge(1)
        }

        Offer {
            id: aloud

            checkable: true
            checked: Settings.speech
            objectName: "offer-speech"
            text: Settings.speech ? qsTr("Read aloud: on") : qsTr("Read aloud")
            visible: Speech.available && offers.rows > 2
            onToggled: Settings.choose("speech", checked)
        }

        Offer {
            objectName: "offer-letters"
            text: Settings.letters ? qsTr("Figures: %1").arg(Theme.letters[8] + " " + Theme.letters[9] + " " + Theme.letters[10]) : qsTr("Figures: %1").arg("8 9 10")
            visible: offers.rows > (aloud.visible ? 3 : 2)
            Accessible.description: qsTr("Numbers or letters on jack, knight and king")
            onClicked: Settings.choose("letters", !Settings.letters)
        }
    }
}
