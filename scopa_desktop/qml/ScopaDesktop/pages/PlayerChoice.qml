import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* Who of the family plays; hidden while there is only one. */
Options {
    /* The list is asked for once, and not for every entry of it. */
    readonly property var players: new Map(Family.players.map(player => [player.key, player.name]))

    function name(key: string): string {
        const known = players.get(key);
        if (known)
            return known;
        return key === "p1" ? qsTr("First player") : qsTr("Player %1").arg(key.slice(1));
    }

    current: Family.player
    keys: Array.from(players.keys())
    label: key => name(key)
    objectName: "player"
    title: qsTr("Player")
    visible: keys.length > 1

    onChosen: key => Family.choose(key)
}
