pragma Singleton
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The two panels beside the table, of which a narrow window has room for one. */
QtObject {
    readonly property real boardWidth: Math.min(Theme.body * 11, Theme.windowWidth * 0.3)
    readonly property real movesWidth: Math.min(Theme.body * 17, Theme.windowWidth * 0.36)
    readonly property bool moves: Settings.moveList && !(Settings.board && crowded)
    readonly property bool crowded: Theme.windowWidth - boardWidth - movesWidth < 660

    function turnBoard() {
        if (!Settings.board && crowded)
            Settings.choose("move_list", false);
        Settings.choose("board", !Settings.board);
    }

    function turnMoves() {
        if (!Settings.moveList && crowded)
            Settings.choose("board", false);
        Settings.choose("move_list", !Settings.moveList);
    }
}
