pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop

/* What the two numbers beside each share are. */
Item {
    id: sides

    property string mine: qsTr("you")
    property string theirs: qsTr("computer")

    height: own.implicitHeight
    width: parent?.width ?? 0

    Words {
        id: own

        anchors.right: parent.left
        anchors.rightMargin: -(parent.width * 0.34 + Theme.body * 3.2)
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        text: sides.mine
    }

    Words {
        anchors.right: parent.right
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        text: sides.theirs
    }
}
