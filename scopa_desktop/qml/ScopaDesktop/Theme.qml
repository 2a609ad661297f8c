pragma Singleton
import QtQuick
import ScopaDesktop.Backend

QtObject {
    readonly property bool night: Settings.chrome === "dark" || Settings.chrome === "system" && Application.styleHints.colorScheme === Qt.Dark
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
            }
        })
    readonly property var table: tables[Settings.table]
    readonly property color cloth: table.cloth
    readonly property color clothDark: Qt.darker(cloth, 1.3)
    readonly property color bar: table.bar
    readonly property color panel: table.panel
    readonly property color barLine: table.line
    readonly property color clothText: "#ffffff"
    readonly property color clothSoft: "#e4ece8"
    readonly property color gold: "#ffd54f"
    readonly property color dark: "#14120d"

    readonly property color paper: night ? "#1d2622" : "#fffaf0"
    readonly property color paperDeep: night ? "#2c3832" : "#f3ecdb"
    readonly property color field: night ? "#26312c" : "#ffffff"
    readonly property color ink: night ? "#f6f3ea" : "#1a1a1a"
    readonly property color inkSoft: night ? "#cfd6d0" : "#4a483f"
    readonly property color line: night ? "#55655c" : "#cfc6b0"
    readonly property color action: night ? "#8fdcb4" : "#0b5d3b"
    readonly property color actionDeep: night ? "#b5ecd0" : "#074229"
    readonly property color actionText: night ? "#0d1a13" : "#ffffff"
    readonly property color focus: night ? "#ffffff" : "#14120d"

    /* Text grows with the user's wish, and with a window larger than the smallest in use: 18 px at 720 lines, 36 at 4K. */
    property real windowHeight: 720
    property real windowWidth: 1280
    readonly property real scale: Settings.text / 100 * Math.max(1, Math.min(windowHeight / 800, windowWidth / 1400, 2))
    readonly property int small: Math.round(16 * scale)
    readonly property int body: Math.round(18 * scale)
    readonly property int large: Math.round(22 * scale)
    readonly property int title: Math.round(28 * scale)
    readonly property int target: Math.round(44 * Math.max(1, Math.min(scale, 1.6)))
    readonly property int gap: 8
    readonly property int radius: 10
}
