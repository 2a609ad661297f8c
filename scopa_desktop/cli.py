"""The command line: the window by default, and commands that need none."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from scopa_desktop import __version__

LANGUAGES = ("en", "it")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit code."""
    parser = argparse.ArgumentParser(
        prog="scopa-desktop", description="Scopa, the Italian card game, against the computer."
    )
    parser.add_argument("--version", action="version", version=f"Scopa Desktop {__version__}")
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the window for this run")
    parser.add_argument("--portable", type=Path, metavar="DIR", help="keep all files of the user under DIR")
    options = parser.parse_args(arguments)
    if sys.platform == "linux" and not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))):
        print("There is no screen here: Scopa Desktop needs a desktop session to open its window.", file=sys.stderr)
        return 1
    from scopa_desktop.ui.app import run
    from scopa_desktop.ui.decks import DeckError
    from scopa_desktop.ui.store import Folders

    try:
        return run(Folders.find(options.portable), options.lang)
    except DeckError as error:
        print(f"Scopa Desktop is not installed completely: {error}", file=sys.stderr)
        return 1
