pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import ScopaDesktop

/* The rule book: chapters at the left, or on a page of their own where there is no room for both. */
Sheet {
    id: book

    readonly property var chapters: RuleChapters.chapters
    readonly property var chapter: chapters[list.currentIndex]

    /* The number of the chapter. */
    property alias page: list.currentIndex
    readonly property bool wide: width > Theme.body * 36

    /* Whether the list of chapters fills the page of a narrow book. */
    property bool listing: false

    /* The head the book is opened at; it stays at the top while the page finds its layout. */
    property Item sought: null
    readonly property real soughtY: sought?.y ?? 0

    /* Open at a chapter, or at a head of it ("capture.equal"). */
    function openAt(place: string) {
        const [key, head] = place.split(".");
        turnTo(chapters.findIndex(chapter => chapter.key === key));
        open();
        if (head)
            sought = parts.itemAt(chapter.parts.findIndex(part => part.key === head));
        seek();
    }

    /* Open where it is said why a card was refused. */
    function explain(reason: string) {
        const heads = {
            must_take: "capture.must",
            must_take_all: "house.ace",
            must_take_equal: "capture.equal",
            must_take_fewest: "house.fewest",
            not_your_turn: "capture.turn",
            wrong_sum: "capture.sum"
        };
        openAt(heads[reason] ?? "capture");
    }

    function turnTo(index: int) {
        sought = null;
        listing = false;
        list.currentIndex = Math.max(0, Math.min(index, chapters.length - 1));
        scroll.move(-scroll.contentHeight);
    }

    /* Turn to a chapter and go on reading there. */
    function pick(index: int) {
        turnTo(index);
        scroll.forceActiveFocus();
    }

    function seek() {
        if (sought)
            scroll.moveTo(sought.y - 4);
    }

    objectName: "book"
    title: wide || listing ? qsTr("Rule book") : chapter.title
    width: Math.min(parent.width - 32, Theme.body * 54)
    height: Math.min((Overlay.overlay?.height ?? 0) - 32, Theme.body * 42)

    onOpened: {
        list.positionViewAtIndex(list.currentIndex, ListView.Contain);
        scroll.forceActiveFocus();
    }
    onSoughtYChanged: seek()

    contentItem: ColumnLayout {
        spacing: 14

        Keys.onPressed: event => scroll.turnPage(event)

        RowLayout {
            Layout.fillHeight: true
            Layout.fillWidth: true
            spacing: 24

            ListView {
                id: list

                /* Entries are made at once: a page that is given up leaves none half made. */
                cacheBuffer: 0

                objectName: "list-of-chapters"
                Layout.fillHeight: true
                Layout.fillWidth: !book.wide
                Layout.preferredWidth: book.wide ? Theme.body * 13 : -1
                activeFocusOnTab: true
                boundsBehavior: Flickable.StopAtBounds
                clip: true
                highlightMoveDuration: 0
                keyNavigationEnabled: true
                model: book.chapters.length
                spacing: 2
                visible: book.wide || book.listing
                Accessible.name: qsTr("Chapters")
                Accessible.role: Accessible.PageTabList

                onHeightChanged: positionViewAtIndex(currentIndex, ListView.Contain)
                onCurrentIndexChanged: {
                    book.sought = null;
                    scroll.move(-scroll.contentHeight);
                }

                Keys.onEnterPressed: book.pick(currentIndex)
                Keys.onReturnPressed: book.pick(currentIndex)

                ScrollBar.vertical: SlideBar {
                    needed: list.contentHeight > list.height
                }

                delegate: AbstractButton {
                    id: entry

                    required property int index
                    readonly property var chapter: book.chapters[index]
                    readonly property bool current: ListView.isCurrentItem

                    objectName: "chapter-" + chapter.key
                    implicitHeight: Math.max(Theme.target - 4, name.implicitHeight + 12)
                    width: list.width - 12
                    text: chapter.title
                    Accessible.role: Accessible.PageTab

                    onClicked: book.pick(index)

                    contentItem: Words {
                        id: name

                        color: entry.current ? Theme.actionText : Theme.ink
                        font.bold: entry.current
                        leftPadding: 12
                        rightPadding: 8
                        text: entry.text
                        verticalAlignment: Text.AlignVCenter
                        wrapMode: Text.Wrap
                    }
                    background: Rectangle {
                        border.color: Theme.dark
                        border.width: entry.current && list.activeFocus ? 3 : 0
                        color: entry.current ? Theme.action : entry.hovered ? Theme.paperDeep : "transparent"
                        radius: Theme.radius
                    }
                }
            }

            Scroller {
                id: scroll

                objectName: "page-of-the-book"
                Layout.fillHeight: true
                Layout.fillWidth: true
                activeFocusOnTab: true
                visible: book.wide || !book.listing
                Accessible.name: book.chapter.title

                onContentHeightChanged: book.seek()

                Keys.onLeftPressed: book.turnTo(list.currentIndex - 1)
                Keys.onRightPressed: book.turnTo(list.currentIndex + 1)

                Column {
                    id: column

                    objectName: "column-of-the-book"
                    spacing: Theme.body * 0.6
                    width: Math.min(scroll.availableWidth - 20, Theme.body * 35)

                    Words {
                        font.bold: true
                        font.pixelSize: Theme.large
                        objectName: "chapter"
                        text: book.chapter.title
                        visible: book.wide
                        width: parent.width
                        wrapMode: Text.Wrap
                        Accessible.role: Accessible.Heading
                    }

                    Repeater {
                        id: parts

                        model: book.chapter.parts

                        RulePart {
                            required property var modelData

                            objectName: "part-" + (modelData.key ?? "")
                            part: modelData
                            width: column.width
                        }
                    }
                }
            }
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: 12

            PushButton {
                objectName: "chapters"
                plain: true
                text: qsTr("Chapters")
                visible: !book.wide && !book.listing

                onClicked: {
                    book.listing = true;
                    list.forceActiveFocus();
                }
            }

            PushButton {
                enabled: list.currentIndex > 0
                objectName: "back"
                plain: true
                text: "‹"
                Accessible.name: qsTr("Previous chapter")

                onClicked: book.turnTo(list.currentIndex - 1)
            }

            PushButton {
                enabled: list.currentIndex < list.count - 1
                objectName: "forward"
                plain: true
                text: "›"
                Accessible.name: qsTr("Next chapter")

                onClicked: book.turnTo(list.currentIndex + 1)
            }

            Item {
                Layout.fillWidth: true
            }

            PushButton {
                objectName: "close-book"
                text: qsTr("Close")

                onClicked: book.close()
            }
        }
    }
}
