"""The log as the program writes it, in a process of its own, whose hooks it takes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

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


def test_what_was_logged_is_forgotten_and_logging_goes_on(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", FORGETS, tmp_path], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
