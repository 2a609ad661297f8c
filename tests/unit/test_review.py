"""What a move was worth, why, and the hints."""

from __future__ import annotations

import re
from argparse import ArgumentParser
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import fmean
from threading import Event

import pytest

from scopa_desktop import numbered, reasons, review, review_text
from scopa_desktop.ai import LEVELS, analysis
from scopa_desktop.engine import FORMS, Card, Move, State, deal, deck, legal_moves, observe, parse_codes, play, score
from scopa_desktop.engine import shuffled as shuffle
from scopa_desktop.match import Match
from scopa_desktop.reasons import Verdict
from scopa_desktop.review import Mark
from scopa_desktop.seal import SealedDeck
from scopa_desktop.timeline import Timeline

GO = Event()


def state(hand: str, table: str, other: str = "", taken: str = "", form: str = "scopa") -> State:
    """Seat 0 to move; without `other` the other hand comes from the cards left over, with a stock."""
    rules = FORMS[form]
    mine, lying, won = parse_codes(hand), parse_codes(table), parse_codes(taken)
    rest = [card for card in deck(rules.ranks) if card not in {*mine, *lying, *won}]
    theirs = parse_codes(other) if other else tuple(rest[: len(mine)])
    rest = [card for card in rest if card not in theirs]
    base = deal(rules, deck(rules.ranks), 0).state
    stock = tuple(rest[len(rest) % 6 :]) if not other else ()
    piles = (won, tuple(card for card in rest if card not in stock))
    return replace(
        base, hands=(mine, theirs), table=lying, stock=stock, piles=piles, turn=0, taker=1, void=False, over=False
    )


@pytest.mark.parametrize(
    ("hand", "table", "best", "played", "why"),
    [
        ("5c 9s 8b", "2c 3s", "5c:2c+3s", "9s", Verdict.SCOPA),
        ("1s 9s 8b", "2c", "9s", "1s", Verdict.SCOPA_GIVEN),
        ("7c 2s 9b", "7d 7s 10c 8b", "7c:7d", "7c:7s", Verdict.SETTEBELLO),
        ("7d 10s 9b", "8c 8s", "9b", "7d", Verdict.SETTEBELLO_GIVEN),
        ("8d 9s 8c", "1d 7c 6c 3s 5d", "8d:1d+7c", "9s:1d+3s+5d", Verdict.SEVENS),
        ("1d 8d 5c", "4s 2s 6d 1c 9c", "8d:2s+6d", "5c:1c+4s", Verdict.DENARI),
        ("6c 10b 4b", "8c 8s 6b", "6c:6b", "4b", Verdict.PRIMIERA),
        ("8b 2s 3b", "1s 1b 1c 4c", "3b:1c+1s+1b", "8b", Verdict.CARDS),
        ("8s 1d 10b", "5b 5d 5s", "1d", "10b:5d+5s", Verdict.TABLE_OPEN),
        ("9c 9b 8b", "1c", "9c", "9b", Verdict.POSITION),
    ],
)
def test_a_verdict_says_why(hand: str, table: str, best: str, played: str, why: Verdict) -> None:
    view = observe(state(hand, table), 0)
    assert reasons.verdict(view, Move.parse(best), Move.parse(played)) == why


def test_a_table_a_little_more_open_is_called_so() -> None:
    view = observe(state("10s 10c 9b", "", taken="9c 9d 9s 10b"), 0)
    assert reasons.verdict(view, Move.parse("9b"), Move.parse("10s")) == Verdict.TABLE_OPEN


def test_in_the_last_deal_the_reason_is_what_the_count_will_say() -> None:
    """Taking the ten lets the other side's eight take the ace with the settebello it lays."""
    position = replace(state("10s 5s 6s", "1s 10c", "7d 8c 3c"), turn=0)
    view = observe(position, 0)
    lost = analysis.lost(view, Move.parse("5s"), Move.parse("6s"))
    for move in ("5s", "6s"):
        at = play(position, Move.parse(move)).state
        while not at.over:
            at = play(at, LEVELS["hard"](0).choose(observe(at, at.turn), GO)).state
        points = {line.category: line.points[0] - line.points[1] for line in score(at).lines}
        for category in lost:
            lost[category] += points[category] if move == "6s" else -points[category]
    assert set(lost.values()) == {0}


def test_the_last_deal_is_judged_exactly() -> None:
    """Laying the eight lets the other side's eight take the last cards; everything is known."""
    position = state("8d 2c", "10c", "8b 1s", "7d 7c")
    legal = analysis.evaluate(observe(position, 0), GO)
    assert [option.error for option in legal] == [0, 0]
    assert {str(option.move): option.points for option in legal} == {
        str(move): best(play(position, move).state) for move in legal_moves(position.rules, *hand_and_table(position))
    }


def hand_and_table(position: State) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    return position.hands[position.turn], position.table


