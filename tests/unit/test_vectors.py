"""Every row of vectors.json: the worked examples of the rules, for captures and for the count."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scopa_desktop.engine import (
    FORMS,
    Card,
    Category,
    IllegalMoveError,
    Move,
    State,
    Swept,
    best_primiera,
    check,
    deal,
    deck,
    legal_moves,
    play,
    score,
)
from scopa_desktop.engine.cards import PRIMIERA

ROWS: list[dict[str, Any]] = json.loads((Path(__file__).parent / "vectors.json").read_text())
CAPTURES = [row for row in ROWS if row["kind"] == "capture"]
SCORES = [row for row in ROWS if row["kind"] == "score"]
LINES = {
    "cards": Category.CARTE,
    "denari": Category.DENARI,
    "settebello": Category.SETTEBELLO,
    "primiera": Category.PRIMIERA,
    "scope": Category.SCOPE,
    "napola": Category.NAPOLA,
    "rebello": Category.RE_BELLO,
}


def cards(codes: list[str]) -> tuple[Card, ...]:
    return tuple(Card.parse(code.lower()) for code in codes)


def position(row: dict[str, Any]) -> State:
    """Seat 0 to move with the row's card; when it is not the last of the round, others are still to be played."""
    card, table = Card.parse(row["card"].lower()), cards(row["table"])
    others = [other for other in deck() if other != card and other not in table]
    start = deal(FORMS["scopa"], deck(), 0).state
    return replace(
        start,
        rules=replace(start.rules, asso_piglia_tutto=row["apt"]),
        hands=((card,), () if row["last"] else (others[0],)),
        stock=(),
        table=table,
        piles=((), tuple(others[1:])),
        turn=0,
        taker=1,
        void=False,
        over=False,
    )


def test_all_rows_are_there() -> None:
    assert (len(CAPTURES), len(SCORES)) == (38, 19)


@pytest.mark.parametrize("row", CAPTURES, ids=lambda row: row["id"])
def test_capture(row: dict[str, Any]) -> None:
    state = position(row)
    card = state.hands[0][0]
    expected = {frozenset(cards(taken)) for taken in row["legal"]}
    moves = legal_moves(state.rules, (card,), state.table)
    assert {frozenset(move.taken) for move in moves if move.taken} == expected
    assert len(moves) == max(1, len(expected))
    for move in moves:
        after, events = play(state, move)
        swept = any(isinstance(event, Swept) for event in events)
        assert len(after.sweeps[0]) == int(swept)
        assert swept == (row["scopa"] == "yes")
    if expected:
        with pytest.raises(IllegalMoveError):
            check(state, Move(card))


@pytest.mark.parametrize("row", [row for row in CAPTURES if row["scopa"] == "opt"], ids=lambda r: r["id"])
def test_scopa_with_an_ace_is_an_option(row: dict[str, Any]) -> None:
    state = position(row)
    state = replace(state, rules=replace(state.rules, scopa_con_asso=True))
    (move,) = legal_moves(state.rules, state.hands[0], state.table)
    assert any(isinstance(event, Swept) for event in play(state, move).events)


@pytest.mark.parametrize("row", SCORES, ids=lambda row: row["id"])
def test_score(row: dict[str, Any]) -> None:
    start = deal(replace(FORMS["scopa"], napola=row["napola"], re_bello=row["rebello"]), deck(), 0).state
    piles = cards(row["a"]), cards(row["b"])
    sweeps = tuple(tuple(pile[:count]) for pile, count in zip((deck(), deck()), row["scope"], strict=True))
    counted = score(replace(start, piles=piles, sweeps=sweeps))
    shown = {line.category: line.points for line in counted.lines}
    for name, points in row["lines"].items():
        if name == "total":
            assert counted.points == tuple(points)
        else:
            assert shown[LINES[name]] == tuple(points)
    assert set(shown) == {LINES[name] for name in row["lines"] if name != "total"}
    primiera = next(line for line in counted.lines if line.category == Category.PRIMIERA)
    assert primiera.counts == tuple(row["primiera_value"])
    assert (counted.outright is not None) == row["match_won"]


def test_primiera_of_the_worked_example_is_75() -> None:
    best = best_primiera(cards(["7C", "7D", "6B", "5S"]))
    assert [PRIMIERA[card.rank] for card in best] == [21, 21, 15, 18]
    assert sum(PRIMIERA[card.rank] for card in best) == 75
