"""The program in the languages of the system: each locale is compiled, taken, and played in."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.program import without_the_platform

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SUPPORTED = Path("/usr/share/i18n/SUPPORTED")
FEW = ["tr_TR.UTF-8", "az_AZ", "de_DE.UTF-8", "ar_EG.UTF-8", "fa_IR", "ru_RU.UTF-8", "el_GR.UTF-8"]

# One process for each locale, forked when the program is loaded and before Qt has looked at the locale.
PLAY = """
import locale, os, sys
from datetime import datetime
from pathlib import Path
from PySide6.QtGui import QGuiApplication
from scopa_desktop.library.archive import Archive
from scopa_desktop.library.exchange import exported, imported
from scopa_desktop.library.store import Folders, Store
from tests.screen import Screen

def play(name, home, whole):
    os.environ["LC_ALL"] = name
    app = QGuiApplication(sys.argv[:1])
    assert locale.setlocale(locale.LC_ALL, None) == name, "the locale is not installed"
    screen = Screen(home, {"motion": "off", "pace": "none", "text": 150})
    assert screen.until_my_turn()
    screen.play_by_keys()
    if whole:
        screen.play_round(screen.play_by_keys)
    screen.close()
    assert Store(Folders.find(home)).load_preferences().text == 150
    archive = Archive(home / "data" / "history")
    assert archive.add(screen.saved().record, "p1", datetime(2026, 11, 29, 13, 5))
    matches, damaged, left = imported(exported(archive.entries(), {"p1": ""}))
    assert [(one.ended, damaged, left) for one in matches] == [(datetime(2026, 11, 29, 13, 5), 0, 0)]

home, whole, *names = sys.argv[1:]
for name in names:
    child = os.fork()
    if not child:
        try:
            play(name, Path(home) / name, whole == "whole")
        except BaseException:
            sys.excepthook(*sys.exc_info())
            os._exit(1)
        os._exit(0)
    print(name, "played" if os.waitpid(child, 0)[1] == 0 else "failed", flush=True)
"""


def compiled(names: list[str], folder: Path) -> list[str]:
    """Compile locales, named as glibc's list of them does, into a folder; their names in the environment."""
    made = []
    for name in names:
        base, _, modifier = name.removesuffix(".UTF-8").partition("@")
        source = f"{base}@{modifier}" if modifier else base
        wanted = f"{base}.UTF-8" + (f"@{modifier}" if modifier else "")
        made.append(wanted)
        if not (folder / wanted).exists():
            half = folder / "half"
            subprocess.run(["localedef", "--no-archive", "-i", source, "-f", "UTF-8", half], check=True)
            half.rename(folder / wanted)
    return made


def played(names: list[str], folder: Path, home: Path, *, whole: bool) -> list[str]:
    """Play in each of these locales of a folder; all that was said, and those in which it failed."""
    environment = os.environ | {"LOCPATH": str(folder), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", PLAY, str(home), "whole" if whole else "start", *names],
        env=environment,
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = done.stdout.splitlines()
    assert [line.partition(" ")[0] for line in told] == names
    return [without_the_platform(done.stderr), *(line for line in told if not line.endswith(" played"))]


linux = pytest.mark.skipif(sys.platform != "linux", reason="locales of glibc")


@pytest.fixture
def folder(pytestconfig: pytest.Config) -> Path:
    """Where compiled locales stay from run to run, for each of them takes a second."""
    assert pytestconfig.cache is not None
    return pytestconfig.cache.mkdir("locales")


@linux
def test_the_program_starts_and_plays_in_locales_with_letters_and_digits_of_their_own(
    folder: Path, tmp_path: Path
) -> None:
    assert played(compiled(FEW, folder), folder, tmp_path, whole=False) == [""]


@linux
@pytest.mark.exhaustive
def test_a_round_is_played_in_every_utf_8_locale_of_glibc(folder: Path, tmp_path: Path) -> None:
    lines = [line.split() for line in SUPPORTED.read_text().splitlines()]
    names = [line[0] for line in lines if line[1:] == ["UTF-8"]]
    assert len(names) > 300
    assert played(compiled(names, folder), folder, tmp_path, whole=True) == [""]


@linux
def test_a_locale_that_is_not_installed_is_noticed(folder: Path, tmp_path: Path) -> None:
    assert played(["xx_YY.UTF-8"], folder, tmp_path, whole=False)[1:] == ["xx_YY.UTF-8 failed"]


# PySide6 looks for the setter of a property given by keyword with the letters of the locale: in a Turkish one there is
# no `setInterval`.


def keyword_properties(source: str) -> list[int]:
    """The lines in which an object of Qt is made, or its constructor is called, with keywords."""
    tree = ast.parse(source)

    def of_qt(name: str) -> bool:
        return name[:1] == "Q" and name[1:2].isupper()

    def made(call: ast.Call) -> str:
        return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")

    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.keywords]
    inside = [
        call
        for kind in ast.walk(tree)
        if isinstance(kind, ast.ClassDef) and any(of_qt(ast.unparse(base).split(".")[-1]) for base in kind.bases)
        for call in ast.walk(kind)
        if isinstance(call, ast.Call) and call.keywords and ast.unparse(call.func) == "super().__init__"
    ]
    return sorted({call.lineno for call in [*inside, *(call for call in calls if of_qt(made(call)))]})


def sources() -> Iterator[Path]:
    """Every Python file of the program, its tests and its tools that may know Qt."""
    for folder in ("scopa_desktop", "tests", "packaging"):
        yield from (path for path in (ROOT / folder).rglob("*.py") if "PySide6" in path.read_text("utf-8"))


def test_keywords_that_set_properties_are_found() -> None:
    source = """
timer = QTimer(self, interval=0)
timer = QtCore.QTimer(singleShot=True)
class Model(QObject):
    def __init__(self, parent):
        super().__init__(parent, objectName="model")
game = Game(store, parent=None)
timer = QTimer(self)
QTimer.singleShot(0, self, run)
name = Property(str, notify=changed)
"""
    assert keyword_properties(source) == [2, 3, 6]


def test_no_property_of_qt_is_set_by_keyword() -> None:
    assert [f"{path}:{line}" for path in sources() for line in keyword_properties(path.read_text("utf-8"))] == []
