import QtQuick
import QtQuick.Controls.Basic

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
            flickable.contentY = Math.min(bottom - flickable.height, flickable.contentHeight - flickable.height);
    }

    ScrollBar.vertical.policy: contentHeight > height ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff
    clip: true
    contentWidth: availableWidth

    onFocusedChanged: {
        if (focused)
            reveal(focused);
    }

    Keys.onDownPressed: ScrollBar.vertical.increase()
    Keys.onUpPressed: ScrollBar.vertical.decrease()
}
