"""The checks of QML and translations fail when they should; shown on a small program of their own."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CHECKS = Path(__file__).parents[2] / "packaging" / "checks.py"

GAME = """\
from PySide6.QtCore import Property, QAbstractListModel, QObject, Slot
from PySide6.QtQml import QmlElement, QmlSingleton

QML_IMPORT_NAME = "ScopaDesktop.Backend"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class CardModel(QAbstractListModel):
    count = Property(int, lambda self: 0, constant=True)


@QmlElement
@QmlSingleton
class Game(QObject):
    model = Property(CardModel, lambda self: None, constant=True)
    names = Property("QStringList", lambda self: [], constant=True)

    @Slot(str, result=bool)
    def play(self, move):
        return True
"""

MAIN = """\
import QtQuick
import ScopaDesktop.Backend

Text {
    text: qsTr("%1 of %n card(s)", "", Game.model.count).arg(Game.names.length)

    TapHandler {
        onTapped: Game.play("7d")
    }
}
"""


def check(name: str, root: Path, *options: str) -> tuple[int, str]:
    """The exit code of a check and all that it said."""
    command = [sys.executable, str(CHECKS), name, "--root", str(root), *options]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=120)
    return done.returncode, done.stdout + done.stderr


def replace(path: Path, old: str, new: str) -> None:
    """Change a text in a file that has it."""
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.fixture(scope="module")
def tidy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout of a program with one QML file and one Python module, fully translated."""
    root = tmp_path_factory.mktemp("tidy")
    package = root / "scopa_desktop"
    qml = package / "qml" / "ScopaDesktop"
    for folder in (qml, package / "ui", package / "i18n"):
        folder.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "ui" / "__init__.py").touch()
    (package / "ui" / "game.py").write_text(GAME, encoding="utf-8")
    (qml / "qmldir").write_text("module ScopaDesktop\nMain 1.0 Main.qml\n", encoding="utf-8")
    (qml / "Main.qml").write_text(MAIN, encoding="utf-8")
    code, said = check("translations", root, "--update")
    assert code, said
    for language in ("en", "it"):
        source = package / "i18n" / f"scopa_{language}.ts"
        replace(source, "<numerusform></numerusform>", "<numerusform>%1 e %n</numerusform>")
        replace(source, ' type="unfinished"', "")
    code, said = check("translations", root, "--update")
    assert not code, said
    return root


@pytest.fixture
def root(tidy: Path, tmp_path: Path) -> Path:
    """A copy of the tidy checkout, to spoil."""
    return shutil.copytree(tidy, tmp_path / "checkout")


@pytest.fixture
def main_qml(root: Path) -> Path:
    return root / "scopa_desktop" / "qml" / "ScopaDesktop" / "Main.qml"


@pytest.fixture
def italian(root: Path) -> Path:
    return root / "scopa_desktop" / "i18n" / "scopa_it.ts"


@pytest.mark.parametrize("name", ["qmllint", "qmlformat", "translations"])
def test_a_tidy_program_passes(root: Path, name: str) -> None:
    assert check(name, root) == (0, "")


@pytest.mark.parametrize("name", ["qmllint", "qmlformat", "translations"])
def test_without_qml_a_check_says_that_there_is_nothing_to_check(tmp_path: Path, name: str) -> None:
    code, said = check(name, tmp_path)
    assert (code, said.strip()) == (0, "Nothing to check: there are no QML files.")


@pytest.mark.parametrize(
    ("right", "wrong"), [("Game.model", "Game.modl"), (".count", ".cuont"), ("Game.play", "Game.plya")]
)
def test_qmllint_catches_a_name_that_python_does_not_define(root: Path, main_qml: Path, right: str, wrong: str) -> None:
    replace(main_qml, right, wrong)
    code, said = check("qmllint", root)
    assert code == 1
    assert f'Member "{wrong.partition(".")[2]}" not found' in said


def test_qmlformat_names_the_file_that_is_not_formatted(root: Path, main_qml: Path) -> None:
    replace(main_qml, "    text:", "  text:")
    code, said = check("qmlformat", root)
    assert code == 1
    assert f"{main_qml} is not formatted" in said


def test_a_text_that_nobody_translated_is_named(root: Path, main_qml: Path) -> None:
    replace(main_qml, "Text {\n", 'Text {\n    Accessible.name: qsTr("Deck")\n')
    code, said = check("translations", root)
    assert code == 1
    assert "scopa_it.ts: Main: 'Deck' is not translated" in said
    assert "scopa_it.ts is out of date" in said
    assert "scopa_en.ts" not in said, "English needs its plurals only"


def test_an_empty_translation_is_named(root: Path, italian: Path) -> None:
    replace(italian, "<numerusform>%1 e %n</numerusform>\n        </", "<numerusform></numerusform>\n        </")
    code, said = check("translations", root)
    assert code == 1
    assert "scopa_it.ts: Main: '%1 of %n card(s)' is not translated" in said


def test_a_translation_that_lost_a_place_to_fill_in_is_named(root: Path, italian: Path) -> None:
    replace(italian, "%1 e %n", "%n")
    code, said = check("translations", root)
    assert code == 1
    assert "has other places to fill in" in said


def test_a_translation_that_was_not_compiled_again_is_named(root: Path, italian: Path) -> None:
    replace(italian, "%1 e %n", "%1 ed %n")
    code, said = check("translations", root)
    assert code == 1
    assert f"{italian.with_suffix('.qm')} is out of date" in said
    assert "scopa_it.ts" not in said
