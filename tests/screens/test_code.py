"""The deal code: typed, pasted, looked at live, handed over when it is good."""

import pygame
import pytest

from klondike.rules import RULE_SETS, BadCode, Deal, deal_code, parse_code
from klondike.screens.code import CodeScreen
from klondike.screens.codefield import HOW_TO
from klondike.ui.pen import Pen
from tests.screens.samples import LARGE, picture
from tests.ui.events import click, key, typed

GOOD, BAD = "KL1-S3-GOODONE", "KL1-S3-NOT-ONE"
REASON = "That is not quite a deal code."
CTRL = pygame.KMOD_LCTRL
WINDOWS = (((640, 480), 1.0), ((1280, 800), 1.0), ((1280, 800), 2.0), ((640, 480), 2.0), ((3840, 2160), 2.0))


def check(text: str) -> str:
    return "" if text.strip() == GOOD else REASON


class Code(CodeScreen):
    """A code sheet with a clipboard of its own that remembers what it handed over."""

    def __init__(self, pen: Pen, text: str = "", clipboard: str = "", pace: float = 0) -> None:
        self.taken: list[str] = []
        super().__init__(pen, check, self.taken.append, lambda: clipboard, text, pace)
        self.resize(LARGE, 1.0)


def test_typing_a_good_code_and_enter_deals(pen: Pen) -> None:
    code = Code(pen)
    typed(code, GOOD)
    code.handle(key(pygame.K_RETURN))
    assert (code.taken, code.is_closed) == ([GOOD], True)


def test_the_button_deals_a_good_code(pen: Pen) -> None:
    code = Code(pen, GOOD)
    click(code, code.targets["Deal"].center)
    assert (code.taken, code.is_closed) == ([GOOD], True)


@pytest.mark.parametrize("is_in_field", [True, False])
def test_pasting_works_wherever_the_keyboard_is(pen: Pen, is_in_field: bool) -> None:
    code = Code(pen, clipboard=f" {GOOD}\n")
    if not is_in_field:
        code.handle(key(pygame.K_TAB))
    code.handle(key(pygame.K_v, CTRL))
    code.handle(key(pygame.K_RETURN))
    assert code.taken == [GOOD]


def test_a_bad_code_is_not_dealt(pen: Pen) -> None:
    code = Code(pen, BAD)
    click(code, code.targets["Deal"].center)
    code.handle(key(pygame.K_RETURN))
    assert (code.taken, code.is_closed) == ([], False)


def test_no_reason_is_given_while_it_is_still_short(pen: Pen) -> None:
    code = Code(pen)
    typed(code, BAD[:6])
    assert code.typed.notice.say() == ""
    typed(code, BAD[6:])
    assert code.typed.notice.say() == REASON


def test_enter_asks_for_the_reason_of_a_short_one(pen: Pen) -> None:
    code = Code(pen, BAD[:6])
    code.handle(key(pygame.K_RETURN))
    assert (code.typed.notice.say(), code.is_closed) == (REASON, False)


def test_a_code_that_came_with_it_is_looked_at_at_once(pen: Pen) -> None:
    assert Code(pen, BAD).typed.notice.say() == REASON
    assert Code(pen, GOOD).typed.is_good
    assert not Code(pen).typed.is_good


def test_an_empty_field_says_what_can_be_typed(pen: Pen) -> None:
    assert Code(pen).typed.notice.say() == HOW_TO


def test_a_good_code_says_by_which_rules_it_is_dealt(pen: Pen) -> None:
    code = deal_code(Deal.numbered(1), RULE_SETS["S3"])
    sheet = CodeScreen(pen, lambda _: "", lambda _: None, str, code, 0)
    assert sheet.typed.notice.say() == "Ready to deal: Standard · Draw 3."


def test_a_good_code_that_is_changed_is_not_dealt(pen: Pen) -> None:
    code = Code(pen, GOOD)
    code.handle(key(pygame.K_BACKSPACE))
    code.handle(key(pygame.K_RETURN))
    assert code.taken == []


def test_cancelling_hands_nothing_over(pen: Pen) -> None:
    for code in (Code(pen, GOOD), Code(pen, GOOD)):
        click(code, code.targets["Cancel"].center)
        assert (code.taken, code.is_closed) == ([], True)
    code = Code(pen, GOOD)
    code.handle(key(pygame.K_ESCAPE))
    assert (code.taken, code.is_closed) == ([], True)


def test_a_click_beside_keeps_what_was_typed(pen: Pen) -> None:
    code = Code(pen, BAD)
    click(code, (20, 700))
    assert (code.typed.field.text, code.is_closed) == (BAD, False)


def test_letters_that_mean_something_on_the_table_are_typed(pen: Pen) -> None:
    code = Code(pen)
    typed(code, "Sn")
    assert code.typed.field.text == "Sn"


def test_the_text_stays_when_the_window_changes(pen: Pen) -> None:
    code = Code(pen)
    typed(code, GOOD)
    code.resize((640, 480), 1.0)
    code.handle(key(pygame.K_RETURN))
    assert code.taken == [GOOD]


def test_the_keyboard_is_given_back(pen: Pen) -> None:
    code = Code(pen)
    assert code.typed.field.has_focus
    code.close()
    assert not code.typed.field.has_focus


def test_a_whole_deck_fits(pen: Pen) -> None:
    text = "KL1-S3-" + "7Q" * 60
    assert Code(pen, clipboard=text).typed.field.limit >= len(text)


def test_the_reasons_of_the_rules_show_as_they_are(pen: Pen) -> None:
    def reason(text: str) -> str:
        try:
            parse_code(text)
        except BadCode as error:
            return str(error)
        return ""

    code = CodeScreen(pen, reason, lambda _: None, str, "no code at all", 0)
    assert code.typed.notice.say().startswith("That is not a deal code.")


def test_the_reason_is_drawn(pen: Pen) -> None:
    quiet, loud = Code(pen), Code(pen, BAD)
    place = loud.typed.notice.rect
    seen = [picture(code).subsurface(place).copy() for code in (quiet, loud)]
    assert seen[0].get_buffer().raw != seen[1].get_buffer().raw


@pytest.mark.parametrize("window", WINDOWS)
def test_it_shows_whole_in_every_window(pen: Pen, window: tuple[tuple[int, int], float]) -> None:
    code = Code(pen, BAD)
    code.resize(*window)
    sheet = code.frame.sheet
    assert pygame.Rect((0, 0), window[0]).contains(sheet)
    assert not code.body.scrolls
    assert list(code.targets) == ["Deal code", "Cancel", "Deal"]
    assert all(sheet.contains(place) for place in code.targets.values())
