pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import ScopaDesktop
import ScopaDesktop.Backend

/* The count of the round: line by line the cards of both sides, who gets the point, and the race to the target. */
Rectangle {
    id: sheet

    readonly property bool complete: !Stage.waiting
    readonly property bool over: Stage.winner >= 0
    readonly property bool practice: Practice.deal.kind !== undefined

    /* The line that is counted, focused or pressed. */
    property int at: 0

    /* Where the lines have no room for their cards, one of them is open beside the list. */
    readonly property real foot: Math.max(Theme.target, Theme.large * 2.3 + 4) + 12
    readonly property real room: (height - 40 - Theme.title * 1.4 - foot) / Math.max(1, rows.count)
    readonly property real cardWidth: Math.max(60, Theme.body * 3.7)
    readonly property bool wide: width - 44 - Theme.body * 22 >= cardWidth * 6 && room >= 60
    readonly property real tall: Math.min(cardWidth * Theme.ratio, room - 8 - Theme.small * 1.35 / Math.max(1, rows.count))

    function forward() {
        if (complete)
            Game.proceed();
        else
            Stage.skip();
    }

    function walk(step: int) {
        const next = rows.itemAt(at + step) as CountLine;
        if (next)
            next.forceActiveFocus(Qt.TabFocusReason);
    }

    objectName: "sheet"
    border.color: Theme.line
    color: Theme.paper
    radius: 16
    visible: Stage.phase === "count"

    Accessible.name: title.text
    Accessible.role: Accessible.Dialog

    Keys.onEnterPressed: forward()
    Keys.onReturnPressed: forward()
    Keys.onSpacePressed: forward()
    Keys.onTabPressed: event => {
        event.accepted = activeFocus && !scroller.activeFocus;
        if (event.accepted)
            (rows.itemAt(0) as CountLine).forceActiveFocus(Qt.TabFocusReason);
    }

    onVisibleChanged: {
        at = 0;
        if (visible && Pages.free)
            forceActiveFocus();
    }

    /* What the line says stands beneath the table. */
    Binding {
        property: "counted"
        target: Herald
        value: {
            const row = sheet.visible && rows.count ? rows.itemAt(sheet.at) as CountLine : null;
            return row?.shown ? row.explained : "";
        }
    }

    Connections {
        function onCounted(line) {
            const last = line === rows.count - 1;
            sheet.at = line;
            Announcer.say((rows.itemAt(line) as CountLine).sentence);
            if (last) {
                const [mine, theirs] = Seats.sides.map(side => Stage.totals[side]);
                Announcer.say(qsTr("This round: %1. Match: %2 to %3.").arg(Who.both(Stage.gained)).arg(mine).arg(theirs));
            }
            if (last && Stage.winner >= 0)
                Announcer.say(CountWords.outcome());
            scroller.reveal(rows.itemAt(line));
        }

        target: Stage
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: 6
        border.color: Theme.line
        border.width: 2
        color: "transparent"
        radius: 11
        visible: sheet.wide
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.bottomMargin: sheet.wide ? 18 : 12
        anchors.leftMargin: sheet.wide ? 22 : 16
        anchors.rightMargin: sheet.wide ? 22 : 16
        anchors.topMargin: sheet.wide ? 14 : 8
        spacing: sheet.wide ? 8 : 4

        RowLayout {
            Layout.fillWidth: true
            spacing: 12
            visible: sheet.wide

            Words {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                elide: Text.ElideRight
                font.bold: true
                font.pixelSize: sheet.wide ? Theme.large : Theme.body
                text: Who.side(Seats.side)
            }

            Words {
                id: title

                font.bold: true
                font.pixelSize: sheet.wide ? Theme.title : Theme.body
                text: sheet.over && sheet.complete ? CountWords.outcome() : qsTr("The count")
                Accessible.role: Accessible.Heading
            }

            Words {
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                elide: Text.ElideRight
                font.bold: true
                font.pixelSize: sheet.wide ? Theme.large : Theme.body
                horizontalAlignment: Text.AlignRight
                text: Who.side(Seats.other)
            }
        }

        Words {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("All ten coins: the match is won at once.")
            visible: Stage.outright && sheet.complete
            wrapMode: Text.Wrap
        }

        RowLayout {
            Layout.fillHeight: true
            Layout.fillWidth: true
            spacing: 16

            Scroller {
                id: scroller

                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.preferredWidth: 11

                Column {
                    id: lines

                    width: scroller.availableWidth
                    Accessible.name: title.text
                    Accessible.role: Accessible.List

                    Repeater {
                        id: rows

                        model: Stage.scores

                        CountLine {
                            cardWidth: sheet.cardWidth
                            current: index === sheet.at && shown
                            open: sheet.wide
                            tall: sheet.tall
                            width: lines.width

                            Keys.onDownPressed: sheet.walk(1)
                            Keys.onEnterPressed: sheet.forward()
                            Keys.onReturnPressed: sheet.forward()
                            Keys.onUpPressed: sheet.walk(-1)
                            onActiveFocusChanged: {
                                if (activeFocus)
                                    sheet.at = index;
                            }
                            onClicked: {
                                Stage.skip();
                                sheet.at = index;
                                Announcer.say(explained);
                            }
                        }
                    }
                }
            }

            ColumnLayout {
                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.preferredWidth: 9
                spacing: 8
                visible: !sheet.wide

                CountOpen {
                    Layout.fillHeight: true
                    Layout.fillWidth: true
                    row: rows.count ? rows.itemAt(sheet.at) as CountLine : null
                }

                Loader {
                    Layout.fillWidth: true
                    active: !sheet.wide
                    sourceComponent: ways
                }
            }
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: 16
            visible: sheet.wide

            Race {
                Layout.fillWidth: true
            }

            Loader {
                active: sheet.wide
                sourceComponent: ways
            }
        }
    }

    Component {
        id: ways

        Grid {
            columns: sheet.wide ? 3 : 1
            horizontalItemAlignment: Grid.AlignRight
            layoutDirection: Qt.RightToLeft
            spacing: 12

            PushButton {
                objectName: "proceed"
                text: !sheet.complete ? qsTr("Show all") : sheet.practice ? qsTr("Back to the match") : sheet.over ? qsTr("The end of the match") : qsTr("Next round")
                onClicked: sheet.forward()
            }

            PushButton {
                objectName: "again"
                plain: true
                text: qsTr("Same deal again")
                visible: sheet.practice
                onClicked: Practice.playAgain()
            }

            PushButton {
                objectName: "check-deck"
                plain: true
                text: qsTr("Check the deck")
                visible: !sheet.practice && sheet.wide
                onClicked: Commands.run("seals")
            }
        }
    }
}
