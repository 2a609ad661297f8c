import QtQml

/* How a round is counted and a match is won. */
QtObject {
    readonly property var chapters: [
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
        }
    ]
}
