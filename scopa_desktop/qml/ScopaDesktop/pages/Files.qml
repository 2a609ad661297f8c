import QtQuick
import QtQuick.Dialogs
import QtQuick.Templates as T
import ScopaDesktop
import ScopaDesktop.Backend

/* Opening and saving files: in the system's own window, or on a page where it has none. */
Item {
    id: files

    readonly property var matches: [kind(qsTr("Matches of Scopa (%1)"), "scopa")]

    function kind(label: string, suffix: string): var {
        return {
            label: label.arg("*." + suffix),
            suffix: suffix
        };
    }

    function openMatch() {
        ask(qsTr("Open a match"), false, matches, file => Replay.openFile(file));
    }

    function saveGame() {
        ask(qsTr("Save the match"), true, matches, file => Replay.saveGame(file));
    }

    function saveShown() {
        ask(qsTr("Save the match"), true, matches, file => Replay.saveAs(file));
    }

    function exportAll() {
        ask(qsTr("Export"), true, [kind(qsTr("All matches with their cards (%1)"), "json"), kind(qsTr("A table of the matches (%1)"), "csv")], file => Exchange.exportTo(file));
    }

    function importAll() {
        ask(qsTr("Import"), false, [kind(qsTr("All matches with their cards (%1)"), "json")], file => Exchange.importFrom(file));
    }

    /* One file is chosen at a time. */
    function ask(title: string, saving: bool, kinds: var, then: var) {
        if (picking.opened || system.visible)
            return;
        const onPage = () => (picking.made() as FilePage).ask(title, saving, kinds, then);
        if (Picker.native)
            system.ask(title, saving, kinds, then, onPage);
        else
            onPage();
    }

    FileDialog {
        id: system

        property var kinds: []
        property var then: null

        /* What to do where no window came, though there should be one. */
        property var otherwise: null
        property bool came: false

        function ask(title: string, saving: bool, kinds: var, then: var, otherwise: var) {
            Picker.begin("*." + kinds[0].suffix);
            system.title = title;
            system.kinds = kinds;
            system.then = then;
            system.otherwise = otherwise;
            fileMode = saving ? FileDialog.SaveFile : FileDialog.OpenFile;
            currentFolder = Picker.url(Picker.folder);
            if (saving)
                selectedFile = Picker.url(Picker.folder + "/" + Picker.proposal(kinds[0].suffix));
            came = false;
            open();
        }

        defaultSuffix: kinds[selectedNameFilter.index]?.suffix ?? ""
        nameFilters: kinds.map(kind => kind.label)

        onAccepted: {
            Picker.enter(Picker.path(currentFolder));
            then(selectedFile);
        }
        onRejected: {
            if (!came)
                otherwise();
        }
        onVisibleChanged: {
            Pages.covered = visible;
            if (!visible)
                Pages.left();
        }
    }

    Connections {
        function onActiveChanged() {
            if (!files.Window.active)
                system.came = true;
        }

        target: files.Window.window
    }

    /* While the system's window is there, nothing is done in this one. */
    Loader {
        active: system.visible

        sourceComponent: T.Popup {
            anchors.centerIn: T.Overlay.overlay
            closePolicy: T.Popup.NoAutoClose
            focus: true
            modal: true
            parent: T.Overlay.overlay
            visible: true

            T.Overlay.modal: Rectangle {
                color: "#99000000"
            }
        }
    }

    Deferred {
        id: picking

        name: "files"
        sourceComponent: FilePage {}
    }
}
