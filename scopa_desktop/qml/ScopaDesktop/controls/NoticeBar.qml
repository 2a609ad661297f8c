import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* Something about the user's files that should be known; it stays until it is dismissed. */
Rectangle {
    id: bar

    objectName: "notice"
    implicitHeight: Math.max(text.implicitHeight, button.implicitHeight) + 16
    color: Theme.paper
    visible: Notices.first.key !== undefined

    Words {
        id: text

        objectName: "notice-text"
        anchors.left: parent.left
        anchors.leftMargin: 20
        anchors.right: report.visible ? report.left : button.left
        anchors.rightMargin: 20
        anchors.verticalCenter: parent.verticalCenter
        text: bar.visible ? Sentences.notice(Notices.first) : ""
        wrapMode: Text.Wrap
    }

    PushButton {
        id: report

        anchors.right: button.left
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        objectName: "see-report"
        plain: true
        text: qsTr("See the report")
        visible: Notices.first.key === "crashed" || Notices.first.key === "failed"
        onClicked: Pages.show("report")
    }

    PushButton {
        id: button

        anchors.right: parent.right
        anchors.rightMargin: 12
        anchors.verticalCenter: parent.verticalCenter
        objectName: "dismiss"
        text: qsTr("OK")
        onClicked: Notices.drop()
    }
}
