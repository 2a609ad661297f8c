import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The coach's question over the hand, by the card it is about: play it all the same, or choose again. The table that it
   speaks of stays in sight. */
Rectangle {
    id: coach

    readonly property var question: Assist.question
    readonly property bool asking: question.card !== undefined
    readonly property int at: Stage.hand.indexOf(question.card ?? "")
    readonly property real middle: at < 0 ? Places.middle : Places.handSpot(at, Stage.hand.length).x
    readonly property real room: parent.height - Places.tableTop - Places.tableHeight - 16
    readonly property int size: Math.min(Theme.body, Math.max(18, room / 5))
    property Item before: null

    border.color: Theme.gold
    border.width: 2
    color: Theme.paper
    height: content.implicitHeight + 28
    objectName: "coach"
    radius: 14
    visible: asking
    width: Math.min(parent.width - 32, Math.max(words.implicitWidth, buttons.wanted) + 32)
    x: Math.max(16, Math.min(middle - width / 2, parent.width - width - 16))
    y: parent.height - 8 - height
    z: 2600

    Accessible.name: words.text
    Accessible.role: Accessible.AlertMessage

    onAskingChanged: {
        if (asking) {
            before = Window.activeFocusItem;
            again.forceActiveFocus(Qt.TabFocusReason);
        } else {
            (before?.visible ? before : parent).forceActiveFocus();
        }
    }

    Keys.onEscapePressed: Assist.drop()
    Keys.onLeftPressed: all.forceActiveFocus(Qt.TabFocusReason)
    Keys.onRightPressed: again.forceActiveFocus(Qt.TabFocusReason)

    /* What it covers is not to be clicked through it. */
    MouseArea {
        anchors.fill: parent
    }

    Column {
        id: content

        spacing: 12
        width: parent.width - 32
        x: 16
        y: 14

        Words {
            id: words

            font.pixelSize: coach.size
            objectName: "coach-words"
            text: coach.asking ? Sentences.warning(coach.question) : ""
            width: parent.width
            wrapMode: Text.Wrap
        }

        Flow {
            id: buttons

            readonly property real wanted: all.implicitWidth + again.implicitWidth + spacing

            spacing: 12
            width: parent.width

            PushButton {
                id: all

                font.pixelSize: coach.size
                objectName: "coach-play"
                plain: true
                text: qsTr("Play")
                onClicked: Assist.playAllTheSame()
            }

            PushButton {
                id: again

                font.pixelSize: coach.size
                objectName: "coach-again"
                text: qsTr("Choose again")
                onClicked: Assist.drop()
            }
        }
    }
}
