"""The command line: what is opened, and a message whatever names and outputs it is given."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from scopa_desktop import cli
from scopa_desktop.library.store import Folders
from scopa_desktop.library.wish import Wish
from tests.golden import make

ROOT = Path(__file__).parents[2]
RECORD = make.FOLDER / "records" / "version-1.scopa"
posix = pytest.mark.skipif(sys.platform == "win32", reason="names and outputs of POSIX")
Started = list[tuple[str | None, Path | None]]


@pytest.fixture
def started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Started:
    """Language and file of each window that is opened, in a folder with files of awkward names."""
    windows: Started = []

    def run(_folders: Folders, language: str | None, wish: Wish) -> int:
        windows.append((language, wish.file))
        return 0

    monkeypatch.setattr("scopa_desktop.ui.start.run.run", run)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.chdir(tmp_path)
    for name in ("it", "en", "match.txt", "arena", "--lang", "a\udcffb" if os.name == "posix" else "ab"):
        (tmp_path / name).write_text("")
    return windows


@pytest.mark.parametrize(
    ("words", "language", "file"),
    [
        ([], None, None),
        (["--lang", "it"], "it", None),
        (["--lang=it"], "it", None),
        (["it"], None, "it"),
        (["it", "--lang", "it"], "it", "it"),
        (["FILE.scopa", "--lang", "en"], "en", "FILE.scopa"),
        (["--lang", "en", "FILE.scopa"], "en", "FILE.scopa"),
        (["match.txt"], None, "match.txt"),
        (["gone.scopa"], None, "gone.scopa"),
        (["./arena"], None, "arena"),
        (["--", "--lang"], None, "--lang"),
        (["a\udcffb"], None, "a\udcffb"),
    ],
)
def test_a_word_that_is_neither_command_nor_option_is_a_file(
    started: Started, words: list[str], language: str | None, file: str | None
) -> None:
    assert cli.main(words) == 0
    assert started == [(language, Path(file) if file else None)]


@pytest.mark.parametrize(
    "words", [["--lang"], ["--lang", "fr"], ["a", "b"], ["--bad"], ["arena", "--bad"], ["verify"], ["review", "a", "b"]]
)
def test_what_is_wrong_is_said(started: Started, capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(words)
    assert ended.value.code == 2
    assert "error: " in capsys.readouterr().err
    assert started == []


def test_help_names_the_commands(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--help"], ["verify", "--help"]):
        with pytest.raises(SystemExit):
            cli.main(words)
    told = capsys.readouterr().out
    for part in ("arena", "review", "verify", "--portable", "--lang", "usage: scopa-desktop verify"):
        assert part in told


# The real thing, with outputs and names as bad as they come


def ran(words: Sequence[str | bytes | Path], end: str = "") -> tuple[int, str]:
    """The program in a shell, its output going where `end` says; the exit code, and what it said in complaint."""
    settings = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    command = ["bash", "-c", f'"$@" {end}; exit ${{PIPESTATUS[0]}}', "bash", sys.executable, "-m", "scopa_desktop"]
    done = subprocess.run([*command, *words], env=settings, cwd=ROOT, capture_output=True, check=False)
    return done.returncode, done.stderr.decode(errors="replace")


@posix
@pytest.mark.parametrize("words", [["--help"], ["verify", RECORD]], ids=["help", "verify"])
@pytest.mark.parametrize(
    ("end", "code", "said"),
    [
        ("> /dev/full", 1, "scopa-desktop: [Errno 28] No space left on device\n"),
        ("| true", 141, ""),
        (">&-", 0, ""),
        ("2>&-", 0, ""),
    ],
    ids=["full", "pipe", "out", "err"],
)
def test_an_output_that_takes_nothing_is_no_reason_for_a_trace(
    words: list[str | Path], end: str, code: int, said: str
) -> None:
    got, complaint = ran(words, end)
    assert "Traceback" not in complaint
    assert (got, complaint if words[0] == "verify" else said) == (code, said)


@posix
def test_names_that_are_no_text_are_read_and_told(tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/\xff\xe8.scopa"
    shutil.copy(RECORD, os.fsdecode(name))
    assert ran(["verify", name]) == (0, "")
    code, said = ran(["verify", name + b"x"])
    assert (code, said.count("\n")) == (1, 1)
    assert "\\udcff\\udce8.scopax: [Errno 2]" in said


@posix
def test_an_interrupt_ends_a_command_without_a_trace() -> None:
    command = [sys.executable, "-m", "scopa_desktop", "review", str(RECORD)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.stderr.read() == b""
    assert process.returncode == 130
