pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The numbers of who plays, over all matches or some of them; players, export, import and deletion. */
Sheet {
    id: page

    property string form: ""
    property string house: ""
    property string level: ""
    readonly property var figures: {
        void History.count;
        return opened ? History.figures(form, house, level) : History.figures("", "", "-");
    }
    readonly property bool reading: History.busy && !History.exchanging && !History.count

    function percent(part: int, whole: int): string {
        return whole ? Names.percent(Math.round(100 * part / whole)) : "–";
    }

    function average(points: int): string {
        return figures.rounds ? Names.decimal(points / figures.rounds, 2) : "–";
    }

    function houseName(key: string): string {
        return key === "-" ? qsTr("None", "house rules") : key.split(" ").map(rule => Names.houseRule(rule)).join(", ");
    }

    closable: true
    objectName: "statistics"
    title: qsTr("Statistics")
    width: Math.min(parent.width - 32, Math.max(860, Theme.body * 46))
    height: Math.min(parent.height - 32, content.implicitHeight + topPadding + bottomPadding)

    onAboutToShow: {
        form = house = level = "";
        family.naming = false;
        History.read();
    }
    onOpened: scroll.begin()

    /* A number with what it counts. */
    component Figure: Rectangle {
        id: figure

        property string name: ""
        property string value: ""

        implicitHeight: both.implicitHeight + 20
        border.color: Theme.line
        border.width: 1
        color: Theme.field
        radius: Theme.radius
        width: tiles.wide
        height: tiles.tall
        Accessible.name: name + ": " + value
        Accessible.role: Accessible.StaticText

        Column {
            id: both

            anchors.centerIn: parent
            width: parent.width - 12

            Words {
                font.bold: true
                font.pixelSize: Theme.large
                fontSizeMode: Text.HorizontalFit
                horizontalAlignment: Text.AlignHCenter
                minimumPixelSize: Theme.small
                text: figure.value
                width: parent.width
            }

            Words {
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                horizontalAlignment: Text.AlignHCenter
                text: figure.name
                width: parent.width
                wrapMode: Text.Wrap
            }
        }
    }

    /* What the two numbers beside each bar below are. */
    component Sides: Item {
        id: sides

        property string mine: qsTr("you")
        property string theirs: qsTr("computer")

        height: own.implicitHeight
        width: parent?.width ?? 0

        Words {
            id: own

            anchors.right: parent.left
            anchors.rightMargin: -(parent.width * 0.34 + Theme.body * 3.2)
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            text: sides.mine
        }

        Words {
            anchors.right: parent.right
            color: Theme.inkSoft
            font.pixelSize: Theme.small
            text: sides.theirs
        }
    }

    /* One line of a table: what, you, computer, and both as parts of a bar with a mark in its middle. */
    component Line: Item {
        id: line

        property string name: ""
        property int mine: 0
        property int theirs: 0
        property bool mean: false
        readonly property real share: mine + theirs ? mine / (mine + theirs) : 0.5

        implicitHeight: Math.max(title.implicitHeight, own.implicitHeight) + 8
        width: parent?.width ?? 0
        Accessible.name: qsTr("%1: you %2, computer %3.").arg(name).arg(own.text).arg(other.text)
        Accessible.role: Accessible.StaticText

        Words {
            id: title

            anchors.verticalCenter: parent.verticalCenter
            text: line.name
            width: parent.width * 0.34
            wrapMode: Text.Wrap
        }

        Words {
            id: own

            anchors.verticalCenter: parent.verticalCenter
            font.bold: true
            horizontalAlignment: Text.AlignRight
            text: line.mean ? page.average(line.mine) : line.mine
            width: Theme.body * 3.2
            x: parent.width * 0.34
        }

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            x: own.x + own.width + 14
            width: parent.width - x - other.width
            height: Theme.body
            border.color: Theme.action
            border.width: 1
            color: Theme.paperDeep
            radius: 4

            Rectangle {
                width: parent.width * line.share
                height: parent.height
                color: Theme.action
                radius: 4
                visible: line.mine > 0
            }

            Rectangle {
                width: 2
                height: parent.height + 8
                color: Theme.ink
                x: parent.width / 2 - 1
                y: -4
            }
        }

        Words {
            id: other

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignRight
            text: line.mean ? page.average(line.theirs) : line.theirs
            width: Theme.body * 4
        }
    }

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

                Heading {
                    text: qsTr("Which matches")
                    visible: forms.visible || houses.visible || levels.visible
                }

                Options {
                    id: levels

                    current: page.level
                    keys: ["", ...page.figures.levels]
                    label: key => key ? Names.level(key) : qsTr("All levels")
                    objectName: "by-level"
                    title: qsTr("Level")
                    visible: keys.length > 2
                    width: parent.width
                    onChosen: key => page.level = key
                }

                Options {
                    id: forms

                    current: page.form
                    keys: ["", ...page.figures.forms]
                    label: key => key ? Names.form(key) : qsTr("All forms")
                    objectName: "by-form"
                    title: qsTr("Form of the game")
                    visible: keys.length > 2
                    width: parent.width
                    onChosen: key => page.form = key
                }

                Options {
                    id: houses

                    current: page.house
                    keys: ["", ...page.figures.houses]
                    label: key => key ? page.houseName(key) : qsTr("All house rules")
                    objectName: "by-house"
                    title: qsTr("House rules")
                    visible: keys.length > 2
                    width: parent.width
                    onChosen: key => page.house = key
                }

                Flow {
                    id: tiles

                    readonly property int columns: [6, 3, 2].find(count => width / count - spacing >= Theme.small * 7.4) ?? 1
                    readonly property real wide: Math.floor((width - (columns - 1) * spacing) / columns)
                    readonly property real tall: Math.max(...[played, won, now, best, givenUp, undone].map(tile => tile.implicitHeight))

                    spacing: 8
                    topPadding: 6
                    width: parent.width

                    Figure {
                        id: played

                        name: qsTr("matches")
                        objectName: "played"
                        value: Names.number(page.figures.played)
                    }

                    Figure {
                        id: won

                        name: qsTr("won")
                        objectName: "won"
                        value: Names.number(page.figures.won) + " · " + page.percent(page.figures.won, page.figures.played)
                    }

                    Figure {
                        id: now

                        name: qsTr("in a row now")
                        objectName: "streak"
                        value: Names.number(page.figures.streak)
                    }

                    Figure {
                        id: best

                        name: qsTr("in a row at best")
                        objectName: "best"
                        value: Names.number(page.figures.best)
                    }

                    Figure {
                        id: givenUp

                        name: qsTr("given up")
                        objectName: "given-up"
                        value: Names.number(page.figures.givenUp)
                    }

                    Figure {
                        id: undone

                        name: qsTr("with moves taken back")
                        objectName: "undone"
                        value: Names.number(page.figures.undone)
                    }
                }

                Heading {
                    text: qsTr("Matches by level")
                    visible: page.figures.byLevel.length > 0
                }

                Sides {
                    mine: qsTr("won")
                    theirs: qsTr("lost")
                    visible: page.figures.byLevel.length > 0
                }

                Repeater {
                    model: page.figures.byLevel

                    Line {
                        required property var modelData

                        mine: modelData.won
                        name: qsTr("%1: %2").arg(Names.level(modelData.level)).arg(page.percent(modelData.won, modelData.won + modelData.lost))
                        objectName: "level-" + modelData.level
                        theirs: modelData.lost
                        Accessible.name: qsTr("%1: won %2, lost %3.").arg(Names.level(modelData.level)).arg(modelData.won).arg(modelData.lost)
                    }
                }

                Heading {
                    text: qsTr("Points a round")
                }

                Sides {}

                Line {
                    mean: true
                    mine: page.figures.points[0]
                    name: qsTr("All points")
                    theirs: page.figures.points[1]
                }

                Repeater {
                    model: ["carte", "denari", "settebello", "primiera", "scope"]

                    Line {
                        required property string modelData
                        readonly property var sides: page.figures[modelData]

                        mean: true
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
