pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The pages of what was played: decks, matches, replay, statistics and fairness, with their files. */
Item {
    id: album

    /* The pages, those first that may lie on another. */
    readonly property var pages: [refusal, files.page, report, seals, replay, fairness, history, statistics]
    readonly property bool opened: files.opened || pages.some(page => page.opened)

    signal closed
    signal deleteAsked
    signal playOnAsked
    signal removalAsked(string name)
    signal told(var text)

    function showSeals() {
        Stage.skip();
        Seals.showLive();
        openSeals();
    }

    function openSeals() {
        (seals.made() as SealPage).openLast();
    }

    function showHistory() {
        Stage.skip();
        history.open();
    }

    function showStatistics() {
        Stage.skip();
        statistics.open();
    }

    function showFairness() {
        Stage.skip();
        fairness.open();
    }

    function showReport() {
        report.open();
    }

    function openFile() {
        Stage.skip();
        files.openMatch();
    }

    function saveGame() {
        Stage.skip();
        files.saveGame();
    }

    function closeAll() {
        for (const page of pages)
            page.close();
    }

    function tellFailure() {
        const failure = Replay.failure;
        const place = qsTr("%1, line %2").arg(failure.name).arg(failure.line) + "\n\n";
        const told = {
            newer: qsTr("%1 was written by a newer version of this program.").arg(failure.name),
            form: place + qsTr("This is no saved match, or it is damaged here."),
            short: place + qsTr("The end of the match is missing."),
            long: place + qsTr("There is something after the end of the match."),
            changed: qsTr("%1, lines %2 to %3").arg(failure.name).arg(failure.line).arg(failure.last) + "\n\n" + qsTr("Something here was changed after what stands for it was written: a seal, or the last line."),
            seal: place + qsTr("This deck does not have its seal: a card, a random digit or the seal was changed."),
            move: place + qsTr("A move here is against the rules: a move, or the cut of the deck, was changed."),
            points: place + qsTr("These are not the points of the round."),
            file: qsTr("%1: %2").arg(failure.name).arg(failure.detail),
            save: qsTr("%1: %2").arg(failure.name).arg(failure.detail)
        };
        (refusal.made() as AskDialog).put(failure.key === "save" ? qsTr("The match was not saved") : qsTr("This file was not opened"), told[failure.key], qsTr("OK"), "", () => {});
    }

    Connections {
        function onOpened() {
            replay.open();
        }

        function onRefused() {
            album.tellFailure();
        }

        function onSaved(name: string) {
            album.told(() => qsTr("The match is saved as %1.").arg(name));
        }

        target: Replay
    }

    DropArea {
        id: drop

        anchors.fill: parent
        keys: ["text/uri-list"]

        onDropped: drop => {
            if (drop.hasUrls)
                Replay.openFile(drop.urls[0]);
        }
        onEntered: drag => drag.accepted = drag.hasUrls && drag.urls[0].toString().startsWith("file:")
    }

    Rectangle {
        anchors.centerIn: parent
        border.color: Theme.action
        border.width: 3
        color: Theme.paper
        height: invitation.height + 40
        objectName: "drop-here"
        radius: 16
        visible: drop.containsDrag
        width: invitation.width + 60
        z: 10

        Words {
            id: invitation

            anchors.centerIn: parent
            font.pixelSize: Theme.large
            text: qsTr("Drop the saved match here to open it")
        }
    }

    Files {
        id: files

        onClosed: album.closed()
    }

    Deferred {
        id: history

        onClosed: album.closed()

        sourceComponent: HistoryPage {
            onOpenAsked: album.openFile()
        }
    }

    Deferred {
        id: statistics

        onClosed: album.closed()

        sourceComponent: StatisticsPage {
            onDeleteAsked: album.deleteAsked()
            onExportAsked: files.exportAll()
            onFairnessAsked: fairness.open()
            onImportAsked: files.importAll()
            onRemovalAsked: name => album.removalAsked(name)
        }
    }

    Deferred {
        id: fairness

        onClosed: album.closed()

        sourceComponent: FairnessPage {
            onSealsAsked: album.showSeals()
        }
    }

    Deferred {
        id: replay

        onClosed: album.closed()

        sourceComponent: ReplayPage {
            onPlayOnAsked: album.playOnAsked()
            onSaveAsked: files.saveShown()
            onSealsAsked: album.openSeals()
        }
    }

    Deferred {
        id: seals

        onClosed: album.closed()

        sourceComponent: SealPage {}
    }

    Deferred {
        id: report

        onClosed: album.closed()

        sourceComponent: ReportPage {}
    }

    Deferred {
        id: refusal

        onClosed: album.closed()

        sourceComponent: AskDialog {}
    }
}
