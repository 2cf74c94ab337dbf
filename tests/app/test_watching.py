"""Watching: another game on the table, and the player's own untouched behind it."""

import pytest

from klondike.rules import RULE_SETS, STOCK, Deal, Help, deal_code
from klondike.rules.replay import BadLine, Step, spelled
from tests.app.checks import check_at_rest, check_cards, history
from tests.app.lines import winning_line
from tests.pilot import Pilot

LINE = spelled([Step(move, 3 * number) for number, move in enumerate(winning_line())])
CODE = deal_code(Deal.numbered(173), RULE_SETS["S3"])
PLAY, BACK = "Play from here", "Back to your game"


@pytest.fixture
def pilot(start) -> Pilot:
    """A game with a move made and one taken back."""
    pilot = start(rules="S3", deal=7, moves=["SWx3", "SWx3"], ask_before_losing=True)
    pilot.key("u")
    pilot.quiet()
    return pilot


def watch(pilot: Pilot, seconds: int = 4) -> None:
    pilot.app.desk.watching.past(CODE, LINE)
    pilot.settle()
    pilot.frames(60 * seconds)


def own(pilot: Pilot) -> tuple[object, ...]:
    """All that a game has but its clock, which goes on when it is back on the table."""
    game = pilot.session.game
    return game, history(game), game.undos, game.helps, game.score, game.can_redo


def test_a_past_game_plays_itself_on_the_table(pilot):
    watch(pilot)
    assert pilot.screen.name == "watching"
    assert 6 <= pilot.table.game.moves <= 9
    assert pilot.table.game.board != pilot.board
    assert pilot.table.status.text == f"Watching · {CODE}"
    assert pilot.app.desk.record()["board"] == str(pilot.table.game.board)


def test_esc_brings_the_own_game_back_as_it_was(pilot):
    pilot.frames(30)
    pilot.session.keep()
    before = own(pilot)
    watch(pilot, 6)
    for key in ("right", "left", "end", "home", "space", "u", "y", "d", "a", "h", "f2", "r"):
        pilot.key(key)
        pilot.frames(20)
    pilot.key("escape")
    pilot.settle()
    assert own(pilot) == before
    assert pilot.app.screens == [pilot.table]
    assert pilot.table.game is pilot.game
    assert "Watching" not in pilot.table.status.text
    assert pilot.store.rule_codes() == ()
    check_cards(pilot)
    check_at_rest(pilot)
    pilot.key("y")
    assert pilot.game.moves == 2


def test_the_clock_stands_still_and_goes_on(pilot):
    elapsed = pilot.game.elapsed
    watch(pilot, 10)
    assert pilot.game.elapsed == elapsed
    pilot.click(pilot.screen.targets[BACK].center)
    pilot.settle()
    pilot.frames(60)
    assert pilot.game.elapsed > elapsed + 0.5


def test_a_watched_win_is_none(pilot):
    watch(pilot, 1)
    pilot.key("end")
    pilot.settle()
    pilot.frames(200)
    assert pilot.table.game.is_won
    assert [screen.name for screen in pilot.app.screens] == ["table", "watching"]
    assert pilot.store.rule_codes() == ()
    pilot.key("escape")
    pilot.settle()
    pilot.frames(60)
    assert pilot.app.screens == [pilot.table]


def test_no_offer_to_finish_a_watched_game(pilot):
    watch(pilot, 1)
    for _ in range(len(winning_line()) - 2):
        pilot.key("right")
    pilot.settle()
    assert pilot.table.game.board.is_open
    assert not pilot.table.toaster.is_shown


def test_a_kill_while_watching_loses_nothing(pilot, tmp_path):
    pilot.frames(30)
    before = history(pilot.game)
    for step in range(4):
        watch(pilot, step) if step == 0 else pilot.frames(90)
        kept = pilot.kept(tmp_path / str(step))
        assert history(kept.game) == before
        assert kept.game.code == pilot.game.code
        assert kept.store.rule_codes() == ()
        kept.store.close()


def test_the_game_of_two_decks_is_watched_over_one_of_one_deck(pilot):
    rules = RULE_SETS["D9"]
    pilot.app.desk.watching.past(deal_code(Deal.numbered(5), rules), "SW SW SW")
    pilot.settle()
    pilot.frames(90)
    assert len(pilot.table.homes) == 104
    pilot.resize((1000, 700))
    pilot.key("escape")
    pilot.settle()
    check_cards(pilot)


def test_a_line_of_another_deal_shows_nothing(pilot):
    with pytest.raises(BadLine):
        pilot.app.desk.watching.past(deal_code(Deal.numbered(1), RULE_SETS["S3"]), LINE)
    assert pilot.table.game is pilot.game


# -- playing on --------------------------------------------------------------------------------------


def test_playing_on_from_a_past_game_asks_first(pilot):
    before = own(pilot)
    watch(pilot)
    pilot.click(pilot.screen.targets[PLAY].center)
    pilot.settle()
    assert pilot.screen.name == "question"
    pilot.key("return")
    pilot.settle()
    assert pilot.screen.name == "watching"
    pilot.key("escape")
    pilot.settle()
    assert own(pilot) == before


