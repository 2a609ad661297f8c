"""The four kings of the French decks, each drawn on the upper half of the card."""

from __future__ import annotations

from dataclasses import replace

from french import dress, held
from french.half import AXIS, Half
from french.headgear import imperial_crown, leaf_crown, lily_crown, spiked_crown
from french.heads import Look, frontal_head, neck_line, profile_head, three_quarter_head
from kit.clipping import Lean, Placed
from kit.figures import cuff, disc_collar
from kit.hands import fist, open_hand, raised_hand
from kit.palette import FRENCH as INKS
from kit.strokes import brushes
from kit.svg import Canvas

HEAD = 1.06
"""Scale of a head."""

GREY = (INKS.hair, INKS.hair_dark)
BROWN = ("#8a5a34", "#4a2e1a")
BLOND = ("#e2b04a", "#a8761c")
DARK = ("#5a4636", "#2c221b")
"""Hair, and its colour in the shade."""


LEATHER = replace(INKS, skin="#d49a4a", skin_dark="#a66c25")
"""The inks of a falconer's glove."""


def glove(art: Canvas, x: float, y: float, turn: float, width: float = 17) -> None:
    """The cuff at a wrist whose arm comes from above when `turn` is 0."""
    band = Lean()
    cuff(band, "-19,0 0,4 19,0", width, INKS.white)
    art.group(band, x, y, turn=turn)


def of_diamonds(art: Half) -> None:
    """In profile and ermine, an orb on his palm before his eyes, the sceptre at his shoulder."""
    dress.cloak(art, "red")
    dress.strewn_robe(art, dress.torso(), "yellow", "blue", "d")
    dress.panel(art, "white", "blue")
    dress.sleeve(art, "384,312 438,402 398,392", "yellow", "yellow")
    dress.sleeve(art, "196,312 138,398 158,306", "yellow", "yellow")
    dress.ermine_cape(art, "blue")
    held.sun_sceptre(Placed(art, 372, 384, 0.94, 13))
    fist(Placed(art, 371, 384, 0.96, 10), INKS)
    glove(art, 404, 390, 86)
    raised_hand(Placed(art, 162, 282, 0.96, 2), INKS, False)
    held.orb(Placed(art, 164, 226, 1.06))
    raised_hand(Placed(art, 162, 282, 0.96, 2), INKS, True)
    glove(art, 160, 294, 4)
    cuff(art, neck_line(AXIS, 194, HEAD, 10), 17, INKS.yellow, INKS.ochre)
    look = Look(INKS, *BROWN, "long", "goatee", True, nose="hooked")
    head = Lean().group(profile_head(look)).group(imperial_crown(102, 56, "blue", "red"), 8, -40, turn=-3)
    art.group(head, AXIS, 200, HEAD)


def of_hearts(art: Half) -> None:
    """Full face, in an open robe with lapels of ermine, drinking to whoever looks at him, a hand on his heart."""
    dress.cloak(art, "blue")
    dress.strewn_robe(art, dress.torso(108, 104), "red", "yellow", "c")
    dress.panel(art, "yellow", "blue", half=26)
    dress.fur_lapels(art)
    dress.sleeve(art, "384,310 438,392 352,366", "red", "red")
    dress.sleeve(art, "196,310 142,392 160,280", "red", "red")
    dress.puff(art, -1, "blue")
    dress.puff(art, 1, "blue")
    open_hand(Placed(art, 352, 366, 0.92, 106), INKS)
    glove(art, 358, 367, 106)
    raised_hand(Placed(art, 164, 256, 0.96, 4), INKS, False)
    held.cup(Placed(art, 168, 214))
    raised_hand(Placed(art, 164, 256, 0.96, 4), INKS, True)
    glove(art, 162, 268, 10)
    disc_collar(art, neck_line(AXIS, 190, HEAD, 0), 34, INKS.yellow, INKS.blue, 11)
    look = Look(INKS, *BLOND, "bob", "trimmed", True)
    head = Lean().group(frontal_head(look)).group(lily_crown(98, 54, "red"), 0, -36)
    art.group(head, AXIS, 190, HEAD)


def of_spades(art: Half) -> None:
    """An old warrior in steel, his sword up, his shield at his side."""
    dress.cloak(art, "red")
    dress.strewn_robe(art, dress.torso(92, 96), "blue", "yellow", "s")
    dress.cuirass(art, "blue")
    dress.sleeve(art, "198,318 148,392 188,376", "blue", "blue")
    dress.sleeve(art, "386,312 438,390 372,384", "blue", "blue")
    fist(Placed(art, 358, 376, 0.96, 4), INKS)
    dress.pauldron(art, -1)
    dress.pauldron(art, 1)
    held.upright_sword(Placed(art, 164, 352))
    fist(Placed(art, 164, 354, 0.96, 34), INKS)
    glove(art, 190, 378, -56)
    held.shield(Placed(art, 408, 354, 0.88), "s")
    look = Look(INKS, *GREY, "long", "long", True, stern=True, old=True, nose="hooked")
    head = Lean().group(three_quarter_head(look)).group(spiked_crown(108, 62, "red"), 6, -40, turn=-3)
    art.group(head, AXIS - 6, 186, HEAD)


def of_clubs(art: Half) -> None:
    """A hunter with a hawk on his fist, a hand at his belt, his cape cut into points."""
    dress.folded(
        art,
        dress.torso(104, 96),
        "green",
        "232,330 222,390 216,448",
        "262,350 256,400 252,448",
        "348,330 358,390 364,448",
        "318,350 324,400 328,448",
    )
    dress.sleeve(art, "196,314 140,386 200,410", "green", "green")
    dress.sleeve(art, "384,314 440,388 414,320", "green", "green", lower_first=True)
    dress.dagged_cape(art, "red", "yellow")
    open_hand(Placed(art, 202, 408, 0.92, -76, -0.92), INKS)
    glove(art, 198, 408, -70)
    held.hawk(Placed(art, 404, 278, 0.98, 0))
    fist(Placed(art, 402, 298, 1.0, 74, 1.0), LEATHER)
    glove(art, 412, 326, 164, 24)
    art.ink(brushes(2.4, "196,372 240,396 290,404 340,396 384,372", steps=12))
    disc_collar(art, neck_line(AXIS, 190, HEAD, -10), 26, INKS.yellow, INKS.red, 9)
    look = Look(INKS, *DARK, "curls", "trimmed", True)
    head = Lean().group(three_quarter_head(look)).group(leaf_crown(100, 50, "red"), 6, -38, turn=-3)
    art.group(head, AXIS + 4, 190, HEAD, scale_x=-HEAD)
