import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* Announces what happens on the table, once and in order. */
QtObject {
    id: herald

    readonly property bool mine: Stage.phase === "mine"
    readonly property string choice: Turn.chosen ? Turn.chosen + " " + Turn.option : ""
    readonly property string notice: Names.notice(Notices.first)
    readonly property string warning: Assist.question.card === undefined ? "" : Names.warning(Assist.question)
    property string told: ""

    readonly property Connections messages: Connections {
        function onTold() {
            const text = Names.sentence(Stage.message);
            Announcer.dropAside();
            if (Stage.message.key === "refused")
                Announcer.insist(text);
            else
                Announcer.say(text);
        }

        target: Stage
    }

    onChoiceChanged: {
        if (Turn.chosen) {
            const more = Turn.options.length > 1 ? Readings.choice() : "";
            Announcer.dropAside();
            Announcer.say(Turn.chosen === told ? more : (Names.chosen() + " " + more).trim());
        }
        told = Turn.chosen;
    }
    onMineChanged: {
        /* After the computer's move, which it must not cut off. */
        if (mine)
            Announcer.say(qsTr("Your turn."));
    }
    onNoticeChanged: Announcer.say(notice)
    onWarningChanged: Announcer.insist(warning)
}
