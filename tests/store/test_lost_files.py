"""Files that are out of reach at first, taken away or exchanged: no game is replaced that was never read."""

import os
import shutil
import sqlite3
import sys
import time
from contextlib import closing

import pytest

from klondike.store import database, words
from klondike.store.claim import Claim
from klondike.store.paths import Paths, portable_paths
from klondike.store.store import open_store
from tests.store.balances import set_balance

AS_SQLITE_WAITS = 5.0  # seconds for a locked file, unless it is told otherwise
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files in use cannot be taken away there")


def games(paths: Paths) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(paths.database)) as connection:
        return connection.execute("SELECT slot, text FROM game ORDER BY slot").fetchall()


def deals(paths: Paths) -> list[str]:
    with closing(sqlite3.connect(paths.database)) as connection:
        return [deal for (deal,) in connection.execute("SELECT deal FROM results ORDER BY id")]


def kept_files(paths: Paths) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(paths.data.glob("game-*.kept.txt"))]


def of_yesterday(paths: Paths, result, text="yesterday's game", deal="old") -> None:
    store = open_store(paths)
    store.keep_game(text)
    store.record(result._replace(deal=deal))
    set_balance(store, "V3", 7)
    store.close()


def test_a_game_that_could_not_be_read_at_the_start_is_put_aside(public_folder, in_child, result):
    paths = portable_paths(public_folder)
    public_folder.chmod(0o777)
    found, messages = in_child(lambda: session_that_reads_later(paths, result))
    assert found is None
    assert games(paths) == [(1, "today's game")]
    assert deals(paths) == ["old", "new"]
    assert kept_files(paths) == ["yesterday's game"]
    aside = next(paths.data.glob("game-*.kept.txt"))
    assert messages == [words.CANNOT_SAVE, words.UNKNOWN_GAME.format(name=aside.name, folder=paths.data)]


def session_that_reads_later(paths: Paths, result):
    of_yesterday(paths, result)
    paths.database.chmod(0o000)
    store = open_store(paths)
    found = store.saved_game()
    store.keep_game("today's game, first move")
    paths.database.chmod(0o644)
    store.keep_game("today's game, second move")
    store.record(result._replace(deal="new"))
    store.keep_game("today's game")
    store.close()
    return found, store.messages


def test_where_it_cannot_be_put_aside_it_stays(paths, result, monkeypatch):
    blocker = paths.data.with_name("blocked")
    blocker.write_text("in the way")
    blocked = open_store(portable_paths(blocker))
    blocked.keep_game("today's game")
    blocker.unlink()
    of_yesterday(portable_paths(blocker), result)
    monkeypatch.setattr(os, "fsync", fail)
    blocked.keep_game("today's game, on and on")
    blocked.close()
    assert games(portable_paths(blocker)) == [(1, "yesterday's game")]


def fail(_file):
    raise OSError(28, "No space left on device")


