pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop

/* A number with what it counts. */
Rectangle {
    id: figure

    property string name: ""
    property string value: ""

    implicitHeight: both.implicitHeight + 20
    border.color: Theme.line
    border.width: 1
    color: Theme.field
    radius: Theme.radius
    Accessible.name: name + ": " + value
    Accessible.role: Accessible.StaticText

    Column {
        id: both

        anchors.centerIn: parent
        width: parent.width - 12

        Words {
            font.bold: true
            font.pixelSize: Theme.large
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: Theme.small
            text: figure.value
            width: parent.width
        }

        Words {
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            horizontalAlignment: Text.AlignHCenter
            text: figure.name
            width: parent.width
            wrapMode: Text.Wrap
        }
    }
}
