import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* Export, import and deletion of all that is kept, and what came of it. */
Column {
    id: panel

    readonly property bool exchanging: Exchange.running
    property Item begun: null

    readonly property string outcome: {
        const told = Exchange.outcome;
        switch (told.key) {
        case "exported":
            return sentences([qsTr("%n match(es) written to %1.", "", told.count).arg(told.file), told.damaged ? qsTr("%n cannot be read and were left out.", "", told.damaged) : ""]);
        case "imported":
            return sentences([qsTr("%n match(es) of %1 taken in.", "", told.count).arg(told.file), told.known ? qsTr("%n were here already.", "", told.known) : "", told.damaged ? qsTr("%n are damaged and were left out.", "", told.damaged) : "", told.left ? qsTr("%n were not taken in, because it was stopped.", "", told.left) : ""]);
        case "half":
            return sentences([qsTr("%n match(es) of %1 taken in.", "", told.count).arg(told.file), qsTr("%n were not taken in: this did not work (%1).", "", told.left).arg(told.detail)]);
        case "stopped":
            return qsTr("Stopped: %1 was not written.").arg(told.file);
        case "table":
            return qsTr("%1 is a table for other programs. Matches are taken in from the export with their cards (.json).").arg(told.file);
        case "newer":
            return qsTr("%1 was written by a newer version of this program.").arg(told.file);
        case "foreign":
            return qsTr("%1 is no export of matches, or it is damaged. Nothing was changed.").arg(told.file);
        case "failed":
            return qsTr("%1: this did not work (%2).").arg(told.file).arg(told.detail);
        default:
            return "";
        }
    }

    readonly property string progress: {
        const [done, of] = History.progress;
        return of ? qsTr("%1 of %2 matches…").arg(Names.number(done)).arg(Names.number(of)) : qsTr("The file is being read…");
    }

    function sentences(parts: var): string {
        return parts.filter(part => part !== "").join(" ");
    }

    signal told

    spacing: 8

    /* The keys go to the button that stops it, and back. */
    onExchangingChanged: {
        if (visible && begun)
            Qt.callLater(() => (exchanging ? stop : begun).forceActiveFocus(Qt.TabFocusReason));
    }
    onOutcomeChanged: {
        if (outcome) {
            Announcer.say(outcome);
            told();
        }
    }

    Words {
        font.bold: true
        objectName: "outcome"
        text: panel.exchanging ? panel.progress : panel.outcome
        visible: text !== ""
        width: parent.width
        wrapMode: Text.Wrap
    }

    Flow {
        spacing: 8
        width: parent.width

        PushButton {
            id: stop

            objectName: "stop"
            text: qsTr("Stop")
            visible: panel.exchanging
            onClicked: Exchange.stop()
        }

        PushButton {
            id: exporting

            enabled: !panel.exchanging
            objectName: "export"
            plain: true
            text: qsTr("Export…")
            onClicked: {
                panel.begun = exporting;
                Pages.files.exportAll();
            }
        }

        PushButton {
            id: importing

            enabled: !panel.exchanging
            objectName: "import"
            plain: true
            text: qsTr("Import…")
            onClicked: {
                panel.begun = importing;
                Pages.files.importAll();
            }
        }

        PushButton {
            objectName: "delete"
            plain: true
            text: qsTr("Delete all my data…")
            onClicked: Questions.deleteAll()
        }
    }
}
