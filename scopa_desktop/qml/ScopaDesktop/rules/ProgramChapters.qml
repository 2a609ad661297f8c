import QtQml
import ScopaDesktop
import ScopaDesktop.Backend

/* The program, playing well, history, questions and keys. */
QtObject {
    /* The keys in force, each with what it does; numbered ones in one line. */
    function keys(): var {
        const rows = [];
        for (const command of Commands.all) {
            const key = Keyboard.of[command.name];
            const numbered = command.name.match(/^(.+)(\d\d?)$/);
            if (numbered && numbered[2] === "1")
                rows.push([key ? key + " …" : "–", Commands.numbered[numbered[1]]]);
            else if (!numbered && command.key)
                rows.push([key || "–", command.text]);
        }
        return rows;
    }

    readonly property var chapters: [
        {
            key: "computer",
            title: qsTr("The computer"),
            parts: [
                {
                    kind: "text",
                    text: qsTr("It plays at four levels:")
                },
                {
                    kind: "rows",
                    rows: [[Choices.level("easy"), Choices.levelExplained("easy")], [Choices.level("normal"), Choices.levelExplained("normal")], [Choices.level("hard"), Choices.levelExplained("hard")], [Choices.level("master"), Choices.levelExplained("master")]]
                },
                {
                    kind: "text",
                    text: qsTr("At every level it knows only what a player at the table knows: its own cards, those on the table and those that have been played. It never sees your hand or the deck, and the level has no bearing on the shuffle.")
                }
            ]
        },
        {
            key: "seal",
            title: qsTr("The sealed deck"),
            parts: [
                {
                    kind: "text",
                    text: qsTr("You need not take the fairness of the deal on trust. Before the first card of a round the whole order of the deck is fixed and sealed: a long number, a fingerprint of that order, is put on show. To another order belongs another fingerprint, so nothing can be changed afterwards.")
                },
                {
                    kind: "text",
                    text: qsTr("Only then is the deck cut, by you if you wish: so even whoever made the seal cannot know what is dealt. If you leave it to the program, the place follows from the sealed digits: it has no choice.")
                },
                {
                    kind: "text",
                    text: qsTr("When the round is over the deck is revealed: every card in the order in which it was dealt. The page “The sealed deck” checks the fingerprint, and also tells how to check it outside this program. A void deal and a round given up are revealed as well.")
                },
                {
                    kind: "text",
                    text: qsTr("The fingerprint is the SHA-256 sum of one line of text: the cards in their order and a secret random number.")
                }
            ]
        },
        {
            key: "tips",
            title: qsTr("Playing well"),
            parts: [
                {
                    kind: "head",
                    key: "",
                    text: qsTr("Leave no scopa")
                },
                {
                    kind: "text",
                    text: qsTr("Before you lay a card, add up what will lie on the table. If it makes 10 or less, one card may take it all. A single card is an invitation; with more than 10 no sum clears the table.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("The settebello")
                },
                {
                    kind: "text",
                    text: qsTr("It is a point by itself, a coin, and the best card of the primiera. Take it when you can. If you hold it, do not lay it where it can be taken.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("Sevens, then sixes, then aces")
                },
                {
                    kind: "text",
                    text: qsTr("Each seven you take brings the primiera nearer, and the other side lacks it. When the sevens are shared two and two, sixes and aces decide.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("Count the coins")
                },
                {
                    kind: "text",
                    text: qsTr("Six are enough. Halfway through the round you know whether you can get there, or had better look after the cards.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("Keep an eye on the kings")
                },
                {
                    kind: "text",
                    text: qsTr("Once three have gone, the last king on the table is safe from capture, and with it there no scopa can be made. Think of it before you take the third.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("What is paired and what is odd")
                },
                {
                    kind: "text",
                    text: qsTr("Each value comes four times. Equal cards taking equal cards keep the values even; a sum upsets this. The dealer, who plays last, gains from even values; the other side does well to break them.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("The last capture")
                },
                {
                    kind: "text",
                    text: qsTr("Towards the end think of what will be left on the table: it goes to whoever takes last, and may bring the point of the cards or of the coins.")
                }
            ]
        },
        {
            key: "history",
            title: qsTr("A little history"),
            parts: [
                {
                    kind: "text",
                    text: qsTr("Scopa means broom: one sweeps the table clean. From north to south it is among the games most played in Italy, in families at the holidays and at the tables of cafés, beside briscola and tressette.")
                },
                {
                    kind: "text",
                    text: qsTr("Its suits are far older. Coins, cups, swords and clubs came to Italy with the first playing cards more than six hundred years ago. The primiera was once a game by itself, the favourite of the Renaissance courts; its odd scale, in which the seven beats the king, has outlived it in our count.")
                },
                {
                    kind: "text",
                    text: qsTr("Out of scopa grew scopone, the game of four in pairs. In its scientific form all forty cards are in the hands from the beginning, and masters play it from memory.")
                },
                {
                    kind: "text",
                    text: qsTr("The settebello has lent its name to a famous express train and to Italy's national team of water polo.")
                }
            ]
        },
        {
            key: "questions",
            title: qsTr("Questions"),
            parts: [
                {
                    kind: "head",
                    key: "",
                    text: qsTr("May I refuse to take?")
                },
                {
                    kind: "text",
                    text: qsTr("Not with a card that can. You may play another card that takes nothing.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("Why can I not take the sum?")
                },
                {
                    kind: "text",
                    text: qsTr("Because a card of the same value lies on the table, and that comes first.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("Why was my scopa not counted?")
                },
                {
                    kind: "text",
                    text: qsTr("It was made with the last card of the round, or it was the cards left over that went to you, or it was an ace under asso piglia tutto.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("What is the settebello?")
                },
                {
                    kind: "text",
                    text: qsTr("The seven of coins. It is worth a point, whatever else you have.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("We both have 20 cards: who gets the point?")
                },
                {
                    kind: "text",
                    text: qsTr("Nobody. It takes 21. In the same way it takes 6 coins.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("I have three sevens and lost the primiera. Why?")
                },
                {
                    kind: "text",
                    text: qsTr("Either you had no card of the fourth suit, or sixes and aces made more: see the chapter on the primiera.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("How many points has a round?")
                },
                {
                    kind: "text",
                    text: qsTr("Four, less those that are tied, and one for each scopa, and what the house rules add.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("How many points win the match?")
                },
                {
                    kind: "text",
                    text: qsTr("At 11 as a rule, at some tables at 16, 21 or 31. The rules are the same, the match only lasts longer.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("Does the computer cheat?")
                },
                {
                    kind: "text",
                    text: qsTr("No. It knows no more than you do, and the deck is sealed before the first card. You can check that after every round.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("Does it cost anything, or need the network?")
                },
                {
                    kind: "text",
                    text: qsTr("No. The program is free, has no advertising and no accounts, and never goes online. There is no money to be won or lost.")
                }
            ]
        },
        {
            key: "keys",
            title: qsTr("Mouse and keys"),
            parts: [
                {
                    kind: "head",
                    key: "",
                    text: qsTr("Mouse")
                },
                {
                    kind: "list",
                    items: [qsTr("Click a card of your hand to play it, or drag it to the table."), qsTr("If it can take in several ways, the cards it can take light up: click those you want."), qsTr("You may also click the cards of the table first, and then the card that takes them."), qsTr("The right button, or a long press, shows a card very large.")]
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("Keys")
                },
                {
                    kind: "rows",
                    rows: [["← → ↑ ↓", qsTr("walk through the hand, change the capture")], [qsTr("Enter, Space"), qsTr("play the card, confirm the capture")], [qsTr("Esc"), qsTr("give up the choice, put back a carried card, close a page")], [qsTr("Tab"), qsTr("to the next card or button")], ["F10", qsTr("the menus")], ...keys()]
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("In this book")
                },
                {
                    kind: "text",
                    text: qsTr("Up and down and the page keys scroll; left and right turn to the next chapter. Tab leads to the list of chapters.")
                }
            ]
        }
    ]
}
