import QtQuick
import QtQuick.Templates as T
import ScopaDesktop
import ScopaDesktop.Backend

/* One word under the stock for the seal of its deck; pressed, it opens the page of the decks, where its digits are. */
T.Button {
    id: mark

    activeFocusOnTab: Stage.phase !== "count" && Stage.phase !== "end"
    implicitHeight: Math.max(label.implicitHeight + 10, Theme.least * 0.8)
    implicitWidth: sign.width + label.implicitWidth + 26
    objectName: "deal-seal"
    visible: Dealer.seal !== "" && Stage.phase !== "cut"
    Accessible.description: qsTr("Opens the page of the sealed decks")
    Accessible.name: qsTr("Seal")

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    contentItem: Item {
        /* A seal of wax: a notched disc with a tick. */
        Item {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            height: Math.round(Places.words * 1.05)
            width: height
            x: 8

            Repeater {
                model: 3

                Rectangle {
                    required property int index

                    anchors.centerIn: parent
                    antialiasing: true
                    color: Theme.clothSoft
                    height: width
                    radius: width * 0.2
                    rotation: index * 30
                    width: parent.width * 0.8
                }
            }

            Rectangle {
                antialiasing: true
                color: Theme.bar
                height: Math.max(2, parent.height * 0.12)
                rotation: 45
                width: parent.width * 0.26
                x: parent.width * 0.22
                y: parent.height * 0.55
            }

            Rectangle {
                antialiasing: true
                color: Theme.bar
                height: Math.max(2, parent.height * 0.12)
                rotation: -50
                width: parent.width * 0.46
                x: parent.width * 0.36
                y: parent.height * 0.45
            }
        }

        Words {
            id: label

            anchors.verticalCenter: parent.verticalCenter
            color: Theme.clothSoft
            font.pixelSize: Math.max(16, Places.words * 0.9)
            font.underline: true
            text: qsTr("Seal")
            x: sign.x + sign.width + 8
        }
    }

    background: Rectangle {
        border.color: "white"
        border.width: mark.visualFocus ? 3 : 0
        color: mark.hovered || mark.down ? Theme.bar : "transparent"
        radius: 6
    }
}
