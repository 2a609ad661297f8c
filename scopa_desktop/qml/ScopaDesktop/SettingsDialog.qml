pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import ScopaDesktop.Backend

/* Looks, motion and pace apply at once; rules and level wait for a new match, which is asked for. */
Sheet {
    id: dialog

    property var draft: ({})
    property int page: 0
    readonly property bool changed: {
        for (const key in draft) {
            if (draft[key] !== Game.rules[key])
                return true;
        }
        return false;
    }

    signal newMatchAsked(var rules)

    function put(key: string, value: var) {
        const next = Object.assign({}, draft);
        next[key] = value;
        draft = next;
    }

    objectName: "settings"
    closable: true
    title: qsTr("Settings")
    width: Math.min(parent.width - 32, Math.max(860, Theme.body * 46))
    height: Math.min(parent.height - 32, Math.max(640, Theme.body * 34))

    onAboutToShow: draft = Object.assign({}, Game.rules)
    onOpened: pages.currentItem.forceActiveFocus()

    component Heading: Words {
        font.bold: true
        topPadding: 10
        width: parent?.width ?? 0
        wrapMode: Text.Wrap
    }

    contentItem: ColumnLayout {
        spacing: 14

        GridLayout {
            Layout.fillHeight: true
            Layout.fillWidth: true
            columnSpacing: 24
            columns: dialog.width > Theme.body * 22 ? 2 : 1
            rowSpacing: 12

            ListView {
                id: pages

                /* As wide as the longest name; in a narrow window it breaks. */
                readonly property real widest: metrics.height ? Math.min(Math.max(...model.map(name => metrics.advanceWidth(name))) + 48, dialog.width * 0.42) : 0

                Layout.fillHeight: parent.columns === 2
                Layout.fillWidth: parent.columns === 1
                Layout.preferredHeight: Math.max(Theme.target, Theme.body * 1.6)
                Layout.preferredWidth: widest
                activeFocusOnTab: true
                clip: true
                currentIndex: dialog.page
                keyNavigationEnabled: true
                model: [qsTr("Rules"), qsTr("Computer"), qsTr("Cards"), qsTr("Motion"), qsTr("Text"), qsTr("Sound"), qsTr("Table"), qsTr("Ease of use"), qsTr("Keys")]
                objectName: "pages"
                Accessible.focusable: true
                Accessible.name: dialog.title
                Accessible.role: Accessible.PageTabList
                orientation: parent.columns === 2 ? ListView.Vertical : ListView.Horizontal
                spacing: 4
                ScrollBar.vertical: SlideBar {
                    needed: pages.contentHeight > pages.height && pages.orientation === ListView.Vertical
                }

                onCurrentIndexChanged: {
                    dialog.page = currentIndex;
                    positionViewAtIndex(currentIndex, ListView.Contain);
                }

                FontMetrics {
                    id: metrics

                    font.bold: true
                    font.pixelSize: Theme.body
                }

                delegate: AbstractButton {
                    id: entry

                    required property int index
                    required property string modelData
                    readonly property bool current: ListView.isCurrentItem

                    objectName: "page-" + index
                    implicitHeight: Math.max(Theme.target, name.implicitHeight + 8)
                    implicitWidth: name.implicitWidth + 28
                    width: pages.orientation === ListView.Vertical ? pages.width - 14 : implicitWidth
                    text: modelData
                    Accessible.role: Accessible.PageTab

                    onClicked: pages.currentIndex = index

                    contentItem: Words {
                        id: name

                        color: entry.current ? Theme.actionText : Theme.ink
                        font.bold: entry.current
                        leftPadding: 14
                        text: entry.text
                        verticalAlignment: Text.AlignVCenter
                        wrapMode: Text.Wrap
                    }
                    background: Rectangle {
                        border.color: Theme.focus
                        border.width: entry.current && pages.activeFocus ? 3 : 0
                        color: entry.current ? Theme.action : entry.hovered ? Theme.paperDeep : "transparent"
                        radius: Theme.radius
                    }
                }
            }

            Scroller {
                id: scroll

                Layout.fillHeight: true
                Layout.fillWidth: true

                Column {
                    id: column

                    readonly property real inner: scroll.availableWidth - 20

                    spacing: 10
                    width: scroll.availableWidth

                    Column {
                        spacing: 10
                        visible: dialog.page === 0
                        width: column.inner

                        Heading {
                            text: qsTr("Form of the game")
                        }

                        Options {
                            objectName: "form"
                            current: dialog.draft.form
                            keys: ["scopa", "scopa-pips", "scopa-28"]
                            label: key => Names.form(key)
                            title: qsTr("Form of the game")
                            width: parent.width
                            onChosen: key => dialog.put("form", key)
                        }

                        Heading {
                            text: qsTr("Points to reach")
                        }

                        Options {
                            objectName: "target"
                            current: dialog.draft.target
                            keys: [11, 16, 21, 31]
                            title: qsTr("Points to reach")
                            width: parent.width
                            onChosen: key => dialog.put("target", key)
                        }

                        Heading {
                            text: qsTr("House rules")
                        }

                        Repeater {
                            model: ["napola", "re_bello", "asso_piglia_tutto", "scopa_con_asso", "presa_minima"]

                            Toggle {
                                required property string modelData

                                objectName: "rule-" + modelData
                                checked: dialog.draft[modelData] ?? false
                                enabled: modelData === "scopa_con_asso" ? dialog.draft.asso_piglia_tutto === true : modelData === "re_bello" ? dialog.draft.form !== "scopa-28" : true
                                explained: Names.houseRuleExplained(modelData)
                                text: Names.houseRule(modelData)
                                width: parent.width

                                onToggled: dialog.put(modelData, checked)
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

                    Column {
                        spacing: 10
                        visible: dialog.page === 1
                        width: column.inner

                        Heading {
                            text: qsTr("Level")
                        }

                        Options {
                            objectName: "level"
                            current: dialog.draft.level
                            explained: key => Names.levelExplained(key)
                            keys: Game.levels
                            label: key => Names.level(key)
                            title: qsTr("Level")
                            width: parent.width
                            onChosen: key => dialog.put("level", key)
                        }

                        Heading {
                            text: qsTr("Pause before the computer's card")
                        }

                        Options {
                            objectName: "pace"
                            current: Settings.pace
                            keys: ["slow", "normal", "quick", "none"]
                            label: key => Names.pace(key)
                            title: qsTr("Pause before the computer's card")
                            width: parent.width
                            onChosen: key => Settings.choose("pace", key)
                        }

                        Heading {
                            text: qsTr("Help while playing")
                        }

                        Options {
                            current: Settings.assist
                            explained: key => Names.assistExplained(key)
                            keys: ["none", "show", "coach"]
                            label: key => Names.assist(key)
                            objectName: "assist"
                            title: qsTr("Help while playing")
                            width: parent.width

                            onChosen: key => Settings.choose("assist", key)
                        }
                    }

                    Column {
                        spacing: 10
                        visible: dialog.page === 2
                        width: column.inner

                        Heading {
                            text: qsTr("Deck of cards")
                        }

                        Options {
                            objectName: "deck"
                            current: Decks.key
                            keys: Decks.all.map(deck => deck.key)
                            label: key => Names.deck(key)
                            title: qsTr("Deck of cards")
                            width: parent.width
                            onChosen: key => Settings.choose("deck", key)
                        }

                        CardRow {
                            cardHeight: Theme.body * 9
                            codes: ["1d", "7d", "3b", "8s", "9c", "10d"]
                            maximum: parent.width
                        }

                        Heading {
                            text: qsTr("Number in the corner")
                        }

                        Options {
                            current: Settings.index
                            keys: [0, 12, 20, 25, 50]
                            label: key => Names.index(key)
                            objectName: "index"
                            title: qsTr("Number in the corner")
                            width: parent.width

                            onChosen: key => Settings.choose("index", key)
                        }

                        Toggle {
                            checked: Settings.letters
                            enabled: Settings.index > 0
                            explained: qsTr("Ace and figures have their letter; otherwise 1, 8, 9 and 10.")
                            objectName: "letters"
                            text: qsTr("Letters")
                            width: parent.width

                            onToggled: Settings.choose("letters", checked)
                        }

                        Toggle {
                            checked: Settings.goldEdge
                            explained: qsTr("The seven of coins has a thin edge of gold.")
                            objectName: "gold"
                            text: qsTr("Gold on the settebello")
                            width: parent.width

                            onToggled: Settings.choose("gold_edge", checked)
                        }

                        Heading {
                            text: qsTr("Card back")
                        }

                        Flow {
                            spacing: 12
                            width: parent.width

                            Repeater {
                                model: Decks.backs

                                AbstractButton {
                                    id: back

                                    required property var modelData
                                    readonly property bool current: Decks.backKey === modelData.key

                                    objectName: "back-" + modelData.key
                                    implicitHeight: implicitWidth * Decks.ratio
                                    implicitWidth: Theme.body * 5
                                    Accessible.name: Names.back(modelData.key)
                                    Accessible.role: Accessible.RadioButton

                                    onClicked: Settings.choose("back", modelData.key)

                                    contentItem: Item {
                                        Image {
                                            anchors.fill: parent
                                            asynchronous: true
                                            source: back.modelData.url
                                            sourceSize.width: width
                                        }
                                    }
                                    background: Rectangle {
                                        anchors.fill: parent
                                        anchors.margins: -5
                                        border.color: back.current ? Theme.action : back.visualFocus ? Theme.focus : "transparent"
                                        border.width: 4
                                        color: "transparent"
                                        radius: 10
                                    }

                                    Words {
                                        anchors.bottom: parent.bottom
                                        anchors.margins: 4
                                        anchors.right: parent.right
                                        color: Theme.actionText
                                        font.bold: true
                                        padding: 4
                                        text: qsTr("in use")
                                        font.pixelSize: Theme.small
                                        visible: back.current

                                        Rectangle {
                                            anchors.fill: parent
                                            color: Theme.action
                                            radius: 6
                                            z: -1
                                        }
                                    }
                                }
                            }
                        }
                    }

                    Column {
                        spacing: 10
                        visible: dialog.page === 3
                        width: column.inner

                        Heading {
                            text: qsTr("Speed of the cards")
                        }

                        Options {
                            objectName: "motion"
                            current: Settings.motion
                            explained: key => Names.motionExplained(key)
                            keys: ["calm", "normal", "fast", "off"]
                            label: key => Names.motion(key)
                            title: qsTr("Speed of the cards")
                            width: parent.width
                            onChosen: key => Settings.choose("motion", key)
                        }
                    }

                    Column {
                        spacing: 10
                        visible: dialog.page === 4
                        width: column.inner

                        Heading {
                            text: qsTr("Size of the text")
                        }

                        Options {
                            objectName: "text"
                            current: Settings.text
                            keys: [100, 125, 150, 175, 200, 225, 250, 275, 300]
                            label: key => qsTr("%1 %").arg(key)
                            title: qsTr("Size of the text")
                            width: parent.width
                            onChosen: key => Settings.choose("text", key)
                        }

                        Heading {
                            text: qsTr("Size of the cards")
                        }

                        Options {
                            objectName: "cards"
                            current: Settings.cards
                            keys: ["fit", "large", "huge"]
                            label: key => key === "fit" ? qsTr("As they fit") : key === "large" ? qsTr("Large") : qsTr("Huge")
                            title: qsTr("Size of the cards")
                            width: parent.width
                            onChosen: key => Settings.choose("cards", key)
                        }

                        Heading {
                            text: qsTr("Language")
                        }

                        Options {
                            objectName: "language"
                            current: Settings.language
                            keys: ["", "en", "it"]
                            label: key => Names.language(key)
                            title: qsTr("Language")
                            width: parent.width
                            onChosen: key => Settings.choose("language", key)
                        }
                    }

                    Column {
                        spacing: 10
                        visible: dialog.page === 5
                        width: column.inner

                        Heading {
                            text: qsTr("Volume")
                        }

                        Options {
                            current: Settings.volume
                            keys: [0, 20, 40, 60, 80, 100]
                            label: key => key === 0 ? qsTr("Off") : qsTr("%1 %").arg(key)
                            objectName: "volume"
                            title: qsTr("Volume")
                            width: parent.width

                            onChosen: key => {
                                Settings.choose("volume", key);
                                Sounds.play("card");
                            }
                        }

                        Words {
                            color: Theme.inkSoft
                            font.pixelSize: Theme.small
                            text: qsTr("All that is heard is also to be seen. Where no loudspeaker can be used, the game is silent.")
                            width: parent.width
                            wrapMode: Text.Wrap
                        }
                    }

                    Column {
                        spacing: 10
                        visible: dialog.page === 6
                        width: column.inner

                        Heading {
                            text: qsTr("The table")
                        }

                        Options {
                            current: Settings.table
                            keys: ["green", "blue", "wood"]
                            label: key => Names.table(key)
                            objectName: "table"
                            title: qsTr("The table")
                            width: parent.width

                            onChosen: key => Settings.choose("table", key)
                        }

                        Heading {
                            text: qsTr("Pages such as this one")
                        }

                        Options {
                            current: Settings.chrome
                            keys: ["system", "light", "dark"]
                            label: key => Names.chrome(key)
                            objectName: "chrome"
                            title: qsTr("Pages such as this one")
                            width: parent.width

                            onChosen: key => Settings.choose("chrome", key)
                        }

                        Heading {
                            text: qsTr("Playing with the mouse or a finger")
                        }

                        Options {
                            current: Settings.mouse
                            keys: ["both", "click", "drag"]
                            label: key => Names.mouse(key)
                            objectName: "mouse"
                            title: qsTr("Playing with the mouse or a finger")
                            width: parent.width

                            onChosen: key => Settings.choose("mouse", key)
                        }
                    }

                    AccessPage {
                        visible: dialog.page === 7
                        width: column.inner
                    }

                    KeysPage {
                        visible: dialog.page === 8
                        width: column.inner
                    }
                }
            }
        }

        Flow {
            Layout.fillWidth: true
            layoutDirection: Qt.RightToLeft
            spacing: 12
            visible: dialog.changed

            PushButton {
                objectName: "keep"
                plain: true
                text: qsTr("Keep playing as before")
                onClicked: dialog.close()
            }

            PushButton {
                objectName: "apply"
                text: qsTr("New match with these rules")
                onClicked: {
                    dialog.close();
                    dialog.newMatchAsked(dialog.draft);
                }
            }

            Words {
                height: Theme.target
                rightPadding: 12
                text: qsTr("Rules and level change with a new match.")
                verticalAlignment: Text.AlignVCenter
                visible: dialog.width > Theme.body * 52
            }
        }
    }
}
