"""The four queens of the French decks, each drawn on the upper half of the card."""

from __future__ import annotations

from french import dress, held
from french.half import AXIS, Half
from french.headgear import ball_crown, hennin, leaf_crown, lily_crown
from french.heads import Look, frontal_head, profile_head, three_quarter_head
from french.kings import BLOND, BROWN, DARK, HEAD, glove
from kit.clipping import Lean, Placed
from kit.hands import fist, open_hand, pinching_hand, raised_hand
from kit.ornaments import gem
from kit.palette import FRENCH as INKS


def of_diamonds(art: Half) -> None:
    """A lady of fashion in a collar of starched lace, a coin in one hand and her fan open in the other."""
    dress.standing_collar(art)
    dress.gown(art, "yellow", "blue", "d")
    dress.panel(art, "blue", "white", top=330, half=34)
    dress.sleeve(art, "206,318 144,400 150,304", "red", "red")
    dress.sleeve(art, "376,318 440,400 398,412", "red", "red")
    dress.paned_puff(art, -1, "yellow", "red")
    dress.paned_puff(art, 1, "yellow", "red")
    dress.bosom(art, dress.SQUARE_NECK, "white")
    dress.pearls(art, 34, 262, 26, pendant="red")
    raised_hand(Placed(art, 156, 286, 0.9, -2), INKS, False)
    held.coin(Placed(art, 158, 236))
    raised_hand(Placed(art, 156, 286, 0.9, -2), INKS, True)
    glove(art, 154, 298, 4)
    held.fan(Placed(art, 362, 408, 0.9, -12))
    fist(Placed(art, 366, 404, 0.9, 40), INKS)
    glove(art, 396, 414, 96)
    look = Look(INKS, *BLOND, "curls", nose="short", eyes="#2f5a8a")
    head = Lean().group(three_quarter_head(look)).group(ball_crown(80, 36, 5, "blue"), 7, -47, turn=-3)
    gem(head, 33, 22, 6, INKS.yellow, INKS.blue)
    art.group(head, AXIS + 6, 188, HEAD, scale_x=-HEAD)


def of_hearts(art: Half) -> None:
    """Full face, long hair on her shoulders, a rose in both hands."""
    dress.veil(art, "blue")
    dress.gown(art, "red", "yellow", "c")
    dress.panel(art, "blue", "yellow", top=330, half=32)
    dress.sleeve(art, "206,318 144,390 252,378", "red", "red")
    dress.sleeve(art, "374,318 436,390 330,386", "red", "red")
    dress.puff(art, -1, "yellow")
    dress.puff(art, 1, "yellow")
    dress.bosom(art, dress.ROUND_NECK, "blue")
    dress.pearls(art, 40, 272, 26, pendant="red")
    look = Look(INKS, *BROWN, "long", eyes="#3c5d3a")
    head = Lean().group(frontal_head(look)).group(lily_crown(84, 44, "blue"), 0, -40)
    art.group(head, AXIS, 184, HEAD)
    held.rose(Placed(art, 298, 386, 0.74, 36))
    pinching_hand(Placed(art, 294, 375, 0.86, 22), INKS)
    glove(art, 252, 381, -98)
    pinching_hand(Placed(art, 294, 391, 0.8, -30, -0.8), INKS)
    glove(art, 333, 390, 94)


def of_spades(art: Half) -> None:
    """In profile, reading, under a tall hennin with its veil."""
    dress.gown(art, "blue", "yellow", "s")
    dress.panel(art, "red", "yellow", top=330, half=28)
    dress.sleeve(art, "374,318 434,390 350,402", "red", "red")
    dress.sleeve(art, "206,318 142,392 152,366", "red", "red")
    dress.puff(art, -1, "blue")
    dress.puff(art, 1, "blue")
    dress.bosom(art, dress.HEART_NECK, "yellow")
    dress.pearls(art, 40, 268, 26, pendant="red")
    held.book(Placed(art, 198, 372, 0.96, -6))
    open_hand(Placed(art, 350, 404, 0.86, 100), INKS)
    glove(art, 356, 405, 98)
    open_hand(Placed(art, 152, 398, 0.8, -118, -0.8), INKS)
    look = Look(INKS, *DARK, "short", nose="straight")
    head = Lean().group(profile_head(look)).group(hennin("red", "yellow"), 4, -6, 0.66, turn=-10)
    head.group(ball_crown(82, 28, 5, "blue"), 6, -36, turn=14)
    art.group(head, AXIS - 24, 202, HEAD, turn=-4)


def of_clubs(art: Half) -> None:
    """A dark lady with a sprig of clover, the other hand at her girdle."""
    dress.cloak(art, "yellow")
    dress.gown(art, "green", "yellow", "b")
    dress.panel(art, "white", "red", top=330, half=34)
    dress.sleeve(art, "374,318 438,394 372,416", "red", "red")
    dress.sleeve(art, "206,318 146,404 172,344", "red", "red")
    open_hand(Placed(art, 372, 416, 0.86, 84), INKS)
    glove(art, 378, 417, 88)
    dress.bosom(art, dress.ROUND_NECK, "white")
    dress.bertha(art, dress.ROUND_NECK)
    dress.pearls(art, 40, 270, 24, pendant="green")
    held.clover_sprig(Placed(art, 168, 296, 0.84, -4))
    pinching_hand(Placed(art, 170, 298, 0.84, 46, -0.84), INKS)
    glove(art, 173, 342, 172)
    look = Look(INKS, *DARK, "curls", nose="short")
    head = Lean().group(three_quarter_head(look)).group(leaf_crown(86, 42, "green"), 6, -42, turn=-3)
    art.group(head, AXIS - 4, 190, HEAD)
