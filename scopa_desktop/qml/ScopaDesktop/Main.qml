pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import ScopaDesktop
import ScopaDesktop.Backend

/* The window: where everything has its place, and where the keys go. */
ApplicationWindow {
    id: window

    /* What had the focus before a page or a menu was opened. */
    property Item opener: null

    onActiveFocusItemChanged: {
        let item = activeFocusItem;
        while (item && item !== contentItem && item !== footer && !(item instanceof Chip))
            item = item.parent;
        if (item)
            opener = activeFocusItem;
    }

    /* What waits for an answer has the keys, else this. */
    function turnTo(item: Item) {
        if (Pages.free)
            ([cutting, sheet, end].find(panel => panel.visible) ?? item).forceActiveFocus(Keyboard.keyed ? Qt.TabFocusReason : Qt.OtherFocusReason);
    }

    /* After a page is closed, the keys go to the page beneath, to what waits for them, or back to where they were. */
    function giveFocus() {
        turnTo(opener?.visible && opener.enabled && opener !== contentItem ? opener : table);
    }

    color: Theme.cloth
    title: qsTr("Scopa")
    visible: true

    header: TopBar {}
    footer: StatusBar {
        id: status
    }

    Component.onCompleted: {
        Pages.window = window;
        table.forceActiveFocus();
    }

    Connections {
        function onLeft() {
            window.giveFocus();
        }

        target: Pages
    }

    Binding {
        property: "windowHeight"
        target: Theme
        value: table.Window.height
    }

    Binding {
        property: "windowWidth"
        target: Theme
        value: table.Window.width
    }

    Binding {
        property: "free"
        target: Gestures
        value: Pages.free
    }

    TablePage {
        id: table

        anchors.bottom: parent.bottom
        anchors.left: board.right
        anchors.right: moves.left
        anchors.top: notice.visible ? notice.bottom : parent.top
        focus: true
        question: coach

        CoachQuestion {
            id: coach
        }
    }

    SeenBoard {
        id: board

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.top: table.top
        visible: Settings.board
        width: visible ? Panels.boardWidth : 0

        onClosed: Panels.turnBoard()
    }

    MoveList {
        id: moves

        anchors.bottom: parent.bottom
        anchors.right: parent.right
        anchors.top: table.top
        visible: Panels.moves
        width: visible ? Panels.movesWidth : 0

        onClosed: Panels.turnMoves()
    }

    NoticeBar {
        id: notice

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
    }

    CountSheet {
        id: sheet

        anchors.centerIn: parent
        height: parent.height - 12
        width: Math.min(parent.width - 24, Theme.body * 84)
        z: 10

        onVisibleChanged: {
            if (!visible)
                window.turnTo(table);
        }
    }

    MatchEnd {
        id: end

        anchors.fill: table
        z: 10

        onVisibleChanged: {
            if (!visible)
                window.turnTo(table);
        }
    }

    CutPanel {
        id: cutting

        anchors.centerIn: parent
        height: Math.min(implicitHeight, parent.height - 12)
        width: Math.max(Places.room - 24, Math.min(parent.width - 24, Theme.body * 32))
        z: 10

        onVisibleChanged: {
            if (!visible)
                window.turnTo(table);
        }
    }

    /* A click anywhere completes the motion first, and is then obeyed. */
    MouseArea {
        anchors.fill: parent
        acceptedButtons: Qt.AllButtons
        z: 5000

        onPressed: mouse => {
            /* The count has a button of its own for what is still to come. */
            if (Stage.phase !== "count")
                Stage.skip();
            mouse.accepted = false;
        }

        WheelHandler {
            property real turned: 0

            acceptedModifiers: Qt.ControlModifier

            onWheel: event => {
                turned += event.angleDelta.y;
                if (Math.abs(turned) >= 120) {
                    Settings.enlarge(Math.sign(turned));
                    turned = 0;
                }
            }
        }
    }

    Shortcuts {}

    PageStack {
        anchors.fill: parent
    }

    Scanner {
        cutPanel: cutting
        matchEnd: end
        menuChip: status.menuStop
        noticeBar: notice
        scoreSheet: sheet
        tablePage: table
    }
}
