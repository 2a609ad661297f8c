import QtQuick
import ScopaDesktop.Backend

/* The word, for a moment, when a scopa is made. */
Rectangle {
    id: word

    implicitWidth: text.implicitWidth + 64
    implicitHeight: text.implicitHeight + 28
    color: "#e6" + String(Theme.bar).slice(1)
    border.color: Theme.gold
    border.width: 3
    opacity: 0
    radius: height / 2
    visible: opacity > 0

    Text {
        id: text

        anchors.centerIn: parent
        color: Theme.gold
        font.bold: true
        font.pixelSize: Theme.title * 1.4
        text: qsTr("Scopa!")
        textFormat: Text.PlainText
    }

    Connections {
        function onSwept() {
            word.opacity = 1;
            hide.restart();
        }

        target: Game
    }

    Timer {
        id: hide

        interval: Tempo.scopaWord
        onTriggered: word.opacity = 0
    }

    Behavior on opacity {
        enabled: !Tempo.still

        NumberAnimation {
            duration: Tempo.now.lift
        }
    }
}
