"""Who sits where, for QML: the one place where it asks for me, my partner, the opponents and the sides."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

from scopa_desktop.library import seats
from scopa_desktop.ui.qml import QVariantList, offered
from scopa_desktop.ui.table.stage import Stage

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlSingleton
class Seats(QObject):
    """The seats of what is on the stage (`scopa_desktop.library.seats` tells what each answer means)."""

    create = offered("seats")
    changed = Signal()

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        stage.seated.connect(self.changed)

    @property
    def _seats(self) -> seats.Seats:
        return self._stage.seats

    @Property(int, notify=changed)
    def me(self) -> int:
        """The seat at the bottom of the screen."""
        return self._seats.me

    @Property(int, notify=changed)
    def partner(self) -> int:
        """The seat that plays with me, -1 where nobody does."""
        return -1 if self._seats.partner is None else self._seats.partner

    @Property(QVariantList, notify=changed)
    def others(self) -> list[int]:
        """All seats but mine, in the order in which they play."""
        return list(self._seats.after(self._seats.me))

    @Property(int, notify=changed)
    def side(self) -> int:
        """My side."""
        return self._seats.side

    @Property(int, notify=changed)
    def other(self) -> int:
        """The side I play against."""
        return self._seats.other

    @Property(QVariantList, notify=changed)
    def sides(self) -> list[int]:
        """My side and the other, in the order in which points are told."""
        return list(self._seats.told)

    @Slot(int, result=int)
    def sideOf(self, seat: int) -> int:  # noqa: N802 - a QML name
        """The side of a seat."""
        return self._seats.sides[seat]

    @Slot(int, result=str)
    def place(self, seat: int) -> str:
        """Where a seat is on the screen: bottom, right, top or left."""
        return str(self._seats.place(seat))
