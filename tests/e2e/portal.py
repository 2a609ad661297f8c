"""A desktop's portal that shows no window and answers at once with the file it was asked to propose.

`portal.py LOG FILE` notes in LOG what it is asked, one JSON object a line, and answers with FILE.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import dbus  # type: ignore[import-not-found]
import dbus.service  # type: ignore[import-not-found]
from dbus.mainloop.glib import DBusGMainLoop  # type: ignore[import-not-found]
from gi.repository import GLib  # type: ignore[import-not-found]

CHOOSER = "org.freedesktop.portal.FileChooser"


class Request(dbus.service.Object):  # type: ignore[misc]
    """One window that is asked for."""

    @dbus.service.signal("org.freedesktop.portal.Request", signature="ua{sv}")  # type: ignore[untyped-decorator]
    def Response(self, response: int, results: dict[str, Any]) -> None:  # noqa: N802 - the name on the bus
        """What the user did there."""


class Portal(dbus.service.Object):  # type: ignore[misc]
    """The desktop's side."""

    def __init__(self, log: Path, file: str) -> None:
        self._bus = dbus.SessionBus()
        self._owned = dbus.service.BusName("org.freedesktop.portal.Desktop", self._bus)
        super().__init__(self._bus, "/org/freedesktop/portal/desktop")
        self._log = log
        self._file = file

    @dbus.service.method(dbus.PROPERTIES_IFACE, in_signature="ss", out_signature="v")  # type: ignore[untyped-decorator]
    def Get(self, interface: str, name: str) -> dbus.UInt32:  # noqa: N802
        """The version of the portal."""
        if interface != CHOOSER or name != "version":
            raise dbus.exceptions.DBusException("there is nothing else")
        return dbus.UInt32(3)

    @dbus.service.method(CHOOSER, in_signature="ssa{sv}", out_signature="o", sender_keyword="sender")  # type: ignore[untyped-decorator]
    def OpenFile(self, _parent: str, title: str, options: dict[str, Any], sender: str = "") -> str:  # noqa: N802
        """Choose a file to open."""
        return self._choose("open", title, options, sender)

    @dbus.service.method(CHOOSER, in_signature="ssa{sv}", out_signature="o", sender_keyword="sender")  # type: ignore[untyped-decorator]
    def SaveFile(self, _parent: str, title: str, options: dict[str, Any], sender: str = "") -> str:  # noqa: N802
        """Choose a file to save in."""
        return self._choose("save", title, options, sender)

    def _choose(self, what: str, title: str, options: dict[str, Any], sender: str) -> str:
        folder = bytes(map(int, options.get("current_folder", []))).rstrip(b"\0").decode()
        asked = {"what": what, "title": str(title), "name": str(options.get("current_name", "")), "folder": folder}
        with self._log.open("a") as log:
            log.write(json.dumps(asked) + "\n")
        path = f"/org/freedesktop/portal/desktop/request/{sender[1:].replace('.', '_')}/{options['handle_token']}"
        request = Request(self._bus, path)
        uris = dbus.Array([Path(self._file).as_uri()], signature="s")
        GLib.timeout_add(200, lambda: request.Response(dbus.UInt32(0), {"uris": uris}))
        return path


DBusGMainLoop(set_as_default=True)
portal = Portal(Path(sys.argv[1]), sys.argv[2])
GLib.MainLoop().run()
