"""What leaves the loop of a match is the same whatever the cards are that its person may not see."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject
from PySide6.QtGui import QGuiApplication

from scopa_desktop.engine import Card, Rules, agreed, legal_moves
from scopa_desktop.library.seats import PERSON, Seats
from scopa_desktop.library.session import Session
from scopa_desktop.library.store import Folders, Store
from scopa_desktop.match import Match, Phase
from scopa_desktop.seal import SealedDeck
from scopa_desktop.ui.pages.notices import Notices
from scopa_desktop.ui.pages.report import Report
from scopa_desktop.ui.pages.seals import Seals
from scopa_desktop.ui.settings.settings import Settings
from scopa_desktop.ui.table.aids import Aids
from scopa_desktop.ui.table.assist import Assist
from scopa_desktop.ui.table.dealer import Dealer
from scopa_desktop.ui.table.game import Game
from scopa_desktop.ui.table.stage import Stage
from scopa_desktop.ui.table.turn import Turn

ME = 0
FORMS = ("scopa", "scopa-pips", "scopa-28", "pairs", "pairs-28", "scopone", "scientifico")


class Never(Executor):
    """Thinks of nothing, so that the round stays where it is."""

    def submit(self, *_args: object, **_kwargs: object) -> Future[Any]:
        """Take a question and never answer it."""
        return Future()


def begun(rules: Rules, cards: tuple[Card, ...], first: int) -> Match:
    """A match in which these cards, already cut, were dealt."""
    match = Match(rules, (PERSON, *["normal"] * (rules.seats - 1)), first)
    match.seal(SealedDeck((*cards[-1:], *cards[:-1]), "5c09a" * 12 + "0000", match.chain))
    match.cut(1)
    return match


def twins(rules: Rules, seed: int, plays: int) -> tuple[Match, Match]:
    """Two matches in the middle of a round that look alike from my seat, and whose hidden cards lie elsewhere."""
    random = Random(seed)
    cards, first = list(rules.deck), random.randrange(rules.seats)
    random.shuffle(cards)
    while rules.voids(cards[rules.hand * rules.seats :][: rules.table]):
        random.shuffle(cards)
    one = begun(rules, tuple(cards), first)
    for _ in range(plays):
        state = one.state
        assert state is not None
        if one.phase == Phase.PLAY:
            one.play(random.choice(legal_moves(rules, state.hands[state.turn], state.table)))
    state = one.state
    assert state is not None
    hidden = {card for seat, hand in enumerate(state.hands) if seat != ME for card in hand} | set(state.stock)
    places = [at for at, card in enumerate(cards) if card in hidden]
    others = [cards[at] for at in places]
    random.shuffle(others)
    exchanged = list(cards)
    for at, card in zip(places, others, strict=True):
        exchanged[at] = card
    two = begun(rules, tuple(exchanged), first)
    for made in state.history:
        two.play(made.move)
    return one, two


def told(thing: QObject) -> dict[str, object]:
    """Everything an object tells: all that QML may read of it, and the public attributes of its class."""
    meta = thing.metaObject()
    read = {str(meta.property(at).name()) for at in range(meta.propertyOffset(), meta.propertyCount())}
    public = {name for name, value in vars(type(thing)).items() if isinstance(value, property) and name[0] != "_"}
    values = {name: plain(thing.property(name)) for name in read}
    return values | {name: plain(getattr(thing, name)) for name in public}


def plain(value: object) -> object:
    """A value that can be compared; a model by all its fields."""
    if isinstance(value, QAbstractItemModel):
        rows = range(value.rowCount())
        return [[value.data(value.index(row, 0, QModelIndex()), role) for role in value.roleNames()] for row in rows]
    return value


def leaving(match: Match, level: str) -> Iterator[tuple[str, dict[str, object]]]:
    """All that the objects around the table tell when this match lies on it."""
    store = Store(Folders.find(Path(mkdtemp())))
    options = Settings(store)
    options.put(assist=level)
    session = Session(store, Match(match.rules, match.players, ME), lambda _record: None)
    stage = Stage(Seats.of(match.rules, match.players))
    dealer, executor = Dealer(), Never()
    game = Game(session, stage, options, dealer, executor)
    turn = Turn(game, stage, options, executor)
    aids, seals = Aids(game, stage), Seals(session)
    assist = Assist(game, stage, turn, options, executor, first_start=False)
    report = Report(session, options, Notices(store))
    game.go_on(match)
    stage.skip()
    seals.showLive()
    for thing in (game, stage, turn, aids, assist, report, dealer, seals):
        yield type(thing).__name__, told(thing)
    if game.asked is not None:
        for card in game.asked.hand:
            turn.tapHand(card.code)
            yield f"after {card}", told(turn) | told(stage)


def without_seals(value: object) -> object:
    """A seal is another one for every deck; it is published, and tells nothing of it."""
    if isinstance(value, dict):
        return {key: without_seals(one) for key, one in value.items() if key != "seal"}
    if isinstance(value, list):
        return [without_seals(one) for one in value]
    if isinstance(value, str):
        return "\n".join(line for line in value.splitlines() if not line.startswith("seal "))
    return value


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(FORMS), st.integers(0, 2**32), st.integers(0, 30), st.sampled_from(("none", "coach")))
def test_exchanged_hidden_cards_change_nothing_that_leaves_the_game(
    form: str, seed: int, plays: int, help_: str
) -> None:
    assert QGuiApplication.instance() or QGuiApplication([])
    one, two = twins(agreed(form), seed, plays)
    assert one.state is not None
    if one.state.over:
        return
    for (name, first), (_, second) in zip(leaving(one, help_), leaving(two, help_), strict=True):
        assert without_seals(first) == without_seals(second), name


def test_a_report_of_an_error_covers_the_round_being_played_and_no_other() -> None:
    assert QGuiApplication.instance() or QGuiApplication([])
    match, _ = twins(agreed("scopa"), 5, 4)
    text = dict(leaving(match, "none"))["Report"]["text"]
    assert isinstance(text, str)
    made = match.deals[-1]
    assert made.deck.nonce not in text
    assert " ".join(card.code for card in made.deck.order) not in text
    assert made.deck.seal in text
    while match.phase == Phase.PLAY:
        state = match.state
        assert state is not None
        match.play(legal_moves(match.rules, state.hands[state.turn], state.table)[0])
    over = dict(leaving(match, "none"))["Report"]["text"]
    assert isinstance(over, str)
    assert made.deck.nonce in over


@pytest.mark.parametrize("name", ["Turn", "Aids", "Assist"])
def test_the_helpers_of_the_person_are_not_given_the_session(name: str) -> None:
    """They reach the match through the game alone, which gives out views."""
    kinds: dict[str, type[QObject]] = {"Turn": Turn, "Aids": Aids, "Assist": Assist}
    given_ = get_type_hints(vars(kinds[name])["__init__"]).values()
    assert not any("Session" in str(kind) or "Match" in str(kind) for kind in given_)
