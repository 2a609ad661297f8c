pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import ScopaDesktop
import ScopaDesktop.Backend

/* Every match that is over, newest first; one of them is opened with Enter or a click. */
Sheet {
    id: page

    function when(ended: string): string {
        const date = new Date(2000, +ended.slice(4, 6) - 1, +ended.slice(6, 8), +ended.slice(9, 11), +ended.slice(11, 13));
        date.setFullYear(+ended.slice(0, 4));
        return Names.day(date) + "\n" + Names.time(date);
    }

    function result(match: var): string {
        if (match.error)
            return qsTr("This file cannot be read: %1").arg(match.error);
        const [mine, theirs] = match.totals;
        const points = qsTr("%1 to %2").arg(mine).arg(theirs);
        if (!match.over)
            return qsTr("Given up at %1").arg(points);
        return match.won ? qsTr("Won %1").arg(points) : qsTr("Lost %1").arg(points);
    }

    function rules(match: var): string {
        if (match.error)
            return "";
        const words = [Choices.level(match.level), qsTr("to %1").arg(match.target)];
        if (match.form !== "scopa")
            words.push(Choices.form(match.form));
        for (const rule of match.house)
            words.push(Choices.houseRule(rule));
        if (match.undone)
            words.push(qsTr("moves taken back"));
        return words.join(" · ");
    }

    closable: true
    objectName: "history"
    title: qsTr("Matches played")
    width: Math.min(parent.width - 32, Math.max(860, Theme.body * 46))
    height: Math.min(parent.height - 32, Math.max(640, Theme.body * 34))

    onAboutToShow: History.read()
    onOpened: list.begin()

    contentItem: ColumnLayout {
        spacing: 12

        FocusScope {
            id: choice

            Layout.fillWidth: true
            implicitHeight: Math.min(players.implicitHeight, page.height / 4)
            visible: players.keys.length > 1

            Scroller {
                anchors.fill: parent

                PlayerChoice {
                    id: players

                    width: choice.width - (implicitHeight > choice.implicitHeight ? 20 : 0)
                }
            }
        }

        Words {
            Layout.fillHeight: true
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            lineHeight: 1.3
            objectName: "no-match"
            text: History.busy && !Exchange.running ? qsTr("The matches are being read: %1 of %2.").arg(Names.number(History.progress[0])).arg(Names.number(History.progress[1])) : qsTr("No match is over yet.\nEvery match you finish or give up is kept here, to look at it again card by card.")
            verticalAlignment: Text.AlignVCenter
            visible: !list.count
            wrapMode: Text.Wrap
        }

        ListView {
            id: list

            /* Entries are made at once: a page that is given up leaves none half made. */
            cacheBuffer: 0

            /* The keys go to the first match, unless somebody is choosing a player. */
            function begin() {
                currentIndex = 0;
                positionViewAtBeginning();
                if (!choice.activeFocus)
                    forceActiveFocus();
            }

            Layout.fillHeight: true
            Layout.fillWidth: true
            activeFocusOnTab: true
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            focus: true
            highlightMoveDuration: 0
            keyNavigationEnabled: true
            model: History.matches
            objectName: "matches"
            spacing: 4
            visible: count > 0
            Accessible.name: page.title
            Accessible.role: Accessible.List

            /* A match may be opened already by the time the count is told: then the keys are with its page. */
            onCountChanged: {
                if (page.activeFocus)
                    begin();
            }

            Keys.onEnterPressed: (currentItem as T.AbstractButton)?.clicked()
            Keys.onPressed: event => {
                if (event.key === Qt.Key_Home)
                    currentIndex = 0;
                else if (event.key === Qt.Key_End)
                    currentIndex = count - 1;
                else if (event.key === Qt.Key_PageDown)
                    currentIndex = Math.min(count - 1, currentIndex + 8);
                else if (event.key === Qt.Key_PageUp)
                    currentIndex = Math.max(0, currentIndex - 8);
                else
                    return;
                event.accepted = true;
            }
            Keys.onReturnPressed: (currentItem as T.AbstractButton)?.clicked()
            Keys.onSpacePressed: (currentItem as T.AbstractButton)?.clicked()

            delegate: T.AbstractButton {
                id: entry

                required property int index
                required property var match
                readonly property bool current: ListView.isCurrentItem

                objectName: "past-" + match.number
                focusPolicy: Qt.NoFocus
                implicitHeight: Math.max(Theme.target, lines.implicitHeight + 16)
                text: what.text + ", " + how.text + ", " + date.text.replace("\n", ", ")
                width: list.width - 12
                Accessible.name: text
                Accessible.role: Accessible.ListItem

                onClicked: {
                    list.currentIndex = index;
                    if (!match.error)
                        Replay.openMatch(match.number);
                }

                contentItem: Item {
                    Column {
                        id: lines

                        anchors.left: parent.left
                        anchors.leftMargin: 14
                        anchors.right: date.left
                        anchors.rightMargin: 12
                        anchors.verticalCenter: parent.verticalCenter
                        spacing: 2

                        Words {
                            id: what

                            font.bold: entry.match.won ?? false
                            text: page.result(entry.match)
                            width: parent.width
                            wrapMode: Text.Wrap
                        }

                        Words {
                            id: how

                            color: Theme.inkSoft
                            font.pixelSize: Theme.small
                            text: page.rules(entry.match)
                            visible: text !== ""
                            width: parent.width
                            wrapMode: Text.Wrap
                        }
                    }

                    Words {
                        id: date

                        anchors.right: parent.right
                        anchors.rightMargin: 14
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.inkSoft
                        font.pixelSize: Theme.small
                        horizontalAlignment: Text.AlignRight
                        objectName: "ended-" + entry.match.number
                        text: page.when(entry.match.ended)
                    }
                }

                background: Rectangle {
                    border.color: entry.current && list.activeFocus ? Theme.focus : Theme.line
                    border.width: entry.current && list.activeFocus ? 3 : 1
                    color: entry.hovered ? Theme.paperDeep : Theme.field
                    radius: Theme.radius
                }
            }
        }

        Flow {
            Layout.fillWidth: true
            layoutDirection: Qt.RightToLeft
            spacing: 12

            PushButton {
                objectName: "replay"
                text: qsTr("Look at this match")
                visible: list.count > 0
                onClicked: (list.currentItem as T.AbstractButton)?.clicked()
            }

            PushButton {
                objectName: "open-file"
                plain: true
                text: qsTr("Open a file…")
                onClicked: Commands.run("openMatch")
            }
        }
    }
}
