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

    /* What the chosen card can do. */
    function chosen(): string {
        const card = theCard(Turn.chosen);
        const ways = Turn.options.length;
        if (ways > 1)
            return capital(qsTr("%1 can take in %n way(s): choose on the table.", "", ways).arg(card));
        const taken = Turn.options[0];
        return capital(taken.length ? qsTr("%1 takes %2. Press again to play.").arg(card).arg(theCards(taken)) : qsTr("%1 takes nothing. Press again to play.").arg(card));
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

    function level(key: string): string {
        switch (key) {
        case "easy":
            return qsTr("Easy");
        case "normal":
            return qsTr("Normal");
        case "hard":
            return qsTr("Hard");
        case "master":
            return qsTr("Master");
        default:
            return key;
        }
    }

    function levelExplained(key: string): string {
        switch (key) {
        case "easy":
            return qsTr("Takes what it sees, often at random, and never looks at what it leaves.");
        case "normal":
            return qsTr("Values what a player values, and asks itself before laying a card whether it leaves you a scopa.");
        case "hard":
            return qsTr("Remembers every card, imagines the ones it cannot see and plays each move on to the end of the round.");
        case "master":
            return qsTr("Also reads your plays, and near the target plays for the match.");
        default:
            return "";
        }
    }

    function form(key: string): string {
        switch (key) {
        case "scopa":
            return qsTr("Scopa, 40 cards");
        case "scopa-pips":
            return qsTr("Scopa without figures, 40 cards from 1 to 10");
        case "scopa-28":
            return qsTr("Small Scopa, 28 cards from 1 to 7");
        default:
            return key;
        }
    }

    function houseRule(key: string): string {
        switch (key) {
        case "napola":
            return qsTr("Napola");
        case "re_bello":
            return qsTr("Re bello");
        case "asso_piglia_tutto":
            return qsTr("Asso piglia tutto");
        case "scopa_con_asso":
            return qsTr("Scopa with the ace");
        case "presa_minima":
            return qsTr("Presa minima");
        default:
            return key;
        }
    }

    function houseRuleExplained(key: string): string {
        switch (key) {
        case "napola":
            return qsTr("Ace, two and three of coins are worth 3 points, and one more for each coin that follows. All ten coins win the match at once.");
        case "re_bello":
            return qsTr("The king of coins is worth one point.");
        case "asso_piglia_tutto":
            return qsTr("An ace takes the whole table, unless there is an ace on it: then it takes only that.");
        case "scopa_con_asso":
            return qsTr("Taking the whole table with an ace counts as a scopa.");
        case "presa_minima":
            return qsTr("Of several sums only those of the fewest cards may be taken.");
        default:
            return "";
        }
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

    function pace(key: string): string {
        switch (key) {
        case "slow":
            return qsTr("Long");
        case "normal":
            return qsTr("Medium", "pause");
        case "quick":
            return qsTr("Short");
        default:
            return qsTr("None");
        }
    }

    function motion(key: string): string {
        switch (key) {
        case "calm":
            return qsTr("Calm");
        case "normal":
            return qsTr("Medium", "speed");
        case "fast":
            return qsTr("Fast");
        default:
            return qsTr("Off");
        }
    }

    function motionExplained(key: string): string {
        switch (key) {
        case "calm":
            return qsTr("Slow enough to follow every card with ease.");
        case "normal":
            return qsTr("As at a table with friends.");
        case "fast":
            return qsTr("For those who have played it a thousand times.");
        default:
            return qsTr("Nothing moves: cards are in their new place at once.");
        }
    }

    function table(key: string): string {
        switch (key) {
        case "blue":
            return qsTr("Blue cloth");
        case "wood":
            return qsTr("Wood");
        default:
            return qsTr("Green cloth");
        }
    }

    function chrome(key: string): string {
        switch (key) {
        case "light":
            return qsTr("Light");
        case "dark":
            return qsTr("Dark");
        default:
            return qsTr("As the system");
        }
    }

    function mouse(key: string): string {
        switch (key) {
        case "click":
            return qsTr("Click the card");
        case "drag":
            return qsTr("Drag the card");
        default:
            return qsTr("Click or drag");
        }
    }

    function assist(key: string): string {
        switch (key) {
        case "none":
            return qsTr("None", "help");
        case "show":
            return qsTr("Show what a card takes");
        default:
            return qsTr("Coach");
        }
    }

    function assistExplained(key: string): string {
        switch (key) {
        case "none":
            return qsTr("As at a real table. A hint can still be asked for.");
        case "show":
            return qsTr("The cards that the card under the pointer can take have a ring.");
        default:
            return qsTr("Also asks before you play a card that gives away a scopa or the settebello.");
        }
    }

    /* What a card of the hand takes, for those who cannot see the rings. */
    function takes(captures: var): string {
        if (!captures.length)
            return qsTr("Takes nothing.");
        const ways = captures.map(taken => theCards(taken));
        return qsTr("Takes %1.").arg(ways.join("; " + qsTr("or") + " "));
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

    /* Which deal is played for practice. */
    function practice(deal: var): string {
        switch (deal.kind) {
        case "numbered":
            return qsTr("Practice: number %1").arg(number(deal.number));
        case "daily":
            {
                const date = new Date(Math.floor(deal.number / 10000), Math.floor(deal.number / 100) % 100 - 1, deal.number % 100);
                return qsTr("Practice: %1", "date of the deal of the day").arg(day(date));
            }
        case "again":
            return qsTr("Practice: once more");
        default:
            return "";
        }
    }

    /* Each language gives its own name here; Settings reads it there. */
    readonly property string ownLanguage: qsTr("English", "name of this language")

    function ofLanguage(key: string): string {
        return key === "" ? qsTr("As the system") : Settings.languages[key];
    }

    function index(key: int): string {
        switch (key) {
        case 0:
            return qsTr("None", "number in the corner");
        case 12:
            return qsTr("Small");
        case 20:
            return qsTr("Medium", "number in the corner");
        case 25:
            return qsTr("Large");
        default:
            return qsTr("Giant");
        }
    }

    /* A card back: its key is a design and a colour. */
    function back(key: string): string {
        const parts = key.split("-");
        return qsTr("%1, %2").arg(design(parts[0])).arg(colour(parts[1] ?? ""));
    }

    function design(key: string): string {
        switch (key) {
        case "cubes":
            return qsTr("Cubes");
        case "lattice":
            return qsTr("Lattice");
        case "arabesque":
            return qsTr("Arabesque");
        case "sun":
            return qsTr("Sun and brooms");
        default:
            return key;
        }
    }

    function colour(key: string): string {
        switch (key) {
        case "navy":
            return qsTr("blue");
        case "burgundy":
            return qsTr("red");
        case "black":
            return qsTr("black");
        case "green":
            return qsTr("green");
        default:
            return key;
        }
    }

    /* A line of the count, as it is read aloud. */
    function scoreLine(category_: string, counts: var, points: var): string {
        const told = [qsTr("%1: %2.").arg(category(category_)).arg(Who.both(counts.map(count => count < 0 ? qsTr("none") : count)))];
        for (const side of Seats.sides.filter(side => points[side] > 0))
            told.push(qsTr("%n point(s) %1.", "", points[side]).arg(Who.toSide(side)));
        if (told.length === 1)
            told.push(qsTr("Nobody gets the point."));
        return told.join(" ");
    }

    /* The rules in force in one line, but for the level and the napola, which have their own place. */
    function otherRules(rules: var): string {
        const words = [qsTr("to %1").arg(rules.target)];
        if (rules.form !== "scopa")
            words.unshift(form(rules.form));
        return [...words, ...rules.house.filter(rule => rule !== "napola").map(houseRule)].join(" · ");
    }

    /* A message of the game as a sentence. */
    function sentence(message: var): string {
        const mine = message.seat === Seats.me;
        switch (message.key) {
        case "dealt":
            return mine ? qsTr("You lead this round.") : capital(qsTr("%1 leads this round.").arg(Who.subject(message.seat)));
        case "dealt_again":
            return message.last ? qsTr("The last cards are dealt.") : qsTr("New cards are dealt.");
        case "void":
            return qsTr("Three kings or more on the table: the cards are dealt again.");
        case "laid":
            return mine ? qsTr("You lay %1.").arg(theCard(message.card)) : capital(qsTr("%1 lays %2.").arg(Who.subject(message.seat)).arg(theCard(message.card)));
        case "took":
            {
                const [card, taken] = [theCard(message.card), theCards(message.taken)];
                const told = mine ? qsTr("You take %2 with %1.").arg(card).arg(taken) : capital(qsTr("%1 takes %3 with %2.").arg(Who.subject(message.seat)).arg(card).arg(taken));
                return message.scopa ? qsTr("%1 Scopa!").arg(told) : told;
            }
        case "cleared":
            return mine ? qsTr("The cards left go to you, who took last.") : qsTr("The cards left go %1, who took last.").arg(Who.toSeat(message.seat));
        case "hint_takes":
            return qsTr("Something can be taken.");
        case "hint_lays":
            return qsTr("Nothing can be taken: a card must be laid.");
        case "hint":
            return hint(message);
        case "undone":
            return qsTr("The move is taken back.");
        case "redone":
            return qsTr("The move is made again.");
        case "refused":
            return refusal(message);
        default:
            return "";
        }
    }

    function hint(message: var): string {
        const move = message.taken.length ? qsTr("Take %2 with %1").arg(theCard(message.card)).arg(theCards(message.taken)) : qsTr("Lay %1").arg(theCard(message.card));
        return qsTr("%1: %2").arg(move).arg(reason(message.reason));
    }

    /* Why a move is good, after a colon. */
    function reason(key: string): string {
        switch (key) {
        case "scopa":
            return qsTr("it is a scopa.");
        case "scopa_given":
            return qsTr("it gives away no scopa.");
        case "settebello":
            return qsTr("it takes the settebello.");
        case "sevens":
            return qsTr("sevens win the primiera.");
        case "denari":
            return Theme.names === "french" ? qsTr("it takes diamonds.") : qsTr("it takes coins.");
        case "primiera":
            return qsTr("it helps the primiera.");
        case "cards":
            return qsTr("it takes the most.");
        default:
            return qsTr("it leaves the best table.");
        }
    }

    function refusal(message: var): string {
        switch (message.reason) {
        case "must_take_equal":
            return message.cards.length > 1 ? qsTr("One card of the same value must be taken: %1.").arg(theCards(message.cards)) : qsTr("You must take %1.").arg(theCards(message.cards));
        case "must_take":
            return qsTr("This card can take, so it must: %1.").arg(theCards(message.cards));
        case "must_take_all":
            return qsTr("The ace takes the whole table.");
        case "must_take_fewest":
            return qsTr("The fewest cards must be taken: %1.").arg(theCards(message.cards));
        case "wrong_sum":
            return qsTr("%1 does not take %2.").arg(capital(theCard(message.card))).arg(theCards(message.cards));
        case "not_your_turn":
            return qsTr("Wait: it is the computer's turn.");
        default:
            return qsTr("This card cannot be played now.");
        }
    }

    /* A notice about the user's files. */
    function notice(notice: var): string {
        switch (notice.key) {
        case "settings_damaged":
            return qsTr("The settings file was damaged. It was kept as %1, and what could not be read has its first value again.").arg(notice.detail);
        case "settings_unreadable":
            return qsTr("The settings could not be read (%1).").arg(notice.detail);
        case "match_damaged":
            return qsTr("The saved match was damaged. The file was kept as %1.").arg(notice.detail);
        case "match_newer":
            return qsTr("The saved match is of a newer version of this program. The file was kept as %1.").arg(notice.detail);
        case "history_not_saved":
            return qsTr("The match that is over could not be kept (%1).").arg(notice.detail);
        case "history_unreadable":
            return qsTr("The matches that are over could not be read (%1).").arg(notice.detail);
        case "players_damaged":
            return qsTr("The list of the players was damaged. It was kept as %1.").arg(notice.detail);
        case "players_unreadable":
            return qsTr("The list of the players could not be read (%1).").arg(notice.detail);
        case "not_deleted":
            return qsTr("Not everything could be deleted (%1).").arg(notice.detail);
        case "crashed":
            return qsTr("The last time the program ended because of an error. Your match is safe and goes on where it was.");
        case "failed":
            return qsTr("Something went wrong in the program. Your match is safe; if the game does not go on, close the window and start again.");
        case "match_unreadable":
            return qsTr("The saved match could not be read (%1).").arg(notice.detail);
        case "not_saved":
            return qsTr("The match could not be saved (%1).").arg(notice.detail);
        case "deck_gone":
            return qsTr("The deck of cards “%1” is not there any more; the Neapolitan cards are used.").arg(notice.detail);
        case "deck_refused":
            return qsTr("A deck of cards cannot be used: %1").arg(notice.detail);
        default:
            return "";
        }
    }
}
