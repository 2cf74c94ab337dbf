"""Cards that go home by themselves: which ones after a move of the player, and the line that ends a game."""

from collections.abc import Collection, Iterator
from enum import StrEnum

from klondike.rules import scoring
from klondike.rules.board import Board
from klondike.rules.cards import Card
from klondike.rules.game import Game
from klondike.rules.moves import Move
from klondike.rules.piles import Zone
from klondike.rules.taps import is_safe

MOST_MOVES = 600
"""of a line to the end; a longer one is not looked for"""


class Homing(StrEnum):
    """When cards go home by themselves."""

    NEVER = "never"
    SAFE = "safe"
    """those that nothing can be missed by"""
    ALWAYS = "always"
    """whatever fits"""


def homing_move(board: Board, homing: Homing, staying: Collection[Card] = ()) -> Move | None:
    """The next card that goes home by itself, the lowest first; None when none does, or by the rules (S2.4).

    A card is safe when both suits of the other colour are home up to the rank below it: nothing that is still
    out could be laid on it. From the waste it also has to leave the order of later draws as it is (U135):
    one card is drawn at a time, or the waste is not turned over any more.
    """
    if homing is Homing.NEVER or not board.rules.autoplay:
        return None
    moves = [move for move in _homeward(board) if board[move.source].cards[-1] not in staying]
    fitting = moves if homing is Homing.ALWAYS else [move for move in moves if _is_harmless(board, move)]
    return min(fitting, key=lambda move: board[move.source].cards[-1].rank, default=None)


def _homeward(board: Board) -> list[Move]:
    return [move for move in board.legal_moves() if move.target.zone is Zone.FOUNDATION]


def _is_harmless(board: Board, move: Move) -> bool:
    rules = board.rules
    keeps_order = move.source.zone is Zone.TABLEAU or rules.draw == 1 or board.pass_number == rules.passes
    return keeps_order and is_safe(board, board[move.source].cards[-1])


def brought_down(game: Game) -> frozenset[Card]:
    """The cards that the player has brought down from home and not moved since: they stay there."""
    down: set[Card] = set()
    board = game.dealt
    for move, after, *_ in game.history[: game.moves]:
        if move:
            moved = set(board[move.source].cards[-move.count :])
            down = down | moved if move.source.zone is Zone.FOUNDATION else down - moved
        board = after
    return frozenset(down)


def finishing_line(board: Board) -> tuple[Move, ...]:
    """The moves that end a game in which no card of the columns is hidden; none where they lead to no win.

    Whatever fits goes home, the lowest first; where nothing does, the stock is turned, and turned over, by
    the draw and as often as the rules have it (U130, U131).
    """
    if board.is_won or any(pile.face_down for pile in board.tableau):
        return ()
    line: list[Move] = []
    idle, patience = 0, _whole_pass(board)
    while not board.is_won:
        move = board.finishing_move()
        idle = 0 if move else idle + 1
        move = move or _turning(board)
        if move is None or idle > patience or len(line) == MOST_MOVES:
            return ()
        line.append(move)
        board = board.play(move)
    return tuple(line)


def _whole_pass(board: Board) -> int:
    """So many turns of the stock bring back every card that they can bring, whatever lies where."""
    cards = len(board.stock.cards) + len(board.waste.cards)
    return 2 * (-(-cards // board.rules.draw) + 1)


def _turning(board: Board) -> Move | None:
    return next((move for move in board.legal_moves() if move.turns_stock), None)


def is_free(board: Board, line: tuple[Move, ...]) -> bool:
    """Whether no move of a line costs points."""
    return all(points >= 0 for points in _earnings(board, line))


def _earnings(board: Board, line: tuple[Move, ...]) -> Iterator[int]:
    for move in line:
        after = board.play(move)
        yield scoring.points(board.rules.scoring, board, move, after)
        board = after
