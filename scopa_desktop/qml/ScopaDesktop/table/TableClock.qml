import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The clock of the screen: it pulls what happened, beat by beat. */
Timer {
    interval: 0
    running: Stage.waiting

    onRunningChanged: {
        if (!running)
            interval = 0;
    }
    onTriggered: {
        let pause = 0;
        while (Stage.waiting && pause === 0)
            pause = Tempo.beat(Stage.step());
        interval = pause;
        if (Stage.waiting)
            restart();
    }
}
