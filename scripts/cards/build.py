"""Writing all pictures of the deck into a folder."""

from collections.abc import Iterator
from pathlib import Path

from .backs import BACKS, back
from .drawing import svg
from .faces import CARDS, PLAIN, covered, face, strip
from .icon import SIZE as ICON_SIZE
from .icon import icon
from .large import large_covered, large_face
from .palette import FOUR_COLOURS, TWO_COLOURS
from .paper import FULL, SMALL, Master

FOLDER = Path(__file__).resolve().parents[2] / "assets"
MASTERS = {"": FULL, "-small": SMALL}


def build(folder: Path) -> int:
    """Write every file below a folder; returns how many."""
    count = 0
    for name, text in files():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        count += 1
    return count


def files() -> Iterator[tuple[str, str]]:
    """The names (below the assets folder) and texts of all files."""
    for suffix, master in MASTERS.items():
        yield from _faces(f"cards/classic{suffix}", master)
        yield from _large_faces(f"cards/large-print{suffix}", master)
    for name in BACKS:
        yield f"cards/backs/{name}.svg", svg(back(name, FULL))
        yield f"cards/backs/{name}.small.svg", svg(back(name, SMALL))
    yield "cards/four-colours.txt", four_colours()
    yield "icon.svg", svg(icon(), ICON_SIZE, ICON_SIZE)


def _faces(folder: str, master: Master) -> Iterator[tuple[str, str]]:
    """The faces of the classic deck and their variants in columns."""
    for card in CARDS:
        inks = TWO_COLOURS[card[1]]
        yield f"{folder}/{card}.svg", svg(face(card, inks, master))
        yield f"{folder}/{card}.strip.svg", svg(strip(card, inks, master))
        if card in PLAIN:
            yield f"{folder}/{card}.covered.svg", svg(covered(card, inks, master))


def _large_faces(folder: str, master: Master) -> Iterator[tuple[str, str]]:
    """The faces of the Large print deck; in columns it has a third size of index between the two."""
    for card in CARDS:
        inks = TWO_COLOURS[card[1]]
        yield f"{folder}/{card}.svg", svg(large_face(card, inks, master))
        for variant, level in {"covered": "large", "narrow": master.level, "strip": "strip"}.items():
            yield f"{folder}/{card}.{variant}.svg", svg(large_covered(card, inks, level))


def four_colours() -> str:
    """The printing colours to replace in any face for a deck of four colours, one pair on a line."""
    pairs = {
        old: new
        for suit, inks in TWO_COLOURS.items()
        for old, new in zip(inks, FOUR_COLOURS[suit], strict=True)
    }
    return "".join(f"{old} {new}\n" for old, new in pairs.items())


def main(arguments: list[str]) -> None:
    """Write the pictures into the assets folder, or into the folder that is named."""
    folder = Path(arguments[0]) if arguments else FOLDER
    print(f"{build(folder)} files written below {folder}")
