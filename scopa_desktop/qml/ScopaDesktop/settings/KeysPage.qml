pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import ScopaDesktop
import ScopaDesktop.Backend

/* The page of the settings where every command can have another key. */
Column {
    id: page

    readonly property var commands: Array.from(Commands.all).filter(command => command.key !== "")
    property string waiting: ""
    property string said: ""

    function explain(found: var): string {
        switch (found.reason) {
        case "taken":
            return qsTr("%1 already means: %2.").arg(found.key).arg(Commands.named(found.command).text);
        case "fixed":
            return qsTr("This key walks, confirms or leaves everywhere, so it stays as it is.");
        case "menu":
            return qsTr("Alt opens the menus.");
        case "sign":
            return qsTr("A sign typed with Shift is another key on other keyboards.");
        default:
            return qsTr("This key cannot be told from others.");
        }
    }

    function ask(command: string) {
        waiting = command;
        said = qsTr("%1: press the new key. Esc keeps the old one.").arg(Commands.named(command).text);
        Announcer.say(said);
    }

    function take(event: var) {
        event.accepted = true;
        if (event.key === Qt.Key_Escape) {
            waiting = "";
            said = "";
            return;
        }
        const found = Keyboard.assign(waiting, event.key, event.modifiers);
        if (found.reason === "wait")
            return;
        const command = Commands.named(waiting).text;
        said = found.reason ? explain(found) : qsTr("%1: %2.").arg(command).arg(Keyboard.shownKey(waiting));
        Announcer.say(said);
        if (!found.reason)
            waiting = "";
    }

    spacing: 6
    onVisibleChanged: {
        waiting = "";
        said = "";
    }

    Toggle {
        checked: Keyboard.single
        explained: qsTr("Switched off, letters, digits and signs do nothing without Ctrl; arrows, Enter, Space and the menus play everything.")
        objectName: "single-keys"
        text: qsTr("Single keys")
        width: page.width

        onToggled: Settings.choose("single_keys", checked)
    }

    Words {
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        text: qsTr("Choose a command, then press its new key. Arrows, Enter, Space, Tab and Esc are the same everywhere.")
        width: page.width
        wrapMode: Text.Wrap
    }

    Repeater {
        model: page.commands

        T.Button {
            id: entry

            required property Command modelData
            readonly property string command: modelData.name
            readonly property bool asked: page.waiting === command

            activeFocusOnTab: true
            implicitHeight: contentItem.implicitHeight + 2 * verticalPadding
            objectName: "key-" + command
            text: modelData.text
            verticalPadding: Math.max(4, (Theme.target - Theme.body * 1.2) / 2)
            width: page.width
            Accessible.description: asked ? page.said : key.text

            Keys.onEnterPressed: click()
            Keys.onPressed: event => {
                if (asked)
                    page.take(event);
            }
            Keys.onReturnPressed: event => {
                if (asked)
                    page.take(event);
                else
                    click();
            }
            Keys.onShortcutOverride: event => event.accepted = asked
            onActiveFocusChanged: {
                if (!activeFocus && asked)
                    page.waiting = "";
            }
            onClicked: {
                forceActiveFocus(Qt.TabFocusReason);
                page.ask(command);
            }

            contentItem: Item {
                implicitHeight: Math.max(name.implicitHeight, key.implicitHeight) + (note.visible ? note.implicitHeight + 4 : 0)

                Words {
                    id: name

                    anchors.left: parent.left
                    anchors.leftMargin: 12
                    anchors.right: key.left
                    anchors.rightMargin: 12
                    text: entry.text
                    wrapMode: Text.Wrap
                }

                Words {
                    id: key

                    anchors.right: parent.right
                    anchors.rightMargin: 12
                    color: Keyboard.of[entry.command] ? Theme.ink : Theme.inkSoft
                    font.bold: Keyboard.of[entry.command] !== ""
                    text: entry.asked ? "…" : shown(Keyboard.of[entry.command])

                    function shown(key: string): string {
                        return key ? Keyboard.shownKey(entry.command) : qsTr("%1 (off)").arg(Keyboard.shownKey(entry.command));
                    }
                }

                Words {
                    id: note

                    anchors.bottom: parent.bottom
                    anchors.left: name.left
                    anchors.right: parent.right
                    font.pixelSize: Theme.small
                    objectName: "key-note"
                    text: page.said
                    visible: entry.asked
                    wrapMode: Text.Wrap
                }
            }
            background: Rectangle {
                border.color: entry.visualFocus || entry.asked ? Theme.focus : Theme.edge
                border.width: entry.visualFocus || entry.asked ? 3 : 1
                color: entry.asked || entry.hovered ? Theme.paperDeep : "transparent"
                radius: Theme.radius
            }
        }
    }

    PushButton {
        enabled: !Keyboard.usual
        objectName: "keys-reset"
        plain: true
        text: qsTr("Every key as at first")

        onClicked: {
            Keyboard.reset();
            page.said = "";
        }
    }
}
