pragma ComponentBehavior: Bound
import QtQml
import ScopaDesktop
import ScopaDesktop.Backend

/* Matches, deals for practice, and what is kept of them. */
QtObject {
    readonly property list<QtObject> all: [
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
}
