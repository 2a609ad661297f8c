"""The pip cards of denari and coppe of the Piacentine, ace excepted, and their eights, nines and tens in pips.

Centres are shares of the inner frame, (across, down), in the traditional places of each card.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import starmap

from kit.geometry import Node, Point
from kit.latin import Places, grid, repeated
from kit.svg import INK, Canvas
from piacentine import signs
from piacentine.ornaments import crowned_shield, rosette

WIDTH, HEIGHT = 500, 940
MIDDLE = HEIGHT / 2
FRAME = (44, 46, 412, 848)
"""Left, top, width and height of the inner frame."""

FRAME_LINE = 2.6


def at(across: float, down: float) -> Point:
    """A place given in shares of the inner frame, in units of the card."""
    left, top, width, height = FRAME
    return left + across * width, top + down * height


def on_side(points: str, side: int) -> list[Node]:
    """Points given for the right half about x = 250, put on one side."""
    nodes: list[Node] = []
    for word in points.split():
        x, y = (float(value) for value in word.rstrip("!").split(","))
        nodes.append((250 + side * x, y, 0) if word.endswith("!") else (250 + side * x, y))
    return nodes


def points_on_side(points: str, side: int) -> list[Point]:
    return [(node[0], node[1]) for node in on_side(points, side)]


def framed(art: Canvas) -> Canvas:
    """The drawing with the line of the frame over it."""
    return art.box(*FRAME, "none", INK, FRAME_LINE)


# Denari: radii are shares of the frame's width.

SMALL_COIN, MIDDLE_COIN, LARGE_COIN = 0.21, 0.29, 0.43
CORNERS = grid((0.255, 0.745), (0.145, 0.855))


def coins(places: Places, radius: float = SMALL_COIN, drawing: Callable[[float], Canvas] = signs.coin) -> Canvas:
    return repeated(drawing(radius * FRAME[2]), starmap(at, places))


def two_of_denari() -> Canvas:
    return framed(coins([(0.50, 0.262), (0.50, 0.738)], LARGE_COIN, signs.large_coin))


def three_of_denari() -> Canvas:
    return framed(coins([(0.33, 0.19), (0.66, 0.50), (0.33, 0.81)], MIDDLE_COIN))


def four_of_denari() -> Canvas:
    return framed(coins(CORNERS).group(crowned_shield(), *at(0.50, 0.505), 1.06))


def five_of_denari() -> Canvas:
    return framed(coins(CORNERS).group(signs.large_coin(LARGE_COIN * FRAME[2]), *at(0.50, 0.50)))


def six_of_denari() -> Canvas:
    return framed(coins(grid((0.255, 0.745), (0.145, 0.50, 0.855))))


def seven_of_denari() -> Canvas:
    return framed(coins([(0.50, 0.145), *grid((0.255, 0.745), (0.382, 0.618, 0.855))]))


EIGHT_ROWS = (0.13, 0.377, 0.623, 0.87)
NINE = grid((0.19, 0.50, 0.81), (0.17, 0.50, 0.83))
TEN = [*grid((0.215, 0.785), (0.13, 0.377, 0.623, 0.87)), (0.50, 0.2535), (0.50, 0.7465)]


def eight_of_denari() -> Canvas:
    return framed(coins(grid((0.255, 0.745), EIGHT_ROWS), 0.205))


def nine_of_denari() -> Canvas:
    return framed(coins(NINE, 0.15))


def ten_of_denari() -> Canvas:
    return framed(coins(TEN, 0.165))


# Coppe: sizes are the width of a cup as a share of the frame's.


def cups(size: float, places: Places, stretch: float = 1) -> Canvas:
    """Cups, the small ones slenderer: `stretch` times as high for their width."""
    scale = size * FRAME[2] / signs.CUP_SIZE[0]
    return repeated(signs.cup(), starmap(at, places), scale * stretch, scale)


def two_of_coppe() -> Canvas:
    scale = 0.436 * FRAME[3] / signs.WIDE_CUP_SIZE[1]
    return framed(repeated(signs.wide_cup(), [at(0.50, 0.257), at(0.50, 0.743)], scale, 1.1 * scale))


def three_of_coppe() -> Canvas:
    return framed(cups(0.43, [(0.27, 0.185), (0.735, 0.497), (0.27, 0.81)]))


def four_of_coppe() -> Canvas:
    return framed(cups(0.41, grid((0.255, 0.745), (0.196, 0.80))).group(rosette(), *at(0.50, 0.50), 1.06))


def five_of_coppe() -> Canvas:
    return framed(cups(0.365, [*grid((0.225, 0.775), (0.17, 0.80)), (0.50, 0.49)]))


def six_of_coppe() -> Canvas:
    return framed(cups(0.33, grid((0.235, 0.765), (0.17, 0.498, 0.826)), 1.1))


def seven_of_coppe() -> Canvas:
    return framed(cups(0.27, [*grid((0.185, 0.815), (0.145, 0.497, 0.842)), (0.50, 0.273)], 1.12))


def eight_of_coppe() -> Canvas:
    return framed(cups(0.29, grid((0.24, 0.76), (0.133, 0.377, 0.621, 0.865))))


def nine_of_coppe() -> Canvas:
    return framed(cups(0.285, grid((0.18, 0.50, 0.82), (0.17, 0.498, 0.826))))


def ten_of_coppe() -> Canvas:
    return framed(cups(0.275, TEN))
