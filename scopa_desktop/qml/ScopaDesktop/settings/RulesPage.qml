pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The page of the settings for what is played; it waits for a new match. */
Column {
    id: page

    /* The rules as they are being chosen. */
    required property var draft

    signal put(string key, var value)

    spacing: 10

    Heading {
        text: qsTr("Form of the game")
    }

    Options {
        objectName: "form"
        current: page.draft.form
        keys: Settings.choices.form
        label: key => Choices.form(key)
        title: qsTr("Form of the game")
        width: parent.width
        onChosen: key => page.put("form", key)
    }

    Heading {
        text: qsTr("Points to reach")
    }

    Options {
        objectName: "target"
        current: page.draft.target
        keys: Settings.choices.target
        title: qsTr("Points to reach")
        width: parent.width
        onChosen: key => page.put("target", key)
    }

    Heading {
        text: qsTr("House rules")
    }

    Repeater {
        model: Settings.houseRules

        Toggle {
            required property string modelData

            objectName: "rule-" + modelData
            checked: page.draft.house?.includes(modelData) ?? false
            enabled: modelData === "scopa_con_asso" ? (page.draft.house?.includes("asso_piglia_tutto") ?? false) : modelData === "re_bello" ? page.draft.form !== "scopa-28" : true
            explained: Choices.houseRuleExplained(modelData)
            text: Choices.houseRule(modelData)
            width: parent.width

            onToggled: page.put("house", Settings.houseRules.filter(rule => rule === modelData ? checked : page.draft.house.includes(rule)))
        }
    }

    Heading {
        text: qsTr("Sealed deck")
    }

    Toggle {
        checked: Settings.ceremony
        explained: qsTr("Before each round the seal of the deck is shown and you cut; otherwise it is cut for you at once.")
        objectName: "ceremony"
        text: qsTr("Cut the deck myself")
        width: parent.width

        onToggled: Settings.choose("ceremony", checked)
    }
}
