"""Totals against a plain count."""

import time
from collections.abc import Iterable
from contextlib import closing
from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klondike.store import results as module
from klondike.store.database import blank, run
from klondike.store.results import Result, Totals, tidied

RESULTS = st.lists(
    st.builds(
        Result,
        rules=st.just("S3"),
        deal=st.just("KL"),
        won=st.booleans(),
        score=st.integers(-500, 9000),
        seconds=st.integers(0, 5000) | st.floats(0, 5000),
        moves=st.integers(1, 400),
        undos=st.integers(0, 9),
        hints=st.integers(0, 9),
        finished=st.just("2024-05-01T12:00:00"),
        scoring_version=st.integers(1, 3),
        help=st.just(""),
        line=st.just(""),
        balance=st.none() | st.integers(-900, 900),
    ).map(tidied),
    max_size=30,
)


def totals(results: Iterable[tuple[object, ...]]) -> Totals:
    """What the store makes of these results, oldest first."""
    with closing(blank()) as connection:
        connection.executemany(module.INSERT, results)
        return module.totals(*(connection.execute(sql, ("S3",)).fetchall() for sql in QUERIES))


QUERIES = (module.OUTCOMES, module.BESTS)


def game(won: bool, **values) -> Result:
    return Result("S3", "KL", won, 0, 100, 90, 0, 0, "")._replace(**values)


def runs(results: list[Result], won: bool) -> list[int]:
    return [
        len(list(group)) for outcome, group in groupby(result.won for result in results) if outcome is won
    ]


@given(RESULTS)
def test_streaks_are_runs_of_equal_outcomes(results):
    total = totals(results)
    assert total.longest_streak == max(runs(results, True), default=0)
    assert total.longest_losing_streak == max(runs(results, False), default=0)
    assert total.streak == (runs(results, True)[-1] if results and results[-1].won else 0)
    assert total.losing_streak == (runs(results, False)[-1] if results and not results[-1].won else 0)


@given(RESULTS)
def test_counts_and_times(results):
    total = totals(results)
    wins = [result for result in results if result.won]
    assert (total.played, total.won) == (len(results), len(wins))
    assert 0 <= total.percentage <= 100
    assert (total.percentage == 100) == (bool(results) and len(wins) == len(results))
    if wins:
        assert 1 <= total.best_seconds <= total.average_seconds <= max(win.seconds for win in wins)
        assert total.fewest_moves == min(win.moves for win in wins)
        assert total.average_seconds == round(sum(win.seconds for win in wins) / len(wins))
        latest = max(win.scoring_version for win in wins)
        assert total.best_score == max(win.score for win in wins if win.scoring_version == latest)
    else:
        assert (total.best_seconds, total.average_seconds, total.best_score, total.fewest_moves) == (
            None,
        ) * 4


def test_nothing_played():
    assert totals([]) == Totals(0, 0, 0, 0, 0, None, None, None, None)


def test_an_example():
    results = [
        game(True, seconds=200, score=700, moves=120),
        game(True, seconds=101, score=500, moves=130),
        game(False, seconds=5, score=9000, moves=3),
        game(True, seconds=400, score=600, moves=110),
    ]
    assert totals(results) == Totals(4, 3, 75, 1, 2, 101, 234, 700, 110, 0, 1)


def test_a_lost_game_has_no_best_score():
    assert totals([game(False, score=900), game(True, score=20)]).best_score == 20


def test_the_best_score_of_an_older_scoring_does_not_stand_for_ever():
    old, new = game(True, score=99_000), game(True, score=700, scoring_version=2)
    assert totals([old, new]).best_score == 700
    assert totals([new, old]).best_score == 700


def test_a_win_took_a_second_at_least():
    assert tidied(game(True, seconds=0)).seconds == 1
    assert tidied(game(True, seconds=59.9)).seconds == 59
    assert tidied(game(False, seconds=0)).seconds == 0


@pytest.mark.parametrize("huge", [2**63 - 1, 1e300, "9" * 40])
def test_numbers_that_no_game_has_stop_nothing(huge):
    written_by_something_else = [game(True, seconds=huge)] * 3
    assert totals(written_by_something_else).won == 3


def test_many_results_are_added_up_before_anybody_notices(store, result):
    rows = (result._replace(won=number % 3 == 0) for number in range(100_000))
    run(store._database._disk, [(module.INSERT, tuple(row)) for row in rows])
    times = []
    for _ in range(3):
        began = time.process_time()
        total = store.totals("S3")
        times.append(time.process_time() - began)
    assert total == Totals(100_000, 33_334, 33, 1, 1, 180, 180, 520, 110, 0, 2)
    assert min(times) < 0.2  # s
