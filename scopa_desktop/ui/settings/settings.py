"""The user's preferences for QML: read as properties, changed in one place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, replace
from functools import lru_cache

from PySide6.QtCore import Property, QObject, QTranslator, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop.engine import HOUSE_RULES
from scopa_desktop.library.decks import assets
from scopa_desktop.library.languages import LANGUAGES, texts
from scopa_desktop.library.preferences import CHOICES, SETTINGS, SIZES, Preferences, allowed
from scopa_desktop.library.store import Store
from scopa_desktop.ui.qml import QVariant, QVariantList, QVariantMap, offered

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


def _qml(name: str) -> str:
    """The name of a setting in QML: goldEdge for gold_edge."""
    first, *rest = name.split("_")
    return first + "".join(map(str.capitalize, rest))


def _reader(name: str) -> Callable[[Settings], object]:
    return lambda settings: getattr(settings.values, name)


@lru_cache(maxsize=1)
def _own_names() -> dict[str, str]:
    names = {}
    for language in LANGUAGES:
        translator = QTranslator()
        translator.load(str(texts(language)))
        names[language] = translator.translate("Names", "English", "name of this language") or "English"
    return names


@QmlElement
@QmlSingleton
class Settings(QObject):
    """Every setting as a property by its name in QML's way (`goldEdge`); each change is kept."""

    create = offered("settings")
    changed = Signal()

    for _name, _setting in SETTINGS.items():
        vars()[_qml(_name)] = Property(type(_setting.default), _reader(_name), notify=changed)

    def __init__(self, store: Store, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self.values: Preferences = store.load_preferences()

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

    @Property(QVariantMap, constant=True)
    def choices(self) -> dict[str, list[str | int]]:
        """The values of each setting that has a fixed set of them, in the order in which they are offered."""
        return {_qml(name): list(values) for name, values in CHOICES.items()}

    @Property(QVariantMap, constant=True)
    def languages(self) -> dict[str, str]:
        """What each language calls itself."""
        return _own_names()

    @Property(QVariantList, constant=True)
    def houseRules(self) -> list[str]:  # noqa: N802 - a QML name
        """Every house rule there is."""
        return list(HOUSE_RULES)

    @Property(QVariantMap, constant=True)
    def tables(self) -> dict[str, QUrl]:
        """The picture of each table there is."""
        return {str(name): QUrl.fromLocalFile(str(assets() / "table" / f"{name}.svg")) for name in CHOICES["table"]}

    @Property(QUrl, constant=True)
    def broom(self) -> QUrl:
        """The picture of the broom that sweeps for a scopa."""
        return QUrl.fromLocalFile(str(assets() / "table" / "broom.svg"))
