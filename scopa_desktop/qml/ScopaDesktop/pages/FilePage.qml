pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import ScopaDesktop
import ScopaDesktop.Backend

/* Choosing a file to open or to save, where the system has no window of its own for it. */
Sheet {
    id: page

    property bool saving: false

    /* What may be chosen: of each kind its `label` and the `suffix` of its files. */
    property var kinds: []
    property int kind: 0

    /* Told the file that was chosen. */
    property var then: null

    /* The file that saving would replace, once that was told. */
    property string replaced: ""
    readonly property var suffixes: kinds.map(kind => kind.suffix)

    /* Where large text leaves little room, the user's folders are the first of the list. */
    readonly property bool cramped: height < Theme.body * 24
    readonly property var places: Picker.places.map(place => ({
                name: placeName(place.key),
                path: place.path,
                folder: true
            }))
    readonly property var rows: cramped ? [...places.filter(place => place.path !== Picker.folder), ...Picker.entries] : Picker.entries

    function ask(title: string, saving: bool, kinds: var, then: var) {
        page.title = title;
        page.saving = saving;
        page.kinds = kinds;
        page.then = then;
        kind = 0;
        Picker.begin(pattern());
        said.text = "";
        name.text = saving ? Picker.proposal(suffixes[0]) : "";
        open();
    }

    function pattern(): string {
        return "*." + suffixes[kind];
    }

    function placeName(key: string): string {
        switch (key) {
        case "home":
            return qsTr("Home");
        case "desktop":
            return qsTr("Desktop");
        case "documents":
            return qsTr("Documents");
        default:
            return qsTr("Downloads");
        }
    }

    function say(text: string) {
        said.text = text;
        Announcer.insist(text);
    }

    function goTo(path: string) {
        Picker.enter(path);
        say(qsTr("Folder %1").arg(Picker.folder));
    }

    /* Take what a name means: a folder is gone to, a file is opened or saved. */
    function take(typed: string) {
        const meant = Picker.resolve(typed, [suffixes[kind], ...suffixes], saving);
        replaced = "";
        switch (meant.key) {
        case "folder":
            goTo(meant.path);
            name.text = saving ? Picker.proposal(suffixes[kind]) : "";
            break;
        case "file":
            finish(meant.url);
            break;
        case "exists":
            replaced = meant.url;
            say(qsTr("%1 is there already. Is it to be replaced?").arg(meant.path));
            away.forceActiveFocus(Qt.TabFocusReason);
            break;
        case "missing":
            say(qsTr("There is no file %1.").arg(meant.path));
            break;
        case "no_folder":
            say(qsTr("There is no folder %1.").arg(meant.path));
            break;
        case "wrong":
            say(qsTr("No file can have this name."));
            break;
        default:
            say(qsTr("A name is needed."));
        }
    }

    function finish(file: url) {
        const then = page.then;
        close();
        then(file);
    }

    function choose(at: int) {
        const entry = rows[at];
        if (entry === undefined)
            return;
        if (entry.folder) {
            goTo(entry.path);
        } else if (saving) {
            name.text = entry.name;
            name.forceActiveFocus(Qt.TabFocusReason);
        } else {
            take(entry.path);
        }
    }

    objectName: "files"
    height: Math.min(parent.height - 32, Math.max(640, Theme.body * 34))
    width: Math.min(parent.width - 32, Math.max(860, Theme.body * 46))

    onOpened: {
        name.forceActiveFocus(Qt.TabFocusReason);
        name.select(0, name.text.lastIndexOf("."));
    }

    contentItem: ColumnLayout {
        spacing: 10

        Words {
            Layout.fillWidth: true
            objectName: "files-folder"
            text: Picker.folder
            wrapMode: Text.WrapAnywhere
            maximumLineCount: 2
            elide: Text.ElideRight
            Accessible.name: qsTr("Folder %1").arg(text)
        }

        Flow {
            Layout.fillWidth: true
            spacing: 8

            PushButton {
                enabled: !Picker.top
                objectName: "files-up"
                plain: true
                text: qsTr("Folder above")
                onClicked: {
                    Picker.leave();
                    page.say(qsTr("Folder %1").arg(Picker.folder));
                }
            }

            Repeater {
                model: page.cramped ? [] : page.places

                PushButton {
                    required property var modelData

                    objectName: "files-" + modelData.name
                    plain: true
                    text: modelData.name
                    onClicked: page.goTo(modelData.path)
                }
            }
        }

        FileList {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.minimumHeight: Theme.target
            rows: page.rows

            onChosen: at => page.choose(at)
        }

        GridLayout {
            Layout.fillWidth: true
            columnSpacing: 12
            columns: 2
            rowSpacing: 8

            Words {
                text: qsTr("Name")
            }

            Field {
                id: name

                Layout.fillWidth: true
                maximumLength: 4096
                objectName: "files-name"
                Accessible.name: qsTr("Name of the file, or a path")

                Keys.onEnterPressed: page.take(text)
                Keys.onReturnPressed: page.take(text)
                onTextEdited: page.replaced = said.text = ""
            }

            Words {
                text: qsTr("Kind")
                visible: choice.visible
            }

            Options {
                id: choice

                Layout.fillWidth: true
                current: page.kind
                keys: page.kinds.map((_, at) => at)
                label: at => page.kinds[at].label
                objectName: "files-kind"
                title: qsTr("Kind")
                visible: page.kinds.length > 1
                onChosen: at => {
                    page.kind = at;
                    page.replaced = "";
                    Picker.filter(page.pattern());
                    if (page.saving)
                        name.text = name.text.replace(/\.[^.]*$/, "") + "." + page.suffixes[at];
                }
            }
        }

        Words {
            id: said

            Layout.fillWidth: true
            font.bold: true
            objectName: "files-said"
            visible: text !== ""
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }

        Flow {
            Layout.fillWidth: true
            layoutDirection: Qt.RightToLeft
            spacing: 12

            PushButton {
                objectName: "files-take"
                text: page.replaced ? qsTr("Replace it") : page.saving ? qsTr("Save") : qsTr("Open")
                onClicked: page.replaced ? page.finish(page.replaced) : page.take(name.text)
            }

            PushButton {
                id: away

                objectName: "files-cancel"
                plain: true
                text: qsTr("Cancel")
                onClicked: page.close()
            }
        }
    }
}
