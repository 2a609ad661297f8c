pragma ComponentBehavior: Bound
import QtQuick
import ScopaDesktop
import ScopaDesktop.Backend

/* The decks of a match: the seal of each, and of a revealed one the order, and all that is needed to check it. */
Sheet {
    id: page

    property int at: 0
    property string copied: ""
    readonly property var deals: Seals.deals
    readonly property var deal: deals[at] ?? null
    readonly property bool revealed: deal?.open ?? false

    function name(at: int): string {
        const deal = page.deals[at];
        if (!deal)
            return "";
        const round = deal.givenUp ? qsTr("Round %1, given up").arg(deal.round) : qsTr("Round %1").arg(deal.round);
        return deal.void ? qsTr("%1: void").arg(round) : round;
    }

    /* Show the last deck that is revealed, or the one in play when there is none. */
    function openLast() {
        let last = page.deals.length - 1;
        while (last > 0 && !page.deals[last].open)
            --last;
        page.at = page.deals[last]?.open ? last : page.deals.length - 1;
        open();
    }

    /* Where the deck was cut, and who chose the place. */
    function cutting(deal: var): string {
        const where = qsTr("The deck was cut at %1: so many cards went under the others.").arg(deal.cut);
        switch (deal.by) {
        case "person":
            return where + " " + qsTr("You chose the place.");
        case "drawn":
            return where + " " + qsTr("The place follows from the random digits: the seal had settled it, and the program had no choice.");
        case "fixed":
            return where + " " + qsTr("This deal for practice is always cut there.");
        default:
            return where;
        }
    }

    /* The line of which a seal is computed. */
    function sealed(deal: var): string {
        const computed = qsTr("The line for your system computes it, without this program.") + (deal.by === "drawn" ? " " + qsTr("The line below it computes the cut.") : "");
        const line = deal.chained ? qsTr("The seal is the SHA-256 of one line of text: 64 digits that stand for all of this match before this deck (they are the SHA-256 of the saved match up to this seal), the cards in the order before the cut (rank, and d c s b for coins, cups, swords, clubs) and 64 random digits.") : qsTr("The seal is the SHA-256 of one line of text: the cards in the order before the cut (rank, and d c s b for coins, cups, swords, clubs) and 64 random digits.");
        return line + " " + computed;
    }

    closable: true
    objectName: "seals"
    title: qsTr("The sealed deck")
    width: Math.min(parent.width - 32, Math.max(860, Theme.body * 46))
    height: Math.min(parent.height - 32, content.implicitHeight + topPadding + bottomPadding)

    onAtChanged: copied = ""
    onOpened: scroll.begin()

    component Plain: Words {
        lineHeight: 1.2
        width: parent?.width ?? 0
        wrapMode: Text.Wrap
    }

    contentItem: Scroller {
        id: scroll

        Column {
            id: content

            spacing: 8
            width: scroll.availableWidth - 20

            Plain {
                text: qsTr("There is no deck yet.")
                visible: !page.deals.length
            }

            Options {
                current: page.at
                keys: page.deals.map((deal, at) => at)
                label: at => page.name(at)
                objectName: "deal"
                title: qsTr("Deck")
                visible: page.deals.length > 1
                width: parent.width
                onChosen: at => page.at = at
            }

            Heading {
                text: qsTr("Seal")
                visible: page.deal !== null
            }

            SealText {
                objectName: "page-seal"
                seal: page.deal?.seal ?? ""
                width: parent.width
            }

            Plain {
                objectName: "not-chained"
                text: qsTr("This match was begun with an older version: each of its seals stands for its own deck alone. In newer matches a seal stands for all that was before it as well.")
                visible: page.deal !== null && !page.deal.chained
            }

            Plain {
                objectName: "still-sealed"
                text: page.deal?.cut ? qsTr("This deck is being played; it was cut at %1. The order of its cards is shown here as soon as the round is over.").arg(page.deal.cut) : qsTr("This deck has not been cut yet. The order of its cards is shown here as soon as the round is over.")
                visible: page.deal !== null && !page.revealed
            }

            Column {
                spacing: 8
                visible: page.revealed
                width: parent.width

                Flow {
                    spacing: 12
                    width: parent.width

                    PushButton {
                        id: check

                        readonly property bool asked: page.deal !== null && done === page.deal.seal
                        property string done: ""

                        objectName: "check"
                        text: qsTr("Check the seal")
                        onClicked: done = page.deal.seal
                    }

                    Words {
                        height: check.height
                        font.bold: true
                        objectName: "checked"
                        text: !check.asked ? "" : Seals.check(page.at, page.deal.seal) ? qsTr("Right: the order and the random digits below have this seal.") : qsTr("Wrong: the order and the random digits below have another seal.")
                        verticalAlignment: Text.AlignVCenter
                        width: Math.min(implicitWidth, parent.width)
                        wrapMode: Text.Wrap
                    }
                }

                Heading {
                    text: qsTr("The cards in the order they were dealt")
                }

                Plain {
                    objectName: "cut-told"
                    text: page.revealed ? page.cutting(page.deal) : ""
                }

                Flow {
                    id: cards

                    readonly property real least: Math.max(Theme.body * 3.2, who.advanceWidth + 4)
                    readonly property int columns: Math.max(1, Math.floor((width + spacing) / (least + spacing)))
                    readonly property real cell: Math.floor((width + spacing) / columns) - spacing

                    spacing: 4
                    width: parent.width

                    TextMetrics {
                        id: who

                        font.pixelSize: Theme.small
                        text: Who.at("top", page.deal.paired).toLowerCase()
                    }

                    Repeater {
                        model: page.revealed ? page.deal.dealt : []

                        Column {
                            id: dealt

                            required property int index
                            required property var modelData
                            readonly property string receiver: modelData.place === "" ? qsTr("table") : Who.at(modelData.place, page.deal.paired).toLowerCase()

                            width: cards.cell
                            Accessible.name: qsTr("%1: %2 to %3").arg(index + 1).arg(Names.card(modelData.code)).arg(receiver)
                            Accessible.role: Accessible.StaticText

                            Words {
                                anchors.horizontalCenter: parent.horizontalCenter
                                color: Theme.inkSoft
                                font.pixelSize: Theme.small
                                text: dealt.index + 1
                            }

                            CardFace {
                                anchors.horizontalCenter: parent.horizontalCenter
                                width: Theme.body * 3
                                height: width * Theme.ratio
                                code: dealt.modelData.code
                            }

                            Words {
                                anchors.horizontalCenter: parent.horizontalCenter
                                font.bold: dealt.modelData.place === "bottom"
                                font.pixelSize: Theme.small
                                text: dealt.receiver
                            }
                        }
                    }
                }

                Heading {
                    text: qsTr("The random digits")
                }

                SealText {
                    objectName: "page-nonce"
                    seal: page.deal?.nonce ?? ""
                    width: parent.width
                }

                Heading {
                    text: qsTr("Check it yourself")
                }

                Plain {
                    objectName: "sealed-text"
                    text: page.revealed ? page.sealed(page.deal) : ""
                }

                Plain {
                    text: qsTr("A seal proves something to whoever noted it down while it was on the table. A file that its owner made up wholly cannot be told from a true one.")
                }

                CopyLine {

                    copied: page.copied === system
                    command: page.deal?.commands?.linux ?? ""
                    system: "Linux"
                    onTaken: page.copied = system
                }

                CopyLine {

                    copied: page.copied === system
                    command: page.deal?.commands?.macos ?? ""
                    system: "macOS"
                    onTaken: page.copied = system
                }

                CopyLine {

                    copied: page.copied === system
                    command: page.deal?.commands?.windows ?? ""
                    system: "Windows PowerShell"
                    onTaken: page.copied = system
                }
            }
        }
    }
}
