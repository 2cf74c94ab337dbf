"""Shorter lines: moves left out, put off and brought forward as long as fewer moves win."""

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from random import Random
from typing import NamedTuple

from klondike.rules import Board, Card, Move, foundation
from klondike.solver.deck import rank_and_suit
from klondike.solver.line import Line, LineError, wins
from klondike.solver.position import SUIT_ORDER
from klondike.solver.solve import is_covered, never
from klondike.solver.walk import HOME, IMPOSSIBLE, SPACE, Leg, Start, Walk, legs_of, start_of

CHECK_EVERY = 8
PATIENCE = 2000
"""changes at random before starting from the best again"""
SLACK = 2
"""moves more than before that are put up with now and then"""
DARING = 0.02
"""how often"""
LEAVE_OUT = 0.1
"""of the changes leave a leg out"""
LENGTHS = (1, 1, 1, 2, 2, 3, 5)
"""of what is put elsewhere"""
FARTHEST = 40


def shorter_lines(
    board: Board, line: tuple[Move, ...], random: Random, should_stop: Callable[[], bool] = never
) -> Iterator[tuple[Move, ...]]:
    """Winning lines, each shorter than the one before and the first than `line`, until it is stopped.

    `should_stop` is asked about every millisecond. Nothing is said of how short a line can be. Of rules that
    the solver does not cover no line is shortened.
    """
    if not is_covered(board.rules):
        return
    start, legs = start_of(board), legs_of(board, line)
    least = len(line)
    for found in chain(_descent(start, legs, least, should_stop), _wander(start, legs, random, should_stop)):
        if found.moves >= least:
            continue
        least = found.moves
        shorter = moves_of(board, found.legs)
        if len(shorter) != least or not wins(board, shorter):
            raise LineError("A shortened line does not win as counted.")
        legs[:] = found.legs
        yield shorter


class Found(NamedTuple):
    """Legs that win, and the moves they need."""

    legs: list[Leg]
    moves: int


def _descent(start: Start, legs: list[Leg], moves: int, should_stop: Callable[[], bool]) -> Iterator[Found]:
    """Ever better ones, until no variant is better."""
    found = Found(legs, moves)
    while better := _improved(start, found, should_stop):
        found = better
        yield found


def _improved(start: Start, found: Found, should_stop: Callable[[], bool]) -> Found | None:
    """The first variant that needs fewer moves."""
    for number, variant in enumerate(variants(found.legs)):
        if number % CHECK_EVERY == 0 and should_stop():
            return None
        needed = Walk(start).take(variant, found.moves - 1)
        if needed < found.moves:
            return Found(variant, needed)
    return None


def _wander(
    start: Start, legs: list[Leg], random: Random, should_stop: Callable[[], bool]
) -> Iterator[Found]:
    """Endless small changes at random, from time to time starting from the best again."""
    tries, found = 0, Found(legs, Walk(start).take(legs, IMPOSSIBLE))
    best = found
    while tries % CHECK_EVERY or not should_stop():
        tries += 1
        if tries % PATIENCE == 0:
            found = best
        variant = changed(found.legs, random)
        most = found.moves + (SLACK if random.random() < DARING else 0)
        needed = Walk(start).take(variant, min(most, best.moves + SLACK))
        if needed != IMPOSSIBLE:
            found = Found(variant, needed)
            if needed < best.moves:
                best = found
                yield best


def changed(legs: list[Leg], random: Random) -> list[Leg]:
    """The legs with one left out, or some that follow one another put elsewhere."""
    first = random.randrange(len(legs))
    if random.random() < LEAVE_OUT:
        return legs[:first] + legs[first + 1 :]
    length = random.choice(LENGTHS)
    block, rest = legs[first : first + length], legs[:first] + legs[first + length :]
    place = max(0, first + random.randint(-FARTHEST, FARTHEST))
    return rest[:place] + block + rest[place:]


def variants(legs: list[Leg]) -> Iterator[list[Leg]]:
    """One leg less; two of one card less, or one in the other's place; one leg elsewhere."""
    for index in range(len(legs)):
        yield legs[:index] + legs[index + 1 :]
    for first, (card, _) in enumerate(legs):
        for second in range(first + 1, len(legs)):
            if legs[second][0] == card:
                rest = legs[first + 1 : second] + legs[second + 1 :]
                yield legs[:first] + rest
                yield [*legs[:first], legs[second], *rest]
    for distance in range(1, len(legs)):
        for index in range(len(legs) - distance):
            before, between = legs[:index], legs[index : index + distance]
            leg, after = legs[index + distance], legs[index + distance + 1 :]
            yield [*before, leg, *between, *after]
            yield [*before, *legs[index + 1 : index + distance + 1], legs[index], *after]


def moves_of(board: Board, legs: list[Leg]) -> tuple[Move, ...]:
    """The moves that the legs stand for, draws included."""
    line = Line(board)
    play_legs(line, legs)
    return tuple(line.moves)


def play_legs(line: Line, legs: Iterable[Leg]) -> None:
    """Carry the legs out with real moves, draws included."""
    for number, parent in legs:
        card = _card(number)
        if parent == HOME:
            line.carry(card, foundation(card.suit))
        else:
            line.carry(card, line.column_under(None if parent == SPACE else _card(parent)))


def _card(number: int) -> Card:
    rank, suit = rank_and_suit(number)
    return Card(rank + 1, SUIT_ORDER[suit])
