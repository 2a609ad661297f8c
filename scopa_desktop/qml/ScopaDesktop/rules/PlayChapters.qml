import QtQml

/* How a round is played. */
QtObject {
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
        }
    ]
}
