import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* One-button play: the focus walks by itself from stop to stop, and one press, of Space or anywhere, takes the stop. */
Item {
    id: scanner

    required property TablePage tablePage
    required property Item matchEnd
    required property Item scoreSheet
    required property Item cutPanel
    required property Item menuChip
    required property Item noticeBar
    readonly property bool active: Settings.scan > 0 && !Array.from(Pages.open).some(page => page.name === "settings")
    property string places: ""
    property int at: -1

    function buttons(root: Item): var {
        if (!root.visible || !root.enabled)
            return [];
        const button = root as PushButton;
        if (button)
            return [stop(button, () => button.click())];
        return [].concat(...Array.from(root.children).map(child => buttons(child)));
    }

    function stop(item: Item, take: var, show: var): var {
        return {
            item: item,
            take: take,
            show: show
        };
    }

    function stops(): var {
        const menu = stop(menuChip, () => Pages.show("scanMenu"));
        const page = Pages.top?.page;
        if (page) {
            const choices = buttons(page.contentItem);
            return choices.length ? choices : [stop(page.contentItem, () => page.close())];
        }
        const waiting = [tablePage.question, cutPanel, scoreSheet, matchEnd].find(item => item.visible);
        if (waiting)
            return [...buttons(waiting), menu];
        if (Turn.chosen) {
            const ways = Turn.options.map((_, way) => stop(tablePage.choiceBar.take, () => Turn.confirm(), () => Turn.turnOption(way - Turn.option)));
            return [...ways, stop(tablePage.choiceBar.back, () => Turn.cancel())];
        }
        if (Stage.phase !== "mine")
            return [];
        return [...buttons(noticeBar), ...tablePage.handStops().map(slot => stop(slot, () => slot.tapped())), menu];
    }

    /* Go on to the next stop, or to the first where the stops have changed. */
    function advance() {
        const all = stops();
        const now = all.map(stop => String(stop.item)).join();
        at = now === places && all.length ? (at + 1) % all.length : 0;
        places = now;
        if (!all.length)
            return;
        all[at].item.forceActiveFocus(Qt.TabFocusReason);
        if (all[at].show)
            all[at].show();
    }

    function press() {
        if (Stage.waiting) {
            Stage.skip();
            return;
        }
        const all = stops();
        const shown = places === all.map(stop => String(stop.item)).join() ? all[at] : undefined;
        places = "";
        clock.restart();
        if (shown)
            shown.take();
    }

    objectName: "scanner"

    Binding {
        property: "scanning"
        target: Keyboard
        value: scanner.active
    }

    Connections {
        function onPressed() {
            scanner.press();
        }

        target: Keyboard
    }

    Timer {
        id: clock

        interval: Math.max(500, Settings.scan)
        repeat: true
        running: scanner.active

        onTriggered: scanner.advance()
    }
}
