import QtQuick
import QtQuick.Templates as T
import ScopaDesktop

Text {
    id: words

    /* What is said by a button or a row around it is not said twice. */
    property bool silent: {
        let around = parent;
        while (around && !(around instanceof T.AbstractButton))
            around = around.parent;
        return around !== null;
    }

    color: Theme.ink
    font.pixelSize: Theme.body
    textFormat: Text.PlainText
    Accessible.ignored: silent || text === ""
    Accessible.name: text
    Accessible.role: Accessible.StaticText
}
