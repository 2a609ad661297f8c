import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* What makes, names and removes players. */
Column {
    id: panel

    /* The name of who plays now. */
    required property string who
    property bool naming: false
    property bool renaming: false
    readonly property bool taken: !Family.free(name.text, renaming ? Family.player : "")

    function ask(renaming: bool) {
        panel.renaming = renaming;
        naming = true;
        name.text = renaming ? Family.players.find(player => player.key === Family.player)?.name ?? "" : "";
        name.selectAll();
        name.forceActiveFocus();
    }

    function finish() {
        naming = false;
        adding.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: 8

    Flow {
        spacing: 8
        visible: !panel.naming
        width: parent.width

        PushButton {
            id: adding

            objectName: "add-player"
            plain: true
            text: qsTr("Somebody else plays…")
            onClicked: panel.ask(false)
        }

        PushButton {
            objectName: "rename-player"
            plain: true
            text: qsTr("Change the name…")
            onClicked: panel.ask(true)
        }

        PushButton {
            objectName: "remove-player"
            plain: true
            text: qsTr("Remove %1…").arg(panel.who)
            visible: Family.players.length > 1
            onClicked: Questions.remove(panel.who)
        }
    }

    Flow {
        spacing: 8
        visible: panel.naming
        width: parent.width

        Field {
            id: name

            maximumLength: 30
            objectName: "name"
            placeholderText: qsTr("Name")
            Accessible.name: qsTr("Name of the player")

            onAccepted: named.click()
        }

        PushButton {
            id: named

            enabled: name.text.trim() !== "" && !panel.taken
            objectName: "named"
            text: qsTr("OK")
            onClicked: {
                if (panel.renaming)
                    Family.rename(Family.player, name.text);
                else
                    Family.add(name.text);
                panel.finish();
            }
        }

        PushButton {
            objectName: "unnamed"
            plain: true
            text: qsTr("Cancel")
            onClicked: panel.finish()
        }
    }

    Words {
        objectName: "taken"
        text: qsTr("%1 plays here already.").arg(name.text.trim())
        visible: panel.naming && panel.taken && name.text.trim() !== ""
        width: parent.width
        wrapMode: Text.Wrap
    }
}
