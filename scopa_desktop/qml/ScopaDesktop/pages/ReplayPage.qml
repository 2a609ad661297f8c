pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
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

            ReplayBoard {
                id: board

                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.minimumHeight: 3 * Theme.body * 3.6 + 48
                Layout.preferredHeight: Layout.minimumHeight
                shown: page.shown
                visible: page.any
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

            ReplayTrack {
                Layout.fillWidth: true
                visible: page.any
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
