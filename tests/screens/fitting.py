"""Checks of a laid-out sheet: everything inside its body, nothing over anything else, no word cut."""

from collections.abc import Callable
from itertools import combinations

import pygame

from klondike.screens.paged import Divider, Tray
from klondike.screens.sheet import Sheet
from klondike.ui.pen import Pen
from klondike.ui.widgets import Item, Keys, Label, ListRow, Paragraph, Segments, Switch

SIZES = (
    ((640, 480), 1.0),
    ((640, 480), 2.0),
    ((800, 600), 1.0),
    ((1000, 760), 1.3),
    ((1280, 800), 1.0),
    ((1280, 800), 1.3),
    ((1280, 800), 2.0),
    ((3840, 2160), 2.5),
)
GROUNDS = (Divider, Tray)
Words = tuple[str, float, str, int]  # what must stand in one line: text, size, weight, room in pixels
RING = 8  # points that the names of pages stand out at the left


def faults(sheet: Sheet) -> list[str]:
    """Say what is wrong with the places of a sheet's parts."""
    parts = [(item, place) for item, place in sheet.body.items if not isinstance(item, GROUNDS)]
    return [*_outside(sheet), *_overlaps(parts), *_cut(sheet)]


def _outside(sheet: Sheet) -> list[str]:
    edge = sheet.pen.px(RING)
    lane = pygame.Rect(-edge, 0, sheet.body.view.w + edge + 1, sheet.body.height + 1)
    parts = [f"{item.say()} outside" for item, place in sheet.body.items if not lane.contains(place)]
    ends = [each.rect for each in (*sheet.foot, sheet.closer)]
    inside = pygame.Rect((0, 0), sheet.size).contains(sheet.frame.sheet)
    return [*parts, *[f"{rect} outside" for rect in ends if not sheet.frame.sheet.contains(rect)]] + (
        [] if inside else ["sheet outside"]
    )


def _overlaps(parts: list[tuple[Item, pygame.Rect]]) -> list[str]:
    pairs = combinations(parts, 2)
    return [f"{a.say()} over {b.say()}" for (a, here), (b, there) in pairs if _common(here, there) > 1]


def _common(here: pygame.Rect, there: pygame.Rect) -> int:
    return min(here.clip(there).size)


def _cut(sheet: Sheet) -> list[str]:
    pen = sheet.pen
    return [
        f"{item.say()} cut"
        for item, _ in sheet.body.items
        for words, size, weight, room in _words(sheet, item)
        if pen.text_size(words, size, weight)[0] > room
    ]


def _words(sheet: Sheet, item: Item) -> list[Words]:
    kinds = (each for each in ONE_LINE if isinstance(item, each))
    return next((ONE_LINE[kind](item, sheet.pen) for kind in kinds), [])


def _label(item: Label, pen: Pen) -> list[Words]:
    parts = item.text.split() if isinstance(item, Paragraph) else [item.text]
    return [(part, item.size, item.weight, item.rect.w) for part in parts]


def _segments(item: Segments, pen: Pen) -> list[Words]:
    rooms = zip(item.options, item.parts, strict=True)
    return [(option, 16, "semibold", part.w - pen.px(8)) for option, part in rooms]


def _switch(item: Switch, pen: Pen) -> list[Words]:
    room = item.rect.w - pen.px(52 + 8)
    return [(item.label, 17, "regular", room), (item.note, 15, "regular", room)]


def _list_row(item: ListRow, pen: Pen) -> list[Words]:
    return [(item.title, 17, "semibold", item.rect.w - pen.px(24 + (32 if item.icon else 0)))]


def _keys(item: Keys, pen: Pen) -> list[Words]:
    return [("", 15, "regular", item.rect.w - round(item.natural(pen)[0] * pen.unit))]


ONE_LINE: dict[type[Item], Callable[..., list[Words]]] = {
    Label: _label,
    Segments: _segments,
    Switch: _switch,
    ListRow: _list_row,
    Keys: _keys,
}
