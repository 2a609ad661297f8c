import QtQuick
import QtQuick.Templates as T
import ScopaDesktop
import ScopaDesktop.Backend

/* The seal of the deck on the table, in small print under the stock; pressed, it opens the page of the decks. */
T.Button {
    id: mark

    /* Where there is no room for its digits, only a button is shown. */
    property bool short: false

    activeFocusOnTab: Stage.phase !== "count"
    implicitHeight: full.implicitHeight + 8
    objectName: "deal-seal"
    visible: Dealer.seal !== "" && Stage.phase !== "cut"
    Accessible.description: qsTr("Opens the page of the sealed decks")
    Accessible.name: qsTr("Seal %1").arg(Dealer.seal)

    Keys.onEnterPressed: click()
    Keys.onReturnPressed: click()

    contentItem: Words {
        id: full

        readonly property string groups: (Dealer.seal.match(/.{1,8}/g) ?? []).map((part, at) => part + (at % 2 ? "\n" : " ")).join("").trim()

        color: Theme.clothSoft
        font.family: "monospace"
        font.pixelSize: Math.max(14, Places.words * (mark.short ? 0.9 : 0.8))
        fontSizeMode: Text.HorizontalFit
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 14
        text: mark.short ? qsTr("Seal") : qsTr("Seal") + "\n" + groups
        verticalAlignment: Text.AlignVCenter
    }

    background: Rectangle {
        border.color: "white"
        border.width: mark.visualFocus ? 3 : 0
        color: mark.hovered || mark.down ? Theme.bar : "transparent"
        radius: 6
    }
}
