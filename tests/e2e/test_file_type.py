"""The type of a saved match: the system's own tools accept the files that tell it, and a program then knows it."""

from __future__ import annotations

import configparser
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scopa_desktop.record import Record
from tests.golden import make

LINUX = Path(__file__).parents[2] / "packaging" / "linux"
TYPE = "application/x-scopa-desktop-record"
RECORDS = make.FOLDER / "records"
ASK = """
import sys
from PySide6.QtCore import QMimeDatabase
for file in sys.argv[1:]:
    found = QMimeDatabase().mimeTypeForFile(file)
    print(found.name(), "|", found.comment())
"""


def needs(tool: str) -> pytest.MarkDecorator:
    """The mark of a test that a machine without this tool cannot make."""
    return pytest.mark.skipif(shutil.which(tool) is None, reason=f"there is no {tool} here")


@needs("desktop-file-validate")
def test_the_entry_of_the_menu_is_valid() -> None:
    file = LINUX / "scopa-desktop.desktop"
    done = subprocess.run(["desktop-file-validate", str(file)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_entry_of_the_menu_opens_saved_matches() -> None:
    entries = configparser.ConfigParser(interpolation=None, strict=True)
    entries.read(LINUX / "scopa-desktop.desktop", encoding="utf-8")
    entry = entries["Desktop Entry"]
    assert entry["Exec"] == "scopa-desktop %f"
    assert entry["MimeType"] == f"{TYPE};"


@needs("update-mime-database")
@pytest.mark.skipif(sys.platform != "linux", reason="the types of the free desktop")
def test_a_saved_match_is_recognised(tmp_path: Path) -> None:
    packages = tmp_path / "mime" / "packages"
    packages.mkdir(parents=True)
    shutil.copy(LINUX / "scopa-desktop-mime.xml", packages / "scopa-desktop.xml")
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    update = ["update-mime-database", str(tmp_path / "mime")]
    done = subprocess.run(update, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    whole = Record.load((RECORDS / "version-2.scopa").read_text(encoding="ascii")).dump()
    named, unnamed, other = tmp_path / "match.scopa", tmp_path / "no name", tmp_path / "letter"
    named.write_text("")
    unnamed.write_text(whole)
    other.write_text("a letter about the scopa-desktop record 2\n")
    files = [*sorted(RECORDS.glob("*.scopa")), named, unnamed, other]
    told = subprocess.run(
        [sys.executable, "-c", ASK, *map(str, files)], env=environment, capture_output=True, text=True, check=True
    )
    *matches, letter = told.stdout.splitlines()
    assert matches == [f"{TYPE} | Match of Scopa"] * (len(files) - 1)
    assert not letter.startswith(TYPE)
