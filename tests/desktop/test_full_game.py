"""The main job, for real: deals played with the mouse in a window from the first card to the win."""

import pytest

from klondike.rules import Board, Game, Move, Zone, tapped_move
from klondike.screens.question import NEW_DEAL
from klondike.store.results import Totals
from tests.desktop.desktop import Desktop
from tests.desktop.table import WonGame, come_back, kept, sit_down, wait_for_cards, won_games

GAMES = won_games()
WON = GAMES["S3"]
SPEEDS = {"S1": "off", "S3": "normal"}  # cards that are at once where they belong, and cards that fly there
CLICKED = 3  # one of so many moves home is a double click, the others are drags
COLUMN_FIRST = 22  # a move home of a card that one click would lay on a column
SOON_AFTER = 50  # a move from the waste; the next card of the waste goes home


@pytest.fixture(params=sorted(GAMES))
def won(request: pytest.FixtureRequest) -> WonGame:
    return GAMES[request.param]


def count(moves: tuple[Move, ...], source: Zone, target: Zone) -> int:
    return sum((move.source.zone, move.target.zone) == (source, target) for move in moves)


def test_the_moves_win_by_the_rules_and_leave_nothing_out(won: WonGame) -> None:
    game = won.after(len(won.moves))
    assert game.is_won
    assert count(won.moves, Zone.STOCK, Zone.WASTE) >= 15
    assert count(won.moves, Zone.WASTE, Zone.STOCK) >= 1
    assert count(won.moves, Zone.WASTE, Zone.TABLEAU) >= 1
    assert count(won.moves, Zone.FOUNDATION, Zone.TABLEAU) >= 1
    runs = [move for move in won.moves if move.source.zone is Zone.TABLEAU and move.count > 1]
    assert len(runs) >= 3
    assert max(move.count for move in runs) >= 4


def means_home(board: Board, move: Move) -> bool:
    """Whether the first click of two leaves the card alone or sends it home already."""
    return tapped_move(board, board.rules.tap, move.source, 1) in (None, move)


def test_a_deal_is_won_with_the_mouse_and_the_win_is_there_after_a_restart(
    desktop: Desktop, won: WonGame
) -> None:
    with kept(desktop) as store:
        store.change(speed=SPEEDS[won.rules])
    table = sit_down(desktop, won)
    for place, move in enumerate(won.moves):
        is_clicked = move.target.zone is Zone.FOUNDATION and place % CLICKED == 0
        is_clicked = is_clicked and means_home(table.board, move)
        shown = table.play_by_double_click(move) if is_clicked else table.play(move)
        assert table.game.is_won or shown["score"] == table.game.score
    assert table.game.is_won
    score = table.wait_for_screen("result")["score"]
    table.player.key("s")
    table.wait_for_screen("statistics")
    table.player.key("ctrl+q")
    assert table.player.wait_exit() == 0
    look_at_the_statistics(desktop, str(table.board))
    with kept(desktop) as store:
        assert Game.load(store.saved_game() or "").moves == 0  # a new deal, and not the game that was won
        (result,) = store.results(won.rules)
        assert result[:4] == (won.rules, won.code, True, score)
        assert (result.moves, result.undos) == (len(won.moves), 0)
        assert store.totals(won.rules) == Totals(
            played=1,
            won=1,
            percentage=100,
            streak=1,
            longest_streak=1,
            best_seconds=result.seconds,
            average_seconds=result.seconds,
            best_score=result.score,
            fewest_moves=result.moves,
        )


def look_at_the_statistics(desktop: Desktop, finished: str) -> None:
    """Start again, which does not bring the finished game back, and open the statistics."""
    player = desktop.play()
    shown = wait_for_cards(player)
    assert (shown["screen"], shown["moves"]) == ("table", 0)
    assert shown["board"] != finished
    player.key("s")
    player.wait_for(lambda record: record["screen"] == "statistics")
    player.key("ctrl+q")
    assert player.wait_exit() == 0


def test_a_double_click_home_is_one_move(desktop: Desktop) -> None:
    table, home = come_back(desktop, WON.after(COLUMN_FIRST)), WON.moves[COLUMN_FIRST]
    assert not means_home(table.board, home)
    shown = table.play_by_double_click(home)
    assert shown["score"] == table.game.score


def test_a_double_click_right_after_a_drag_from_there_is_a_double_click(desktop: Desktop) -> None:
    table = come_back(desktop, WON.after(SOON_AFTER))
    drag, home = WON.moves[SOON_AFTER : SOON_AFTER + 2]
    still = table.wait_still()
    start = table.grip(still, drag)
    end = table.aim(still, drag, start)
    table.player.drag(start, end, steps=4)
    table.player.click(start, times=2)
    for move in (drag, home):
        table.game.play(move)
    table.wait_still()
    assert table.player.wait_still()["moves"] == SOON_AFTER + 2


def test_a_new_deal_in_the_middle_of_a_game_is_asked_for_and_the_game_is_lost(desktop: Desktop) -> None:
    table = come_back(desktop, WON.after(5))
    table.wait_still()
    table.player.key("F2")
    table.press(NEW_DEAL.no)
    table.wait_for_screen("table")
    table.play(WON.moves[5])
    table.player.key("F2")
    table.press(NEW_DEAL.yes)
    shown = table.player.wait_for(lambda record: record["screen"] == "table" and not record["moving"])
    assert shown["moves"] == 0
    assert shown["board"] != str(WON.after(0).board)
    table.player.key("ctrl+q")
    assert table.player.wait_exit() == 0
    with kept(desktop) as store:
        assert store.totals(WON.rules)[:2] == (1, 0)
        assert store.results(WON.rules)[0].moves == 6
