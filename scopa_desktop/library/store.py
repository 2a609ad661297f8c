"""Files of the user: preferences and the match being played. Nothing is lost to a crash or to a damaged file."""

from __future__ import annotations

import contextlib
import json
import os
import re
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, NamedTuple, Self

import platformdirs

from scopa_desktop.library.files import remove, replace
from scopa_desktop.library.preferences import FIRST_PLAYER, Preferences, allowed
from scopa_desktop.match import Match, NewerRecordError, Record, RecordError

APP = "scopa-desktop"
HOME_VARIABLE = "SCOPA_DESKTOP_HOME"
_PLAYER = re.compile(r"p[1-9][0-9]*")


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
        self.first_start = not (self._preferences.exists() or self._match.exists())
        self._failing = False

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

    def load_preferences(self) -> Preferences:
        """The preferences; for a missing file the defaults, for a damaged one the good values of it."""
        try:
            found = json.loads(self._preferences.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return Preferences()
        except OSError as error:
            self.notices.append(Notice("settings_unreadable", str(error)))
            return Preferences()
        except ValueError:
            found = None
        known = {field.name for field in fields(Preferences)}
        good: dict[str, Any] = {}
        if isinstance(found, dict):
            good = {name: value for name, value in found.items() if name in known and allowed(name, value)}
        if not isinstance(found, dict) or any(name in known and name not in good for name in found):
            self.notices.append(Notice("settings_damaged", self._keep_aside(self._preferences)))
        return Preferences(**good)

    def save_preferences(self, preferences: Preferences) -> None:
        """Write the preferences; a failure becomes a notice."""
        self._write(self._preferences, json.dumps(asdict(preferences), indent=2, ensure_ascii=False) + "\n")

    def load_players(self) -> dict[str, str]:
        """Key and name of everybody who plays here, at least the first player; "" for who has no name.

        Where the file cannot be read, they are those who have left a match.
        """
        names: dict[str, str] = {}
        try:
            found = json.loads(self._players.read_text(encoding="utf-8"))
            names |= {key: name for key, name in found.items() if _PLAYER.fullmatch(key) and isinstance(name, str)}
        except FileNotFoundError:
            return {FIRST_PLAYER: ""}
        except OSError as error:
            self.notices.append(Notice("players_unreadable", str(error)))
        except (ValueError, AttributeError):
            self.notices.append(Notice("players_damaged", self._keep_aside(self._players)))
        return names or {FIRST_PLAYER: "", **self._seen_players()}

    def _seen_players(self) -> dict[str, str]:
        own = [path.name.partition("-")[0] for path in self.folders.data.glob("p*-match.txt")]
        over = [path.stem.rpartition("_")[2] for path in self.folders.data.glob("history/*_p*.scopa")]
        keys = {key for key in own + over if _PLAYER.fullmatch(key)}
        return dict.fromkeys(sorted(keys, key=lambda key: int(key[1:])), "")

    def save_players(self, names: dict[str, str]) -> None:
        """Write who plays here; a failure becomes a notice."""
        self._write(self._players, json.dumps(names, indent=1, ensure_ascii=False) + "\n")

    def forget(self) -> None:
        """Delete settings, players, what everybody was playing and the place of the window. Raises OSError.

        What was kept aside goes as well.
        """
        config, data, state = self.folders.config, self.folders.data, self.folders.state
        remove([*config.glob("settings.json*"), *data.glob("players.json*"), *state.glob("window.json*")])
        remove([*data.glob("*match*.txt*"), *data.glob("*practice.txt*")])

    def forget_player(self, key: str) -> None:
        """Delete what a player was playing. Raises OSError."""
        prefix = "" if key == FIRST_PLAYER else f"{key}-"
        remove(path for name in ("match", "practice") for path in self.folders.data.glob(f"{prefix}{name}*.txt*"))

    def load_window(self) -> dict[str, Any]:
        """What `save_window` wrote; nothing when it cannot be read, for it is of no value."""
        try:
            found = json.loads(self._window.read_text(encoding="utf-8"))
        except (OSError, ValueError):
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
            try:
                match = Match.replay(Record.load(path.read_text(encoding="utf-8")))
            except FileNotFoundError:
                continue
            except OSError as error:
                if not any(notice.key == "match_unreadable" for notice in self.notices):
                    self.notices.append(Notice("match_unreadable", str(error)))
                continue
            except NewerRecordError:
                self.notices.append(Notice("match_newer", self._keep_aside(path)))
                continue
            except (RecordError, UnicodeDecodeError):
                match = None
            if match is not None and accept(match):
                return match
            self.notices.append(Notice("match_damaged", self._keep_aside(path)))
        return None

    def save_match(self, match: Match) -> bool:
        """Write the match so that at any moment, also of a power cut, a whole file is there; keep the one before.

        The first of several failures becomes a notice; False for each.
        """
        if match.practice:
            return self._write(self._practice, match.record.dump())
        with contextlib.suppress(FileNotFoundError, OSError):
            replace(self._previous, self._match.read_bytes(), sync=False)
        return self._write(self._match, match.record.dump())

    def _write(self, path: Path, text: str) -> bool:
        try:
            replace(path, text.encode("utf-8"), sync=True)
        except OSError as error:
            if not self._failing:
                self.notices.append(Notice("not_saved", str(error)))
            self._failing = True
            return False
        self._failing = False
        return True

    def _keep_aside(self, path: Path) -> str:
        """Rename a damaged file so that it is neither used nor overwritten; the new name."""
        number = 1
        while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
            number += 1
        with contextlib.suppress(OSError):
            path.rename(aside)
        return str(aside)
