"""Games that begin on a board drawn in a test, and scorings that no named rule set has."""

from klondike.rules import SCORINGS, Board, Deal, Game, Move, Scoring, TimeBonus, Zone, own_rules

TO_COLUMN, RECYCLE = (Zone.WASTE, Zone.TABLEAU), (Zone.WASTE, Zone.STOCK)
CLASSIC = SCORINGS["S3"]._replace(
    key="C3",
    points=SCORINGS["S3"].points | {RECYCLE: -20},
    free_recycles=3,
    decay=2,
    bonus=TimeBonus(quotient=700_000, min_seconds=30),
)
"""the classic program's timed scoring in draw 3 (M1 to M5, M8, M10 to M12)"""
CLASSIC_1 = CLASSIC._replace(key="C1", points=CLASSIC.points | {RECYCLE: -100}, free_recycles=0)
"""the same in draw 1 (M7)"""
WITH_FEE = CLASSIC._replace(key="CF", undo_fee=2)
"""with two points taken for each undo (M9)"""


def game_at(drawing: str, scoring: Scoring | None = None, carried: int = 0) -> Game:
    """A game whose first board is this one, scored otherwise than its rules say if asked."""
    board = Board.parse(drawing)
    rules = board.rules if scoring is None else own_rules(board.rules, scoring=scoring)
    game = Game(Deal.numbered(0), rules, carried)
    game._begin(Board(rules, board.stock, board.waste, board.foundations, board.tableau, board.pass_number))
    return game


def play(game: Game, texts: str) -> list[int]:
    """Play moves from their texts; what each changed the score by."""
    return [game.play(Move.parse(text)).points for text in texts.split()]
