import QtQuick
import QtQuick.Templates as T

/* A switch with a line that explains it. */
T.Switch {
    id: toggle

    property string explained: ""

    implicitHeight: Math.max(Theme.target, contentItem.implicitHeight + 12)
    implicitWidth: 400
    activeFocusOnTab: true
    font.pixelSize: Theme.body

    Accessible.description: explained

    indicator: Rectangle {
        x: toggle.width - width
        y: (toggle.height - height) / 2
        width: 56
        height: 30
        border.color: toggle.visualFocus ? Theme.focus : Theme.inkSoft
        border.width: toggle.visualFocus ? 3 : 1
        color: toggle.checked ? Theme.action : Theme.paperDeep
        opacity: toggle.enabled ? 1 : 0.45
        radius: 15

        Rectangle {
            x: toggle.checked ? parent.width - width - 4 : 4
            y: 4
            width: 22
            height: 22
            border.color: Theme.inkSoft
            border.width: 1
            color: toggle.checked ? Theme.actionText : Theme.field
            radius: 11
        }
    }

    contentItem: Column {
        rightPadding: 72
        spacing: 2
        width: toggle.width

        Words {
            color: toggle.enabled ? Theme.ink : Theme.inkSoft
            text: toggle.text
            width: parent.width - 72
            wrapMode: Text.Wrap
        }

        Words {
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            text: toggle.explained
            visible: text !== ""
            width: parent.width - 72
            wrapMode: Text.Wrap
        }
    }
}
