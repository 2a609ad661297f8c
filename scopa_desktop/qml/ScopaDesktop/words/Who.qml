pragma Singleton
import QtQuick
import ScopaDesktop.Backend

/* The players in words: a seat, a side, and what both sides have. */
QtObject {
    readonly property bool paired: Seats.partner >= 0

    /* A seat by itself, as in a heading. */
    function seat(seat: int): string {
        return at(Seats.place(seat), paired);
    }

    /* The seat at a place of a table for two, or for two pairs. */
    function at(place: string, paired: bool): string {
        switch (place) {
        case "bottom":
            return qsTr("You");
        case "top":
            return paired ? qsTr("Partner") : qsTr("Computer");
        case "right":
            return qsTr("Right", "the player at my right");
        default:
            return qsTr("Left", "the player at my left");
        }
    }

    /* Another seat within a sentence; where it begins one, the sentence is made capital. */
    function subject(seat: int): string {
        if (!paired)
            return qsTr("the computer");
        switch (Seats.place(seat)) {
        case "top":
            return qsTr("your partner");
        case "right":
            return qsTr("the player at your right");
        default:
            return qsTr("the player at your left");
        }
    }

    /* Whom something goes to. */
    function toSeat(seat: int): string {
        if (seat === Seats.me)
            return qsTr("to you");
        if (!paired)
            return qsTr("to the computer");
        switch (Seats.place(seat)) {
        case "top":
            return qsTr("to your partner");
        case "right":
            return qsTr("to the player at your right");
        default:
            return qsTr("to the player at your left");
        }
    }

    /* A side by itself, as in a heading. */
    function side(side: int): string {
        if (paired)
            return side === Seats.side ? qsTr("We") : qsTr("They");
        return side === Seats.side ? qsTr("You") : qsTr("Computer");
    }

    function toSide(side: int): string {
        if (paired)
            return side === Seats.side ? qsTr("to you two") : qsTr("to the others");
        return side === Seats.side ? qsTr("to you") : qsTr("to the computer");
    }

    /* "you 3, computer 1": a value of each side, mine first. */
    function both(values: var): string {
        const text = paired ? qsTr("we %1, they %2") : qsTr("you %1, computer %2");
        return text.arg(values[Seats.side]).arg(values[Seats.other]);
    }
}
