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
    readonly property bool myTurn: Stage.phase === "mine"
    readonly property string chosen: Turn.chosen
    readonly property var picked: Turn.picked
    readonly property var options: Turn.options
    readonly property var choice: options.length ? options[Turn.option] : []
    readonly property var hinted: Turn.hinted
    readonly property var takeable: [].concat(...options)

    /* Whether it is shown what the cards of the hand take, and those that take something. */
    readonly property bool guided: Settings.guided || Settings.assist !== "none"
    readonly property var takers: guided && myTurn && open ? hand.filter(code => Turn.capturesOf(code).length > 0) : []
    property string lifted: ""
    property string focusedCode: ""

    readonly property Carriage carriage: Carriage {
        goal: goal
        page: page
    }
    readonly property string carried: carriage.code
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
            const slot = lying.slots.itemAt(i) as CardSlot;
            if (slot && slot.contains(slot.mapFromItem(null, where)))
                return slot.code;
        }
        return "";
    }

    function look(code: string) {
        if (!carried)
            Pages.made("zoom").show(code);
    }

    readonly property ChoiceBar choiceBar: choosing
    property Item question: null

    function handStops(): var {
        return slots(hands.slots);
    }

    /* With help: what the card under the pointer or the focus takes. */
    readonly property var shown: !guided || carried || !open.length || !hand.includes(lifted) ? [] : [].concat(...Turn.capturesOf(lifted))

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
        if (page.hinted.includes(code) || zone === "table" && page.carriage.overTable && page.carriage.goals.includes(code))
            return "strong";
        if (zone === "table" && (page.carriage.goals.includes(code) || page.shown.includes(code)))
            return "soft";
        if (code === page.focusedCode && Keyboard.keyed)
            return "focus";
        if (zone === "hand" && takers.includes(code) && !chosen)
            return "soft";
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
        if (came || ![...slots(hands.slots), ...slots(lying.slots)].some(slot => slot.focus))
            (hands.slots.itemAt(at) as CardSlot).focus = true;
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
            hands.slots.itemAt(at).forceActiveFocus(Keyboard.keyed ? Qt.TabFocusReason : Qt.OtherFocusReason);
    }

    /* Move the focus along the hand. */
    function walk(step: int) {
        const count = page.hand.length;
        let at = -1;
        for (let i = 0; i < count; ++i) {
            if (hands.slots.itemAt(i).activeFocus)
                at = i;
        }
        if (count)
            hands.slots.itemAt(at < 0 ? (step > 0 ? 0 : count - 1) : (at + step + count) % count).forceActiveFocus();
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
        property: "width"
        target: Places
        value: page.width
    }

    Binding {
        property: "height"
        target: Places
        value: page.height
    }

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

    TableClock {}

    Item {
        id: view

        anchors.fill: parent
        objectName: "view"

        TableSigns {
            anchors.fill: parent
            choosing: choosing
            z: 90
        }

        /* Where a carried card may be let fall. */
        Rectangle {
            id: goal

            border.color: page.carriage.overTable ? Theme.gold : "white"
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
                carriedX: carried ? page.carriage.by.x : 0
                carriedY: carried ? page.carriage.by.y : 0
                raised: page.raised(code, zone, mark)
                ring: page.ring(code, zone, mark)
            }
        }

        TableSlots {
            id: lying

            page: page
            z: 100
        }

        HandSlots {
            id: hands

            page: page
            z: 300
        }
    }

    TakesBubble {
        page: page
        z: 1400
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
