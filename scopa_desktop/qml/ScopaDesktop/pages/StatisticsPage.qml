pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The numbers of who plays, over all matches or some of them; players, export, import and deletion. */
Sheet {
    id: page

    readonly property var figures: {
        void History.count;
        return opened ? History.figures(filter.form, filter.house, filter.level) : History.figures("", "", "-");
    }
    readonly property bool reading: History.busy && !Exchange.running && !History.count

    function percent(part: int, whole: int): string {
        return whole ? Names.percent(Math.round(100 * part / whole)) : "–";
    }

    function average(points: int): string {
        return figures.rounds ? Names.decimal(points / figures.rounds, 2) : "–";
    }

    closable: true
    objectName: "statistics"
    title: qsTr("Statistics")
    width: Math.min(parent.width - 32, Math.max(860, Theme.body * 46))
    height: Math.min(parent.height - 32, content.implicitHeight + topPadding + bottomPadding)

    onAboutToShow: {
        filter.reset();
        family.naming = false;
        History.read();
    }
    onOpened: scroll.begin()

    contentItem: Scroller {
        id: scroll

        Column {
            id: content

            spacing: 8
            width: scroll.availableWidth - 20

            PlayerChoice {
                id: player

                width: parent.width
            }

            Words {
                objectName: "no-match"
                text: page.reading ? qsTr("The matches are being read: %1 of %2.").arg(Names.number(History.progress[0])).arg(Names.number(History.progress[1])) : qsTr("No match is over yet. As soon as one is, its numbers are here.")
                topPadding: 8
                visible: !History.count
                width: parent.width
                wrapMode: Text.Wrap
            }

            Column {
                spacing: 8
                visible: History.count > 0
                width: parent.width

                MatchFilter {
                    id: filter

                    figures: page.figures
                    width: parent.width
                }

                Flow {
                    id: tiles

                    readonly property int columns: [6, 3, 2].find(count => width / count - spacing >= Theme.small * 7.4) ?? 1
                    readonly property real wide: Math.floor((width - (columns - 1) * spacing) / columns)
                    readonly property real tall: Math.max(...[played, won, now, best, givenUp, undone].map(tile => tile.implicitHeight))

                    spacing: 8
                    topPadding: 6
                    width: parent.width

                    FigureTile {
                        id: played
                        height: tiles.tall
                        width: tiles.wide

                        name: qsTr("matches")
                        objectName: "played"
                        value: Names.number(page.figures.played)
                    }

                    FigureTile {
                        id: won
                        height: tiles.tall
                        width: tiles.wide

                        name: qsTr("won")
                        objectName: "won"
                        value: Names.number(page.figures.won) + " · " + page.percent(page.figures.won, page.figures.played)
                    }

                    FigureTile {
                        id: now
                        height: tiles.tall
                        width: tiles.wide

                        name: qsTr("in a row now")
                        objectName: "streak"
                        value: Names.number(page.figures.streak)
                    }

                    FigureTile {
                        id: best
                        height: tiles.tall
                        width: tiles.wide

                        name: qsTr("in a row at best")
                        objectName: "best"
                        value: Names.number(page.figures.best)
                    }

                    FigureTile {
                        id: givenUp
                        height: tiles.tall
                        width: tiles.wide

                        name: qsTr("given up")
                        objectName: "given-up"
                        value: Names.number(page.figures.givenUp)
                    }

                    FigureTile {
                        id: undone
                        height: tiles.tall
                        width: tiles.wide

                        name: qsTr("with moves taken back")
                        objectName: "undone"
                        value: Names.number(page.figures.undone)
                    }
                }

                Heading {
                    text: qsTr("Matches by level")
                    visible: page.figures.byLevel.length > 0
                }

                ShareHead {
                    mine: qsTr("won")
                    theirs: qsTr("lost")
                    visible: page.figures.byLevel.length > 0
                }

                Repeater {
                    model: page.figures.byLevel

                    ShareLine {
                        required property var modelData

                        mine: modelData.won
                        name: qsTr("%1: %2").arg(Choices.level(modelData.level)).arg(page.percent(modelData.won, modelData.won + modelData.lost))
                        objectName: "level-" + modelData.level
                        theirs: modelData.lost
                        Accessible.name: qsTr("%1: won %2, lost %3.").arg(Choices.level(modelData.level)).arg(modelData.won).arg(modelData.lost)
                    }
                }

                Heading {
                    text: qsTr("Points a round")
                }

                ShareHead {}

                ShareLine {
                    written: page.average
                    mine: page.figures.points[0]
                    name: qsTr("All points")
                    theirs: page.figures.points[1]
                }

                Repeater {
                    model: ["carte", "denari", "settebello", "primiera", "scope"]

                    ShareLine {
                        required property string modelData
                        readonly property var sides: page.figures[modelData]

                        written: page.average
                        mine: sides[0]
                        name: Names.category(modelData)
                        theirs: sides[1]
                    }
                }

                Heading {
                    text: qsTr("The last matches: points ahead or behind")
                    visible: ahead.visible
                }

                MatchChart {
                    id: ahead

                    columns: page.figures.last.map(one => ({
                                value: one.lead,
                                good: one.won,
                                text: (one.lead > 0 ? "+" : one.lead < 0 ? "−" : "") + Math.abs(one.lead)
                            }))
                    objectName: "chart"
                    visible: columns.length > 1
                    width: parent.width
                }

                Heading {
                    text: qsTr("Matches won, from the first to the last, in groups of %1").arg(page.figures.group)
                    visible: course.visible
                }

                MatchChart {
                    id: course

                    columns: page.figures.course.map(one => ({
                                value: one,
                                good: one >= 50,
                                text: Names.percent(one)
                            }))
                    objectName: "course"
                    visible: columns.length > 1
                    width: parent.width
                }
            }

            Item {
                height: 4
                width: 1
            }

            PushButton {
                objectName: "fairness-button"
                text: qsTr("Does the computer cheat?")
                onClicked: Commands.run("fairness")
            }

            Heading {
                text: qsTr("Players")
            }

            FamilyPanel {
                id: family

                who: player.name(Family.player)
                width: parent.width
            }

            Heading {
                text: qsTr("Your data")
            }

            DataPanel {
                id: yours

                bottomPadding: 4
                width: parent.width
                onTold: Qt.callLater(() => scroll.reveal(yours))
            }
        }
    }
}
