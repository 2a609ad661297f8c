"""The command line: the window by default, and commands that need none (in English, without Qt)."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from scopa_desktop import __version__, arena, report, verify

LANGUAGES = ("en", "it")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit code."""
    parser = argparse.ArgumentParser(
        prog="scopa-desktop", description="Scopa, the Italian card game, against the computer."
    )
    parser.add_argument("--version", action="version", version=f"Scopa Desktop {__version__}")
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the window for this run")
    parser.add_argument("--portable", type=Path, metavar="DIR", help="keep all files of the user under DIR")
    parser.set_defaults(run=window)
    commands = parser.add_subparsers(metavar="COMMAND", title="commands without a window")
    for name, module, says in (
        ("arena", arena, "let computer players play each other"),
        ("review", report, "tell what each move of a saved match was worth"),
        ("verify", verify, "check the seals, moves and counts of a saved match"),
    ):
        command = commands.add_parser(name, help=says, description=module.__doc__)
        module.arguments(command)
        command.set_defaults(run=module.main)
    command = commands.add_parser("open", help="open a saved match in the window (FILE alone does the same)")
    command.add_argument("file", type=Path, help="a saved match")
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words and not set(words) & set(commands.choices) and (words[-1].endswith(".scopa") or Path(words[-1]).is_file()):
        words.insert(-1, "open")
    options = parser.parse_args(words)
    code: int = options.run(options)
    return code


def window(options: argparse.Namespace) -> int:
    """Open the window and stay until it is closed; the exit code."""
    if sys.platform == "linux" and not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))):
        print("There is no screen here: Scopa Desktop needs a desktop session to open its window.", file=sys.stderr)
        return 1
    from scopa_desktop.library.decks import DeckError
    from scopa_desktop.library.store import Folders
    from scopa_desktop.ui.app import run

    try:
        return run(Folders.find(options.portable), options.lang, getattr(options, "file", None))
    except DeckError as error:
        print(f"Scopa Desktop is not installed completely: {error}", file=sys.stderr)
        return 1
