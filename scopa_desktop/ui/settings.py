"""The user's preferences for QML: read as properties, changed in one place."""

from __future__ import annotations

from dataclasses import asdict, replace

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton, QQmlEngine

from scopa_desktop.library.decks import assets
from scopa_desktop.library.preferences import CHOICES, SIZES, Preferences, allowed
from scopa_desktop.library.store import Store
from scopa_desktop.ui.qml import QVariant, QVariantMap

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class Settings(QObject):
    """Looks, motion, pace, text and language: each change applies at once and is kept."""

    changed = Signal()

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.values: Preferences = store.load_preferences()

    @staticmethod
    def create(engine: QQmlEngine) -> QObject:
        """The object the program made for this engine."""
        made: QObject = engine.property("settings")
        return made

    def put(self, **values: object) -> None:
        """Change several preferences; ValueError for a value that is not allowed."""
        for name, value in values.items():
            if not allowed(name, value):
                raise ValueError(f"{name} cannot be {value!r}")
        after = replace(self.values, **values)  # type: ignore[arg-type]
        if after != self.values:
            self.values = after
            self._store.save_preferences(after)
            self.changed.emit()

    def restore(self) -> None:
        """Every preference has its first value again."""
        self.put(**asdict(Preferences()))

    @Slot(str, QVariant)
    def choose(self, name: str, value: object) -> None:
        """Change one preference."""
        self.put(**{name: value})

    @Slot(int)
    def enlarge(self, steps: int) -> None:
        """Make text, cards and corner numbers larger (or smaller) by steps; 0 is back to the normal size."""
        at = sum(text < self.values.text for text, _, _ in SIZES) + steps if steps else 0
        text, cards, index = SIZES[max(0, min(at, len(SIZES) - 1))]
        self.put(text=text, cards=cards, index=index)

    @Property(str, notify=changed)
    def deck(self) -> str:
        """Key of the deck."""
        return self.values.deck

    @Property(str, notify=changed)
    def cards(self) -> str:
        """Size of the cards: fit, large or huge."""
        return self.values.cards

    @Property(int, notify=changed)
    def index(self) -> int:
        """Height of the rank in a card's corner in percent of its width, 0 for none."""
        return self.values.index

    @Property(bool, notify=changed)
    def letters(self) -> bool:
        """Whether ace, fante, cavallo and re are letters there."""
        return self.values.letters

    @Property(bool, notify=changed)
    def goldEdge(self) -> bool:  # noqa: N802 - a QML name
        """Whether the settebello has a thin gold edge."""
        return self.values.gold_edge

    @Property(str, notify=changed)
    def table(self) -> str:
        """green, blue or wood."""
        return self.values.table

    @Property(QVariantMap, constant=True)
    def tables(self) -> dict[str, QUrl]:
        """The picture of each table there is."""
        return {str(name): QUrl.fromLocalFile(str(assets() / "table" / f"{name}.svg")) for name in CHOICES["table"]}

    @Property(QUrl, constant=True)
    def broom(self) -> QUrl:
        """The picture of the broom that sweeps for a scopa."""
        return QUrl.fromLocalFile(str(assets() / "table" / "broom.svg"))

    @Property(str, notify=changed)
    def chrome(self) -> str:
        """Pages and dialogs: light, dark or as the system."""
        return self.values.chrome

    @Property(str, notify=changed)
    def mouse(self) -> str:
        """How cards are played with the mouse: click, drag or both."""
        return self.values.mouse

    @Property(str, notify=changed)
    def motion(self) -> str:
        """calm, normal, fast or off."""
        return self.values.motion

    @Property(str, notify=changed)
    def pace(self) -> str:
        """How long the computer waits before its card: slow, normal, quick or none."""
        return self.values.pace

    @Property(int, notify=changed)
    def text(self) -> int:
        """Size of the text in percent."""
        return self.values.text

    @Property(int, notify=changed)
    def volume(self) -> int:
        """How loud the sounds are, in percent; 0 is off."""
        return self.values.volume

    @Property(str, notify=changed)
    def assist(self) -> str:
        """How much help there is: none, show (what a card takes) or coach (a question before a gift, too)."""
        return self.values.assist

    @Property(bool, notify=changed)
    def board(self) -> bool:
        """Whether the board of the cards seen is open."""
        return self.values.board

    @Property(bool, notify=changed)
    def moveList(self) -> bool:  # noqa: N802
        """Whether the list of moves is open."""
        return self.values.move_list

    @Property(str, notify=changed)
    def language(self) -> str:
        """Code of the language, "" for the system's."""
        return self.values.language

    @Property(bool, notify=changed)
    def ceremony(self) -> bool:
        """Whether the game waits for the person to cut each deck."""
        return self.values.ceremony

    @Property(str, notify=changed)
    def contrast(self) -> str:
        """High contrast: as the system wishes, on or off."""
        return self.values.contrast

    @Property(bool, notify=changed)
    def followMotion(self) -> bool:  # noqa: N802
        """Whether nothing moves where the system wishes so."""
        return self.values.follow_motion

    @Property(bool, notify=changed)
    def leftHanded(self) -> bool:  # noqa: N802
        """Whether piles, deck, points and buttons are on the other side."""
        return self.values.left_handed

    @Property(bool, notify=changed)
    def confirm(self) -> bool:
        """Whether the first press chooses a card and only the second plays it."""
        return self.values.confirm

    @Property(int, notify=changed)
    def scan(self) -> int:
        """The step of the one-button play in milliseconds, 0 for off."""
        return self.values.scan

    @Property(bool, notify=changed)
    def speech(self) -> bool:
        """Whether what is announced is read aloud."""
        return self.values.speech

    @Property(int, notify=changed)
    def speechRate(self) -> int:  # noqa: N802
        """How fast, in percent."""
        return self.values.speech_rate
