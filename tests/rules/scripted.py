"""Games written by hand: each step with the score that the rules' text gives for it, and whole won games."""

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random

from klondike.rules import RULE_SETS, Board, Deal, Game, Move, RuleSet, Zone
from tests.rules.positions import game_at
from tests.rules.wins import DRAW_1, DRAW_3

HOMES = {suit: " ".join(f"{rank}{suit}" for rank in "A23456789TJQK") for suit in "SHDC"}


def follow(game: Game, script: str) -> None:
    """Go through "W1 5, undo 0, +30 0": a move, undo, redo or seconds of time, and the score after each."""
    for step in script.split(","):
        what, score = step.split()
        if what in ("undo", "redo"):
            assert getattr(game, what)() is not None, step
        elif what[0] == "+":
            game.tick(float(what))
        else:
            game.play(Move.parse(what))
        assert game.score == int(score), step


def nearly_won(rules: str) -> Game:
    """Three moves before the win: the jack, the queen and the king of clubs lie in three columns."""
    homes = HOMES | {"C": HOMES["C"].removesuffix(" JC QC KC")}
    piles = (f"F{suit}: {cards}" for suit, cards in homes.items())
    return game_at("\n".join((rules, *piles, "1: JC", "2: QC", "3: KC")))


@cache
def won_line(draw: int) -> tuple[int, tuple[Move, ...]]:
    """A deal number and the moves that win it: one pass at draw one, three at draw three, never back."""
    number, texts = {1: DRAW_1, 3: DRAW_3}[draw]
    return number, tuple(map(Move.parse, texts.split()))


def won_game(rules: RuleSet, carried: int = 0) -> Iterator[tuple[Game, Move]]:
    """A game of these rules played to its win: the game after each move, and the move."""
    number, moves = won_line(rules.draw)
    return played(Game(Deal.numbered(number), rules, carried), moves)


def played(game: Game, moves: Iterable[Move]) -> Iterator[tuple[Game, Move]]:
    """The game after each of these moves, and the move."""
    for move in moves:
        game.play(move)
        yield game, move


def cards_home(board: Board) -> int:
    """How many cards lie on the foundations."""
    return sum(len(pile.cards) for pile in board.foundations)


def worried(rules: RuleSet, seed: int, most: int = 400) -> Game:
    """A game of a player who goes home and back again at random."""
    chance, game = Random(seed), Game(Deal.numbered(seed), rules)
    while game.board.legal_moves() and game.moves < most:
        moves = game.board.legal_moves()
        home = [move for move in moves if Zone.FOUNDATION in (move.source.zone, move.target.zone)]
        game.play(chance.choice(home if home and chance.random() < 0.6 else moves))
    return game


def turns(rules: str) -> int:
    """How often the waste can be turned over when nothing else is done, counted up to fifty."""
    game = Game(Deal.numbered(1), RULE_SETS[rules])
    recycles = 0
    while recycles < 50 and game.board.legal_moves()[:1] and _is_stock(game.board.legal_moves()[0]):
        move = game.board.legal_moves()[0]
        recycles += move.target.zone is Zone.STOCK
        game.play(move)
    return recycles


def _is_stock(move: Move) -> bool:
    return Zone.STOCK in (move.source.zone, move.target.zone)
