import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The report of an error, to read and to copy. */
Sheet {
    id: page

    property bool copied: false

    closable: true
    objectName: "report"
    title: qsTr("Report of the error")
    width: Math.min(parent.width - 32, Math.max(860, Theme.body * 46))
    height: Math.min(parent.height - 32, content.implicitHeight + topPadding + bottomPadding)

    onAboutToShow: copied = false
    onOpened: scroll.begin()

    contentItem: Scroller {
        id: scroll

        Column {
            id: content

            spacing: 12
            width: scroll.availableWidth - 20

            Words {
                text: qsTr("The match is safe. This report may help to mend the program; it stays on this computer and is sent to nobody. Copy it if you want to pass it on.")
                width: parent.width
                wrapMode: Text.Wrap
            }

            PushButton {
                objectName: "copy-report"
                text: page.copied ? qsTr("Copied") : qsTr("Copy the report")
                onClicked: {
                    Report.copy();
                    page.copied = true;
                }
            }

            Rectangle {
                width: parent.width
                height: words.implicitHeight + 20
                color: Theme.paperDeep
                radius: 6

                Words {
                    id: words

                    x: 12
                    y: 10
                    width: parent.width - 24
                    font.family: "monospace"
                    font.pixelSize: Theme.small
                    objectName: "report-text"
                    text: page.opened ? Report.text : ""
                    wrapMode: Text.WrapAnywhere
                }
            }
        }
    }
}
