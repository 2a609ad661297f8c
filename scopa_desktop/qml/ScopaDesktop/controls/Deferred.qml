import QtQuick
import QtQuick.Templates as T

/* A page that is made when it is opened and given up when it is closed: what is not seen costs no frame. */
Loader {
    id: deferred

    readonly property T.Popup page: item as T.Popup
    readonly property bool opened: page?.opened ?? false

    signal closed

    /* The page, made if it is not there. */
    function made(): T.Popup {
        active = true;
        return page;
    }

    function open() {
        made().open();
    }

    function close() {
        page?.close();
    }

    function giveUp() {
        if (!opened)
            active = false;
    }

    active: false

    Connections {
        function onClosed() {
            Qt.callLater(deferred.giveUp);
            deferred.closed();
        }

        target: deferred.page
    }
}
