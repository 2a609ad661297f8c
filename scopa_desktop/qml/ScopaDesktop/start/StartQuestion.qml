pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import ScopaDesktop

/* What has to be asked before there is a table; the first answer is the safe one. */
ApplicationWindow {
    id: window

    property string key: ""
    property string answer: "close"

    readonly property var questions: ({
            held: {
                title: qsTr("Scopa seems to be open already"),
                text: qsTr("Another window of Scopa seems to use these files, but it does not answer. It may still be starting, or be open on another computer that shares the files. While both are open, each can overwrite the match of the other."),
                answers: [
                    {
                        key: "again",
                        text: qsTr("Try again")
                    },
                    {
                        key: "close",
                        text: qsTr("Close")
                    },
                    {
                        key: "open",
                        text: qsTr("Open all the same")
                    }
                ]
            }
        })
    readonly property var question: questions[key]

    function give(key: string) {
        answer = key;
        close();
    }

    color: Theme.paper
    height: Math.min(Screen.desktopAvailableHeight - 64, content.implicitHeight + 48)
    title: qsTr("Scopa")
    visible: true
    width: Math.min(Screen.desktopAvailableWidth - 64, Theme.body * 32)

    Component.onCompleted: (answers.itemAt(0) as PushButton).forceActiveFocus(Qt.TabFocusReason)

    Shortcut {
        sequence: "Esc"
        onActivated: window.give("close")
    }

    Scroller {
        anchors.fill: parent
        anchors.margins: 24
        contentHeight: content.implicitHeight

        Column {
            id: content

            objectName: "question"
            padding: 8
            spacing: 20
            width: parent.width
            Accessible.description: window.question.text
            Accessible.name: window.question.title
            Accessible.role: Accessible.Dialog

            Words {
                font.bold: true
                font.pixelSize: Theme.title
                text: window.question.title
                width: parent.width - 16
                wrapMode: Text.Wrap
                Accessible.role: Accessible.Heading
            }

            Words {
                objectName: "question-text"
                text: window.question.text
                width: parent.width - 16
                wrapMode: Text.Wrap
            }

            Flow {
                spacing: 16
                width: parent.width - 16

                Repeater {
                    id: answers

                    model: window.question.answers

                    PushButton {
                        required property int index
                        required property var modelData

                        objectName: modelData.key
                        plain: index > 0
                        text: modelData.text
                        onClicked: window.give(modelData.key)
                    }
                }
            }
        }
    }
}
