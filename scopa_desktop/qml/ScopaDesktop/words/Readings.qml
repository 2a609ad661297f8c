pragma Singleton
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* What is read aloud when it is asked for: short sentences, the value first. */
QtObject {
    function names(codes: var): string {
        return codes.map(code => Names.aloud(code)).join(", ");
    }

    function table(): string {
        const cards = Stage.table.slice().sort((a, b) => Names.rank(a) - Names.rank(b));
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
        const code = Stage.table[at];
        if (code === undefined)
            return qsTr("There is no card %1 on the table.").arg(at + 1);
        return Names.capital(Names.aloud(code)) + ". " + place(at, Stage.table.length);
    }

    /* What a card of the hand takes, while it can be played. */
    function takes(code: string): string {
        return Stage.phase === "mine" ? Names.takes(Turn.capturesOf(code)) : "";
    }

    function hand(): string {
        if (!Stage.hand.length)
            return qsTr("Your hand is empty.");
        return Stage.hand.map(code => (Names.capital(Names.aloud(code)) + ". " + takes(code)).trim()).join(" ");
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
        return Seats.sides.map(side => qsTr("%1: %2.").arg(Who.side(side)).arg(pile(side))).join(" ");
    }

    function points(): string {
        return qsTr("%1, to %2.").arg(Names.capital(Who.both(Stage.totals))).arg(Game.rules.target) + " " + captured();
    }

    function lastMove(): string {
        const move = Game.lastMove;
        if (move.card === undefined)
            return qsTr("The computer has not played in this round yet.");
        return Sentences.played(move);
    }

    /* What a chosen card takes as shown now, and how many other ways there are. */
    function choice(): string {
        const taken = Turn.options[Turn.option];
        return Names.capital(taken.length ? Names.theCards(taken) : qsTr("nothing")) + ". " + place(Turn.option, Turn.options.length);
    }
}
