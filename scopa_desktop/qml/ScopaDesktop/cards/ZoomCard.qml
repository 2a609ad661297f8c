import QtQuick
import QtQuick.Templates as T
import ScopaDesktop

/* One card, as large as the window allows, with its name; any key or click closes it. */
T.Popup {
    id: zoom

    property string code: ""

    function show(code: string) {
        zoom.code = code;
        open();
    }

    anchors.centerIn: T.Overlay.overlay
    focus: true
    parent: T.Overlay.overlay
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    modal: true
    objectName: "zoom"
    padding: 0

    T.Overlay.modal: Rectangle {
        color: "#cc000000"
    }

    contentItem: Item {
        focus: true
        Accessible.focusable: true
        Accessible.name: name.text
        Accessible.role: Accessible.Dialog
        implicitHeight: picture.height + name.implicitHeight + 16
        implicitWidth: Math.max(picture.width, name.implicitWidth)

        Keys.onPressed: event => {
            zoom.close();
            event.accepted = true;
        }

        CardFace {
            id: picture

            anchors.horizontalCenter: parent.horizontalCenter
            width: zoom.parent ? Math.min((zoom.parent.height * 0.94 - name.implicitHeight - 16) / Theme.ratio, zoom.parent.width * 0.9) : 0
            height: width * Theme.ratio
            code: zoom.code
        }

        Words {
            id: name

            anchors.bottom: parent.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            color: "white"
            font.bold: true
            font.pixelSize: Math.max(36, Math.min(Theme.title, (zoom.parent?.width ?? 0) / 20))
            silent: true
            text: Names.capital(Names.card(zoom.code))
        }

        TapHandler {
            onTapped: zoom.close()
        }
    }
}
