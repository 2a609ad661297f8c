"""The windows for files that a Linux desktop has of its own, which its portal shows."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

THEME = "xdgdesktopportal"
"""Qt's name of the theme that asks the portal."""

PATIENCE = 1000
"""Milliseconds that the portal has to answer."""

_CHOOSER = b"org.freedesktop.impl.portal.FileChooser"
_SERVICE = Path("dbus-1", "services", "org.freedesktop.portal.Desktop.service")
_BACKENDS = Path("xdg-desktop-portal", "portals")


def has_portal(environ: Mapping[str, str]) -> bool:
    """Whether the desktop has a portal that shows windows for files."""
    home = environ.get("HOME", "")
    runtime = environ.get("XDG_RUNTIME_DIR", "")
    if not environ.get("DBUS_SESSION_BUS_ADDRESS") and not (runtime and Path(runtime, "bus").exists()):
        return False
    own = environ.get("XDG_DATA_HOME") or str(Path(home, ".local", "share"))
    shared = environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    folders = [Path(folder) for folder in (own, *shared.split(":")) if folder]
    if not any((folder / _SERVICE).is_file() for folder in folders):
        return False
    backends = [file for folder in folders for file in (folder / _BACKENDS).glob("*.portal")]
    return any(_CHOOSER in file.read_bytes() for file in backends)


def use_portal() -> None:
    """Have Qt show the desktop's own windows for files, where there are such; before the application is made."""
    if sys.platform.startswith("linux") and "QT_QPA_PLATFORMTHEME" not in os.environ:
        try:
            found = has_portal(os.environ)
        except OSError:
            found = False
        if found:
            os.environ["QT_QPA_PLATFORMTHEME"] = THEME


def answers() -> bool:
    """Whether Qt asks the portal and it shows windows for files; one that is there may still have none to show."""
    if THEME not in os.environ.get("QT_QPA_PLATFORMTHEME", "") and not Path("/.flatpak-info").exists():
        return False
    try:
        from PySide6.QtDBus import QDBus, QDBusConnection, QDBusMessage
    except ImportError:
        return False
    question = QDBusMessage.createMethodCall(
        "org.freedesktop.portal.Desktop",
        "/org/freedesktop/portal/desktop",
        "org.freedesktop.DBus.Properties",
        "Get",
    )
    question.setArguments(["org.freedesktop.portal.FileChooser", "version"])
    answer = QDBusConnection.sessionBus().call(question, QDBus.CallMode.Block, PATIENCE)
    return answer.type() == QDBusMessage.MessageType.ReplyMessage
