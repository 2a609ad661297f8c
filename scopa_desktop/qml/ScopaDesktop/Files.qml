import QtQuick
import QtQuick.Dialogs
import ScopaDesktop.Backend

/* The system's dialogues for files: a saved match, and the export of all of them. */
Item {
    id: files

    readonly property string matches: qsTr("Matches of Scopa (%1)").arg("*.scopa")

    function openMatch() {
        opening.open();
    }

    function saveGame() {
        saving.shown = false;
        saving.open();
    }

    function saveShown() {
        saving.shown = true;
        saving.open();
    }

    function exportAll() {
        exporting.open();
    }

    function importAll() {
        importing.open();
    }

    FileDialog {
        id: opening

        objectName: "opening"
        nameFilters: [files.matches, qsTr("All files (%1)").arg("*")]
        title: qsTr("Open a match")

        onAccepted: Replay.openFile(selectedFile)
    }

    FileDialog {
        id: saving

        property bool shown: false

        objectName: "saving"
        defaultSuffix: "scopa"
        fileMode: FileDialog.SaveFile
        nameFilters: [files.matches]
        title: qsTr("Save the match")

        onAccepted: shown ? Replay.saveAs(selectedFile) : Replay.saveGame(selectedFile)
    }

    FileDialog {
        id: exporting

        objectName: "exporting"
        defaultSuffix: selectedNameFilter.index === 1 ? "csv" : "json"
        fileMode: FileDialog.SaveFile
        nameFilters: [qsTr("All matches with their cards (%1)").arg("*.json"), qsTr("A table of the matches (%1)").arg("*.csv")]
        title: qsTr("Export")

        onAccepted: History.exportTo(selectedFile)
    }

    FileDialog {
        id: importing

        objectName: "importing"
        nameFilters: [qsTr("All matches with their cards (%1)").arg("*.json")]
        title: qsTr("Import")

        onAccepted: History.importFrom(selectedFile)
    }
}
