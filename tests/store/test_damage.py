"""Files that are not what they should be: set aside whole, saved as far as they can be read."""

import random
import sqlite3
from contextlib import closing

import pytest

from klondike.store import words
from klondike.store.aside import set_aside
from klondike.store.results import Result
from klondike.store.store import open_store
from tests.store.balances import set_balance


def filled(paths, opened, games=200):
    store = opened(paths)
    store.keep_game("a game " * 100)
    for number in range(games):
        store.record(Result("S3", f"KL1-S3-{number}", number % 3 == 0, number, 60, 99, 0, 0, "2024-05-01"))
    set_balance(store, "V3", 40)
    store.close()
    return paths.database.read_bytes()


def aside(paths, mark):
    return paths.database.with_name(f"klondike.db.damaged-{mark}")


@pytest.mark.parametrize("data", [b"not a database at all, whatever it is" * 40, b"\x00" * 5000])
def test_a_file_that_is_no_database_is_set_aside(paths, opened, mark, data):
    paths.data.mkdir()
    paths.database.write_bytes(data)
    store = opened(paths)
    store.keep_game("a new game")
    assert aside(paths, mark).read_bytes() == data
    assert store.messages == [words.DAMAGED_GAMES.format(name=aside(paths, mark).name, folder=paths.data)]
    store.close()
    assert opened(paths).saved_game() == "a new game"


def test_damaged_files_of_the_same_second_stay_apart(paths, opened):
    paths.data.mkdir()
    for text in (b"one" * 400, b"two" * 400):
        paths.database.write_bytes(text)
        opened(paths).close()
    kept = {each.read_bytes() for each in paths.data.iterdir() if ".damaged-" in each.name}
    assert kept == {b"one" * 400, b"two" * 400}


def test_what_can_be_read_is_carried_over(paths, opened, mark):
    data = bytearray(filled(paths, opened))
    pages = len(data) // 4096
    middle = results_page(paths)
    data[4096 * middle : 4096 * (middle + 1)] = b"\xff" * 4096
    paths.database.write_bytes(data)
    store = opened(paths)
    assert 0 < store.totals("S3").played < 200
    assert store.saved_game() == "a game " * 100
    assert store.balance("V3") == 40
    assert len(store.messages) == 1
    assert pages > middle
    assert aside(paths, mark).read_bytes() == data


def test_the_journal_goes_with_its_file(tmp_path):
    for ending in ("", "-wal", "-shm"):
        (tmp_path / f"klondike.db{ending}").write_text(f"the file{ending}")
    moved = set_aside(tmp_path / "klondike.db", "now", ("-wal", "-shm"))
    assert moved == tmp_path / "klondike.db.damaged-now"
    texts = {each.name: each.read_text() for each in tmp_path.iterdir()}
    assert texts == {f"{moved.name}{ending}": f"the file{ending}" for ending in ("", "-wal", "-shm")}


def test_a_foreign_database_is_set_aside(paths, opened, mark):
    paths.data.mkdir()
    with closing(sqlite3.connect(paths.database)) as connection:
        connection.execute("CREATE TABLE songs (name)")
        connection.execute("PRAGMA user_version = 1")
    store = opened(paths)
    store.keep_game("a game")
    assert store.saved_game() == "a game"
    assert aside(paths, mark).exists()
    assert len(store.messages) == 1


def test_a_mistake_of_the_caller_is_no_damage(store, paths, result):
    store.record(result)
    with pytest.raises(UnicodeEncodeError):
        store.keep_game("\ud800")
    with pytest.raises(OverflowError):
        set_balance(store, "S3", 2**70)
    with pytest.raises(sqlite3.Error):
        store.record(result._replace(finished=object()))
    with pytest.raises(sqlite3.Error):
        store.keep_game(None)
    store.keep_game("a game")
    assert store.saved_game() == "a game"
    assert store.totals("S3").played == 1
    assert store.messages == []
    assert not [each for each in paths.data.iterdir() if "damaged" in each.name]


@pytest.mark.parametrize("seed", range(40))
def test_random_damage_stops_nothing_and_loses_nothing(paths, opened, mark, seed, result):
    chance = random.Random(seed)
    paths.database.parent.mkdir()
    data = spoiled(filled(paths, opened, games=60), chance)
    paths.database.write_bytes(data)
    store = opened(paths)
    use(store, result)
    store.close()
    again = open_store(paths)
    assert again.saved_game() == "a later game"
    again.close()
    assert aside(paths, mark).exists() == bool(store.messages)
    assert len(store.messages) <= 1


def spoiled(data: bytes, chance: random.Random) -> bytes:
    """Flip bytes, cut the file short, or blank a stretch."""
    spoilt = bytearray(data)
    start = chance.randrange(len(spoilt))
    kind = chance.randrange(3)
    if kind == 0:
        for _ in range(chance.randrange(1, 200)):
            spoilt[chance.randrange(len(spoilt))] = chance.randrange(256)
    elif kind == 1:
        del spoilt[start:]
    else:
        length = min(chance.randrange(8000), len(spoilt) - start)
        spoilt[start : start + length] = bytes(length)
    return bytes(spoilt)


def use(store, result):
    store.saved_game()
    for code in store.rule_codes():
        store.totals(code)
    store.balance("V3")
    store.record(result)
    set_balance(store, "V3", 2)
    store.reset("V3")
    store.keep_game("a later game")
    assert store.saved_game() == "a later game"
    assert store.totals("S3").won <= store.totals("S3").played


def results_page(paths) -> int:
    """Return the number of a page, counted from 0, that holds some of the results and nothing else."""
    data = paths.database.read_bytes()
    return data.index(b"KL1-S3-100") // 4096


@pytest.mark.parametrize("version", [-1, 2**31 - 1])
def test_a_version_that_is_none_is_damage(paths, opened, mark, version):
    filled(paths, opened)
    with closing(sqlite3.connect(paths.database)) as connection:
        connection.execute(f"PRAGMA user_version = {version}")
    store = opened(paths)
    assert store.totals("S3").played == 200
    assert store.saved_game() == "a game " * 100
    assert aside(paths, mark).exists()
