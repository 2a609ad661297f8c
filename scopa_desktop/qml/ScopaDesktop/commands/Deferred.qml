import QtQuick
import QtQuick.Templates as T
import ScopaDesktop

/* A page that is made when it is opened and given up when it is closed: what is not seen costs no frame. */
Loader {
    id: deferred

    /* By which `Pages` knows it. */
    required property string name
    readonly property T.Popup page: item as T.Popup
    readonly property bool opened: page?.opened ?? false

    /* The page, made if it is not there. */
    function made(): T.Popup {
        active = true;
        return page;
    }

    function close() {
        page?.close();
    }

    function giveUp() {
        if (!opened)
            active = false;
    }

    active: false

    Component.onCompleted: Pages.add(this)
    onOpenedChanged: {
        if (opened)
            Pages.entered(this);
    }

    Connections {
        function onClosed() {
            Qt.callLater(deferred.giveUp);
            Pages.gone(deferred);
        }

        target: deferred.page
    }
}
