pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop

/* Numbers as columns above and below a line: full ones for what is good, hollow ones for what is not. */
Item {
    id: chart

    /* Of each column `value`, `good`, and `text` that stands at its end. */
    property var columns: []

    readonly property real most: Math.max(1, ...columns.map(one => Math.abs(one.value)))
    readonly property bool down: columns.some(one => one.value < 0)
    readonly property real words: digits.height + 4
    readonly property real long: (height - words * (down ? 2 : 1)) / (down ? 2 : 1)
    readonly property real zero: words + long

    implicitHeight: Theme.body * (down ? 10 : 7)
    Accessible.name: columns.map(one => one.text).join(", ")
    Accessible.role: Accessible.Chart

    TextMetrics {
        id: digits

        font.pixelSize: Math.max(12, Math.round(Theme.small * 0.85))
        text: chart.columns.reduce((longest, one) => one.text.length > longest.length ? one.text : longest, "0")
    }

    Row {
        id: row

        readonly property real wide: Math.min(Theme.body * 2.6, chart.width / Math.max(1, chart.columns.length) - spacing)

        height: parent.height
        spacing: Math.min(6, chart.width / Math.max(1, chart.columns.length) * 0.15)

        Repeater {
            model: chart.columns

            Item {
                id: column

                required property var modelData
                readonly property real long: Math.max(3, Math.abs(modelData.value) / chart.most * chart.long)

                height: row.height
                width: row.wide

                Rectangle {
                    width: parent.width
                    height: column.long
                    border.color: Theme.action
                    border.width: 2
                    color: column.modelData.good ? Theme.action : "transparent"
                    radius: 3
                    y: chart.zero - (column.modelData.value < 0 ? 0 : height)
                }

                Words {
                    anchors.horizontalCenter: parent.horizontalCenter
                    color: Theme.inkSoft
                    font.pixelSize: digits.font.pixelSize
                    text: column.modelData.text
                    visible: digits.width <= row.wide + row.spacing || Math.abs(column.modelData.value) === chart.most
                    y: column.modelData.value < 0 ? chart.zero + column.long + 2 : chart.zero - column.long - height - 2
                }
            }
        }
    }

    Rectangle {
        width: parent.width
        height: 1
        color: Theme.inkSoft
        y: chart.zero
    }
}
