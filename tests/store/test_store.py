"""What lasts from one session to the next when all is well."""

import sqlite3
import subprocess
import sys
import threading

import pytest

from klondike.store.results import Totals
from klondike.store.settings import Settings
from tests.store.balances import set_balance


def test_a_first_session_has_nothing_and_says_nothing(store):
    assert store.settings == Settings()
    assert store.saved_game() is None
    assert store.rule_codes() == ()
    assert store.totals("S3") == Totals()
    assert store.balance("V3") == 0
    assert store.is_first
    assert store.messages == []


def test_the_next_session_finds_everything(paths, opened, result):
    store = opened(paths)
    store.change(theme="slate")
    store.keep_game("game one")
    store.keep_game("game two – ♠")
    store.record(result)
    set_balance(store, "V3", -52)
    store.close()
    again = opened(paths)
    assert again.settings.theme == "slate"
    assert again.saved_game() == "game two – ♠"
    assert again.results("S3") == (result,)
    assert again.balance("V3") == -52
    assert again.messages == []


def test_a_forgotten_game_is_gone(store):
    store.keep_game("a game")
    store.forget_game()
    assert store.saved_game() is None


def test_a_finished_game_is_counted_and_not_resumed(paths, opened, result):
    store = opened(paths)
    store.keep_game("a game")
    store.finish_game(result, balance=120)
    store.close()
    again = opened(paths)
    assert again.saved_game() is None
    assert again.totals("S3").played == 1
    assert again.balance("S3") == 120


def test_a_finished_game_without_balance_leaves_the_balance(store, result):
    set_balance(store, "S3", 77)
    store.finish_game(result)
    assert store.balance("S3") == 77


def test_rule_sets_are_kept_apart(store, result):
    store.record(result)
    store.record(result._replace(rules="V3", won=False))
    store.record(result._replace(rules="V3", won=True))
    assert store.rule_codes() == ("S3", "V3")
    assert store.totals("S3").percentage == 100
    assert store.totals("V3").percentage == 50


def test_reset_clears_one_rule_set_wholly_and_nothing_else(store, result):
    for rules in ("S3", "V3"):
        store.record(result._replace(rules=rules))
        set_balance(store, rules, 10)
    store.keep_game("a game")
    store.change(volume=5)
    store.reset("V3")
    assert store.totals("V3") == Totals()
    assert store.balance("V3") == 0
    assert store.rule_codes() == ("S3",)
    assert store.totals("S3").played == 1
    assert store.balance("S3") == 10
    assert store.saved_game() == "a game"
    assert store.settings.volume == 5


def test_a_win_is_kept_with_a_second_at_least(store, result):
    store.record(result._replace(seconds=0))
    assert store.totals("S3").best_seconds == 1


def test_a_game_that_could_not_be_read_is_set_aside(store, paths, mark):
    store.keep_game("kl 9\nwhat is this ♠")
    path = store.set_game_aside("kl 9\nwhat is this ♠ \ud800")
    assert path == paths.data / f"game-{mark}.damaged.txt"
    assert path.read_text(encoding="utf-8") == "kl 9\nwhat is this ♠ \\ud800"
    assert store.saved_game() is None


def test_games_set_aside_in_the_same_second_stay_apart(store):
    places = [store.set_game_aside(text) for text in ("one", "two")]
    assert [place.read_text() for place in places] == ["one", "two"]


def test_closing_twice_is_harmless(store):
    store.close()
    store.close()
    assert store.messages == []


def test_another_thread_is_turned_away_and_nothing_breaks(store):
    store.keep_game("a game")
    failures = []

    def ask():
        try:
            store.saved_game()
        except sqlite3.ProgrammingError as failure:
            failures.append(failure)

    thread = threading.Thread(target=ask)
    thread.start()
    thread.join()
    assert len(failures) == 1
    assert store.saved_game() == "a game"
    assert store.messages == []


def test_no_file_stays_beside_the_database(paths, opened):
    store = opened(paths)
    store.keep_game("a game")
    store.close()
    files = sorted(each.name for each in paths.data.iterdir())
    assert files == ["klondike.clock", "klondike.db", "klondike.lock"]


@pytest.mark.parametrize("module", ["sqlite3", "json", "platformdirs", "logging"])
def test_slow_modules_wait_until_they_are_needed(module, root):
    lines = f"import sys, klondike.store.store, klondike.store.session_log; print({module!r} in sys.modules)"
    answer = subprocess.run(
        [sys.executable, "-c", lines], capture_output=True, text=True, check=True, cwd=root
    )
    assert answer.stdout.strip() == "False"
