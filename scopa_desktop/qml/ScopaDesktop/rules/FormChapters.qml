import QtQml

/* House rules and other forms of the game. */
QtObject {
    readonly property var chapters: [
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
        }
    ]
}
