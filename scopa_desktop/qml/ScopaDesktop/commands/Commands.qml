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
    readonly property list<Command> all: [...play.all, ...game.all, ...view.all]
    readonly property PlayCommands play: PlayCommands {}
    readonly property GameCommands game: GameCommands {}
    readonly property WindowCommands view: WindowCommands {}

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

    /* The large picture of the card that has the focus is wanted. */
    signal zoomAsked

    Component.onCompleted: {
        const first = {};
        for (const command of all) {
            if (command.key)
                first[command.name] = command.key;
        }
        Keyboard.declare(first, Array.from(all).filter(command => command.key && command.everywhere).map(command => command.name));
    }
}
