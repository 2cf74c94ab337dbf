"""What a session makes of a kept game or a list of deals that it cannot read."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from klondike.rules import RULE_SETS, Deal, Game
from klondike.session import READABLE_AGAIN, UNREADABLE, UNREADABLE_STAYS, Session
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


@pytest.fixture
def stowed(store: Store, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that can be read by now, but could be neither read nor put aside before."""
    game = Game(Deal.numbered(3), RULE_SETS["S3"])
    game.play(game.board.legal_moves()[0])
    text = game.dump()
    with monkeypatch.context() as patch:
        patch.setattr("klondike.store.store.write_aside", _no_file)
        store.set_game_aside(text)
    store.forget_game()
    return text


def _no_file(*_: object) -> None:
    raise OSError(28, "No space left on device")


def test_a_game_that_can_be_read_now_goes_on_where_none_is_in_play(store: Store, stowed: str) -> None:
    session = Session(store)
    assert (session.game.dump(), session.messages) == (stowed, [READABLE_AGAIN])
    assert (store.stowed_games(), store.saved_game()) == ((), stowed)


def test_it_waits_while_another_is_in_play(store: Store, stowed: str) -> None:
    playing = Game(Deal.numbered(4), RULE_SETS["S3"])
    playing.play(playing.board.legal_moves()[0])
    store.keep_game(playing.dump())
    assert Session(store).game.code == playing.code
    assert store.stowed_games() == (stowed,)


def test_what_can_still_not_be_read_stays(store: Store, stowed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store.keep_game(NEWER)
    monkeypatch.setattr("klondike.store.store.write_aside", _no_file)
    session = Session(store)
    assert session.game.dump() == stowed
    assert store.stowed_games() == (NEWER,)


@pytest.mark.parametrize("text", [None, b"", b"G1 11111", b"G1", b"no such rules", b"G1 \xff1", b"\0 \0\n"])
def test_a_list_of_proved_deals_that_cannot_be_read_stops_no_deal(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: bytes | None
) -> None:
    (tmp_path / "deals").mkdir()
    if text is not None:
        (tmp_path / "deals" / "proved.txt").write_bytes(text)
    monkeypatch.setattr("klondike.assets.assets_folder", lambda: tmp_path)
    store.change(rules="G1", deals="winnable")
    session = Session(store)
    assert session.game.rules == RULE_SETS["G1"]
    assert session.has_winnable(session.chosen_rules) == (text == b"G1 11111")
