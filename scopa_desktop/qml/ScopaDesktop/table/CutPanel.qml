pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import ScopaDesktop
import ScopaDesktop.Backend

/* The sealed deck spread out to be cut: drag or arrows, a number, or let the program do it. */
FocusScope {
    id: panel

    objectName: "cutting"
    implicitHeight: content.implicitHeight + 40
    visible: Stage.phase === "cut"

    Accessible.name: title.text
    Accessible.role: Accessible.Dialog

    onVisibleChanged: {
        if (visible) {
            deck.value = Math.floor(Dealer.size / 2);
            deck.typed = 0;
            if (Pages.free)
                deck.forceActiveFocus();
            Qt.callLater(() => scroller.reveal(deck));
        }
    }

    Rectangle {
        anchors.fill: parent
        border.color: Theme.line
        color: Theme.paper
        radius: 16
    }

    Scroller {
        id: scroller

        anchors.fill: parent
        anchors.bottomMargin: 20
        anchors.leftMargin: 24
        anchors.rightMargin: 8
        anchors.topMargin: 20

        ColumnLayout {
            id: content

            spacing: 12
            width: panel.width - 52

            Words {
                id: title

                Layout.fillWidth: true
                font.bold: true
                font.pixelSize: Theme.title
                text: qsTr("Cut the deck")
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
            }

            Words {
                Layout.fillWidth: true
                text: qsTr("Three kings or more lay on the table. That deck is revealed, and this is a new one.")
                visible: Dealer.again
                wrapMode: Text.Wrap
            }

            Words {
                Layout.fillWidth: true
                lineHeight: 1.2
                text: qsTr("The deck is shuffled, and this is its seal. When the round is over you see the whole order, and anyone can check that it has this seal.")
                wrapMode: Text.Wrap
            }

            SealText {
                Layout.fillWidth: true
                objectName: "cut-seal"
                seal: Dealer.seal
            }

            T.Slider {
                id: deck

                property int typed: 0
                readonly property int at: Math.round(value)
                readonly property int count: Dealer.size
                readonly property real tall: Math.min(Theme.body * 6.5, width / 7 * Theme.ratio, panel.parent.height * 0.22)
                readonly property real wide: tall / Theme.ratio
                readonly property real open: wide * 1.1
                readonly property real pitch: (width - wide - open) / Math.max(1, count - 1)

                function type(digit: int) {
                    const number = typed * 10 + digit;
                    typed = number > to ? digit : number;
                    if (typed >= from)
                        value = typed;
                }

                Layout.fillWidth: true
                Layout.topMargin: 4
                focus: true
                implicitHeight: tall + 18
                from: 1
                to: Math.max(2, count - 1)
                stepSize: 1
                snapMode: T.Slider.SnapAlways
                objectName: "deck"
                Accessible.name: qsTr("Where to cut: %n card(s) from the top", "", at)

                Keys.onEnterPressed: Dealer.cut(at)
                Keys.onPressed: event => {
                    const digit = event.key - Qt.Key_0;
                    if (digit >= 0 && digit <= 9)
                        type(digit);
                    else if (event.key === Qt.Key_PageUp)
                        value = Math.min(to, value + 5);
                    else if (event.key === Qt.Key_PageDown)
                        value = Math.max(from, value - 5);
                    else if (event.key === Qt.Key_Home)
                        value = from;
                    else if (event.key === Qt.Key_End)
                        value = to;
                    else
                        return;
                    event.accepted = true;
                }
                Keys.onReturnPressed: Dealer.cut(at)
                Keys.onSpacePressed: Dealer.cut(at)
                onMoved: typed = 0

                background: Item {
                    Repeater {
                        model: panel.visible ? deck.count : 0

                        CardFace {
                            required property int index
                            readonly property bool lifted: index < deck.at

                            x: index * deck.pitch + (lifted ? 0 : deck.open)
                            y: lifted ? 4 : 14
                            width: deck.wide
                            height: deck.tall
                        }
                    }

                    Rectangle {
                        anchors.fill: parent
                        anchors.margins: -4
                        border.color: Theme.focus
                        border.width: 3
                        color: "transparent"
                        radius: Theme.radius
                        visible: deck.visualFocus
                    }
                }
            }

            Words {
                Layout.alignment: Qt.AlignHCenter
                font.bold: true
                objectName: "cut-count"
                text: qsTr("%n card(s) from the top go under the others", "", deck.at)
            }

            Flow {
                Layout.fillWidth: true
                layoutDirection: Qt.RightToLeft
                spacing: 12

                PushButton {
                    objectName: "cut"
                    text: qsTr("Cut here")
                    onClicked: Dealer.cut(deck.at)
                }

                PushButton {
                    objectName: "cut-for-me"
                    plain: true
                    text: qsTr("Cut for me")
                    onClicked: Dealer.cutForMe()
                }

                PushButton {
                    objectName: "revealed"
                    plain: true
                    text: qsTr("See the revealed deck")
                    visible: Dealer.again
                    onClicked: Commands.run("seals")
                }
            }
        }
    }
}
