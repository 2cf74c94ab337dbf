"""Writing all pictures of the deck into a folder."""

from collections.abc import Iterator
from pathlib import Path

from .backs import BACKS, back
from .drawing import svg
from .faces import CARDS, PLAIN, covered, face, strip
from .icon import SIZE as ICON_SIZE
from .icon import icon
from .palette import TWO_COLOURS
from .paper import FULL, SMALL, Master

FOLDER = Path(__file__).resolve().parents[2] / "assets"
SETS = {"classic": FULL, "classic-small": SMALL}


def build(folder: Path) -> int:
    """Write every picture below a folder; returns how many."""
    count = 0
    for name, text in pictures():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
        count += 1
    return count


def pictures() -> Iterator[tuple[str, str]]:
    """The names (below the assets folder) and texts of all pictures."""
    for name, master in SETS.items():
        yield from _faces(f"cards/{name}", master)
    yield "icon.svg", svg(icon(), ICON_SIZE, ICON_SIZE)
    for name in BACKS:
        yield f"cards/backs/{name}.svg", svg(back(name, FULL))
        yield f"cards/backs/{name}.small.svg", svg(back(name, SMALL))


def _faces(folder: str, master: Master) -> Iterator[tuple[str, str]]:
    """The faces of one set and their variants in columns."""
    for card in CARDS:
        inks = TWO_COLOURS[card[1]]
        yield f"{folder}/{card}.svg", svg(face(card, inks, master))
        yield f"{folder}/{card}.strip.svg", svg(strip(card, inks, master))
        if card in PLAIN:
            yield f"{folder}/{card}.covered.svg", svg(covered(card, inks, master))


def main(arguments: list[str]) -> None:
    """Write the pictures into the assets folder, or into the folder that is named."""
    folder = Path(arguments[0]) if arguments else FOLDER
    print(f"{build(folder)} pictures written below {folder}")
