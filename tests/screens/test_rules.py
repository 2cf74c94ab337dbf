"""The sheet of rules: what it says of which rule set, how others are chosen, and how it fits."""

import pygame
import pytest

from klondike.assets import assets_folder
from klondike.rules import RULE_SETS, RuleSet, own_rules
from klondike.rules.words import points, sections
from klondike.scene.decks import CLASSIC, COVERED, Deck
from klondike.scene.drawings import Drawings
from klondike.screens.examples import CARD_HIGH, CARD_WIDE, Faces, Picture, examples, heaps
from klondike.screens.rules import RulesScreen, earned
from klondike.ui.pen import Pen
from klondike.ui.theme import theme
from tests.screens.fitting import SIZES, faults
from tests.ui.events import click, key

LARGE, SMALL = (1280, 800), (640, 480)
ALL = tuple(RULE_SETS.values())
WHEEL = pygame.event.Event(pygame.MOUSEWHEEL, y=-3)


def opened(
    pen: Pen, rules: RuleSet | str = "S3", size: tuple[int, int] = LARGE, unit: float = 1.0, pace: float = 0
) -> RulesScreen:
    chosen = RULE_SETS[rules] if isinstance(rules, str) else rules
    faces = Faces(Drawings(assets_folder() / "cards"), CLASSIC, "fans")
    sheet = RulesScreen(pen, chosen, ALL, faces, pace)
    sheet.resize(size, unit)
    return sheet


def test_cards_on_one_another_throw_one_shadow() -> None:
    card = pygame.Rect(0, 0, 60, 90)
    places = [card, card.move(0, 20), card.move(100, 0), card.move(130, 0)]
    assert heaps(places) == [pygame.Rect(0, 0, 60, 110), pygame.Rect(100, 0, 90, 90)]
    assert heaps([]) == []


def words(sheet: RulesScreen) -> list[str]:
    return [item.say() for item, _ in sheet.body.items]


def picture(sheet: RulesScreen) -> bytes:
    surface = pygame.Surface(sheet.size)
    sheet.draw(surface, 0.0)
    return pygame.image.tobytes(surface, "RGB")


def press(sheet: RulesScreen, *codes: int) -> None:
    for code in codes:
        sheet.handle(key(code))


@pytest.mark.parametrize("rules", ALL, ids=RULE_SETS)
@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_all_rules_stand_there_in_their_order(pen: Pen, rules: RuleSet, size: tuple[int, int]) -> None:
    said = iter(words(opened(pen, rules, size)))
    for title, lines in sections(rules):
        assert {title, *lines} <= {next(word for word in said if word == text) for text in (title, *lines)}
    table = list(said)
    for what, value in points(rules):
        assert table[table.index(what) + 1] == earned(value, rules.scoring.unit)


def test_points_have_a_heading_only_where_they_are_kept(pen: Pen) -> None:
    headings = {key: {"Points", "Dollars"} & set(words(opened(pen, key))) for key in ("S1", "V1", "T1")}
    assert headings == {"S1": {"Points"}, "V1": {"Dollars"}, "T1": set()}


@pytest.mark.parametrize(
    ("value", "unit", "text"),
    [(5, "points", "+5"), (-15, "points", "−15"), (5, "$", "+$5"), (-52, "$", "−$52")],
)
def test_what_is_earned_has_its_sign(value: int, unit: str, text: str) -> None:
    assert earned(value, unit) == text


def test_rules_of_ones_own_stand_before_the_others(pen: Pen) -> None:
    own = own_rules(RULE_SETS["S3"], passes=3)
    sheet = opened(pen, own)
    assert sheet.rules == own
    assert sheet.box.titles[0] == own.title
    assert len(sheet.box.titles) == len(ALL) + 1
    assert len(opened(pen, "S3").box.titles) == len(ALL)


@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_the_mouse_leads_to_another_rule_set(pen: Pen, size: tuple[int, int]) -> None:
    sheet = opened(pen, size=size)
    click(sheet, sheet.targets["Rules of"].center)
    click(sheet, sheet.targets[RULE_SETS["GT"].title].center)
    assert sheet.rules == RULE_SETS["GT"]
    assert "Goal" in words(sheet)


