"""The start and the end of the program: one a data folder, drawn by what works, and ended in order."""

from __future__ import annotations

import sys

from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtQuickControls2 import QQuickStyle

from scopa_desktop.library.decks import assets
from scopa_desktop.library.store import Folders
from scopa_desktop.library.wish import Wish
from scopa_desktop.ui import app, graphics
from scopa_desktop.ui.ending import Ending
from scopa_desktop.ui.instance import Instance
from scopa_desktop.ui.log import Log
from scopa_desktop.ui.portal import use_portal
from scopa_desktop.ui.question import ask
from scopa_desktop.ui.stage import Stage


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
    stage: Stage | None = None
    while not instance.claim():
        if instance.hand_over(wish):
            return 0
        if stage is None:
            graphics.by_processor()
            stage = Stage(folders, language)
        answer = "close" if ending.due else ask(stage, "held")
        if answer == "open":
            instance.seize()
            break
        if answer == "close":
            stage.close()
            return 1
    log = Log(folders.state / "log")
    drawing = graphics.Graphics(folders.state / "window.starting")
    if stage is None:
        drawing.choose()
        stage = Stage(folders, language)
    try:
        program = app.App(stage)
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
