"""The board: where every card is, which moves are legal, and what a move leads to."""

from collections.abc import Iterator, Sequence
from typing import NoReturn

from klondike.rules.cards import Card
from klondike.rules.moves import Move
from klondike.rules.piles import COLUMNS, EMPTY, FOUNDATIONS, STOCK, WASTE, Pile, PileId, Zone, hidden
from klondike.rules.ruleset import DECK_SIZE, RuleSet

IS_RED = (0, 1, 1, 0)
FIELDS = ("rules", "stock", "waste", "foundations", "tableau", "pass_number")
keep = object.__setattr__


class BadBoard(ValueError):  # noqa: N818
    """A drawing that shows no possible board; the text says why."""


class Board:
    """A position: immutable, compared by value; a move leads to another board."""

    __slots__ = (*FIELDS, "_moves")

    rules: RuleSet
    stock: Pile
    """all face down; its last card is drawn next"""
    waste: Pile
    """all face up; only the last card is in play (C7)"""
    foundations: tuple[Pile, ...]
    """index = suit + 4 * set"""
    tableau: tuple[Pile, ...]
    """from the left; the face-up cards of a column are always one run"""
    pass_number: int
    """1 until the first recycle"""
    _moves: tuple[Move, ...] | None

    def __init__(
        self,
        rules: RuleSet,
        stock: Pile,
        waste: Pile,
        foundations: tuple[Pile, ...],
        tableau: tuple[Pile, ...],
        pass_number: int = 1,
    ) -> None:
        keep(self, "rules", rules)
        keep(self, "stock", stock)
        keep(self, "waste", waste)
        keep(self, "foundations", foundations)
        keep(self, "tableau", tableau)
        keep(self, "pass_number", pass_number)
        keep(self, "_moves", None)

    @classmethod
    def deal(cls, rules: RuleSet, cards: Sequence[Card]) -> "Board":
        """Lay the cards out row by row (C1): the rest is the stock, the first of it drawn first."""
        columns: list[list[Card]] = [[] for _ in range(rules.columns)]
        rest = iter(cards)
        for row in range(rules.columns):
            for cards_of_column in columns[row:]:
                cards_of_column.append(next(rest))
        tableau = tuple(Pile(tuple(column), len(column) - 1) for column in columns)
        return cls(rules, hidden(tuple(rest)[::-1]), EMPTY, (EMPTY,) * 4 * rules.decks, tableau)

    @classmethod
    def parse(cls, drawing: str) -> "Board":
        """Read a drawing as `str(board)` makes it, piles left out being empty; raises BadBoard."""
        from klondike.rules.drawing import parse_board

        return parse_board(drawing)

    def __str__(self) -> str:
        from klondike.rules.drawing import draw_board

        return draw_board(self)

    def __getitem__(self, pile: PileId) -> Pile:
        if pile.zone is Zone.TABLEAU:
            return self.tableau[pile.index]
        if pile.zone is Zone.FOUNDATION:
            return self.foundations[pile.index]
        return self.stock if pile.zone is Zone.STOCK else self.waste

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Board) and self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def __repr__(self) -> str:
        return f"<Board\n{self}>"

    def __reduce__(self) -> tuple[type["Board"], tuple[object, ...]]:
        return Board, self._values()

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"a board never changes: {name}")

    def _values(self) -> tuple[object, ...]:
        return self.rules, self.stock, self.waste, self.foundations, self.tableau, self.pass_number

    @property
    def pile_ids(self) -> tuple[PileId, ...]:
        """The stock, the waste, the foundations and the columns."""
        return STOCK, WASTE, *FOUNDATIONS[: len(self.foundations)], *COLUMNS[: len(self.tableau)]

    @property
    def is_won(self) -> bool:
        """Whether all cards are on the foundations (C10)."""
        if self.stock.cards or self.waste.cards:
            return False
        return sum([len(pile.cards) for pile in self.foundations]) == DECK_SIZE * self.rules.decks

    @property
    def is_open(self) -> bool:
        """Whether nothing is face down and the stock and the waste are empty: the rest goes home."""
        if self.stock.cards or self.waste.cards:
            return False
        return not any(pile.face_down for pile in self.tableau)

    def legal_moves(self) -> tuple[Move, ...]:
        """Every legal move, always in the same order; none on a won board.

        Draw or recycle; then by source: the waste, the columns from the left, the foundations. Of each
        source first the moves home, then longer runs before shorter ones; targets from the left, empty
        columns last.
        """
        if self._moves is None:
            keep(self, "_moves", () if self.is_won else tuple(_legal_moves(self)))
        return self._moves or ()

    def is_legal(self, move: Move) -> bool:
        """Whether the rules allow this move now."""
        return move in self.legal_moves()

    def movable_count(self, pile: PileId, count: int) -> int:
        """How many cards come along when the one that lies `count` cards deep is taken hold of; 0: it stays.

        Says nothing of whether there is a place for them (C3, C6, C7, S3.2, S3.3), but where only whole runs
        move the last card comes alone while it can go home.
        """
        run = len(self[pile].face_up)
        if not 0 < count <= run:
            return 0
        if pile.zone is not Zone.TABLEAU:
            gives = pile.zone is Zone.WASTE or self.rules.worrying_back
            return int(gives and count == 1)
        goes_home = count == 1 and any(
            move.source == pile and move.target.zone is Zone.FOUNDATION for move in self.legal_moves()
        )
        return run if self.rules.whole_runs_only and not goes_home else count

    def finishing_move(self) -> Move | None:
        """The next card home, the lowest first; None when none fits."""
        homeward = [move for move in self.legal_moves() if move.target.zone is Zone.FOUNDATION]
        return min(homeward, key=lambda move: self[move.source].cards[-1].rank, default=None)

    def play(self, move: Move) -> "Board":
        """The board after a move, which is trusted to be legal."""
        source, target, count = move
        if source.zone is Zone.STOCK:
            return self._drawn(count)
        if target.zone is Zone.STOCK:
            return self._recycled()
        pile = self[source]
        lifted = self._with(source, pile.without(count))
        return lifted._with(target, self[target].with_(pile.cards[-count:]))

    def _drawn(self, count: int) -> "Board":
        cards = self.stock.cards
        left = len(cards) - count
        stock, waste = hidden(cards[:left]), self.waste.with_(cards[left:][::-1])
        return Board(self.rules, stock, waste, self.foundations, self.tableau, self.pass_number)

    def _recycled(self) -> "Board":
        stock = hidden(self.waste.cards[::-1])
        return Board(self.rules, stock, EMPTY, self.foundations, self.tableau, self.pass_number + 1)

    def _with(self, where: PileId, pile: Pile) -> "Board":
        waste, foundations, tableau = self.waste, self.foundations, self.tableau
        zone, index = where
        if zone is Zone.TABLEAU:
            tableau = (*tableau[:index], pile, *tableau[index + 1 :])
        elif zone is Zone.FOUNDATION:
            foundations = (*foundations[:index], pile, *foundations[index + 1 :])
        else:
            waste = pile
        return Board(self.rules, self.stock, waste, foundations, tableau, self.pass_number)


