"""The installed PySide6 and Python go together.

PySide6 6.12 loses a reference to None at every void call on a Python before 3.12, and the interpreter
aborts after some 5000 of them; a short test run would not notice.
"""

from __future__ import annotations

import subprocess
import sys

CHILD = """
from PySide6.QtCore import QObject, Signal


class Sender(QObject):
    sent = Signal(int)


heard = []
sender = Sender()
sender.sent.connect(heard.append)
for number in range(20_000):
    sender.setObjectName("name")
    sender.sent.emit(number)
print(len(heard))
"""


def test_many_calls_into_qt_leave_the_interpreter_alive() -> None:
    command = [sys.executable, "-c", CHILD]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "20000", "")
