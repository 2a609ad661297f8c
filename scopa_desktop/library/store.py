"""Files of the user: preferences and the match being played. Nothing is lost to a crash or to a damaged file."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple, Self

import platformdirs

from scopa_desktop import verify
from scopa_desktop.boundary import RECORD, pairs, printable, read_bytes, read_json
from scopa_desktop.library import players
from scopa_desktop.library.files import keep_aside, matching, private, remove, replace
from scopa_desktop.library.preferences import FIRST_PLAYER, SETTINGS, Preferences, allowed, renamed
from scopa_desktop.match import Match, NewerRecordError, Record, RecordError

APP = "scopa-desktop"
HOME_VARIABLE = "SCOPA_DESKTOP_HOME"


class Notice(NamedTuple):
    """Something the user should know: a key the window puts into words, and a file name or a system message."""

    key: str
    detail: str


@dataclass(frozen=True, slots=True)
class Folders:
    """Where the user's files are."""

    config: Path
    data: Path
    state: Path

    @classmethod
    def find(cls, home: Path | None = None) -> Self:
        """Everything under `home` or the folder named by SCOPA_DESKTOP_HOME; else the platform's own places."""
        if home is None and (variable := os.environ.get(HOME_VARIABLE)):
            home = Path(variable)
        if home is not None:
            return cls(home / "config", home / "data", home / "state")
        places = platformdirs.PlatformDirs(APP, appauthor=False)
        return cls(places.user_config_path, places.user_data_path, places.user_state_path)


