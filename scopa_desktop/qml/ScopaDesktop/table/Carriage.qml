import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* A card of the hand on its way by mouse or finger, from its slot to where it may fall; one gesture owns it until it ends. */
QtObject {
    id: carriage

    required property TablePage page

    /* Where it may be let fall. */
    required property Item goal

    property string code: ""
    property CardSlot slot: null
    property vector2d by: Qt.vector2d(0, 0)
    property bool overTable: false

    /* The cards of the table that it may take. */
    readonly property var goals: code && page.myTurn && page.open ? [].concat(...Turn.capturesOf(code)) : []

    function begin(from: CardSlot) {
        Stage.skip();
        if (code || Gestures.spent || !Gestures.free)
            return;
        by = Qt.vector2d(0, 0);
        slot = from;
        code = from.code;
    }

    function move(from: CardSlot, way: vector2d, where: point) {
        if (from !== slot)
            return;
        by = way;
        overTable = goal.contains(goal.mapFromItem(null, where));
    }

    function putBack() {
        code = "";
        slot = null;
        by = Qt.vector2d(0, 0);
        overTable = false;
    }

    function letFall(from: CardSlot, where: point) {
        if (from !== slot)
            return;
        const card = code;
        const falls = overTable && Gestures.free && page.hand.includes(card);
        const under = falls ? page.tableCardAt(where) : "";
        const taken = goals.includes(under) ? under : "";
        putBack();
        if (falls)
            Turn.drop(card, taken);
    }

    readonly property Binding told: Binding {
        property: "carrying"
        target: Gestures
        value: carriage.code !== ""
    }
    readonly property Connections abandoned: Connections {
        function onAbandoned() {
            carriage.putBack();
        }

        target: Gestures
    }
}