def best(position: State) -> float:
    if position.over:
        points = score(position).points
        return points[0] - points[1]
    found = [best(play(position, move).state) for move in legal_moves(position.rules, *hand_and_table(position))]
    return min(found) if position.turn else max(found)


def test_a_gift_is_marked_and_a_forced_move_is_not() -> None:
    position = state("1s 9s 10b", "2c")
    judged = review.judge(position, Move.parse("1s"), GO)
    assert judged.mark in (Mark.DOUBTFUL, Mark.BAD, Mark.BLUNDER)
    assert judged.verdict == Verdict.SCOPA_GIVEN
    assert judged.loss >= 0.1
    alone = replace(position, hands=((Card.parse("9s"),), position.hands[1]))
    forced = review.judge(alone, Move.parse("9s"), GO)
    assert forced.forced
    assert (forced.loss, forced.mark) == (0, Mark.NONE)


def test_the_best_move_loses_nothing() -> None:
    position = state("7c 2s 9b", "7d 7s 10c 8b")
    found = analysis.evaluate(observe(position, 0), GO)
    judged = review.judge(position, found[0].move, GO)
    assert (judged.loss, judged.mark, judged.verdict) == (0, Mark.NONE, None)


def test_a_loss_within_its_error_is_not_marked() -> None:
    option = analysis.Option(Move.parse("1c"), 1.0, 0.0)
    assert review.mark(0.3, replace(option, error=0.2)) == Mark.NONE
    assert review.mark(0.3, replace(option, error=0.1)) == Mark.BAD
    assert review.mark(0.1, option) == Mark.DOUBTFUL
    assert review.mark(0.09, option) == Mark.NONE
    assert review.mark(0.5, option) == Mark.BLUNDER


def test_what_a_player_could_not_know_does_not_change_the_loss() -> None:
    position = state("1s 9s 10b", "2c")
    swapped = replace(
        position, hands=(position.hands[0], position.stock[:3]), stock=(*position.hands[1], *position.stock[3:])
    )
    one, other = (review.judge(each, Move.parse("9s"), GO) for each in (position, swapped))
    assert one.options == other.options


def test_luck_comes_to_nothing_on_the_whole() -> None:
    found = []
    for seed in range(30):
        random = Random(seed)
        dealt = deal(FORMS["scopa-28"], shuffle(deck(7), random), 0).state
        if not dealt.void:
            found.append(analysis.luck(dealt, seed))
    error = (sum(each**2 for each in found) ** 0.5) / len(found)
    assert abs(fmean(found)) < 3 * error
    assert max(found) > 0.3 > -0.3 > min(found)


