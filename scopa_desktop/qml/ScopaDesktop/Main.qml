pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import ScopaDesktop
import ScopaDesktop.Backend

ApplicationWindow {
    id: window

    readonly property bool free: !scanMenu.opened && !ask.opened && !settings.opened && !ruleBook.opened && !again.opened && !zoom.opened && !number.opened && !captured.opened && !about.opened && !album.opened
    property int shape: Window.Windowed
    readonly property bool crowded: width - board.wide - moves.wide < 660

    readonly property string givingUp: qsTr("The match being played is given up. It is kept with the matches played, and the deck of its round is revealed.")

    /* The page and the chapter at which settings and rule book are opened again. */
    property int settingsPage: 0
    property int chapter: 0

    function question(): AskDialog {
        return ask.made() as AskDialog;
    }

    function book(): RuleBook {
        return ruleBook.made() as RuleBook;
    }

    function showMove(move: var) {
        (again.made() as LastMove).show(move);
    }

    function showLarge(code: string) {
        (zoom.made() as ZoomCard).show(code);
    }

    /* Begin a match, after a question where one would be given up or where something else was asked for, for a reason. */
    function begin(rules: var, title: string, reason: string) {
        Stage.skip();
        if (Game.underway)
            question().put(title, reason + givingUp, qsTr("New match"), qsTr("Keep playing"), () => Game.newMatch(rules));
        else if (reason)
            question().put(title, reason.trim(), qsTr("New match"), qsTr("No"), () => Game.newMatch(rules));
        else
            Game.newMatch(rules);
    }

    function askForMatch(rules: var) {
        begin(rules, qsTr("New match?"), "");
    }

    function nextLevel() {
        const level = Game.levels[(Game.levels.indexOf(Game.rules.level) + 1) % Game.levels.length];
        begin({
            level: level
        }, qsTr("Level: %1").arg(Names.level(level)), Names.levelExplained(level) + "\n\n" + qsTr("A new level begins a new match.") + " ");
    }

    function turnNapola() {
        const others = Game.rules.house.filter(rule => rule !== "napola");
        const napola = others.length === Game.rules.house.length;
        begin({
            house: napola ? ["napola", ...others] : others
        }, napola ? qsTr("Play with napola?") : qsTr("Play without napola?"), Names.houseRuleExplained("napola") + "\n\n" + qsTr("The count changes, so a new match begins.") + " ");
    }

    /* What had the focus before a page or a menu was opened. */
    property Item opener: null

    onActiveFocusItemChanged: {
        let item = activeFocusItem;
        while (item && item !== contentItem && item !== footer && !(item instanceof Chip))
            item = item.parent;
        if (item)
            opener = activeFocusItem;
    }

    /* After a page is closed, the keys go to the page beneath, to what waits for them, or back to where they were. */
    function giveFocus() {
        if (!free)
            return;
        const waiting = [cutting, sheet].find(item => item.visible);
        const before = opener?.visible && opener.enabled && opener !== contentItem ? opener : table;
        (waiting ?? before).forceActiveFocus(Keyboard.keyed ? Qt.TabFocusReason : Qt.OtherFocusReason);
    }

    /* What makes the sentence that was asked for last. */
    property var asked: null
    readonly property string language: Names.language

    onLanguageChanged: Announcer.translate(Announcer.aside && asked ? asked() : "")

    /* Read aloud, once all is shown. */
    function read(text: var) {
        Stage.skip();
        asked = text;
        Announcer.tell(text());
    }

    function repeat(step: int) {
        asked = null;
        Announcer.repeat(step);
    }

    function showSeals() {
        album.showSeals();
    }

    function askToDelete() {
        question().put(qsTr("Delete all my data?"), qsTr("All matches, the one being played, players, settings and the log of the program are deleted for good. Files that you saved elsewhere and decks of cards that you added stay."), qsTr("Delete everything"), qsTr("Keep it"), () => {
            album.closeAll();
            History.forgetAll();
        });
    }

    function askToRemove(name: string) {
        const key = Family.player;
        question().put(qsTr("Remove %1?").arg(name), qsTr("The matches and statistics of %1 are deleted for good.").arg(name), qsTr("Remove"), qsTr("Keep"), () => Family.remove(key));
    }

    function askToPlayOn() {
        const playOn = () => {
            album.closeAll();
            Replay.playOn();
        };
        if (Game.underway)
            question().put(qsTr("Play this match on?"), givingUp, qsTr("Play on"), qsTr("No"), playOn);
        else
            playOn();
    }

    /* Beside a narrow table there is room for one panel only. */
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

    function showCaptured() {
        read(Readings.captured);
        captured.open();
    }

    function turnFullScreen() {
        if (visibility === Window.FullScreen) {
            visibility = shape;
        } else {
            shape = visibility;
            visibility = Window.FullScreen;
        }
    }

    function zoomFocused() {
        const item = activeFocusItem as CardSlot;
        const code = item ? item.code : table.lifted;
        if (code)
            showLarge(code);
    }

    color: Theme.cloth
    title: qsTr("Scopa")
    visible: true

    Component.onCompleted: table.forceActiveFocus()

    header: TopBar {
        free: window.free
        fullScreen: window.visibility === Window.FullScreen

        onDeckAsked: Settings.choose("deck", Decks.next())
        onFullScreenAsked: window.turnFullScreen()
        onHelpAsked: ruleBook.open()
        onLastMoveAsked: again.open()
        onLevelAsked: window.nextLevel()
        onNapolaAsked: window.turnNapola()
        onNewMatchAsked: window.askForMatch({})
        onQuitAsked: Qt.quit()
        onNumberAsked: number.open()
        onBoardAsked: window.turnBoard()
        onMoveListAsked: window.turnMoves()
        onCapturedAsked: window.showCaptured()
        onAboutAsked: about.open()
        onSealsAsked: window.showSeals()
        onHistoryAsked: album.showHistory()
        onStatisticsAsked: album.showStatistics()
        onFairnessAsked: album.showFairness()
        onOpenAsked: album.openFile()
        onSaveAsked: album.saveGame()
        onSettingsAsked: settings.open()
    }

    footer: Rectangle {
        /* Room for the longest sentence, so that the table does not move when a longer one comes. */
        readonly property int lines: window.width < Theme.body * 48 ? 2 : 1

        implicitHeight: Math.max(48, lines * Theme.body * 1.3 + 14, menuStop.implicitHeight + 4)
        color: Theme.bar

        Words {
            id: status

            fontSizeMode: Text.Fit
            height: parent.height - 8
            minimumPixelSize: 16
            verticalAlignment: Text.AlignVCenter
            width: parent.width - sizes.width - 44
            x: Settings.leftHanded ? sizes.width + 24 : 20
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.clothText
            objectName: "status"
            text: window.statusText
            wrapMode: Text.Wrap
            Accessible.role: Accessible.StatusBar
        }

        Row {
            id: sizes

            anchors.verticalCenter: parent.verticalCenter
            layoutDirection: Settings.leftHanded ? Qt.RightToLeft : Qt.LeftToRight
            spacing: 6
            x: Settings.leftHanded ? 12 : parent.width - width - 12

            Chip {
                id: menuStop

                objectName: "scan-menu"
                text: "≡"
                visible: Settings.scan > 0
                Accessible.name: qsTr("Menu of the one-button play")
                onClicked: scanMenu.open()
            }

            Chip {
                checked: true
                objectName: "why"
                text: qsTr("Why?")
                visible: Stage.message.key === "refused" && !Turn.chosen

                onClicked: window.book().explain(Stage.message.reason)
            }

            Chip {
                enabled: Settings.text > 100
                objectName: "smaller"
                text: "A−"
                Accessible.name: qsTr("Smaller text")
                onClicked: Settings.enlarge(-1)
            }

            Chip {
                enabled: Settings.text < 300
                objectName: "larger"
                text: "A+"
                Accessible.name: qsTr("Larger text")
                onClicked: Settings.enlarge(1)
            }

            SpeakerChip {
                objectName: "sound"
            }
        }
    }

    readonly property string statusText: {
        const told = Names.sentence(Stage.message);
        if (Announcer.aside)
            return Announcer.aside;
        if (Turn.chosen)
            return Names.chosen();
        if (Stage.phase === "mine" && Stage.message.key !== "refused")
            return (told ? told + " " : "") + qsTr("Your turn.");
        return told;
    }

    Binding {
        property: "free"
        target: Gestures
        value: window.free
    }

    Herald {}

    TablePage {
        id: table

        anchors.bottom: parent.bottom
        anchors.left: board.right
        anchors.right: moves.left
        anchors.top: notice.visible ? notice.bottom : parent.top
        focus: true

        onSealAsked: window.showSeals()
        onZoomed: code => window.showLarge(code)
        onCapturedAsked: window.showCaptured()

        question: coach

        CoachQuestion {
            id: coach
        }

        Offers {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Places.barY + (Places.choice - height) / 2
            z: 1500

            onTeachingAsked: window.book().openAt("aim")
        }
    }

    SeenBoard {
        id: board

        readonly property real wide: Math.min(Theme.body * 11, window.width * 0.3)

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.top: table.top
        visible: Settings.board
        width: visible ? wide : 0

        onClosed: window.turnBoard()
    }

    MoveList {
        id: moves

        readonly property real wide: Math.min(Theme.body * 17, window.width * 0.36)

        anchors.bottom: parent.bottom
        anchors.right: parent.right
        anchors.top: table.top
        visible: Settings.moveList && !(Settings.board && window.crowded)
        width: visible ? wide : 0

        onClosed: window.turnMoves()
        onMomentAsked: move => window.showMove(move)
    }

    NoticeBar {
        id: notice

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top

        onReportAsked: album.showReport()
    }

    ScoreSheet {
        id: sheet

        anchors.centerIn: parent
        free: window.free
        height: Math.min(implicitHeight, parent.height - 12)
        width: Math.max(Places.room - 24, Math.min(parent.width - 24, Theme.body * 32))
        z: 10

        onCheckAsked: window.showSeals()
        onVisibleChanged: {
            if (!visible && free)
                table.forceActiveFocus();
        }
    }

    CutPanel {
        id: cutting

        anchors.centerIn: parent
        free: window.free
        height: Math.min(implicitHeight, parent.height - 12)
        width: sheet.width
        z: 10

        onRevealedAsked: window.showSeals()
        onVisibleChanged: {
            if (!visible && free)
                table.forceActiveFocus();
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

    component Key: Shortcut {
        property string command: ""

        enabled: window.free
        sequences: [Keyboard.of[command] ?? ""]
    }

    Repeater {
        model: 10

        Item {
            id: digit

            required property int index

            Key {
                enabled: window.free && Stage.phase !== "cut"
                command: "hand" + (digit.index + 1)
                onActivated: Turn.tapHandAt(digit.index)
            }

            Key {
                command: "table" + (digit.index + 1)
                onActivated: window.read(() => Readings.tableCard(digit.index))
            }
        }
    }

    Key {
        sequences: ["Ctrl+="]
        onActivated: Settings.enlarge(1)
    }

    Key {
        sequences: ["Esc"]
        onActivated: Turn.cancel()
    }

    Key {
        command: "newMatch"
        onActivated: window.askForMatch({})
    }

    Key {
        command: "level"
        onActivated: window.nextLevel()
    }

    Key {
        command: "deck"
        onActivated: {
            Stage.skip();
            Settings.choose("deck", Decks.next());
        }
    }

    Key {
        command: "hint"
        onActivated: Turn.hint(false)
    }

    Key {
        command: "fullHint"
        onActivated: Turn.hint(true)
    }

    Key {
        command: "lastMove"
        onActivated: {
            window.read(Readings.lastMove);
            again.open();
        }
    }

    Key {
        command: "board"
        onActivated: window.turnBoard()
    }

    Key {
        command: "moveList"
        onActivated: window.turnMoves()
    }

    Key {
        command: "captured"
        onActivated: window.showCaptured()
    }

    Key {
        command: "keyList"
        onActivated: window.book().openAt("keys")
    }

    Key {
        command: "readTable"
        onActivated: window.read(Readings.table)
    }

    Key {
        command: "readHand"
        onActivated: window.read(Readings.hand)
    }

    Key {
        command: "points"
        onActivated: window.read(Readings.points)
    }

    Key {
        command: "repeat"
        onActivated: window.repeat(0)
    }

    Key {
        command: "repeatBefore"
        onActivated: window.repeat(1)
    }

    Key {
        command: "zoom"
        onActivated: window.zoomFocused()
    }

    Album {
        id: album

        anchors.fill: parent

        onClosed: window.giveFocus()
        onDeleteAsked: window.askToDelete()
        onPlayOnAsked: window.askToPlayOn()
        onRemovalAsked: name => window.askToRemove(name)
        onTold: text => window.read(text)
    }

    Deferred {
        id: ask

        onClosed: window.giveFocus()

        sourceComponent: AskDialog {}
    }

    Deferred {
        id: settings

        onClosed: window.giveFocus()

        sourceComponent: SettingsDialog {
            page: window.settingsPage

            onNewMatchAsked: rules => window.askForMatch(rules)
            onPageChanged: window.settingsPage = page
        }
    }

    Deferred {
        id: ruleBook

        onClosed: window.giveFocus()

        sourceComponent: RuleBook {
            page: window.chapter

            onPageChanged: window.chapter = page
        }
    }

    Deferred {
        id: again

        onClosed: window.giveFocus()

        sourceComponent: LastMove {}
    }

    Key {
        command: "seals"
        onActivated: window.showSeals()
    }

    Deferred {
        id: number

        onClosed: window.giveFocus()

        sourceComponent: NumberDialog {}
    }

    Deferred {
        id: captured

        onClosed: window.giveFocus()

        sourceComponent: CapturedPage {}
    }

    Deferred {
        id: about

        onClosed: window.giveFocus()

        sourceComponent: AboutDialog {}
    }

    Deferred {
        id: scanMenu

        onClosed: window.giveFocus()

        sourceComponent: ScanMenu {
            onLastMoveAsked: window.read(Readings.lastMove)
            onNewMatchAsked: window.askForMatch({})
            onTableAsked: window.read(Readings.table)
        }
    }

    Scanner {
        active: Settings.scan > 0 && !settings.opened
        cutPanel: cutting
        menuChip: menuStop
        noticeBar: notice
        pages: [scanMenu, ask, zoom, again, ruleBook, number, captured, about, ...album.pages]
        scoreSheet: sheet
        tablePage: table

        onMenuAsked: scanMenu.open()
    }

    Deferred {
        id: zoom

        sourceComponent: ZoomCard {}
    }
}
