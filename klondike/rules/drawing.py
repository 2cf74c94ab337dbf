"""Boards as text: the rules and the pass, then a line for each pile, cards face down in small letters.

For instance, most piles left out: "S3 pass 1", "S: 9h 2c", "W: KD 4S", "FS: AS", "1: 7c 8D 7S". The last card
of a line is the top one; a second deck's card has a mark, "KD'".
"""

from collections.abc import Callable, Mapping
from itertools import pairwise

from klondike.rules.board import BadBoard, Board
from klondike.rules.cards import BadCard, Card
from klondike.rules.piles import EMPTY, BadPile, Pile, PileId, Zone
from klondike.rules.rulecodes import BadCode, parse_rule_code, rule_code
from klondike.rules.ruleset import RuleSet

SIDES: Mapping[Zone, Callable[[Pile], bool]] = {
    Zone.STOCK: lambda pile: pile.face_down == len(pile.cards),
    Zone.WASTE: lambda pile: pile.face_down == 0,
    Zone.FOUNDATION: lambda pile: pile.face_down == 0,
    Zone.TABLEAU: lambda pile: not pile.cards or pile.face_down < len(pile.cards),
}


def draw_board(board: Board) -> str:
    """The drawing of a board, complete: `parse_board` makes the same board of it."""
    head = f"{rule_code(board.rules)} pass {board.pass_number}"
    return "\n".join((head, *(" ".join((f"{pile}:", *_texts(board[pile]))) for pile in board.pile_ids)))


def parse_board(drawing: str) -> Board:
    """The board of a drawing; piles left out are empty, cards may be left out; raises BadBoard."""
    head, *lines = [line.strip() for line in drawing.splitlines() if line.strip()] or [""]
    rules, pass_number = _parse_head(head)
    piles = _parse_piles(lines)
    board = Board(
        rules,
        piles.pop(PileId(Zone.STOCK), EMPTY),
        piles.pop(PileId(Zone.WASTE), EMPTY),
        tuple(piles.pop(PileId(Zone.FOUNDATION, index), EMPTY) for index in range(4 * rules.decks)),
        tuple(piles.pop(PileId(Zone.TABLEAU, index), EMPTY) for index in range(rules.columns)),
        pass_number,
    )
    for pile in piles:
        raise BadBoard(f"There is no pile {pile} in this game.")
    _check_cards(board)
    return board


def is_run(cards: tuple[Card, ...]) -> bool:
    """Whether the cards go down in rank with alternating colours (C2)."""
    return all(
        upper.rank == lower.rank - 1 and upper.is_red != lower.is_red for lower, upper in pairwise(cards)
    )


def _texts(pile: Pile) -> list[str]:
    hidden = [str(card).lower() for card in pile.cards[: pile.face_down]]
    return hidden + [str(card) for card in pile.face_up]


def _parse_head(line: str) -> tuple[RuleSet, int]:
    code, _, rest = line.partition(" ")
    word, _, number = (rest or "pass 1").partition(" ")
    if word != "pass" or not (number.isascii() and number.isdigit() and len(number) < 10):
        raise BadBoard(f"“{line}” does not say the rules and the pass.")
    try:
        rules = parse_rule_code(code)
    except BadCode as error:
        raise BadBoard(str(error)) from None
    if not 1 <= int(number) <= (rules.passes or int(number)):
        raise BadBoard(f"There is no pass {number} in this game.")
    return rules, int(number)


def _parse_piles(lines: list[str]) -> dict[PileId, Pile]:
    piles: dict[PileId, Pile] = {}
    for line in lines:
        name, _, texts = line.partition(":")
        try:
            where, pile = PileId.parse(name), _parse_pile(texts.split())
        except (BadPile, BadCard) as error:
            raise BadBoard(str(error)) from None
        if where in piles:
            raise BadBoard(f"The pile {where} is there twice.")
        _check_pile(where, pile, texts.split())
        piles[where] = pile
    return piles


def _parse_pile(texts: list[str]) -> Pile:
    return Pile(tuple(Card.parse(text.upper()) for text in texts), sum(text.islower() for text in texts))


def _check_pile(where: PileId, pile: Pile, texts: list[str]) -> None:
    if _texts(pile) != texts or not SIDES[where.zone](pile):
        raise BadBoard(f"In the pile {where} a card lies on the wrong side.")
    if where.zone is Zone.TABLEAU and not is_run(pile.face_up):
        raise BadBoard(f"The face-up cards of column {where} are not a run.")
    built = [(rank, where.index % 4) for rank in range(1, len(pile.cards) + 1)]
    if where.zone is Zone.FOUNDATION and [card[:2] for card in pile.cards] != built:
        raise BadBoard(f"The foundation {where} is not built up from its ace.")


def _check_cards(board: Board) -> None:
    seen = set()
    for card in (card for pile in board.pile_ids for card in board[pile].cards):
        if card in seen:
            raise BadBoard(f"The {card} is there twice.")
        if card.deck >= board.rules.decks:
            raise BadBoard(f"There is no {card} in a game with one deck.")
        seen.add(card)
