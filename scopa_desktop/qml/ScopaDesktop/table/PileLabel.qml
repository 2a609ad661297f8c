import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* How many cards and scope a side has taken; pressed, label or pile, it shows them. */
Item {
    id: pile

    required property int side
    required property var counts
    readonly property int taken: counts.piles[side] ?? 0
    readonly property int scope: counts.sweeps[side] ?? 0
    readonly property var held: !taken ? [side !== Seats.side ? qsTr("Its captures") : qsTr("Your captures")] : scope ? [qsTr("%n card(s)", "", taken), qsTr("%n scopa(s)", "", scope)] : [qsTr("%n card(s)", "", taken)]

    readonly property bool looked: hover.hovered || area.activeFocus && Keyboard.keyed

    signal pressed

    x: Math.max(8, Math.min(Places.right - width / 2, Places.width - width - 8))
    implicitHeight: label.height
    implicitWidth: label.width

    Words {
        id: label

        silent: true
        color: Theme.clothText
        fontSizeMode: Text.Fit
        font.pixelSize: Places.words
        height: Places.caption
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 16
        text: pile.held.join(Places.narrow ? "\n" : " · ")
        width: Places.column - 16
        wrapMode: Text.WordWrap
    }

    /* The pile above the label, and the label. */
    Item {
        id: area

        activeFocusOnTab: Stage.phase !== "count" && Stage.phase !== "end"
        anchors.horizontalCenter: parent.horizontalCenter
        enabled: pile.taken > 0
        height: Places.pileSpan + 12 + pile.height
        objectName: "pile-" + pile.side
        width: Math.max(Places.cardHeight * Places.pileScale, pile.width)
        y: pile.height - height
        z: 1

        Accessible.description: qsTr("Shows the captured cards")
        Accessible.focusable: true
        Accessible.name: qsTr("%1: %2").arg(Who.side(pile.side)).arg(pile.held.join(", "))
        Accessible.role: Accessible.Button
        Accessible.onPressAction: pile.pressed()

        Keys.onEnterPressed: pile.pressed()
        Keys.onReturnPressed: pile.pressed()
        Keys.onSpacePressed: pile.pressed()

        HoverHandler {
            id: hover

            cursorShape: Qt.PointingHandCursor
        }

        TapHandler {
            onTapped: pile.pressed()
        }

        Rectangle {
            anchors.fill: parent
            border.color: "white"
            border.width: 3
            color: "transparent"
            radius: 8
            visible: area.activeFocus
        }
    }
}
