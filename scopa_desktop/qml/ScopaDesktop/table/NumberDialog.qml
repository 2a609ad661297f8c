import QtQuick
import QtQuick.Controls.Basic
import ScopaDesktop
import ScopaDesktop.Backend

/* Asks for the number of a deal. */
Sheet {
    id: dialog

    readonly property int number: /^[0-9]{1,9}$/.test(field.text) ? parseInt(field.text) : 0
    readonly property bool possible: number >= 1 && number <= Practice.largest

    function deal() {
        if (!possible)
            return;
        const wanted = number;
        close();
        Practice.playNumber(wanted);
    }

    objectName: "number"
    title: qsTr("Numbered deal")
    width: Math.min(parent.width - 32, Theme.body * 30)

    onOpened: {
        field.selectAll();
        field.forceActiveFocus();
    }

    contentItem: Scroller {
        contentHeight: content.implicitHeight
        implicitHeight: content.implicitHeight

        Column {
            id: content

            spacing: 16
            width: dialog.availableWidth

            Words {
                text: qsTr("The same number always gives the same cards, on every computer. You lead. It is practice and does not count; the match being played waits.")
                width: parent.width
                wrapMode: Text.Wrap
            }

            Words {
                id: label

                text: qsTr("Number, from 1 to %1").arg(Names.number(Practice.largest))
                width: parent.width
                wrapMode: Text.Wrap
            }

            TextField {
                id: field

                color: Theme.ink
                font.pixelSize: Theme.large
                implicitHeight: Math.max(Theme.target, Theme.large * 2)
                inputMethodHints: Qt.ImhDigitsOnly
                maximumLength: 9
                selectedTextColor: Theme.actionText
                selectionColor: Theme.action
                objectName: "number-field"
                text: "1"
                width: Math.min(parent.width, Theme.large * 10)
                Accessible.name: label.text

                onAccepted: dialog.deal()

                background: Rectangle {
                    border.color: field.activeFocus ? Theme.focus : Theme.inkSoft
                    border.width: field.activeFocus ? 3 : 1
                    color: Theme.field
                    radius: Theme.radius
                }
            }

            Flow {
                layoutDirection: Qt.RightToLeft
                spacing: 12
                width: parent.width

                PushButton {
                    enabled: dialog.possible
                    objectName: "number-deal"
                    text: qsTr("Deal")
                    onClicked: dialog.deal()
                }

                PushButton {
                    objectName: "number-cancel"
                    plain: true
                    text: qsTr("Cancel")
                    onClicked: dialog.close()
                }
            }
        }
    }
}
