pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The cards of the hand as what can be pressed, carried, focused and read. */
Item {
    id: group

    required property TablePage page
    readonly property alias slots: slots

    Accessible.name: qsTr("Your hand")
    Accessible.role: Accessible.Grouping

    Repeater {
        id: slots

        model: 10

        CardSlot {
            id: handSlot

            objectName: "hand-" + code
            hint: group.page.open && group.page.myTurn && code ? Names.takes(Turn.capturesOf(code)) : ""
            place: Readings.place(index, group.page.hand.length)
            code: group.page.hand[index] ?? ""
            spot: Places.handSpot(index, group.page.hand.length)
            clickable: Settings.mouse !== "drag"
            draggable: Settings.mouse !== "click"
            activeFocusOnTab: true

            onHeld: group.page.look(code)
            onActiveFocusChanged: {
                group.page.focusedCode = activeFocus ? code : group.page.focusedCode === code ? "" : group.page.focusedCode;
                if (activeFocus)
                    group.page.handAt = index;
            }
            onCodeChanged: {
                if (activeFocus)
                    group.page.focusedCode = code;
            }
            onHotChanged: {
                if (hot)
                    group.page.lifted = code;
                else if (group.page.lifted === code)
                    group.page.lifted = "";
            }
            onDragEnded: (where, released) => {
                if (released)
                    group.page.carriage.letFall(handSlot, where);
                else if (group.page.carriage.slot === handSlot)
                    group.page.carriage.putBack();
            }
            onDragMoved: (by, where) => group.page.carriage.move(handSlot, by, where)
            onDragStarted: group.page.carriage.begin(handSlot)
            onTapped: {
                if (!group.page.carried)
                    Turn.tapHand(code);
            }
            onTappedAt: where => group.page.obey(handSlot, where)
        }
    }
}
