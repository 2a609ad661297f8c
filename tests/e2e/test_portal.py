"""The program on a desktop with a portal: the desktop's own window is asked for files, and what it answers is done."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from scopa_desktop.library.store import Folders, Store
from scopa_desktop.ui.settings.settings import Settings
from tests.dealing import arranged, left_on_the_table

PORTAL = Path(__file__).with_name("portal.py")
SYSTEM_PYTHON = "/usr/bin/python3"
SESSION = """
"$1" "$2" "$HOME/asked" "$HOME/Documents/mine.scopa" & portal=$!
gdbus wait --session --timeout 60 org.freedesktop.portal.Desktop
"$3" -m scopa_desktop --lang en & game=$!
timeout 60 xdotool search --sync --onlyvisible --name '^Scopa' windowfocus --sync
timeout 60 bash -c 'until [ -s "$HOME/Documents/mine.scopa" ]; do xdotool key ctrl+s; sleep 0.5; done'; code=$?
kill $game $portal; wait $game; exit $code
"""


def has_bus() -> bool:
    """Whether the system has what a desktop's portal needs."""
    tools = all(map(shutil.which, ("Xvfb", "xdotool", "dbus-run-session", "xvfb-run", "gdbus")))
    check = "import dbus.service; from gi.repository import GLib"
    done = subprocess.run([SYSTEM_PYTHON, "-c", check], capture_output=True, check=False) if tools else None
    return done is not None and done.returncode == 0


@pytest.mark.skipif(sys.platform != "linux" or not has_bus(), reason="needs an X display and D-Bus")
def test_the_desktop_s_own_window_is_asked_for_a_file(tmp_path: Path) -> None:
    left_on_the_table(tmp_path / "files", arranged("1d 2c 1s", "3b 3s 4s", "10d 9d 8s 7c"))
    Settings(Store(Folders.find(tmp_path / "files"))).put(motion="off", pace="none")
    shared, documents = tmp_path / "share", tmp_path / "Documents"
    for folder in (shared / "dbus-1/services", shared / "xdg-desktop-portal/portals", documents):
        folder.mkdir(parents=True)
    (shared / "dbus-1/services/org.freedesktop.portal.Desktop.service").touch()
    (shared / "xdg-desktop-portal/portals/one.portal").write_text("Interfaces=org.freedesktop.impl.portal.FileChooser;")
    environment = os.environ | {
        "HOME": str(tmp_path),
        "QT_QPA_PLATFORM": "xcb",
        "SCOPA_DESKTOP_HOME": str(tmp_path / "files"),
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "XDG_DATA_DIRS": f"{shared}:/usr/share",
    }
    command = ["xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "dbus-run-session", "--", "bash", "-c", SESSION]
    command += ["bash", SYSTEM_PYTHON, str(PORTAL), sys.executable]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr[-3000:]
    asked = json.loads((tmp_path / "asked").read_text().splitlines()[0])
    name = f"Scopa {date.today().isoformat()}.scopa"
    assert asked == {"what": "save", "title": "Save the match", "name": name, "folder": str(documents)}
    saved = (documents / "mine.scopa").read_text(encoding="ascii")
    assert saved == (tmp_path / "files" / "data" / "match.txt").read_text(encoding="ascii")
