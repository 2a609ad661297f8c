pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The keys of the window. */
Item {
    Instantiator {
        model: Commands.all

        Shortcut {
            required property Command modelData

            enabled: modelData.enabled && (modelData.everywhere || Pages.free)
            sequences: [Keyboard.of[modelData.name] ?? ""]
            onActivated: modelData.run()
        }
    }

    Shortcut {
        enabled: Pages.free
        sequences: ["Ctrl+="]
        onActivated: Settings.enlarge(1)
    }

    Shortcut {
        enabled: Pages.free
        sequences: ["Esc"]
        onActivated: Turn.cancel()
    }
}
