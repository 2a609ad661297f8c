"""Checkouts, wheels and environments for the tests of the packages, made without a network."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[1]
BUILD_TOOLS = ("hatchling", "cython", "setuptools")
BUILT = shutil.ignore_patterns("__pycache__", "compiled*.so", "compiled*.pyd")


def said_by(command: Iterable[object], cwd: Path, **variables: str) -> tuple[int, str]:
    """Run a command with these environment variables: its exit code and all that it said."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env=os.environ | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout


def copy_checkout(to: Path) -> Path:
    """A checkout without what was built, drawn or tested in it."""
    to.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE", ".gitignore"):
        shutil.copy(ROOT / name, to)
    for name in ("packaging", "scopa_desktop"):
        shutil.copytree(ROOT / name, to / name, ignore=BUILT)
    (to / "assets").mkdir()
    for name in ("LICENSE", "icon.svg"):
        shutil.copy(ROOT / "assets" / name, to / "assets")
    return to


def needed(names: Iterable[str]) -> Iterator[str]:
    """Distributions and all that they need on this machine."""
    for name in names:
        yield name
        asked = map(Requirement, distribution(name).requires or ())
        yield from needed(need.name for need in asked if need.marker is None or need.marker.evaluate({"extra": ""}))


def link(names: Iterable[str], folder: Path) -> Path:
    """Put these distributions of the running Python and all that they need, and nothing else, into a folder."""
    folder.mkdir(exist_ok=True)
    for name in set(needed(names)):
        found = distribution(name)
        for top in {file.parts[0] for file in found.files or () if file.parts[0] not in ("..", "__pycache__")}:
            if not (folder / top).exists():
                (folder / top).symlink_to(Path(str(found.locate_file(top))))
    return folder
