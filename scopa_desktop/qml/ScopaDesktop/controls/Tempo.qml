pragma Singleton
import QtQuick
import ScopaDesktop.Backend

/* Every duration of the table, in milliseconds: design figures for calm, normal and fast; "off" moves nothing. */
QtObject {
    readonly property bool still: Settings.motion === "off" || Settings.followMotion && System.still
    readonly property var speeds: ({
            calm: {
                lift: 150,
                play: 420,
                mark: 700,
                sweep: 500,
                pack: 300,
                deal: 300,
                dealStep: 140,
                flip: 320,
                scopa: 1200,
                row: 900
            },
            normal: {
                lift: 110,
                play: 240,
                mark: 320,
                sweep: 300,
                pack: 180,
                deal: 200,
                dealStep: 70,
                flip: 220,
                scopa: 700,
                row: 550
            },
            fast: {
                lift: 70,
                play: 140,
                mark: 150,
                sweep: 180,
                pack: 120,
                deal: 120,
                dealStep: 35,
                flip: 140,
                scopa: 350,
                row: 250
            },
            off: {
                lift: 0,
                play: 0,
                mark: 0,
                sweep: 0,
                pack: 0,
                deal: 0,
                dealStep: 0,
                flip: 0,
                scopa: 0,
                row: 0
            }
        })

    /* How many times faster than written all of it goes: a test of a whole match need not last as long as one. */
    property real rate: 1
    property var now: {
        const times = Object.assign({}, speeds[still ? "off" : Settings.motion]);
        for (const name in times)
            times[name] /= rate;
        return times;
    }
    readonly property int think: ({
            slow: 1400,
            normal: 800,
            quick: 300,
            none: 0
        })[Settings.pace] / rate
    readonly property int sweepStep: still ? 0 : 40
    readonly property int voidPause: 2000 / rate
    readonly property int scopaWord: 2000

    /* How long the beat of a kind lasts before the next one begins. */
    function beat(kind: string): int {
        switch (kind) {
        case "deal":
            return now.dealStep;
        case "land":
            return Math.max(0, now.deal - now.dealStep);
        case "gather":
        case "pile":
            return now.sweep;
        case "sweep":
            return sweepStep;
        case "play":
            return now.play;
        case "mark":
            return now.mark;
        case "row":
            return now.row;
        case "pack":
            return now.pack;
        case "scopa":
            return now.scopa;
        case "count":
            return now.pack;
        case "think":
            return think;
        case "void":
            return voidPause;
        default:
            return 0;
        }
    }

    /* How long a card takes to arrive in a zone. */
    function glide(zone: string): int {
        switch (zone) {
        case "hand":
            return now.deal;
        case "pile":
        case "stock":
            return now.sweep;
        default:
            return now.play;
        }
    }
}