class _Takers:
    """Which piles take which card just now."""

    def __init__(self, board: Board) -> None:
        self.space_rank = board.rules.space_rank
        self.spaces: list[PileId] = []
        self.columns: dict[int, list[PileId]] = {}
        self.foundations: dict[tuple[int, int], list[PileId]] = {}
        for target, pile in zip(COLUMNS, board.tableau, strict=False):
            if pile.cards:
                rank, suit, _ = pile.cards[-1]
                self.columns.setdefault(2 * rank - 2 + 1 - IS_RED[suit], []).append(target)
            else:
                self.spaces.append(target)
        for target, pile in zip(FOUNDATIONS, board.foundations, strict=False):
            self.foundations.setdefault((len(pile.cards) + 1, target.index % 4), []).append(target)

    def columns_for(self, card: Card) -> Sequence[PileId]:
        """The columns that take a run led by this card (C2, C4)."""
        rank, suit, _ = card
        fitting = self.columns.get(2 * rank + IS_RED[suit], ())
        if self.spaces and (self.space_rank is None or rank == self.space_rank):
            return (*fitting, *self.spaces)
        return fitting

    def foundations_for(self, card: Card) -> Sequence[PileId]:
        """The foundations that take this card next (C6)."""
        return self.foundations.get(card[:2], ())


def _legal_moves(board: Board) -> Iterator[Move]:
    takers = _Takers(board)
    yield from _stock_moves(board)
    yield from _waste_moves(board, takers)
    for source, pile in zip(COLUMNS, board.tableau, strict=False):
        yield from _column_moves(board, takers, source, pile)
    if board.rules.worrying_back:
        yield from _back_moves(board, takers)


def _stock_moves(board: Board) -> Iterator[Move]:
    passes = board.rules.passes
    if board.stock.cards:
        yield Move(STOCK, WASTE, min(board.rules.draw, len(board.stock.cards)))
    elif board.waste.cards and (passes is None or board.pass_number < passes):
        yield Move(WASTE, STOCK)


def _waste_moves(board: Board, takers: _Takers) -> Iterator[Move]:
    if board.waste.cards:
        card = board.waste.cards[-1]
        for target in (*takers.foundations_for(card), *takers.columns_for(card)):
            yield Move(WASTE, target)


def _column_moves(board: Board, takers: _Takers, source: PileId, pile: Pile) -> Iterator[Move]:
    cards, face_down = pile
    if not cards:
        return
    for target in takers.foundations_for(cards[-1]):
        yield Move(source, target)
    leads = 1 if board.rules.whole_runs_only else len(cards)
    for position, card in enumerate(cards[face_down : face_down + leads], face_down):
        for target in takers.columns_for(card):
            yield Move(source, target, len(cards) - position)


def _back_moves(board: Board, takers: _Takers) -> Iterator[Move]:
    for source, pile in zip(FOUNDATIONS, board.foundations, strict=False):
        if pile.cards:
            for target in takers.columns_for(pile.cards[-1]):
                yield Move(source, target)
