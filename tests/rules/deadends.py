"""Boards on which play is over, or no useful move is left, or nearly so."""

from random import Random

from klondike.rules import Board, Card, Pile, parse_rule_code
from klondike.rules.cards import deck
from klondike.rules.piles import hidden

KINGS = "1: KH, 2: KC, 3: KS"
COVERED = "4: 9C, 5: 9D, 6: 9S, 7: JD"
OVER = {
    "no card fits, though the stock can be turned": "R0, S: 9h, 1: 5C, 2: 5S",
    "the stock brings only cards that fit nowhere": "R1, S: 9h 9d, 1: 5C, 2: 5S",
    "the card that fits lies under the top, and there is no pass": "R1, W: 4H 9H, 1: 5C",
    "the last pass is used up": "R3 pass 3, W: 4H 9H, 1: 5C",
    "draws of three pass it by": "Q0, W: 4H 9H 9D, 1: 5C",
    "no draw, no pass, no move": "R1, W: 9H, 1: 5C",
    "part of a run fits, and only whole runs move": "R0, 1: 9C, 2: 5C 4H, 3: 5S",
    "a foundation gives nothing back": "R0, FH: AH 2H, 1: 3C",
    "kings only change their spaces": f"R0, {KINGS}",
    "with any card for a space too": "XEA, 1: 9H, 2: 9D",
    "everything is gone": "R0, 1: 5C",
}


def board_of(drawing: str) -> Board:
    """A drawing that stands in one line."""
    return Board.parse(drawing.replace(", ", "\n"))


SPARSE_KEYS = "S1 S3 R0 R1 R3 Q0 Q1 Q3 XEA XD3P2EA XB0R1EA D9 V3 GT"
SPARSE_RULES = tuple(map(parse_rule_code, SPARSE_KEYS.split()))


def sparse(seed: int) -> Board:
    """A board with few cards, the others being out of play: often play is over there, or nearly."""
    chance = Random(seed)
    rules = chance.choice(SPARSE_RULES)
    ranks = chance.sample(range(1, 14), chance.randint(3, 9))
    cards = [card for card in deck(rules.decks) if card.rank in ranks]
    chance.shuffle(cards)

    def some(most: int) -> tuple[Card, ...]:
        return tuple(cards.pop() for _ in range(min(len(cards), chance.randint(0, most))))

    columns = [
        Pile(laid, len(laid) - 1) if laid else Pile() for laid in (some(3) for _ in range(rules.columns))
    ]
    homes = [Pile() for _ in range(4 * rules.decks)]
    suit = chance.randrange(4)
    low = [card for card in deck() if card.suit == suit][: chance.choice((0, 0, 1, 4))]
    if not set(low) & {card for pile in columns for card in pile.cards}:
        homes[suit] = Pile(tuple(low))
        cards = [card for card in cards if card not in low]
    stock, waste = hidden(some(6)), Pile(some(6))
    passes = chance.randint(1, rules.passes or 5)
    return Board(rules, stock, waste, tuple(homes), tuple(columns), passes)


USEFUL = {
    "a card goes home": "S1, 1: AC",
    "a card of the waste goes to a column": "S1, W: 4H, 1: 5C",
    "a card that comes goes to a column": "S1, S: 4h 9d, 1: 5C",
    "a card comes that goes home": "S3, S: 9d 9h 9c ah 9s 2h",
    "a face-down card is bared": "S1, 1: 9h 4H, 2: 5C",
    "a king leaves his column": "S1, 1: 9h KH",
    "a column is emptied for a king": f"S1, 1: 4H, 2: 5C, 3: 9h KH, {COVERED}",
    "a card is bared that can go home": "S1, FC: AC 2C 3C 4C, 1: 5C 4H, 2: 5S",
    "a place is offered from a foundation": "S1, FH: AH 2H 3H 4H 5H 6H, 1: 7C, 2: 9c 5S",
}
USELESS = {
    "nothing moves": "S1, 1: 9H, 2: 9D",
    "only turning is left": "S1, S: 9h 9c, W: 9D, 1: 9S",
    "part of a run goes to and fro": "S1, 1: 5C 4H, 2: 5S",
    "back and home again": "S1, FH: AH 2H, 1: 3C",
    "one foundation or the other": "D9, FH: AH 2H, GH: AH', 1: 3C",
    "a column is emptied, and no king waits": "S1, 1: 4H, 2: 5C",
    "the king stands at the bottom of his column": "S1, 1: 4H, 2: 5C, 3: KH",
    "the king comes after the last pass": "V3, W: KH 9D, 1: 4H, 2: 5C",
}
