pragma Singleton
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* Announces what happens on the table, once and in order, and reads aloud what is asked for. */
QtObject {
    id: herald

    readonly property bool mine: Stage.phase === "mine"
    readonly property string choice: Turn.chosen ? Turn.chosen + " " + Turn.option : ""
    readonly property string notice: Sentences.notice(Notices.first)
    readonly property string warning: Assist.question.card === undefined ? "" : Sentences.warning(Assist.question)
    readonly property string language: Names.language
    property string told: ""

    /* How the line of the count that is looked at comes to its points. */
    property string counted: ""

    /* How the match ended, while that is shown. */
    property string ending: ""

    /* What makes the sentence that was asked for last. */
    property var asked: null

    readonly property string guide: qsTr("Click a card, or press its number, to play it. Cards with a light edge take something.")

    /* What stands beneath the table. */
    readonly property string status: {
        const told = Sentences.standing(Stage.message);
        if (Announcer.aside || ending || counted)
            return Announcer.aside || ending || counted;
        if (Turn.chosen)
            return Sentences.chosen();
        if (Assist.firstTurn && mine && Stage.message.key === "dealt")
            return told + " " + guide;
        if (mine && Stage.message.key !== "refused")
            return (told ? told + " " : "") + qsTr("Your turn.");
        return told;
    }

    readonly property Connections messages: Connections {
        function onTold() {
            const text = Sentences.sentence(Stage.message);
            Announcer.dropAside();
            if (Stage.message.key === "refused")
                Announcer.insist(text);
            else
                Announcer.say(text);
        }

        target: Stage
    }

    /* Read aloud, once all is shown. */
    function read(text: var) {
        Stage.skip();
        asked = text;
        Announcer.tell(text());
    }

    function repeat(step: int) {
        asked = null;
        Announcer.repeat(step);
    }

    onChoiceChanged: {
        if (Turn.chosen) {
            const more = Turn.options.length > 1 ? Readings.choice() : "";
            Announcer.dropAside();
            Announcer.say(Turn.chosen === told ? more : (Sentences.chosen() + " " + more).trim());
        }
        told = Turn.chosen;
    }
    onLanguageChanged: Announcer.translate(Announcer.aside && asked ? asked() : "")
    onMineChanged: {
        /* After the computer's move, which it must not cut off. */
        if (mine)
            Announcer.say(Assist.firstTurn ? qsTr("Your turn.") + " " + guide : qsTr("Your turn."));
    }
    onNoticeChanged: Announcer.say(notice)
    onWarningChanged: Announcer.insist(warning)
}
