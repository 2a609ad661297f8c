pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop

/* Which matches the statistics count: by level, form and house rules, as far as there are several. */
Column {
    id: choice

    required property var figures
    property string form: ""
    property string house: ""
    property string level: ""

    function houseName(key: string): string {
        return key === "-" ? qsTr("None", "house rules") : key.split(" ").map(rule => Choices.houseRule(rule)).join(", ");
    }

    function reset() {
        form = house = level = "";
    }

    spacing: 8

    Heading {
        text: qsTr("Which matches")
        visible: forms.visible || houses.visible || levels.visible
    }

    Options {
        id: levels

        current: choice.level
        keys: ["", ...choice.figures.levels]
        label: key => key ? Choices.level(key) : qsTr("All levels")
        objectName: "by-level"
        title: qsTr("Level")
        visible: keys.length > 2
        width: parent.width
        onChosen: key => choice.level = key
    }

    Options {
        id: forms

        current: choice.form
        keys: ["", ...choice.figures.forms]
        label: key => key ? Choices.form(key) : qsTr("All forms")
        objectName: "by-form"
        title: qsTr("Form of the game")
        visible: keys.length > 2
        width: parent.width
        onChosen: key => choice.form = key
    }

    Options {
        id: houses

        current: choice.house
        keys: ["", ...choice.figures.houses]
        label: key => key ? choice.houseName(key) : qsTr("All house rules")
        objectName: "by-house"
        title: qsTr("House rules")
        visible: keys.length > 2
        width: parent.width
        onChosen: key => choice.house = key
    }
}
