pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import ScopaDesktop.Backend

/* Menus on the left; the rules in force, and the two one changes most, on the right. */
Rectangle {
    id: bar

    property bool fullScreen: false
    property bool busy: false

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

    implicitHeight: Math.max(48, Theme.body * 2.4)
    color: Theme.bar

    /* What a menu does; `key` is a key of the table that does the same. */
    component Deed: Action {
        property string key: ""
    }

    component Entry: MenuItem {
        id: entry

        implicitHeight: Math.max(36, Theme.body * 1.6)
        implicitWidth: name.implicitWidth + keys.implicitWidth + 64
        font.pixelSize: Theme.body
        indicator: null

        contentItem: Item {
            Words {
                id: name

                anchors.left: parent.left
                anchors.leftMargin: 14
                anchors.verticalCenter: parent.verticalCenter
                color: entry.enabled ? Theme.ink : Theme.inkSoft
                text: entry.text
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
                font.pixelSize: Theme.small
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

    component Entries: Menu {
        id: entries

        delegate: Entry {}
        width: Math.max(implicitWidth, widest)

        property real widest: 0

        onAboutToShow: {
            widest = 0;
            for (let at = 0; at < count; ++at)
                widest = Math.max(widest, itemAt(at).implicitWidth + leftPadding + rightPadding);
        }
        background: Rectangle {
            implicitWidth: Math.max(280, Theme.body * 16)
            border.color: Theme.line
            color: Theme.paper
            radius: 6
        }
    }

    Shortcut {
        sequences: ["F10"]
        onActivated: (menus.itemAt(0) as MenuBarItem).click()
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 8
        anchors.rightMargin: 12
        layoutDirection: Settings.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
        spacing: 8

        MenuBar {
            id: menus

            background: null
            delegate: MenuBarItem {
                id: title

                implicitHeight: bar.height
                implicitWidth: heading.implicitWidth
                leftPadding: 0
                rightPadding: 0
                contentItem: Words {
                    id: heading

                    color: Theme.clothText
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
                    shortcut: Keyboard.of.newMatchToo
                    text: qsTr("New match")
                    onTriggered: bar.newMatchAsked()
                }

                Line {}

                Action {
                    enabled: Practice.canPlayAgain
                    shortcut: Keyboard.of.again
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
                    shortcut: Keyboard.of.openMatch
                    text: qsTr("Open a match…")
                    onTriggered: bar.openAsked()
                }

                Action {
                    shortcut: Keyboard.of.saveMatch
                    text: qsTr("Save the match…")
                    onTriggered: bar.saveAsked()
                }

                Line {}

                Action {
                    text: qsTr("Matches played")
                    onTriggered: bar.historyAsked()
                }

                Action {
                    shortcut: Keyboard.of.statistics
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
                    shortcut: Keyboard.of.undo
                    text: qsTr("Undo")
                    onTriggered: Game.undo()
                }

                Action {
                    enabled: Game.canRedo
                    shortcut: Keyboard.of.redo
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
                    shortcut: Keyboard.of.settings
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

        Words {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignRight
            color: Theme.clothSoft
            elide: Text.ElideRight
            objectName: "rules"
            text: Names.otherRules(Game.rules)
        }

        Chip {
            objectName: "level"
            text: Names.level(Game.rules.level)
            Accessible.description: qsTr("Level of the computer")
            onClicked: bar.levelAsked()
        }

        Chip {
            checked: Game.rules.napola
            objectName: "napola"
            text: Game.rules.napola ? qsTr("Napola on") : qsTr("Napola off")
            onClicked: bar.napolaAsked()
        }
    }
}
