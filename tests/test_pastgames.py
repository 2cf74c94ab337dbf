"""What the statistics say of results: figures, lines, bars, rows and dates in words."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klondike.pastgames import (
    ENOUGH,
    balance_line,
    bars_of,
    date_words,
    figures,
    help_words,
    page,
    past_row,
    round_values,
    share_line,
)
from klondike.reports import outcome, spelled_number
from klondike.rules import RULE_SETS, Deal, Game, Help
from klondike.store.past import Course
from klondike.store.results import Result, Totals

TODAY = date(2026, 11, 30)
GAME = Result("S3", "KL1-S3-1", True, 745, 272, 118, 2, 0, "2026-11-30T09:41:12")
PLAYED = Totals(96, 41, 42, 4, 9, 185, 408, 745, 90, 0, 6)


@pytest.mark.parametrize(
    ("finished", "words"),
    [
        ("2026-11-30T09:41:12", "Today, 9:41"),
        ("2026-11-29T23:59:59", "Yesterday"),
        ("2026-11-28T00:00:00", "28 Nov"),
        ("2025-12-01T00:00:00", "1 Dec 2025"),
        ("2024-05-01", "1 May 2024"),
        ("whenever it was", "whenever i"),
        ("", "–"),
    ],
)
def test_dates_are_the_shorter_the_nearer(finished: str, words: str) -> None:
    assert date_words(finished, TODAY) == words


@pytest.mark.parametrize(
    ("had", "hints", "words"),
    [
        ("", 0, ""),
        ("", 3, "3 hints"),
        ("hint", 1, "1 hint"),
        ("hint line", 2, "2 hints"),
        ("back hint", 2, "way back"),
        ("back hint line shown sign", 2, "shown"),
        ("line sign", 0, "a sign"),
        ("something new", 0, ""),
    ],
)
def test_the_help_that_tells_most_is_named(had: str, hints: int, words: str) -> None:
    assert help_words(GAME._replace(help=had, hints=hints)) == words


def test_a_row_of_a_past_game() -> None:
    row = past_row(GAME._replace(line="SW"), TODAY)
    assert list(row.words.values()) == ["Today, 9:41", "KL1-S3-1", "Won", "4:32", "118", "745", ""]
    assert (row.icon, row.is_good, row.actions) == ("yes", True, ("Watch", "Play again"))
    lost = past_row(GAME._replace(won=False, rules="V3", score=-27), TODAY)
    assert (lost.words["score"], lost.words["result"], lost.icon) == ("−$27", "Not won", "no")
    assert lost.actions == ("Play again",)
    assert past_row(GAME._replace(rules="ZZ9"), TODAY).words["score"] == "745"


@pytest.mark.parametrize(
    ("wins", "losses", "shown"),
    [
        (1, 0, ("win in a row", "1")),
        (4, 0, ("wins in a row", "4")),
        (0, 1, ("loss in a row", "1")),
        (0, 1200, ("losses in a row", "1,200")),
    ],
)
def test_a_row_of_losses_is_told_like_one_of_wins(wins: int, losses: int, shown: tuple[str, str]) -> None:
    """U99: the streak that the last game belongs to, and the longest of both kinds."""
    told = figures(PLAYED._replace(streak=wins, losing_streak=losses))
    assert told[-3:] == (shown, ("most wins in a row", "9"), ("most losses in a row", "6"))


def test_the_page_of_a_rule_set() -> None:
    course = Course(bytes([1, 0] * 48), ((3, 20), (5, 21)), (), (100,) * 96)
    shown = page("S3", PLAYED, course)
    assert [value for _, value in shown.figures] == ["96", "41", "42 %", "3:05", "6:48", "4", "9", "6"]
    assert (len(shown.last), shown.score, shown.line and shown.line.title) == (
        60,
        "Score",
        "Share won, last 20 games",
    )
    assert page("S3", Totals(), Course()).figures == ()
    few = page("S3", Totals(ENOUGH - 1), Course(bytes(ENOUGH - 1)))
    assert (few.line, len(few.last)) == (None, ENOUGH - 1)


def test_money_has_a_line_of_its_own() -> None:
    shown = page("V1", PLAYED, Course(bytes(96), (), (-52, 20, 300), ()))
    assert (shown.score, shown.line and shown.line.title) == ("Balance", "Balance")
    assert shown.line and shown.line.said == "Balance: +$300"
    assert list(balance_line(Course(bytes(3), (), (), (-20, 5, 10))).values) == [-20, -15, -5]


@given(st.lists(st.booleans(), min_size=1, max_size=60))
def test_the_share_is_that_of_the_last_twenty(won: list[bool]) -> None:
    values = share_line(bytes(won)).values
    assert len(values) == len(won)
    for number, value in enumerate(values, 1):
        last = won[max(0, number - 20) : number]
        assert value == pytest.approx(100 * sum(last) / len(last))


@given(st.dictionaries(st.integers(0, 500), st.integers(1, 900), max_size=40))
def test_bars_count_every_win_once(wins: dict[int, int]) -> None:
    bars = bars_of(sorted(wins.items()))
    assert sum(bar.wins for bar in bars) == sum(wins.values())
    assert len(bars) <= 9


def test_few_slow_wins_share_the_last_bar() -> None:
    bars = bars_of([(3, 10), (4, 20), (5, 20), (900, 1)])
    assert [(bar.minutes, bar.wins) for bar in bars] == [("3", 10), ("4", 20), ("5+", 21)]
    assert bars_of([]) == []


@given(st.integers(-(10**7), 10**7), st.integers(-(10**7), 10**7))
def test_round_values_embrace_all_and_nought(one: int, other: int) -> None:
    low, high = sorted((one, other))
    values = round_values(low, high)
    assert 2 <= len(values) <= 4
    assert values[0] <= min(low, 0) and values[-1] >= max(high, 0)


# -- the result --------------------------------------------------------------------------------------


def won_game(seconds: int = 185, helps: frozenset[Help] = frozenset()) -> Game:
    game = Game(Deal.numbered(1), RULE_SETS["S3"])
    game.elapsed, game.helps = float(seconds), helps
    return game


BEFORE = Totals(95, 40, 42, 3, 9, 211, 408, 745, 1)


@pytest.mark.parametrize(
    ("seconds", "totals", "before", "line"),
    [
        (185, Totals(1, 1, 100, 1), Totals(), "Your first win."),
        (185, Totals(96, 41, 42, 2), BEFORE, "Your fastest win here so far."),
        (211, Totals(96, 41, 42, 2), BEFORE._replace(fewest_moves=0), "Number 41."),
        (300, Totals(96, 41, 42, 2), BEFORE, "Fewest moves so far."),
        (300, Totals(96, 41, 42, 5), BEFORE._replace(fewest_moves=0), "Five in a row."),
        (300, Totals(96, 41, 42, 11), BEFORE._replace(fewest_moves=0), "11 in a row."),
    ],
)
def test_one_true_line(seconds: int, totals: Totals, before: Totals, line: str) -> None:
    assert outcome(won_game(seconds), totals, before).line == line


def test_a_shown_solution_is_said_to_be_no_win() -> None:
    said = outcome(won_game(helps=frozenset({Help.SHOWN})), Totals(2, 1), Totals(1, 1))
    assert said[:2] == ("All home.", "Solved with Show me: not counted as a win.")
    assert "in a row" not in " ".join(label for label, _ in said.figures)


def test_notes_tell_of_the_wins_before_and_of_help() -> None:
    game = won_game()
    assert outcome(game, PLAYED, Totals())[3:] == ("", "No hints, nothing undone")
    game.hints, game.undos = 1, 6
    assert outcome(game, PLAYED, BEFORE)[3:] == ("Before: best 3:31, usual 6:48", "1 hint, 6 moves undone")


def test_numbers_are_words_up_to_ten() -> None:
    assert [spelled_number(number) for number in (1, 10, 11)] == ["One", "Ten", "11"]
