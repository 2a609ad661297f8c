"""The four jacks of the French decks, each drawn on the upper half of the card."""

from __future__ import annotations

from french import dress, held
from french.half import AXIS, Half
from french.headgear import hunting_hat, morion
from french.heads import Look, frontal_head, neck_line, profile_head, three_quarter_head
from french.kings import BLOND, BROWN, DARK, HEAD, glove
from kit.clipping import Lean, Placed
from kit.figures import buttons, ruff
from kit.geometry import curve, spline
from kit.hands import clenched_hand, fist, open_hand, pinching_hand
from kit.headgear import beret, plume, turban
from kit.palette import FRENCH as INKS
from kit.strokes import brush, lively


def of_diamonds(art: Half) -> None:
    """An ensign with his banner, a hand on his hip, in a slashed doublet and a ruff."""
    dress.strewn_robe(art, dress.torso(96, 84), "yellow", "blue", "d")
    dress.panel(art, "blue", "white", half=24)
    buttons(art, (AXIS, 330), (AXIS, 410), 5, INKS.yellow, 5, stitched=True)
    held.gonfalon(Placed(art, 424, 340, 1.02))
    dress.sleeve(art, "200,316 138,388 204,412", "blue", "blue")
    dress.sleeve(art, "380,316 434,392 410,362", "blue", "blue")
    dress.paned_puff(art, -1, "yellow", "red")
    dress.paned_puff(art, 1, "yellow", "red")
    open_hand(Placed(art, 204, 411, 0.9, -70, -0.9), INKS)
    glove(art, 200, 411, -72)
    fist(Placed(art, 424, 342, 0.92, -42, -0.92), INKS)
    glove(art, 402, 364, 44)
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
    dress.sleeve(art, "382,316 438,374 404,330", "blue", "blue")
    held.lute(Placed(art, 244, 392, 0.94, 58))
    dress.sleeve(art, "198,316 140,388 202,398", "blue", "blue")
    dress.puff(art, -1, "red")
    dress.puff(art, 1, "red")
    pinching_hand(Placed(art, 246, 394, 0.86, 26), INKS)
    glove(art, 204, 402, -88)
    fist(Placed(art, 386, 304, 0.9, 58), INKS)
    dress.scalloped(art, "yellow")
    look = Look(INKS, *BLOND, "curls", eyes="#2f5a8a")
    head = Lean().group(three_quarter_head(look))
    turban(head, INKS.red, INKS.red_dark, INKS.yellow)
    plume(head, "20,-82 46,-96 74,-88 90,-62 86,-36", 28, *INKS.pair("blue"))
    art.group(head, AXIS - 6, 192, HEAD, scale_x=-HEAD)


def of_spades(art: Half) -> None:
    """A guard in helmet and breastplate, his halberd beside him, a hand on his dagger."""
    dress.strewn_robe(art, dress.torso(92, 90), "blue", "yellow", "s")
    dress.cuirass(art, "red")
    held.halberd(Placed(art, 142, 352, 0.96, 0, 0.96))
    dress.sleeve(art, "200,316 142,392 168,372", "blue", "red")
    dress.sleeve(art, "380,316 440,386 384,392", "blue", "red")
    dress.puff(art, -1, "red")
    dress.puff(art, 1, "red")
    fist(Placed(art, 142, 350, 0.94, 36), INKS)
    glove(art, 168, 373, -54)
    held.dagger(Placed(art, 344, 378, 0.9, 20))
    fist(Placed(art, 352, 368, 0.9, 20), INKS)
    glove(art, 388, 386, 94)
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
    held.broom(Placed(art, 368, 384, 0.94, 17))
    dress.sleeve(art, "200,316 140,384 200,408", "yellow", "green")
    dress.sleeve(art, "380,316 438,402 398,388", "yellow", "green")
    dress.lacing(art, "yellow")
    clenched_hand(Placed(art, 200, 407, 0.94, -74, -0.94), INKS)
    glove(art, 196, 407, -72)
    fist(Placed(art, 368, 380, 0.94, 14), INKS)
    glove(art, 402, 390, 84)
    dress.hood(art, "red")
    look = Look(INKS, *BROWN, "bob", eyes="#3c5d3a")
    head = Lean().group(frontal_head(look)).group(hunting_hat("green", "red"))
    art.ink(brush("262,330 254,352", 2.2, 4, lively))
    art.group(head, AXIS, 190, HEAD)
