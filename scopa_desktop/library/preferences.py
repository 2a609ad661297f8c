"""Every setting: its name, its default and the values it may have."""

from __future__ import annotations

from dataclasses import dataclass, fields

from scopa_desktop.ai import LEVELS
from scopa_desktop.engine import FORMS, HOUSE_RULES, TARGETS, Rules, agreed

SIZES = (
    (100, "fit", 12),
    (125, "fit", 20),
    (150, "large", 25),
    (175, "large", 25),
    (200, "large", 50),
    (250, "huge", 50),
    (300, "huge", 50),
)
"""Text, cards and corner number in the steps that make everything larger at once; each can also be set apart."""
TEXT_SIZES = (100, 125, 150, 175, 200, 225, 250, 275, 300)
VOLUMES = (0, 20, 40, 60, 80, 100)
SCAN_STEPS = (0, 500, 1000, 1500, 2000, 3000, 4000, 5000)
SPEECH_RATES = (50, 75, 100, 125, 150, 200)
FIRST_PLAYER = "p1"
"""Who plays while nobody else was named."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """Every setting with its default.

    `text` is in percent. `index` is the height of the rank in a card's corner in percent of its width, 0 for none;
    `letters` writes ace, fante, cavallo and re as letters there. With `ceremony` the person cuts each deck.
    With `follow_motion` nothing moves where the system wishes so; with `confirm` a card is played by the second press.
    `scan` is the step of the one-button play in milliseconds, 0 for off; `keys` are the commands whose keys were
    changed ("hint=J undo=Ctrl+U"), and without `single_keys` letters, digits and signs alone do nothing.
    `speech_rate` is in percent. The other words are keys the window explains.
    """

    form: str = "scopa"
    target: int = 11
    napola: bool = False
    re_bello: bool = False
    asso_piglia_tutto: bool = False
    scopa_con_asso: bool = False
    presa_minima: bool = False
    level: str = "normal"
    deck: str = "napoletane"
    back: str = ""
    cards: str = "fit"
    index: int = 12
    letters: bool = True
    gold_edge: bool = False
    table: str = "green"
    chrome: str = "system"
    mouse: str = "both"
    motion: str = "normal"
    pace: str = "normal"
    assist: str = "none"
    board: bool = False
    move_list: bool = False
    text: int = 100
    volume: int = 60
    language: str = ""
    ceremony: bool = False
    player: str = FIRST_PLAYER
    contrast: str = "system"
    follow_motion: bool = True
    left_handed: bool = False
    confirm: bool = False
    scan: int = 0
    keys: str = ""
    single_keys: bool = True
    speech: bool = False
    speech_rate: int = 100

    @property
    def rules(self) -> Rules:
        """The rules chosen for the next match."""
        return agreed(self.form, self.target, [name for name in HOUSE_RULES if getattr(self, name)])


CHOICES: dict[str, tuple[str | int, ...]] = {
    "form": tuple(key for key, rules in FORMS.items() if rules.seats == 2),
    "target": TARGETS,
    "level": tuple(LEVELS),
    "table": ("green", "blue", "wood"),
    "chrome": ("system", "light", "dark"),
    "mouse": ("both", "click", "drag"),
    "motion": ("calm", "normal", "fast", "off"),
    "pace": ("slow", "normal", "quick", "none"),
    "assist": ("none", "show", "coach"),
    "text": TEXT_SIZES,
    "volume": VOLUMES,
    "cards": ("fit", "large", "huge"),
    "index": (0, 12, 20, 25, 50),
    "language": ("", "en", "it"),
    "contrast": ("system", "on", "off"),
    "scan": SCAN_STEPS,
    "speech_rate": SPEECH_RATES,
}
"""The values a preference may have, where they are a fixed set ("" for the language: the system's)."""


def allowed(name: str, value: object) -> bool:
    """Whether `value` has the type and, where they are fixed, one of the values of the preference `name`."""
    default = next((field.default for field in fields(Preferences) if field.name == name), None)
    return type(value) is type(default) and (name not in CHOICES or value in CHOICES[name])
