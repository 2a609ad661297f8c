pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* Something to be copied letter by letter, with its name and a button that copies it. */
Column {
    id: line

    property string system: ""
    property string command: ""
    property bool copied: false

    /* It was copied. */
    signal taken

    spacing: 6
    width: parent?.width ?? 0

    Item {
        height: Math.max(name.implicitHeight, button.implicitHeight)
        width: parent.width

        Words {
            id: name

            anchors.verticalCenter: parent.verticalCenter
            font.bold: true
            text: line.system
            width: parent.width - button.width - 12
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
        }

        PushButton {
            id: button

            anchors.right: parent.right
            objectName: "copy-" + line.system
            plain: true
            text: line.copied ? qsTr("Copied") : qsTr("Copy")
            onClicked: {
                Seals.copy(line.command);
                line.taken();
            }
        }
    }

    Rectangle {
        width: parent.width
        height: words.implicitHeight + 16
        color: Theme.paperDeep
        radius: 6

        Words {
            id: words

            x: 10
            y: 8
            width: parent.width - 20
            font.family: "monospace"
            font.pixelSize: Theme.small
            text: line.command.replace("\n", "\n\n")
            wrapMode: Text.WrapAnywhere
        }
    }
}
