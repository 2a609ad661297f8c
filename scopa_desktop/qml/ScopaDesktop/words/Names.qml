pragma Singleton
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* Everything that is said in words about cards and moves. Codes come from the game; sentences are made here. */
QtObject {
    /* The full name of a card, as it is read aloud. */
    function card(code: string): string {
        return Theme.names === "french" ? FrenchNames.alone(code) : CardNames.alone(code);
    }

    /* The same for who cannot see the card: the settebello with its rank and suit. */
    function aloud(code: string): string {
        if (code !== "7d")
            return card(code);
        return Theme.names === "french" ? qsTr("seven of diamonds, settebello") : qsTr("seven of coins, settebello");
    }

    /* The card as what is played or taken, with its article: "the five of cups". */
    function theCard(code: string): string {
        return Theme.names === "french" ? FrenchNames.taken(code) : CardNames.taken(code);
    }

    function theCards(codes: var): string {
        const names = codes.map(code => theCard(code));
        if (names.length < 2)
            return names.join("");
        return qsTr("%1 and %2").arg(names.slice(0, -1).join(", ")).arg(names[names.length - 1]);
    }

    /* What stands in the corner of a card: its rank, or the letter of an ace or a figure. */
    function corner(code: string): string {
        const rank = parseInt(code);
        return Settings.letters && (rank === 1 || rank > 7 && !Decks.pips) ? Theme.letters[rank] : String(rank);
    }

    function rank(code: string): int {
        return parseInt(code);
    }

    /* "2 + 3 = 5": what a card takes; a single card by its name, and a card that is laid. */
    function made(code: string, taken: var): string {
        if (!taken.length)
            return qsTr("Lay %1").arg(theCard(code));
        if (taken.length === 1)
            return capital(card(taken[0]));
        return taken.map(code => rank(code)).join(" + ") + " = " + rank(code);
    }

    function capital(text: string): string {
        return text.charAt(0).toUpperCase() + text.slice(1);
    }

    function deck(key: string): string {
        return Decks.all.find(deck => deck.key === key).name;
    }

    function category(key: string): string {
        switch (key) {
        case "carte":
            return qsTr("Cards");
        case "denari":
            return Theme.names === "french" ? qsTr("Diamonds") : qsTr("Coins");
        case "settebello":
            return qsTr("Settebello");
        case "primiera":
            return qsTr("Primiera");
        case "scope":
            return qsTr("Scope");
        case "napola":
            return qsTr("Napola");
        case "re_bello":
            return qsTr("Re bello");
        default:
            return key;
        }
    }

    /* What a card of the hand takes, for those who cannot see the rings. */
    function takes(captures: var): string {
        if (!captures.length)
            return qsTr("Takes nothing.");
        const ways = captures.map(taken => theCards(taken));
        return qsTr("Takes %1.").arg(ways.join("; " + qsTr("or") + " "));
    }

    /* Numbers and dates are written as in the window's language; where the system speaks it too, as in the system's country. */
    readonly property string language: qsTr("en", "code of this language")
    readonly property var here: Qt.locale().name.split("_")[0] === language ? Qt.locale() : Qt.locale(language)

    function number(value: int): string {
        return decimal(value, 0);
    }

    function decimal(value: real, digits: int): string {
        return value.toLocaleString(here, "f", digits);
    }

    function percent(value: int): string {
        return qsTr("%1%", "percent").arg(number(value));
    }

    /* A day with its month in words and without its weekday: "1 December 2026". */
    function day(date: var): string {
        return date.toLocaleDateString(here, here.dateFormat(Locale.LongFormat).replace(/[,.]?\s*d{3,4}[,.]?\s*/, ""));
    }

    function time(date: var): string {
        return date.toLocaleTimeString(here, Locale.ShortFormat);
    }

    /* How each kind of practice is called, by its key. */
    readonly property var practices: ({
            numbered: deal => qsTr("Practice: number %1").arg(number(Number(deal.which))),
            daily: deal => qsTr("Practice: %1", "date of the deal of the day").arg(day(dateOf(Number(deal.which)))),
            again: () => qsTr("Practice: once more")
        })

    /* Which deal is played for practice. */
    function practice(deal: var): string {
        const called = practices[deal.kind];
        return called ? called(deal) : "";
    }

    /* A day written as a number: 20261201. */
    function dateOf(number: int): var {
        return new Date(Math.floor(number / 10000), Math.floor(number / 100) % 100 - 1, number % 100);
    }

    /* Each language gives its own name here; Settings reads it there. */
    readonly property string ownLanguage: qsTr("English", "name of this language")
}
