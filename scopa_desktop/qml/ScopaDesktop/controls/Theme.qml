pragma Singleton
import QtQuick
import ScopaDesktop.Backend

QtObject {
    readonly property bool night: Settings.chrome === "dark" || Settings.chrome === "system" && System.dark
    readonly property var tables: ({
            green: {
                cloth: "#0b5d3b",
                bar: "#06351f",
                panel: "#b3042a18",
                line: "#8fb8a2"
            },
            blue: {
                cloth: "#14497f",
                bar: "#0a2747",
                panel: "#b30a2747",
                line: "#9db8d6"
            },
            wood: {
                cloth: "#57361c",
                bar: "#2b190b",
                panel: "#cc2b190b",
                line: "#c9ab8d"
            },
            sharp: {
                cloth: "#000000",
                bar: "#000000",
                panel: "#000000",
                line: "#ffffff"
            }
        })
    readonly property bool sharp: Settings.contrast === "on" || Settings.contrast === "system" && System.contrast
    readonly property var table: tables[sharp ? "sharp" : Settings.table]
    readonly property color cloth: table.cloth
    readonly property color clothDark: Qt.darker(cloth, 1.3)
    readonly property color bar: table.bar
    readonly property color panel: table.panel
    readonly property color barLine: table.line
    readonly property color clothText: "#ffffff"
    readonly property color clothSoft: sharp ? "#ffffff" : "#e4ece8"
    readonly property color gold: sharp ? "#ffe45c" : "#ffd54f"
    readonly property color dark: "#14120d"

    /* Held here, for every card reads them, and each reading of these properties of Decks takes its time. */
    readonly property url back: Decks.back
    readonly property real corner: Decks.corner
    readonly property color ground: Decks.ground
    readonly property string names: Decks.names
    readonly property real ratio: Decks.ratio
    readonly property var faces: Decks.faces
    readonly property var inks: Decks.ink
    readonly property var letters: Decks.letters
    readonly property var signs: Decks.signs

    /* The index of the cards: whether one is laid over them, how wide its column is, and what it leaves of a card for the
       art, both as shares of the card. A giant one stands above the art, others beside it. */
    readonly property bool indexed: Settings.index > Decks.drawnIndex
    readonly property bool giant: indexed && Settings.index === 50

    /* The height of the rank on a card of a width, as a share of it: on a small card it stays readable. */
    function shareOf(width: real): real {
        return Math.max(Settings.index / 100, giant ? 0 : Math.min(0.3, 16 / Math.max(1, width)));
    }

    function columnOf(share: real): real {
        return share * 0.8 + 0.035;
    }

    /* With both corners numbered: the height of the rank in the opposite one, and of the strip below the art in which it
       stands flat. */
    function oppositeOf(share: real): real {
        return giant ? 0.2 : share;
    }

    function stripOf(share: real): real {
        return indexed && Settings.bothCorners ? oppositeOf(share) * 1.02 + 0.05 : 0;
    }

    function artOf(share: real): real {
        if (!indexed)
            return 1;
        const rest = 1 - stripOf(share) / ratio;
        return giant ? rest - (share * 1.02 + 0.04) / ratio : Math.min(rest, (0.96 - columnOf(share)) / (1 - Decks.margin));
    }

    /* The share of a card, from its top, that tells its rank and suit: its index, or all of the picture without one. */
    readonly property real told: Math.min(1, (giant ? Settings.index / 100 * 1.02 + 0.08 : indexed ? Settings.index / 100 * 2.1 + 0.07 : Decks.drawnIndex ? Decks.drawnIndex / 100 * 2.4 + 0.1 : ratio) / ratio)

    /* How large the picture of a card is drawn: in steps of size, not for each pixel. */
    function pixels(width: real, share: real): size {
        const wide = Math.ceil(Math.ceil(Math.max(40, width) / 20) * 2 * share) * 10;
        return Qt.size(wide, Math.round(wide * ratio));
    }

    readonly property var pages: ({
            light: {
                paper: "#fffaf0",
                paperDeep: "#f3ecdb",
                field: "#ffffff",
                ink: "#1a1a1a",
                inkSoft: "#4a483f",
                line: "#cfc6b0",
                edge: "#8a8270",
                action: "#0b5d3b",
                actionDeep: "#074229",
                actionText: "#ffffff",
                theirs: "#1b418f",
                theirsText: "#ffffff",
                focus: "#14120d"
            },
            dark: {
                paper: "#1d2622",
                paperDeep: "#2c3832",
                field: "#26312c",
                ink: "#f6f3ea",
                inkSoft: "#cfd6d0",
                line: "#55655c",
                edge: "#7d8f85",
                action: "#8fdcb4",
                actionDeep: "#b5ecd0",
                actionText: "#0d1a13",
                theirs: "#a9c4ff",
                theirsText: "#0b1630",
                focus: "#ffffff"
            },
            sharpLight: {
                paper: "#ffffff",
                paperDeep: "#ececec",
                field: "#ffffff",
                ink: "#000000",
                inkSoft: "#000000",
                line: "#000000",
                edge: "#000000",
                action: "#003d24",
                actionDeep: "#002415",
                actionText: "#ffffff",
                theirs: "#00205c",
                theirsText: "#ffffff",
                focus: "#000000"
            },
            sharpDark: {
                paper: "#000000",
                paperDeep: "#1f1f1f",
                field: "#000000",
                ink: "#ffffff",
                inkSoft: "#ffffff",
                line: "#ffffff",
                edge: "#ffffff",
                action: "#ffe45c",
                actionDeep: "#fff3b0",
                actionText: "#000000",
                theirs: "#9fd0ff",
                theirsText: "#000000",
                focus: "#ffffff"
            }
        })
    readonly property var page: pages[sharp ? (night ? "sharpDark" : "sharpLight") : night ? "dark" : "light"]
    readonly property color paper: page.paper
    readonly property color paperDeep: page.paperDeep
    readonly property color field: page.field
    readonly property color ink: page.ink
    readonly property color inkSoft: page.inkSoft
    readonly property color line: page.line
    readonly property color edge: page.edge
    readonly property color action: page.action
    readonly property color actionDeep: page.actionDeep
    readonly property color actionText: page.actionText
    readonly property color focus: page.focus

    /* The other side, beside the action colour that is mine: told apart by shape as well. */
    readonly property color theirs: page.theirs
    readonly property color theirsText: page.theirsText

    /* Text grows with the user's wish, and with a window larger than the smallest in use: 18 px at 720 lines, 36 at 4K.
       In a window too small for the largest text it stops growing sooner. */
    property real windowHeight: 720
    property real windowWidth: 1280
    readonly property real most: 3 * Math.min(1, windowHeight / 600, windowWidth / 960)
    readonly property real scale: Math.max(1, Math.min(Settings.text / 100, most)) * Math.max(1, Math.min(windowHeight / 800, windowWidth / 1400, 2))
    readonly property int small: Math.round(16 * scale)
    readonly property int body: Math.round(18 * scale)
    readonly property int large: Math.round(22 * scale)
    readonly property int title: Math.round(28 * scale)
    /* The least side of a button: 44 px, and 48 px with large cards. */
    readonly property int least: Settings.cards === "fit" ? 44 : 48
    readonly property int target: Math.round(least * Math.max(1, Math.min(scale, 1.6)))
    readonly property int gap: 8
    readonly property int radius: 10
}
