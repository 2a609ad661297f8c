pragma Singleton
import QtQuick

/* The names of the Italian cards, one whole text each: alone, and as what is played or taken. */
QtObject {
    function alone(code: string): string {
        switch (code) {
        case "1d":
            return qsTr("ace of coins");
        case "2d":
            return qsTr("two of coins");
        case "3d":
            return qsTr("three of coins");
        case "4d":
            return qsTr("four of coins");
        case "5d":
            return qsTr("five of coins");
        case "6d":
            return qsTr("six of coins");
        case "7d":
            return qsTr("settebello");
        case "8d":
            return qsTr("jack of coins");
        case "9d":
            return qsTr("knight of coins");
        case "10d":
            return qsTr("king of coins");
        case "1c":
            return qsTr("ace of cups");
        case "2c":
            return qsTr("two of cups");
        case "3c":
            return qsTr("three of cups");
        case "4c":
            return qsTr("four of cups");
        case "5c":
            return qsTr("five of cups");
        case "6c":
            return qsTr("six of cups");
        case "7c":
            return qsTr("seven of cups");
        case "8c":
            return qsTr("jack of cups");
        case "9c":
            return qsTr("knight of cups");
        case "10c":
            return qsTr("king of cups");
        case "1s":
            return qsTr("ace of swords");
        case "2s":
            return qsTr("two of swords");
        case "3s":
            return qsTr("three of swords");
        case "4s":
            return qsTr("four of swords");
        case "5s":
            return qsTr("five of swords");
        case "6s":
            return qsTr("six of swords");
        case "7s":
            return qsTr("seven of swords");
        case "8s":
            return qsTr("jack of swords");
        case "9s":
            return qsTr("knight of swords");
        case "10s":
            return qsTr("king of swords");
        case "1b":
            return qsTr("ace of clubs");
        case "2b":
            return qsTr("two of clubs");
        case "3b":
            return qsTr("three of clubs");
        case "4b":
            return qsTr("four of clubs");
        case "5b":
            return qsTr("five of clubs");
        case "6b":
            return qsTr("six of clubs");
        case "7b":
            return qsTr("seven of clubs");
        case "8b":
            return qsTr("jack of clubs");
        case "9b":
            return qsTr("knight of clubs");
        case "10b":
            return qsTr("king of clubs");
        default:
            return qsTr("covered card");
        }
    }

    function taken(code: string): string {
        switch (code) {
        case "1d":
            return qsTr("the ace of coins");
        case "2d":
            return qsTr("the two of coins");
        case "3d":
            return qsTr("the three of coins");
        case "4d":
            return qsTr("the four of coins");
        case "5d":
            return qsTr("the five of coins");
        case "6d":
            return qsTr("the six of coins");
        case "7d":
            return qsTr("the settebello");
        case "8d":
            return qsTr("the jack of coins");
        case "9d":
            return qsTr("the knight of coins");
        case "10d":
            return qsTr("the king of coins");
        case "1c":
            return qsTr("the ace of cups");
        case "2c":
            return qsTr("the two of cups");
        case "3c":
            return qsTr("the three of cups");
        case "4c":
            return qsTr("the four of cups");
        case "5c":
            return qsTr("the five of cups");
        case "6c":
            return qsTr("the six of cups");
        case "7c":
            return qsTr("the seven of cups");
        case "8c":
            return qsTr("the jack of cups");
        case "9c":
            return qsTr("the knight of cups");
        case "10c":
            return qsTr("the king of cups");
        case "1s":
            return qsTr("the ace of swords");
        case "2s":
            return qsTr("the two of swords");
        case "3s":
            return qsTr("the three of swords");
        case "4s":
            return qsTr("the four of swords");
        case "5s":
            return qsTr("the five of swords");
        case "6s":
            return qsTr("the six of swords");
        case "7s":
            return qsTr("the seven of swords");
        case "8s":
            return qsTr("the jack of swords");
        case "9s":
            return qsTr("the knight of swords");
        case "10s":
            return qsTr("the king of swords");
        case "1b":
            return qsTr("the ace of clubs");
        case "2b":
            return qsTr("the two of clubs");
        case "3b":
            return qsTr("the three of clubs");
        case "4b":
            return qsTr("the four of clubs");
        case "5b":
            return qsTr("the five of clubs");
        case "6b":
            return qsTr("the six of clubs");
        case "7b":
            return qsTr("the seven of clubs");
        case "8b":
            return qsTr("the jack of clubs");
        case "9b":
            return qsTr("the knight of clubs");
        case "10b":
            return qsTr("the king of clubs");
        default:
            return qsTr("a covered card");
        }
    }
}
