import QtQuick
import ScopaDesktop

/* A seal, or other hexadecimal digits, in groups that can be compared by eye. */
Words {
    property string seal: ""
    property int group: 8

    font.family: "monospace"
    font.pixelSize: Theme.small
    lineHeight: 1.15
    text: (seal.match(new RegExp(".{1," + group + "}", "g")) ?? []).join(" ")
    wrapMode: Text.Wrap
    Accessible.name: qsTr("Seal %1").arg(text)
}
