import QtQuick
import ScopaDesktop.Backend

/* Export, import and deletion of all that is kept, and what came of it. */
Column {
    id: panel

    readonly property string outcome: {
        const told = History.outcome;
        switch (told.key) {
        case "exported":
            return qsTr("%n match(es) written to %1.", "", told.count).arg(told.file);
        case "imported":
            return qsTr("%n match(es) taken in.", "", told.count) + (told.damaged ? " " + qsTr("%n of the file are damaged and were left out.", "", told.damaged) : told.count ? "" : " " + qsTr("All of %1 were here already.").arg(told.file));
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

    signal deleteAsked
    signal exportAsked
    signal importAsked
    signal told

    spacing: 8

    onOutcomeChanged: {
        if (outcome) {
            Announcer.say(outcome);
            told();
        }
    }

    Words {
        font.bold: true
        objectName: "outcome"
        text: History.busy && History.count ? qsTr("%1 of %2 matches…").arg(History.progress[0]).arg(History.progress[1]) : panel.outcome
        visible: text !== ""
        width: parent.width
        wrapMode: Text.Wrap
    }

    Flow {
        spacing: 8
        width: parent.width

        PushButton {
            enabled: !History.busy
            objectName: "export"
            plain: true
            text: qsTr("Export…")
            onClicked: panel.exportAsked()
        }

        PushButton {
            enabled: !History.busy
            objectName: "import"
            plain: true
            text: qsTr("Import…")
            onClicked: panel.importAsked()
        }

        PushButton {
            objectName: "delete"
            plain: true
            text: qsTr("Delete all my data…")
            onClicked: panel.deleteAsked()
        }
    }
}
