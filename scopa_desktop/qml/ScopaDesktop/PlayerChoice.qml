import QtQuick
import ScopaDesktop.Backend

/* Who of the family plays; hidden while there is only one. */
Options {
    function name(key: string): string {
        const player = Family.players.find(player => player.key === key);
        if (player?.name)
            return player.name;
        return key === "p1" ? qsTr("First player") : qsTr("Player %1").arg(key.slice(1));
    }

    current: Family.player
    keys: Family.players.map(player => player.key)
    label: key => name(key)
    objectName: "player"
    title: qsTr("Player")
    visible: keys.length > 1

    onChosen: key => Family.choose(key)
}
