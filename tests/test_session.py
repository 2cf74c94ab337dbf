"""What a session makes of a kept game that this program cannot read."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from klondike.session import UNREADABLE, UNREADABLE_STAYS, Session
from klondike.store.paths import portable_paths
from klondike.store.store import Store, open_store

NEWER = "klondike-game 2\nof a form to come"


@pytest.fixture
def store(tmp_path: Path) -> Store:
    store = open_store(portable_paths(tmp_path))
    store.keep_game(NEWER)
    return store


def test_a_game_that_cannot_be_read_is_put_aside(store: Store, tmp_path: Path) -> None:
    session = Session(store)
    session.keep()
    store.close()
    assert session.messages == [UNREADABLE]
    assert [path.read_text() for path in (tmp_path / "data").glob("game-*.txt")] == [NEWER]


def test_where_it_cannot_be_put_aside_this_is_told_and_it_survives(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_file: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    session = Session(store)
    session.keep()
    store.close()
    assert session.messages == [UNREADABLE_STAYS]
    with closing(sqlite3.connect(tmp_path / "data" / "klondike.db")) as connection:
        texts = [text for (text,) in connection.execute("SELECT text FROM game ORDER BY slot")]
    assert texts == [session.game.dump(), NEWER]
