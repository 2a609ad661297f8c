pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import ScopaDesktop

/* One of several: buttons side by side, with a picture where there is one, or, with explanations, one under the other. */
Flow {
    id: options

    property var keys: []
    property var current: null
    property var label: key => String(key)
    property var explained: null
    property var picture: null
    property string title: ""

    signal chosen(var key)

    spacing: Theme.gap
    Accessible.name: title
    Accessible.role: Accessible.Grouping

    Repeater {
        model: options.keys

        T.RadioButton {
            id: choice

            required property var modelData

            objectName: options.objectName + "-" + modelData

            implicitHeight: Math.max(Theme.target, contentItem.implicitHeight + topPadding + bottomPadding)
            implicitWidth: options.explained ? options.width : Math.min(options.width, Math.max(name.implicitWidth, options.picture ? 144 : 0) + 32)
            activeFocusOnTab: true
            autoExclusive: false
            checked: options.current === modelData
            font.pixelSize: Theme.body
            text: options.label(modelData)
            verticalPadding: options.explained ? 10 : Math.max(6, (Theme.target - Theme.body * 1.25) / 2)
            horizontalPadding: 16

            Accessible.description: options.explained ? options.explained(modelData) : ""

            onClicked: {
                checked = Qt.binding(() => options.current === choice.modelData);
                options.chosen(modelData);
            }

            contentItem: Column {
                spacing: options.picture ? 6 : 2

                Image {
                    asynchronous: true
                    fillMode: Image.PreserveAspectCrop
                    height: 80
                    source: options.picture ? options.picture(choice.modelData) : ""
                    sourceSize: Qt.size(144, 80)
                    visible: options.picture !== null
                    width: Math.min(144, choice.availableWidth)

                    Rectangle {
                        anchors.fill: parent
                        border.color: choice.checked ? Theme.actionText : Theme.edge
                        border.width: choice.checked ? 2 : 1
                        color: "transparent"
                    }
                }

                Words {
                    id: name

                    color: choice.checked ? Theme.actionText : Theme.ink
                    font.bold: choice.checked
                    text: choice.text
                    width: choice.availableWidth
                    wrapMode: Text.Wrap
                }

                Words {
                    color: choice.checked ? Theme.actionText : Theme.inkSoft
                    font.pixelSize: Theme.small
                    text: options.explained ? options.explained(choice.modelData) : ""
                    visible: text !== ""
                    width: choice.availableWidth
                    wrapMode: Text.Wrap
                }
            }

            background: Rectangle {
                border.color: choice.visualFocus ? Theme.focus : choice.checked ? Theme.action : Theme.edge
                border.width: choice.visualFocus ? 4 : 2
                color: choice.checked ? Theme.action : choice.hovered ? Theme.paperDeep : Theme.field
                radius: Theme.radius
            }
        }
    }
}
