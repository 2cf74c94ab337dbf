"""The card pictures: complete, plain enough for every renderer, rebuilt to the byte, legible."""

import io
import os
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from scripts.cards.build import build

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

ASSETS = Path(__file__).parents[1] / "assets"
CARDS = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"]
NUMBERS = [card for card in CARDS if card[0] not in "JQK"]
CLASSIC = ["classic", "classic-small"]
LARGE_PRINT = ["large-print", "large-print-small"]
BACKS = ["sun-and-moon", "lattice", "fans", "guilloche", "harlequin", "leaves", "tiles", "deco"]
PICTURES = [*sorted(ASSETS.glob("cards/**/*.svg")), ASSETS / "icon.svg"]
FOUR_COLOURS = ASSETS / "cards" / "four-colours.txt"
ALLOWED = {
    "svg": {"viewBox", "width", "height"},
    "g": {"transform", "fill", "stroke-linecap", "stroke-linejoin"},
    "path": {"d", "fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap"},
}
INDEX_BOX = (0.03, 0.02, 0.35, 0.17)
LARGE_BOX = (0.03, 0.01, 0.53, 0.22)
STRIP_BOX = (0.03, 0.01, 0.34, 0.09)


@pytest.fixture(scope="module")
def pictures():
    """A function that renders a picture at a width in pixels."""
    pygame = pytest.importorskip("pygame")

    def render(path, width):
        data = io.BytesIO(path.read_bytes())
        return pygame.image.load_sized_svg(data, (width, round(width * 1.4)))

    return render


@pytest.mark.parametrize("name", CLASSIC)
def test_every_face_and_its_variants_are_there(name):
    wanted = {f"{card}.svg" for card in CARDS} | {f"{card}.strip.svg" for card in CARDS}
    wanted |= {f"{card}.covered.svg" for card in NUMBERS}
    assert {path.name for path in (ASSETS / "cards" / name).iterdir()} == wanted


@pytest.mark.parametrize("name", LARGE_PRINT)
def test_large_print_has_three_sizes_of_index_for_columns(name):
    variants = ["", ".covered", ".narrow", ".strip"]
    wanted = {f"{card}{variant}.svg" for card in CARDS for variant in variants}
    assert {path.name for path in (ASSETS / "cards" / name).iterdir()} == wanted


def test_every_back_has_two_masters():
    wanted = {f"{name}{master}.svg" for name in BACKS for master in ("", ".small")}
    assert {path.name for path in (ASSETS / "cards" / "backs").iterdir()} == wanted


@pytest.mark.parametrize("folder", [*CLASSIC, *LARGE_PRINT, "backs"])
def test_only_plain_paths_are_used(folder):
    paths = sorted((ASSETS / "cards" / folder).glob("*.svg"))
    assert paths
    assert [path.name for path in paths if not _is_plain(path, "0 0 250 350")] == []


def test_the_icon_is_plain_too():
    assert _is_plain(ASSETS / "icon.svg", "0 0 256 256")


def _is_plain(path, view_box):
    """Whether a picture keeps to the elements, attributes and paints that every renderer draws alike."""
    root = ET.fromstring(path.read_text(encoding="utf-8"))
    return root.get("viewBox") == view_box and all(map(_is_plain_element, root.iter()))


def _is_plain_element(element):
    """Whether one element has allowed attributes, six-digit colours and short path data only."""
    name = element.tag.removeprefix("{http://www.w3.org/2000/svg}")
    has_allowed = name in ALLOWED and set(element.attrib) <= ALLOWED[name]
    is_short = re.fullmatch(r"[MlhvcCz0-9 .-]*", element.get("d", "")) and not (element.text or "").strip()
    return has_allowed and bool(is_short) and _colours(element) <= {"none"}


def _colours(element):
    """The paints of an element that are not plain six-digit colours."""
    paints = {element.get("fill", "none"), element.get("stroke", "none")}
    return {paint for paint in paints if not re.fullmatch("#[0-9a-f]{6}", paint)}


