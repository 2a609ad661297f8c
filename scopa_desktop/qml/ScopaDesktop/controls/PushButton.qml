import QtQuick
import QtQuick.Templates as T
import ScopaDesktop

T.Button {
    id: button

    property bool plain: false

    implicitHeight: Math.max(Theme.target, contentItem.implicitHeight + 16)
    implicitWidth: contentItem.implicitWidth + 40
    font.bold: true
    font.pixelSize: Theme.body
    activeFocusOnTab: true

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    contentItem: Text {
        color: !button.enabled ? Theme.inkSoft : button.plain ? Theme.action : Theme.actionText
        font: button.font
        horizontalAlignment: Text.AlignHCenter
        text: button.text
        textFormat: Text.PlainText
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
    }

    background: Rectangle {
        border.color: Theme.action
        border.width: button.plain ? 2 : 0
        color: !button.enabled ? Theme.paperDeep : button.plain ? (button.hovered || button.down ? Theme.paperDeep : "transparent") : button.down || button.hovered ? Theme.actionDeep : Theme.action
        radius: Theme.radius

        Rectangle {
            anchors.fill: parent
            anchors.margins: -4
            border.color: Theme.focus
            border.width: 3
            color: "transparent"
            radius: Theme.radius + 4
            visible: button.visualFocus
        }
    }
}
