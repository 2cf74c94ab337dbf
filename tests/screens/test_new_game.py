"""The sheet for a new game: families and deals by mouse and by keys, and how it fits."""

import pygame
import pytest

from klondike.rules import RULE_SETS, own_rules
from klondike.rules.families import FAMILIES
from klondike.rules.words import summary
from klondike.screens.codefield import HOW_TO
from klondike.screens.new_game import STAYS
from klondike.screens.paged import ListBox
from klondike.screens.targets import widget_named, words_of
from klondike.screens.wish import KINDS
from klondike.ui.pen import Pen
from klondike.ui.widgets import Paragraph
from tests.screens.fitting import SIZES, faults
from tests.screens.newgame import (
    CODE,
    CUSTOM,
    FOREIGN,
    LARGE,
    ONE_DECK,
    RECORD,
    SMALL,
    TINY,
    TITLES,
    Opened,
    custom,
)
from tests.screens.samples import picture
from tests.ui.events import click, typed

FAMILY = pytest.mark.parametrize("family", range(len(FAMILIES)), ids=TITLES)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_enter_deals_the_same_again(pen: Pen) -> None:
    opened = Opened(pen)
    opened.press(pygame.K_RETURN)
    assert opened.dealt == [(RULE_SETS["S3"], ("any", ""))]
    assert opened.sheet.is_closed


@pytest.mark.parametrize("key_of_rules", RULE_SETS)
def test_it_opens_with_the_last_choice(pen: Pen, key_of_rules: str) -> None:
    opened = Opened(pen, key_of_rules)
    rules = RULE_SETS[key_of_rules]
    assert rules in opened.sheet.family.members
    assert [line for line in summary(rules) if line in opened.words] == list(summary(rules))
    opened.press(pygame.K_RETURN)
    assert opened.dealt[0][0] == rules


def test_nothing_is_dealt_by_cancel_escape_or_a_click_beside(pen: Pen) -> None:
    for leave in (
        lambda opened: opened.click("Cancel"),
        lambda opened: opened.click("Close"),
        lambda opened: opened.press(pygame.K_ESCAPE),
        lambda opened: click(opened.sheet, (5, 5)),
    ):
        opened = Opened(pen)
        leave(opened)
        assert opened.sheet.is_closed
        assert opened.dealt == []


@FAMILY
@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_a_click_chooses_a_family(pen: Pen, family: int, size: tuple[int, int]) -> None:
    opened = Opened(pen, "G0", size)
    if size == SMALL:
        opened.press(pygame.K_TAB, pygame.K_TAB)
        opened.focus_on("GNOME")
        opened.press(pygame.K_RETURN)
        opened.sheet.body.reveal(opened.sheet.group.widgets[1 + family])
    opened.click(TITLES[family])
    assert opened.sheet.index == family
    opened.click("Deal")
    members = FAMILIES[family].members
    assert opened.dealt[0][0] == (RULE_SETS["G0"] if TITLES[family] in ("GNOME", "Custom") else members[0])


def test_arrows_choose_a_family(pen: Pen) -> None:
    opened = Opened(pen)
    opened.focus_on("Standard")
    opened.press(pygame.K_DOWN, pygame.K_DOWN)
    assert opened.sheet.family.title == "Easy and Hard"
    opened.press(pygame.K_UP, pygame.K_RETURN)
    assert opened.dealt[0][0] == RULE_SETS["G3"]


def test_a_family_remembers_its_choice_while_the_sheet_is_open(pen: Pen) -> None:
    opened = Opened(pen, "C1")
    opened.click("Scoring: Timed")
    opened.click("Vegas")
    opened.click("Classic")
    opened.click("Deal")
    assert opened.dealt[0][0] == RULE_SETS["K1"]


# -- any mix -----------------------------------------------------------------------------------------


def test_any_mix_begins_with_the_rules_that_were_shown(pen: Pen) -> None:
    opened = custom(pen, "M3")
    opened.focus_on("Runs move only as a whole")
    opened.press(pygame.K_SPACE)
    opened.press(pygame.K_RETURN)
    assert opened.dealt[0][0] == own_rules(RULE_SETS["M3"], whole_runs_only=False)


