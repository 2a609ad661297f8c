import QtQuick
import QtQuick.Templates as T
import ScopaDesktop
import ScopaDesktop.Backend

/* A page of paper over the table: title, content, and what closes it. */
T.Popup {
    id: sheet

    property string title: ""

    /* Whether there is a button beside the title that closes the page. */
    property bool closable: false

    anchors.centerIn: T.Overlay.overlay
    closePolicy: T.Popup.CloseOnEscape
    focus: true
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    margins: 16
    modal: true
    padding: 24
    parent: T.Overlay.overlay
    topPadding: 24 + Math.max(heading.implicitHeight, closable ? away.height - 8 : 0) + 12

    onOpened: Announcer.say(title)

    T.Overlay.modal: Rectangle {
        color: "#99000000"
    }

    background: Rectangle {
        border.color: Theme.line
        border.width: 1
        color: Theme.paper
        radius: 16

        Words {
            id: heading

            x: 24
            y: 20
            width: parent.width - 48 - (sheet.closable ? away.width + 16 : 0)
            font.bold: true
            font.pixelSize: Theme.title
            text: sheet.title
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
        }

        PushButton {
            id: away

            anchors.right: parent.right
            anchors.rightMargin: 20
            objectName: sheet.closable ? "close" : ""
            plain: true
            text: qsTr("Close")
            visible: sheet.closable
            y: 16

            onClicked: sheet.close()
        }
    }
}
