import QtQuick
import QtQuick.Templates as T
import ScopaDesktop

/* A button on the dark bar: what is in force, and a way to change it. */
T.Button {
    id: chip

    implicitHeight: Math.max(Theme.least, Theme.body * 1.9)
    implicitWidth: Math.max(implicitHeight, contentItem.implicitWidth + 24)
    font.pixelSize: Theme.body
    activeFocusOnTab: true

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    contentItem: Text {
        color: chip.checked ? Theme.dark : Theme.clothText
        font: chip.font
        horizontalAlignment: Text.AlignHCenter
        text: chip.text
        textFormat: Text.PlainText
        verticalAlignment: Text.AlignVCenter
    }

    topInset: 3
    bottomInset: 3
    background: Rectangle {
        border.color: chip.visualFocus ? "white" : chip.checked ? Theme.gold : Theme.barLine
        border.width: chip.visualFocus ? 3 : 1
        color: chip.checked ? Theme.gold : chip.down || chip.hovered ? Theme.cloth : "transparent"
        radius: height / 2
    }
}
