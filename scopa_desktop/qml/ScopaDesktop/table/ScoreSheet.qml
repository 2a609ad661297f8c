pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import ScopaDesktop
import ScopaDesktop.Backend

/* The count of the round, row by row, beside the captured piles. */
Rectangle {
    id: sheet

    readonly property bool complete: !Stage.waiting
    readonly property bool over: Stage.winner >= 0
    readonly property bool practice: Practice.deal.kind !== undefined
    readonly property real nameWidth: Theme.body * 7
    readonly property real cellWidth: (width - 48 - nameWidth - 16) / 2

    /* The title may reach into the first column, whose heading stands at its end. */
    readonly property real titleWidth: nameWidth + cellWidth * 0.55

    function forward() {
        if (complete)
            Game.proceed();
        else
            Stage.skip();
    }

    objectName: "sheet"
    border.color: Theme.line
    color: Theme.paper
    radius: 16
    visible: Stage.phase === "count"
    implicitHeight: content.implicitHeight + 32

    Accessible.name: title.text
    Accessible.role: Accessible.Dialog

    Keys.onEnterPressed: forward()
    Keys.onReturnPressed: forward()
    Keys.onSpacePressed: forward()

    onVisibleChanged: {
        if (visible && Pages.free)
            forceActiveFocus();
    }

    function outcome(): string {
        if (Stage.winner === Seats.side)
            return qsTr("You win!");
        return Who.paired ? qsTr("The others win") : qsTr("The computer wins");
    }

    Connections {
        function onCounted(line) {
            const last = line === rows.count - 1;
            Announcer.say((rows.itemAt(line) as CountRow).sentence);
            if (last) {
                const [mine, theirs] = Seats.sides.map(side => Stage.totals[side]);
                Announcer.say(qsTr("This round: %1. Match: %2 to %3.").arg(Who.both(Stage.gained)).arg(mine).arg(theirs));
            }
            if (last && Stage.winner >= 0)
                Announcer.say(sheet.outcome());
            scroller.reveal(last ? match : rows.itemAt(line));
        }

        target: Stage
    }

    component CountRow: Item {
        property string sentence: ""
        property var points: [0, 0]

        Accessible.name: sentence
        Accessible.role: Accessible.StaticText
    }

    component Sum: Row {
        id: sum

        rightPadding: 16

        property string text: ""
        property var values: []
        property int size: Theme.body
        property string name: ""

        opacity: sheet.complete ? 1 : 0
        Accessible.name: qsTr("%1: %2").arg(text).arg(Who.both(values))
        Accessible.role: Accessible.StaticText

        Words {
            font.bold: true
            font.pixelSize: sum.size
            silent: true
            text: sum.text
            width: sheet.nameWidth
        }

        Repeater {
            model: Seats.sides

            Words {
                required property int modelData

                font.bold: true
                font.pixelSize: sum.size
                horizontalAlignment: Text.AlignRight
                objectName: sum.name + "-" + modelData
                silent: true
                text: sum.values[modelData] ?? ""
                width: sheet.cellWidth
            }
        }
    }

    ColumnLayout {
        id: content

        anchors.fill: parent
        anchors.bottomMargin: 16
        anchors.leftMargin: 24
        anchors.rightMargin: 24
        anchors.topMargin: 16
        spacing: 4

        RowLayout {
            Layout.fillWidth: true
            spacing: 0

            Words {
                id: title

                Layout.fillWidth: true
                font.bold: true
                font.pixelSize: sheet.over && sheet.complete ? Theme.large : Theme.title
                text: sheet.over && sheet.complete ? sheet.outcome() : qsTr("The count")
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
            }

            Repeater {
                model: Seats.sides

                Words {
                    required property int index
                    required property int modelData

                    Layout.alignment: Qt.AlignBottom
                    Layout.preferredWidth: index === 0 ? sheet.cellWidth + sheet.nameWidth - sheet.titleWidth : sheet.cellWidth
                    color: Theme.inkSoft
                    horizontalAlignment: Text.AlignRight
                    text: Who.side(modelData)
                }
            }
        }

        Words {
            Layout.fillWidth: true
            text: qsTr("All ten coins: the match is won at once.")
            visible: Stage.outright && sheet.complete
            wrapMode: Text.Wrap
        }

        Scroller {
            id: scroller

            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredHeight: lines.implicitHeight + 4

            Column {
                id: lines

                width: scroller.availableWidth

                Repeater {
                    id: rows

                    model: Stage.scores

                    CountRow {
                        id: row

                        required property int index
                        required property string category
                        required property var counts
                        required points
                        required property var cards
                        required property var worth
                        required property bool shown

                        implicitHeight: line.implicitHeight + 4
                        width: lines.width
                        objectName: "line-" + category
                        opacity: shown ? 1 : 0

                        sentence: Names.scoreLine(category, counts, points)

                        Rectangle {
                            width: parent.width
                            height: 1
                            color: Theme.line
                        }

                        Row {
                            id: line

                            y: 3

                            Words {
                                anchors.verticalCenter: parent.verticalCenter
                                font.bold: true
                                silent: true
                                text: Names.category(row.category)
                                width: sheet.nameWidth
                            }

                            Repeater {
                                model: Seats.sides

                                Item {
                                    id: cell

                                    anchors.verticalCenter: parent?.verticalCenter

                                    required property int modelData
                                    readonly property int count: row.counts[modelData]
                                    readonly property int won: row.points[modelData]
                                    readonly property var worth: row.worth[modelData]
                                    readonly property bool single: row.category === "settebello" || row.category === "re_bello"
                                    readonly property string told: single ? "" : count < 0 ? "–" : worth.length && sheet.cellWidth > Theme.body * 24 ? worth.join(" + ") + " = " + count : count

                                    implicitHeight: Math.max(number.implicitHeight, pictures.implicitHeight, badge.height) + 2
                                    implicitWidth: sheet.cellWidth

                                    CardRow {
                                        id: pictures

                                        anchors.right: number.left
                                        anchors.rightMargin: 10
                                        anchors.verticalCenter: parent.verticalCenter
                                        cardHeight: Math.min(62, sheet.parent.height * 0.065)
                                        codes: room < cardWidth ? [] : row.cards[cell.modelData]
                                        maximum: room

                                        readonly property real room: cell.width - number.width - badge.width - 28
                                    }

                                    Words {
                                        id: number

                                        anchors.right: badge.left
                                        anchors.rightMargin: 8
                                        anchors.verticalCenter: parent.verticalCenter
                                        font.bold: cell.won > 0
                                        font.pixelSize: cell.worth.length ? Theme.small : Theme.body
                                        silent: true
                                        text: cell.told
                                    }

                                    Rectangle {
                                        id: badge

                                        anchors.right: parent.right
                                        anchors.verticalCenter: parent.verticalCenter
                                        width: Math.max(height, gain.implicitWidth + 14)
                                        height: gain.implicitHeight + 6
                                        color: Theme.action
                                        opacity: cell.won ? 1 : 0
                                        radius: height / 2

                                        Words {
                                            id: gain

                                            anchors.centerIn: parent
                                            color: Theme.actionText
                                            font.bold: true
                                            silent: true
                                            text: "+" + cell.won
                                        }
                                    }
                                }
                            }
                        }
                    }
                }

                Rectangle {
                    color: Theme.ink
                    height: 2
                    width: parent.width
                }

                Sum {
                    name: "gained"
                    text: qsTr("This round")
                    topPadding: 4
                    values: Stage.gained
                }

                Sum {
                    id: match

                    name: "match"
                    size: Theme.large
                    text: qsTr("Match")
                    topPadding: 4
                    values: Stage.totals
                }
            }
        }

        Flow {
            Layout.fillWidth: true
            Layout.topMargin: 8
            layoutDirection: Qt.RightToLeft
            spacing: 12

            PushButton {
                objectName: "proceed"
                text: !sheet.complete ? qsTr("Show all") : sheet.practice ? qsTr("Back to the match") : sheet.over ? qsTr("New match") : qsTr("Next round")
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
                visible: !sheet.practice
                text: qsTr("Check the deck")
                onClicked: Commands.run("seals")
            }
        }
    }
}
