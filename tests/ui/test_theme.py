"""Every text of the interface can be read on everything it stands on (WCAG contrast)."""

import pytest

from klondike.ui.theme import THEMES, TOAST, TOAST_INK, TOAST_MARK, Panel, mix, theme
from tests.ui.contrasts import SHAPE, TEXT, contrast, worst

PANELS = [(name, kind) for name in THEMES for kind in ("light", "dark")]


def test_contrast_of_black_and_white_is_21() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


@pytest.mark.parametrize("name", THEMES)
def test_text_on_the_table_can_be_read(name: str) -> None:
    table = theme(name).table
    assert worst(table.ink, table, 0) >= TEXT
    assert worst(table.ink2, table, 0) >= TEXT
    assert worst(table.ink2, table, 1) >= TEXT


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("pill", ["rest", "hover", "press"])
def test_labels_on_pills_can_be_read(name: str, pill: str) -> None:
    table = theme(name).table
    ground = {"rest": (table.tint, 0.08), "hover": (table.tint, 0.15), "press": ("#000000", 0.20)}[pill]
    bar = 0.3  # where the innermost pill lies on the way from the light to the edge
    assert worst(table.ink, table, bar, ground) >= TEXT
    assert worst(table.ink, table, 1, ground) >= TEXT


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("role", ["mark", "cursor"])
def test_signs_of_the_game_stand_out(name: str, role: str) -> None:
    table = theme(name).table
    assert worst(getattr(table, role), table, 0) >= SHAPE


@pytest.mark.parametrize(("name", "kind"), PANELS)
def test_text_on_panels_can_be_read(name: str, kind: str) -> None:
    panel = theme(name, kind).panel
    grounds_of_text = (panel.sheet, panel.well, panel.hover)
    for ink in (panel.ink, panel.ink2, panel.acc):
        assert min(contrast(ink, ground) for ground in grounds_of_text) >= TEXT
    assert contrast(panel.ink, panel.press) >= TEXT
    for ink in (panel.good, panel.bad, panel.warn):
        assert contrast(ink, panel.sheet) >= TEXT


@pytest.mark.parametrize(("name", "kind"), PANELS)
def test_labels_on_the_filled_button_can_be_read(name: str, kind: str) -> None:
    panel = theme(name, kind).panel
    for ground in (panel.acc, mix(panel.acc, panel.shift, 0.12), mix(panel.acc, "#000000", 0.22)):
        assert contrast(panel.on, ground) >= TEXT


@pytest.mark.parametrize(("name", "kind"), PANELS)
def test_outlines_of_controls_can_be_seen(name: str, kind: str) -> None:
    panel = theme(name, kind).panel
    for role in ("edge", "focus", "red_suit", "black_suit"):
        assert contrast(getattr(panel, role), panel.sheet) >= SHAPE
    assert contrast(panel.edge, panel.well) >= SHAPE


def test_toasts_can_be_read() -> None:
    assert contrast(TOAST_INK, TOAST) >= TEXT
    assert contrast(TOAST_MARK, TOAST) >= TEXT


@pytest.mark.parametrize(("name", "ground"), [("charcoal", "#2C2F34"), ("felt", "#FCFAF5")])
def test_panels_follow_the_table_unless_told(name: str, ground: str) -> None:
    assert theme(name).panel.sheet == ground
    assert theme(name, "dark").panel.sheet == "#2C2F34"
    assert theme(name, "light").panel.sheet == "#FCFAF5"


def test_every_colour_is_written_the_same_way() -> None:
    panels: list[Panel] = [theme(name, kind).panel for name, kind in PANELS]
    assert all(colour == mix(colour, colour, 0) for panel in panels for colour in panel)


def test_mix_runs_from_the_first_to_the_second() -> None:
    assert (mix("#102030", "#FFFFFF", 0), mix("#102030", "#FFFFFF", 1)) == ("#102030", "#FFFFFF")
    assert mix("#000000", "#FF8040", 0.5) == "#804020"