def test_what_makes_no_game_is_said_and_not_dealt(pen: Pen) -> None:
    opened = custom(pen)
    before = picture(opened.sheet)
    opened.click("Columns: 10")
    assert opened.sheet.reason == "Ten columns need 55 cards, and one deck has 52."
    right = opened.sheet.foot[0].rect.left - 8
    foot = pygame.Rect(opened.sheet.frame.body.x, opened.sheet.foot[0].rect.y, 0, 40)
    foot.w = right - foot.x
    assert pixels(before.subsurface(foot)) != pixels(picture(opened.sheet).subsurface(foot))
    opened.press(pygame.K_RETURN)
    opened.click("Deal")
    assert opened.dealt == []
    assert RECORD not in opened.words
    opened.click("Decks: Two")
    opened.click("Deal")
    assert opened.dealt[0][0] == own_rules(RULE_SETS["S1"], decks=2, columns=10)


def test_where_the_foot_is_narrow_the_reason_stands_in_the_body(pen: Pen) -> None:
    opened = custom(pen, size=TINY)
    opened.sheet.rules = own_rules(RULE_SETS["S1"])._replace(columns=10)
    opened.sheet.lay_out()
    assert opened.sheet.reason in opened.words
    opened.sheet.resize(LARGE, 1.0)
    assert opened.sheet.reason not in opened.words


def test_the_families_stay_in_sight_while_the_options_are_scrolled(pen: Pen) -> None:
    opened = custom(pen)
    before = opened.sheet.targets
    opened.sheet.handle(pygame.event.Event(pygame.MOUSEWHEEL, y=-5))
    after = opened.sheet.targets
    assert opened.sheet.body.offset > 0
    assert {before[title] == after[title] for title in TITLES} == {True}
    assert before["Draw: One card"] != after.get("Draw: One card")


def test_families_that_do_not_fit_are_scrolled_to_their_end_and_back(pen: Pen) -> None:
    opened = custom(pen, size=(1280, 560))
    opened.sheet.resize((1280, 560), 0.9)
    opened.sheet.scroll_by(9999)
    assert opened.sheet.targets["Custom"].bottom <= opened.sheet.body.view.bottom
    opened.sheet.group.focus_on(opened.sheet.group.widgets[CUSTOM])
    opened.press(pygame.K_DOWN)
    assert opened.sheet.targets["Standard"].top >= opened.sheet.body.view.top


# -- which deal --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "unit"), SIZES)
def test_the_kinds_of_deals_stay_where_they_are_when_one_is_chosen(
    pen: Pen, size: tuple[int, int], unit: float
) -> None:
    opened = Opened(pen, size=size, unit=unit)
    places = set()
    for index in range(len(KINDS)):
        opened.sheet._choose_kind(index)
        opened.sheet.body.scroll_to(0)
        places.add(tuple(widget_named(opened.sheet.group.widgets, "Which deal").rect))
    assert len(places) == 1


def test_the_deal_of_the_day(pen: Pen) -> None:
    opened = Opened(pen)
    opened.click("Which deal: Today’s")
    opened.press(pygame.K_RETURN)
    assert opened.dealt == [(RULE_SETS["S3"], ("today", ""))]


def test_a_code_is_typed_and_looked_at(pen: Pen) -> None:
    opened = Opened(pen, "G3")
    opened.click("Which deal: Code")
    assert opened.sheet.group.focus is opened.sheet.wish.field
    typed(opened.sheet, CODE[:-1])
    assert not opened.sheet.primary.is_enabled
    assert "too short" in opened.sheet.wish.notice.say()
    typed(opened.sheet, CODE[-1])
    assert opened.sheet.wish.notice.say() == "Ready to deal: Standard · Draw 3."
    assert opened.sheet.primary.is_enabled
    opened.press(pygame.K_RETURN)
    assert opened.dealt == [(RULE_SETS["G3"], ("code", CODE))]


def test_what_is_still_being_typed_is_not_judged_until_enter(pen: Pen) -> None:
    opened = Opened(pen)
    opened.click("Which deal: Code")
    typed(opened.sheet, "KL1")
    assert opened.sheet.wish.notice.say() == ""
    opened.press(pygame.K_RETURN)
    assert opened.sheet.wish.notice.say() == opened.check("KL1", RULE_SETS["S3"])
    assert opened.dealt == []
    typed(opened.sheet, "-")
    assert opened.sheet.wish.notice.say() == ""


def test_a_number_of_another_program_is_dealt_by_the_chosen_rules(pen: Pen) -> None:
    opened = Opened(pen, "G3")
    opened.click("Which deal: Code")
    typed(opened.sheet, FOREIGN)
    assert opened.sheet.wish.notice.say() == "Ready to deal by the chosen rules."
    opened.click("Deal")
    assert opened.dealt == [(RULE_SETS["G3"], ("code", FOREIGN))]


