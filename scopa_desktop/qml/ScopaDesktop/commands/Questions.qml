pragma Singleton
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* What is asked before something is lost. */
QtObject {
    readonly property string givingUp: qsTr("The match being played is given up. It is kept with the matches played, and the deck of its round is revealed.")

    /* Ask with a yes and a no; `action` is done for a yes. */
    function put(title: string, question: string, yes: string, no: string, action: var) {
        Pages.made("question").put(title, question, yes, no, action);
    }

    /* Begin a match, after a question where one would be given up or where something else was asked for, for a reason. */
    function begin(rules: var, title: string, reason: string) {
        Stage.skip();
        if (Game.underway)
            put(title, reason + givingUp, qsTr("New match"), qsTr("Keep playing"), () => Game.newMatch(rules));
        else if (reason)
            put(title, reason.trim(), qsTr("New match"), qsTr("No"), () => Game.newMatch(rules));
        else
            Game.newMatch(rules);
    }

    function newMatch(rules: var) {
        begin(rules, qsTr("New match?"), "");
    }

    function nextLevel() {
        const level = Settings.choices.level[(Settings.choices.level.indexOf(Game.rules.level) + 1) % Settings.choices.level.length];
        begin({
            level: level
        }, qsTr("Level: %1").arg(Choices.level(level)), Choices.levelExplained(level) + "\n\n" + qsTr("A new level begins a new match.") + " ");
    }

    function turnNapola() {
        const others = Game.rules.house.filter(rule => rule !== "napola");
        const napola = others.length === Game.rules.house.length;
        begin({
            house: napola ? ["napola", ...others] : others
        }, napola ? qsTr("Play with napola?") : qsTr("Play without napola?"), Choices.houseRuleExplained("napola") + "\n\n" + qsTr("The count changes, so a new match begins.") + " ");
    }

    function deleteAll() {
        put(qsTr("Delete all my data?"), qsTr("All matches, the one being played, players, settings and the log of the program are deleted for good. Files that you saved elsewhere and decks of cards that you added stay."), qsTr("Delete everything"), qsTr("Keep it"), () => {
            Pages.closeAll();
            History.forgetAll();
        });
    }

    function remove(name: string) {
        const key = Family.player;
        put(qsTr("Remove %1?").arg(name), qsTr("The matches and statistics of %1 are deleted for good.").arg(name), qsTr("Remove"), qsTr("Keep"), () => Family.remove(key));
    }

    function playOn() {
        const go = () => {
            Pages.closeAll();
            Replay.playOn();
        };
        if (Game.underway)
            put(qsTr("Play this match on?"), givingUp, qsTr("Play on"), qsTr("No"), go);
        else
            go();
    }
}
