"""Past games: their order, their lines, what the statistics draw of them, and the file for other programs."""

import csv
import os
import time

import pytest

from klondike.store.database import run
from klondike.store.past import ORDERS, Course
from klondike.store.results import INSERT, Result


def game(number: int, **values) -> Result:
    won = number % 3 == 0
    day = f"2024-05-{number % 28 + 1:02}T12:00:00"
    result = Result("S3", f"KL{(number * 7) % 11}", won, number * 5 % 17, 60 * number, 90 - number, 0, 0, day)
    return result._replace(**values)


def test_help_line_and_balance_last(store, paths, opened, result):
    full = result._replace(help="back hint", line="SWx3+2 W5", balance=-52)
    store.record(full)
    store.record(result)
    store.close()
    assert opened(paths).results("S3") == (full, result)


def test_the_newest_game_comes_first(store):
    for number in range(3):
        store.record(game(number))
    assert store.past_games("S3") == (3, 2, 1)
    assert store.past_games("S3", "date") == (1, 2, 3)
    assert store.past_games("S1") == ()


KEYS = {
    "date": lambda game: game.finished,
    "deal": lambda game: game.deal,
    "result": lambda game: game.won,
    "time": lambda game: game.seconds,
    "moves": lambda game: game.moves,
    "score": lambda game: game.score,
    "help": lambda game: (game.hints, game.help),
}


@pytest.mark.parametrize("order", ORDERS)
def test_every_column_can_be_sorted_by(store, order):
    games = [game(number, hints=number % 2, help="hint" * (number % 2)) for number in range(1, 21)]
    for each in games:
        store.record(each)
    key = KEYS[order]
    for falling in (False, True):
        ids = store.past_games("S3", "-" * falling + order)
        found = store.numbered(ids)
        assert [key(found[each]) for each in ids] == sorted(map(key, games), reverse=falling)
        assert sorted(ids) == list(range(1, 21))


def test_numbers_that_are_gone_are_left_out(store, result):
    store.record(result)
    assert store.numbered((1, 2)) == {1: result}
    assert store.numbered(()) == {}


def test_the_course_of_a_rule_set(store, result):
    for number in range(6):
        store.record(game(number, balance=number if number > 3 else None))
    store.record(result._replace(rules="S1"))
    assert store.course("S3") == Course(
        bytes([1, 0, 0, 1, 0, 0]), ((0, 1), (3, 1)), (4, 5), (0, 5, 10, 15, 3, 8)
    )
    assert store.course("V3") == Course()


def test_many_games_are_listed_before_anybody_notices(store, result):
    rows = [tuple(game(number, line="63x4+2 " * 120)) for number in range(10_000)]
    run(store._database._disk, [(INSERT, row) for row in rows])
    began = time.process_time()
    ids = store.past_games("S3", "-score")
    store.numbered(ids[5000:5020])
    store.course("S3")
    assert time.process_time() - began < 0.2  # s
    assert len(ids) == 10_000


def test_all_games_go_into_a_file_for_other_programs(store, paths, mark, result):
    store.record(result._replace(help="hint, line", line="SWx3 W5"))
    store.record(result._replace(rules="V3", won=False, balance=-3))
    path = store.export()
    assert path == paths.data / f"klondike-games-{mark}.csv"
    with path.open(newline="") as file:
        first, second = csv.DictReader(file)
    assert (first["rules"], first["won"], first["help"], first["balance"]) == ("S3", "1", "hint, line", "")
    assert (second["rules"], second["won"], second["balance"]) == ("V3", "0", "-3")
    assert store.export() != path


def test_where_no_file_can_be_written_there_is_none(store, result, monkeypatch):
    def fail(_file):
        raise OSError(28, "No space left on device")

    store.record(result)
    monkeypatch.setattr(os, "fsync", fail)
    assert store.export() is None
