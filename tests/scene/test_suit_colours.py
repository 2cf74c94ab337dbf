"""The suits are told apart by everybody: colours of the indexes as they look to each kind of sight."""

from collections import Counter
from itertools import combinations

import pygame
import pytest

from klondike.assets import assets_folder
from klondike.rules import Card, Suit
from klondike.scene.art import Art
from klondike.scene.decks import Deck
from klondike.scene.kept import KeptPictures
from klondike.ui.theme import THEMES, mix, theme
from scripts.looking.sight import distance, lab
from tests.ui.contrasts import SHAPE, worst

SIZE = (142, 199)
DECKS = [Deck(), Deck(is_large_print=True)]
FOUR = [deck._replace(is_four_coloured=True) for deck in DECKS]
RED_FROM_BLACK = {"normal": 75, "deutan": 55, "protan": 30, "tritan": 55}
FOUR_APART = {"normal": 23.9, "deutan": 23.9, "protan": 23.9, "tritan": 23.9}


def inks(deck: Deck) -> dict[Suit, tuple[int, int, int]]:
    """The colour that the index of each suit is printed in."""
    pygame.display.set_mode((1, 1))
    art = Art(assets_folder() / "cards", KeptPictures(None), "lattice", deck)
    art.resize(SIZE)
    return {suit: ink(art.face(Card(7, suit))) for suit in Suit}


def ink(face: pygame.Surface) -> tuple[int, int, int]:
    box = [(x, y) for x in range(round(0.35 * SIZE[0])) for y in range(round(0.17 * SIZE[1]))]
    colours = Counter(tuple(face.get_at(place)[:3]) for place in box if face.get_at(place)[3] == 255)
    red, green, blue = next(colour for colour, _ in colours.most_common() if lab(colour)[0] < 70)
    return red, green, blue


@pytest.mark.parametrize("sight", RED_FROM_BLACK)
@pytest.mark.parametrize("deck", DECKS)
def test_red_is_told_from_black_by_everybody(deck, sight):
    printed = inks(deck)
    pairs = [(one, other) for one, other in combinations(Suit, 2) if one.is_red != other.is_red]
    assert min(distance(printed[a], printed[b], sight) for a, b in pairs) >= RED_FROM_BLACK[sight]


@pytest.mark.parametrize("sight", FOUR_APART)
@pytest.mark.parametrize("deck", FOUR)
def test_four_colours_are_told_apart_by_everybody(deck, sight):
    printed = inks(deck)
    pairs = combinations(Suit, 2)
    assert min(distance(printed[a], printed[b], sight) for a, b in pairs) >= FOUR_APART[sight]


@pytest.mark.parametrize("sight", ["normal", "protan", "deutan"])
@pytest.mark.parametrize("name", THEMES)
def test_the_two_signs_of_the_game_are_told_from_the_table_and_from_each_other(name, sight):
    table = theme(name).table
    mark, cursor, ground = (pygame.Color(each)[:3] for each in (table.mark, table.cursor, table.hi))
    assert min(distance(mark, ground, sight), distance(cursor, ground, sight)) >= 40
    assert distance(mark, cursor, sight) >= 60


@pytest.mark.parametrize("name", THEMES)
def test_the_line_of_a_held_run_s_origin_can_be_seen(name):
    table = theme(name).table
    assert worst(mix(table.hi, table.tint, 0.7), table, 0) >= SHAPE
