pragma Singleton
import QtQuick
import ScopaDesktop

/* The pages over the table: which there are and which of them are open. */
QtObject {
    id: pages

    /* The window they lie in. */
    property Window window: null
    readonly property bool fullScreen: window !== null && window.visibility === Window.FullScreen
    property int shape: Window.Windowed

    /* Every page by its name, and those that are open, the topmost last. */
    property var known: ({})
    property list<Deferred> open

    /* Opening and saving files. */
    property Files files: null

    /* Whether a window of the system lies over this one. */
    property bool covered: false
    readonly property bool free: open.length === 0 && !covered
    readonly property Deferred top: open.length ? open[open.length - 1] : null

    /* A page was closed: the keys go elsewhere. */
    signal left

    function add(page: Deferred) {
        known[page.name] = page;
    }

    function entered(page: Deferred) {
        open = [...Array.from(open).filter(one => one !== page), page];
    }

    function gone(page: Deferred) {
        open = Array.from(open).filter(one => one !== page);
        left();
    }

    /* A page, made if it is not there. */
    function made(name: string): var {
        return known[name].made();
    }

    function show(name: string) {
        made(name).open();
    }

    function closeAll() {
        for (const page of Array.from(open).reverse())
            page.close();
    }

    function turnFullScreen() {
        if (fullScreen) {
            window.visibility = shape;
        } else {
            shape = window.visibility;
            window.visibility = Window.FullScreen;
        }
    }
}
