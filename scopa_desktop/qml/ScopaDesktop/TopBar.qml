pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import ScopaDesktop
import ScopaDesktop.Backend

/* Menus on the left; the rules in force, and the two one changes most, on the right or, with large text, below. */
Rectangle {
    id: bar

    property bool fullScreen: false

    /* Whether no page lies over the table, and the keys of what is done at the table. */
    property bool free: true
    readonly property var of: free ? Keyboard.of : ({})

    /* All menus stay in one line: in a narrow window their words stop growing where that line is full. */
    readonly property int size: Math.min(Theme.body, Theme.windowWidth / 26)
    readonly property real line: Math.max(Theme.least, size * 1.45)
    readonly property bool wrapped: menus.implicitWidth + chips.width + 36 > Theme.windowWidth

    signal newMatchAsked
    signal lastMoveAsked
    signal settingsAsked
    signal helpAsked
    signal levelAsked
    signal napolaAsked
    signal deckAsked
    signal fullScreenAsked
    signal quitAsked
    signal numberAsked
    signal boardAsked
    signal moveListAsked
    signal capturedAsked
    signal aboutAsked
    signal sealsAsked
    signal historyAsked
    signal statisticsAsked
    signal fairnessAsked
    signal openAsked
    signal saveAsked

    objectName: "top-bar"
    implicitHeight: line * (wrapped ? 2 : 1) + 4
    color: Theme.bar

    /* What a menu does; `key` is a key of the table that does the same. */
    component Deed: Action {
        property string key: ""
    }

    component Entry: MenuItem {
        id: entry

        implicitHeight: Math.max(36, name.implicitHeight + bar.size * 0.4)
        implicitWidth: name.implicitWidth + keys.implicitWidth + 76
        font.pixelSize: bar.size
        indicator: null

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
                text: (entry.action as Deed)?.key || (entry.action?.shortcut ?? "")
            }
        }
        background: Rectangle {
            color: entry.highlighted ? Theme.paperDeep : "transparent"
        }
    }

    component Line: MenuSeparator {
        horizontalPadding: 12
        verticalPadding: 4
        contentItem: Rectangle {
            color: Theme.line
            implicitHeight: 1
        }
    }

    /* As wide as its widest entry needs, as far as the window goes. */
    component Entries: Menu {
        id: entries

        readonly property real widest: {
            let widest = 280;
            for (let at = 0; at < count; ++at)
                widest = Math.max(widest, itemAt(at).implicitWidth + leftPadding + rightPadding);
            return widest;
        }

        implicitWidth: Math.min(bar.width - 16, widest)
        margins: 8
        delegate: Entry {}
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

        Entries {
            title: qsTr("&Game")

            Action {
                shortcut: bar.of.newMatchToo
                text: qsTr("New match")
                onTriggered: bar.newMatchAsked()
            }

            Line {}

            Action {
                enabled: Practice.canPlayAgain
                shortcut: bar.of.again
                text: qsTr("Same deal again")
                onTriggered: Practice.playAgain()
            }

            Action {
                text: qsTr("Numbered deal…")
                onTriggered: bar.numberAsked()
            }

            Action {
                text: qsTr("Deal of the day")
                onTriggered: Practice.playToday()
            }

            Action {
                enabled: Practice.deal.kind !== undefined
                text: qsTr("Back to the match")
                onTriggered: Game.leavePractice()
            }

            Line {}

            Deed {
                key: Keyboard.of.seals
                text: qsTr("The sealed deck")
                onTriggered: bar.sealsAsked()
            }

            Action {
                shortcut: bar.of.openMatch
                text: qsTr("Open a match…")
                onTriggered: bar.openAsked()
            }

            Action {
                shortcut: bar.of.saveMatch
                text: qsTr("Save the match…")
                onTriggered: bar.saveAsked()
            }

            Line {}

            Action {
                text: qsTr("Matches played")
                onTriggered: bar.historyAsked()
            }

            Action {
                shortcut: bar.of.statistics
                text: qsTr("Statistics and players")
                onTriggered: bar.statisticsAsked()
            }

            Line {}

            Action {
                shortcut: Keyboard.of.quit
                text: qsTr("Quit")
                onTriggered: bar.quitAsked()
            }
        }

        Entries {
            title: qsTr("&Move")

            Action {
                enabled: Game.canUndo
                shortcut: bar.of.undo
                text: qsTr("Undo")
                onTriggered: Game.undo()
            }

            Action {
                enabled: Game.canRedo
                shortcut: bar.of.redo
                text: qsTr("Redo")
                onTriggered: Game.redo()
            }

            Line {}

            Deed {
                key: Keyboard.of.hint
                text: qsTr("Can I take something?")

                onTriggered: Turn.hint(false)
            }

            Deed {
                key: Keyboard.of.fullHint
                text: qsTr("Best move, and why")

                onTriggered: Turn.hint(true)
            }

            Deed {
                key: Keyboard.of.lastMove
                text: qsTr("Last move again")
                onTriggered: bar.lastMoveAsked()
            }
        }

        Entries {
            title: qsTr("&View")

            Action {
                shortcut: Keyboard.of.larger
                text: qsTr("Larger text")
                onTriggered: Settings.enlarge(1)
            }

            Action {
                shortcut: Keyboard.of.smaller
                text: qsTr("Smaller text")
                onTriggered: Settings.enlarge(-1)
            }

            Action {
                shortcut: Keyboard.of.normalSize
                text: qsTr("Normal text")
                onTriggered: Settings.enlarge(0)
            }

            Line {}

            Deed {
                checkable: true
                checked: Settings.board
                key: Keyboard.of.board
                text: qsTr("Cards to come")
                onTriggered: bar.boardAsked()
            }

            Deed {
                checkable: true
                checked: Settings.moveList
                key: Keyboard.of.moveList
                text: qsTr("Moves of the round")
                onTriggered: bar.moveListAsked()
            }

            Deed {
                key: Keyboard.of.captured
                text: qsTr("Captured cards")
                onTriggered: bar.capturedAsked()
            }

            Line {}

            Action {
                shortcut: Keyboard.of.fullScreen
                text: bar.fullScreen ? qsTr("Leave full screen") : qsTr("Full screen")
                onTriggered: bar.fullScreenAsked()
            }
        }

        Entries {
            title: qsTr("&Settings")

            Deed {
                key: Keyboard.of.level
                text: qsTr("Level…")
                onTriggered: bar.levelAsked()
            }

            Deed {
                key: Keyboard.of.deck
                text: qsTr("Next deck of cards")
                onTriggered: bar.deckAsked()
            }

            Line {}

            Action {
                shortcut: bar.of.settings
                text: qsTr("Settings…")
                onTriggered: bar.settingsAsked()
            }
        }

        Entries {
            title: qsTr("&Help")

            Action {
                text: qsTr("Does the computer cheat?")
                onTriggered: bar.fairnessAsked()
            }

            Action {
                shortcut: Keyboard.of.help
                text: qsTr("Rules and keys")
                onTriggered: bar.helpAsked()
            }

            Line {}

            Action {
                text: qsTr("About Scopa")
                onTriggered: bar.aboutAsked()
            }
        }
    }

    /* Not shown where it would be cut off: the level and the points to reach are seen elsewhere too. */
    Words {
        readonly property real room: (bar.wrapped ? bar.width - 16 : bar.width - menus.width - 24) - chips.width - 12

        color: Theme.clothSoft
        font.pixelSize: bar.size
        height: bar.line
        objectName: "rules"
        text: Names.otherRules(Game.rules)
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
            text: Names.level(Game.rules.level)
            Accessible.description: qsTr("Level of the computer")
            onClicked: bar.levelAsked()
        }

        Chip {
            checked: Game.rules.house.includes("napola")
            font.pixelSize: bar.size
            implicitHeight: bar.line
            objectName: "napola"
            text: checked ? qsTr("Napola on") : qsTr("Napola off")
            onClicked: bar.napolaAsked()
        }
    }
}
