import QtQuick
import ScopaDesktop

/* One question with a yes, which may lose something, and a no, which loses nothing and has the focus. */
Sheet {
    id: ask

    property string question: ""
    property string yes: ""
    property string no: qsTr("No")
    property var action: null

    function put(title: string, question: string, yes: string, no: string, action: var) {
        ask.title = title;
        ask.question = question;
        ask.yes = yes;
        ask.no = no;
        ask.action = action;
        open();
    }

    objectName: "ask"
    width: Math.min(parent.width - 32, Theme.body * 28)

    onOpened: (noButton.visible ? noButton : yesButton).forceActiveFocus(Qt.TabFocusReason)

    contentItem: Scroller {
        contentHeight: content.implicitHeight
        implicitHeight: content.implicitHeight

        Column {
            id: content

            spacing: 20
            width: ask.availableWidth

            Words {
                objectName: "ask-words"
                text: ask.question
                width: parent.width
                wrapMode: Text.Wrap
            }

            Flow {
                layoutDirection: Qt.RightToLeft
                spacing: 12
                width: parent.width

                PushButton {
                    id: yesButton

                    objectName: "yes"
                    text: ask.yes
                    onClicked: {
                        ask.close();
                        ask.action();
                    }
                }

                PushButton {
                    id: noButton

                    objectName: "no"
                    plain: true
                    text: ask.no
                    visible: text !== ""
                    onClicked: ask.close()
                }
            }
        }
    }
}
