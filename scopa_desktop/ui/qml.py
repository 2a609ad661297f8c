"""Types of QML that Python has no class for, as `Property` and `Slot` take them."""

from typing import cast

QVariantList = cast("type", "QVariantList")
QVariantMap = cast("type", "QVariantMap")
QVariant = cast("type", "QVariant")
