import QtQuick
import QtQuick.Templates as T
import ScopaDesktop

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
        width: Math.round(height * 1.85)
        height: Math.round(Math.max(30, Theme.body * 1.4))
        border.color: toggle.visualFocus ? Theme.focus : Theme.inkSoft
        border.width: toggle.visualFocus ? 3 : 1
        color: toggle.checked ? Theme.action : Theme.paperDeep
        opacity: toggle.enabled ? 1 : 0.45
        radius: height / 2

        Rectangle {
            x: toggle.checked ? parent.width - width - 4 : 4
            y: 4
            width: height
            height: parent.height - 8
            border.color: Theme.inkSoft
            border.width: 1
            color: toggle.checked ? Theme.actionText : Theme.field
            radius: height / 2
        }
    }

    contentItem: Column {
        rightPadding: toggle.indicator.width + 16
        spacing: 2
        width: toggle.width

        Words {
            color: toggle.enabled ? Theme.ink : Theme.inkSoft
            text: toggle.text
            width: parent.width - parent.rightPadding
            wrapMode: Text.Wrap
        }

        Words {
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            text: toggle.explained
            visible: text !== ""
            width: parent.width - parent.rightPadding
            wrapMode: Text.Wrap
        }
    }
}
