"""The command line: the window by default, and commands that need none (in English, without Qt)."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from scopa_desktop import __version__, arena, review_text, verify
from scopa_desktop.library.languages import LANGUAGES

COMMANDS = {
    "arena": (arena, "let computer players play each other"),
    "review": (review_text, "tell what each move of a saved match was worth"),
    "verify": (verify, "check the seals, moves and counts of a saved match"),
}
"""What is done without a window, when it is the first word."""
INTERRUPTED, PIPE_CLOSED = 130, 141
"""Exit codes as a shell tells them for SIGINT and SIGPIPE."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit code."""
    _prepare_output()
    try:
        with _output():
            options = _parse(list(sys.argv[1:] if arguments is None else arguments))
        if options.command is None:
            return window(options)
        with _output():
            code: int = options.command(options)
            return code
    except KeyboardInterrupt:
        return INTERRUPTED


def window(options: argparse.Namespace) -> int:
    """Open the window and stay until it is closed; the exit code."""
    if sys.platform == "linux" and not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))):
        print("There is no screen here: Scopa Desktop needs a desktop session to open its window.", file=sys.stderr)
        return 1
    from scopa_desktop.library.decks import DeckError
    from scopa_desktop.library.store import Folders
    from scopa_desktop.library.wish import Wish
    from scopa_desktop.ui.start.run import run

    try:
        return run(Folders.find(options.portable), options.lang, Wish(options.file))
    except DeckError as error:
        print(f"Scopa Desktop is not installed completely: {error}", file=sys.stderr)
        return 1


def _parse(words: list[str]) -> argparse.Namespace:
    if words and words[0] in COMMANDS:
        module = COMMANDS[words[0]][0]
        parser = argparse.ArgumentParser(prog=f"scopa-desktop {words[0]}", description=module.__doc__)
        parser.set_defaults(command=module.main)
        module.arguments(parser)
        return parser.parse_args(words[1:])
    commands = "\n".join(f"  {name:<8} {says}" for name, (_, says) in COMMANDS.items())
    parser = argparse.ArgumentParser(
        prog="scopa-desktop",
        description="Scopa, the Italian card game, against the computer.",
        epilog=f"commands without a window, each with --help:\n{commands}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"Scopa Desktop {__version__}")
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the window for this run")
    parser.add_argument("--portable", type=Path, metavar="DIR", help="keep all files of the user under DIR")
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a saved match to open in the window")
    parser.set_defaults(command=None)
    return parser.parse_args(words)


def _prepare_output() -> None:
    """What is written to a stream that is not there goes nowhere; the name of a file need not be text."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8"))
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


@contextlib.contextmanager
def _output() -> Iterator[None]:
    """Output that cannot be written ends the program with a message, or in silence when nobody reads on."""
    try:
        try:
            yield
        finally:
            sys.stdout.flush()
    except BrokenPipeError:
        _mute()
        raise SystemExit(PIPE_CLOSED) from None
    except OSError as error:
        _mute()
        with contextlib.suppress(OSError):
            print(f"scopa-desktop: {error}", file=sys.stderr)
        raise SystemExit(1) from None


def _mute() -> None:
    """Let what is still to be written go nowhere, for Python writes it when it ends."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
