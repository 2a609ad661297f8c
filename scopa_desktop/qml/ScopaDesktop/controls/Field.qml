import QtQuick
import QtQuick.Templates as T
import ScopaDesktop

/* One line of text to write in. */
T.TextField {
    id: field

    implicitHeight: Math.max(Theme.target, contentHeight + 20)
    implicitWidth: Theme.body * 14
    activeFocusOnTab: true
    color: Theme.ink
    font.pixelSize: Theme.body
    leftPadding: 12
    maximumLength: 24
    rightPadding: 12
    selectByMouse: true
    selectedTextColor: Theme.actionText
    selectionColor: Theme.action
    verticalAlignment: TextInput.AlignVCenter

    background: Rectangle {
        border.color: field.activeFocus ? Theme.focus : Theme.edge
        border.width: field.activeFocus ? 3 : 2
        color: Theme.field
        radius: Theme.radius
    }
}
