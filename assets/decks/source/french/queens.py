"""The four queens of the French decks, each drawn on the upper half of the card."""

from __future__ import annotations

from functools import partial

from french import collars, dress, held
from french.arms import arm, hand, lifted
from french.features import Look
from french.frontal import frontal_head
from french.half import AXIS, Half
from french.headgear import ball_crown, hennin, leaf_crown, lily_crown
from french.kings import BLOND, BROWN, DARK, HEAD
from french.profile import profile_head
from french.three_quarter import three_quarter_head
from kit.canvases import Lean, Placed
from kit.hold import FIST, LIFTED, OPEN, PINCH, Held
from kit.ornaments import gem
from kit.palette import FRENCH as INKS


def of_diamonds(art: Half) -> None:
    """A lady of fashion in a collar of starched lace, a coin in one hand and her fan open in the other."""
    collars.standing_collar(art)
    dress.gown(art, "yellow", "blue", "d")
    dress.panel(art, "blue", "white", top=330, half=34)
    coin = Held(LIFTED, (157, 287), -2, INKS, lifted(held.coin, 51), 0, scale=0.9)
    left, right = (partial(dress.paned_puff, art, side, "yellow", "red") for side in (-1, 1))
    arm(art, coin, (206, 318), (144, 400), "red", "red", left, before=True)
    dress.bosom(art, dress.SQUARE_NECK, "white")
    collars.pearls(art, 34, 262, 26, pendant="red")
    fan = Held(FIST, (364, 406), 20, INKS, held.fan, -12, 0.9, 0.9)
    arm(art, fan, (376, 318), (440, 400), "red", "red", right, before=True)
    look = Look(INKS, *BLOND, "curls", nose="short", eyes="#2f5a8a")
    head = Lean().group(three_quarter_head(look)).group(ball_crown(80, 36, 5, "blue"), 7, -47, turn=-3)
    gem(head, 33, 22, 6, INKS.yellow, INKS.blue)
    art.group(head, AXIS + 6, 188, HEAD, scale_x=-HEAD)


def of_hearts(art: Half) -> None:
    """Full face, long hair on her shoulders, a rose in both hands."""
    dress.veil(art, "blue")
    dress.gown(art, "red", "yellow", "c")
    dress.panel(art, "blue", "yellow", top=330, half=32)
    rose = Held(PINCH, (294, 376), 22, INKS, held.rose, 36, 0.74, 0.86)
    other = Held(PINCH, (294, 391), -30, INKS, scale=0.8, mirrored=True)
    dress.sleeve(art, (206, 318), (144, 390), rose.wrist, "red", "red")
    dress.sleeve(art, (374, 318), (436, 390), other.wrist, "red", "red")
    dress.puff(art, -1, "yellow")
    dress.puff(art, 1, "yellow")
    dress.bosom(art, dress.ROUND_NECK, "blue")
    collars.pearls(art, 40, 272, 26, pendant="red")
    look = Look(INKS, *BROWN, "long", eyes="#3c5d3a")
    head = Lean().group(frontal_head(look)).group(lily_crown(84, 44, "blue"), 0, -40)
    art.group(head, AXIS, 184, HEAD)
    hand(art, rose)
    hand(art, other)


def of_spades(art: Half) -> None:
    """In profile, reading, under a tall hennin with its veil."""
    dress.gown(art, "blue", "yellow", "s")
    dress.panel(art, "red", "yellow", top=330, half=28)
    resting = Held(OPEN, (352, 404), 100, INKS, scale=0.86)
    arm(art, resting, (374, 318), (434, 390), "red", "red", lambda: dress.puff(art, 1, "blue"))
    under = Held(OPEN, (152, 398), -118, INKS, scale=0.8, mirrored=True)
    dress.sleeve(art, (206, 318), (142, 392), (152, 366), "red", "red")
    dress.puff(art, -1, "blue")
    dress.bosom(art, dress.HEART_NECK, "yellow")
    collars.pearls(art, 40, 268, 26, pendant="red")
    held.book(Placed(art, 198, 372, 0.96, -6))
    under.over(art)
    look = Look(INKS, *DARK, "short", nose="straight")
    head = Lean().group(profile_head(look)).group(hennin("red", "yellow"), 4, -6, 0.66, turn=-10)
    head.group(ball_crown(82, 28, 5, "blue"), 6, -36, turn=14)
    art.group(head, AXIS - 24, 202, HEAD, turn=-4)


def of_clubs(art: Half) -> None:
    """A dark lady with a sprig of clover, the other hand at her girdle."""
    dress.cloak(art, "yellow")
    dress.gown(art, "green", "yellow", "b")
    dress.panel(art, "white", "red", top=330, half=34)
    arm(art, Held(OPEN, (374, 416), 84, INKS, scale=0.86), (374, 318), (438, 394), "red", "red")
    sprig = Held(PINCH, (169, 297), 46, INKS, held.clover_sprig, -4, 0.84, 0.84, mirrored=True)
    dress.sleeve(art, (206, 318), (146, 404), sprig.wrist, "red", "red")
    dress.bosom(art, dress.ROUND_NECK, "white")
    collars.bertha(art, dress.ROUND_NECK)
    collars.pearls(art, 40, 270, 24, pendant="green")
    hand(art, sprig)
    look = Look(INKS, *DARK, "curls", nose="short")
    head = Lean().group(three_quarter_head(look)).group(leaf_crown(86, 42, "green"), 6, -42, turn=-3)
    art.group(head, AXIS - 4, 190, HEAD)
