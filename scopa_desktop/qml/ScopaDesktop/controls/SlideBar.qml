import QtQuick
import QtQuick.Controls.Basic

/* A bar that shows how far something is scrolled, where it scrolls at all; screen readers have the keys and hear only its name. */
ScrollBar {
    property bool needed: true

    policy: needed ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    Accessible.name: qsTr("Scroll bar")
}
