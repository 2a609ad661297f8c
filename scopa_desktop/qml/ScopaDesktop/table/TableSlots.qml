pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The cards of the table as what can be pressed, focused and read. */
Item {
    id: group

    required property TablePage page
    readonly property alias slots: slots

    Accessible.name: qsTr("Table")
    Accessible.role: Accessible.Grouping

    Repeater {
        id: slots

        model: 13

        CardSlot {
            id: tableSlot

            objectName: "table-" + code
            place: Readings.place(index, group.page.open.length)
            picked: group.page.picked.includes(code)
            code: group.page.open[index] ?? ""
            spot: Places.tableSpot(index, group.page.open.length)
            activeFocusOnTab: true

            onHeld: group.page.look(code)
            onActiveFocusChanged: group.page.focusedCode = activeFocus ? code : group.page.focusedCode === code ? "" : group.page.focusedCode
            onCodeChanged: {
                if (activeFocus)
                    group.page.focusedCode = code;
            }
            onTapped: {
                if (!group.page.carried)
                    Turn.tapTable(code);
            }
            onTappedAt: where => group.page.obey(tableSlot, where)
        }
    }
}