def test_a_code_is_looked_at_anew_when_the_rules_change(pen: Pen) -> None:
    opened = Opened(pen)
    opened.click("Which deal: Code")
    typed(opened.sheet, FOREIGN)
    opened.click("Double Klondike")
    assert not opened.sheet.primary.is_enabled
    opened.press(pygame.K_RETURN)
    assert opened.sheet.wish.notice.say() == ONE_DECK
    assert opened.dealt == []
    opened.click("Standard")
    assert opened.sheet.primary.is_enabled


def test_pasting_chooses_the_code(pen: Pen) -> None:
    opened = Opened(pen)
    opened.clipboard = f"  {CODE}\n"
    opened.press(pygame.K_v, mod=pygame.KMOD_LCTRL)
    assert opened.sheet.group.focus is opened.sheet.wish.field
    opened.press(pygame.K_RETURN)
    assert opened.dealt == [(RULE_SETS["S3"], ("code", CODE))]


def test_with_no_code_enter_leads_to_the_field(pen: Pen) -> None:
    opened = Opened(pen)
    opened.focus_on("Which deal")
    opened.press(pygame.K_END)
    assert words_of(opened.sheet.group.focus) == "Which deal"
    opened.press(pygame.K_RETURN)
    assert opened.sheet.group.focus is opened.sheet.wish.field
    assert opened.sheet.wish.notice.say() == HOW_TO


def test_the_code_stays_while_other_things_are_chosen(pen: Pen) -> None:
    opened = Opened(pen)
    opened.click("Which deal: Code")
    typed(opened.sheet, CODE)
    opened.click("Draw: One card")
    opened.click("Which deal: Any")
    opened.sheet.resize(SMALL, 1.0)
    assert opened.sheet.primary.is_enabled
    opened.focus_on("Which deal")
    opened.press(pygame.K_END, pygame.K_RETURN)
    assert opened.dealt == [(RULE_SETS["S1"], ("code", CODE))]


# -- how it looks ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "unit"), SIZES)
@FAMILY
def test_all_is_inside_and_nothing_overlaps(
    pen: Pen, family: int, size: tuple[int, int], unit: float
) -> None:
    opened = Opened(pen, size=size, unit=unit)
    opened.sheet.turn_to(family)
    assert faults(opened.sheet) == []
    opened.sheet._choose_kind(2)
    assert faults(opened.sheet) == []
    if opened.sheet.is_small:
        opened.sheet._toggle_list()
        assert faults(opened.sheet) == []


@pytest.mark.parametrize("title", ["Standard", "GNOME", "Vegas", "Thoughtful"])
def test_at_640_by_480_the_usual_families_need_no_scrolling(pen: Pen, title: str) -> None:
    opened = Opened(pen, size=SMALL)
    opened.sheet.turn_to(TITLES.index(title))
    assert isinstance(opened.sheet.group.widgets[0], ListBox)
    assert not opened.sheet.body.scrolls


@FAMILY
def test_at_1280_by_800_only_any_mix_needs_scrolling(pen: Pen, family: int) -> None:
    opened = Opened(pen)
    opened.sheet.turn_to(family)
    assert opened.sheet.body.scrolls == (family == CUSTOM)


def test_the_record_is_told_where_there_is_one(pen: Pen) -> None:
    opened = Opened(pen)
    assert RECORD in opened.words
    small = Opened(pen, size=SMALL)
    assert f"Your record here: {RECORD}" in small.words
    own = custom(pen)
    own.focus_on("All cards are shown")
    own.press(pygame.K_SPACE)
    assert RECORD not in own.words


def test_a_quiet_line_says_that_the_game_in_play_stays(pen: Pen) -> None:
    opened = Opened(pen)
    room = opened.sheet._note_room()
    assert room > 0
    assert Paragraph(STAYS, room, 15).natural(pen)[1] < 24
    assert Opened(pen, size=TINY).sheet._note_room() == 0


def test_what_slides_goes_on_sliding_when_the_sheet_is_built_anew(pen: Pen) -> None:
    opened = Opened(pen, pace=1.0)
    opened.sheet.step(1.0)
    assert not opened.sheet.is_moving
    opened.click("Draw: One card")
    assert opened.sheet.is_moving
    opened.sheet.step(0.05)
    assert opened.sheet.is_moving
    opened.sheet.step(0.1)
    assert not opened.sheet.is_moving