def test_trouble_with_a_known_game_puts_nothing_aside(store, paths):
    store.keep_game("one")
    with closing(sqlite3.connect(paths.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        store._database._disk.execute("PRAGMA busy_timeout = 0")
        store.keep_game("two")
        other.execute("ROLLBACK")
    store.keep_game("three")
    assert games(paths) == [(1, "three")]
    assert kept_files(paths) == []


@pytest.mark.parametrize("kind", ["file removed", "file moved", "folder removed", "folder moved"])
def test_what_was_in_a_file_that_is_gone_is_written_anew(paths, opened, result, kind):
    of_yesterday(paths, result)
    store = opened(paths)
    assert store.saved_game() == "yesterday's game"
    store.record(result._replace(deal="new"))
    what, how = kind.split()
    gone = paths.database if what == "file" else paths.data
    if how == "moved":
        gone.rename(gone.with_name("elsewhere"))
    elif what == "file":
        gone.unlink()
    else:
        shutil.rmtree(gone)
    store.keep_game("yesterday's game, on and on")
    assert games(paths) == [(1, "yesterday's game, on and on")]
    assert deals(paths) == ["old", "new"]
    assert store.balance("V3") == 7
    assert store.messages == []
    assert not Claim(paths.lock).is_first
    store.record(result._replace(deal="newer"))
    store.close()
    assert deals(paths) == ["old", "new", "newer"]


def test_a_finished_game_does_not_come_back_in_the_new_file(store, paths, result):
    store.keep_game("a game")
    paths.database.unlink()
    store.finish_game(result)
    store.close()
    assert games(paths) == []
    assert len(deals(paths)) == 1


def test_a_file_that_took_its_place_keeps_its_results_and_its_game_is_put_aside(
    tmp_path, paths, opened, result
):
    other = portable_paths(tmp_path / "other")
    of_yesterday(other, result, "another game", "from elsewhere")
    store = opened(paths)
    store.keep_game("one")
    store.record(result._replace(deal="first"))
    other.database.replace(paths.database)
    store.keep_game("two")
    assert games(paths) == [(1, "two")]
    assert deals(paths) == ["from elsewhere", "first"]
    assert store.balance("V3") == 7
    assert kept_files(paths) == ["another game"]
    assert len(store.messages) == 1


def test_a_backup_of_the_file_gets_what_it_lacks(paths, opened, result):
    of_yesterday(paths, result)
    backup = paths.database.with_name("backup")
    shutil.copy(paths.database, backup)
    store = opened(paths)
    store.record(result._replace(deal="new"))
    backup.replace(paths.database)
    store.keep_game("today's game")
    assert deals(paths) == ["old", "new"]
    assert games(paths) == [(1, "today's game")]
    assert kept_files(paths) == []


def test_a_place_that_stays_gone_is_told_once_and_used_when_it_is_back(paths, opened, result):
    store = opened(paths)
    store.record(result._replace(deal="first"))
    shutil.rmtree(paths.data)
    paths.data.write_text("in the way")
    store.keep_game("one")
    store.keep_game("two")
    assert store.messages == [words.CANNOT_SAVE]
    assert store.saved_game() == "two"
    paths.data.unlink()
    store.keep_game("three")
    assert (games(paths), deals(paths)) == ([(1, "three")], ["first"])
    assert store.messages == [words.CANNOT_SAVE]


def test_a_copy_that_began_in_the_new_place_is_the_first_there(paths, opened, result):
    store = opened(paths)
    store.keep_game("of the old copy")
    paths.data.rename(paths.data.with_name("elsewhere"))
    other = opened(paths)
    other.keep_game("of the new copy")
    store.record(result)
    store.keep_game("of the old copy, on and on")
    assert not store.is_first
    assert store.messages == [words.SECOND_COPY]
    assert store.saved_game() == "of the old copy, on and on"
    assert games(paths) == [(1, "of the new copy")]
    assert len(deals(paths)) == 1


def test_looking_whether_the_file_is_there_is_cheap(store):
    store.keep_game("x" * 20_000)
    began = time.process_time()
    for _ in range(100):
        assert store._database._is_in_place()
    assert time.process_time() - began < 0.05


def test_a_start_does_not_wait_for_a_locked_file(paths, result, monkeypatch):
    of_yesterday(paths, result)
    with closing(sqlite3.connect(paths.database, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        other.execute("INSERT INTO balances VALUES ('S1', 1)")
        began = time.monotonic()
        store = open_store(paths)
        store.saved_game()
        store.keep_game("today's game")
        assert time.monotonic() - began < AS_SQLITE_WAITS / 2  # 0.3 s where nothing else runs
        assert store.messages == [words.CANNOT_SAVE]
        other.execute("COMMIT")
    store.keep_game("today's game, on and on")
    store.close()
    assert games(paths) == [(1, "today's game, on and on")]


def test_no_more_than_a_third_of_a_second_is_waited_at_the_start():
    assert database.START_SECONDS + 2 * database.RESCUE_SECONDS <= 0.3


def test_a_game_that_cannot_be_set_aside_survives_the_next(store, paths, monkeypatch, opened):
    store.keep_game("of a newer form")
    with monkeypatch.context() as full:
        full.setattr(os, "fsync", fail)
        for _ in range(2):
            assert store.set_game_aside("of a newer form") is None
    store.keep_game("today's game")
    store.forget_game()
    store.keep_game("today's next game")
    store.close()
    assert games(paths) == [(1, "today's next game"), (2, "of a newer form")]
    assert opened(paths).saved_game() == "today's next game"
