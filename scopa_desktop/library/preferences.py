"""Every setting: its name, its default and the values it may have."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any

from scopa_desktop.ai import LEVELS
from scopa_desktop.engine import FORMS, HOUSE_RULES, TARGETS, Rules, agreed
from scopa_desktop.library.languages import LANGUAGES

SIZES = (
    (100, "fit", 20),
    (125, "fit", 25),
    (150, "large", 25),
    (175, "large", 25),
    (200, "large", 50),
    (250, "huge", 50),
    (300, "huge", 50),
)
"""Text, cards and corner number in the steps that make everything larger at once; each can also be set apart."""
FIRST_PLAYER = "p1"
"""Who plays while nobody else was named."""


def _one_of(default: Any, *choices: Any) -> Any:
    """A preference that has one of these values, in the order in which they are offered."""
    return field(default=default, metadata={"choices": choices})


@dataclass(frozen=True, slots=True)
class Preferences:
    """Every setting: its name, its default and, where they are a fixed set, the values it may have.

    `form`, `target`, `house` (the house rules that are on, as words) and `level` are those of the next match; all
    others hold at once. `text` is in percent. `index` is the height of the corner number in percent of its width, 0 for
    none; `letters` writes ace, fante, cavallo and re as letters there; with `both_corners` it also stands in the
    opposite corner, turned round. A player is `guided` until the first match is over: cards that can take have a light
    edge. With `ceremony` the person cuts each deck.
    With `follow_motion` nothing moves where the system wishes so; with `confirm` a card is played by the second press.
    `scan` is the step of the one-button play in milliseconds, 0 for off; `keys` are the commands whose keys were
    changed ("hint=J undo=Ctrl+U"), and without `single_keys` letters, digits and signs alone do nothing.
    `speech_rate` is in percent. `language` is "" for the system's. The other words are keys the window explains.
    """

    form: str = _one_of("scopa", *(key for key, rules in FORMS.items() if rules.seats == 2))
    target: int = _one_of(11, *TARGETS)
    house: str = ""
    level: str = _one_of("normal", *LEVELS)
    deck: str = "napoletane"
    back: str = ""
    cards: str = _one_of("fit", "fit", "large", "huge")
    index: int = _one_of(20, 0, 12, 20, 25, 50)
    letters: bool = False
    both_corners: bool = False
    gold_edge: bool = False
    table: str = _one_of("green", "green", "blue", "wood")
    chrome: str = _one_of("system", "system", "light", "dark")
    mouse: str = _one_of("both", "both", "click", "drag")
    motion: str = _one_of("normal", "calm", "normal", "fast", "off")
    pace: str = _one_of("normal", "slow", "normal", "quick", "none")
    assist: str = _one_of("none", "none", "show", "coach")
    guided: bool = True
    board: bool = False
    move_list: bool = False
    text: int = _one_of(100, 100, 125, 150, 175, 200, 225, 250, 275, 300)
    volume: int = _one_of(60, 0, 20, 40, 60, 80, 100)
    language: str = _one_of("", "", *LANGUAGES)
    ceremony: bool = False
    player: str = FIRST_PLAYER
    contrast: str = _one_of("system", "system", "on", "off")
    follow_motion: bool = True
    left_handed: bool = False
    confirm: bool = False
    scan: int = _one_of(0, 0, 500, 1000, 1500, 2000, 3000, 4000, 5000)
    keys: str = ""
    single_keys: bool = True
    speech: bool = False
    speech_rate: int = _one_of(100, 50, 75, 100, 125, 150, 200)

    @property
    def rules(self) -> Rules:
        """The rules chosen for the next match."""
        return agreed(self.form, self.target, self.house.split())


SETTINGS = {one.name: one for one in fields(Preferences)}
CHOICES: dict[str, tuple[str | int, ...]] = {
    name: one.metadata["choices"] for name, one in SETTINGS.items() if "choices" in one.metadata
}


def allowed(name: str, value: object) -> bool:
    """Whether `value` has the type and, where they are fixed, one of the values of the preference `name`."""
    if name == "house":
        return isinstance(value, str) and set(value.split()) <= set(HOUSE_RULES)
    return name in SETTINGS and type(value) is type(SETTINGS[name].default) and value in CHOICES.get(name, (value,))


def renamed(found: dict[str, Any]) -> dict[str, Any]:
    """Settings as older programs wrote them, in today's words: each house rule had its own name, nobody was guided."""
    found = {"guided": False, **found} if found else found
    old = {name: found[name] for name in HOUSE_RULES if name in found}
    if not old:
        return found
    known = all(isinstance(on, bool) for on in old.values())
    return {"house": " ".join(name for name, on in old.items() if on) if known else old, **found}
