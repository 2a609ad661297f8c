pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop

/* One line of a table: what, you, computer, and both as parts of a bar with a mark in its middle. */
Item {
    id: line

    property string name: ""
    property int mine: 0
    property int theirs: 0
    /* How a number is written. */
    property var written: count => count
    readonly property real share: mine + theirs ? mine / (mine + theirs) : 0.5

    implicitHeight: Math.max(title.implicitHeight, own.implicitHeight) + 8
    width: parent?.width ?? 0
    Accessible.name: qsTr("%1: you %2, computer %3.").arg(name).arg(own.text).arg(other.text)
    Accessible.role: Accessible.StaticText

    Words {
        id: title

        anchors.verticalCenter: parent.verticalCenter
        text: line.name
        width: parent.width * 0.34
        wrapMode: Text.Wrap
    }

    Words {
        id: own

        anchors.verticalCenter: parent.verticalCenter
        font.bold: true
        horizontalAlignment: Text.AlignRight
        text: line.written(line.mine)
        width: Theme.body * 3.2
        x: parent.width * 0.34
    }

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        x: own.x + own.width + 14
        width: parent.width - x - other.width
        height: Theme.body
        border.color: Theme.action
        border.width: 1
        color: Theme.paperDeep
        radius: 4

        Rectangle {
            width: parent.width * line.share
            height: parent.height
            color: Theme.action
            radius: 4
            visible: line.mine > 0
        }

        Rectangle {
            width: 2
            height: parent.height + 8
            color: Theme.ink
            x: parent.width / 2 - 1
            y: -4
        }
    }

    Words {
        id: other

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        horizontalAlignment: Text.AlignRight
        text: line.written(line.theirs)
        width: Theme.body * 4
    }
}
