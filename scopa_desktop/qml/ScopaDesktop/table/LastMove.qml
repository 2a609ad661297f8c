import QtQuick
import QtQuick.Templates as T
import ScopaDesktop
import ScopaDesktop.Backend

/* The computer's last move, or another one, once more: the card and what it took; any key or click closes it. */
T.Popup {
    id: again

    property var asked: null
    readonly property var move: asked ?? Game.lastMove

    function show(move: var) {
        asked = move;
        open();
    }

    anchors.centerIn: T.Overlay.overlay
    focus: true
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    modal: true
    objectName: "last-move"
    padding: 28
    parent: T.Overlay.overlay

    onClosed: asked = null

    T.Overlay.modal: Rectangle {
        color: "#99000000"
    }

    background: Rectangle {
        border.color: Theme.gold
        border.width: 2
        color: Theme.bar
        radius: 16
    }

    contentItem: Column {
        focus: true
        spacing: 18

        Keys.onPressed: event => {
            again.close();
            event.accepted = true;
        }

        Words {
            anchors.horizontalCenter: parent.horizontalCenter
            color: "white"
            font.pixelSize: Theme.large
            horizontalAlignment: Text.AlignHCenter
            text: again.move.card === undefined ? qsTr("The computer has not played in this round yet.") : Sentences.played(again.move)
            width: Math.min(implicitWidth, (again.parent?.width ?? 0) - 120)
            wrapMode: Text.Wrap
        }

        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 28

            CardRow {
                cardHeight: Places.cardHeight
                codes: again.move.card === undefined ? [] : [again.move.card]
            }

            CardRow {
                cardHeight: Places.cardHeight
                codes: again.move.taken ?? []
                maximum: (again.parent?.width ?? 0) * 0.6
            }
        }

        TapHandler {
            onTapped: again.close()
        }
    }
}
