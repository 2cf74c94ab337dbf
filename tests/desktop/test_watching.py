"""A past game watched in a real window: killed meanwhile or not, the own game is as it was."""

import pytest

from klondike.rules.replay import Step, spelled
from klondike.store.results import Result
from tests.desktop.desktop import Desktop
from tests.desktop.table import Table, kept, kept_game, sit_down, won_games

WON = won_games()["S3"]
TOLD = ("board", "score", "moves")


@pytest.fixture
def table(desktop: Desktop) -> Table:
    """A game with some moves, and a past one to be watched."""
    with kept(desktop) as store:
        line = spelled([Step(move) for move in WON.moves])
        store.record(
            Result("S3", WON.code, True, 700, 200, len(WON.moves), 0, 0, "2026-11-01T12:00:00", line=line)
        )
    table = sit_down(desktop, WON)
    for move in WON.moves[:5]:
        table.play(move)
    return table


def test_a_kill_while_a_past_game_is_watched_loses_nothing(desktop: Desktop, table: Table) -> None:
    before, player = table.wait_still(), table.player
    player.key("s")
    player.wait_for(lambda record: record["screen"] == "statistics")
    player.key("Return")
    player.wait_for(lambda record: record["screen"] == "watching" and record["moves"] > 6)
    player.kill()
    assert kept_game(desktop).lines == WON.moves[:5]
    resumed = Table(desktop.play(), table.game)
    shown = resumed.wait_still()
    assert [shown[key] for key in TOLD] == [before[key] for key in TOLD]
    with kept(desktop) as store:
        assert store.totals("S3")[:2] == (1, 1)


def test_the_own_game_comes_back_and_goes_on(table: Table) -> None:
    player = table.player
    player.key("s")
    player.wait_for(lambda record: record["screen"] == "statistics")
    player.key("Return")
    player.wait_for(lambda record: record["screen"] == "watching" and record["moves"] > 1)
    table.press("Back to your game")
    table.wait_for_screen("table")
    table.wait_still()
    table.play(WON.moves[5])