def finished(form: str) -> Match:
    """A match whose first round was played."""
    rules = FORMS[form]
    levels = ["normal", "easy"] * (rules.seats // 2)
    match = Match(rules, levels, 0)
    players = [LEVELS[level](seat) for seat, level in enumerate(levels)]
    match.seal(SealedDeck(shuffle(rules.deck, Random(4)), "00" * 32, match.chain))
    match.cut(5)
    while match.state and not match.state.over:
        match.play(players[match.state.turn].choose(observe(match.state, match.state.turn), GO))
    return match


@pytest.mark.parametrize("form", ["scopa", "pairs-28"])
def test_a_round_is_reviewed(form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "WORLDS", 40)
    monkeypatch.setattr(analysis, "LINES", 60)
    monkeypatch.setattr(analysis, "DEALS", 4)
    record = finished(form).record
    told: list[review.Judged] = []
    done = review.review(Timeline.of(record).rounds[0], GO, tell=told.append)
    assert tuple(told) == done.moves
    assert [judged.move for judged in done.moves] == list(record.rounds[0].moves)
    assert len(done.luck) == (len(record.rules.deck) - 4) // (record.rules.seats * 3)
    good, bad = (
        review.rating(judged for judged in done.moves if record.rules.sides[judged.seat] == side) for side in (0, 1)
    )
    assert good is not None
    assert bad is not None
    assert good >= 0 <= bad


def test_a_stopped_review_is_what_was_done() -> None:
    halted = Event()
    halted.set()
    record = finished("scopa-28").record
    assert review.review(Timeline.of(record).rounds[0], halted) == review.Reviewed((), ())


def test_the_command_prints_a_review(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis, "WORLDS", 20)
    file = tmp_path / "match.txt"
    file.write_text(finished("scopa-28").record.dump())
    parser = ArgumentParser()
    review_text.arguments(parser)
    assert review_text.main(parser.parse_args([str(file)])) == 0
    out = capsys.readouterr().out
    assert "\nRound 1, from 0 : 0\n   1 normal  " in out
    assert "points lost a decision" in out
    file.write_text("nonsense")
    assert review_text.main(parser.parse_args([str(file)])) == 1
    assert "line 1" in capsys.readouterr().err


def test_with_four_players_every_move_is_looked_at_equally_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move that looks bad at first would else be judged from a handful of lines."""
    monkeypatch.setattr(analysis, "LINES", 200)
    for form in ("scopone", "pairs"):
        dealt = deal(FORMS[form], shuffle(deck(10), Random(3)), 0).state
        legal = analysis.evaluate(observe(dealt, 0), GO)
        assert len(legal) > 2
        assert max(option.error for option in legal) < 1.02 * min(option.error for option in legal)


def test_a_review_says_in_words_what_was_wrong() -> None:
    assert set(review_text.WORDS) == set(Verdict)
    position = state("1s 9s 10b", "2c")
    line = review_text.judgement(review.judge(position, Move.parse("1s"), GO))
    assert re.fullmatch(r"\d\.\d\d \?[?!]? +\S+ was better: it gives a scopa away", line)
    best = analysis.evaluate(observe(position, 0), GO)[0].move
    assert review_text.judgement(review.judge(position, best, GO)).startswith("best")
    forced = replace(position, hands=((Card.parse("9s"),), position.hands[1]))
    assert review_text.judgement(review.judge(forced, Move.parse("9s"), GO)).strip() == "-"


def test_a_match_of_several_rounds_is_summed_up() -> None:
    record = finished("scopa-28").record
    judged = review.review(Timeline.of(record).rounds[0], GO)
    once, twice = (list(review_text.sides(record, [judged] * times)) for times in (1, 2))
    assert len(once) == 2
    assert once[0].startswith("normal: ")
    assert once[0].split(" points lost")[0] == twice[0].split(" points lost")[0]
    lucks = [float(line.rpartition(" ")[2]) for line in (once[0], twice[0])]
    assert lucks[1] == pytest.approx(2 * lucks[0], abs=0.11)


def test_ratings_have_names() -> None:
    assert [review.band(loss) for loss in (0.0, 0.02, 0.05, 0.09, 0.15, 0.3)] == [
        "master", "expert", "strong", "good", "casual", "beginner",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("hand", "table", "move", "reason"),
    [
        ("5c 9s 8b", "2c 3s", "5c:2c+3s", Verdict.SCOPA),
        ("7c 2s 9b", "7d 7s 10c 8b", "7c:7d", Verdict.SETTEBELLO),
        ("7c 10d 9b", "7s 6s 10c 8c 8s", "7c:7s", Verdict.SEVENS),
    ],
)
def test_a_hint_names_the_move_and_what_is_good_about_it(hand: str, table: str, move: str, reason: Verdict) -> None:
    found = review.hint(observe(state(hand, table), 0))
    assert (str(found.move), found.reason, found.takes) == (move, reason, True)


def test_a_hint_to_lay_a_card_warns_of_the_scopa() -> None:
    found = review.hint(observe(state("3s 10b 9s", "4c"), 0))
    assert str(found.move) != "3s"
    assert (found.reason, found.takes) == (Verdict.SCOPA_GIVEN, False)


@pytest.mark.parametrize(
    ("number", "moves", "expected"),
    [
        pytest.param(1, "", {"5s:5c": Verdict.SCOPA_GIVEN}, id="a capture leaves 1 + 1 + 7 = 9"),
        pytest.param(
            1,
            "7b:7c 8s 5s:5c 3d 10b:1d+1b+8s 2b 3c:3d",
            {"4c": Verdict.SCOPA_GIVEN, "3s": Verdict.SCOPA_GIVEN},
            id="a two can be taken instead of laying on it",
        ),
        pytest.param(
            5,
            "2s 2d:2s 1d 3c:3d 6c:1d+5b 9d 8b:8s 6s 7d 4d 3s 8c",
            {"4s:4d": Verdict.SETTEBELLO_GIVEN, "9c:9d": Verdict.SETTEBELLO_GIVEN},
            id="the settebello can be taken",
        ),
        pytest.param(17, "", {}, id="nothing to warn of"),
    ],
)
def test_the_coach_warns_of_what_gives_a_scopa_or_the_settebello(
    number: int, moves: str, expected: dict[str, Verdict]
) -> None:
    rules = FORMS["scopa"]
    at = deal(rules, numbered.order(rules, number), 0).state
    for move in map(Move.parse, moves.split()):
        at = play(at, move).state
    view = observe(at, at.turn)
    assert {str(move): why for move, why in review.warnings(view, GO).items()} == expected


def test_the_coach_warns_of_laying_the_settebello() -> None:
    view = observe(state("9c 7d 8b", "10s 1c 4s 9s"), 0)
    assert review.warnings(view) == {Move.parse("7d"): Verdict.SETTEBELLO_GIVEN}


def test_the_coach_never_warns_of_the_best_move() -> None:
    for number in range(1, 25):
        rules = FORMS["scopa"]
        view = observe(deal(rules, numbered.order(rules, number), 0).state, 0)
        assert review.hint(view).move not in review.warnings(view)
