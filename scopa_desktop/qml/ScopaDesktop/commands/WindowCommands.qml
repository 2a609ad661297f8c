pragma ComponentBehavior: Bound
import QtQml
import ScopaDesktop
import ScopaDesktop.Backend

/* How the window looks, the settings and help. */
QtObject {
    readonly property list<QtObject> all: [
        Command {
            everywhere: true
            key: "Ctrl++"
            menu: "view"
            name: "larger"
            text: qsTr("Larger text")
            onRun: Settings.enlarge(1)
        },
        Command {
            everywhere: true
            key: "Ctrl+-"
            menu: "view"
            name: "smaller"
            text: qsTr("Smaller text")
            onRun: Settings.enlarge(-1)
        },
        Command {
            everywhere: true
            key: "Ctrl+0"
            menu: "view"
            name: "normalSize"
            text: qsTr("Normal text")
            onRun: Settings.enlarge(0)
        },
        Command {
            checkable: true
            checked: Settings.board
            key: "G"
            menu: "view"
            name: "board"
            part: 1
            text: qsTr("Cards to come")
            onRun: Panels.turnBoard()
        },
        Command {
            checkable: true
            checked: Settings.moveList
            key: "V"
            menu: "view"
            name: "moveList"
            part: 1
            text: qsTr("Moves of the round")
            onRun: Panels.turnMoves()
        },
        Command {
            key: "C"
            menu: "view"
            name: "captured"
            part: 1
            text: qsTr("Captured cards")
            onRun: {
                Herald.read(Readings.captured);
                Pages.show("captured");
            }
        },
        Command {
            checkable: true
            checked: Pages.fullScreen
            everywhere: true
            key: "F11"
            menu: "view"
            name: "fullScreen"
            part: 2
            text: qsTr("Full screen")
            onRun: Pages.turnFullScreen()
        },
        Command {
            key: "L"
            menu: "settings"
            name: "level"
            text: qsTr("Level…")
            onRun: Questions.nextLevel()
        },
        Command {
            menu: "settings"
            name: "napola"
            text: qsTr("Napola…")
            onRun: Questions.turnNapola()
        },
        Command {
            key: "D"
            menu: "settings"
            name: "deck"
            text: qsTr("Next deck of cards")
            onRun: {
                Stage.skip();
                Settings.choose("deck", Decks.next());
            }
        },
        Command {
            key: "Ctrl+,"
            menu: "settings"
            name: "settings"
            part: 1
            text: qsTr("Settings…")
            onRun: Pages.show("settings")
        },
        Command {
            enabled: Settings.scan > 0
            name: "stopScan"
            scan: 6
            text: qsTr("Stop one-button play")
            onRun: Settings.choose("scan", 0)
        },
        Command {
            menu: "help"
            name: "fairness"
            text: qsTr("Does the computer cheat?")
            onRun: {
                Stage.skip();
                Pages.show("fairness");
            }
        },
        Command {
            everywhere: true
            key: "F1"
            menu: "help"
            name: "help"
            text: qsTr("Rules and keys")
            onRun: Pages.show("book")
        },
        Command {
            key: "?"
            name: "keyList"
            text: qsTr("List of keys")
            onRun: Pages.made("book").openAt("keys")
        },
        Command {
            menu: "help"
            name: "about"
            part: 1
            text: qsTr("About Scopa")
            onRun: Pages.show("about")
        }
    ]
}
