"""What the help says of the mouse is what the mouse does, by any rules and settings."""

from itertools import product

import pytest

from klondike.rules import RULE_SETS
from klondike.rules.ruleset import Tap
from klondike.scene.preferences import Click, First, Preferences
from klondike.screens.help import HelpScreen
from klondike.screens.mousewords import ALL_HOME, HOME, SEND_HOME, TAPS, mouse_words
from klondike.ui.pen import Pen

STANDARD, EASY = RULE_SETS["S3"], RULE_SETS["EN"]
TO_COLUMN = TAPS[Tap.COLUMN]


def told(rules, **chosen: object) -> dict[str, str]:
    return dict(mouse_words(rules, Preferences(**chosen)))


def test_the_usual_clicks_move_and_send_home() -> None:
    words = told(STANDARD)
    assert words["Click a card"] == TAPS[Tap.BEST]
    assert words["Double or right click a card"] == HOME
    assert words["Right click the table"] == ALL_HOME


def test_easy_and_hard_have_clicks_of_their_own() -> None:
    words = told(EASY)
    assert words["Click a card"] == HOME
    assert words["Double click a card"] == TO_COLUMN
    assert words["Right click a card"] == SEND_HOME


@pytest.mark.parametrize("rules", [STANDARD, EASY])
def test_the_settings_have_the_last_word_on_a_click(rules) -> None:
    assert told(rules, click=Click.PICK)["Click a card"] == "Pick it up; click again where it is to go."
    assert told(rules, click=Click.NOTHING)["Click a card"] == "Nothing, as the settings say."


def test_where_a_best_move_goes_first_is_told_where_it_counts() -> None:
    assert told(STANDARD, first=First.HOME)["Click a card"].startswith("Send it home if it fits")
    assert told(STANDARD, first=First.COLUMN)["Click a card"].startswith("Move it to a column if it fits")
    assert told(EASY, first=First.COLUMN)["Click a card"] == HOME


@pytest.mark.parametrize("rules", [STANDARD, EASY])
def test_nothing_is_told_of_a_right_click_that_does_nothing(rules) -> None:
    words = told(rules, right_click_sends_home=False)
    assert [action for action in words if action.lower().startswith(("right", "double or"))] == [
        "Right click while you drag"
    ]
    assert words["Double click a card"] == TAPS[rules.double_tap]


def test_all_of_it_fits_beside_the_keys_in_a_usual_window(pen: Pen) -> None:
    for rules, click, first, is_right in product((STANDARD, EASY), Click, First, (True, False)):
        sheet = HelpScreen(pen, mouse_words(rules, Preferences(False, click, first, is_right)), pace=0)
        sheet.resize((1280, 800), 1.0)
        assert not sheet.body.scrolls, (rules.key, click, first, is_right)
