import QtQuick
import ScopaDesktop

/* A panel beside the table: it takes room from it and covers nothing. */
Rectangle {
    id: panel

    property string title: ""
    property string note: ""
    default property alias content: place.data

    signal closed

    color: Theme.bar
    Accessible.name: title
    Accessible.role: Accessible.Pane

    Words {
        id: heading

        anchors.left: parent.left
        anchors.leftMargin: 14
        anchors.right: cross.left
        y: Math.max(8, cross.y + (cross.height - height) / 2)
        color: Theme.clothText
        font.bold: true
        text: panel.title
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
    }

    Chip {
        id: cross

        anchors.right: parent.right
        anchors.rightMargin: 8
        objectName: panel.objectName + "-close"
        text: "×"
        y: 8
        Accessible.name: qsTr("Close: %1").arg(panel.title)

        onClicked: panel.closed()
    }

    Words {
        id: explained

        anchors.left: parent.left
        anchors.leftMargin: 14
        anchors.right: parent.right
        anchors.rightMargin: 10
        y: Math.max(cross.y + cross.height, heading.y + heading.height) + 4
        color: Theme.clothSoft
        font.pixelSize: Theme.small
        height: text ? implicitHeight : 0
        text: panel.note
        wrapMode: Text.Wrap
    }

    Item {
        id: place

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.margins: 10
        anchors.right: parent.right
        anchors.top: explained.bottom
    }
}
