"""The pip cards of denari and coppe of the Napoletane, ace excepted, and their eights, nines and tens in pips.

Centres are shares of the card, (across, down), in the traditional places of each card.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import starmap

from kit.geometry import Point
from kit.latin import Places, grid, repeated
from kit.svg import Canvas
from napoletane.coins import flower_coin, ray_coin
from napoletane.cups import CUP_SIZE, WIDE_CUP_SIZE, cup, wide_cup
from napoletane.emblem import emblem

WIDTH, HEIGHT = 500, 830


def at(across: float, down: float) -> Point:
    """A place given in shares of the card, in units."""
    return across * WIDTH, down * HEIGHT


def coins(drawing: Callable[[float], Canvas], radius: float, places: Places) -> Canvas:
    return repeated(drawing(radius * WIDTH), starmap(at, places))


def face_coin(radius: float) -> Canvas:
    return ray_coin(radius, face=True)


def two_of_denari() -> Canvas:
    return coins(flower_coin, 0.254, [(0.52, 0.22), (0.52, 0.78)])


def three_of_denari() -> Canvas:
    return coins(face_coin, 0.213, [(0.73, 0.205), (0.32, 0.50), (0.73, 0.795)])


def four_of_denari() -> Canvas:
    art = coins(face_coin, 0.154, [(0.285, 0.15), (0.735, 0.15), (0.285, 0.82), (0.735, 0.82)])
    return art.group(emblem(), *at(0.51, 0.478))


def five_of_denari() -> Canvas:
    art = coins(face_coin, 0.137, [(0.25, 0.13), (0.735, 0.13), (0.25, 0.84), (0.735, 0.84)])
    return art.group(flower_coin(0.254 * WIDTH), *at(0.505, 0.486))


def six_of_denari() -> Canvas:
    return coins(ray_coin, 0.115, grid((0.26, 0.735), (0.126, 0.485, 0.845)))


def seven_of_denari() -> Canvas:
    upper = [(0.24, 0.13), (0.745, 0.13), (0.495, 0.354), (0.24, 0.568), (0.745, 0.568)]
    return coins(ray_coin, 0.093, [*upper, (0.22, 0.88), (0.735, 0.88)])


# Coppe: sizes are the width of a cup as a share of the card's.


def cups(size: float, places: Places) -> Canvas:
    return repeated(cup(), starmap(at, places), size * WIDTH / CUP_SIZE[0])


def two_of_coppe() -> Canvas:
    return repeated(wide_cup(), [at(0.50, 0.265), at(0.50, 0.76)], 0.66 * WIDTH / WIDE_CUP_SIZE[0])


def three_of_coppe() -> Canvas:
    return cups(0.336, [(0.28, 0.228), (0.75, 0.504), (0.28, 0.785)])


def four_of_coppe() -> Canvas:
    return cups(0.305, grid((0.275, 0.75), (0.19, 0.76))).group(emblem(), *at(0.51, 0.478), 0.88)


def five_of_coppe() -> Canvas:
    return cups(0.266, [(0.30, 0.19), (0.69, 0.19), (0.49, 0.494), (0.29, 0.795), (0.675, 0.795)])


def six_of_coppe() -> Canvas:
    return cups(0.245, grid((0.255, 0.73), (0.17, 0.481, 0.80)))


def seven_of_coppe() -> Canvas:
    return cups(0.205, [(0.225, 0.162), (0.75, 0.162), (0.489, 0.338), *grid((0.225, 0.75), (0.497, 0.826))])


# Eights, nines and tens in pips, told apart by the outline of the layout.

EIGHT_ROWS = (0.14, 0.38, 0.62, 0.86)
NINE = grid((0.21, 0.50, 0.79), (0.15, 0.50, 0.85))
TEN = [*grid((0.22, 0.78), EIGHT_ROWS), (0.50, 0.26), (0.50, 0.74)]


def eight_of_denari() -> Canvas:
    return coins(ray_coin, 0.095, grid((0.27, 0.73), EIGHT_ROWS))


def nine_of_denari() -> Canvas:
    return coins(ray_coin, 0.095, NINE)


def ten_of_denari() -> Canvas:
    return coins(ray_coin, 0.088, TEN)


def eight_of_coppe() -> Canvas:
    return cups(0.215, grid((0.27, 0.73), EIGHT_ROWS))


def nine_of_coppe() -> Canvas:
    return cups(0.205, NINE)


def ten_of_coppe() -> Canvas:
    return cups(0.19, TEN)
