"""Twenty thousand windows: nothing on the table overlaps, nothing lies outside."""

from itertools import pairwise
from random import Random
from types import SimpleNamespace

from klondike.rules.presets import RULE_SETS
from klondike.scene.layout import Layout, unit_for
from tests.scene.tables import NINE, ODD_SHAPES, ONE, TEN, THOUGHTFUL

COUNT = 20_000
RULES = [ONE, NINE, TEN, THOUGHTFUL, *RULE_SETS.values()]


def faults(table: Layout) -> list[str]:
    """What is wrong with a table, in words."""
    upper = sorted([table.stock, table.waste_area, *table.foundations])
    rows = {"upper": upper, "columns": list(table.columns)}
    found = [name for name, row in rows.items() if any(a.right > b.x for a, b in pairwise(row))]
    lowest = max(box.bottom for box in upper)
    if not table.bar.bottom <= upper[0].y <= lowest <= table.columns[0].y:
        found.append("rows")
    boxes = [table.bar, *upper, *table.columns]
    width, height = table.size
    if min(min(box.x, box.y) for box in boxes) < 0 or max(box.right for box in boxes) > width:
        found.append("sides")
    tops = table.spread.tops(table.rules.columns - 1, 13)
    if max(box.bottom for box in boxes) > height or tops[-1] + table.card_height > height:
        found.append("foot")
    return found


def test_nothing_overlaps_and_nothing_is_outside_in_any_window():
    random = Random(20)
    wrong = []
    for index in range(COUNT):
        size = (random.randint(640, 3840), random.randint(480, 2160))
        size = ODD_SHAPES[index] if index < len(ODD_SHAPES) else size
        scale = random.choice((1.0, 1.0, 1.25, 1.5, 2.0))
        unit = unit_for(size, scale, random.randint(9, 20) / 10)
        mirrored, large = random.random() < 0.5, random.random() < 0.5
        rules = random.choice(RULES)
        found = faults(Layout.fitted(size, unit, rules, mirrored=mirrored, large_print=large))
        if found:
            wrong.append((size, unit, rules.key, mirrored, large, found))
    assert wrong == []


NAMES = (
    "bar",
    "stock",
    "waste",
    "waste_area",
    "foundations",
    "columns",
    "size",
    "spread",
    "rules",
    "card_height",
)


def test_a_box_out_of_place_is_found():
    table = Layout.fitted((1280, 800), 1.0, ONE)
    copy = SimpleNamespace(**{name: getattr(table, name) for name in NAMES})
    assert faults(copy) == []
    copy.stock = table.stock._replace(x=table.waste.x - 5)
    assert faults(copy) == ["upper"]
    copy.stock = table.stock._replace(x=-1)
    assert "sides" in faults(copy)
