"""A screen reader's side, for the system's Python: it knows only the accessibility tree, its events, and the keyboard.

`reader.py play` plays matches until one is won, pressing keys by xdotool at what the tree tells; `reader.py tree` tells
every element. Both print JSON, a line each.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402

heard: list[list[Any]] = []


def listen(event: Any) -> None:
    """Note an announcement as it comes over the wire."""
    heard.append([event.any_data, event.detail1])


def let_events_come(seconds: float) -> None:
    """Run the loop of events for a while."""
    context, end = GLib.MainContext.default(), time.monotonic() + seconds
    while time.monotonic() < end:
        if not context.iteration(False):
            time.sleep(0.005)


def application() -> Any:
    """The program in the tree; waited for."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        desktop = Atspi.get_desktop(0)
        for at in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(at)
            if child is not None and "scopa" in (child.get_name() or "").lower() and child.get_child_count():
                return child
        let_events_come(0.1)
    raise SystemExit("the program is not in the tree")


def walk(node: Any, depth: int = 0) -> Iterator[tuple[Any, int]]:
    """Every element under a node that is showing, with its depth."""
    yield node, depth
    for at in range(node.get_child_count()):
        child = node.get_child_at_index(at)
        if child is not None:
            yield from walk(child, depth + 1)


def has(node: Any, state: Any) -> bool:
    """Whether an element has a state."""
    return bool(node.get_state_set().contains(state))


def group(root: Any, name: str) -> list[Any]:
    """The showing buttons in the group called `name`, as they lie in the tree."""
    for node, _ in walk(root):
        if node.get_name() == name and node.get_role_name() in ("panel", "grouping", "filler"):
            found = (node.get_child_at_index(at) for at in range(node.get_child_count()))
            return [child for child in found if child is not None and has(child, Atspi.StateType.SHOWING)]
    return []


def press(*keys: str) -> None:
    """Press keys as on a keyboard."""
    subprocess.run(["xdotool", "key", *keys], check=True)
    let_events_come(0.05)


def texts() -> list[str]:
    """What was announced so far."""
    return [text for text, _ in heard]


def play(root: Any) -> None:
    """Play until a match is won: the hand card that says it takes something, else the first one."""
    end = time.monotonic() + 240
    turns = 0
    while time.monotonic() < end:
        told = texts()
        if any("win" in text for text in told[-3:]):
            return
        if told and told[-1].startswith("This round:"):
            before = len(told)
            press("space")
            while len(texts()) == before and time.monotonic() < end:
                let_events_come(0.05)
            continue
        if told.count("Your turn.") <= turns:
            let_events_come(0.05)
            continue
        turns = told.count("Your turn.")
        hand = group(root, "Your hand")
        said = [(card.get_name(), card.get_description()) for card in hand]
        assert all(re.search(r"\d of \d\.$", place) for _, place in said), said
        best = next((at for at, (_, says) in enumerate(said) if not says.startswith("Takes nothing")), 0)
        press(str(best + 1))
        if best < len(said) and "; or " in said[best][1]:
            press("Return")
    raise SystemExit(f"the match never ended: {texts()[-5:]}")


def main() -> None:
    """Listen, then do what is asked."""
    listener = Atspi.EventListener.new(listen)
    listener.register("object:announcement")
    root = application()
    if sys.argv[1] == "play":
        subprocess.run(
            ["xdotool", "search", "--sync", "--onlyvisible", "--name", "^Scopa", "windowfocus"], check=True, timeout=60
        )
        while not heard:  # what was said before there was anybody to hear it
            let_events_come(0.5)
            if not heard:
                press("r")
        play(root)
        for entry in heard:
            sys.stdout.write(json.dumps(entry) + "\n")
        return
    for key in sys.argv[2:]:
        subprocess.run(
            ["xdotool", "search", "--sync", "--onlyvisible", "--name", "^Scopa", "windowfocus"], check=True, timeout=60
        )
        press(key)
        let_events_come(1)
    for node, depth in walk(root):
        states = [state for state in ("focusable", "showing", "focused", "checked") if has(node, _STATES[state])]
        line = {"name": node.get_name(), "role": node.get_role_name(), "says": node.get_description(), "depth": depth}
        sys.stdout.write(json.dumps(line | {"states": states}) + "\n")


_STATES = {
    "focusable": Atspi.StateType.FOCUSABLE,
    "showing": Atspi.StateType.SHOWING,
    "focused": Atspi.StateType.FOCUSED,
    "checked": Atspi.StateType.CHECKED,
}

if __name__ == "__main__":
    main()
