"""Lines of moves as text, and games that are only looked at."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klondike.rules import RULE_SETS, Board, Cause, Deal, Game, Move
from klondike.rules.replay import LONGEST_LINE, BadLine, Replay, Step, parsed, spelled, steps_of
from tests.app.lines import winning_line
from tests.strategies import games

DEAL = Deal.numbered(173)
RULES = RULE_SETS["S3"]


def replay() -> Replay:
    return Replay(DEAL, RULES, [Step(move, 2 * number) for number, move in enumerate(winning_line())])


@given(games())
def test_a_line_is_the_same_game_again(game: Game) -> None:
    steps = parsed(spelled(steps_of(game)))
    assert steps == steps_of(game)
    again = Replay(game.deal, game.rules, steps, game.carried)
    again.go_to(again.count)
    assert again.game.board == game.board
    assert again.moves == game.lines


def test_moves_taken_back_are_not_in_the_line() -> None:
    game = Game(DEAL, RULES)
    for move in winning_line()[:3]:
        game.play(move)
        game.tick(1.5)
    game.undo()
    assert spelled(steps_of(game)) == " ".join([str(winning_line()[0]), f"{winning_line()[1]}+1"])


def test_a_line_of_any_length_is_kept_but_not_of_every_length() -> None:
    step = Step(Move.parse("SW"))
    assert parsed(spelled([step] * LONGEST_LINE)) == (step,) * LONGEST_LINE
    assert spelled([step] * (LONGEST_LINE + 1)) == ""


@pytest.mark.parametrize("text", ["what", "SW+", "SW+x", "SW+-1", "SW+²", "SW+1234567890", "63x44"])
def test_a_text_that_is_no_line(text: str) -> None:
    if text != "SW+":
        with pytest.raises(BadLine):
            parsed(text)
    assert parsed("SW+") == parsed("SW")


def test_a_line_of_another_deal_is_refused() -> None:
    with pytest.raises(BadLine, match="legal"):
        Replay(Deal.numbered(1), RULES, map(Step, winning_line()))


def test_it_stands_wherever_it_is_told_to() -> None:
    film = replay()
    assert (film.at, film.count, film.game.elapsed, film.game.is_watched) == (
        0,
        len(winning_line()),
        0.0,
        True,
    )
    assert film.go_to(1)[::3] == (Cause.PLAY, winning_line()[0])
    assert film.go_to(0)[::3] == (Cause.UNDO, winning_line()[0])
    far = film.go_to(30)
    assert (far.cause, far.move, far.after) == (Cause.LOAD, None, film.game.board)
    assert (film.at, film.game.elapsed, film.game.undos) == (30, 58.0, 0)
    film.go_to(10**6)
    assert film.game.is_won
    film.go_to(-5)
    assert film.at == 0


@given(st.lists(st.integers(0, 92), max_size=8))
def test_every_step_shows_the_board_and_the_score_that_it_had(places: list[int]) -> None:
    film = replay()
    for at in places:
        film.go_to(at)
        assert (film.game.board, film.game.score) == shown_by_the_game()[at]


@cache
def shown_by_the_game() -> list[tuple[Board, int]]:
    """The board and the score before the first move and after each."""
    game = Game(DEAL, RULES)
    shown = [(game.board, game.score)]
    for number, move in enumerate(winning_line()):
        game.elapsed = 2.0 * number
        game.play(move)
        shown.append((game.board, game.score))
    return shown


def test_rules_that_limit_undo_do_not_limit_looking() -> None:
    rules = next(rules for rules in RULE_SETS.values() if rules.undo_limit is not None and rules.decks == 1)
    game = Game(DEAL, rules)
    for _ in range(6):
        game.play(game.board.legal_moves()[0])
    film = Replay(DEAL, rules, steps_of(game))
    film.go_to(6)
    film.go_to(0)
    assert film.game.board == Game(DEAL, rules).board
