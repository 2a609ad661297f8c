"""The log as the program writes it, in a process of its own, whose hooks it takes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

FORGETS = """
import logging, sys
from pathlib import Path
from scopa_desktop.ui.start.log import Log

folder = Path(sys.argv[1])
log = Log(folder)
try:
    raise ValueError("secret")
except ValueError as error:
    sys.excepthook(ValueError, error, error.__traceback__)
(folder / "scopa-desktop.log.1").write_text("secret")
told = [path.read_text() for path in folder.iterdir()]
assert len(told) == 3 and all("secret" in text for text in told), told
log.forget()
assert {path.name: path.read_text() for path in folder.iterdir()} == {"error.txt": ""}
logging.getLogger("scopa_desktop").info("later")
assert (folder / "scopa-desktop.log").read_text().endswith("INFO later\\n")
log.close()
assert [path.name for path in folder.iterdir()] == ["scopa-desktop.log"]
"""


WAITS_FOR_NOBODY = """
import logging, os, sys
from pathlib import Path
from scopa_desktop.ui.start.log import Log

folder = Path(sys.argv[1])
for name in ("scopa-desktop.log", "error.txt"):
    os.mkfifo(folder / name)
log = Log(folder)
assert log.before == ""
logging.getLogger("scopa_desktop").info("written")
assert (folder / "scopa-desktop.log").read_text().endswith("INFO written\\n")
log.close()
names = ["error.txt.damaged-1", "scopa-desktop.log", "scopa-desktop.log.damaged-1"]
assert sorted(path.name for path in folder.iterdir()) == names
"""


@pytest.mark.skipif(os.name != "posix", reason="pipes that have a name")
def test_a_pipe_in_the_place_of_the_log_is_not_waited_for(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WAITS_FOR_NOBODY, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr


def test_what_was_logged_is_forgotten_and_logging_goes_on(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", FORGETS, tmp_path], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
