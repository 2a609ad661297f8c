pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The page of the settings for the sound. */
Column {
    id: page

    spacing: 10

    Heading {
        text: qsTr("Volume")
    }

    Options {
        current: Settings.volume
        keys: Settings.choices.volume
        label: key => key === 0 ? qsTr("Off") : Names.percent(key)
        objectName: "volume"
        title: qsTr("Volume")
        width: parent.width

        onChosen: key => {
            Settings.choose("volume", key);
            Sounds.play("card");
        }
    }

    Words {
        color: Theme.inkSoft
        font.pixelSize: Theme.small
        text: qsTr("All that is heard is also to be seen. Where no loudspeaker can be used, the game is silent.")
        width: parent.width
        wrapMode: Text.Wrap
    }
}
