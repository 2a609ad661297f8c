import QtQuick

/* How many cards and scope a side has taken. */
Column {
    id: pile

    required property int side
    required property var counts
    readonly property int taken: counts.piles[side] ?? 0
    readonly property int scope: counts.sweeps[side] ?? 0

    x: Places.right - width / 2
    spacing: 0

    Words {
        anchors.horizontalCenter: parent.horizontalCenter
        color: Theme.clothText
        text: pile.taken ? qsTr("%n card(s)", "", pile.taken) + (pile.scope ? " · " + qsTr("%n scopa(s)", "", pile.scope) : "") : pile.side === 0 ? qsTr("Your captures") : qsTr("Its captures")
    }
}
