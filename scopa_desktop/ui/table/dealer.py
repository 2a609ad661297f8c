"""The sealed deck on the table: its seal is shown before it is cut, by the person or for the person."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop.seal import SealedDeck
from scopa_desktop.ui.qml import offered

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class Dealer(QObject):
    """Shows the deck of the round, and has it cut when the person is asked to."""

    create = offered("dealer")
    changed = Signal()
    chosen = Signal(int)
    """the person cuts the deck here"""
    left = Signal()
    """the person leaves the cut to the program"""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._deck: SealedDeck | None = None
        self._again = False

    def show(self, deck: SealedDeck | None, *, again: bool = False) -> None:
        """This deck lies on the table now, None for none; `again`: the deal before it was void."""
        self._deck, self._again = deck, again
        self.changed.emit()

    @Slot(int)
    def cut(self, at: int) -> None:
        """Cut the deck: its first `at` cards go behind the others."""
        if self._deck is not None and at in self._deck.cuts:
            self.chosen.emit(at)

    @Slot()
    def cutForMe(self) -> None:  # noqa: N802 - a QML name
        """Have the program cut the deck, as its seal settles it."""
        self.left.emit()

    @Property(bool, notify=changed)
    def again(self) -> bool:
        """Whether the deck follows a void deal."""
        return self._again

    @Property(str, notify=changed)
    def seal(self) -> str:
        """The seal of the deck on the table, "" without a deck."""
        return self._deck.seal if self._deck else ""

    @Property(int, notify=changed)
    def size(self) -> int:
        """How many cards the deck has."""
        return len(self._deck.order) if self._deck else 0
