"""The pen: exact sizes, crisp and solid where it says so, and no cache without an end."""

from itertools import pairwise
from typing import Any

import pygame
import pytest

from klondike.ui.cache import Cache
from klondike.ui.icons import ICONS, SUITS
from klondike.ui.pen import Pen
from klondike.ui.shapes import LARGE, raster
from klondike.ui.theme import SCRIM, mix, theme

RED = "#C00000"


def hexed(surface: pygame.Surface, place: tuple[int, int]) -> str:
    return "#{:02X}{:02X}{:02X}".format(*surface.get_at(place)[:3])


@pytest.mark.parametrize("size", [(1, 1), (7, 300), (301, 9), (43, 43), (640, 2)])
def test_pictures_have_exactly_the_size_asked(pen: Pen, size: tuple[int, int]) -> None:
    assert pen.unit == 1
    assert raster(size, f'<rect width="{size[0]}" height="{size[1]}" fill="{RED}"/>').get_size() == size
    assert raster(size, '<rect width="3" height="5"/>', "0 0 3 5").get_size() == size


@pytest.mark.parametrize("size", [(60, 40), (500, 400)])
def test_a_filled_box_reaches_its_edges_and_leaves_its_corners(
    pen: Pen, paper: pygame.Surface, size: tuple[int, int]
) -> None:
    rect = pygame.Rect((20, 30), size)
    pen.box(paper, rect, 12, RED)
    middles = (rect.midtop, rect.midleft, (rect.right - 1, rect.centery), (rect.centerx, rect.bottom - 1))
    assert [hexed(paper, place) for place in (*middles, rect.center)] == [RED] * 5
    ground = pen.theme.panel.sheet
    assert [hexed(paper, place) for place in (rect.topleft, (rect.right - 1, rect.bottom - 1))] == [
        ground
    ] * 2
    assert hexed(paper, (rect.centerx, rect.top - 1)) == ground
    assert hexed(paper, (rect.right, rect.centery)) == ground


def test_a_large_box_looks_as_a_small_one_at_its_corners(pen: Pen, paper: pygame.Surface) -> None:
    small, large = pygame.Rect(0, 0, 200, 200), pygame.Rect(0, 0, 500, 400)
    assert small.w * small.h < LARGE < large.w * large.h
    pen.box(paper, small, 18, RED, line="#00C000", width=1.5)
    corner = paper.subsurface((0, 0, 60, 60)).copy()
    paper.fill(pen.theme.panel.sheet)
    pen.box(paper, large, 18, RED, line="#00C000", width=1.5)
    assert corner.get_buffer().raw == paper.subsurface((0, 0, 60, 60)).copy().get_buffer().raw


def test_a_ring_leaves_its_gap(pen: Pen, paper: pygame.Surface) -> None:
    rect = pygame.Rect(100, 100, 60, 40)
    pen.ring(paper, rect, 10, RED, 3, 2)
    column = [hexed(paper, (130, y)) == RED for y in range(94, 101)]
    assert column == [False, True, True, True, False, False, False]


@pytest.mark.parametrize("name", ICONS)
def test_every_icon_shows_and_stays_inside(pen: Pen, paper: pygame.Surface, name: str) -> None:
    pen.icon(paper, name, (100, 100), 24, RED)
    around = pygame.Rect(88, 88, 24, 24)
    inside = sum(
        hexed(paper, (x, y)) != pen.theme.panel.sheet for x in range(88, 112) for y in range(88, 112)
    )
    assert inside > 20
    paper.fill(pen.theme.panel.sheet, around)
    blank = pygame.Surface(paper.get_size())
    blank.fill(pen.theme.panel.sheet)
    assert paper.get_buffer().raw == blank.get_buffer().raw


@pytest.mark.parametrize("letter", SUITS)
def test_suits_fill_their_middle(pen: Pen, paper: pygame.Surface, letter: str) -> None:
    pen.suit(paper, letter, (100, 100), 40, RED)
    assert hexed(paper, (100, 104)) == RED


def test_a_faded_icon_does_not_fade_the_next(pen: Pen, paper: pygame.Surface) -> None:
    pen.icon(paper, "plus", (100, 100), 24, RED, alpha=80)
    pen.icon(paper, "plus", (200, 100), 24, RED)
    assert hexed(paper, (200, 100)) == RED
    assert hexed(paper, (100, 100)) != RED


@pytest.mark.parametrize(("align", "edge"), [("left", "left"), ("right", "right"), ("centre", "centerx")])
def test_text_stands_where_it_is_aligned(pen: Pen, paper: pygame.Surface, align: str, edge: str) -> None:
    area = pen.text(paper, "Moves", (300, 200), 17, align=align)
    assert getattr(area, edge) == 300
    assert area.centery == 200
    assert area.size == pen.text_size("Moves", 17)


def test_digits_are_all_of_one_width(pen: Pen) -> None:
    for weight in ("regular", "semibold", "bold"):
        assert len({pen.text_size(digit * 4, 20, weight) for digit in "0123456789"}) == 1


def test_no_word_stands_alone_in_the_last_line(pen: Pen) -> None:
    text = "from ace to king"
    room = pen.text_size("from ace to", 17)[0]
    assert pen.wrap(text, room, 17) == ["from ace", "to king"]
    assert pen.wrap("ace king", pen.text_size("king", 17)[0], 17) == ["ace", "king"]


def test_lines_are_equally_far_apart(pen: Pen, monkeypatch: pytest.MonkeyPatch) -> None:
    places: list[int] = []
    write = Pen.text

    def noted(self: Pen, *what: Any, **how: Any) -> pygame.Rect:
        places.append(write(self, *what, **how).y)
        return pygame.Rect(0, 0, 0, 0)

    monkeypatch.setattr(Pen, "text", noted)
    pen.paragraph(pygame.Surface((200, 300)), "one two three four five six seven eight", (0, 0), 60, 15)
    assert len(places) > 3
    assert len({below - above for above, below in pairwise(places)}) == 1


