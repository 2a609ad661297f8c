pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import ScopaDesktop
import ScopaDesktop.Backend

/* A line of the count: what is counted, in the middle, and both sides around it. Pressed or focused it says how. */
T.AbstractButton {
    id: row

    required property int index
    required property string category
    required property var counts
    required property var points
    required property var cards
    required property var worth
    required property bool shown

    /* Whether the cards stand in the line, and not beside the list. */
    property bool open: true
    property bool current: false
    property real cardWidth: 66
    property real tall: cardWidth
    readonly property var line: ({
            category: category,
            counts: counts,
            points: points,
            cards: cards,
            worth: worth,
            shown: shown
        })
    readonly property string sentence: CountWords.line(category, counts, points)
    readonly property string explained: CountWords.explained(line)
    readonly property real lip: worth.some(one => one.length) && open ? Theme.small * 1.35 : 0
    readonly property real middle: Theme.body * 11
    readonly property real half: (width - middle) / 2

    /* Where the piles lie, seen from the line. */
    function pile(mine: bool): point {
        void width;
        return Qt.point(half * 0.5, (mine ? 1 : -1) * Places.height * 0.4);
    }

    activeFocusOnTab: true
    bottomPadding: 4
    implicitHeight: contentItem.implicitHeight + 8
    topPadding: 4
    objectName: "line-" + category
    text: explained
    Accessible.name: shown ? explained : ""
    Accessible.role: Accessible.ListItem

    contentItem: Loader {
        sourceComponent: row.open ? full : short
    }

    Component {
        id: short

        CountBrief {
            line: row.line
        }
    }

    Component {
        id: full

        Item {
            implicitHeight: row.tall + row.lip

            CountSide {
                cardWidth: row.cardWidth
                line: row.line
                mine: true
                pile: row.pile(true)
                side: Seats.side
                tall: row.tall
                width: row.half
            }

            Column {
                anchors.horizontalCenter: parent.horizontalCenter
                opacity: row.shown ? 1 : 0
                width: row.middle - 12
                y: (row.tall - height) / 2

                Words {
                    font.bold: true
                    font.pixelSize: Theme.large
                    fontSizeMode: Text.HorizontalFit
                    horizontalAlignment: Text.AlignHCenter
                    minimumPixelSize: 16
                    silent: true
                    text: Names.category(row.category)
                    width: parent.width
                }

                Words {
                    readonly property int side: row.points.findIndex(points => points > 0)

                    color: side < 0 ? Theme.inkSoft : side === Seats.side ? Theme.action : Theme.theirs
                    font.pixelSize: Theme.small
                    horizontalAlignment: Text.AlignHCenter
                    silent: true
                    text: CountWords.given(row.points)
                    visible: implicitWidth <= width
                    width: parent.width
                }
            }

            CountSide {
                cardWidth: row.cardWidth
                line: row.line
                mine: false
                pile: row.pile(false)
                side: Seats.other
                tall: row.tall
                width: row.half
                x: row.width - width
            }
        }
    }

    background: Rectangle {
        border.color: Theme.focus
        border.width: row.current && (row.visualFocus || !row.open) ? 3 : 0
        color: row.current || row.hovered ? Theme.paperDeep : "transparent"
        radius: 6

        Rectangle {
            anchors.bottom: parent.bottom
            color: Theme.line
            height: 1
            visible: !row.current
            width: parent.width
        }
    }
}
