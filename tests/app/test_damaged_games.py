"""Past games of which something is damaged: they are listed, and say what cannot be done with them."""

import sqlite3
from contextlib import closing

import pytest

from klondike.rules import RULE_SETS, Deal, deal_code
from klondike.rules.replay import Step, spelled
from klondike.store.results import Result
from tests.app.lines import winning_line
from tests.pilot import Pilot

LINE = spelled([Step(move, number) for number, move in enumerate(winning_line())])
CODE = deal_code(Deal.numbered(173), RULE_SETS["S3"])
GAMES = 7
DAMAGES = [
    ("line", b"\xff\xfe"),
    ("line", "x" * 1_000_000),
    ("line", "\ud7ff\0"),
    ("line", "W5 W5"),
    ("deal", None),
    ("deal", 7),
    ("deal", "\0\n"),
    ("deal", "KL1-" + "S" * 100_000),
    ("deal", "KL1-D9-00000FE"),
    ("finished", None),
    ("finished", b"\xff"),
    ("seconds", None),
    ("seconds", 2**63 - 1),
    ("score", None),
    ("moves", "many"),
    ("help", b"\xff"),
]


@pytest.mark.parametrize(("column", "value"), DAMAGES)
def test_a_damaged_game_is_listed_watched_and_dealt_again_as_far_as_it_can(start, column, value):
    pilot = start(rules="S3", deal=173)
    for number in range(GAMES):
        finished = f"2026-11-0{number + 1}T12:00:00"
        moves = len(winning_line())
        pilot.store.record(Result("S3", CODE, True, 700, 200, moves, 0, 1, finished, help="hint", line=LINE))
    with closing(sqlite3.connect(pilot.paths.database)) as database, database:
        database.execute(f"UPDATE results SET {column} = ? WHERE id > 2", (value,))
    for keys in ("return", "right return"):
        look(pilot, keys)
    assert len(pilot.store.results("S3")) == GAMES
    assert pilot.store.messages == []


def look(pilot: Pilot, keys: str) -> None:
    """Open the statistics, do something with the newest game, and come back."""
    for key in ("s", *keys.split()):
        pilot.key(key)
        pilot.settle()
        pilot.frames(5)
    for _ in range(3):
        pilot.key("escape")
        pilot.settle()
    assert pilot.app.screens == [pilot.table]
