"""Draw the decks: `python assets/decks/source/build.py` writes every file of every deck, the icon, table and portraits.

    build.py                            all decks, into assets/decks; assets/icon.svg, assets/table, assets/portraits
    build.py napoletane                 one deck
    build.py napoletane 1d 10s          some of its drawings
    build.py --out LOOK napoletane      another folder

Every run writes the same bytes.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import french.deck
import icon
import large.deck
import napoletane.deck
import piacentine.deck
from kit.deck import Deck
from portraits.gallery import PORTRAITS
from table_art import TABLE

DECKS: dict[str, Deck] = {
    deck.folder: deck
    for deck in (
        napoletane.deck.DECK,
        piacentine.deck.DECK,
        french.deck.DECK,
        french.deck.FOUR_COLOUR_DECK,
        large.deck.DECK,
    )
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the decks of cards.")
    parser.add_argument("deck", nargs="?", choices=sorted(DECKS), help="one deck; all of them when left out")
    parser.add_argument("drawing", nargs="*", help="names such as 1d or back-cubes-navy; all when left out")
    parser.add_argument("--out", type=Path, default=Path(__file__).parents[1], help="folder of the decks")
    options = parser.parse_args()
    for deck in [DECKS[options.deck]] if options.deck else DECKS.values():
        folder: Path = options.out / deck.folder
        folder.mkdir(parents=True, exist_ok=True)
        for name in options.drawing or deck.names():
            (folder / f"{name}.svg").write_text(deck.svg(name), encoding="utf-8", newline="\n")
    if not options.deck:
        (options.out.parent / "icon.svg").write_text(icon.icon(), encoding="utf-8", newline="\n")
        for place, drawings in (("table", TABLE), ("portraits", PORTRAITS)):
            (options.out.parent / place).mkdir(exist_ok=True)
            for name, draw in drawings.items():
                (options.out.parent / place / f"{name}.svg").write_text(draw(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
