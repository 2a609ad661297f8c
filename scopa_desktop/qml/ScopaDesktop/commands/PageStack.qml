pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* Every page that may lie over the table. */
Item {
    id: stack

    /* The page and the chapter at which settings and rule book are opened again. */
    property int settingsPage: 0
    property int chapter: 0

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

    Component.onCompleted: Pages.files = files

    Connections {
        function onOpened() {
            Pages.show("replay");
        }

        function onRefused() {
            stack.tellFailure();
        }

        function onSaved(name: string) {
            Herald.read(() => qsTr("The match is saved as %1.").arg(name));
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
    }

    Deferred {
        name: "question"
        sourceComponent: AskDialog {}
    }

    Deferred {
        name: "settings"
        sourceComponent: SettingsDialog {
            page: stack.settingsPage

            onPageChanged: stack.settingsPage = page
        }
    }

    Deferred {
        name: "book"
        sourceComponent: RuleBook {
            page: stack.chapter

            onPageChanged: stack.chapter = page
        }
    }

    Deferred {
        name: "lastMove"
        sourceComponent: LastMove {}
    }

    Deferred {
        name: "zoom"
        sourceComponent: ZoomCard {}
    }

    Deferred {
        name: "number"
        sourceComponent: NumberDialog {}
    }

    Deferred {
        name: "captured"
        sourceComponent: CapturedPage {}
    }

    Deferred {
        name: "about"
        sourceComponent: AboutDialog {}
    }

    Deferred {
        name: "scanMenu"
        sourceComponent: ScanMenu {}
    }

    Deferred {
        name: "history"
        sourceComponent: HistoryPage {}
    }

    Deferred {
        name: "statistics"
        sourceComponent: StatisticsPage {}
    }

    Deferred {
        name: "fairness"
        sourceComponent: FairnessPage {}
    }

    Deferred {
        name: "replay"
        sourceComponent: ReplayPage {}
    }

    Deferred {
        name: "seals"
        sourceComponent: SealPage {}
    }

    Deferred {
        name: "report"
        sourceComponent: ReportPage {}
    }

    Deferred {
        id: refusal

        name: "refusal"
        sourceComponent: AskDialog {}
    }
}
