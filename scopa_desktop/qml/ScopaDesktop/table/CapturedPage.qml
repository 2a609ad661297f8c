pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* What each side has captured, by suit; the cards that made a scopa are marked. */
Sheet {
    id: page

    readonly property var captured: Aids.captured

    closable: true
    objectName: "captured"
    title: qsTr("Captured cards")
    width: Math.min(parent.width - 32, Math.max(860, Theme.body * 48))
    height: Math.min(parent.height - 32, content.implicitHeight + topPadding + bottomPadding)

    onOpened: scroll.forceActiveFocus()

    contentItem: Scroller {
        id: scroll

        Column {
            id: content

            readonly property real inner: scroll.availableWidth - 20
            readonly property bool wide: inner > Theme.body * 34

            spacing: 14
            width: scroll.availableWidth

            Words {
                color: Theme.inkSoft
                font.pixelSize: Theme.small
                text: qsTr("An aid: at many tables the cards taken stay face down until the count.")
                width: content.inner
                wrapMode: Text.Wrap
            }

            Grid {
                columnSpacing: 32
                columns: content.wide ? 2 : 1
                rowSpacing: 20

                Repeater {
                    model: Seats.sides

                    Column {
                        id: side

                        required property int modelData
                        readonly property var pile: page.captured[modelData] ?? {
                            cards: [],
                            scope: []
                        }

                        spacing: 8
                        width: content.wide ? (content.inner - 32) / 2 : content.inner

                        Words {
                            font.bold: true
                            font.pixelSize: Theme.large
                            objectName: "captured-" + side.modelData
                            text: qsTr("%1: %2").arg(Who.side(side.modelData)).arg(qsTr("%n card(s)", "", side.pile.cards.length) + (side.pile.scope.length ? " · " + qsTr("%n scopa(s)", "", side.pile.scope.length) : ""))
                            width: parent.width
                            wrapMode: Text.Wrap
                        }

                        Repeater {
                            model: ["d", "c", "s", "b"]

                            Row {
                                id: suit

                                required property string modelData
                                readonly property var cards: side.pile.cards.filter(code => code.endsWith(modelData))
                                readonly property real cardWidth: Theme.body * 2.6
                                readonly property real pitch: Math.min(cardWidth + 6, (side.width - cardWidth) / Math.max(1, cards.length - 1))

                                spacing: pitch - cardWidth
                                visible: cards.length > 0

                                Repeater {
                                    model: suit.cards

                                    Column {
                                        id: taken

                                        required property string modelData
                                        readonly property bool scopa: side.pile.scope.includes(modelData)

                                        Accessible.name: Names.capital(Names.card(modelData)) + (scopa ? ", " + qsTr("scopa") : "")
                                        Accessible.role: Accessible.StaticText

                                        CardFace {
                                            code: taken.modelData
                                            height: width * Theme.ratio
                                            width: suit.cardWidth

                                            Rectangle {
                                                anchors.fill: parent
                                                anchors.margins: -2
                                                border.color: Theme.dark
                                                border.width: 5
                                                color: "transparent"
                                                radius: 6
                                                visible: taken.scopa

                                                Rectangle {
                                                    anchors.fill: parent
                                                    anchors.margins: 1
                                                    border.color: Theme.gold
                                                    border.width: 3
                                                    color: "transparent"
                                                    radius: 5
                                                }
                                            }
                                        }

                                        Words {
                                            anchors.horizontalCenter: parent.horizontalCenter
                                            font.bold: true
                                            font.pixelSize: Theme.small
                                            fontSizeMode: Text.HorizontalFit
                                            horizontalAlignment: Text.AlignHCenter
                                            minimumPixelSize: 14
                                            text: qsTr("scopa")
                                            visible: taken.scopa
                                            width: suit.cardWidth
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
