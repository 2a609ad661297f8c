import QtQuick
import ScopaDesktop

/* The head of a part of a page. */
Words {
    font.bold: true
    topPadding: 10
    width: parent?.width ?? 0
    wrapMode: Text.Wrap
    Accessible.role: Accessible.Heading
}
