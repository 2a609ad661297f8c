"""The start and the end of the program: one a data folder, drawn by what works, and ended in order."""

from __future__ import annotations

import sys

from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtQuickControls2 import QQuickStyle

from scopa_desktop.library.decks import assets
from scopa_desktop.library.store import Folders
from scopa_desktop.library.wish import Wish
from scopa_desktop.ui import app
from scopa_desktop.ui.start import graphics
from scopa_desktop.ui.start.base import Base
from scopa_desktop.ui.start.ending import Ending
from scopa_desktop.ui.start.instance import Instance
from scopa_desktop.ui.start.log import Log
from scopa_desktop.ui.start.portal import use_portal
from scopa_desktop.ui.start.question import ask


def run(folders: Folders, language: str | None, wish: Wish) -> int:
    """Open the window, fulfil a wish, and stay until the window is closed; the exit code.

    Where a window is open on the same folders already, that one comes to the front instead. Raises DeckError without a
    deck to play with, RuntimeError when the window cannot be made.
    """
    use_portal()
    application = QGuiApplication(sys.argv[:1])
    application.setApplicationName("scopa-desktop")
    application.setApplicationDisplayName("Scopa")
    application.setDesktopFileName("scopa-desktop")
    application.setWindowIcon(QIcon(str(assets() / "icon.svg")))
    QQuickStyle.setStyle("Basic")
    ending = Ending()
    instance = Instance(folders.data)
    base: Base | None = None
    while not instance.claim():
        if instance.hand_over(wish):
            return 0
        if instance.claim():
            break
        if base is None:
            graphics.by_processor()
            base = Base(folders, language)
        answer = "close" if ending.due else ask(base, "held")
        if answer == "open":
            instance.seize()
            break
        if answer == "close":
            base.close()
            return 1
    log = Log(folders.state / "log")
    drawing = graphics.Graphics(folders.state / "window.starting")
    try:
        if base is None:
            drawing.choose()
            base = Base(folders, language)
        program = app.App(base)
        drawing.follow(program.window)
        if log.before:
            program.report.tell(log.before, "crashed")
        log.failed = lambda trace: program.report.tell(trace, "failed")
        program.forgotten.connect(log.forget)
        program.forgotten.connect(drawing.forget)
        instance.asked.connect(program.fulfil)
        if wish != Wish():
            program.fulfil(wish)
        code = 0 if ending.due else application.exec()
    finally:
        drawing.done()
    program.close()
    instance.release()
    log.close()
    ending.close()
    return code
