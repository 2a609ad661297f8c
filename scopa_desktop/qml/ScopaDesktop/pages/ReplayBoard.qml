pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* A position of a match, all cards open, with the move that led to it. */
Rectangle {
    id: board

    /* The position, as `Replay.shown`. */
    required property var shown
    readonly property bool any: shown.table !== undefined

    readonly property real tall: Math.max(30, Math.min((height - 48) / 3, (width - side - 130) / 4.6 * Theme.ratio))
    readonly property real above: (height - 3 * tall - 16) / 2
    readonly property real moved: (width - side) * 0.56
    readonly property real side: Math.max(told.advanceWidth, Theme.body * 6) + 24

    activeFocusOnTab: true
    border.color: activeFocus ? Theme.focus : "transparent"
    border.width: 3
    color: Theme.cloth
    objectName: "board"
    radius: Theme.radius
    Accessible.name: board.any ? Sentences.sentence(board.shown.message) : ""
    Accessible.role: Accessible.Pane

    Keys.onPressed: event => {
        switch (event.key) {
        case Qt.Key_Right:
        case Qt.Key_Down:
        case Qt.Key_Space:
            Replay.go(Replay.at + 1);
            break;
        case Qt.Key_Left:
        case Qt.Key_Up:
            Replay.go(Replay.at - 1);
            break;
        case Qt.Key_PageDown:
            Replay.goRound(1);
            break;
        case Qt.Key_PageUp:
            Replay.goRound(-1);
            break;
        case Qt.Key_Home:
            Replay.go(0);
            break;
        case Qt.Key_End:
            Replay.go(Replay.count - 1);
            break;
        default:
            return;
        }
        event.accepted = true;
    }

    TextMetrics {
        id: told

        font.pixelSize: Theme.small
        text: qsTr("%n card(s)", "", 40)
    }

    Column {
        spacing: 8
        x: 16
        y: board.above

        Repeater {
            model: 3

            Row {
                id: row

                required property int index
                readonly property bool table: index === 1
                readonly property bool mine: index === 2
                readonly property var side: (mine ? board.shown.mine : board.shown.theirs) ?? {}

                height: board.tall
                spacing: 12

                Column {
                    anchors.verticalCenter: parent.verticalCenter
                    width: board.side

                    Words {
                        color: Theme.clothText
                        font.bold: true
                        text: row.table ? qsTr("Table") : Who.at(row.mine ? "bottom" : "top", false)
                    }

                    Words {
                        color: Theme.clothSoft
                        font.pixelSize: Theme.small
                        text: !board.any || row.table ? "" : qsTr("%n card(s)", "", row.side.pile)
                        visible: text !== ""
                    }

                    Words {
                        color: Theme.clothSoft
                        font.pixelSize: Theme.small
                        text: !board.any || row.table || !row.side.scope ? "" : qsTr("%n scopa(s)", "", row.side.scope)
                        visible: text !== ""
                    }
                }

                CardRow {
                    cardHeight: board.tall
                    codes: !board.any ? [] : row.table ? board.shown.table : row.side.hand
                    maximum: board.width - board.side - (row.table ? 44 : board.moved + 60)
                    objectName: "replay-" + row.index
                }
            }
        }
    }

    /* What was played, and what it took, in the row of who played it. */
    Rectangle {
        id: move

        readonly property var message: board.shown.message ?? {}
        readonly property bool shown: message.card !== undefined

        anchors.right: parent.right
        anchors.rightMargin: 12
        color: Theme.clothDark
        height: board.tall + 12
        objectName: "replay-move"
        radius: Theme.radius
        visible: shown
        width: moved.width + 20
        y: board.above - 6 + (message.mine ? 2 : 0) * (board.tall + 8)

        Row {
            id: moved

            anchors.centerIn: parent
            spacing: 10

            Words {
                id: verb

                anchors.verticalCenter: parent.verticalCenter
                color: Theme.clothSoft
                font.pixelSize: Theme.small
                horizontalAlignment: Text.AlignHCenter
                text: !move.shown ? "" : move.message.scopa ? qsTr("scopa") : move.message.taken.length ? qsTr("takes") : qsTr("lays")
            }

            CardRow {
                cardHeight: board.tall
                codes: move.shown ? [move.message.card] : []
            }

            CardRow {
                cardHeight: board.tall
                codes: move.shown ? move.message.taken : []
                maximum: board.moved - verb.width - board.tall / Theme.ratio - 40
                visible: codes.length > 0
            }
        }
    }
}
