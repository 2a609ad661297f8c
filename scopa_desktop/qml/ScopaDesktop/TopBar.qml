pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import ScopaDesktop
import ScopaDesktop.Backend

/* Menus on the left; the rules in force, and the two one changes most, on the right or, with large text, below. */
Rectangle {
    id: bar

    /* All menus stay in one line: in a narrow window their words stop growing where that line is full. */
    readonly property int size: Math.min(Theme.body, Theme.windowWidth / 26)
    readonly property real line: Math.max(Theme.least, size * 1.45)
    readonly property bool wrapped: menus.implicitWidth + chips.width + 36 > Theme.windowWidth

    objectName: "top-bar"
    implicitHeight: line * (wrapped ? 2 : 1) + 4
    color: Theme.bar

    component Entry: MenuItem {
        id: entry

        required property Command modelData

        /* Whether a line parts it from what stands above. */
        required property bool first
        readonly property int above: first ? 9 : 0

        checkable: modelData.checkable
        checked: modelData.checked
        enabled: modelData.enabled
        font.pixelSize: bar.size
        implicitHeight: Math.max(36, name.implicitHeight + bar.size * 0.4) + above
        implicitWidth: name.implicitWidth + keys.implicitWidth + 76
        indicator: null
        text: modelData.text
        topPadding: bottomPadding + above

        onTriggered: {
            modelData.run();
            checked = Qt.binding(() => modelData.checked);
        }

        contentItem: Item {
            Words {
                id: name

                anchors.left: parent.left
                anchors.leftMargin: 14
                anchors.right: keys.left
                anchors.rightMargin: 12
                anchors.verticalCenter: parent.verticalCenter
                color: entry.enabled ? Theme.ink : Theme.inkSoft
                font: entry.font
                text: entry.text
                wrapMode: Text.Wrap
            }

            /* What is switched on has a dot. */
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.action
                height: 10
                radius: 5
                visible: entry.checked
                width: 10
                x: -2
            }

            Words {
                id: keys

                anchors.right: parent.right
                anchors.rightMargin: 8
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.inkSoft
                font.pixelSize: Math.round(bar.size * 0.9)
                text: Keyboard.of[entry.modelData.name] ?? ""
            }
        }
        background: Item {
            Rectangle {
                color: Theme.line
                height: 1
                visible: entry.first
                width: parent.width - 24
                x: 12
                y: 4
            }

            Rectangle {
                anchors.bottom: parent.bottom
                color: entry.highlighted ? Theme.paperDeep : "transparent"
                height: parent.height - entry.above
                width: parent.width
            }
        }
    }

    /* As wide as its widest entry needs, as far as the window goes. */
    component Entries: Menu {
        id: entries

        property list<Command> commands

        readonly property real widest: {
            let widest = 280;
            for (let at = 0; at < count; ++at)
                widest = Math.max(widest, itemAt(at).implicitWidth + leftPadding + rightPadding);
            return widest;
        }

        implicitWidth: Math.min(bar.width - 16, widest)
        margins: 8
        contentItem: ListView {
            clip: true
            currentIndex: entries.currentIndex
            implicitHeight: contentHeight
            interactive: contentHeight > height
            keyNavigationEnabled: false
            model: entries.contentModel
            ScrollBar.vertical: SlideBar {
                needed: (parent as ListView).interactive
            }
        }
        background: Rectangle {
            border.color: Theme.line
            color: Theme.paper
            radius: 6
        }

        Instantiator {
            model: entries.commands

            Entry {
                required property int index

                first: index > 0 && modelData.part !== entries.commands[index - 1].part
            }

            onObjectAdded: (index, entry) => entries.insertItem(index, entry as MenuItem)
            onObjectRemoved: (_, entry) => entries.removeItem(entry as MenuItem)
        }
    }

    Shortcut {
        sequences: ["F10"]
        onActivated: (menus.itemAt(0) as MenuBarItem).click()
    }

    MenuBar {
        id: menus

        background: null
        height: bar.line
        x: Settings.leftHanded ? bar.width - width - 8 : 8
        y: 2
        delegate: MenuBarItem {
            id: title

            implicitHeight: bar.line
            implicitWidth: heading.implicitWidth
            bottomPadding: 0
            leftPadding: 0
            rightPadding: 0
            topPadding: 0
            contentItem: Words {
                id: heading

                color: Theme.clothText
                font.pixelSize: bar.size
                leftPadding: 12
                rightPadding: 12
                text: title.text.replace(/&(.)/, "<u>$1</u>")
                textFormat: Text.StyledText
                verticalAlignment: Text.AlignVCenter
            }
            background: Rectangle {
                color: title.highlighted ? Theme.cloth : "transparent"
            }
        }

        Instantiator {
            model: Commands.menus

            Entries {
                required property Command modelData

                commands: Commands.of(modelData.name)
                title: modelData.text
            }

            onObjectAdded: (index, menu) => menus.insertMenu(index, menu as Menu)
            onObjectRemoved: (_, menu) => menus.removeMenu(menu as Menu)
        }
    }

    /* Not shown where it would be cut off: the level and the points to reach are seen elsewhere too. */
    Words {
        readonly property real room: (bar.wrapped ? bar.width - 16 : bar.width - menus.width - 24) - chips.width - 12

        color: Theme.clothSoft
        font.pixelSize: bar.size
        height: bar.line
        objectName: "rules"
        text: Choices.otherRules(Game.rules)
        verticalAlignment: Text.AlignVCenter
        visible: implicitWidth <= room
        x: Settings.leftHanded ? chips.x + chips.width + 12 : chips.x - width - 12
        y: chips.y
    }

    Row {
        id: chips

        layoutDirection: Settings.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
        spacing: 8
        x: Settings.leftHanded ? 12 : bar.width - width - 12
        y: bar.wrapped ? bar.line : 2

        Chip {
            font.pixelSize: bar.size
            implicitHeight: bar.line
            objectName: "level"
            text: Choices.level(Game.rules.level)
            Accessible.description: qsTr("Level of the computer")
            onClicked: Commands.run("level")
        }

        Chip {
            checked: Game.rules.house.includes("napola")
            font.pixelSize: bar.size
            implicitHeight: bar.line
            objectName: "napola"
            text: checked ? qsTr("Napola on") : qsTr("Napola off")
            onClicked: Commands.run("napola")
        }
    }
}
