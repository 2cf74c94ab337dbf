"""kill -9 at the worst moments: the next start goes on where the game was."""

import pytest

from klondike.rules import Move
from tests.desktop.desktop import Desktop
from tests.desktop.table import Table, come_back, kept, kept_game, won_games

WON = won_games()["S3"]
BEFORE, PLAYED, RUN = WON.moves[:9], WON.moves[9:11], WON.moves[11]
DRAW, BACK, HOME = map(Move.parse, ("SWx3", "FS3", "3FS"))
CLOCK_SECONDS = 1.5  # the clock may be behind by that much
TOLD = ("board", "score", "moves")


@pytest.fixture
def table(desktop: Desktop) -> Table:
    """A game with some moves made; cards take their time, so that there is a middle of the way."""
    with kept(desktop) as store:
        store.change(speed="slow")
    table = come_back(desktop, WON.after(len(BEFORE)))
    for move in PLAYED:
        table.play(move)
    return table


def kill_in_motion(table: Table) -> None:
    """Kill the program while cards fly to where they belong by now."""
    table.player.wait_for(lambda record: record["moving"] and table.shows_it(record))
    table.player.kill()
    table.player.look()
    assert table.player.records[-1]["moving"]


def assert_all_is_kept(desktop: Desktop, table: Table) -> None:
    """What the killed program left behind, and what the next one makes of it."""
    assert kept_game(desktop).elapsed == pytest.approx(played_seconds(table), abs=CLOCK_SECONDS)
    resumed = Table(desktop.play(), table.game)
    shown, before = resumed.wait_still(), table.player.records[-1]
    assert [shown[key] for key in TOLD] == [before[key] for key in TOLD]
    while resumed.game.can_redo:
        resumed.redo()
    while resumed.game.can_undo:
        resumed.undo()
    assert resumed.board == WON.after(0).board
    seconds = played_seconds(table) + played_seconds(resumed, resumed=True)
    resumed.player.key("ctrl+q")
    assert resumed.player.wait_exit() == 0
    assert kept_game(desktop).elapsed == pytest.approx(seconds, abs=2 * CLOCK_SECONDS)


def played_seconds(table: Table, *, resumed: bool = False) -> float:
    """How long the clock has run in a window by its trace: from the first move, or the first picture, on."""
    table.player.look()
    first = next(record for record in table.player.records if resumed or record["moves"])
    return float(table.player.records[-1]["t"] - first["t"])


def test_killed_in_the_middle_of_a_draw(desktop: Desktop, table: Table) -> None:
    table.make(DRAW)
    kill_in_motion(table)
    assert_all_is_kept(desktop, table)


def test_killed_in_the_middle_of_a_way_home(desktop: Desktop, table: Table) -> None:
    table.play(BACK)
    table.make_by_double_click(HOME)
    kill_in_motion(table)
    assert_all_is_kept(desktop, table)


def test_killed_while_a_move_is_being_taken_back(desktop: Desktop, table: Table) -> None:
    table.play(DRAW)
    table.wait_still()
    table.player.key("ctrl+z")
    table.game.undo()
    kill_in_motion(table)
    assert_all_is_kept(desktop, table)


def test_killed_in_the_middle_of_a_drag(desktop: Desktop, table: Table) -> None:
    table.play(RUN)
    table.undo()
    table.take_hold(RUN)
    table.player.kill()
    table.player.release()
    assert_all_is_kept(desktop, table)
