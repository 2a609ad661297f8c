import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The word, for a moment, when a scopa is made, and one stroke of the broom. */
Item {
    id: moment

    implicitHeight: plate.height
    implicitWidth: plate.width

    Rectangle {
        id: plate

        property bool told: false

        objectName: "scopa-word"

        anchors.centerIn: parent
        border.color: Theme.gold
        border.width: 3
        color: Theme.bar
        height: text.implicitHeight + 28
        opacity: told ? 1 : 0
        radius: height / 2
        visible: opacity > 0
        width: text.implicitWidth + 72

        Behavior on opacity {
            enabled: !Tempo.still

            NumberAnimation {
                duration: Tempo.now.lift
            }
        }

        Text {
            id: text

            anchors.centerIn: parent
            color: Theme.gold
            font.bold: true
            font.pixelSize: Theme.title * 1.5
            text: qsTr("Scopa!")
            textFormat: Text.PlainText
        }
    }

    Image {
        id: broom

        readonly property real reach: plate.width * 0.62

        height: plate.height * 2.6
        rotation: 28
        source: Settings.broom
        sourceSize.height: 400
        visible: stroke.running
        width: height / 2
        y: -height * 0.45
    }

    SequentialAnimation {
        id: stroke

        NumberAnimation {
            duration: Tempo.now.scopa
            easing.type: Easing.InOutCubic
            from: moment.width / 2 - broom.reach - broom.width / 2
            property: "x"
            target: broom
            to: moment.width / 2 + broom.reach - broom.width / 2
        }
    }

    Timer {
        id: hide

        interval: Tempo.scopaWord

        onTriggered: plate.told = false
    }

    Connections {
        function onSettled() {
            if (stroke.running)
                stroke.complete();
        }

        /* The next card is not hidden by the word. */
        function onShown() {
            if (!Tempo.still && Stage.table.length)
                plate.told = false;
        }

        function onSwept() {
            plate.told = true;
            hide.restart();
            if (!Tempo.still)
                stroke.restart();
        }

        target: Stage
    }

    /* Whoever goes on playing has read it. */
    Connections {
        function onChose() {
            if (Turn.chosen || Turn.picked.length)
                plate.told = false;
        }

        target: Turn
    }
}
