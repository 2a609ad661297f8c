pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import ScopaDesktop
import ScopaDesktop.Backend

/* A match position by position, all cards open: arrows step, Page keys go from round to round. */
Sheet {
    id: page

    readonly property var shown: Replay.shown
    readonly property var about: Replay.about
    readonly property bool any: shown.table !== undefined

    /* A text with the points of both sides, mine first. */
    function points(totals: var, text: string): string {
        const [mine, theirs] = totals;
        return text.arg(mine).arg(theirs);
    }

    closable: true
    objectName: "replay-page"
    title: about.form === undefined ? "" : points(about.totals, qsTr("%1, %2 to %3").arg(Choices.level(about.level)))
    width: parent.width - 32
    height: parent.height - 32

    onOpened: {
        scroll.begin();
        board.forceActiveFocus();
    }

    contentItem: Scroller {
        id: scroll

        ColumnLayout {
            height: Math.max(scroll.availableHeight, implicitHeight)
            spacing: 10
            width: scroll.availableWidth - 20

            Words {
                Layout.fillWidth: true
                objectName: "replay-place"
                text: !page.any ? qsTr("This match has no card played yet.") : page.points(page.shown.totals, qsTr("Round %1 of %2 · move %3 of %4 · before this round %5 to %6").arg(page.shown.round).arg(page.about.rounds).arg(page.shown.step).arg(page.shown.steps))
                wrapMode: Text.Wrap
            }

            Rectangle {
                id: board

                readonly property real tall: Math.max(30, Math.min((height - 48) / 3, (width - side - 130) / 4.6 * Theme.ratio))
                readonly property real above: (height - 3 * tall - 16) / 2
                readonly property real moved: (width - side) * 0.56
                readonly property real side: Math.max(told.advanceWidth, Theme.body * 6) + 24

                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.minimumHeight: 3 * Theme.body * 3.6 + 48
                Layout.preferredHeight: Layout.minimumHeight
                activeFocusOnTab: true
                border.color: activeFocus ? Theme.focus : "transparent"
                border.width: 3
                color: Theme.cloth
                objectName: "board"
                radius: Theme.radius
                visible: page.any
                Accessible.name: sentence.text
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
                            readonly property var side: (mine ? page.shown.mine : page.shown.theirs) ?? {}

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
                                    text: !page.any || row.table ? "" : qsTr("%n card(s)", "", row.side.pile)
                                    visible: text !== ""
                                }

                                Words {
                                    color: Theme.clothSoft
                                    font.pixelSize: Theme.small
                                    text: !page.any || row.table || !row.side.scope ? "" : qsTr("%n scopa(s)", "", row.side.scope)
                                    visible: text !== ""
                                }
                            }

                            CardRow {
                                cardHeight: board.tall
                                codes: !page.any ? [] : row.table ? page.shown.table : row.side.hand
                                maximum: board.width - board.side - (row.table ? 44 : board.moved + 60)
                                objectName: "replay-" + row.index
                            }
                        }
                    }
                }

                /* What was played, and what it took, in the row of who played it. */
                Rectangle {
                    id: move

                    readonly property var message: page.shown.message ?? {}
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

            Words {
                Layout.fillWidth: true
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                objectName: "covered"
                text: qsTr("This round is not over: the computer's cards and the deck stay covered, so that it can be played on.")
                visible: page.about.covered ?? false
                wrapMode: Text.Wrap
            }

            Words {
                id: sentence

                Layout.fillWidth: true
                objectName: "replay-said"
                text: page.any ? Sentences.sentence(page.shown.message) : ""
                wrapMode: Text.Wrap
            }

            T.Slider {
                id: track

                Layout.fillWidth: true
                implicitHeight: 32
                from: 0
                objectName: "track"
                snapMode: T.Slider.SnapAlways
                stepSize: 1
                to: Math.max(1, Replay.count - 1)
                value: Replay.at
                visible: page.any
                Accessible.name: qsTr("Position in the match")

                onMoved: {
                    Replay.go(Math.round(value));
                    value = Qt.binding(() => Replay.at);
                }

                background: Rectangle {
                    width: track.width
                    height: 8
                    y: 12
                    color: Theme.line
                    radius: 4

                    Repeater {
                        model: Replay.starts

                        Rectangle {
                            required property int modelData

                            x: modelData / track.to * (track.width - 28) + 13
                            y: -4
                            width: 2
                            height: 16
                            color: Theme.inkSoft
                        }
                    }
                }
                handle: Rectangle {
                    x: track.visualPosition * (track.width - width)
                    y: 2
                    width: 28
                    height: 28
                    border.color: track.visualFocus ? Theme.focus : Theme.paper
                    border.width: 3
                    color: Theme.action
                    radius: 14
                }
            }

            Words {
                Layout.fillWidth: true
                font.bold: true
                objectName: "saved-as"
                text: qsTr("Saved as %1.").arg(Replay.savedAs)
                visible: Replay.savedAs !== ""
                wrapMode: Text.Wrap
            }

            Flow {
                Layout.fillWidth: true
                spacing: 10

                PushButton {
                    enabled: Replay.at > 0
                    objectName: "back"
                    text: qsTr("Back")
                    onClicked: Replay.go(Replay.at - 1)
                }

                PushButton {
                    enabled: Replay.at < Replay.count - 1
                    objectName: "forward"
                    text: qsTr("Forward")
                    onClicked: Replay.go(Replay.at + 1)
                }

                PushButton {
                    objectName: "round-back"
                    plain: true
                    text: qsTr("Round back")
                    onClicked: Replay.goRound(-1)
                }

                PushButton {
                    objectName: "round-forward"
                    plain: true
                    text: qsTr("Next round")
                    onClicked: Replay.goRound(1)
                }

                PushButton {
                    objectName: "replay-seals"
                    plain: true
                    text: qsTr("The sealed decks")
                    onClicked: {
                        Replay.showSeals();
                        Pages.made("seals").openLast();
                    }
                }

                PushButton {
                    objectName: "replay-save"
                    plain: true
                    text: qsTr("Save as…")
                    onClicked: Pages.files.saveShown()
                }

                PushButton {
                    objectName: "play-on"
                    plain: true
                    text: page.about.covered ? qsTr("Play on") : qsTr("Play on with a new deal")
                    visible: page.about.unfinished ?? false
                    onClicked: Questions.playOn()
                }
            }
        }
    }
}
