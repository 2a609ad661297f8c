pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import ScopaDesktop
import ScopaDesktop.Backend

/* The end of a match: who has won, how it went, and the ways on. */
Rectangle {
    id: end

    readonly property bool won: Stage.winner === Seats.side
    readonly property bool wide: width > Theme.body * 44 && height > Theme.body * 20
    readonly property bool tall: height > Theme.body * 32
    readonly property bool charted: height > Theme.body * 17
    readonly property string title: won && Finale.cappotto ? qsTr("Cappotto! You win!") : CountWords.outcome()

    /* A kind word, or what there is to say of the last round. */
    readonly property string word: {
        if (won && Finale.cappotto)
            return qsTr("Not one point for the other side.");
        if (won)
            return Finale.lead < 0 ? qsTr("Behind by %1 before the last round.").arg(-Finale.lead) : qsTr("Well played.");
        return Finale.lead < 0 ? qsTr("You were ahead by %1 before the last round. Next time!").arg(-Finale.lead) : qsTr("Next time!");
    }
    readonly property string told: qsTr("%1 %2 to %3.").arg(title).arg(Stage.totals[won ? Seats.side : Seats.other]).arg(Stage.totals[won ? Seats.other : Seats.side])

    /* 0 as it opens, 1 when it is open. */
    property real opened: 0

    objectName: "match-end"
    color: won ? Theme.cloth : Theme.clothDark
    visible: Stage.phase === "end"

    Accessible.name: title
    Accessible.role: Accessible.Dialog

    Keys.onEnterPressed: Game.proceed()
    Keys.onReturnPressed: Game.proceed()
    Keys.onSpacePressed: Game.proceed()

    onVisibleChanged: {
        opened = 0;
        if (!visible)
            return;
        opened = 1;
        Announcer.say(told + " " + word);
        if (Pages.free)
            forceActiveFocus();
    }

    Binding {
        property: "ending"
        target: Herald
        value: end.visible ? end.told + " " + end.word : ""
    }

    Behavior on opened {
        enabled: !Tempo.still && end.visible

        NumberAnimation {
            duration: 480 / Tempo.rate
            easing.type: Easing.OutCubic
        }
    }

    RowLayout {
        anchors.fill: parent
        anchors.margins: end.wide ? 28 : 14
        spacing: 28

        /* The cards that decided, and the broom that sweeps once for a win. */
        Item {
            id: left

            readonly property real cardWidth: Math.min(width * 0.3, height * 0.42 / Theme.ratio)

            /* Degrees from one card to the next, so that the fan stays in its place. */
            readonly property real turn: Math.min(11, 42 / Math.max(1, Finale.fan.length - 1))

            Layout.fillHeight: true
            Layout.preferredWidth: end.width * 0.33
            visible: end.wide

            Repeater {
                model: Finale.fan

                CardFace {
                    required property int index
                    required property string modelData
                    readonly property real off: index - (Finale.fan.length - 1) / 2

                    code: modelData
                    height: width * Theme.ratio
                    rotation: off * left.turn * end.opened
                    transformOrigin: Item.Bottom
                    width: left.cardWidth
                    x: left.width / 2 - width / 2 + off * left.cardWidth * 0.025 * left.turn * end.opened
                    y: left.height * 0.1 + Math.abs(off) * 6 * end.opened
                }
            }

            Image {
                fillMode: Image.PreserveAspectFit
                height: left.width * 0.8
                rotation: 96 - 24 * end.opened
                source: Settings.broom
                sourceSize.height: height
                visible: end.won
                x: left.width * (0.62 - 0.24 * end.opened) - width / 2
                y: left.height * 0.78 - height / 2
            }
        }

        ColumnLayout {
            Layout.fillHeight: true
            Layout.fillWidth: true
            spacing: end.tall ? 14 : 6

            Words {
                Layout.fillWidth: true
                color: end.won ? Theme.gold : Theme.clothText
                font.bold: true
                font.pixelSize: Theme.title * (end.tall ? 2.3 : end.charted ? 1.6 : 1.1)
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.large
                objectName: "outcome"
                text: end.title
                Accessible.role: Accessible.Heading
            }

            Flow {
                Layout.fillWidth: true
                spacing: 16

                Words {
                    color: Theme.clothText
                    font.bold: true
                    font.pixelSize: end.tall ? Theme.title * 1.5 : Theme.large
                    text: Names.capital(Who.both(Stage.totals))
                }

                Words {
                    color: Theme.clothSoft
                    height: end.tall ? Theme.title * 1.9 : Theme.large * 1.3
                    text: end.word
                    verticalAlignment: Text.AlignVCenter
                }
            }

            Rectangle {
                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.minimumHeight: Theme.body * 5
                border.color: Theme.line
                color: Theme.paper
                radius: 14

                ColumnLayout {
                    anchors.fill: parent
                    anchors.margins: 14
                    spacing: 10

                    RowLayout {
                        Layout.fillHeight: true
                        Layout.fillWidth: true
                        spacing: 20
                        visible: end.charted

                        ColumnLayout {
                            Layout.fillHeight: true
                            Layout.fillWidth: true

                            Words {
                                Layout.fillWidth: true
                                elide: Text.ElideRight
                                font.bold: true
                                text: qsTr("Course of the match")
                            }

                            CourseChart {
                                Layout.fillHeight: true
                                Layout.fillWidth: true
                            }
                        }

                        Column {
                            Layout.alignment: Qt.AlignTop
                            Layout.preferredWidth: Theme.body * 13
                            spacing: 8
                            visible: end.tall && Finale.scope.some(cards => cards.length)

                            Words {
                                font.bold: true
                                text: qsTr("Scope")
                            }

                            Repeater {
                                model: Seats.sides

                                Column {
                                    id: mine

                                    required property int modelData

                                    spacing: 3
                                    visible: cards.codes.length > 0

                                    Words {
                                        color: Theme.inkSoft
                                        font.pixelSize: Theme.small
                                        text: Who.side(mine.modelData)
                                    }

                                    CardRow {
                                        id: cards

                                        cardHeight: Math.max(46, Theme.body * 2.7) * Theme.ratio
                                        codes: (Finale.scope[mine.modelData] ?? []).slice(0, 12)
                                        maximum: Theme.body * 13
                                    }
                                }
                            }
                        }
                    }
                    Flow {
                        Layout.fillWidth: true
                        spacing: 12

                        PushButton {
                            objectName: "proceed"
                            text: qsTr("Play again")
                            onClicked: Game.proceed()
                        }

                        PushButton {
                            objectName: "end-level"
                            plain: true
                            text: qsTr("Another level…")
                            onClicked: Commands.run("level")
                        }

                        PushButton {
                            objectName: "end-replay"
                            plain: true
                            text: qsTr("Replay")
                            onClicked: Replay.openGame()
                        }

                        PushButton {
                            objectName: "end-save"
                            plain: true
                            text: qsTr("Save…")
                            onClicked: Commands.run("saveMatch")
                        }
                    }
                }
            }
        }
    }
}