def test_building_again_changes_nothing(tmp_path):
    files = [*PICTURES, FOUR_COLOURS]
    assert build(tmp_path) == len(files)
    rebuilt = {path: tmp_path / path.relative_to(ASSETS) for path in files}
    assert [path.name for path, new in rebuilt.items() if path.read_bytes() != new.read_bytes()] == []


def test_four_colours_are_a_plain_replacement_of_the_printing_colours():
    pairs = dict(line.split() for line in FOUR_COLOURS.read_text(encoding="utf-8").splitlines())
    assert not set(pairs) & set(pairs.values())
    for suit in "SHDC":
        text = (ASSETS / "cards" / "classic" / f"5{suit}.svg").read_text(encoding="utf-8")
        others = "".join((ASSETS / "cards" / "backs" / f"{name}.svg").read_text() for name in BACKS)
        printed = {colour for colour in pairs if colour in text}
        assert printed
        assert not any(colour in others for colour in printed)


def test_pictures_stay_small():
    assert max(path.stat().st_size for path in PICTURES) < 90_000
    faces = [ASSETS / "cards" / "classic" / f"{card}.svg" for card in CARDS]
    assert sum(path.stat().st_size for path in faces) < 900_000


@pytest.mark.parametrize(("name", "width"), [("classic", 110), ("classic-small", 70)])
@pytest.mark.parametrize("card", CARDS)
def test_the_index_is_printed_in_the_colour_of_its_suit(pictures, name, width, card):
    names = [f"{card}.svg", f"{card}.covered.svg"] if card in NUMBERS else [f"{card}.svg"]
    folder, is_red = ASSETS / "cards" / name, card[1] in "HD"
    assert all(_is_red_ink(pictures(folder / file, width), INDEX_BOX) is is_red for file in names)
    assert _is_red_ink(pictures(folder / f"{card}.strip.svg", width), STRIP_BOX) is is_red


@pytest.mark.parametrize("card", CARDS)
def test_the_large_index_is_printed_in_the_colour_of_its_suit(pictures, card):
    folder, is_red = ASSETS / "cards" / "large-print", card[1] in "HD"
    for variant in ("", ".covered"):
        assert _is_red_ink(pictures(folder / f"{card}{variant}.svg", 90), LARGE_BOX) is is_red
    assert _is_red_ink(pictures(folder / f"{card}.narrow.svg", 90), INDEX_BOX) is is_red
    assert _is_red_ink(pictures(folder / f"{card}.strip.svg", 90), STRIP_BOX) is is_red


def _is_red_ink(picture, box):
    """Whether the strongest ink in a part of a card is red; there must be enough of it to read."""
    sides = picture.get_size() * 2
    left, top, right, bottom = (round(part * side) for part, side in zip(box, sides, strict=True))
    pixels = [picture.get_at((x, y))[:3] for x in range(left, right) for y in range(top, bottom)]
    inked = [pixel for pixel in pixels if min(pixel) < 90]
    assert len(inked) > len(pixels) / 20
    reds = sum(r > 1.5 * max(g, b) for r, g, b in inked)
    assert reds > 0.9 * len(inked) or reds < 0.1 * len(inked)
    return reds > len(inked) / 2


@pytest.mark.parametrize("card", CARDS)
def test_every_face_is_unlike_every_other_of_its_rank(card):
    texts = {(ASSETS / "cards" / "classic" / f"{card[0]}{suit}.svg").read_text() for suit in "SHDC"}
    assert len(texts) == 4


@pytest.mark.parametrize(
    ("folder", "names", "count"),
    [("classic", "??.svg", 52), ("large-print", "??.svg", 52), ("backs", "*.svg", 16)],
)
def test_paper_reaches_the_border(pictures, folder, names, count):
    paths = sorted((ASSETS / "cards" / folder).glob(names))
    assert len(paths) == count
    for path in paths:
        picture = pictures(path, 100)
        assert picture.get_size() == (100, 140)
        assert all(picture.get_at(place)[3] == 255 for place in [(50, 0), (50, 139), (0, 70), (99, 70)])
        assert picture.get_at((0, 0))[3] == 0
