pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import ScopaDesktop.Backend

/* The count of the round, row by row, beside the captured piles. */
Rectangle {
    id: sheet

    property int shown: 0
    readonly property bool complete: shown >= rows.count
    readonly property bool over: Game.winner >= 0

    function forward() {
        if (complete)
            Game.proceed();
        else
            shown = rows.count;
    }

    objectName: "sheet"
    border.color: Theme.line
    color: Theme.paper
    radius: 16
    visible: Game.sheet
    implicitHeight: content.implicitHeight + 40

    Accessible.name: title.text
    Accessible.role: Accessible.Dialog

    Keys.onEnterPressed: forward()
    Keys.onReturnPressed: forward()
    Keys.onSpacePressed: forward()

    onVisibleChanged: {
        shown = visible && !Tempo.still ? 0 : rows.count;
        if (visible)
            forceActiveFocus();
    }

    Timer {
        interval: Tempo.now.row
        repeat: true
        running: sheet.visible && !sheet.complete
        onTriggered: sheet.shown += 1
    }

    component Cell: Label {
        horizontalAlignment: Text.AlignHCenter
        Layout.preferredWidth: Theme.body * 6
    }

    ColumnLayout {
        id: content

        spacing: 0
        width: parent.width - 48
        x: 24
        y: 18

        Label {
            id: title

            Layout.bottomMargin: 6
            Layout.fillWidth: true
            font.bold: true
            font.pixelSize: Theme.title
            text: !sheet.over || !sheet.complete ? qsTr("The count") : Game.winner === 0 ? qsTr("You win the match!") : qsTr("The computer wins the match")
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
        }

        Label {
            Layout.bottomMargin: 6
            Layout.fillWidth: true
            text: qsTr("All ten coins: the match is won at once.")
            visible: Game.outright && sheet.complete
            wrapMode: Text.Wrap
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: 0

            Item {
                Layout.fillWidth: true
                implicitHeight: 1
            }

            Cell {
                color: Theme.inkSoft
                font.bold: true
                text: qsTr("You")
            }

            Cell {
                color: Theme.inkSoft
                font.bold: true
                text: qsTr("Computer")
            }
        }

        Repeater {
            id: rows

            model: Game.scores

            Item {
                id: row

                required property int index
                required property string category
                required property var counts
                required property var points
                required property var cards
                required property var worth

                Layout.fillWidth: true
                implicitHeight: line.implicitHeight + 9
                opacity: index < sheet.shown ? 1 : 0
                objectName: "line-" + category

                Accessible.name: Names.scoreLine(category, counts, points)
                Accessible.role: Accessible.StaticText

                Rectangle {
                    width: parent.width
                    height: 1
                    color: Theme.line
                }

                RowLayout {
                    id: line

                    y: 5
                    width: parent.width
                    spacing: 0

                    Label {
                        Layout.fillWidth: true
                        font.bold: true
                        text: Names.category(row.category)
                    }

                    Repeater {
                        model: 2

                        Item {
                            id: cell

                            required property int index
                            readonly property int count: row.counts[index]
                            readonly property int won: row.points[index]
                            readonly property var shownCards: sheet.width < Theme.body * 34 ? [] : row.cards[index]

                            implicitHeight: Math.max(number.implicitHeight, pictures.implicitHeight)
                            implicitWidth: (sheet.width - 48 - Theme.body * 7) / 2

                            CardRow {
                                id: pictures

                                anchors.right: number.left
                                anchors.rightMargin: 10
                                anchors.verticalCenter: parent.verticalCenter
                                cardHeight: Math.min(64, sheet.height * 0.085)
                                codes: cell.shownCards
                                maximum: cell.width - number.width - badge.width - 24
                            }

                            Label {
                                id: number

                                anchors.right: badge.left
                                anchors.rightMargin: 8
                                anchors.verticalCenter: parent.verticalCenter
                                font.bold: cell.won > 0
                                horizontalAlignment: Text.AlignRight
                                text: row.category === "settebello" || row.category === "re_bello" ? "" : cell.count < 0 ? "–" : cell.count
                                width: Math.max(implicitWidth, Theme.body * 1.6)
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

                                Label {
                                    id: gain

                                    anchors.centerIn: parent
                                    color: Theme.actionText
                                    font.bold: true
                                    text: "+" + cell.won
                                }
                            }
                        }
                    }
                }
            }
        }

        Rectangle {
            Layout.fillWidth: true
            color: Theme.ink
            implicitHeight: 2
        }

        component Sum: RowLayout {
            id: sum

            property string text: ""
            property var values: [0, 0]
            property bool strong: false
            property string name: ""

            Layout.fillWidth: true
            Layout.topMargin: 6
            opacity: sheet.complete ? 1 : 0
            spacing: 0

            Label {
                Layout.fillWidth: true
                font.bold: true
                font.pixelSize: sum.strong ? Theme.large : Theme.body
                text: sum.text
            }

            Repeater {
                model: 2

                Label {
                    required property int index

                    Layout.preferredWidth: (sheet.width - 48 - Theme.body * 7) / 2
                    font.bold: true
                    font.pixelSize: sum.strong ? Theme.large : Theme.body
                    horizontalAlignment: Text.AlignRight
                    objectName: sum.name + "-" + index
                    rightPadding: 8
                    text: sum.values[index] ?? ""
                }
            }
        }

        Sum {
            name: "gained"
            text: qsTr("This round")
            values: Game.gained
        }

        Sum {
            name: "match"
            strong: true
            text: qsTr("Match, to %1").arg(Game.rules.target)
            values: Game.totals
        }

        PushButton {
            Layout.alignment: Qt.AlignRight
            Layout.topMargin: 12
            objectName: "proceed"
            text: !sheet.complete ? qsTr("Show all") : sheet.over ? qsTr("New match") : qsTr("Next round")
            onClicked: sheet.forward()
        }
    }
}
