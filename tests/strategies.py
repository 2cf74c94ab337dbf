"""Strategies for properties: rule sets of any mix of options, and boards and games reached by play."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from klondike.rules import RULE_SETS, SCORINGS, Board, Deal, Game, Move, RuleSet, Tap, Zone, own_rules

MOST_MOVES = 150

named_rules = st.sampled_from(tuple(RULE_SETS.values()))
deals = st.integers(0, 2**55 - 1).map(Deal.numbered)
seeds = st.integers(0, 2**32 - 1)


@st.composite
def mixed_rules(draw: st.DrawFn) -> RuleSet:
    """Any mix of options that makes a game."""
    decks = draw(st.sampled_from((1, 1, 2)))
    return own_rules(
        RULE_SETS["S1"],
        decks=decks,
        columns=draw(st.sampled_from((7, 9, 10) if decks == 2 else (7, 7, 9))),
        draw=draw(st.sampled_from((1, 3))),
        passes=draw(st.sampled_from((None, 1, 2, 3))),
        worrying_back=draw(st.booleans()),
        whole_runs_only=draw(st.booleans()),
        space_rank=draw(st.sampled_from((13, None))),
        thoughtful=draw(st.booleans()),
        waste_fan=draw(st.integers(1, 3)),
        undo_limit=draw(st.sampled_from((None, None, 0, 1, 3, 100))),
        tap=draw(st.sampled_from(tuple(Tap))),
        double_tap=draw(st.sampled_from(tuple(Tap))),
        autoplay=draw(st.booleans()),
        declares_end=draw(st.booleans()),
        scoring=draw(st.sampled_from(tuple(SCORINGS.values()))),
    )


any_rules = st.one_of(named_rules, mixed_rules())


def wander(board: Board, chance: Random, steps: int) -> Iterator[Move]:
    """Legal moves from a board on, one after the other; half the time home if something goes there."""
    for _ in range(steps):
        moves = board.legal_moves()
        home = [move for move in moves if move.target.zone is Zone.FOUNDATION]
        if not moves:
            return
        move = chance.choice(home if home and chance.random() < 0.5 else moves)
        board = board.play(move)
        yield move


@st.composite
def boards(draw: st.DrawFn, rules: st.SearchStrategy[RuleSet] = any_rules) -> Board:
    """A board that legal moves lead to."""
    chosen = draw(rules)
    board = draw(deals).board(chosen)
    for move in wander(board, Random(draw(seeds)), draw(st.integers(0, MOST_MOVES))):
        board = board.play(move)
    return board


@st.composite
def games(draw: st.DrawFn, rules: st.SearchStrategy[RuleSet] = any_rules) -> Game:
    """A game with moves, undos, redos and time."""
    game = Game(draw(deals), draw(rules), draw(st.integers(-500, 500)))
    chance = Random(draw(seeds))
    for _ in range(draw(st.integers(0, MOST_MOVES))):
        for move in wander(game.board, chance, 1):
            game.play(move)
        game.tick(chance.choice((0, 0.016, 1.37, 12)))
        for _ in range(chance.choice((0, 0, 0, 0, 0, 1, 2))):
            game.undo()
        for _ in range(chance.choice((0, 0, 0, 1))):
            game.redo()
    return game
