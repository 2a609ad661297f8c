pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop.Backend

/* The numbers of who plays, over all matches or some of them; players, export, import and deletion. */
Sheet {
    id: page

    property string form: ""
    property string house: ""
    property string level: ""
    property bool naming: false
    property bool renaming: false
    readonly property var matches: opened ? History.matches : []
    readonly property var figures: {
        void matches;
        return History.figures(form, house, level);
    }
    readonly property var tellings: ({
            exported: qsTr("Exported to %1."),
            imported: qsTr("%n match(es) taken in.", "", +(History.outcome.detail ?? 0) || 0),
            failed: qsTr("This did not work: %1")
        })

    signal deleteAsked
    signal exportAsked
    signal fairnessAsked
    signal importAsked

    function percent(part: int, whole: int): string {
        return whole ? qsTr("%1 %").arg(Math.round(100 * part / whole)) : "–";
    }

    function average(points: int): string {
        return figures.rounds ? (points / figures.rounds).toLocaleString(Qt.locale(), "f", 2) : "–";
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
        naming = renaming = false;
    }
    onOpened: scroll.begin()

    component Heading: Words {
        font.bold: true
        topPadding: 10
        width: parent?.width ?? 0
        wrapMode: Text.Wrap
        Accessible.role: Accessible.Heading
    }

    /* A number with what it counts. */
    component Figure: Rectangle {
        id: figure

        property string name: ""
        property string value: ""

        implicitHeight: both.implicitHeight + 20
        implicitWidth: Math.max(both.implicitWidth + 28, Theme.body * 7)
        border.color: Theme.line
        border.width: 1
        color: Theme.field
        radius: Theme.radius
        Accessible.name: name + ": " + value
        Accessible.role: Accessible.StaticText

        Column {
            id: both

            anchors.centerIn: parent

            Words {
                anchors.horizontalCenter: parent.horizontalCenter
                font.bold: true
                font.pixelSize: Theme.large
                text: figure.value
            }

            Words {
                anchors.horizontalCenter: parent.horizontalCenter
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                text: figure.name
            }
        }
    }

    /* One line of a table: what, you, computer, and both as parts of a bar. */
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
            width: parent.width * 0.36
            wrapMode: Text.Wrap
        }

        Words {
            id: own

            anchors.verticalCenter: parent.verticalCenter
            font.bold: true
            horizontalAlignment: Text.AlignRight
            text: line.mean ? page.average(line.mine) : line.mine
            width: Theme.body * 3.6
            x: parent.width * 0.36
        }

        Rectangle {
            anchors.verticalCenter: parent.verticalCenter
            x: own.x + own.width + 14
            width: parent.width - x - other.width - 14
            height: Theme.body * 0.8
            border.color: Theme.inkSoft
            border.width: 1
            color: Theme.paperDeep
            radius: 4

            Rectangle {
                width: parent.width * line.share
                height: parent.height
                color: Theme.action
                radius: 4
            }
        }

        Words {
            id: other

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            horizontalAlignment: Text.AlignRight
            text: line.mean ? page.average(line.theirs) : line.theirs
            width: Theme.body * 3.6
        }
    }

    contentItem: Scroller {
        id: scroll

        Column {
            id: content

            spacing: 8
            width: scroll.availableWidth - 20

            PlayerChoice {
                width: parent.width
            }

            Flow {
                spacing: 10
                visible: !page.naming
                width: parent.width

                PushButton {
                    objectName: "add-player"
                    plain: true
                    text: qsTr("Somebody else plays…")
                    onClicked: {
                        page.renaming = false;
                        page.naming = true;
                        name.text = "";
                        name.forceActiveFocus();
                    }
                }

                PushButton {
                    objectName: "rename-player"
                    plain: true
                    text: qsTr("Change the name…")
                    onClicked: {
                        page.renaming = true;
                        page.naming = true;
                        name.text = History.players.find(player => player.key === History.player)?.name ?? "";
                        name.forceActiveFocus();
                    }
                }
            }

            Flow {
                spacing: 10
                visible: page.naming
                width: parent.width

                Field {
                    id: name

                    objectName: "name"
                    placeholderText: qsTr("Name")
                    Accessible.name: qsTr("Name of the player")

                    onAccepted: named.click()
                }

                PushButton {
                    id: named

                    enabled: name.text.trim() !== ""
                    objectName: "named"
                    text: qsTr("OK")
                    onClicked: {
                        page.naming = false;
                        if (page.renaming)
                            History.renamePlayer(History.player, name.text);
                        else
                            History.addPlayer(name.text);
                        scroll.begin();
                    }
                }

                PushButton {
                    objectName: "unnamed"
                    plain: true
                    text: qsTr("Cancel")
                    onClicked: {
                        page.naming = false;
                        scroll.begin();
                    }
                }
            }

            Words {
                text: qsTr("No match is over yet.")
                visible: !page.matches.length
                width: parent.width
                wrapMode: Text.Wrap
            }

            Column {
                spacing: 8
                visible: page.matches.length > 0
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
                    spacing: 10
                    topPadding: 6
                    width: parent.width

                    Figure {
                        name: qsTr("matches")
                        objectName: "played"
                        value: page.figures.played
                    }

                    Figure {
                        name: qsTr("won")
                        objectName: "won"
                        value: page.figures.won + " · " + page.percent(page.figures.won, page.figures.played)
                    }

                    Figure {
                        name: qsTr("won on end, now")
                        value: page.figures.streak
                    }

                    Figure {
                        name: qsTr("won on end, at most")
                        value: page.figures.best
                    }

                    Figure {
                        name: qsTr("given up")
                        value: page.figures.givenUp
                    }

                    Figure {
                        name: qsTr("with moves taken back")
                        value: page.figures.undone
                    }
                }

                Heading {
                    text: qsTr("Won by level")
                    visible: page.figures.byLevel.length > 0
                }

                Repeater {
                    model: page.figures.byLevel

                    Line {
                        required property var modelData

                        mine: modelData.won
                        name: qsTr("%1: won and lost").arg(Names.level(modelData.level))
                        theirs: modelData.played - modelData.won
                    }
                }

                Heading {
                    text: qsTr("Points a round: you and the computer")
                }

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
                        readonly property var sides: page.figures[modelData === "scope" ? "scope" : modelData]

                        mean: true
                        mine: sides[0]
                        name: Names.category(modelData)
                        theirs: sides[1]
                    }
                }

                Heading {
                    text: qsTr("The last matches: points ahead or behind")
                    visible: page.figures.last.length > 1
                }

                Item {
                    id: chart

                    readonly property int most: Math.max(1, ...page.figures.last.map(one => Math.abs(one.lead)))
                    readonly property real half: Theme.body * 3.5

                    height: half * 2 + 2 * Theme.small + 12
                    objectName: "chart"
                    visible: page.figures.last.length > 1
                    width: parent.width
                    Accessible.name: qsTr("The last matches: %1").arg(page.figures.last.map(one => (one.lead > 0 ? "+" : "") + one.lead).join(", "))
                    Accessible.role: Accessible.Chart

                    Row {
                        anchors.horizontalCenter: parent.horizontalCenter
                        height: parent.height
                        spacing: 3

                        Repeater {
                            model: page.figures.last

                            Item {
                                id: bar

                                required property var modelData
                                readonly property real long: Math.abs(modelData.lead) / chart.most * chart.half

                                height: chart.height
                                width: Math.min(Theme.body * 2, (chart.width - 90) / page.figures.last.length)

                                Rectangle {
                                    width: parent.width
                                    height: Math.max(2, bar.long)
                                    border.color: Theme.action
                                    border.width: 2
                                    color: bar.modelData.won ? Theme.action : "transparent"
                                    radius: 3
                                    y: chart.height / 2 - (bar.modelData.lead > 0 ? height : 0)
                                }

                                Words {
                                    anchors.horizontalCenter: parent.horizontalCenter
                                    color: Theme.inkSoft
                                    font.pixelSize: Math.max(12, Theme.small * 0.8)
                                    text: (bar.modelData.lead > 0 ? "+" : "") + bar.modelData.lead
                                    visible: bar.width > implicitWidth
                                    y: bar.modelData.lead > 0 ? chart.height / 2 - bar.long - height : chart.height / 2 + bar.long
                                }
                            }
                        }
                    }

                    Rectangle {
                        width: parent.width
                        height: 1
                        color: Theme.inkSoft
                        y: parent.height / 2
                    }
                }
            }

            PushButton {
                objectName: "fairness-button"
                text: qsTr("Does the computer cheat?")
                onClicked: page.fairnessAsked()
            }

            Heading {
                text: qsTr("Your data")
            }

            Words {
                font.bold: true
                objectName: "outcome"
                text: {
                    const telling = page.tellings[History.outcome.key] ?? "";
                    return telling.includes("%1") ? telling.arg(History.outcome.detail) : telling;
                }
                visible: text !== ""
                width: parent.width
                wrapMode: Text.Wrap
            }

            Flow {
                bottomPadding: 4
                spacing: 10
                width: parent.width

                PushButton {
                    objectName: "export"
                    plain: true
                    text: qsTr("Export…")
                    onClicked: page.exportAsked()
                }

                PushButton {
                    objectName: "import"
                    plain: true
                    text: qsTr("Import…")
                    onClicked: page.importAsked()
                }

                PushButton {
                    objectName: "delete"
                    plain: true
                    text: qsTr("Delete all my data…")
                    onClicked: page.deleteAsked()
                }
            }
        }
    }
}
