pragma Singleton
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The count of a round in words. */
QtObject {
    /* A line of the count, as it is read aloud. */
    function line(key: string, counts: var, points: var): string {
        const both = Who.both(counts.map(count => count < 0 ? qsTr("none") : count));
        return qsTr("%1: %2.").arg(Names.category(key)).arg(both) + " " + won(points);
    }

    /* Who a line's points go to. */
    function won(points: var): string {
        const told = Seats.sides.filter(side => points[side] > 0).map(side => qsTr("%n point(s) %1.", "", points[side]).arg(Who.toSide(side)));
        return told.join(" ") || qsTr("Nobody gets the point.");
    }

    /* The same in short. */
    function given(points: var): string {
        const told = Seats.sides.filter(side => points[side] > 0).map(side => qsTr("%n point(s) %1", "", points[side]).arg(Who.toSide(side)));
        return told.join(", ") || qsTr("no point");
    }

    /* How a line comes to its points. */
    function explained(line: var): string {
        const sides = Seats.sides.map(side => of(line, side)).filter(text => text !== "");
        return qsTr("%1: %2.").arg(Names.category(line.category)).arg(sides.join(", ") || qsTr("nobody")) + " " + won(line.points);
    }

    /* Whether a line is about one card, so that its number tells nothing. */
    function isSingle(line: var): bool {
        return line.category === "settebello" || line.category === "re_bello";
    }

    /* Who has won the match. */
    function outcome(): string {
        if (Stage.winner === Seats.side)
            return qsTr("You win!");
        return Who.paired ? qsTr("The others win") : qsTr("The computer wins");
    }

    /* What a side has of a line. */
    function of(line: var, side: int): string {
        const who = Who.side(side);
        const [count, worth] = [line.counts[side], line.worth[side]];
        if (count < 0)
            return qsTr("%1 without all four suits").arg(who);
        if (worth.length)
            return qsTr("%1 %2 = %3").arg(who).arg(worth.join(" + ")).arg(count);
        if (isSingle(line))
            return count ? who : "";
        return qsTr("%1 %2").arg(who).arg(count);
    }

    /* A side's place in the race to the target. */
    function lane(side: int, total: int, gained: int): string {
        return qsTr("%1: %2 of %3, %4 of them in this round.").arg(Who.side(side)).arg(total).arg(Game.rules.target).arg(gained);
    }
}