def test_wrapped_lines_fit_and_lose_nothing(pen: Pen) -> None:
    text = "It will count as not won. The deal stays in your past games."
    lines = pen.wrap(text, 150, 17)
    assert " ".join(lines) == text
    assert len(lines) > 2
    assert all(pen.text_size(line, 17)[0] <= 150 for line in lines)


def test_a_word_wider_than_the_line_stands_alone(pen: Pen) -> None:
    assert pen.wrap("a incomprehensibilities b", 40, 17) == ["a", "incomprehensibilities", "b"]
    assert pen.wrap("", 40, 17) == []


@pytest.mark.parametrize("name", ["caf\udce9", "\ud800", "a\0b"])
def test_names_that_no_text_can_hold_are_drawn_too(pen: Pen, paper: pygame.Surface, name: str) -> None:
    place = pen.text(paper, name, (10, 20), 17)
    assert place.w == pen.text_size(name, 17)[0] > 0


@pytest.mark.parametrize("words", ["Today’s", "Standard · Draw 3", "“Turn the stock.” …", "−$52"])
def test_words_with_signs_are_measured_as_they_are_drawn(pen: Pen, words: str) -> None:
    drawn = pen.lettering.picture(words, pen.px(17), "regular", "#000000")
    assert pen.text_size(words, 17) == drawn.get_size()


def test_shortened_text_fits_and_ends_in_an_ellipsis(pen: Pen) -> None:
    short = pen.shorten("Statistics and past games", 100, 17)
    assert short.endswith("…")
    assert pen.text_size(short, 17)[0] <= 100
    assert pen.shorten("Undo", 100, 17) == "Undo"


def test_a_paragraph_ends_where_its_lines_end(pen: Pen, paper: pygame.Surface) -> None:
    lines = pen.wrap("one two three four five six", 90, 17)
    assert pen.paragraph(paper, "one two three four five six", (10, 20), 90, 17) == 20 + 24 * len(lines)


def test_sizes_follow_the_unit(pen: Pen) -> None:
    twice = pen.at_unit(2.0)
    assert (pen.px(17), twice.px(17), twice.rect(1, 2, 3, 4)) == (17, 34, pygame.Rect(2, 4, 6, 8))
    assert abs(twice.text_size("Settings", 17)[0] - 2 * pen.text_size("Settings", 17)[0]) <= 2


def test_pens_of_other_colours_share_what_is_made(pen: Pen) -> None:
    other = pen.in_theme(theme("charcoal"))
    assert other.theme.name == "charcoal"
    assert pen.theme.name == "felt"
    assert other.shapes is pen.shapes


def test_a_shadow_is_deepest_at_the_edge_and_gone_outside(pen: Pen, paper: pygame.Surface) -> None:
    paper.fill("#FFFFFF")
    rect = pygame.Rect(200, 150, 200, 160)
    pen.soft_shadow(paper, rect, 10, 8, 120)
    greys = [paper.get_at((300, y))[0] for y in range(rect.bottom, rect.bottom + 20)]
    assert greys == sorted(greys)
    assert greys[0] < 215
    assert greys[-1] == 255
    sides = (paper.get_at((rect.left - 3, 230)), paper.get_at((rect.right + 2, 230)))
    assert sides[0] == sides[1]


@pytest.mark.parametrize("size", [(20, 20), (400, 24), (24, 300)])
def test_small_things_have_shadows_too(pen: Pen, paper: pygame.Surface, size: tuple[int, int]) -> None:
    paper.fill("#FFFFFF")
    rect = pygame.Rect((100, 80), size)
    pen.soft_shadow(paper, rect, 9, 14, 120)
    assert paper.get_at((rect.centerx, rect.bottom + 2))[0] < 250
    assert paper.get_at((rect.centerx, rect.bottom + 40))[0] == 255


def test_a_veil_mixes_its_colour_in(pen: Pen, paper: pygame.Surface) -> None:
    paper.fill("#28654D")
    pen.veil(paper, SCRIM, 120)
    pairs = zip(paper.get_at((5, 5))[:3], pygame.Color(mix("#28654D", SCRIM, 120 / 255))[:3], strict=True)
    assert all(abs(have - want) <= 1 for have, want in pairs)


def test_a_cache_forgets_the_oldest_first() -> None:
    cache: Cache[str] = Cache(3, len)
    for word in "abc":
        cache.fetch(word, lambda word=word: word)
    cache.fetch("a", lambda: "made anew")
    cache.fetch("d", lambda: "d")
    assert cache.fetch("a", lambda: "made anew") == "a"
    assert cache.fetch("b", lambda: "made anew") == "made anew"
    assert cache.weight <= 3 + len("made anew")


def test_the_text_cache_is_bounded(pen: Pen, paper: pygame.Surface) -> None:
    pen.lettering.words.limit = 20_000
    for i in range(200):
        pen.text(paper, f"{i // 60}:{i % 60:02} and more", (10, 20), 20)
    assert pen.lettering.words.weight <= 20_000
    assert len(pen.lettering.words) < 20


def test_the_shape_and_shadow_caches_are_bounded(pen: Pen, paper: pygame.Surface) -> None:
    pen.shapes.kept.limit = pen.shadows.kept.limit = 50_000
    for i in range(60):
        pen.box(paper, (0, 0, 40 + i, 40), 8, RED, 0.5)
        pen.soft_shadow(paper, pygame.Rect(50, 50, 60 + i, 60), 8, 4, 66)
    assert pen.shapes.kept.weight <= 50_000
    assert pen.shadows.kept.weight <= 50_000
