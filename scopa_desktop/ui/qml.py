"""What Python classes for QML share: types of QML that Python has no class for, and how QML comes to an object."""

from collections.abc import Callable
from typing import cast

from PySide6.QtCore import QObject
from PySide6.QtQml import QQmlEngine

QVariantList = cast("type", "QVariantList")
"""As `Property` and `Slot` take it; the others likewise."""
QVariantMap = cast("type", "QVariantMap")
QVariant = cast("type", "QVariant")


def offered(name: str) -> Callable[[QQmlEngine], QObject]:
    """The `create` of a singleton: QML is given the object that the program offers to its engine under this name."""

    def create(engine: QQmlEngine) -> QObject:
        made: QObject = engine.property(name)
        return made

    return staticmethod(create)
