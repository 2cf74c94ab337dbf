"""Results of counted games, and what they add up to."""

from collections.abc import Iterable
from typing import Any, NamedTuple

# Cast, so that not even a file that something else has written to can hold a number that is none.
_NUMBERS = ", ".join(
    f"IFNULL(CAST({name} AS INTEGER), 0)" for name in ("won", "score", "seconds", "moves", "undos", "hints")
)
SELECT = (
    f"SELECT rules, deal, {_NUMBERS}, finished, IFNULL(CAST(scoring_version AS INTEGER), 1)"
    " FROM results WHERE rules = ? ORDER BY id"
)
INSERT = (
    "INSERT INTO results (rules, deal, won, score, seconds, moves, undos, hints, finished, scoring_version)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


class Result(NamedTuple):
    """One counted game: rule code, deal code, how it went, and when it ended (ISO text)."""

    rules: str
    deal: str
    won: bool
    score: int
    seconds: int
    moves: int
    undos: int
    hints: int
    finished: str
    scoring_version: int = 1


class Totals(NamedTuple):
    """All counted games of one rule set; times are whole seconds, and without a win there are no bests."""

    played: int = 0
    won: int = 0
    percentage: int = 0
    streak: int = 0
    longest_streak: int = 0
    best_seconds: int | None = None
    average_seconds: int | None = None
    best_score: int | None = None
    fewest_moves: int | None = None
    losing_streak: int = 0
    longest_losing_streak: int = 0


def from_row(row: tuple[Any, ...]) -> Result:
    """Return the result that a row of SELECT holds."""
    rules, deal, won, *others = row
    return Result(rules, deal, bool(won), *others)


def tidied(result: Result) -> Result:
    """Return the result as it is kept: whole seconds, and at least one for a win (U105)."""
    return result._replace(won=bool(result.won), seconds=max(int(result.seconds), int(bool(result.won))))


def totals(results: Iterable[Result]) -> Totals:
    """Add up results, oldest first; the percentage is rounded down, so that 100 means every game."""
    played = list(results)
    wins = [result for result in played if result.won]
    if not played:
        return Totals()
    figures = _streaks(result.won for result in played) | _bests(wins)
    return Totals(len(played), len(wins), 100 * len(wins) // len(played), **figures)


def _streaks(outcomes: Iterable[bool]) -> dict[str, Any]:
    current = {True: 0, False: 0}
    longest = {True: 0, False: 0}
    for won in outcomes:
        current = {won: current[won] + 1, not won: 0}
        longest[won] = max(longest[won], current[won])
    return {
        "streak": current[True],
        "longest_streak": longest[True],
        "losing_streak": current[False],
        "longest_losing_streak": longest[False],
    }


def _bests(wins: list[Result]) -> dict[str, Any]:
    if not wins:
        return {}
    latest = max(win.scoring_version for win in wins)  # scores of an older scoring are not compared (U4)
    return {
        "best_seconds": min(win.seconds for win in wins),
        "average_seconds": round(sum(win.seconds for win in wins) / len(wins)),
        "best_score": max(win.score for win in wins if win.scoring_version == latest),
        "fewest_moves": min(win.moves for win in wins),
    }
