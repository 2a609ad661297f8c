import QtQuick
import QtQuick.Controls.Basic
import ScopaDesktop

/* A page that scrolls by wheel, keys and bar, and by itself to what has the focus. */
ScrollView {
    id: scroller

    readonly property Item focused: Window.activeFocusItem

    /* Show the beginning of the page and let the keys scroll it. */
    function begin() {
        contentItem.forceActiveFocus();
        (contentItem as Flickable).contentY = 0;
    }

    function reveal(item: Item) {
        const flickable = contentItem as Flickable;
        let parent = item;
        while (parent && parent !== flickable.contentItem)
            parent = parent.parent;
        if (!parent)
            return;
        const top = item.mapToItem(flickable.contentItem, 0, 0).y - 12;
        const bottom = top + item.height + 24;
        if (top < flickable.contentY)
            flickable.contentY = Math.max(0, top);
        else if (bottom > flickable.contentY + flickable.height)
            flickable.contentY = Math.max(0, Math.min(bottom - flickable.height, flickable.contentHeight - flickable.height));
    }

    /* Scroll to a place, or by a distance. */
    function moveTo(place: real) {
        const flickable = contentItem as Flickable;
        flickable.contentY = Math.max(0, Math.min(place, flickable.contentHeight - flickable.height));
    }

    function move(distance: real) {
        moveTo((contentItem as Flickable).contentY + distance);
    }

    /* Obey the keys that turn pages. */
    function turnPage(event: var) {
        const page = height - Theme.body * 2;
        const distances = new Map([[Qt.Key_PageDown, page], [Qt.Key_PageUp, -page], [Qt.Key_Home, -contentHeight], [Qt.Key_End, contentHeight]]);
        event.accepted = distances.has(event.key);
        if (event.accepted)
            move(distances.get(event.key));
    }

    ScrollBar.horizontal: SlideBar {
        needed: false
    }
    ScrollBar.vertical: SlideBar {
        height: scroller.height
        needed: scroller.contentHeight >= scroller.height + 1
        parent: scroller
        x: scroller.width - width
    }
    clip: true
    contentWidth: availableWidth

    onFocusedChanged: {
        if (focused)
            reveal(focused);
    }

    Keys.onDownPressed: move(Theme.body * 3)
    Keys.onPressed: event => turnPage(event)
    Keys.onUpPressed: move(-Theme.body * 3)
}
