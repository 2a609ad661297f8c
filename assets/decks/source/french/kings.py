"""The four kings of the French decks, each drawn on the upper half of the card."""

from __future__ import annotations

from french import armour, collars, dress, held
from french.arms import LEATHER, arm, hand, lifted
from french.features import Look, neck_line
from french.frontal import frontal_head
from french.half import AXIS, Half
from french.headgear import imperial_crown, leaf_crown, lily_crown, spiked_crown
from french.profile import profile_head
from french.three_quarter import three_quarter_head
from kit.canvases import Lean, Placed
from kit.figures import cuff, disc_collar
from kit.hold import FIST, LIFTED, OPEN, Held, hold
from kit.palette import FRENCH as INKS
from kit.strokes import brushes

HEAD = 1.06
"""Scale of a head."""

GREY = (INKS.hair, INKS.hair_dark)
BROWN = ("#8a5a34", "#4a2e1a")
BLOND = ("#e2b04a", "#a8761c")
DARK = ("#5a4636", "#2c221b")
"""Hair, and its colour in the shade."""


def of_diamonds(art: Half) -> None:
    """In profile and ermine, an orb on his palm before his eyes, the sceptre at his shoulder."""
    dress.cloak(art, "red")
    dress.strewn_robe(art, dress.torso(), "yellow", "blue", "d")
    dress.panel(art, "white", "blue")
    sceptre = Held(FIST, (371, 384), 10, INKS, held.sun_sceptre, 13, 0.94, 0.96)
    orb = Held(LIFTED, (163, 284), 2, INKS, lifted(held.orb, 57, 1.06), 0, scale=0.96)
    dress.sleeve(art, (384, 312), (438, 402), sceptre.wrist, "yellow", "yellow")
    dress.sleeve(art, (196, 312), (138, 398), orb.wrist, "yellow", "yellow")
    collars.ermine_cape(art, "blue")
    hand(art, sceptre)
    hand(art, orb)
    cuff(art, neck_line(AXIS, 194, HEAD, 10), 17, INKS.yellow, INKS.ochre)
    look = Look(INKS, *BROWN, "long", "goatee", True, nose="hooked")
    head = Lean().group(profile_head(look)).group(imperial_crown(102, 56, "blue", "red"), 8, -40, turn=-3)
    art.group(head, AXIS, 200, HEAD)


def of_hearts(art: Half) -> None:
    """Full face, in an open robe with lapels of ermine, drinking to whoever looks at him, a hand on his heart."""
    dress.cloak(art, "blue")
    dress.strewn_robe(art, dress.torso(108, 104), "red", "yellow", "c")
    dress.panel(art, "yellow", "blue", half=26)
    collars.fur_lapels(art)
    on_heart = Held(OPEN, (354, 366), 106, INKS, scale=0.92)
    arm(art, on_heart, (384, 310), (438, 392), "red", "red", lambda: dress.puff(art, 1, "blue"))
    cup = Held(LIFTED, (166, 257), 4, INKS, lifted(held.cup, 43), 0, scale=0.96)
    arm(art, cup, (196, 310), (142, 392), "red", "red", lambda: dress.puff(art, -1, "blue"), before=True)
    disc_collar(art, neck_line(AXIS, 190, HEAD, 0), 34, INKS.yellow, INKS.blue, 11)
    look = Look(INKS, *BLOND, "bob", "trimmed", True)
    head = Lean().group(frontal_head(look)).group(lily_crown(98, 54, "red"), 0, -36)
    art.group(head, AXIS, 190, HEAD)


def of_spades(art: Half) -> None:
    """An old warrior in steel, his sword up, his shield at his side."""
    dress.cloak(art, "red")
    dress.strewn_robe(art, dress.torso(92, 96), "blue", "yellow", "s")
    armour.cuirass(art, "blue")
    grip = Held(FIST, (358, 376), 4, INKS, scale=0.96)
    hold(art, grip, lambda wrist: dress.sleeve(art, (386, 312), (438, 390), wrist, "blue", "blue"))
    armour.pauldron(art, 1)
    sword = Held(FIST, (164, 353), 34, INKS, held.upright_sword, 0, scale=0.96)
    arm(art, sword, (198, 318), (148, 392), "blue", "blue", lambda: armour.pauldron(art, -1), before=True)
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
    at_belt = Held(OPEN, (202, 408), -76, INKS, scale=0.92, mirrored=True)
    hawk = Held(FIST, (403, 298), 74, LEATHER, lifted(held.hawk, 20, 0.98), 0, scale=1)
    dress.sleeve(art, (196, 314), (140, 386), at_belt.wrist, "green", "green")
    dress.sleeve(art, (384, 314), (440, 388), hawk.wrist, "green", "green", lower_first=True)
    collars.dagged_cape(art, "red", "yellow")
    hand(art, at_belt)
    hand(art, hawk, 24)
    art.ink(brushes(2.4, "196,372 240,396 290,404 340,396 384,372", steps=12))
    disc_collar(art, neck_line(AXIS, 190, HEAD, -10), 26, INKS.yellow, INKS.red, 9)
    look = Look(INKS, *DARK, "curls", "trimmed", True)
    head = Lean().group(three_quarter_head(look)).group(leaf_crown(100, 50, "red"), 6, -38, turn=-3)
    art.group(head, AXIS + 4, 190, HEAD, scale_x=-HEAD)
