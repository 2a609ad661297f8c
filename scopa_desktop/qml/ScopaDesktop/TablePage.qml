pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop.Backend

/* The cloth with everything on it. */
FocusScope {
    id: page

    /* What is read of the game is read once, not once for each of the cards. */
    readonly property var hand: Game.hand
    readonly property var open: Game.table
    readonly property var counts: Game.counts
    readonly property string chosen: Game.chosen
    readonly property var picked: Game.picked
    readonly property var options: Game.options
    readonly property var choice: options.length ? options[Game.option] : []
    readonly property var hinted: Game.hinted
    readonly property var takeable: [].concat(...options)
    property string lifted: ""

    signal zoomed(string code)
    signal sealAsked

    function raised(code: string, zone: string, mark: string): real {
        if (code === "" || (zone !== "hand0" && zone !== "table"))
            return 0;
        if (code === page.chosen || page.picked.includes(code) || mark === "take")
            return 1;
        return code === lifted || page.choice.includes(code) ? 0.7 : 0;
    }

    function ring(code: string, zone: string, mark: string): string {
        if (code === "")
            return "";
        if (code === page.chosen || page.picked.includes(code) || mark === "take" || (zone === "table" && page.choice.includes(code) && !page.picked.length))
            return "strong";
        if (page.hinted.includes(code))
            return "strong";
        if (mark === "last" || (zone === "table" && page.takeable.includes(code)))
            return "soft";
        return "";
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
        Game.skip();
        if (page.chosen)
            Game.turnOption(step);
        else
            walk(step);
    }

    Keys.onDownPressed: arrow(1)
    Keys.onEnterPressed: Game.confirm()
    Keys.onLeftPressed: arrow(-1)
    Keys.onPressed: event => {
        Game.skip();
        event.accepted = false;
    }
    Keys.onReturnPressed: Game.confirm()
    Keys.onRightPressed: arrow(1)
    Keys.onSpacePressed: Game.confirm()
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

    Image {
        anchors.fill: parent
        source: Settings.tablePicture
        sourceSize: Qt.size(960, 600)
    }

    /* The clock of the screen: it pulls what happened, beat by beat. */
    Timer {
        id: clock

        interval: 0
        running: Game.waiting

        onRunningChanged: {
            if (!running)
                interval = 0;
        }
        onTriggered: {
            let pause = 0;
            while (Game.waiting && pause === 0)
                pause = Tempo.beat(Game.step());
            interval = pause;
            if (Game.waiting)
                restart();
        }
    }

    Words {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Places.labelY
        color: Theme.clothText
        text: Game.thinking ? qsTr("Computer · thinking…") : qsTr("Computer")
    }

    Words {
        x: Places.left - width / 2
        y: Places.stockY + Places.cardHeight * Places.stockScale / 2 + 6
        color: Theme.clothText
        text: qsTr("%n card(s)", "", page.counts.stock)
        visible: page.counts.stock > 0
    }

    DealSeal {
        x: Places.left - width / 2
        y: Places.stockY + Places.cardHeight * Places.stockScale / 2 + 6 + Places.label
        width: Places.column - 12

        onClicked: page.sealAsked()
    }

    PileLabel {
        counts: page.counts
        side: 1
        y: Places.theirPileY + Places.pileSpan / 2 + 6
    }

    PileLabel {
        counts: page.counts
        side: 0
        y: Places.myPileY + Places.pileSpan / 2 + 6
    }

    ScorePanel {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 14
        anchors.left: parent.left
        anchors.leftMargin: 14
        width: Places.column - 12
    }

    Repeater {
        model: Game.cards

        CardItem {
            objectName: "card-" + code
            raised: page.raised(code, zone, mark)
            ring: page.ring(code, zone, mark)
        }
    }

    Repeater {
        id: tableSlots

        model: 13

        CardSlot {
            objectName: "table-" + code
            code: page.open[index] ?? ""
            spot: Places.tableSpot(index, page.open.length)
            activeFocusOnTab: true

            onHeld: page.zoomed(code)
            onTapped: Game.tapTable(code)
        }
    }

    Repeater {
        id: handSlots

        model: 10

        CardSlot {
            objectName: "hand-" + code
            code: page.hand[index] ?? ""
            spot: Places.handSpot(index, page.hand.length)
            activeFocusOnTab: true

            onHeld: page.zoomed(code)
            onHotChanged: {
                if (hot)
                    page.lifted = code;
                else if (page.lifted === code)
                    page.lifted = "";
            }
            onTapped: Game.tapHand(code)
        }
    }

    ChoiceBar {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Places.barY
        z: 2000
    }

    ScopaWord {
        anchors.centerIn: parent
        z: 3000
    }
}
