pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T

/* One of several: buttons side by side, or, with explanations, one under the other. */
Flow {
    id: options

    property var keys: []
    property var current: null
    property var label: key => String(key)
    property var explained: null
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
            implicitWidth: options.explained ? options.width : Math.min(options.width, name.implicitWidth + 32)
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
                spacing: 2

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
