"""The two commands of a checkout, where they have little to do."""

from __future__ import annotations

import importlib.util
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.program import ended, playing, without_the_platform

DEV = Path(__file__).parents[2] / "packaging" / "dev.py"


def dev(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Call dev.py where there is no screen."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in screens}
    command = [sys.executable, str(DEV), *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux goes without a screen")
@pytest.mark.parametrize("arguments", [("play",), ("play", "--version")])
def test_play_says_in_one_sentence_that_there_is_no_screen(arguments: tuple[str, ...]) -> None:
    done = dev(*arguments)
    said = "There is no screen to play on: neither DISPLAY nor WAYLAND_DISPLAY is set.\n"
    assert (done.returncode, done.stdout, done.stderr) == (1, "", said)


PLAY = f"""
import sys
from pathlib import Path
sys.path.insert(0, {str(DEV.parent)!r})
import dev
dev.prepare_system = dev.prepare_python = lambda mode: None
dev.PYTHON = Path(sys.executable)
dev.play(["--portable", sys.argv[1]])
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
def test_ctrl_c_on_the_terminal_ends_the_game_in_order(tmp_path: Path) -> None:
    command = [sys.executable, "-c", PLAY, str(tmp_path)]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True)
    try:
        playing(process, tmp_path)
        os.killpg(process.pid, signal.SIGINT)
        code, said = ended(process)
        assert (code, without_the_platform(said)) == (0, "")
    finally:
        process.kill()
        process.wait()
    assert (tmp_path / "state" / "window.json").exists()


@pytest.mark.parametrize("arguments", [(), ("paly",)])
def test_an_unknown_command_gets_the_two_that_exist(arguments: tuple[str, ...]) -> None:
    done = dev(*arguments)
    assert done.returncode == 2
    assert "{play,test}" in done.stderr


def test_help_says_what_both_commands_do() -> None:
    done = dev("--help")
    assert done.returncode == 0
    assert "start the game, or run the whole check" in done.stdout


@pytest.mark.parametrize(("asked", "chosen"), [([], ["-m", "not slow and not exhaustive"]), (["--all"], [])])
def test_all_adds_the_slow_tests(monkeypatch: pytest.MonkeyPatch, asked: list[str], chosen: list[str]) -> None:
    spec = importlib.util.spec_from_file_location("dev", DEV)
    assert spec is not None
    assert spec.loader is not None
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    steps: list[list[str]] = []
    monkeypatch.setattr(tool, "prepare_system", lambda _: None)
    monkeypatch.setattr(tool, "prepare_python", lambda _: None)
    monkeypatch.setattr(tool, "run", lambda command, **_: steps.append(command))
    tool.test([*asked, "-k", "seal"])
    assert steps[-1][-2:] == ["-k", "seal"]
    assert steps[-1][steps[-1].index("worksteal") + 1 : -2] == chosen
