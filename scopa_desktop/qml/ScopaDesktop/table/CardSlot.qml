import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* A still place for one card: it takes clicks and the focus, and is what a screen reader reads. */
Item {
    id: slot

    required property int index
    property string code: ""
    property var spot: null
    property string hint: ""
    property string place: ""
    property bool picked: false
    readonly property bool hot: hover.hovered || activeFocus && Keyboard.keyed

    property bool clickable: true
    property bool draggable: false

    signal tapped
    signal tappedAt(point where)
    signal dragStarted
    signal dragMoved(vector2d by, point where)
    signal dragEnded(point where, bool released)
    signal held

    x: spot ? spot.x - width / 2 : 0
    y: spot ? spot.y - height / 2 : 0
    z: spot ? spot.z : 0
    width: Places.cardWidth * (spot ? spot.scale : 1)
    height: Places.cardHeight * (spot ? spot.scale : 1)
    rotation: spot ? spot.angle : 0
    enabled: code !== ""
    visible: code !== ""

    Accessible.checkable: picked
    Accessible.checked: picked
    Accessible.description: (hint + " " + place).trim()
    Accessible.focusable: true
    Accessible.ignored: code === ""
    Accessible.name: Names.capital(Names.aloud(code))
    Accessible.role: Accessible.Button
    Accessible.onPressAction: tapped()

    Keys.onEnterPressed: tapped()
    Keys.onReturnPressed: tapped()
    Keys.onSpacePressed: tapped()

    HoverHandler {
        id: hover

        cursorShape: Qt.PointingHandCursor
    }

    TapHandler {
        enabled: slot.clickable

        onLongPressed: slot.held()
        onTapped: eventPoint => slot.tappedAt(eventPoint.scenePosition)
    }

    DragHandler {
        id: drag

        property point from

        dragThreshold: 6
        grabPermissions: PointerHandler.CanTakeOverFromAnything
        enabled: slot.draggable
        target: null

        onActiveChanged: {
            if (active) {
                from = centroid.scenePressPosition;
                slot.dragStarted();
            } else {
                slot.dragEnded(centroid.scenePosition, Gestures.releasing);
            }
        }
        onActiveTranslationChanged: {
            const at = centroid.scenePosition;
            if (active)
                slot.dragMoved(Qt.vector2d(at.x - from.x, at.y - from.y), at);
        }
    }

    /* A finger has no right button, and would be taken for one. */
    TapHandler {
        acceptedButtons: Qt.RightButton
        acceptedDevices: PointerDevice.AllDevices & ~PointerDevice.TouchScreen
        onTapped: slot.held()
    }
}
