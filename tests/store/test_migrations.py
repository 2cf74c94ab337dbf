"""Files of every version, older and newer."""

import sqlite3
from contextlib import closing

import pytest

from klondike.store import database, schema, words
from klondike.store.schema import MIGRATIONS
from tests.store.balances import set_balance


def make(path, steps):
    """Write a database as the program of that version left it."""
    path.parent.mkdir(parents=True)
    with closing(sqlite3.connect(path)) as connection:
        for number, step in enumerate(MIGRATIONS[:steps], 1):
            for statement in step:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")
        if steps:
            connection.execute("INSERT INTO game VALUES (1, 'an old game')")
            connection.execute(
                "INSERT INTO results (rules, deal, won, score, seconds, moves, undos, hints, finished)"
                " VALUES ('S3', 'KL', 1, 300, 60, 99, 0, 0, '2020-01-01T00:00:00')"
            )
        connection.commit()


@pytest.mark.parametrize("steps", range(1, len(MIGRATIONS) + 1))
def test_files_of_each_older_version_are_brought_up(paths, opened, result, steps):
    make(paths.database, steps)
    store = opened(paths)
    assert store.saved_game() == "an old game"
    assert store.totals("S3").best_score == 300
    store.record(result)
    set_balance(store, "S3", 4)
    store.close()
    assert [each.scoring_version for each in opened(paths).results("S3")] == [1, 1]
    assert store.messages == []


def test_an_empty_file_becomes_a_database(paths, opened):
    paths.data.mkdir()
    paths.database.touch()
    opened(paths).keep_game("a game")
    assert store_version(paths) == len(MIGRATIONS)


def test_a_later_step_reaches_a_file_of_today(paths, opened, monkeypatch, result):
    store = opened(paths)
    store.record(result)
    store.close()
    later = (*MIGRATIONS, ("ALTER TABLE results ADD COLUMN mood TEXT", "UPDATE results SET mood = 'calm'"))
    monkeypatch.setattr(schema, "MIGRATIONS", later)
    assert opened(paths).results("S3") == (result,)
    assert store_version(paths) == len(later)


def test_a_step_that_fails_half_way_leaves_the_file_as_it_was(paths):
    make(paths.database, 1)
    with closing(sqlite3.connect(paths.database, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE balances (x)")  # makes the second statement of step two fail
        with pytest.raises(sqlite3.OperationalError):
            schema.migrate(connection)
        assert schema.version(connection) == 1
        columns = [row[1] for row in connection.execute("PRAGMA table_info(results)")]
    assert "scoring_version" not in columns


def test_a_file_that_is_locked_is_migrated_later(paths, opened, monkeypatch, result):
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.01)
    make(paths.database, 1)
    with closing(sqlite3.connect(paths.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        store = opened(paths)
        assert store.messages == []  # nothing is unsaved yet
        store.record(result)
        assert store.messages == [words.CANNOT_SAVE]
        assert store_version(paths) == 1
    set_balance(store, "S3", 1)
    assert store_version(paths) == len(MIGRATIONS)
    assert store.totals("S3").played == 2


def test_a_file_of_a_newer_program_is_left_alone(paths, opened, result):
    store = opened(paths)
    store.keep_game("a game")
    store.close()
    with closing(sqlite3.connect(paths.database)) as connection:
        connection.execute("CREATE TABLE of_tomorrow (x)")
        connection.execute("PRAGMA user_version = 99")
    before = paths.database.read_bytes()
    store = opened(paths)
    assert store.messages == [words.NEWER_FILE]
    store.keep_game("a game in memory")
    store.record(result)
    set_balance(store, "S3", 9)
    assert (store.saved_game(), store.totals("S3").played, store.balance("S3")) == ("a game in memory", 1, 9)
    store.close()
    assert store.messages == [words.NEWER_FILE]
    assert paths.database.read_bytes() == before
    files = sorted(each.name for each in paths.data.iterdir())
    assert files == ["klondike.clock", "klondike.db", "klondike.lock"]


def store_version(paths) -> int:
    with closing(sqlite3.connect(paths.database)) as connection:
        return schema.version(connection)


@pytest.mark.parametrize("steps", range(1, len(MIGRATIONS) + 1))
def test_what_can_be_read_of_a_damaged_file_of_any_version_is_carried_over(paths, opened, steps):
    make(paths.database, steps)
    with closing(sqlite3.connect(paths.database)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("DELETE FROM sqlite_master WHERE name = 'results_by_rules'")
        connection.commit()
        found = schema.salvaged(connection)
    with closing(database.blank()) as connection:
        database.run(connection, found)
        assert connection.execute("SELECT won, help, line, balance FROM results").fetchall() == [
            (1, "", "", None)
        ]
        assert connection.execute("SELECT text FROM game").fetchall() == [("an old game",)]
