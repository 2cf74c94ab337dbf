"""Pictures that were looked at and found good: they are kept small, and whatever is shown later is compared.

Text and curves differ a little between versions of the libraries that draw them. So the pictures are scaled
down first; a difference counts where it is large on the average, where too many places are far off, or
where something of the size of a button differs.
"""

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pygame

from klondike.screens.settings import PAGES

from .room import Room
from .screens import SCREENS, screens

FOLDER = Path(__file__).resolve().parents[2] / "tests" / "golden"
WIDTH = 320  # pixels of what is kept
FAR = 10  # of 255 levels: what is off by more counts as another place
COARSE = 8  # pixels of what is kept in each direction: edges and letters are even there
LOUDER = 8  # times: the difference as it is shown


class Limits(NamedTuple):
    """What other versions of the libraries may make of the same: see Difference.

    Measured with every curve and letter drawn at twice its size and scaled down, which is more than they do.
    """

    mean: float
    far: float
    coarse: int


CARDS, WORDS = Limits(0.8, 0.026, 11), Limits(2.0, 0.06, 11)


class Golden(NamedTuple):
    """One table in one window, and the screens that are kept of it."""

    theme: str
    size: tuple[int, int]
    limits: Limits
    names: frozenset[str]


SMALL, LARGE = (640, 480), (1280, 800)
GOLDENS = (
    Golden("felt", SMALL, CARDS, frozenset(("start", "middle"))),
    Golden("blue", SMALL, CARDS, frozenset(("start", "drag"))),
    Golden("walnut", SMALL, CARDS, frozenset(("start", "hint"))),
    Golden("charcoal", SMALL, CARDS, frozenset(("start",))),
    Golden("paper", SMALL, CARDS, frozenset(("start", "carry", "double"))),
    Golden("felt", LARGE, CARDS, frozenset(("start", "middle"))),
    Golden("charcoal", LARGE, CARDS, frozenset(("cursor", "pause"))),
    Golden("felt", SMALL, WORDS, frozenset(("choose-game", "result"))),
    Golden("felt", LARGE, WORDS, frozenset(("rules", "choose-game", "code", "menu", "help"))),
    Golden("walnut", LARGE, WORDS, frozenset(f"settings-{number}" for number in range(len(PAGES)))),
    Golden("blue", LARGE, CARDS, frozenset(("warning", "watching", "large-print", "four-colours"))),
    Golden("paper", LARGE, WORDS, frozenset(("past-games",))),
    Golden("charcoal", LARGE, WORDS, frozenset(("question", "result", "past-games", "unwinnable"))),
)


class Difference(NamedTuple):
    """How far apart two small pictures are: mean levels, share of places far off, worst coarse one."""

    mean: float
    far: float
    coarse: int
    picture: pygame.Surface

    def is_within(self, limits: Limits) -> bool:
        """Whether it may be left as it is."""
        return all(each <= most for each, most in zip(self, limits, strict=False))


def shown(golden: Golden) -> Iterator[tuple[str, pygame.Surface]]:
    """The file name and the small picture of every screen of a table, as they are now."""
    assert golden.names <= {each.name for each in SCREENS}
    width, height = golden.size
    with tempfile.TemporaryDirectory(prefix="golden-") as folder:
        room = Room(Path(folder), golden.size, 1.0, theme=golden.theme, speed="off")
        for name, picture in screens(room, golden.names):
            yield f"{golden.theme}-{width}x{height}-{name}.png", small(picture)
        room.close()


def small(picture: pygame.Surface) -> pygame.Surface:
    """A picture as it is kept."""
    width, height = picture.get_size()
    return pygame.transform.smoothscale(picture, (WIDTH, round(height * WIDTH / width)))


def difference(expected: pygame.Surface, actual: pygame.Surface) -> Difference:
    """Compare two small pictures of one size."""
    off = expected.copy()
    off.blit(actual, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    other = actual.copy()
    other.blit(expected, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    off.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    near = pygame.mask.from_threshold(off, (0, 0, 0), (FAR + 1, FAR + 1, FAR + 1, 255)).count()
    width, height = off.get_size()
    return Difference(_mean(off), 1 - near / (width * height), _coarse(expected, actual), off)


def _coarse(expected: pygame.Surface, actual: pygame.Surface) -> int:
    size = expected.get_width() // COARSE, expected.get_height() // COARSE
    parts = [
        pygame.image.tobytes(pygame.transform.smoothscale(each, size), "RGB") for each in (expected, actual)
    ]
    return max(abs(one - other) for one, other in zip(*parts, strict=True))


def _mean(picture: pygame.Surface) -> float:
    levels = pygame.image.tobytes(picture, "RGB")
    return sum(levels) / len(levels)


def side_by_side(expected: pygame.Surface, actual: pygame.Surface, off: pygame.Surface) -> pygame.Surface:
    """Expected, actual and their difference, louder."""
    width, height = expected.get_size()
    row = pygame.Surface((3 * width, height))
    for index, picture in enumerate((expected, actual, off)):
        row.blit(picture, (index * width, 0))
    for _ in range(LOUDER.bit_length() - 1):
        part = row.subsurface((2 * width, 0, width, height))
        part.blit(part.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return row


def _those(names: frozenset[str]) -> list[Golden]:
    return [each._replace(names=each.names & names) for each in GOLDENS if each.names & names]


def renew(names: frozenset[str] = frozenset()) -> list[Path]:
    """Keep those of some screens as they are now, or all and no others; returns their files."""
    FOLDER.mkdir(exist_ok=True)
    if not names:
        for old in FOLDER.glob("*.png"):
            old.unlink()
    files = []
    for golden in _those(names) if names else GOLDENS:
        for name, picture in shown(golden):
            pygame.image.save(picture, FOLDER / name)
            files.append(FOLDER / name)
    return files
