pragma Singleton
pragma ComponentBehavior: Bound
import QtQml
import ScopaDesktop
import ScopaDesktop.Backend

/* All that can be done by a key, from a menu or by one button, each told once. */
QtObject {
    id: commands

    /* The menus; the letter behind & opens one with Alt. */
    readonly property list<Command> menus: [
        Command {
            name: "game"
            text: qsTr("&Game")
        },
        Command {
            name: "move"
            text: qsTr("&Move")
        },
        Command {
            name: "view"
            text: qsTr("&View")
        },
        Command {
            name: "settings"
            text: qsTr("&Settings")
        },
        Command {
            name: "help"
            text: qsTr("&Help")
        }
    ]
    readonly property list<Command> all: [...cards(hand), ...table, ...cards(open), ...game, ...move, ...view, ...settings, ...help]

    /* What begins a card's number, and how the list of keys tells all ten at once. */
    readonly property var numbered: ({
            hand: qsTr("Play or choose a card of the hand by its place"),
            table: qsTr("Read a card of the table by its place")
        })

    function of(menu: string): list<Command> {
        return Array.from(all).filter(command => command.menu === menu);
    }

    function named(name: string): Command {
        return Array.from(all).find(command => command.name === name) ?? null;
    }

    function run(name: string) {
        named(name).run();
    }

    function cards(made: Instantiator): list<Command> {
        return Array.from({
            length: made.count
        }, (_, at) => made.objectAt(at) as Command);
    }

    /* The large picture of the card that has the focus is wanted. */
    signal zoomAsked

    Component.onCompleted: {
        const first = {};
        for (const command of all) {
            if (command.key)
                first[command.name] = command.key;
        }
        Keyboard.declare(first);
    }

    readonly property Instantiator hand: Instantiator {
        model: 10

        Command {
            required property int index

            enabled: Stage.phase !== "cut"
            key: (index + 1) % 10
            name: "hand" + (index + 1)
            text: qsTr("Card %1 of the hand").arg(index + 1)
            onRun: Turn.tapHandAt(index)
        }
    }

    readonly property Instantiator open: Instantiator {
        model: 10

        Command {
            required property int index

            key: "Shift+" + (index + 1) % 10
            name: "table" + (index + 1)
            text: qsTr("Read card %1 of the table").arg(index + 1)
            onRun: Herald.read(() => Readings.tableCard(index))
        }
    }

    readonly property list<Command> table: [
        Command {
            key: "T"
            name: "readTable"
            scan: 1
            text: qsTr("Read the table")
            onRun: Herald.read(Readings.table)
        },
        Command {
            key: "M"
            name: "readHand"
            text: qsTr("Read my hand and what it takes")
            onRun: Herald.read(Readings.hand)
        },
        Command {
            key: "P"
            name: "points"
            text: qsTr("Points so far")
            onRun: Herald.read(Readings.points)
        },
        Command {
            key: "R"
            name: "repeat"
            text: qsTr("Repeat the last sentence")
            onRun: Herald.repeat(0)
        },
        Command {
            key: "Shift+R"
            name: "repeatBefore"
            text: qsTr("Repeat the sentence before")
            onRun: Herald.repeat(1)
        },
        Command {
            key: "Z"
            name: "zoom"
            text: qsTr("See the card very large")
            onRun: commands.zoomAsked()
        }
    ]

    readonly property list<Command> game: [
        Command {
            key: "N"
            name: "newMatch"
            text: qsTr("New match, by a single key")
            onRun: Questions.newMatch({})
        },
        Command {
            key: "Ctrl+N"
            menu: "game"
            name: "newMatchToo"
            scan: 5
            text: qsTr("New match")
            onRun: Questions.newMatch({})
        },
        Command {
            enabled: Practice.canPlayAgain
            key: "Ctrl+R"
            menu: "game"
            name: "again"
            part: 1
            text: qsTr("Same deal again")
            onRun: Practice.playAgain()
        },
        Command {
            menu: "game"
            name: "number"
            part: 1
            text: qsTr("Numbered deal…")
            onRun: Pages.show("number")
        },
        Command {
            menu: "game"
            name: "today"
            part: 1
            text: qsTr("Deal of the day")
            onRun: Practice.playToday()
        },
        Command {
            enabled: Practice.deal.kind !== undefined
            menu: "game"
            name: "leavePractice"
            part: 1
            text: qsTr("Back to the match")
            onRun: Game.leavePractice()
        },
        Command {
            key: "S"
            menu: "game"
            name: "seals"
            part: 2
            text: qsTr("The sealed deck")
            onRun: {
                Stage.skip();
                Seals.showLive();
                Pages.made("seals").openLast();
            }
        },
        Command {
            key: "Ctrl+O"
            menu: "game"
            name: "openMatch"
            part: 2
            text: qsTr("Open a match…")
            onRun: {
                Stage.skip();
                Pages.files.openMatch();
            }
        },
        Command {
            key: "Ctrl+S"
            menu: "game"
            name: "saveMatch"
            part: 2
            text: qsTr("Save the match…")
            onRun: {
                Stage.skip();
                Pages.files.saveGame();
            }
        },
        Command {
            menu: "game"
            name: "history"
            part: 3
            text: qsTr("Matches played")
            onRun: {
                Stage.skip();
                Pages.show("history");
            }
        },
        Command {
            key: "Ctrl+T"
            menu: "game"
            name: "statistics"
            part: 3
            text: qsTr("Statistics and players")
            onRun: {
                Stage.skip();
                Pages.show("statistics");
            }
        },
        Command {
            everywhere: true
            key: "Ctrl+Q"
            menu: "game"
            name: "quit"
            part: 4
            text: qsTr("Quit")
            onRun: Qt.quit()
        }
    ]

    readonly property list<Command> move: [
        Command {
            enabled: Game.canUndo
            key: "Ctrl+Z"
            menu: "move"
            name: "undo"
            scan: 4
            text: qsTr("Take back a move")
            onRun: Game.undo()
        },
        Command {
            enabled: Game.canRedo
            key: "Ctrl+Shift+Z"
            menu: "move"
            name: "redo"
            text: qsTr("Make the move again")
            onRun: Game.redo()
        },
        Command {
            key: "H"
            menu: "move"
            name: "hint"
            part: 1
            text: qsTr("Can I take something?")
            onRun: Turn.hint(false)
        },
        Command {
            key: "Shift+H"
            menu: "move"
            name: "fullHint"
            part: 1
            scan: 3
            text: qsTr("Best move, and why")
            onRun: Turn.hint(true)
        },
        Command {
            key: "U"
            menu: "move"
            name: "lastMove"
            part: 1
            scan: 2
            text: qsTr("The computer's last move")
            onRun: {
                Herald.read(Readings.lastMove);
                Pages.show("lastMove");
            }
        }
    ]

    readonly property list<Command> view: [
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
        }
    ]

    readonly property list<Command> settings: [
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
        }
    ]

    readonly property list<Command> help: [
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
