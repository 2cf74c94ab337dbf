"""Folders and disks that cannot be written to: one message, everything works, and it is written later."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from klondike.store import database, words
from klondike.store.paths import NOWHERE, Paths, portable_paths
from klondike.store.store import open_store
from tests.store.balances import set_balance

UNUSABLE = [NOWHERE, Path("/proc/klondike"), Path("/dev/full/klondike")]


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(database, "BUSY_SECONDS", 0.01)


def everything_works(store, result) -> bool:
    """Use all of the store and tell whether it holds what it was given."""
    store.change(volume=3)
    store.keep_game("a game")
    store.record(result)
    store.record(result._replace(won=False, rules="V3"))
    set_balance(store, "V3", 8)
    works = (
        store.settings.volume == 3
        and store.saved_game() == "a game"
        and store.totals("S3").won == 1
        and store.balance("V3") == 8
        and store.rule_codes()[-2:] == ("S3", "V3")
    )
    store.reset("V3")
    store.finish_game(result)
    return works and store.saved_game() is None and store.balance("V3") == 0


@pytest.mark.parametrize("folder", UNUSABLE, ids=str)
def test_folders_that_cannot_be_made(folder, result):
    store = open_store(portable_paths(folder))
    assert everything_works(store, result)
    assert store.messages == [words.CANNOT_SAVE, words.SETTINGS_UNSAVED]
    assert store.is_first
    assert store.set_game_aside("what is this") is None
    store.close()


def test_a_file_in_the_place_of_the_folder_is_left_alone(tmp_path, opened, result):
    (tmp_path / "data").write_text("my shopping list")
    (tmp_path / "config").write_text("another list")
    store = opened(portable_paths(tmp_path))
    assert everything_works(store, result)
    assert len(store.messages) == 2
    assert (tmp_path / "data").read_text() == "my shopping list"
    assert (tmp_path / "config").read_text() == "another list"


def test_a_folder_in_the_place_of_the_file_is_left_alone(paths, opened, result):
    paths.database.mkdir(parents=True)
    store = opened(paths)
    assert everything_works(store, result)
    assert store.messages == [words.CANNOT_SAVE]
    assert paths.database.is_dir()


def test_without_a_lock_file_this_copy_is_the_first(paths, opened):
    paths.lock.mkdir(parents=True)
    store = opened(paths)
    assert store.is_first
    store.keep_game("a game")
    store.close()
    assert opened(paths).saved_game() == "a game"


@pytest.fixture
def blocked(paths, opened, result):
    """A store whose folder could not be made; nothing is in the way any more."""
    paths.data.write_text("in the way")
    store = opened(paths)
    store.record(result)
    store.keep_game("one")
    paths.data.unlink()
    return store


def test_a_folder_that_appears_later_is_used_from_then_on(blocked, paths):
    blocked.keep_game("two")
    assert on_disk(paths) == ("two", 1)
    assert blocked.messages == [words.CANNOT_SAVE]


def test_what_waits_is_written_on_closing(blocked, paths):
    blocked.close()
    assert on_disk(paths) == ("one", 1)


def test_while_another_program_holds_the_file_there_is_one_message(store, paths, result):
    store.record(result)
    store.keep_game("one")
    for text in ("two", "three"):
        with closing(sqlite3.connect(paths.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            store.keep_game("now and then")
            store.keep_game(text)
            store.record(result)
            assert store.saved_game() == text
            other.execute("ROLLBACK")
        set_balance(store, "S3", 5)
        assert on_disk(paths)[0] == text
    assert store.totals("S3").played == 3
    assert store.messages == [words.CANNOT_SAVE]


def test_a_long_trouble_does_not_pile_up_old_games(tmp_path, opened):
    (tmp_path / "data").write_text("in the way")
    store = opened(portable_paths(tmp_path))
    for number in range(500):
        store.keep_game(f"game {number}")
        set_balance(store, "V3", number)
    assert len(store._database._pending) == 2


def test_a_forgotten_game_does_not_come_back_after_trouble(tmp_path, opened):
    blocker = tmp_path / "data"
    blocker.write_text("in the way")
    store = opened(portable_paths(tmp_path))
    store.keep_game("one")
    store.forget_game()
    blocker.unlink()
    store.close()
    assert opened(portable_paths(tmp_path)).saved_game() is None


def test_a_game_that_cannot_be_set_aside_stays(store, monkeypatch):
    store.keep_game("what is this")

    def fail(_file):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    assert store.set_game_aside("what is this") is None
    assert store.saved_game() == "what is this"


def test_a_read_only_folder_is_read(public_folder, in_child, result):
    paths = portable_paths(public_folder)
    left_by_yesterday(paths, result)
    before = paths.database.read_bytes()
    for folder in (paths.data, paths.config):
        folder.chmod(0o555)
    for file in (paths.database, paths.settings, paths.lock):
        file.chmod(0o444)
    found, works, messages = in_child(lambda: session(paths, result))
    assert found == ("yesterday's game", 1, 30, 55)
    assert works
    assert messages == [words.CANNOT_SAVE, words.SETTINGS_UNSAVED]
    assert paths.database.read_bytes() == before


def test_folders_that_may_not_be_entered(public_folder, in_child, result):
    paths = portable_paths(public_folder)
    left_by_yesterday(paths, result)
    for folder in (paths.data, paths.config):
        folder.chmod(0o000)
    found, works, messages = in_child(lambda: session(paths, result))
    assert found == (None, 0, 55, 0)
    assert works
    assert messages == [words.SETTINGS_UNREADABLE, words.CANNOT_SAVE]
    for folder in (paths.data, paths.config):
        folder.chmod(0o755)


def test_a_full_disk(in_child, public_folder, result):
    pytest.importorskip("resource")
    paths = portable_paths(public_folder)
    public_folder.chmod(0o777)
    before, during, after, messages = in_child(lambda: session_on_a_full_disk(paths, result))
    assert before == ("small", 1)
    assert during == ("much larger " * 5000, 2, "slate")
    assert after == ("after the trouble", 2, "slate")
    assert messages == [words.CANNOT_SAVE, words.SETTINGS_UNSAVED]


def left_by_yesterday(paths: Paths, result) -> None:
    store = open_store(paths)
    store.keep_game("yesterday's game")
    store.record(result._replace(rules="Y"))
    set_balance(store, "Y", 55)
    store.change(volume=30)
    store.close()


def session(paths: Paths, result):
    store = open_store(paths)
    found = (store.saved_game(), store.totals("Y").played, store.settings.volume, store.balance("Y"))
    works = everything_works(store, result)
    store.close()
    return found, works, store.messages


def session_on_a_full_disk(paths: Paths, result):
    import resource

    store = open_store(paths)
    store.keep_game("small")
    store.record(result)
    before = on_disk(paths)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, limits[1]))
    store.keep_game("much larger " * 5000)
    store.record(result)
    store.change(theme="slate")
    during = (store.saved_game(), store.totals("S3").played, store.settings.theme)
    resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    store.keep_game("after the trouble")
    store.close()
    again = open_store(paths)
    after = (*on_disk(paths), again.settings.theme)
    again.close()
    return before, during, after, store.messages


def on_disk(paths: Paths):
    """Return the kept game and the number of results as another program sees them."""
    with closing(sqlite3.connect(paths.database)) as connection:
        games = connection.execute("SELECT text FROM game").fetchall()
        results = connection.execute("SELECT count(*) FROM results").fetchone()
    return (games[0][0] if games else None, results[0])
