pragma Singleton
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The rule book: chapters of parts. A part is a text, a head (with a key if one can open the book there), a list, rows
   of two columns, cards with a line below, a play (what a card takes from a table) or the count of a round. */
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
            key: "aim",
            title: qsTr("The game in short"),
            parts: [
                {
                    kind: "text",
                    text: qsTr("Scopa is played with forty Italian cards. Each player holds a few of them, and some lie face up on the table. With a card of your hand you take from the table one card of the same value, or several that add up to it.")
                },
                {
                    kind: "play",
                    card: "7s",
                    table: ["5c", "2b", "10d"],
                    taken: ["5c", "2b"],
                    text: qsTr("The seven takes the five and the two: 5 + 2 = 7.")
                },
                {
                    kind: "text",
                    text: qsTr("Whoever leaves the table empty has made a scopa, worth one point. When all cards are played, both sides count what they have taken. The first to reach 11 points, or another number agreed on, wins the match.")
                },
                {
                    kind: "text",
                    text: qsTr("This book holds all the rules. Those in force in your match are named at the top right of the window.")
                }
            ]
        },
        {
            key: "cards",
            title: qsTr("The cards"),
            parts: [
                {
                    kind: "text",
                    text: qsTr("There are four suits of ten cards each: coins, cups, swords and clubs.")
                },
                {
                    kind: "cards",
                    codes: ["1d", "1c", "1s", "1b"],
                    text: qsTr("The aces of coins, cups, swords and clubs.")
                },
                {
                    kind: "text",
                    text: qsTr("The value of a card says what it can take:")
                },
                {
                    kind: "rows",
                    rows: [[qsTr("Ace"), "1"], [qsTr("Two to seven"), qsTr("their number")], [qsTr("Jack"), "8"], [qsTr("Knight"), "9"], [qsTr("King"), "10"]]
                },
                {
                    kind: "cards",
                    codes: ["8s", "9s", "10s"],
                    text: qsTr("Jack, knight and king: 8, 9 and 10.")
                },
                {
                    kind: "text",
                    text: qsTr("One card has a name of its own: the seven of coins, the settebello, is worth a point to whoever takes it.")
                },
                {
                    kind: "cards",
                    codes: ["7d"],
                    text: qsTr("The settebello.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("French cards")
                },
                {
                    kind: "text",
                    text: qsTr("Of a French deck the 8, 9, 10 and the jokers are left out. Diamonds stand for coins, hearts for cups, spades for swords, and clubs are clubs; the jack is worth 8, the queen 9, the king 10. The settebello is the seven of diamonds.")
                },
                {
                    kind: "text",
                    text: qsTr("Another deck changes the pictures and nothing else: you may choose one at any moment. In the settings every card can also have its number in the corner, as large as you like.")
                }
            ]
        },
        {
            key: "deal",
            title: qsTr("The deal"),
            parts: [
                {
                    kind: "text",
                    text: qsTr("The dealer gives three cards to each player, one at a time, beginning on his right, and lays four cards face up on the table.")
                },
                {
                    kind: "text",
                    text: qsTr("When the hands are empty he gives three more cards to each, and so on until the deck is finished. Nothing is added to the table then, even if it is empty. Two players are dealt six times, and 36 cards are played in a round.")
                },
                {
                    kind: "text",
                    text: qsTr("The player on the dealer's right leads, after every deal of the round. So the dealer always plays the last card. For the next round the deal passes to the right, whoever has won; between two players it alternates. Chance decides who deals first.")
                },
                {
                    kind: "head",
                    key: "void",
                    text: qsTr("A void deal")
                },
                {
                    kind: "text",
                    text: qsTr("If three or four of the first four cards on the table are kings, the deal is void: the cards are shuffled, and the same dealer deals again, as often as it takes. Nobody gets a point for it. With two kings the game goes on.")
                },
                {
                    kind: "cards",
                    codes: ["10d", "10c", "10s", "4b"],
                    text: qsTr("Three kings: the cards are dealt again.")
                },
                {
                    kind: "text",
                    text: qsTr("The reason: only a king takes a king. Of three on the table at most one could ever leave it, and nobody could make a scopa in that round.")
                }
            ]
        },
        {
            key: "capture",
            title: qsTr("Taking cards"),
            parts: [
                {
                    kind: "text",
                    text: qsTr("The players take turns, and each plays one card. It takes one card of the same value from the table, or several cards that add up to its value. The card played and those taken go face down onto the player's pile; then it is the next player's turn.")
                },
                {
                    kind: "play",
                    card: "9d",
                    table: ["9c", "5b", "2s"],
                    taken: ["9c"],
                    text: qsTr("A knight takes a knight.")
                },
                {
                    kind: "play",
                    card: "9d",
                    table: ["6s", "2b", "1c", "10c"],
                    taken: ["6s", "2b", "1c"],
                    text: qsTr("It takes three cards just as well: 6 + 2 + 1 = 9.")
                },
                {
                    kind: "head",
                    key: "equal",
                    text: qsTr("The same value first")
                },
                {
                    kind: "text",
                    text: qsTr("If a card of the same value lies on the table, it must be taken, and no sum instead of it.")
                },
                {
                    kind: "play",
                    card: "5b",
                    table: ["5c", "3d", "2s"],
                    taken: ["5c"],
                    text: qsTr("The five takes the five, not the three and the two.")
                },
                {
                    kind: "text",
                    text: qsTr("Of several cards of that value you take one, whichever you like, and never more than one.")
                },
                {
                    kind: "play",
                    card: "7c",
                    table: ["7d", "7s", "4b"],
                    taken: ["7d"],
                    text: qsTr("One of the two sevens, and of course the settebello.")
                },
                {
                    kind: "head",
                    key: "must",
                    text: qsTr("A card that can take must take")
                },
                {
                    kind: "text",
                    text: qsTr("You are free to choose the card you play. But a card that can take something may not be laid down without taking. Only a card that takes nothing stays on the table. Nobody may pass.")
                },
                {
                    kind: "text",
                    text: qsTr("With a seven on the table you may thus keep your seven and lay a three that takes nothing. If you play the seven, it takes.")
                },
                {
                    kind: "head",
                    key: "sum",
                    text: qsTr("Sums")
                },
                {
                    kind: "text",
                    text: qsTr("Several sums may be possible. You choose among them freely, however many cards they have.")
                },
                {
                    kind: "play",
                    card: "9d",
                    table: ["5s", "4b", "6c", "2s", "1d"],
                    taken: ["6c", "2s", "1d"],
                    text: qsTr("5 + 4 or 6 + 2 + 1: as you like.")
                },
                {
                    kind: "text",
                    text: qsTr("A sum must make the value of your card exactly. Two sums with one card, or a sum together with the card of the same value, may not be taken.")
                },
                {
                    kind: "head",
                    key: "turn",
                    text: qsTr("Whose turn it is")
                },
                {
                    kind: "text",
                    text: qsTr("You play when the line at the bottom says that it is your turn. While the computer is thinking your cards wait; nothing hurries you.")
                }
            ]
        },
        {
            key: "scopa",
            title: qsTr("The scopa"),
            parts: [
                {
                    kind: "text",
                    text: qsTr("Whoever takes all that lies on the table with one card makes a scopa: one point, be it one card that was taken or ten. The card that made it lies crosswise in the pile, for all to see.")
                },
                {
                    kind: "play",
                    card: "10b",
                    table: ["1c", "2b", "3s", "4d"],
                    taken: ["1c", "2b", "3s", "4d"],
                    text: qsTr("1 + 2 + 3 + 4 = 10: a scopa.")
                },
                {
                    kind: "text",
                    text: qsTr("The next player then finds an empty table and must lay a card. To lay a card on an empty table is no scopa.")
                },
                {
                    kind: "head",
                    key: "last",
                    text: qsTr("The last card")
                },
                {
                    kind: "text",
                    text: qsTr("With the very last card of the round there is no scopa: it takes the cards, but not the point. The last card is always the dealer's, so this concerns him alone. A scopa with the last card but one counts.")
                },
                {
                    kind: "text",
                    text: qsTr("The points of the scope come with the count at the end of the round. Nobody wins in the middle of it.")
                }
            ]
        },
        {
            key: "count",
            title: qsTr("The count"),
            parts: [
                {
                    kind: "head",
                    key: "rest",
                    text: qsTr("What is left on the table")
                },
                {
                    kind: "text",
                    text: qsTr("When all cards are played, what is left on the table goes to whoever took last. These cards count like all others, but taking them is no scopa.")
                },
                {
                    kind: "head",
                    key: "points",
                    text: qsTr("The points")
                },
                {
                    kind: "text",
                    text: qsTr("Then each side looks through its pile:")
                },
                {
                    kind: "rows",
                    rows: [[qsTr("Cards"), qsTr("1 point for more than 20 cards")], [qsTr("Coins"), qsTr("1 point for more than 5 cards of coins")], [qsTr("Settebello"), qsTr("1 point for the seven of coins")], [qsTr("Primiera"), qsTr("1 point for the better primiera")], [qsTr("Scope"), qsTr("1 point for each")]]
                },
                {
                    kind: "text",
                    text: qsTr("With 20 cards each, with 5 coins each, or with equal primiere nobody gets that point. The settebello is always somebody's.")
                },
                {
                    kind: "text",
                    text: qsTr("A round thus has four points, less those that are tied, and one for each scopa; the house rules may add more.")
                }
            ]
        },
        {
            key: "primiera",
            title: qsTr("The primiera"),
            parts: [
                {
                    kind: "text",
                    text: qsTr("Take the best card of each suit out of your pile and add up the four. For this the cards have values of their own:")
                },
                {
                    kind: "rows",
                    rows: [[qsTr("Seven"), "21"], [qsTr("Six"), "18"], [qsTr("Ace"), "16"], [qsTr("Five"), "15"], [qsTr("Four"), "14"], [qsTr("Three"), "13"], [qsTr("Two"), "12"], [qsTr("Jack, knight, king"), "10"]]
                },
                {
                    kind: "cards",
                    codes: ["7d", "7c", "6b", "5s"],
                    text: qsTr("21 + 21 + 18 + 15 = 75.")
                },
                {
                    kind: "text",
                    text: qsTr("The higher sum gets the point; equal sums get none.")
                },
                {
                    kind: "text",
                    text: qsTr("Whoever lacks a suit altogether has no primiera: not a lower one, none. If only one side has all four suits, it gets the point with any sum, were it forty. If both lack a suit, nobody gets it.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("Sevens are not all")
                },
                {
                    kind: "text",
                    text: qsTr("More sevens do not always win:")
                },
                {
                    kind: "cards",
                    codes: ["7d", "7c", "7s", "9b"],
                    text: qsTr("Three sevens and a figure: 21 + 21 + 21 + 10 = 73.")
                },
                {
                    kind: "cards",
                    codes: ["7b", "6d", "6c", "6s"],
                    text: qsTr("One seven and three sixes: 21 + 18 + 18 + 18 = 75.")
                }
            ]
        },
        {
            key: "example",
            title: qsTr("A round counted"),
            parts: [
                {
                    kind: "text",
                    text: qsTr("The match goes to 11, and it stands at 8 to 7 for you. The round is over, and the piles are counted line by line:")
                },
                {
                    kind: "count",
                    lines: [[qsTr("Cards"), "22", "18", [1, 0], [[], []]], [qsTr("Coins"), "5", "5", [0, 0], [[], []]], [qsTr("Settebello"), "", "", [0, 1], [[], ["7d"]]], [qsTr("Primiera"), "21 + 21 + 21 + 18 = 81", "21 + 18 + 18 + 18 = 75", [1, 0], [["7c", "7s", "7b", "6d"], ["7d", "6c", "6s", "6b"]]], [qsTr("Scope"), "1", "2", [1, 2], [[], []]], [qsTr("This round"), "", "", [3, 3], [[], []]], [qsTr("Match"), "8 + 3 = 11", "7 + 3 = 10", [0, 0], [[], []]]]
                },
                {
                    kind: "text",
                    text: qsTr("Cards and primiera are yours. The coins are tied, so that point is nobody's. The computer has the settebello and two scope to your one. Both gain three points: you reach 11, the computer only 10, and the match is yours.")
                }
            ]
        },
        {
            key: "match",
            title: qsTr("The match"),
            parts: [
                {
                    kind: "text",
                    text: qsTr("The points of all rounds are added up. The match goes to 11, or if you like to 16, 21 or 31. At the end of a round, whoever has reached that number and is ahead has won.")
                },
                {
                    kind: "text",
                    text: qsTr("A round once begun is played to its end; nobody goes out early. If both reach the number, the higher total wins. If the totals are equal, another round is played, and another, until they are not. Below the number nobody wins, however far ahead.")
                },
                {
                    kind: "rows",
                    rows: [["9 : 7  +  3 : 2", qsTr("12 to 9: won")], ["10 : 8  +  1 : 3", qsTr("11 to 11: another round")], ["10 : 9  +  3 : 3", qsTr("13 to 12: won")], ["10 : 3  +  0 : 1", qsTr("10 to 4: nobody yet")]]
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("Beginning anew")
                },
                {
                    kind: "text",
                    text: qsTr("Another level, another number of points or another house rule begins a new match; if one is being played you are asked first. The pictures, the speed of the cards and the text may change at any moment.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("Taking back")
                },
                {
                    kind: "text",
                    text: qsTr("To take back a move is a help of this program, not a rule of the game. It never goes back into a round whose deck has been revealed, and a match in which it was used is marked.")
                }
            ]
        },
        {
            key: "house",
            title: qsTr("House rules"),
            parts: [
                {
                    kind: "text",
                    text: qsTr("Every family has its own. All of them may be combined; each is off until you choose it in the settings.")
                },
                {
                    kind: "head",
                    key: "napola",
                    text: qsTr("Napola")
                },
                {
                    kind: "text",
                    text: qsTr("Whoever has taken the ace, two and three of coins has napola: 3 points, and one more for each coin that follows without a gap. With the four it is 4 points, with four and five 5, up to 10. Only one side can have it, and its points come on top of all others.")
                },
                {
                    kind: "cards",
                    codes: ["1d", "2d", "3d"],
                    text: qsTr("Napola: 3 points.")
                },
                {
                    kind: "cards",
                    codes: ["1d", "2d", "3d", "4d", "5d", "7d"],
                    text: qsTr("The six is missing: 5 points.")
                },
                {
                    kind: "text",
                    text: qsTr("All ten coins win the match at once, whatever the totals: at the moment the tenth comes into the pile, be it in mid-round or with the last cards left. The lines of the count are then shown for the piles as they are.")
                },
                {
                    kind: "head",
                    key: "re_bello",
                    text: qsTr("Re bello")
                },
                {
                    kind: "text",
                    text: qsTr("The king of coins is worth one point to whoever has it.")
                },
                {
                    kind: "cards",
                    codes: ["10d"],
                    text: ""
                },
                {
                    kind: "head",
                    key: "ace",
                    text: qsTr("Asso piglia tutto")
                },
                {
                    kind: "text",
                    text: qsTr("The ace takes the whole table.")
                },
                {
                    kind: "play",
                    card: "1s",
                    table: ["7d", "4c", "10b"],
                    taken: ["7d", "4c", "10b"],
                    text: qsTr("All three cards, the king as well.")
                },
                {
                    kind: "list",
                    items: [qsTr("With an ace on the table, it takes that ace and nothing else; of several aces, the one you choose."), qsTr("On an empty table the ace stays where it is laid."), qsTr("An ace that lies on the table is a plain 1: another ace takes it, or it is part of a sum."), qsTr("An ace in the hand must take: it cannot be laid beside other cards."), qsTr("Sweeping the table with the ace is no scopa, unless you choose “Scopa with the ace” as well. An ace that takes a lone ace has made a scopa in any case."), qsTr("As the last card of the round the ace takes all, but makes no scopa."), qsTr("Three kings at the start are dealt again under this rule too.")]
                },
                {
                    kind: "head",
                    key: "fewest",
                    text: qsTr("Presa minima")
                },
                {
                    kind: "text",
                    text: qsTr("Of several sums only those with the fewest cards may be taken. Without this rule the choice is free.")
                },
                {
                    kind: "play",
                    card: "9d",
                    table: ["5s", "4b", "6c", "2s", "1d"],
                    taken: ["5s", "4b"],
                    text: qsTr("Two cards rather than three.")
                }
            ]
        },
        {
            key: "forms",
            title: qsTr("Forms of the game"),
            parts: [
                {
                    kind: "head",
                    key: "",
                    text: qsTr("Two players")
                },
                {
                    kind: "text",
                    text: qsTr("Three cards each and four on the table, as this book describes.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("Without figures")
                },
                {
                    kind: "text",
                    text: qsTr("The same forty cards, but 8, 9 and 10 show as many signs as they are worth: easier to add up for those who begin. In the primiera they are worth 10. Three tens on the table make the deal void.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("Small Scopa, 28 cards")
                },
                {
                    kind: "text",
                    text: qsTr("Only the cards from ace to seven. More than 14 cards make the point of the cards, 14 each give it to nobody; more than 3 coins that of the coins. The primiera is as always. Three or four sevens on the first table make the deal void. The napola goes up to 7 at most, and the seven coins do not win the match; there is no re bello.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("Four in pairs")
                },
                {
                    kind: "text",
                    text: qsTr("Partners sit opposite each other. Each player gets three cards, four lie on the table, and the cards are dealt three times. Play goes to the right. Partners put their captures together before the count: piles, scope and points belong to the pair. What is left at the end goes to the pair that took last.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("Scopone")
                },
                {
                    kind: "text",
                    text: qsTr("Four in pairs, but all cards are dealt at once: nine to each player and four on the table. All rules are those of scopa; memory counts for more.")
                },
                {
                    kind: "head",
                    key: "",
                    text: qsTr("Scopone scientifico")
                },
                {
                    kind: "text",
                    text: qsTr("Ten cards each and none on the table: the leader must lay one. There are no void deals. Forty cards are played, and with the fortieth there is no scopa, as ever.")
                }
            ]
        },
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
                    rows: [[Names.level("easy"), Names.levelExplained("easy")], [Names.level("normal"), Names.levelExplained("normal")], [Names.level("hard"), Names.levelExplained("hard")], [Names.level("master"), Names.levelExplained("master")]]
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
