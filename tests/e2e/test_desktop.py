"""The program's window on a real display with a window manager: real steps between sizes, snapping, small screens."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

DESKTOP = Path(__file__).with_name("desktop.py")
TOOLS = ("Xvfb", "xvfb-run", "xdotool", "openbox")
KEYS = """<openbox_config xmlns="http://openbox.org/3.4/rc"><keyboard>
<keybind key="W-Left"><action name="UnmaximizeFull"/><action name="MoveResizeTo">
<x>0</x><y>0</y><width>50%</width><height>100%</height></action></keybind>
<keybind key="W-Right"><action name="UnmaximizeFull"/><action name="MoveResizeTo">
<x>-0</x><y>0</y><width>50%</width><height>100%</height></action></keybind>
<keybind key="W-Up"><action name="MaximizeFull"/></keybind>
<keybind key="W-Down"><action name="UnmaximizeFull"/></keybind>
<keybind key="W-q"><action name="Close"/></keybind>
</keyboard></openbox_config>"""
SESSION = """
openbox --config-file "$1" & manager=$!
until xdotool get_desktop; do sleep 0.05; done >/dev/null 2>&1
"${@:2}"; code=$?
kill $manager; exit $code
"""

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(
        sys.platform != "linux" or not all(map(shutil.which, TOOLS)), reason="needs an X display and a window manager"
    ),
]


def faults(folder: Path, mode: str, width: int, height: int, scale: str = "1") -> list[str]:
    """What is found wrong on a screen of this size; nothing of Qt or QML may be in what the program logs."""
    (folder / "keys.xml").write_text(KEYS)
    screen = f"-screen 0 {width}x{height}x24"
    command = ["xvfb-run", "-a", "-s", screen, "bash", "-c", SESSION, "bash", str(folder / "keys.xml")]
    wishes = {"QT_QPA_PLATFORM": "xcb", "QT_QUICK_BACKEND": "software", "QT_SCALE_FACTOR": scale}
    done = subprocess.run(
        [*command, sys.executable, str(DESKTOP), mode, str(folder / "home")],
        env=os.environ | wishes,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    lines = done.stdout.splitlines()
    assert lines[-1:] == ['["done"]'], done.stderr[-3000:]
    return lines[:-1] + [line for line in done.stderr.splitlines() if "qml" in line or "QQuick" in line]


def test_after_every_real_step_all_lies_where_a_fresh_window_has_it(tmp_path: Path) -> None:
    assert faults(tmp_path, "steps", 1920, 1200) == []


@pytest.mark.parametrize(
    ("width", "height", "scale"),
    [(1920, 1080, "2"), (1366, 768, "1.5"), (1024, 600, "1"), (1600, 1000, "1.5"), (1600, 1000, "1")],
)
def test_the_first_window_is_on_the_screen_with_all_of_it(tmp_path: Path, width: int, height: int, scale: str) -> None:
    assert faults(tmp_path, "first", width, height, scale) == []


def test_a_session_of_keys_makes_no_part_of_the_window_complain(tmp_path: Path) -> None:
    assert faults(tmp_path, "keys", 1920, 1200) == []
    assert (tmp_path / "home" / "state" / "log" / "scopa-desktop.log").exists()
    assert (tmp_path / "home" / "data" / "match.txt").exists()
