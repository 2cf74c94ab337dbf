"""Help in a real window with the real helper process: hints, the line, the way back, shown solutions."""

import os
import signal
from pathlib import Path

import pytest

from klondike.rules import RULE_SETS, Deal, Game, Help, Move
from klondike.solver.service import POLITENESS
from klondike.solver.solve import solve
from klondike.solver.verdict import Limits, Outcome
from klondike.store.paths import portable_paths
from klondike.store.store import open_store
from tests.desktop.desktop import Desktop
from tests.desktop.table import Table, come_back, kept_game, sit_down, won_games
from tests.desktop.waiting import until

RULES = "S3"
SERVICE = "klondike.solver.service"
HINTS = 12
LOST_DEAL = 2  # can be won with one pass of the stock, but not after it


def set_up(desktop: Desktop, **settings: object) -> None:
    """Choose settings before the program starts."""
    store = open_store(portable_paths(desktop.folder / "state"))
    store.change(**settings)
    store.close()


def helpers(process: int) -> list[int]:
    """The helper processes of a program that runs."""
    threads = Path(f"/proc/{process}/task").iterdir()
    children = [int(word) for thread in threads for word in (thread / "children").read_text().split()]
    return [child for child in children if SERVICE in command_of(child)]


def command_of(process: int) -> str:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""


def hinted(table: Table) -> Move:
    """Ask for a hint and wait until it is shown."""
    table.wait_still()
    table.player.key("h")
    record = table.player.wait_for(lambda record: record["hint"] and table.shows_it(record))
    assert "keeps the game winnable" in record["said"]
    return Move.parse(record["hint"])


def test_hints_are_followed_by_the_mouse_and_each_keeps_the_game_winnable(desktop: Desktop) -> None:
    set_up(desktop, speed="off")
    table = sit_down(desktop, won_games()[RULES])
    for _ in range(HINTS):
        table.play(hinted(table))
        assert solve(table.board, Limits(20)).outcome is Outcome.WINNABLE
    table.player.key("ctrl+q")
    assert table.player.wait_exit() == 0
    assert kept_game(desktop).helps == {Help.HINT}
    assert kept_game(desktop).hints == HINTS


def test_the_hint_button_is_pressed_by_the_mouse(desktop: Desktop) -> None:
    table = sit_down(desktop, won_games()[RULES])
    table.press("hint")
    table.player.wait_for(lambda record: record["hint"])


def test_the_line_is_there_and_the_helper_steps_back_behind_the_game(desktop: Desktop) -> None:
    """U127"""
    set_up(desktop, help="all")
    table = come_back(desktop, won_games()[RULES].after(0))
    table.player.wait_for(lambda record: record["status"] == "Can be won")
    for _ in range(24):
        table.play(next(move for move in table.board.legal_moves() if move.turns_stock))
    table.player.wait_for(lambda record: record["status"] in ("Can be won", "Can’t be won from here"))
    process = table.player.process.pid
    (helper,) = helpers(process)
    priorities = [os.getpriority(os.PRIO_PROCESS, each) for each in (process, helper)]
    assert priorities[1] >= min(priorities[0] + POLITENESS, 19)


def test_one_key_goes_back_to_where_it_could_be_won(desktop: Desktop) -> None:
    """The losing move is named, and the moves can be made again."""
    game = Game(Deal.numbered(LOST_DEAL), RULE_SETS["G1"])
    assert solve(game.board).outcome is Outcome.WINNABLE
    while game.board.stock.cards:
        game.play(Move.parse("SW"))
    assert solve(game.board).outcome is Outcome.UNWINNABLE
    table = come_back(desktop, game)
    table.wait_still()
    table.player.key("b")
    record = table.player.wait_for(lambda record: record["moves"] < game.moves, 60)
    game.undo_to(record["moves"])
    assert solve(game.board, Limits(20)).outcome is Outcome.WINNABLE
    assert solve(game.history[game.moves].board, Limits(20)).outcome is Outcome.UNWINNABLE


@pytest.mark.parametrize("end", ["ctrl+q", "kill"])
def test_the_helper_ends_with_the_game_however_it_ends(desktop: Desktop, end: str) -> None:
    table = sit_down(desktop, won_games()[RULES])
    hinted(table)
    (helper,) = helpers(table.player.process.pid)
    if end == "kill":
        os.kill(table.player.process.pid, signal.SIGKILL)
    else:
        table.player.key(end)
    table.player.process.wait(10)
    until(lambda: SERVICE not in command_of(helper), 5, "the end of the helper")


def test_a_helper_that_dies_is_replaced_without_a_word(desktop: Desktop) -> None:
    table = sit_down(desktop, won_games()[RULES])
    hint = hinted(table)
    (helper,) = helpers(table.player.process.pid)
    os.kill(helper, signal.SIGKILL)
    others = [move for move in table.board.legal_moves() if move != hint]
    table.play(next(move for move in others if solve(table.board.play(move)).outcome is Outcome.WINNABLE))
    hinted(table)
    (other,) = helpers(table.player.process.pid)
    assert other != helper


def test_a_shown_solution_is_watched_and_the_own_game_waits(desktop: Desktop) -> None:
    table = sit_down(desktop, won_games()[RULES])
    table.play(hinted(table))
    own = table.wait_still()["board"]
    table.player.key("shift+h")
    table.press("Show me")
    table.wait_for_screen("watching")
    table.player.wait_for(lambda record: record["board"] != own)
    table.player.key("Escape")
    table.player.wait_for(lambda record: record["screen"] == "table" and record["board"] == own)
    table.player.key("ctrl+q")
    assert table.player.wait_exit() == 0
    assert kept_game(desktop).helps == {Help.HINT, Help.SHOWN}


def test_a_dead_end_is_said_and_the_panel_leads_back(desktop: Desktop) -> None:
    """U128: by the buttons of the panel, while the cards below stay in play."""
    game = Game(Deal.numbered(LOST_DEAL), RULE_SETS["G1"])
    while len(game.board.stock.cards) > 1:
        game.play(Move.parse("SW"))
    table = come_back(desktop, game)
    table.wait_for_screen("ending")
    table.press("Undo")
    table.player.wait_for(lambda record: record["moves"] == game.moves - 1)
    table.player.key("y")
    table.wait()
    table.play(Move.parse("SW"))
    table.player.key("ctrl+z")
    table.player.wait_for(lambda record: record["moves"] == game.moves - 1)
    assert table.player.now["screen"] == "table"
