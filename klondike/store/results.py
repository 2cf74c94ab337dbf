"""Results of counted games, and what they add up to."""

from collections.abc import Sequence
from typing import Any, NamedTuple

Rows = Sequence[tuple[Any, ...]]


def _number(name: str, default: int = 0) -> str:
    # Cast, so that not even a file that something else has written to can hold a number that is none.
    return f"IFNULL(CAST({name} AS INTEGER), {default})"


def _text(name: str) -> str:
    return f"CASE typeof({name}) WHEN 'text' THEN {name} ELSE '' END"  # and no text that is none


_NUMBERS = ", ".join(map(_number, ("won", "score", "seconds", "moves", "undos", "hints")))
_VERSION = _number("scoring_version", 1)
_FIELDS = (
    f"{_text('rules')}, {_text('deal')}, {_NUMBERS}, {_text('finished')}, {_VERSION}, {_text('help')},"
    f" {_text('line')}, CAST(balance AS INTEGER)"
)
SELECT = f"SELECT {_FIELDS} FROM results WHERE rules = ? ORDER BY id"
EVERY = f"SELECT {_FIELDS} FROM results ORDER BY id"
NUMBERED = f"SELECT id, {_FIELDS} FROM results WHERE id IN ({{}})"
OUTCOMES = f"SELECT {_number('won')} <> 0 FROM results WHERE rules = ? ORDER BY id"
# Of the wins of each scoring, the oldest first; TOTAL, as SUM fails where something has written huge numbers.
BESTS = (
    f"SELECT MIN({_number('seconds')}), TOTAL({_number('seconds')}), MAX({_number('score')}),"
    f" MIN({_number('moves')}) FROM results WHERE rules = ? AND {_number('won')} <> 0"
    f" GROUP BY {_VERSION} ORDER BY {_VERSION}"
)
INSERT = (
    "INSERT INTO results (rules, deal, won, score, seconds, moves, undos, hints, finished, scoring_version,"
    " help, line, balance) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


class Result(NamedTuple):
    """One counted game: rule code, deal code, how it went, and when it ended (ISO text).

    `help` names the kinds of help that were had, sorted, with blanks between; `line` is the moves, from which
    it can be watched, and `balance` the score carried over to the next game; both may be missing.
    """

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
    help: str = ""
    line: str = ""
    balance: int | None = None


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


def totals(outcomes: Rows, bests: Rows) -> Totals:
    """Add up the rows of OUTCOMES and BESTS; the percentage is rounded down, so that 100 means every game."""
    if not outcomes:
        return Totals()
    won = bytes(outcome for (outcome,) in outcomes)
    count = won.count(1)
    figures = _streaks(won) | _figures(bests, count)
    return Totals(len(won), count, 100 * count // len(won), **figures)


def _streaks(won: bytes) -> dict[str, int]:
    wins, losses = ([len(run) for run in won.split(end)] for end in (b"\0", b"\1"))
    return {
        "streak": wins[-1],
        "longest_streak": max(wins),
        "losing_streak": losses[-1],
        "longest_losing_streak": max(losses),
    }


def _figures(bests: Rows, count: int) -> dict[str, int]:
    if not bests:
        return {}
    least_seconds, seconds, scores, moves = zip(*bests, strict=True)
    return {
        "best_seconds": min(least_seconds),
        "average_seconds": round(sum(seconds) / count),
        "best_score": scores[-1],  # scores of an older scoring are not compared (U4)
        "fewest_moves": min(moves),
    }
