pragma Singleton
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* What the program says in sentences: of what happens at the table, of a hint, a refusal, a choice, a notice. */
QtObject {
    id: sentences

    /* How each message of the game is said, by its key. */
    readonly property var messages: ({
            dealt: message => mine(message) ? qsTr("You play first.") : Names.capital(qsTr("%1 plays first.").arg(Who.subject(message.seat))),
            dealt_again: message => message.last ? qsTr("The last cards are dealt.") : qsTr("New cards are dealt."),
            void: () => qsTr("Three kings or more on the table: the cards are dealt again."),
            laid: message => mine(message) ? qsTr("You lay %1.").arg(Names.theCard(message.card)) : Names.capital(qsTr("%1 lays %2.").arg(Who.subject(message.seat)).arg(Names.theCard(message.card))),
            took: message => {
                const [card, taken] = [Names.theCard(message.card), Names.theCards(message.taken)];
                const told = mine(message) ? qsTr("You take %2 with %1.").arg(card).arg(taken) : Names.capital(qsTr("%1 takes %3 with %2.").arg(Who.subject(message.seat)).arg(card).arg(taken));
                return message.scopa ? qsTr("%1 Scopa!").arg(told) : told;
            },
            cleared: message => mine(message) ? qsTr("The cards left go to you, who took last.") : qsTr("The cards left go %1, who took last.").arg(Who.toSeat(message.seat)),
            hint_takes: () => qsTr("Something can be taken."),
            hint_lays: () => qsTr("Nothing can be taken: a card must be laid."),
            hint: message => hint(message),
            undone: () => qsTr("The move is taken back."),
            redone: () => qsTr("The move is made again."),
            refused: message => refusal(message)
        })

    /* A message of the game as a sentence. */
    function sentence(message: var): string {
        const said = messages[message.key];
        return said ? said(message) : "";
    }

    /* A message as it stands beneath the table until I have played: new cards leave there what was played before them. */
    function standing(message: var): string {
        const before = Game.lastMove;
        if (message.key !== "dealt_again" || before.card === undefined)
            return sentence(message);
        return played(before) + " " + (message.last ? qsTr("The last cards.") : qsTr("New cards."));
    }

    /* A move that was made: its `seat`, `card`, what was `taken`, and whether that was a `scopa`. */
    function played(move: var): string {
        return sentence({
            key: move.taken.length ? "took" : "laid",
            seat: move.seat,
            card: move.card,
            taken: move.taken,
            scopa: move.scopa ?? false
        });
    }

    function mine(message: var): bool {
        return message.seat === Seats.me;
    }

    function hint(message: var): string {
        const move = message.taken.length ? qsTr("Take %2 with %1").arg(Names.theCard(message.card)).arg(Names.theCards(message.taken)) : qsTr("Lay %1").arg(Names.theCard(message.card));
        return qsTr("%1: %2").arg(move).arg(reason(message.reason));
    }

    /* What a card takes, in short: "takes 5 + 2", as the corners of the cards have it. */
    function takesShort(captures: var): string {
        if (!captures.length)
            return qsTr("takes nothing");
        const ways = captures.map(taken => taken.map(code => Names.corner(code)).join(" + "));
        return qsTr("takes %1").arg(ways.join(" " + qsTr("or") + " "));
    }

    /* Why a move is good, by the key of the reason. */
    readonly property var reasons: ({
            scopa: () => qsTr("it is a scopa."),
            scopa_given: () => qsTr("it gives away no scopa."),
            settebello: () => qsTr("it takes the settebello."),
            sevens: () => qsTr("sevens win the primiera."),
            denari: () => Theme.names === "french" ? qsTr("it takes diamonds.") : qsTr("it takes coins."),
            primiera: () => qsTr("it helps the primiera."),
            cards: () => qsTr("it takes the most.")
        })

    /* The same after a colon. */
    function reason(key: string): string {
        const said = reasons[key];
        return said ? said() : qsTr("it leaves the best table.");
    }

    /* Why a move cannot be made, by the key of the reason. */
    readonly property var refusals: ({
            must_take_equal: message => message.cards.length > 1 ? qsTr("One card of the same value must be taken: %1.").arg(Names.theCards(message.cards)) : qsTr("You must take %1.").arg(Names.theCards(message.cards)),
            must_take: message => qsTr("This card can take, so it must: %1.").arg(Names.theCards(message.cards)),
            must_take_all: () => qsTr("The ace takes the whole table."),
            must_take_fewest: message => qsTr("The fewest cards must be taken: %1.").arg(Names.theCards(message.cards)),
            wrong_sum: message => qsTr("%1 does not take %2.").arg(Names.capital(Names.theCard(message.card))).arg(Names.theCards(message.cards)),
            not_your_turn: () => qsTr("Wait: it is the computer's turn.")
        })

    function refusal(message: var): string {
        const said = refusals[message.reason];
        return said ? said(message) : qsTr("This card cannot be played now.");
    }

    /* What the chosen card can do. */
    function chosen(): string {
        const card = Names.theCard(Turn.chosen);
        const ways = Turn.options.length;
        if (ways > 1)
            return Names.capital(qsTr("%1 can take in %n way(s): choose on the table.", "", ways).arg(card));
        const taken = Turn.options[0];
        return Names.capital(taken.length ? qsTr("%1 takes %2. Press again to play.").arg(card).arg(Names.theCards(taken)) : qsTr("%1 takes nothing. Press again to play.").arg(card));
    }

    /* The coach's question before a move. */
    function warning(question: var): string {
        switch (question.reason) {
        case "settebello_given":
            return qsTr("This leaves the settebello on the table: play it all the same?");
        default:
            return qsTr("This leaves a table of %1: play it all the same?").arg(question.sum);
        }
    }

    /* What there is to say of the user's files, by the key of the notice. */
    readonly property var notices: ({
            settings_damaged: notice => qsTr("The settings file was damaged. It was kept as %1, and what could not be read has its first value again.").arg(notice.detail),
            settings_unreadable: notice => qsTr("The settings could not be read (%1).").arg(notice.detail),
            match_damaged: notice => qsTr("The saved match was damaged. The file was kept as %1.").arg(notice.detail),
            match_newer: notice => qsTr("The saved match is of a newer version of this program. The file was kept as %1.").arg(notice.detail),
            history_not_saved: notice => qsTr("The match that is over could not be kept (%1).").arg(notice.detail),
            history_unreadable: notice => qsTr("The matches that are over could not be read (%1).").arg(notice.detail),
            players_damaged: notice => qsTr("The list of the players was damaged. It was kept as %1.").arg(notice.detail),
            players_unreadable: notice => qsTr("The list of the players could not be read (%1).").arg(notice.detail),
            not_deleted: notice => qsTr("Not everything could be deleted (%1).").arg(notice.detail),
            crashed: () => qsTr("The last time the program ended because of an error. Your match is safe and goes on where it was."),
            failed: () => qsTr("Something went wrong in the program. Your match is safe; if the game does not go on, close the window and start again."),
            match_unreadable: notice => qsTr("The saved match could not be read (%1).").arg(notice.detail),
            not_saved: notice => qsTr("The match could not be saved (%1).").arg(notice.detail),
            deck_gone: notice => qsTr("The deck of cards “%1” is not there any more; the Neapolitan cards are used.").arg(notice.detail),
            deck_refused: notice => qsTr("A deck of cards cannot be used: %1").arg(notice.detail)
        })

    /* A notice about the user's files. */
    function notice(notice: var): string {
        const said = notices[notice.key];
        return said ? said(notice) : "";
    }
}
