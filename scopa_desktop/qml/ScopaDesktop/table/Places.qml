pragma Singleton
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* Where each zone of the table is, for a window of any size. Lengths in pixels, angles in degrees. */
QtObject {
    id: places

    property real width: 1280
    property real height: 634

    readonly property real column: Math.max(150, Math.min(width * 0.18, Math.max(320, tall * 0.75)))
    readonly property real middle: width / 2
    readonly property real room: width - 2 * column

    /* Words on the cloth stop growing where the table is low, for the cards come first. */
    readonly property int words: Math.round(Math.max(16, Math.min(Theme.body, height * 0.08)))
    readonly property real label: words * 1.5
    readonly property real narrowWords: Math.min(words, width / 30)
    readonly property real choice: Math.max(Theme.least, narrowWords * 1.9) + 8

    /* With large cards, or where words would take too much of the height, the computer's cards are smaller and its name
       stands elsewhere, and a choice is shown below the ranks of the hand, not above them. */
    readonly property bool airy: Settings.cards === "fit" && label + choice < height * 0.2
    readonly property var shares: airy ? shapes.airy : shapes[Settings.cards]
    readonly property var shapes: ({
            airy: {
                backs: 0.42,
                table: 1,
                hand: 1,
                stock: 0.72
            },
            fit: {
                backs: 0.26,
                table: 1,
                hand: 1,
                stock: 0.48
            },
            large: {
                backs: 0.26,
                table: 1,
                hand: 0.88,
                stock: 0.48
            },
            huge: {
                backs: 0.12,
                table: 0.84,
                hand: 0.6,
                stock: 0.42
            }
        })
    readonly property real backScale: shares.backs
    readonly property real name: airy ? label : 0
    readonly property real bar: airy ? choice : 0

    /* What is kept free above a raised card, as a share of it, and below the ranks of the hand for the choice. */
    readonly property real lift: 0.07
    readonly property real under: bar ? 0 : choice + 22

    /* A card of the hand; all other sizes follow from it. It has the height there is, if three fit side by side; of the
       hand the edge of the table may cut what tells neither rank nor suit. */
    readonly property real upright: Math.max(Theme.told, shares.hand)
    readonly property real foot: upright < 1 ? 0 : Math.max(10, height * 0.007)
    readonly property real free: height - 24 - name - bar
    readonly property real tall: Math.min((free - foot) / (backScale + shares.table + lift + upright), (free - under) / (backScale + shares.table + lift + Theme.told))
    readonly property real cardHeight: Math.max(1, Math.min(tall, room / 3.5 * Theme.ratio))
    readonly property real cardWidth: cardHeight / Theme.ratio
    readonly property real gap: cardWidth * 0.1

    readonly property real backsY: 14 + cardHeight * backScale / 2
    readonly property real labelY: 14 + cardHeight * backScale + 2
    readonly property real tableTop: labelY + name + 4
    /* How far above the lower edge the hand begins; in a tall window the table has what the hands leave. */
    readonly property real stand: Math.max(Math.min(cardHeight + Math.max(10, height * 0.007), free - cardHeight * (backScale + shares.table + lift)), cardHeight * Theme.told + under)
    readonly property real tableHeight: height - tableTop - bar - 4 - cardHeight * lift - stand
    readonly property real barY: tableTop + tableHeight + 4
    readonly property real choiceY: bar ? barY : height - choice - 10
    readonly property real handY: height - stand + cardHeight / 2

    /* Where the columns are narrow for large text, what a pile holds stands on two lines. */
    readonly property bool narrow: column < words * 10.5
    readonly property real caption: narrow ? words * 2.7 : label
    readonly property real pileScale: Math.min(0.56, (column - 4) / cardHeight, (height / 2 - caption - 34) / cardHeight)

    /* For the left hand the deck is where the piles are for the right hand. */
    readonly property bool mirrored: Settings.leftHanded
    readonly property real outer: column / 2 + 8
    readonly property real left: mirrored ? width - outer : outer
    readonly property real right: mirrored ? outer : width - outer
    readonly property real stockScale: shares.stock
    readonly property real stockY: 16 + cardHeight * stockScale / 2
    readonly property real pileSpan: cardHeight * pileScale
    readonly property real theirPileY: 20 + pileSpan / 2
    readonly property real myPileY: height - 24 - caption - pileSpan / 2

    /* Of what the places of cards are made. `frame` follows it once a frame, so that a window which changes moves each card
       once and not for every length anew. */
    readonly property var wanted: ({
            width: width,
            height: height,
            middle: middle,
            room: room,
            cardWidth: cardWidth,
            cardHeight: cardHeight,
            gap: gap,
            tableTop: tableTop,
            tableHeight: tableHeight,
            handY: handY,
            backsY: backsY,
            backScale: backScale,
            left: left,
            right: right,
            stockY: stockY,
            stockScale: stockScale,
            pileScale: pileScale,
            theirPileY: theirPileY,
            myPileY: myPileY,
            geometry: width + " " + height + " " + Theme.ratio + " " + Settings.text
        })
    property var frame: ({})

    function settle() {
        if (frame !== wanted)
            frame = wanted;
    }

    Component.onCompleted: settle()

    /* The slots of `size` cards on the table, in as many rows as let them be largest. */
    function tableSpot(slot: int, size: int): var {
        let rows = 1;
        while (tableScale(size, rows + 1) > tableScale(size, rows))
            rows += 1;
        const scale = tableScale(size, rows);
        const across = Math.ceil(size / rows);
        const row = Math.floor(slot / across);
        const count = Math.min(across, size - row * across);
        const x = frame.middle + (slot - row * across - (count - 1) / 2) * (frame.cardWidth + frame.gap) * scale;
        const y = frame.tableTop + frame.tableHeight / 2 + (row - (rows - 1) / 2) * (frame.cardHeight * scale + 8);
        return spotAt(x, y, scale, 0, 100 + slot);
    }

    function tableScale(size: int, rows: int): real {
        const across = Math.ceil(size / rows);
        const wide = (frame.room - 24) / (across * frame.cardWidth + (across - 1) * frame.gap);
        const high = (frame.tableHeight - (rows - 1) * 8) / (rows * frame.cardHeight);
        return Math.min(1, wide, high);
    }

    function handSpot(slot: int, size: int): var {
        const pitch = Math.min(frame.cardWidth * 1.14, (frame.room + 40 - frame.cardWidth) / Math.max(1, size - 1));
        const off = slot - (size - 1) / 2;
        const turn = size <= 3 ? 2 * off : 0;
        return spotAt(frame.middle + off * pitch, frame.handY + Math.abs(off) * Math.abs(turn) * 2, 1, turn, 300 + slot);
    }

    /* The hand of somebody else, its backs up: across the table, or upright at a side of it. */
    function backsSpot(place: string, slot: int, size: int): var {
        if (place !== "top")
            return sideSpot(place, slot, size);

        const pitch = Math.min(frame.cardWidth * 1.16, frame.room / Math.max(1, size)) * frame.backScale;
        const off = slot - (size - 1) / 2;
        return spotAt(frame.middle + off * pitch, frame.backsY, frame.backScale, size <= 3 ? -3 * off : 0, 200 + slot);
    }

    function sideSpot(place: string, slot: int, size: int): var {
        const pitch = Math.min(frame.cardHeight * 0.2, frame.tableHeight / Math.max(1, size)) * frame.backScale;
        const x = place === "right" ? frame.width - frame.cardHeight * frame.backScale : frame.cardHeight * frame.backScale;
        return spotAt(x, frame.tableTop + frame.tableHeight / 2 + (slot - (size - 1) / 2) * pitch, frame.backScale, 90, 200 + slot);
    }

    function stockSpot(slot: int): var {
        const depth = slot * 0.3;
        return spotAt(frame.left - depth, frame.stockY - depth, frame.stockScale, 0, slot);
    }

    /* A pile lies on its side; the cards of its scope lie crosswise under it, one step apart. */
    function pileSpot(side: int, slot: int, cross: int): var {
        const y = side === Seats.side ? frame.myPileY : frame.theirPileY;
        if (cross)
            return spotAt(frame.right + ((cross - 1) % 6) * frame.cardWidth * frame.pileScale * 0.24 - frame.cardWidth * frame.pileScale * 0.3, y, frame.pileScale, 0, 10 + cross);
        const depth = slot * 0.3;
        return spotAt(frame.right - depth, y - depth, frame.pileScale, 90, 40 + slot);
    }

    /* `owner` is the seat of a hand, and the side of a pile. */
    function spot(zone: string, owner: int, slot: int, size: int, cross: int): var {
        switch (zone) {
        case "stock":
            return stockSpot(slot);
        case "table":
            return tableSpot(slot, size);
        case "over":
            {
                const under = tableSpot(slot, size);
                return spotAt(under.x + frame.cardWidth * under.scale * 0.3, under.y + frame.cardHeight * under.scale * 0.2, under.scale, 0, 400);
            }
        case "hand":
            return owner === Seats.me ? handSpot(slot, size) : backsSpot(Seats.place(owner), slot, size);
        case "pile":
            return pileSpot(owner, slot, cross);
        default:
            throw new Error("no such zone: " + zone);
        }
    }

    function spotAt(x: real, y: real, scale: real, angle: real, z: int): var {
        return {
            x: x,
            y: y,
            scale: scale,
            angle: angle,
            z: z,
            geometry: frame.geometry
        };
    }
}
