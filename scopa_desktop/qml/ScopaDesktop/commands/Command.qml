import QtQml

/* Something the person can have done: by its key, from a menu, or by one button. */
QtObject {
    required property string name
    required property string text

    /* The key at first; another may be chosen. */
    property string key: ""

    /* The menu it stands in, and the part of that menu: a line divides the parts. */
    property string menu: ""
    property int part: 0

    /* Where it stands among what one button does; 0 for nowhere. */
    property int scan: 0

    /* Whether it is done also while a page lies over the table. */
    property bool everywhere: false

    property bool enabled: true

    /* Whether it is switched on, for what can be. */
    property bool checkable: false
    property bool checked: false

    signal run
}
