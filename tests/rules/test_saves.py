"""Saved games: they read back, old ones for ever, and damage is always noticed and named."""

from random import Random
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from klondike.rules import RULE_SETS, BadSave, Deal, Game, Help
from tests.rules.positions import play
from tests.rules.saved import golden, sealed
from tests.rules.wins import DRAW_3
from tests.strategies import games, seeds, wander


def test_a_game_saved_by_the_first_version_reads_for_ever():
    game = Game.load(golden())
    assert game.code == "KL1-S1-00000FE"
    assert (game.elapsed, game.undos, game.hints, game.carried, game.moves) == (75.25, 4, 1, 0, 5)
    assert [entry.at for entry in game.history] == [0, 3, 3, 63, 63, 65, 65]
    assert game.dump() == golden()
    assert game.redo().move == game.history[5].move


def test_help_that_was_used_is_kept_and_only_games_with_help_tell_of_it():
    game = Game.load(golden())
    for kind in (Help.SHOWN, Help.HINT, Help.HINT):
        game.help(kind)
    text = game.dump()
    assert "\nhelps hint shown\ncheck" in text
    loaded = Game.load(text)
    assert (loaded.helps, loaded.hints) == ({Help.HINT, Help.SHOWN}, 3)
    assert loaded.dump() == text
    with pytest.raises(BadSave, match="help that there is not"):
        Game.load(sealed(text.replace("shown", "magic")))
    with pytest.raises(BadSave, match="not as this program writes it"):
        Game.load(sealed(text.replace("hint shown", "shown hint")))


@settings(max_examples=60)
@given(games())
def test_every_game_reads_back(game):
    """U110"""
    loaded = Game.load(game.dump())
    assert loaded.dump() == game.dump()
    assert (loaded.board, loaded.score, loaded.moves) == (game.board, game.score, game.moves)
    assert loaded.history == game.history
    assert (loaded.can_undo, loaded.can_redo) == (game.can_undo, game.can_redo)


def test_a_won_game_reads_back():
    game = Game(Deal.numbered(DRAW_3[0]), RULE_SETS["S3"])
    play(game, DRAW_3[1])
    loaded = Game.load(game.dump())
    assert loaded.is_won
    assert loaded.score == game.score


WRONG = {
    "not a saved game": [
        "",
        "\n",
        "hello",
        "klondike",
        golden("klondike-game", "klondike-games"),
        "\x00" * 99,
    ],
    "form 2, which": [golden("game 1", "game 2")],
    "cut short": [golden()[:-20], "klondike-game 1", golden().rsplit("check", 1)[0]],
    "check does not fit": [
        golden().replace("undos 4", "undos 5"),
        golden()[:-2] + "\n",
        golden() + "check 0",
    ],
    "the lines it should have": [
        golden("hints 1\n"),
        golden("hints", "Hints"),
        golden("undos 4", "undos 4\nundos 4"),
    ],
    "deal of the saved game cannot be read. .*mistyped": [golden("00000FE", "00000G9")],
    "deal of the saved game cannot be read. No rules": [golden("S1", "Z1")],
    "line “undos”": [
        golden("undos 4", "undos -4"),
        golden("undos 4", "undos ４"),
        golden("undos 4", "undos"),
    ],
    "line “hints”": [golden("hints 1", "hints 1.0"), golden("hints 1", "hints " + "9" * 5000)],
    "line “carried”": [golden("carried 0", "carried --1"), golden("carried 0", "carried -")],
    "line “cursor”": [golden("cursor 5", "cursor five")],
    "line “elapsed”": [golden("75.25", "soon"), golden("75.25", "")],
    "time of the saved game": [
        golden("75.25", "nan"),
        golden("75.25", "inf"),
        golden("75.25", "64"),
        golden("75.25", "-1"),
    ],
    "stand at": [golden("cursor 5", "cursor 8")],
    "more moves taken back than": [golden("undos 4", "undos 1")],
    "Move 2 of the saved game is wrong: 51 is not legal": [golden("57+3", "51+3")],
    "Move 3 of the saved game is wrong: “99x” is not a move": [golden("43", "99x")],
    "Move 2 of the saved game, “57.-3”, has no time": [golden("57+3", "57+-3")],
    "not as this program writes it": [
        golden("75.25", "75.250"),
        golden("57+3", "57+03"),
        golden("71 57", "71  57"),
        golden("71 57", "71+0 57"),
        golden("hints 1", "hints 01"),
        golden("carried 0", "carried -0"),
        golden("KL1-S1", "kl1-s1"),
    ],
}


@pytest.mark.parametrize(
    ("complaint", "text"), [(reason, text) for reason, texts in WRONG.items() for text in texts]
)
def test_damage_is_named(complaint, text):
    with pytest.raises(BadSave, match=complaint):
        Game.load(text)


def test_line_ends_of_another_system_do_no_harm():
    assert Game.load(golden().replace("\n", "\r\n")).dump() == golden()


def mutated(text: str, chance: Random) -> str:
    """The text with a few characters changed, lost, doubled or moved about."""
    letters = list(text)
    for _ in range(chance.choice((1, 1, 2, 5))):
        place, other = chance.randrange(len(letters)), chance.randrange(len(letters))
        letters[place : place + 1] = chance.choice(
            [
                "",
                letters[place] * 2,
                letters[other],
                chance.choice("0129 \n+-xSWF\x00é\ud800"),
                letters[place:other] or "x",
            ]
        )
    return "".join(letters)


def loads_an_equal_game_or_is_refused(text: str) -> bool:
    try:
        game = Game.load(text)
    except BadSave as error:
        assert "\n" not in str(error)
        return False
    assert game.dump().splitlines() == text.splitlines()
    return True


@settings(max_examples=60)
@given(games(), seeds)
def test_damaged_games_are_refused_or_equal(game, seed):
    chance, dump = Random(seed), game.dump()
    for _ in range(20):
        text = mutated(dump, chance)
        assert not loads_an_equal_game_or_is_refused(text) or text.splitlines() == dump.splitlines()
        loads_an_equal_game_or_is_refused(sealed(text))


@given(st.text())
def test_no_text_raises_anything_else(text):
    assert not loads_an_equal_game_or_is_refused(text)
    loads_an_equal_game_or_is_refused(sealed(f"klondike-game 1\n{text}"))


def test_a_long_game_loads_at_once():
    game, chance = Game(Deal.numbered(3), RULE_SETS["S1"]), Random(1)
    for move in wander(game.board, chance, 400):
        game.play(move)
    text, start = game.dump(), process_time()
    Game.load(text)
    assert process_time() - start < 0.5  # about 0.02 on a quiet machine
