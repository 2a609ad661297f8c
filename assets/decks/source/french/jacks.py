"""The four jacks of the French decks, each drawn on the upper half of the card."""

from __future__ import annotations

from french import armour, collars, dress, held
from french.arms import arm
from french.features import Look, neck_line
from french.frontal import frontal_head
from french.half import AXIS, Half
from french.headgear import hunting_hat, morion
from french.kings import BLOND, BROWN, DARK, HEAD
from french.profile import profile_head
from french.three_quarter import three_quarter_head
from kit.canvases import Lean
from kit.figures import buttons, ruff
from kit.geometry import curve, spline
from kit.headgear import beret, plume, turban
from kit.hold import CLENCHED, FIST, OPEN, PINCH, Held
from kit.palette import FRENCH as INKS
from kit.strokes import brush, lively


def of_diamonds(art: Half) -> None:
    """An ensign with his banner, a hand on his hip, in a slashed doublet and a ruff."""
    dress.strewn_robe(art, dress.torso(96, 84), "yellow", "blue", "d")
    dress.panel(art, "blue", "white", half=24)
    buttons(art, (AXIS, 330), (AXIS, 410), 5, INKS.yellow, 5, stitched=True)
    on_hip = Held(OPEN, (204, 411), -70, INKS, scale=0.9, mirrored=True)
    arm(art, on_hip, (200, 316), (138, 388), "blue", "blue", lambda: dress.paned_puff(art, -1, "yellow", "red"))
    banner = Held(FIST, (424, 341), -42, INKS, held.gonfalon, 0, 1.02, 0.92, mirrored=True)
    arm(art, banner, (380, 316), (434, 392), "blue", "blue", lambda: dress.paned_puff(art, 1, "yellow", "red"))
    ruff(art, neck_line(AXIS, 200, HEAD, 10), 34, INKS.white, 15)
    look = Look(INKS, *BROWN, "bob", nose="short")
    head = Lean().group(three_quarter_head(look))
    shape = spline("-42,-36 -58,-58 -36,-84 6,-96 50,-84 70,-58 58,-34! 20,-48 -16,-46")
    beret(head, shape, curve("-42,-32 -16,-45 16,-47 44,-40 58,-28"), *INKS.pair("red"), INKS.yellow, 11)
    plume(head, "8,-84 40,-108 72,-100 90,-72 88,-46", 32, *INKS.pair("blue"))
    art.group(head, AXIS, 202, HEAD)


def of_hearts(art: Half) -> None:
    """A minstrel with golden curls, playing the lute."""
    dress.cloak(art, "yellow")
    dress.strewn_robe(art, dress.torso(96, 88), "red", "yellow", "c")
    neck = Held(FIST, (386, 304), 58, INKS, scale=0.9)
    dress.sleeve(art, (382, 316), (438, 374), neck.wrist, "blue", "blue")
    lute = Held(PINCH, (245, 393), 26, INKS, held.lute, 58, 0.94, 0.86)
    arm(art, lute, (198, 316), (140, 388), "blue", "blue", lambda: dress.puff(art, -1, "red"))
    dress.puff(art, 1, "red")
    neck.over(art)
    collars.scalloped(art, "yellow")
    look = Look(INKS, *BLOND, "curls", eyes="#2f5a8a")
    head = Lean().group(three_quarter_head(look))
    turban(head, INKS.red, INKS.red_dark, INKS.yellow)
    plume(head, "20,-82 46,-96 74,-88 90,-62 86,-36", 28, *INKS.pair("blue"))
    art.group(head, AXIS - 6, 192, HEAD, scale_x=-HEAD)


def of_spades(art: Half) -> None:
    """A guard in helmet and breastplate, his halberd beside him, a hand on his dagger."""
    dress.strewn_robe(art, dress.torso(92, 90), "blue", "yellow", "s")
    armour.cuirass(art, "red")
    halberd = Held(FIST, (142, 351), 36, INKS, held.halberd, 0, 0.96, 0.94)
    arm(art, halberd, (200, 316), (142, 392), "blue", "red", lambda: dress.puff(art, -1, "red"))
    dagger = Held(FIST, (352, 368), 20, INKS, held.dagger, size=0.9, scale=0.9)
    arm(art, dagger, (380, 316), (440, 386), "blue", "red", lambda: dress.puff(art, 1, "red"), before=True)
    ruff(art, neck_line(AXIS, 196, HEAD, -10), 22, INKS.white, 11)
    look = Look(INKS, *DARK, "short", "goatee", True, nose="hooked")
    head = Lean().group(profile_head(look)).group(morion("red"), 2, 0)
    plume(head, "46,-58 64,-86 88,-88 104,-64 100,-38", 26, *INKS.pair("yellow"))
    art.group(head, AXIS + 8, 200, HEAD, scale_x=-HEAD)


def of_clubs(art: Half) -> None:
    """A lad in hunting dress, the broom that gives the game its name on his shoulder."""
    dress.folded(
        art,
        dress.torso(98, 86),
        "green",
        "236,330 228,390 220,448",
        "344,330 352,390 360,448",
        "320,360 326,400 332,448",
        "260,360 254,400 248,448",
    )
    broom = Held(FIST, (368, 382), 14, INKS, held.broom, 17, 0.94, 0.94)
    arm(art, broom, (380, 316), (438, 402), "yellow", "green", lambda: dress.lacing(art, "yellow"))
    on_hip = Held(CLENCHED, (200, 407), -74, INKS, scale=0.94, mirrored=True)
    arm(art, on_hip, (200, 316), (140, 384), "yellow", "green")
    collars.hood(art, "red")
    look = Look(INKS, *BROWN, "bob", eyes="#3c5d3a")
    head = Lean().group(frontal_head(look)).group(hunting_hat("green", "red"))
    art.ink(brush("262,330 254,352", 2.2, 4, lively))
    art.group(head, AXIS, 190, HEAD)
