"""Past games one by one: their numbers in some order, and what the statistics draw of all of them."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from .results import OUTCOMES, Result

Rows = Iterable[tuple[Any, ...]]

# What a list of past games is sorted by; the newer of two equal ones comes first.
ORDERS: Mapping[str, str] = {
    "date": "finished {0}, id {0}",
    "deal": "deal {0}, id DESC",
    "result": "won <> 0 {0}, id DESC",
    "time": "CAST(seconds AS INTEGER) {0}, id DESC",
    "moves": "CAST(moves AS INTEGER) {0}, id DESC",
    "score": "CAST(score AS INTEGER) {0}, id DESC",
    "help": "CAST(hints AS INTEGER) {0}, help {0}, id DESC",
}
FALLING = "-"  # before the name of an order: the highest first
MINUTES = (
    "SELECT IFNULL(CAST(seconds AS INTEGER), 0) / 60, COUNT(*) FROM results"
    " WHERE rules = ? AND CAST(won AS INTEGER) <> 0 GROUP BY 1 ORDER BY 1"
)
BALANCES = "SELECT CAST(balance AS INTEGER) FROM results WHERE rules = ? AND balance IS NOT NULL ORDER BY id"
SCORES = "SELECT IFNULL(CAST(score AS INTEGER), 0) FROM results WHERE rules = ? ORDER BY id"


class Course(NamedTuple):
    """How it went with one rule set, oldest first: 1 or 0 for each game, won or not; wins by minutes."""

    outcomes: bytes = b""
    minutes: tuple[tuple[int, int], ...] = ()
    """(whole minutes, how many wins took them)"""
    balances: tuple[int, ...] = ()
    """the balance that each game left to the next, where there is one"""
    scores: tuple[int, ...] = ()


QUERIES = (OUTCOMES, MINUTES, BALANCES, SCORES)


def course(won: Rows, minutes: Rows, balances: Rows, scores: Rows) -> Course:
    """Return the course that the rows of QUERIES tell of."""
    firsts = (tuple(row[0] for row in rows) for rows in (balances, scores))
    return Course(bytes(row[0] for row in won), tuple(map(tuple, minutes)), *firsts)


def ids_in(order: str) -> str:
    """Return the query for the numbers of a rule set's games in an order of `ORDERS`, or "-" and its name."""
    name = order.removeprefix(FALLING)
    direction = "DESC" if order.startswith(FALLING) else "ASC"
    return f"SELECT id FROM results WHERE rules = ? ORDER BY {ORDERS[name].format(direction)}"


def table(games: Iterable[Result]) -> str:
    """Return games as text for other programs: a line of names, then one for each game, with commas."""
    from csv import writer
    from io import StringIO

    text = StringIO()
    lines = writer(text, lineterminator="\n")
    lines.writerow(Result._fields)
    lines.writerows((*game[:2], int(game.won), *game[3:]) for game in games)
    return text.getvalue()