def test_keys_lead_to_another_rule_set(pen: Pen) -> None:
    sheet = opened(pen, "S1")
    press(sheet, pygame.K_TAB, pygame.K_DOWN)
    assert sheet.rules == ALL[1]
    press(sheet, pygame.K_RETURN, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert sheet.rules == ALL[3]
    press(sheet, pygame.K_UP)
    assert sheet.rules == ALL[2]


def test_another_rule_set_is_read_from_its_start(pen: Pen) -> None:
    sheet = opened(pen, "S1")
    press(sheet, pygame.K_END, pygame.K_TAB, pygame.K_DOWN)
    assert sheet.body.offset == 0


@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_escape_closes_the_list_before_the_sheet(pen: Pen, size: tuple[int, int]) -> None:
    sheet = opened(pen, size=size)
    press(sheet, pygame.K_TAB, pygame.K_SPACE)
    assert "Goal" not in words(sheet)
    press(sheet, pygame.K_ESCAPE)
    assert "Goal" in words(sheet)
    assert not sheet.is_closed
    press(sheet, pygame.K_ESCAPE)
    assert sheet.is_closed


def test_the_chosen_rule_set_is_seen_when_the_list_opens(pen: Pen) -> None:
    sheet = opened(pen, ALL[-1], SMALL)
    sheet.toggle_list()
    chosen = sheet.group.focus
    assert getattr(chosen, "title", "") == ALL[-1].title
    assert sheet.body.view.contains(chosen.rect)


def test_arrows_and_the_wheel_scroll(pen: Pen) -> None:
    sheet = opened(pen)
    press(sheet, pygame.K_DOWN, pygame.K_DOWN)
    lower = sheet.body.offset
    press(sheet, pygame.K_UP)
    assert 0 < sheet.body.offset < lower
    sheet.handle(WHEEL)
    assert sheet.body.offset > lower


def test_the_pictures_stay_in_sight_while_the_text_is_scrolled(pen: Pen) -> None:
    sheet = opened(pen)
    shown = [item for item, _ in sheet.body.items if isinstance(item, Picture)]
    before = [item.rect.copy() for item in shown]
    press(sheet, pygame.K_END)
    assert [item.rect for item in shown] == before
    assert all(sheet.body.view.contains(rect) for rect in before)


def test_a_narrow_sheet_has_no_pictures(pen: Pen) -> None:
    assert not [item for item, _ in opened(pen, size=SMALL).body.items if isinstance(item, Picture)]


@pytest.mark.parametrize("fan", [1, 2, 3])
def test_the_picture_of_the_waste_shows_as_many_cards_as_the_rules(fan: int) -> None:
    waste = examples(own_rules(RULE_SETS["S1"], waste_fan=fan))[1]
    assert [bool(each.card) for each in waste.cards] == [False] + fan * [True]


def test_pictures_are_drawn_on_the_table_of_the_theme(pen: Pen) -> None:
    sheet = opened(pen)
    first = next(item for item, _ in sheet.body.items if isinstance(item, Picture))
    place = (first.rect.x + 20, first.rect.y + 40)
    seen = []
    for name in ("felt", "walnut"):
        sheet.restyle(theme(name))
        surface = pygame.Surface(sheet.size)
        sheet.draw(surface, 0.0)
        seen.append(surface.get_at(place))
        assert surface.get_at(first.rect.center) != surface.get_at(place)
    assert seen[0] != seen[1]


@pytest.mark.parametrize(("size", "unit"), SIZES)
@pytest.mark.parametrize("key_of_rules", ["S1", "M3", "K3", "EA", "T1"])
def test_all_is_inside_and_nothing_overlaps(
    pen: Pen, key_of_rules: str, size: tuple[int, int], unit: float
) -> None:
    sheet = opened(pen, key_of_rules, size, unit)
    assert faults(sheet) == []
    assert sheet.frame.sheet.contains(sheet.box.rect) or sheet.is_small
    assert not sheet.box.rect.colliderect(sheet.closer.rect)
    sheet.toggle_list()
    is_narrow = size[0] / unit < 400  # there the longest names are cut
    assert [fault for fault in faults(sheet) if not (is_narrow and fault.endswith(" cut"))] == []


def test_the_box_stands_clear_of_the_title_in_a_narrow_window(pen: Pen) -> None:
    sheet = opened(pen, "Y3", (800, 760))
    assert not sheet.is_small
    title = pen.text_size(sheet.title, 26, "bold")[0]
    assert sheet.box.rect.left > sheet.frame.body.x + title
    assert sheet.box.rect.right < sheet.closer.rect.left


def test_the_box_shows_the_pointer(pen: Pen) -> None:
    sheet = opened(pen)
    before = picture(sheet)
    sheet.handle(
        pygame.event.Event(pygame.MOUSEMOTION, pos=sheet.box.rect.center, rel=(0, 0), buttons=(0, 0, 0))
    )
    assert picture(sheet) != before


def test_pictures_show_the_players_own_cards(pen: Pen) -> None:
    drawings, lying = Drawings(assets_folder() / "cards"), examples(RULE_SETS["S3"])[1].cards
    size = pen.px(CARD_WIDE), pen.px(CARD_HIGH)
    others = [Faces(drawings, deck, back) for deck in (CLASSIC, Deck(True)) for back in ("fans", "deco")]
    backs, tops = (
        {pygame.image.tobytes(faces.picture(pen, lying[i], size), "RGBA") for faces in others}
        for i in (0, -1)
    )
    assert (len(backs), len(tops)) == (2, 2)


@pytest.mark.parametrize("deck", [CLASSIC, Deck(is_large_print=True)])
def test_covered_cards_of_pictures_show_their_whole_index(pen: Pen, deck: Deck) -> None:
    size = pen.px(CARD_WIDE), pen.px(CARD_HIGH)
    steps = [lying.step for lying in examples(RULE_SETS["S3"])[0].cards]
    assert [deck.covered_form(pen.px(step), size) for step in steps[:-1]] == 2 * [COVERED]
    assert steps[-1] == 0
