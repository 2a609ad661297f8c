"""The twelve courts of the Piacentine, double-ended: the upper half is drawn, the lower is the same turned round."""

from __future__ import annotations

from collections.abc import Callable

import signs_piacentine as signs
from engraving import solid
from geometry import curve, spline
from heads import Look, beret, plume, three_quarter_head
from ornaments import crown
from palette import PIACENTINE as INKS
from piacentine_logs import Log, log
from piacentine_pips import framed
from svg import INK, Canvas

PAGE = Look(INKS, INKS.hair, INKS.hair_dark, "bob")


def doubled(half: Canvas) -> Canvas:
    """A court: its upper half, the same turned round below, the line between them and the frame."""
    art = Canvas().symbol("half", half)
    art.elements += ['<use xlink:href="#half"/>', '<use xlink:href="#half" transform="rotate(180 250 470)"/>']
    return framed(art.shape(curve("44,470 456,470"), "none", INK, 2.6))


def _sign(suit: str) -> Canvas:
    return {
        "d": lambda: signs.coin(54),
        "c": lambda: Canvas().group(signs.cup(), scale=0.46),
        "s": lambda: Canvas().group(signs.sword(260, 14), 0, 60),
        "b": lambda: Canvas().group(log(Log(half_length=160, top_half=32)), 0, 20),
    }[suit]()


def provisional(suit: str, rank: int) -> Callable[[], Canvas]:
    def draw() -> Canvas:
        half = Canvas()
        ink = {"d": "red", "c": "green", "s": "blue", "b": "red"}[suit]
        solid(half, spline("230,240 140,280 110,470! 420,470! 380,280 300,240"), *INKS.pair(ink))
        head = three_quarter_head(PAGE)
        if rank == 10:
            head.group(crown(104, 56, 5, INKS.yellow, INKS.ochre, gem=INKS.red, balls=True), 5, -40)
        else:
            shape = spline("-42,-36 -54,-58 -34,-82 6,-92 46,-82 64,-58 56,-34! 20,-48 -16,-46")
            beret(head, shape, curve("-42,-32 -16,-45 16,-47 44,-40 58,-28"), INKS.red, INKS.red_dark, INKS.blue)
            if rank == 8:
                plume(head, "18,-72 44,-92 76,-84 92,-56 88,-34", 34, INKS.yellow, INKS.ochre)
        if rank == 9:
            solid(
                half,
                spline("330,470! 300,330 330,260 380,250 420,330 440,380 410,396 380,370 390,470!"),
                *INKS.pair("coat"),
            )
        half.group(head, 250, 180, 0.95)
        return doubled(half.group(_sign(suit), 110, 160))

    return draw
