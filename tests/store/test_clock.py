"""The clock of the kept game: it goes with that text and no other, whatever became of its file."""

import pytest

from klondike.store.clock_file import HEAD

TEXT, OTHER = "a game", "another game"


@pytest.fixture
def kept(store):
    """A store with a game that was played for 12.5 s after its text was kept."""
    store.keep_game(TEXT)
    assert store.keep_clock(12.5)
    return store


def test_the_clock_is_there_for_the_next_one(kept, paths, opened):
    kept.close()
    assert opened(paths).saved_clock() == 12.5


def test_the_last_second_counts(kept, paths):
    for seconds in (123456.78901234567, 13.0, 13.000000000000002):
        assert kept.keep_clock(seconds)
        assert kept.saved_clock() == seconds
        assert len(paths.clock.read_bytes().splitlines()) == 1


def test_it_does_not_go_with_another_text(kept):
    kept.keep_game(OTHER)
    assert kept.saved_clock() == 0


def test_it_does_not_come_back_with_the_same_text(kept):
    kept.keep_game(OTHER)
    kept.keep_game(TEXT)
    assert kept.saved_clock() == 0


def test_without_a_kept_game_there_is_none(kept):
    kept.forget_game()
    assert kept.saved_clock() == 0


def test_before_a_text_was_kept_the_clock_cannot_be(kept, paths, opened):
    kept.close()
    assert not opened(paths).keep_clock(20.0)


def test_a_clock_of_which_anything_is_missing_or_changed_counts_for_nothing(kept, paths):
    line = paths.clock.read_bytes()
    for place in range(len(line)):
        for damaged in (line[:place], line[:place] + bytes([line[place] ^ 1]) + line[place + 1 :]):
            paths.clock.write_bytes(damaged)
            assert kept.saved_clock() in (0, 12.5 if damaged.rstrip(b"\n\x0b") == line.rstrip() else 0)


@pytest.mark.parametrize("seconds", [float("inf"), float("nan")])
def test_no_time_is_endless(kept, seconds):
    kept.keep_clock(seconds)
    assert kept.saved_clock() == 0


def test_a_file_taken_away_meanwhile_is_there_again_with_the_next_second(kept, paths):
    paths.clock.unlink()
    assert kept.keep_clock(13.0)
    assert kept.saved_clock() == 13


def test_a_file_put_in_its_place_meanwhile_is_set_aside(kept, paths, mark):
    paths.clock.unlink()
    paths.clock.write_text("mine")
    assert kept.keep_clock(13.0)
    assert kept.saved_clock() == 13
    assert paths.clock.with_name(f"klondike.clock.damaged-{mark}").read_text() == "mine"


def test_a_folder_in_its_place_meanwhile_lets_the_caller_keep_all(kept, paths):
    paths.clock.unlink()
    paths.clock.mkdir()
    assert not kept.keep_clock(13.0)
    kept.keep_game(TEXT)
    assert kept.saved_clock() == 0
    paths.clock.rmdir()
    assert kept.keep_clock(14.0)
    assert kept.saved_clock() == 14


def test_something_else_of_that_name_is_set_aside(store, paths, mark):
    paths.clock.write_text("mine")
    store.keep_game(TEXT)
    assert store.keep_clock(1.0)
    assert store.saved_clock() == 1
    assert paths.clock.with_name(f"klondike.clock.damaged-{mark}").read_text() == "mine"


def test_a_line_that_a_lost_disk_cut_short_is_replaced(store, paths):
    for rest in (b"", HEAD, HEAD + b"0"):
        paths.clock.write_bytes(rest)
        store.keep_game(TEXT)
        assert store.keep_clock(1.0)
        assert store.saved_clock() == 1
    assert len(list(paths.data.glob("klondike.clock*"))) == 1


def test_where_the_clock_cannot_be_written_the_caller_is_told(store, paths):
    paths.clock.mkdir()
    store.keep_game(TEXT)
    assert not store.keep_clock(1.0)
    assert store.saved_clock() == 0
    assert store.messages == []


def test_while_the_games_cannot_be_written_their_clock_is_left_alone(kept, paths, opened):
    kept.close()
    line = paths.clock.read_bytes()
    paths.database.rename(paths.database.with_name("elsewhere"))
    paths.database.mkdir()
    store = opened(paths)
    store.keep_game(OTHER)
    assert not store.keep_clock(1.0)
    assert paths.clock.read_bytes() == line


def test_a_second_copy_keeps_no_clock(kept, paths, opened):
    second = opened(paths)
    second.keep_game(OTHER)
    assert second.keep_clock(99.0)
    assert second.saved_clock() == 0
    assert kept.saved_clock() == 12.5


def test_what_is_left_of_a_longer_file_does_not_hide_the_clock(kept, paths):
    with paths.clock.open("ab") as file:
        file.write(b"\xff\0 more " * 40)
    assert kept.saved_clock() == 12.5
    assert kept.keep_clock(13.5)
    assert kept.saved_clock() == 13.5
