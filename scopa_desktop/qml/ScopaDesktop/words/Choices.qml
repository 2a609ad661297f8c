pragma Singleton
import QtQuick
import ScopaDesktop.Backend

/* The values of settings and rules in words. */
QtObject {
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

    /* The rules in force in one line, but for the level and the napola, which have their own place. */
    function otherRules(rules: var): string {
        const words = [qsTr("to %1").arg(rules.target)];
        if (rules.form !== "scopa")
            words.unshift(form(rules.form));
        return [...words, ...rules.house.filter(rule => rule !== "napola").map(houseRule)].join(" · ");
    }
}
