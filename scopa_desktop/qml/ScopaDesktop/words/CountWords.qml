pragma Singleton
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The count of a round in words. */
QtObject {
    /* A line of the count, as it is read aloud. */
    function line(key: string, counts: var, points: var): string {
        const told = [qsTr("%1: %2.").arg(Names.category(key)).arg(Who.both(counts.map(count => count < 0 ? qsTr("none") : count)))];
        for (const side of Seats.sides.filter(side => points[side] > 0))
            told.push(qsTr("%n point(s) %1.", "", points[side]).arg(Who.toSide(side)));
        if (told.length === 1)
            told.push(qsTr("Nobody gets the point."));
        return told.join(" ");
    }

    /* Who a line's points go to, in short. */
    function given(points: var): string {
        const told = Seats.sides.filter(side => points[side] > 0).map(side => qsTr("%n point(s) %1", "", points[side]).arg(Who.toSide(side)));
        return told.join(", ") || qsTr("no point");
    }

    /* How a line comes to its points. */
    function explained(line: var): string {
        const head = Names.category(line.category);
        const sides = Seats.sides.map(side => of(line, side)).filter(text => text !== "");
        const end = Seats.sides.filter(side => line.points[side] > 0).map(side => qsTr("%n point(s) %1.", "", line.points[side]).arg(Who.toSide(side)));
        return qsTr("%1: %2.").arg(head).arg(sides.join(", ") || qsTr("nobody")) + " " + (end.join(" ") || qsTr("Nobody gets the point."));
    }

    /* What a side has of a line. */
    function of(line: var, side: int): string {
        const who = Who.side(side);
        const [count, cards, worth] = [line.counts[side], line.cards[side], line.worth[side]];
        if (count < 0)
            return qsTr("%1 without all four suits").arg(who);
        if (worth.length)
            return qsTr("%1 %2 = %3").arg(who).arg(worth.join(" + ")).arg(count);
        if (line.category === "settebello" || line.category === "re_bello")
            return count ? who : "";
        return qsTr("%1 %2").arg(who).arg(count);
    }

    /* A side's place in the race to the target. */
    function lane(side: int, total: int, gained: int): string {
        return qsTr("%1: %2 of %3, %4 of them in this round.").arg(Who.side(side)).arg(total).arg(Game.rules.target).arg(gained);
    }
}
