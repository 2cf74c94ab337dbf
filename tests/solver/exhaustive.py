"""An independent solver for small positions: every single move, no pruning, nothing clever.

It shares with the solver only the numbers of the cards in a Position; its own cards are (rank, suit), suits 0
and 1 red.
"""

from collections.abc import Iterator
from heapq import heappop, heappush
from random import Random
from typing import NamedTuple

from klondike.solver.deck import number, rank_and_suit
from klondike.solver.position import Options, Position

Card = tuple[int, int]
Column = tuple[tuple[Card, ...], int]
FEW_LEFT = range(5, 9)
LIKELY = {"home": 6, "waste": 4, "run": 1, "root": 8, "draw": 4, "back": 1}
"""how often random play chooses each kind of move"""


class Small(NamedTuple):
    """A position: foundation heights, columns with their face-down counts, waste and stock in one."""

    homes: tuple[int, ...]
    columns: tuple[Column, ...]
    stock: tuple[Card, ...]
    waste: int
    passes: int
    """left, 0: without limit"""


class Game(NamedTuple):
    """What stays the same."""

    ranks: int
    suits: tuple[int, ...]
    options: Options

    def deal(self, columns: int, random: Random) -> Small:
        cards = [(rank, suit) for rank in range(self.ranks) for suit in self.suits]
        random.shuffle(cards)
        rest = iter(cards)
        tableau = tuple((tuple(next(rest) for _ in range(size)), size - 1) for size in range(1, columns + 1))
        homes = tuple(0 if suit in self.suits else self.ranks for suit in range(4))
        return Small(homes, tableau, tuple(rest), 0, self.options.passes)

    def is_won(self, small: Small) -> bool:
        return sum(small.homes) == 4 * self.ranks

    def moves(self, small: Small) -> Iterator[tuple[str, Small]]:
        homes, columns, stock, waste, passes = small
        yield from self._draws(small)
        if waste:
            card = stock[waste - 1]
            bared = Small(homes, columns, stock[: waste - 1] + stock[waste:], waste - 1, passes)
            if homes[card[1]] == card[0]:
                yield "home", bared._replace(homes=changed(homes, card[1], card[0] + 1))
            yield from (("waste", laid(bared, index, (card,))) for index in self._places(columns, card))
        for index in range(len(columns)):
            yield from self._column_moves(small, index)
        if self.options.back:
            for suit in self.suits:
                if homes[suit]:
                    card = homes[suit] - 1, suit
                    for index in self._places(columns, card):
                        bared = small._replace(homes=changed(homes, suit, homes[suit] - 1))
                        yield "back", laid(bared, index, (card,))

    def _draws(self, small: Small) -> Iterator[tuple[str, Small]]:
        count = len(small.stock)
        if small.waste < count:
            yield "draw", small._replace(waste=min(count, small.waste + self.options.draw))
        elif count and small.passes != 1:
            yield "draw", small._replace(waste=0, passes=max(0, small.passes - 1))

    def _column_moves(self, small: Small, index: int) -> Iterator[tuple[str, Small]]:
        cards, face_down = small.columns[index]
        if not cards:
            return
        rank, suit = cards[-1]
        if small.homes[suit] == rank:
            bared = cut(small, index, len(cards) - 1)
            yield "home", bared._replace(homes=changed(small.homes, suit, rank + 1))
        for lead in range(face_down, face_down + 1 if self.options.whole else len(cards)):
            kind = "root" if lead == face_down else "run"
            for place in self._places(small.columns, cards[lead]):
                if place != index:
                    yield kind, laid(cut(small, index, lead), place, cards[lead:])

    def _places(self, columns: tuple[Column, ...], card: Card) -> Iterator[int]:
        """The columns where a card may be laid."""
        rank, suit = card
        for index, (cards, _) in enumerate(columns):
            if not cards:
                if rank == self.ranks - 1:
                    yield index
            elif cards[-1][0] == rank + 1 and (cards[-1][1] < 2) != (suit < 2):
                yield index

    def can_be_won(self, start: Small, most: int = 100_000) -> bool | None:
        """Whether the position can be won; None when more than `most` states would have to be seen."""
        waiting, seen = [start], {key(start)}
        while waiting:
            small = waiting.pop()
            if self.is_won(small):
                return True
            for _, after in self.moves(small):
                if (place := key(after)) not in seen:
                    seen.add(place)
                    waiting.append(after)
            if len(seen) > most:
                return None
        return False

    def fewest_moves(self, start: Small, recycle: int, most: int) -> int | None:
        """The moves that win, each recycle counting as so many; 0 without any, None when not known.

        The second when more than `most` states would have to be seen. Reveals count nothing.
        """
        made, waiting = {key(start): 0}, [(0, 0, start)]
        while waiting and len(made) <= most:
            moves, _, small = heappop(waiting)
            if self.is_won(small):
                return moves
            for kind, after in self.moves(small):
                more = moves + (recycle if kind == "draw" and not after.waste else 1)
                if more < made.get(key(after), more + 1):
                    made[key(after)] = more
                    heappush(waiting, (more, len(made), after))
        return None if waiting else 0

    def played(self, small: Small, count: int, random: Random) -> Small:
        """The position after so many random moves, fewer when it is won or stuck before."""
        for _ in range(count):
            moves = list(self.moves(small))
            if not moves:
                break
            after = random.choices(moves, [LIKELY[kind] for kind, _ in moves])[0][1]
            if self.is_won(after):
                break
            small = after
        return small

    def near_the_end(self, columns: int, random: Random) -> Small:
        """Any position with a few cards left, in whatever order; only the last of a column is turned up."""
        homes = self._homes(random)
        cards = [(rank, suit) for suit in self.suits for rank in range(homes[suit], self.ranks)]
        random.shuffle(cards)
        stock = tuple(cards[: random.randint(0, len(cards) // 2)])
        piles: list[list[Card]] = [[] for _ in range(columns)]
        for card in cards[len(stock) :]:
            random.choice(piles).append(card)
        tableau = tuple((tuple(pile), max(0, len(pile) - 1)) for pile in piles)
        return Small(homes, tableau, stock, random.randint(0, len(stock)), self.options.passes)

    def _homes(self, random: Random) -> tuple[int, ...]:
        """Foundations of any heights that leave FEW_LEFT cards."""
        while True:
            homes = tuple(
                random.randint(0, self.ranks) if suit in self.suits else self.ranks for suit in range(4)
            )
            if 4 * self.ranks - sum(homes) in FEW_LEFT:
                return homes

    def position(self, small: Small) -> Position:
        """The same for the solver."""
        options = self.options._replace(passes=small.passes)
        columns = tuple((tuple(number(*card) for card in cards), down) for cards, down in small.columns)
        stock = tuple(number(*card) for card in small.stock)
        first, second, third, fourth = small.homes
        homes = first, second, third, fourth
        return Position(options, columns, stock, small.waste, homes, self.ranks, self.suits)


def changed(values: tuple, index: int, value: object) -> tuple:  # type: ignore[type-arg]
    return (*values[:index], value, *values[index + 1 :])


def laid(small: Small, index: int, run: tuple[Card, ...]) -> Small:
    """The cards of the run come to the end of a column."""
    cards, face_down = small.columns[index]
    return small._replace(columns=changed(small.columns, index, (cards + run, face_down)))


def cut(small: Small, index: int, count: int) -> Small:
    """The first `count` cards of a column stay; a card bared turns up."""
    cards, face_down = small.columns[index]
    return small._replace(
        columns=changed(small.columns, index, (cards[:count], min(face_down, max(0, count - 1))))
    )


def key(small: Small) -> Small:
    return small._replace(columns=tuple(sorted(small.columns)))


def small_of(position: Position) -> Small:
    """The position in the terms of this search."""
    columns = tuple((tuple(map(rank_and_suit, cards)), down) for cards, down in position.columns)
    stock = tuple(map(rank_and_suit, position.stock))
    return Small(position.homes, columns, stock, position.waste, position.options.passes)
