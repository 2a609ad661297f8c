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
    signal sealsAsked

    implicitHeight: Math.max(48, Theme.body * 2.4)
    color: Theme.bar

    component Entry: MenuItem {
        id: entry

        implicitHeight: Math.max(40, Theme.body * 2)
        implicitWidth: name.implicitWidth + keys.implicitWidth + 64
        font.pixelSize: Theme.body
        indicator: null

        contentItem: Item {
            Words {
                id: name

                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                color: entry.enabled ? Theme.ink : Theme.inkSoft
                text: entry.text
            }

            Words {
                id: keys

                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                text: entry.action?.shortcut ?? ""
            }
        }
        background: Rectangle {
            color: entry.highlighted ? Theme.paperDeep : "transparent"
        }
    }

    component Entries: Menu {
        id: entries

        delegate: Entry {}
        background: Rectangle {
            implicitWidth: Math.max(280, Theme.body * 16)
            border.color: Theme.line
            color: Theme.paper
            radius: 6
        }
    }

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 8
        anchors.rightMargin: 12
        spacing: 8

        MenuBar {
            id: menus

            background: null
            delegate: MenuBarItem {
                id: title

                implicitHeight: bar.height
                implicitWidth: heading.implicitWidth
                contentItem: Words {
                    id: heading

                    color: Theme.clothText
                    leftPadding: 12
                    rightPadding: 12
                    text: title.text
                    verticalAlignment: Text.AlignVCenter
                }
                background: Rectangle {
                    color: title.highlighted ? Theme.cloth : "transparent"
                }
            }

            Entries {
                title: qsTr("Game")

                Action {
                    shortcut: StandardKey.New
                    text: qsTr("New match")
                    onTriggered: bar.newMatchAsked()
                }

                Action {
                    text: qsTr("The sealed deck")
                    onTriggered: bar.sealsAsked()
                }

                Action {
                    shortcut: "Ctrl+Q"
                    text: qsTr("Quit")
                    onTriggered: bar.quitAsked()
                }
            }

            Entries {
                title: qsTr("Move")

                Action {
                    enabled: Game.canUndo
                    shortcut: "Ctrl+Z"
                    text: qsTr("Undo")
                    onTriggered: Game.undo()
                }

                Action {
                    enabled: Game.canRedo
                    shortcut: "Ctrl+Shift+Z"
                    text: qsTr("Redo")
                    onTriggered: Game.redo()
                }

                Action {
                    text: qsTr("Can I take something?")

                    onTriggered: Game.hint(false)
                }

                Action {
                    text: qsTr("Best move, and why")

                    onTriggered: Game.hint(true)
                }

                Action {
                    text: qsTr("Last move again")
                    onTriggered: bar.lastMoveAsked()
                }
            }

            Entries {
                title: qsTr("View")

                Action {
                    shortcut: "Ctrl++"
                    text: qsTr("Larger text")
                    onTriggered: Settings.enlarge(1)
                }

                Action {
                    shortcut: "Ctrl+-"
                    text: qsTr("Smaller text")
                    onTriggered: Settings.enlarge(-1)
                }

                Action {
                    shortcut: "Ctrl+0"
                    text: qsTr("Normal text")
                    onTriggered: Settings.enlarge(0)
                }

                Action {
                    shortcut: "F11"
                    text: bar.fullScreen ? qsTr("Leave full screen") : qsTr("Full screen")
                    onTriggered: bar.fullScreenAsked()
                }
            }

            Entries {
                title: qsTr("Settings")

                Action {
                    text: qsTr("Level…")
                    onTriggered: bar.levelAsked()
                }

                Action {
                    text: qsTr("Next deck of cards")
                    onTriggered: bar.deckAsked()
                }

                Action {
                    shortcut: "Ctrl+,"
                    text: qsTr("Settings…")
                    onTriggered: bar.settingsAsked()
                }
            }

            Entries {
                title: qsTr("Help")

                Action {
                    shortcut: "F1"
                    text: qsTr("Rules and keys")
                    onTriggered: bar.helpAsked()
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