def test_playing_on_deals_it_anew_with_the_moves_seen(pilot):
    watch(pilot)
    pilot.key("space")
    moves = pilot.table.game.moves
    pilot.click(pilot.screen.targets[PLAY].center)
    pilot.settle()
    pilot.screen.answer(said_yes=True)
    pilot.settle()
    assert pilot.app.screens == [pilot.table]
    assert (pilot.game.code, pilot.game.lines) == (CODE, winning_line()[:moves])
    assert pilot.game.helps == {Help.SHOWN}
    assert pilot.store.totals("S3")[:2] == (1, 0)
    check_at_rest(pilot)
    pilot.key("u")
    assert pilot.game.moves == moves - 1


def test_playing_on_from_the_deal_itself_is_a_game_like_any_other(pilot):
    watch(pilot, 1)
    pilot.key("home")
    pilot.click(pilot.screen.targets[PLAY].center)
    pilot.settle()
    pilot.screen.answer(said_yes=True)
    pilot.settle()
    assert (pilot.game.moves, pilot.game.helps) == (0, frozenset())


def test_a_game_played_on_is_no_win(pilot):
    watch(pilot, 1)
    pilot.key("end")
    pilot.key("left")
    pilot.key("return")
    pilot.settle()
    pilot.screen.answer(said_yes=True)
    pilot.settle()
    pilot.make(winning_line()[-1])
    pilot.settle()
    newest = pilot.store.results("S3")[-1]
    assert pilot.screen.name == "result"
    assert (newest.won, newest.help, newest.moves) == (False, "shown", len(winning_line()))
    assert pilot.screen.outcome.line == "Solved with Show me: not counted as a win."


# -- show me -----------------------------------------------------------------------------------------


@pytest.fixture
def shown(start) -> Pilot:
    """A game in which the rest is shown after thirty moves."""
    pilot = start(rules="S3", deal=173, moves=winning_line()[:30])
    pilot.quiet()
    pilot.app.desk.watching.show_me(winning_line()[30:])
    pilot.settle()
    return pilot


def test_a_solution_is_shown_from_where_the_player_stands(shown, tmp_path):
    assert shown.screen.at == 30
    shown.frames(90)
    assert shown.table.game.moves in (32, 33)
    assert shown.game.moves == 30
    kept = shown.kept(tmp_path / "copy")
    assert kept.game.helps == {Help.SHOWN}
    kept.store.close()


def test_playing_on_makes_the_moves_in_the_own_game(shown):
    for _ in range(5):
        shown.key("right")
    shown.key("return")
    shown.settle()
    assert (shown.app.screens, shown.game.lines) == ([shown.table], winning_line()[:35])
    shown.key("u")
    assert (shown.game.moves, shown.game.undos) == (34, 1)


def test_playing_on_from_before_takes_moves_back(shown):
    for _ in range(5):
        shown.key("left")
    shown.key("return")
    shown.settle()
    assert (shown.game.moves, shown.game.undos) == (25, 5)


def test_a_solution_played_to_its_end_is_no_win(shown):
    shown.key("end")
    shown.key("return")
    shown.settle()
    shown.settle()
    assert shown.screen.name == "result"
    (result,) = shown.store.results("S3")
    assert (result.won, result.help) == (False, "shown")


def test_a_shown_solution_earns_no_money(start):
    pilot = start(rules="V1", deal=None)
    pilot.session.game.help(Help.SHOWN)
    pilot.click(STOCK)
    for _ in range(200):
        move = pilot.board.finishing_move()
        if move:
            pilot.table.play(move)
    pilot.key("f2")
    assert pilot.store.balance("V1") <= -52


# -- from the sheets ---------------------------------------------------------------------------------


def test_a_won_game_is_watched_from_its_result_which_comes_back(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:-1])
    pilot.make(winning_line()[-1])
    pilot.settle()
    pilot.click(pilot.screen.targets["Watch it"].center)
    pilot.settle()
    pilot.frames(120)
    assert pilot.screen.name == "watching"
    assert pilot.table.game.moves > 1
    pilot.key("escape")
    pilot.settle()
    assert pilot.screen.name == "result"
    assert pilot.store.totals("S3")[:2] == (1, 1)


def test_a_counted_game_is_watched_and_dealt_again_from_the_statistics(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:20])
    pilot.key("f2")
    pilot.settle()
    pilot.key("s")
    pilot.settle()
    pilot.key("return")
    pilot.settle()
    assert (pilot.screen.name, pilot.screen.film.length) == ("watching", 20)
    pilot.key("escape")
    pilot.settle()
    pilot.key("s")
    pilot.settle()
    pilot.key("right")
    pilot.key("return")
    pilot.settle()
    assert pilot.app.screens == [pilot.table]
    assert (pilot.game.code, pilot.game.moves, pilot.game.helps) == (CODE, 0, frozenset())


def test_lines_are_kept_only_where_the_player_wants_it(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:20], keep_past_games=False)
    pilot.key("f2")
    (result,) = pilot.store.results("S3")
    assert (result.line, result.moves) == ("", 20)


def test_all_games_are_exported_and_the_place_is_told(start):
    pilot = start(rules="S3", deal=173, moves=winning_line()[:20])
    pilot.key("f2")
    pilot.key("s")
    pilot.settle()
    pilot.click(pilot.screen.targets["Export…"].center)
    (path,) = pilot.paths.data.glob("*.csv")
    assert str(path) in pilot.screen.notice
    assert CODE in path.read_text()