class Store:
    """Reads and writes the user's files; what it could not read it keeps aside and tells in `notices`."""

    def __init__(self, folders: Folders) -> None:
        self.folders = folders
        self.notices: list[Notice] = []
        self._preferences = folders.config / "settings.json"
        self._players = folders.data / "players.json"
        self._window = folders.state / "window.json"
        self.player = FIRST_PLAYER
        self.first_start = not (os.path.lexists(self._preferences) or os.path.lexists(self._match))
        self._failing = False
        with contextlib.suppress(OSError):  # who cannot write there is told by the first save
            private(folders.data)

    def tell(self, key: str, detail: object = "") -> None:
        """Add a notice."""
        self.notices.append(Notice(key, printable(str(detail))))

    @property
    def _match(self) -> Path:
        return self._own("match.txt")

    @property
    def _previous(self) -> Path:
        return self._own("match.previous.txt")

    @property
    def _practice(self) -> Path:
        return self._own("practice.txt")

    def _own(self, name: str) -> Path:
        """The file of this name that belongs to who plays now; the first player's has no addition."""
        return self.folders.data / (name if self.player == FIRST_PLAYER else f"{self.player}-{name}")

    @staticmethod
    def _told(file: Path) -> tuple[Any, OSError | None]:
        """What a file tells, and what is wrong with it; of one that is damaged its good pairs, None where none is."""
        try:
            return read_json(file), None
        except FileNotFoundError:
            return None, None
        except OSError as error:
            return pairs(file), error

    def load_preferences(self) -> Preferences:
        """The preferences; for a missing file the defaults, for a damaged one the good values of it."""
        found, fault = self._told(self._preferences)
        if found is None and fault is None:
            return Preferences()
        told: dict[str, Any] = renamed(found) if isinstance(found, dict) else {}
        known = [name for name in SETTINGS if name in told]
        good = {name: told[name] for name in known if allowed(name, told[name])}
        if fault is not None or not isinstance(found, dict) or len(good) < len(known):
            self._keep_aside(self._preferences, "settings", fault)
        return Preferences(**good)

    def save_preferences(self, preferences: Preferences) -> None:
        """Write the preferences; a failure becomes a notice."""
        self._write(self._preferences, json.dumps(asdict(preferences), indent=2, ensure_ascii=False) + "\n")

    def load_players(self) -> dict[str, str]:
        """Key and name of everybody who plays here, at least the first player; "" for who has no name.

        Of a damaged file they are all that it still tells, and those who have left a match.
        """
        found, fault = self._told(self._players)
        if found is None and fault is None:
            return {FIRST_PLAYER: ""}
        if fault is None and found and players.mended(found, ()) == found:
            return dict(found)
        self._keep_aside(self._players, "players", fault)
        return players.mended(found, self._seen_players())

    def _seen_players(self) -> list[str]:
        own = [path.name.partition("-")[0] for path in matching(self.folders.data, "p*-match.txt")]
        over = [path.stem.rpartition("_")[2] for path in matching(self.folders.data / "history", "*_p*.scopa")]
        return [key for key in {FIRST_PLAYER, *own, *over} if players.is_key(key)]

    def save_players(self, names: dict[str, str]) -> None:
        """Write who plays here; a failure becomes a notice."""
        self._write(self._players, json.dumps(names, indent=1, ensure_ascii=False) + "\n")

    def forget(self) -> None:
        """Delete settings, players, what everybody was playing and the place of the window. Raises OSError.

        What was kept aside goes as well.
        """
        config, data, state = self.folders.config, self.folders.data, self.folders.state
        remove([*matching(config, "settings.json*"), *matching(state, "window.json*")])
        remove(path for name in ("players.json*", "*match*.txt*", "*practice.txt*") for path in matching(data, name))

    def forget_player(self, key: str) -> None:
        """Delete what a player was playing. Raises OSError."""
        prefix = "" if key == FIRST_PLAYER else f"{key}-"
        remove(path for name in ("match", "practice") for path in matching(self.folders.data, f"{prefix}{name}*.txt*"))

    def load_window(self) -> dict[str, Any]:
        """What `save_window` wrote; nothing when it cannot be read, for it is of no value."""
        try:
            found = read_json(self._window)
        except OSError:
            return {}
        return found if isinstance(found, dict) else {}

    def save_window(self, place: dict[str, Any]) -> None:
        """Keep where the window is; a failure does not matter."""
        with contextlib.suppress(OSError):
            replace(self._window, json.dumps(place).encode("utf-8"), sync=False)

    def load_match(self, accept: Callable[[Match], bool]) -> Match | None:
        """The match that was being played, at its exact position; from the previous save if the last is damaged.

        One that `accept` refuses (a form or a player that this program does not have) counts as damaged.
        """
        return self._load((self._match, self._previous), accept)

    def load_practice(self, accept: Callable[[Match], bool]) -> Match | None:
        """The practice deal that was being played, in the same way."""
        return self._load((self._practice,), accept)

    def drop_practice(self) -> None:
        """No practice deal is being played any more."""
        with contextlib.suppress(OSError):
            self._practice.unlink(missing_ok=True)

    def _load(self, paths: Sequence[Path], accept: Callable[[Match], bool]) -> Match | None:
        for path in paths:
            fault: OSError | None = None
            try:
                match = Match.replay(Record.load(verify.read(path)))
                if accept(match):
                    return match
            except FileNotFoundError:
                continue
            except NewerRecordError:
                self._keep_aside(path, "match", None, "match_newer")
                continue
            except RecordError:
                pass
            except OSError as error:
                fault = error
            self._keep_aside(path, "match", fault)
        return None

    def save_match(self, match: Match) -> bool:
        """Write the match so that at any moment, also of a power cut, a whole file is there; keep the one before.

        The first of several failures becomes a notice; False for each.
        """
        if match.practice:
            return self._write(self._practice, match.record.dump())
        with contextlib.suppress(OSError):
            replace(self._previous, read_bytes(self._match, RECORD), sync=False)
        return self._write(self._match, match.record.dump())

    def _write(self, path: Path, text: str) -> bool:
        try:
            replace(path, text.encode("utf-8", errors="replace"), sync=True)
        except OSError as error:
            if not self._failing:
                self.tell("not_saved", error)
            self._failing = True
            return False
        self._failing = False
        return True

    def _keep_aside(self, path: Path, what: str, fault: OSError | None, key: str = "") -> None:
        """Put a file that cannot be used out of the way and say so; say why it cannot be read where that fails."""
        try:
            self.tell(key or f"{what}_damaged", keep_aside(path))
        except OSError as error:
            if not any(notice.key == f"{what}_unreadable" for notice in self.notices):
                self.tell(f"{what}_unreadable", fault or error)
