pragma Singleton
import QtQuick
import ScopaDesktop.Backend

QtObject {
    readonly property color cloth: "#0b5d3b"
    readonly property color clothLight: "#0e6642"
    readonly property color clothDark: "#07432a"
    readonly property color bar: "#06351f"
    readonly property color clothText: "#ffffff"
    readonly property color clothSoft: "#dcebe2"
    readonly property color shade: "#66000000"
    readonly property color gold: "#ffd54f"
    readonly property color dark: "#14120d"

    readonly property color paper: "#fffaf0"
    readonly property color paperDeep: "#f3ecdb"
    readonly property color ink: "#1a1a1a"
    readonly property color inkSoft: "#4a483f"
    readonly property color line: "#cfc6b0"
    readonly property color action: "#0b5d3b"
    readonly property color actionDeep: "#074229"
    readonly property color actionText: "#ffffff"

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
