pragma Singleton
import QtQuick

/* The names of French cards, as CardNames has those of the Italian ones. */
QtObject {
    function alone(code: string): string {
        switch (code) {
        case "1d":
            return qsTr("ace of diamonds");
        case "2d":
            return qsTr("two of diamonds");
        case "3d":
            return qsTr("three of diamonds");
        case "4d":
            return qsTr("four of diamonds");
        case "5d":
            return qsTr("five of diamonds");
        case "6d":
            return qsTr("six of diamonds");
        case "7d":
            return qsTr("seven of diamonds");
        case "8d":
            return qsTr("jack of diamonds");
        case "9d":
            return qsTr("queen of diamonds");
        case "10d":
            return qsTr("king of diamonds");
        case "1c":
            return qsTr("ace of hearts");
        case "2c":
            return qsTr("two of hearts");
        case "3c":
            return qsTr("three of hearts");
        case "4c":
            return qsTr("four of hearts");
        case "5c":
            return qsTr("five of hearts");
        case "6c":
            return qsTr("six of hearts");
        case "7c":
            return qsTr("seven of hearts");
        case "8c":
            return qsTr("jack of hearts");
        case "9c":
            return qsTr("queen of hearts");
        case "10c":
            return qsTr("king of hearts");
        case "1s":
            return qsTr("ace of spades");
        case "2s":
            return qsTr("two of spades");
        case "3s":
            return qsTr("three of spades");
        case "4s":
            return qsTr("four of spades");
        case "5s":
            return qsTr("five of spades");
        case "6s":
            return qsTr("six of spades");
        case "7s":
            return qsTr("seven of spades");
        case "8s":
            return qsTr("jack of spades");
        case "9s":
            return qsTr("queen of spades");
        case "10s":
            return qsTr("king of spades");
        case "1b":
            return qsTr("ace of clubs", "French cards");
        case "2b":
            return qsTr("two of clubs", "French cards");
        case "3b":
            return qsTr("three of clubs", "French cards");
        case "4b":
            return qsTr("four of clubs", "French cards");
        case "5b":
            return qsTr("five of clubs", "French cards");
        case "6b":
            return qsTr("six of clubs", "French cards");
        case "7b":
            return qsTr("seven of clubs", "French cards");
        case "8b":
            return qsTr("jack of clubs", "French cards");
        case "9b":
            return qsTr("queen of clubs");
        case "10b":
            return qsTr("king of clubs", "French cards");
        default:
            return qsTr("covered card");
        }
    }

    function taken(code: string): string {
        switch (code) {
        case "1d":
            return qsTr("the ace of diamonds");
        case "2d":
            return qsTr("the two of diamonds");
        case "3d":
            return qsTr("the three of diamonds");
        case "4d":
            return qsTr("the four of diamonds");
        case "5d":
            return qsTr("the five of diamonds");
        case "6d":
            return qsTr("the six of diamonds");
        case "7d":
            return qsTr("the seven of diamonds");
        case "8d":
            return qsTr("the jack of diamonds");
        case "9d":
            return qsTr("the queen of diamonds");
        case "10d":
            return qsTr("the king of diamonds");
        case "1c":
            return qsTr("the ace of hearts");
        case "2c":
            return qsTr("the two of hearts");
        case "3c":
            return qsTr("the three of hearts");
        case "4c":
            return qsTr("the four of hearts");
        case "5c":
            return qsTr("the five of hearts");
        case "6c":
            return qsTr("the six of hearts");
        case "7c":
            return qsTr("the seven of hearts");
        case "8c":
            return qsTr("the jack of hearts");
        case "9c":
            return qsTr("the queen of hearts");
        case "10c":
            return qsTr("the king of hearts");
        case "1s":
            return qsTr("the ace of spades");
        case "2s":
            return qsTr("the two of spades");
        case "3s":
            return qsTr("the three of spades");
        case "4s":
            return qsTr("the four of spades");
        case "5s":
            return qsTr("the five of spades");
        case "6s":
            return qsTr("the six of spades");
        case "7s":
            return qsTr("the seven of spades");
        case "8s":
            return qsTr("the jack of spades");
        case "9s":
            return qsTr("the queen of spades");
        case "10s":
            return qsTr("the king of spades");
        case "1b":
            return qsTr("the ace of clubs", "French cards");
        case "2b":
            return qsTr("the two of clubs", "French cards");
        case "3b":
            return qsTr("the three of clubs", "French cards");
        case "4b":
            return qsTr("the four of clubs", "French cards");
        case "5b":
            return qsTr("the five of clubs", "French cards");
        case "6b":
            return qsTr("the six of clubs", "French cards");
        case "7b":
            return qsTr("the seven of clubs", "French cards");
        case "8b":
            return qsTr("the jack of clubs", "French cards");
        case "9b":
            return qsTr("the queen of clubs");
        case "10b":
            return qsTr("the king of clubs", "French cards");
        default:
            return qsTr("a covered card");
        }
    }
}
