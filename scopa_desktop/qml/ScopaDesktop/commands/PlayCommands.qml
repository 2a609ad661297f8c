pragma ComponentBehavior: Bound
import QtQml
import ScopaDesktop
import ScopaDesktop.Backend

/* What is done with the cards of the table and the hand. */
QtObject {
    readonly property list<QtObject> all: [...cards(hand), ...reading, ...cards(open), ...moves]

    function cards(made: Instantiator): list<Command> {
        return Array.from({
            length: made.count
        }, (_, at) => made.objectAt(at) as Command);
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

    readonly property list<Command> reading: [
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
            onRun: Commands.zoomAsked()
        }
    ]

    readonly property list<Command> moves: [
        Command {
            enabled: Takeback.canUndo
            key: "Ctrl+Z"
            menu: "move"
            name: "undo"
            scan: 4
            text: qsTr("Take back a move")
            onRun: Takeback.undo()
        },
        Command {
            enabled: Takeback.canRedo
            key: "Ctrl+Shift+Z"
            menu: "move"
            name: "redo"
            text: qsTr("Make the move again")
            onRun: Takeback.redo()
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
}
