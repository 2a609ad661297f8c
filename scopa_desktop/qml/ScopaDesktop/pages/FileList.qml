pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import ScopaDesktop
import ScopaDesktop.Backend

/* The folders and files one may choose from. */
Rectangle {
    id: files

    /* Each with its `name`, its `path` and whether it is a `folder`. */
    required property var rows

    /* One was chosen, by its place. */
    signal chosen(int at)

    border.color: list.activeFocus ? Theme.focus : Theme.edge
    border.width: list.activeFocus ? 3 : 2
    color: Theme.field
    radius: Theme.radius

    Words {
        anchors.centerIn: parent
        color: Theme.inkSoft
        horizontalAlignment: Text.AlignHCenter
        objectName: "files-none"
        text: Picker.busy ? qsTr("The folder is being read…") : Picker.failure ? qsTr("This folder cannot be read: %1").arg(Picker.failure) : qsTr("No such file is in this folder.")
        visible: !list.count
        width: parent.width - 24
        wrapMode: Text.Wrap
    }

    ListView {
        id: list

        /* Entries are made at once: a page that is given up leaves none half made. */
        cacheBuffer: 0

        activeFocusOnTab: true
        anchors.fill: parent
        anchors.margins: 4
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        highlightMoveDuration: 0
        keyNavigationEnabled: true
        model: files.rows
        objectName: "files-list"
        Accessible.name: qsTr("Files")
        Accessible.role: Accessible.List

        Keys.onEnterPressed: files.chosen(currentIndex)
        Keys.onPressed: event => {
            if (event.key === Qt.Key_Home)
                currentIndex = 0;
            else if (event.key === Qt.Key_End)
                currentIndex = count - 1;
            else if (event.key === Qt.Key_PageDown)
                currentIndex = Math.min(count - 1, currentIndex + 8);
            else if (event.key === Qt.Key_PageUp)
                currentIndex = Math.max(0, currentIndex - 8);
            else if (event.key === Qt.Key_Backspace)
                Picker.leave();
            else
                return;
            event.accepted = true;
        }
        Keys.onReturnPressed: files.chosen(currentIndex)
        Keys.onSpacePressed: files.chosen(currentIndex)
        T.ScrollBar.vertical: SlideBar {
            needed: list.contentHeight > list.height
        }

        delegate: T.AbstractButton {
            id: entry

            required property int index
            required property var modelData
            readonly property bool current: ListView.isCurrentItem && list.activeFocus

            focusPolicy: Qt.NoFocus
            implicitHeight: Math.max(Theme.least, label.implicitHeight + 10)
            objectName: "file-" + modelData.name
            text: modelData.name
            width: list.width - 14
            Accessible.name: modelData.folder ? qsTr("Folder %1").arg(text) : text
            Accessible.role: Accessible.ListItem

            onClicked: {
                list.currentIndex = index;
                files.chosen(index);
            }

            contentItem: Item {
                /* A folder: a leaf with a tab. */
                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    color: entry.current ? Theme.actionText : Theme.action
                    height: Theme.body * 0.7
                    radius: 2
                    visible: entry.modelData.folder
                    width: Theme.body
                    x: 8

                    Rectangle {
                        color: parent.color
                        height: 5
                        radius: 2
                        width: parent.width / 2
                        y: -3
                    }
                }

                Words {
                    id: label

                    anchors.verticalCenter: parent.verticalCenter
                    color: entry.current ? Theme.actionText : Theme.ink
                    text: entry.text
                    width: parent.width - x
                    wrapMode: Text.WrapAnywhere
                    x: Theme.body * 1.4 + 12
                }
            }

            background: Rectangle {
                color: entry.current ? Theme.action : entry.hovered ? Theme.paperDeep : "transparent"
                radius: 6
            }
        }
    }
}
