"""The decks: which form a covered card takes, and which files its picture is made of."""

import pytest

from klondike.rules import RULE_SETS, Deal
from klondike.scene.decks import CLASSIC, COVERED, NARROW, STRIP, Deck
from klondike.scene.drawings import FOUR_COLOURS, Drawings
from klondike.scene.layout import Layout, unit_for
from tests.scene.boards import strip_of

LARGE = Deck(is_large_print=True)
SIZES = [(640, 480), (800, 600), (1280, 800), (3840, 2160)]


@pytest.mark.parametrize(
    ("deck", "width", "step", "form"),
    [
        (CLASSIC, 142, 33.5, COVERED),
        (CLASSIC, 142, 33.4, STRIP),
        (CLASSIC, 78, 19.9, COVERED),
        (CLASSIC, 78, 19.8, STRIP),
        (LARGE, 142, 45.0, COVERED),
        (LARGE, 142, 44.9, NARROW),
        (LARGE, 142, 33.4, STRIP),
        (LARGE, 78, 24.7, COVERED),
        (LARGE, 78, 24.6, NARROW),
        (LARGE, 78, 19.8, STRIP),
    ],
)
def test_a_covered_card_shows_the_largest_index_that_shows_whole(deck, width, step, form):
    assert deck.covered_form(step, (width, round(1.4 * width))) == form


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rules", ["S3", "T1"])
def test_a_new_deal_in_large_print_shows_every_great_index_whole(rules, size):
    """Hidden cards whose faces are shown leave as much room as the others."""
    chosen = RULE_SETS[rules]
    layout = Layout.fitted(size, unit_for(size, 1.0, 1.0), chosen, large_print=True)
    board = Deal.numbered(0).board(chosen)
    steps = [step for i in range(7) if (step := strip_of(layout, board, i)) is not None]
    assert steps or rules != "T1"
    card = (layout.card_width, layout.card_height)
    assert {LARGE.covered_form(step + 0.6, card) for step in steps} <= {COVERED}


def test_the_files_of_a_face_follow_the_deck_and_the_size(tmp_path):
    for folder in ("classic", "classic-small", "large-print"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "TH.svg").touch()
    (tmp_path / "classic" / "TH.covered.svg").touch()
    drawings, colours = Drawings(tmp_path), tmp_path / FOUR_COLOURS
    assert drawings.face(CLASSIC, "TH.covered", 90) == (tmp_path / "classic/TH.covered.svg",)
    assert drawings.face(CLASSIC, "TH.covered", 89) == (tmp_path / "classic-small/TH.svg",)
    assert drawings.face(Deck(True, True), "TH", 142) == (tmp_path / "large-print/TH.svg", colours)
    assert drawings.back("deco", 89) == (tmp_path / "backs/deco.small.svg",)
