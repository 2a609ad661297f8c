"""Numbers, dates and names as the window's language has them."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtQml import QQmlExpression, qmlContext

import scopa_desktop
from tests.pages import at_table, speak
from tests.screen import Screen

Opener = Callable[..., Screen]
QML = Path(scopa_desktop.__file__).parent / "qml" / "ScopaDesktop"
ITALIAN = Path(scopa_desktop.__file__).parent / "i18n" / "scopa_it.ts"


def evaluated(screen: Screen, expression: str) -> str:
    """The value of an expression in the window."""
    item = screen.find("view")
    context = qmlContext(item)
    assert context is not None
    asked = QQmlExpression(context, item, expression)
    value = asked.evaluate()
    assert not asked.hasError(), asked.error().toString()
    return str(value[0] if isinstance(value, tuple) else value)


@pytest.fixture
def system() -> Iterator[Callable[[str], None]]:
    """Sets the system's locale, until the test ends."""
    before = QLocale()
    yield lambda name: QLocale.setDefault(QLocale(name))
    QLocale.setDefault(before)


WRITTEN = {
    ("en", "C"): ("December 1, 2026", "3:05 PM", "2.14", "1,234,567", "55%"),
    ("en", "it_IT"): ("December 1, 2026", "3:05 PM", "2.14", "1,234,567", "55%"),
    ("en", "en_GB"): ("1 December 2026", "15:05", "2.14", "1,234,567", "55%"),
    ("it", "C"): ("1 dicembre 2026", "15:05", "2,14", "1.234.567", "55%"),
    ("it", "en_US"): ("1 dicembre 2026", "15:05", "2,14", "1.234.567", "55%"),
}


@pytest.mark.parametrize(("language", "country"), WRITTEN)
def test_numbers_and_dates_are_written_as_in_the_window_s_language(
    open_screen: Opener, tmp_path: Path, system: Callable[[str], None], language: str, country: str
) -> None:
    system(country)
    screen = at_table(open_screen, tmp_path)
    speak(screen, language)
    expressions = (
        "Names.day(new Date(2026, 11, 1))",
        "Names.time(new Date(2026, 11, 1, 15, 5))",
        "Names.decimal(2.14, 2)",
        "Names.number(1234567)",
        "Names.percent(55)",
    )
    written = [evaluated(screen, expression).replace("\u202f", " ") for expression in expressions]
    assert tuple(written) == WRITTEN[language, country]


def test_every_number_and_date_is_written_in_one_place() -> None:
    for file in QML.rglob("*.qml"):
        if file.name != "Names.qml":
            text = file.read_text(encoding="utf-8")
            for way in ("Qt.locale", "toLocale", "toFixed", "Qt.formatDate", "Qt.formatTime", '%")'):
                assert way not in text, (file.name, way)


def translations() -> dict[str, set[str]]:
    """The Italian of each English sentence."""
    found = defaultdict(set)
    for message in ET.parse(ITALIAN).getroot().iter("message"):
        source, translation = message.findtext("source"), message.find("translation")
        assert source is not None
        assert translation is not None
        found[source].add("".join(translation.itertext()).strip())
    return found


def test_in_italian_a_word_means_one_thing() -> None:
    italian = translations()
    assert italian["Coach"] != italian["Master"]
    assert italian["lays"] == {"cala"}
    assert {text.split()[0] for text in italian["Lay %1"]} == {"Cala"}
    everything = " ".join(text for texts in italian.values() for text in texts)
    for word in ("smazzata", "mette giù", "sul tavolo", "tutta la tavola", "consiglio"):
        assert word not in everything
