"""The languages of the window: those whose texts lie in the program's folder."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parents[1] / "i18n"
LANGUAGES = tuple(sorted(path.stem.removeprefix("scopa_") for path in FOLDER.glob("scopa_*.qm")))
"""The code of each."""


def texts(language: str) -> Path:
    """The file with the texts of a language."""
    return FOLDER / f"scopa_{language}.qm"
