import QtQuick

Text {
    color: Theme.ink
    font.pixelSize: Theme.body
    textFormat: Text.PlainText
}
