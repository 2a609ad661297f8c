import QtQuick
import ScopaDesktop.Backend

/* Who of the family plays; hidden while there is only one. */
Options {
    function name(key: string): string {
        const player = History.players.find(player => player.key === key);
        return player?.name ? player.name : qsTr("First player");
    }

    current: History.player
    keys: History.players.map(player => player.key)
    label: key => name(key)
    objectName: "player"
    title: qsTr("Player")
    visible: keys.length > 1

    onChosen: key => History.choosePlayer(key)
}
