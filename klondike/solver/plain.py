"""The plain search: every legal move of the rules, no knowledge; for rules that nothing better covers.

The stock is turned only for a card of it that is played: turning it and moving other cards do not get in each
other's way.
"""

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from klondike.rules import STOCK, WASTE, Board, Card, Move, Pile
from klondike.rules.piles import hidden
from klondike.rules.stuck import taken
from klondike.solver.legal import allows
from klondike.solver.verdict import Watch

BYTES = 1000
"""what a board kept costs, measured"""
Played = tuple[int, Move]
"""how often the stock is turned, and the move then"""


class Turned(NamedTuple):
    """The stock and the waste after so many turns, by the size of the waste; in a later pass or not."""

    turns: int
    waste: int
    passes: int


def plain_search(board: Board, watch: Watch) -> tuple[Move, ...] | None:
    """A winning line, or None when there is none; raises Halt when the watch says so."""
    if board.is_won:
        return ()
    trail: list[tuple[int, Played]] = []
    waiting: list[Board | None] = [board]
    heaps, seen, turn = ([(0, 0, 0)], [(0, 0, 0)]), {key_of(board)}, 0
    while heaps[turn]:
        index = heappop(heaps[turn])[2]
        here, waiting[index] = waiting[index], None
        if here is None:
            continue
        turn = 1 - turn
        watch.count()
        for played, after in successors(here):
            key = key_of(after)
            if key in seen:
                continue
            seen.add(key)
            watch.kept += BYTES
            trail.append((index, played))
            if after.is_won:
                return _line(board, trail)
            waiting.append(after)
            for heap, order in zip(heaps, _orders(after), strict=True):
                heappush(heap, (order, -len(trail), len(trail)))
    return None


def successors(board: Board) -> Iterator[tuple[Played, Board]]:
    """The boards that moves lead to, turning the stock before one not counted."""
    for move in board.legal_moves():
        if move.source != WASTE and STOCK not in move[:2]:
            yield (0, move), board.play(move)
    loose = (*board.waste.cards, *board.stock.cards[::-1])
    fitting = set(taken(board)) if loose else ()
    for turned in _turned(board):
        if turned.waste and loose[turned.waste - 1][:2] in fitting:
            there = _after_turns(board, loose, turned)
            for target in board.pile_ids[2:]:
                if allows(there, move := Move(WASTE, target)):
                    yield (turned.turns, move), there.play(move)


def _turned(board: Board) -> Iterator[Turned]:
    """What turning the stock comes to, until it begins to repeat."""
    rules, waste = board.rules, len(board.waste.cards)
    count, draw = waste + len(board.stock.cards), rules.draw
    yield Turned(0, waste, 0)
    turns = 0
    for turns, size in enumerate(range(waste + draw, count + draw, draw), 1):
        yield Turned(turns, min(size, count), 0)
    if rules.passes is None or board.pass_number < rules.passes:
        for more, size in enumerate(range(draw, count + draw, draw), 2):
            yield Turned(turns + more, min(size, count), 1)


def _after_turns(board: Board, loose: tuple[Card, ...], turned: Turned) -> Board:
    stock, waste = hidden(loose[turned.waste :][::-1]), Pile(loose[: turned.waste])
    passes = board.pass_number + turned.passes
    return Board(board.rules, stock, waste, board.foundations, board.tableau, passes)


def key_of(board: Board) -> bytes:
    """The board, without the decks of cards, the order of columns and what turning the stock changes."""
    rules, waste = board.rules, len(board.waste.cards)
    loose = _bytes((*board.waste.cards, *board.stock.cards[::-1]))
    heights = [len(pile.cards) for pile in board.foundations]
    homes = [height for suit in range(4) for height in sorted(heights[suit::4])]
    columns = sorted(_bytes(cards) + bytes((255 - face_down,)) for cards, face_down in board.tableau)
    if rules.passes is not None:
        place = board.pass_number, waste
    else:
        place = 0, 0 if waste % rules.draw == 0 or waste == len(loose) else waste
    return b"".join((bytes((*homes, *place)), *columns, loose))


def _bytes(cards: Iterable[Card]) -> bytes:
    return bytes([rank << 2 | suit for rank, suit, _ in cards])


def _line(board: Board, trail: list[tuple[int, Played]]) -> tuple[Move, ...]:
    """The moves to the last state of the trail, with those that turn the stock."""
    steps, index = [], len(trail)
    while index:
        index, played = trail[index - 1]
        steps.append(played)
    moves: list[Move] = []
    for turns, move in reversed(steps):
        for turn in [*[None] * turns, move]:
            moves.append(turn or board.legal_moves()[0])
            board = board.play(moves[-1])
    return tuple(moves)


def _orders(board: Board) -> tuple[int, int]:
    """The lower, the sooner: few cards face down or in the stock and the waste; many at home, or not."""
    hidden_cards = sum(pile.face_down for pile in board.tableau)
    home = sum(len(pile.cards) for pile in board.foundations)
    loose = len(board.stock.cards) + len(board.waste.cards)
    passes = board.pass_number if board.rules.passes else 0
    first = 16 * hidden_cards + 4 * loose + 20 * passes
    return first - 4 * home, first - 2 * loose + home
