"""Games that begin on a board drawn in a test."""

from klondike.rules import SCORINGS, Board, Deal, Game, Move, Scoring, own_rules

CLASSIC_1, CLASSIC, WITH_FEE = SCORINGS["K1"], SCORINGS["K3"], SCORINGS["F3"]
"""the classic program's timed scoring in draw 1 and in draw 3, and with its fee for an undo"""


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
