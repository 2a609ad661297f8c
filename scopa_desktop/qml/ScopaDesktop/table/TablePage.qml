pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The cloth with everything on it. */
FocusScope {
    id: page

    /* What is read of the game is read once, not once for each of the cards. */
    readonly property var hand: Stage.hand
    readonly property var open: Stage.table
    readonly property var counts: Stage.counts
    readonly property bool myTurn: Stage.phase === "mine"
    readonly property string chosen: Turn.chosen
    readonly property var picked: Turn.picked
    readonly property var options: Turn.options
    readonly property var choice: options.length ? options[Turn.option] : []
    readonly property var hinted: Turn.hinted
    readonly property var takeable: [].concat(...options)
    property string lifted: ""
    property string focusedCode: ""

    /* A card of the hand on its way by mouse or finger, the place it is carried from, and what it may take. */
    property string carried: ""
    property CardSlot carrier: null
    property vector2d carriage: Qt.vector2d(0, 0)
    property bool overTable: false
    readonly property var goals: carried && myTurn && open ? [].concat(...Turn.capturesOf(carried)) : []
    property var lastTap: ({
            time: 0,
            x: 0,
            y: 0
        })

    /* Obey a click, unless it is the second half of a double click whose first half made a move. */
    function obey(slot: CardSlot, where: point) {
        if (Gestures.spent)
            return;
        const quick = Date.now() - lastTap.time < Application.styleHints.mouseDoubleClickInterval;
        if (quick && Math.abs(where.x - lastTap.x) < 16 && Math.abs(where.y - lastTap.y) < 16)
            return;
        slot.tapped();
        if (!myTurn)
            lastTap = {
                time: Date.now(),
                x: where.x,
                y: where.y
            };
    }

    /* The table card under a point of the window, or the one nearest to it that can be taken. */
    function tableCardAt(where: point): string {
        for (let i = 0; i < open.length; ++i) {
            const slot = tableSlots.itemAt(i) as CardSlot;
            if (slot && slot.contains(slot.mapFromItem(null, where)))
                return slot.code;
        }
        return "";
    }

    function look(code: string) {
        if (!carried)
            Pages.made("zoom").show(code);
    }

    /* One gesture owns the card until it ends. */
    function carry(slot: CardSlot) {
        Stage.skip();
        if (carried || Gestures.spent || !Gestures.free)
            return;
        carriage = Qt.vector2d(0, 0);
        carrier = slot;
        carried = slot.code;
    }

    function move(slot: CardSlot, by: vector2d, where: point) {
        if (slot !== carrier)
            return;
        carriage = by;
        overTable = goal.contains(goal.mapFromItem(null, where));
    }

    function putBack() {
        carried = "";
        carrier = null;
        carriage = Qt.vector2d(0, 0);
        overTable = false;
    }

    function letFall(slot: CardSlot, where: point) {
        if (slot !== carrier)
            return;
        const code = carried;
        const falls = overTable && Gestures.free && hand.includes(code);
        const under = falls ? tableCardAt(where) : "";
        const taken = goals.includes(under) ? under : "";
        putBack();
        if (falls)
            Turn.drop(code, taken);
    }
    readonly property ChoiceBar choiceBar: choosing
    property Item question: null

    function handStops(): var {
        return slots(handSlots);
    }

    /* With help: what the card under the pointer or the focus takes. */
    readonly property var shown: Settings.assist === "none" || carried || !open.length || !hand.includes(lifted) ? [] : [].concat(...Turn.capturesOf(lifted))

    function raised(code: string, zone: string, mark: string): real {
        if (code === "" || (zone !== "hand" && zone !== "table"))
            return 0;
        if (code === page.chosen || page.picked.includes(code) || mark === "take")
            return 1;
        return code === lifted || page.choice.includes(code) ? 0.7 : 0;
    }

    function ring(code: string, zone: string, mark: string): string {
        if (code === "")
            return "";
        if (code === page.chosen || page.picked.includes(code) || mark === "take" || zone === "table" && page.choice.includes(code))
            return "strong";
        if (page.hinted.includes(code) || zone === "table" && page.overTable && page.goals.includes(code))
            return "strong";
        if (zone === "table" && (page.goals.includes(code) || page.shown.includes(code)))
            return "soft";
        if (code === page.focusedCode && Keyboard.keyed)
            return "focus";
        if (mark === "last" && !page.shown.length || (zone === "table" && page.takeable.includes(code)))
            return "soft";
        return "";
    }

    /* Where the focus was in the hand, and how many cards it had. */
    property int handAt: 0
    property int held: 0

    /* The focus stays on the cards: on the next one when a card goes, on the first one when cards come. */
    function keepFocus() {
        const came = hand.length > held;
        const at = came ? 0 : Math.min(handAt, hand.length - 1);
        const now = page.Window.activeFocusItem;
        held = hand.length;
        if (!held || page.activeFocus && now !== page && !(now as CardSlot))
            return;
        if (came || ![...slots(handSlots), ...slots(tableSlots)].some(slot => slot.focus))
            (handSlots.itemAt(at) as CardSlot).focus = true;
    }

    function slots(repeater: Repeater): var {
        return Array.from({
            length: repeater.count
        }, (_, at) => repeater.itemAt(at)).filter(slot => slot.visible);
    }

    onHandChanged: Qt.callLater(keepFocus)
    onOpenChanged: Qt.callLater(keepFocus)

    Accessible.focusable: true
    Accessible.name: qsTr("Table of cards")
    Accessible.role: Accessible.Pane

    /* The focus goes with the choice: Enter is for the card that was chosen, not for another. */
    onChosenChanged: {
        const at = page.hand.indexOf(page.chosen);
        if (at >= 0)
            handSlots.itemAt(at).forceActiveFocus(Keyboard.keyed ? Qt.TabFocusReason : Qt.OtherFocusReason);
    }

    /* Move the focus along the hand. */
    function walk(step: int) {
        const count = page.hand.length;
        let at = -1;
        for (let i = 0; i < count; ++i) {
            if (handSlots.itemAt(i).activeFocus)
                at = i;
        }
        if (count)
            handSlots.itemAt(at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count).forceActiveFocus();
    }

    function arrow(step: int) {
        Stage.skip();
        if (page.chosen)
            Turn.turnOption(step);
        else
            walk(step);
    }

    Keys.onDownPressed: arrow(1)
    Keys.onEnterPressed: Turn.confirm()
    Keys.onLeftPressed: arrow(-1)
    Keys.onPressed: event => {
        Stage.skip();
        event.accepted = false;
    }
    Keys.onReturnPressed: Turn.confirm()
    Keys.onRightPressed: arrow(1)
    Keys.onSpacePressed: Turn.confirm()
    Keys.onUpPressed: arrow(-1)

    Binding {
        property: "windowHeight"
        target: Theme
        value: page.Window.height
    }

    Binding {
        property: "windowWidth"
        target: Theme
        value: page.Window.width
    }

    Binding {
        property: "width"
        target: Places
        value: page.width
    }

    Binding {
        property: "height"
        target: Places
        value: page.height
    }

    Binding {
        property: "carrying"
        target: Gestures
        value: page.carried !== ""
    }

    /* The card in the focus, or the one under the pointer. */
    Connections {
        function onZoomAsked() {
            const focused = page.Window.activeFocusItem as CardSlot;
            const code = focused ? focused.code : page.lifted;
            if (code)
                Pages.made("zoom").show(code);
        }

        target: Commands
    }

    Connections {
        function onAbandoned() {
            page.putBack();
        }

        target: Gestures
    }

    Connections {
        function onAfterAnimating() {
            Places.settle();
        }

        target: page.Window.window
    }

    Connections {
        function onWantedChanged() {
            page.Window.window.update();
        }

        target: Places
    }

    Image {
        anchors.fill: parent
        source: Settings.tables[Settings.table]
        visible: !Theme.sharp
        sourceSize: Qt.size(960, 600)
    }

    /* The clock of the screen: it pulls what happened, beat by beat. */
    Timer {
        id: clock

        interval: 0
        running: Stage.waiting

        onRunningChanged: {
            if (!running)
                interval = 0;
        }
        onTriggered: {
            let pause = 0;
            while (Stage.waiting && pause === 0)
                pause = Tempo.beat(Stage.step());
            interval = pause;
            if (Stage.waiting)
                restart();
        }
    }

    Item {
        id: view

        anchors.fill: parent
        objectName: "view"

        Words {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Places.labelY
            color: Theme.clothText
            font.pixelSize: Places.words
            objectName: "opponent"
            text: Stage.phase === "theirs" ? qsTr("%1 · thinking…").arg(Who.seat(Seats.others[0])) : Who.seat(Seats.others[0])
            visible: Places.airy
        }

        Words {
            x: Math.max(8, Math.min(Places.left - width / 2, Places.width - width - 8))
            y: Places.stockY + Places.cardHeight * Places.stockScale / 2 + 6
            color: Theme.clothText
            font.pixelSize: Places.words
            text: qsTr("%n card(s)", "", page.counts.stock)
            visible: page.counts.stock > 0
        }

        DealSeal {
            id: seal

            short: y + Places.words * 6.3 > panel.y
            x: Places.left - width / 2
            y: Places.stockY + Places.cardHeight * Places.stockScale / 2 + 6 + Places.label
            width: Places.column - 12

            onClicked: Commands.run("seals")
        }

        PileLabel {
            counts: page.counts
            side: Seats.other
            visible: !choosing.covers(this)
            y: Places.theirPileY + Places.pileSpan / 2 + 6

            onPressed: Commands.run("captured")
        }

        PileLabel {
            counts: page.counts
            side: Seats.side
            visible: !choosing.covers(this)
            y: Places.myPileY + Places.pileSpan / 2 + 6

            onPressed: Commands.run("captured")
        }

        ScorePanel {
            id: panel

            room: Places.height - seal.y - Places.words * 1.9 - 30
            visible: !choosing.covers(this)
            width: Math.max(Places.column - 12, Math.min(implicitWidth, Places.middle - Places.cardWidth * 1.75 - 24))
            x: Places.mirrored ? Places.width - width - 14 : 14
            y: Places.height - height - 14
        }

        /* Where a carried card may be let fall. */
        Rectangle {
            id: goal

            border.color: page.overTable ? Theme.gold : "white"
            border.width: 3
            color: "#14ffffff"
            height: Places.tableHeight + 16
            radius: 18
            visible: page.carried !== ""
            width: Places.room - 8
            x: Places.column + 4
            y: Places.tableTop - 8
        }

        Repeater {
            model: Stage.cards

            CardItem {
                objectName: "card-" + code
                carried: code !== "" && code === page.carried
                carriedX: carried ? page.carriage.x : 0
                carriedY: carried ? page.carriage.y : 0
                raised: page.raised(code, zone, mark)
                ring: page.ring(code, zone, mark)
            }
        }

        Item {
            Accessible.name: qsTr("Table")
            Accessible.role: Accessible.Grouping
            z: 100

            Repeater {
                id: tableSlots

                model: 13

                CardSlot {
                    id: tableSlot

                    objectName: "table-" + code
                    place: Readings.place(index, page.open.length)
                    picked: page.picked.includes(code)
                    code: page.open[index] ?? ""
                    spot: Places.tableSpot(index, page.open.length)
                    activeFocusOnTab: true

                    onHeld: page.look(code)
                    onActiveFocusChanged: page.focusedCode = activeFocus ? code : page.focusedCode === code ? "" : page.focusedCode
                    onCodeChanged: {
                        if (activeFocus)
                            page.focusedCode = code;
                    }
                    onTapped: {
                        if (!page.carried)
                            Turn.tapTable(code);
                    }
                    onTappedAt: where => page.obey(tableSlot, where)
                }
            }
        }

        Item {
            Accessible.name: qsTr("Your hand")
            Accessible.role: Accessible.Grouping
            z: 300

            Repeater {
                id: handSlots

                model: 10

                CardSlot {
                    id: handSlot

                    objectName: "hand-" + code
                    hint: page.open && page.myTurn && code ? Names.takes(Turn.capturesOf(code)) : ""
                    place: Readings.place(index, page.hand.length)
                    code: page.hand[index] ?? ""
                    spot: Places.handSpot(index, page.hand.length)
                    clickable: Settings.mouse !== "drag"
                    draggable: Settings.mouse !== "click"
                    activeFocusOnTab: true

                    onHeld: page.look(code)
                    onActiveFocusChanged: {
                        page.focusedCode = activeFocus ? code : page.focusedCode === code ? "" : page.focusedCode;
                        if (activeFocus)
                            page.handAt = index;
                    }
                    onCodeChanged: {
                        if (activeFocus)
                            page.focusedCode = code;
                    }
                    onHotChanged: {
                        if (hot)
                            page.lifted = code;
                        else if (page.lifted === code)
                            page.lifted = "";
                    }
                    onDragEnded: (where, released) => {
                        if (released)
                            page.letFall(handSlot, where);
                        else if (page.carrier === handSlot)
                            page.putBack();
                    }
                    onDragMoved: (by, where) => page.move(handSlot, by, where)
                    onDragStarted: page.carry(handSlot)
                    onTapped: {
                        if (!page.carried)
                            Turn.tapHand(code);
                    }
                    onTappedAt: where => page.obey(handSlot, where)
                }
            }
        }
    }

    DrawnAhead {}

    ChoiceBar {
        id: choosing

        anchors.horizontalCenter: parent.horizontalCenter
        y: Places.choiceY
        z: 2000
    }

    ScopaWord {
        anchors.centerIn: parent
        z: 3000
    }
}
