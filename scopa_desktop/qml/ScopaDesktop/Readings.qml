pragma Singleton
import QtQuick
import ScopaDesktop.Backend

/* What is read aloud when it is asked for: short sentences, the value first. */
QtObject {
    function names(codes: var): string {
        return codes.map(code => Names.aloud(code)).join(", ");
    }

    function table(): string {
        const cards = Game.table.slice().sort((a, b) => Names.rank(a) - Names.rank(b));
        if (!cards.length)
            return qsTr("The table is empty.");
        const sum = cards.reduce((total, code) => total + Names.rank(code), 0);
        return qsTr("%n card(s) on the table: %1. Sum %2.", "", cards.length).arg(names(cards)).arg(sum);
    }

    function place(at: int, size: int): string {
        return qsTr("%1 of %2.").arg(at + 1).arg(size);
    }

    /* The nth card of the table, counted from 0. */
    function tableCard(at: int): string {
        const code = Game.table[at];
        if (code === undefined)
            return qsTr("There is no card %1 on the table.").arg(at + 1);
        return Names.capital(Names.aloud(code)) + ". " + place(at, Game.table.length);
    }

    /* What a card of the hand takes, while it can be played. */
    function takes(code: string): string {
        return Game.myTurn ? Names.takes(Turn.capturesOf(code)) : "";
    }

    function hand(): string {
        if (!Game.hand.length)
            return qsTr("Your hand is empty.");
        return Game.hand.map(code => (Names.capital(Names.aloud(code)) + ". " + takes(code)).trim()).join(" ");
    }

    function pile(side: int): string {
        const pile = Aids.captured[side];
        const parts = [qsTr("%n card(s)", "", pile.cards.length)];
        if (pile.cards.length) {
            const coins = pile.cards.filter(code => code.endsWith("d")).length;
            parts.push(Theme.names === "french" ? qsTr("%n diamond(s)", "", coins) : qsTr("%n coin(s)", "", coins));
            if (pile.cards.includes("7d"))
                parts.push(qsTr("the settebello"));
            if (pile.scope.length)
                parts.push(qsTr("%n scopa(s)", "", pile.scope.length));
        }
        return parts.join(", ");
    }

    function captured(): string {
        return qsTr("You: %1. Computer: %2.").arg(pile(0)).arg(pile(1));
    }

    function points(): string {
        return qsTr("You %1, computer %2, to %3.").arg(Game.totals[0]).arg(Game.totals[1]).arg(Game.rules.target) + " " + captured();
    }

    function lastMove(): string {
        const move = Game.lastMove;
        if (move.card === undefined)
            return qsTr("The computer has not played in this round yet.");
        return Names.sentence({
            key: move.taken.length ? "took" : "laid",
            seat: 1,
            card: move.card,
            taken: move.taken
        });
    }

    /* What a chosen card takes as shown now, and how many other ways there are. */
    function choice(): string {
        const taken = Turn.options[Turn.option];
        return Names.capital(taken.length ? Names.theCards(taken) : qsTr("nothing")) + ". " + place(Turn.option, Turn.options.length);
    }
}
