"""The cloths and the wood of the table, and the broom that sweeps over it for a scopa.

Cloths are the plain colours of the window's themes with a little more light in the middle; the wood is planks with
their grain. Sizes in units of a window of 1600 x 1000. White text keeps a contrast of 7:1 on all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from math import pi, sin
from random import Random

from kit.svg import Canvas, document
from piacentine.ornaments import broom

WIDTH, HEIGHT = 1600, 1000
PLANKS = 6
WOOD = ("#57361c", "#5d3b1f", "#533318", "#5a391d", "#4f3117", "#5f3d20")
GRAIN_DARK, GRAIN_LIGHT, GAP = "#432811", "#6a4626", "#2e1a0a"


def _page(content: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="none">'
        f"{content}</svg>\n"
    )


def cloth(middle: str, edge: str) -> str:
    """A cloth lit from above: `middle` fades to `edge` in the corners."""
    return _page(
        '<defs><radialGradient id="l" cx="0.5" cy="0.45" r="0.75">'
        f'<stop offset="0" stop-color="{middle}"/><stop offset="1" stop-color="{edge}"/></radialGradient></defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#l)"/>'
    )


def _grain(random: Random, top: float, height: float) -> str:
    """One vein along a plank, gently waved and never leaving it."""
    y = top + random.uniform(0.06, 0.94) * height
    wave, swing, phase = random.uniform(300, 900), random.uniform(1, height * 0.05), random.uniform(0, 2 * pi)
    points = " ".join(
        f"{x},{min(max(y + swing * sin(2 * pi * x / wave + phase), top + 3), top + height - 3):.1f}"
        for x in range(0, WIDTH + 1, 80)
    )
    colour = random.choice((GRAIN_DARK, GRAIN_LIGHT))
    width = random.uniform(0.8, 2.6)
    return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="{width:.1f}" opacity="0.55"/>'


def wood() -> str:
    """Six planks from left to right."""
    random = Random(7)
    height = HEIGHT / PLANKS
    parts = []
    for plank, colour in enumerate(WOOD):
        top = plank * height
        parts.append(f'<rect y="{top:.1f}" width="{WIDTH}" height="{height + 1:.1f}" fill="{colour}"/>')
        parts += [_grain(random, top, height) for _ in range(16)]
        parts.append(f'<rect y="{top:.1f}" width="{WIDTH}" height="2.4" fill="{GAP}"/>')
    return _page("".join(parts))


def upright_broom() -> str:
    """The broom alone, brush down, 180 x 360."""
    alone, art = Canvas(), Canvas()
    broom(alone)
    art.group(alone, 90, 180, 3)
    return document(180, 360, art, ground=None)


TABLE: dict[str, Callable[[], str]] = {
    "green": lambda: cloth("#0d6541", "#08462c"),
    "blue": lambda: cloth("#17528c", "#0c3360"),
    "wood": wood,
    "broom": upright_broom,
}
"""The drawings of `assets/table` by file name without its ending."""
