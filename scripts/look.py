"""Make pictures of everything: python3 scripts/look.py FOLDER [--only screens] [--themes felt,blue] ...

Cards on sheets, every screen in every theme and size, and every motion as a strip. Nothing is shown and
nothing is kept but the pictures. `--golden` makes the pictures anew that the tests compare with: all, or
with `--names` those of some screens.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  # said before anything newer is read
    sys.exit("Klondike needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info[:2]))

import os
import tempfile
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SIZES = ("640x480", "1280x800", "1920x1080", "3840x2160")
DOUBLED = 3000  # pixels of width: windows as wide as that are on doubled screens
FILM_SIZE = (1024, 768)
QUIET = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}


def main(arguments: list[str]) -> int:
    """Make the pictures that were asked for."""
    wish = _wish(arguments)
    os.environ |= QUIET
    if wish.golden:
        from looking.golden import renew

        print(*renew(wish.names), sep="\n")
        return 0
    wish.folder.mkdir(parents=True, exist_ok=True)
    for kind in wish.only:
        MAKERS[kind](wish)
    return 0


def _wish(arguments: list[str]) -> Namespace:
    from klondike.ui.theme import THEMES

    parser = ArgumentParser("look.py", description="Make pictures of everything that the program shows.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("look"), help="where the pictures go")
    parser.add_argument(
        "--only", type=_some(*MAKERS), default=tuple(MAKERS), help=f"some of {','.join(MAKERS)}"
    )
    parser.add_argument("--themes", type=_some(*THEMES), default=THEMES, help=f"some of {','.join(THEMES)}")
    parser.add_argument("--sizes", type=_sizes, default=SIZES, help=f"such as {','.join(SIZES)}")
    parser.add_argument(
        "--names", type=_names, default=frozenset(), help="screens or motions, such as menu,win"
    )
    parser.add_argument(
        "--golden", action="store_true", help="renew the pictures that the tests compare with"
    )
    return parser.parse_args(arguments)


def _some(*known: str) -> Callable[[str], tuple[str, ...]]:
    def some(text: str) -> tuple[str, ...]:
        if not set(text.split(",")) <= set(known):
            raise ValueError(text)
        return tuple(text.split(","))

    return some


def _sizes(text: str) -> tuple[str, ...]:
    for size in text.split(","):
        _pixels(size)
    return tuple(text.split(","))


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split(","))


def _pixels(size: str) -> tuple[int, int]:
    width, height = size.split("x")
    return int(width), int(height)


def _cards(wish: Namespace) -> None:
    import pygame
    from looking.cards import card_sheets

    pygame.display.init()
    pygame.display.set_mode((1, 1))
    for name, picture in card_sheets(ROOT / "assets"):
        _save(wish.folder / f"cards-{name}.png", picture)


def _screens(wish: Namespace) -> None:
    from looking.contact import contact_sheet
    from looking.screens import screens

    for theme in wish.themes:
        for size in wish.sizes:
            shown = []
            with _room(_pixels(size), theme=theme, speed="off") as room:
                for name, picture in screens(room, wish.names):
                    _save(wish.folder / f"{theme}-{size}-{name}.png", picture)
                    shown.append((name, picture))
            _save(wish.folder / f"all-{theme}-{size}.png", contact_sheet(shown, 4, 640))


def _films(wish: Namespace) -> None:
    from looking.contact import contact_sheet
    from looking.films import films

    with _room(FILM_SIZE, theme=wish.themes[0]) as room:
        for name, pictures in films(room, wish.names):
            _save(wish.folder / f"film-{name}.png", contact_sheet(pictures, 6, 400))


@contextmanager
def _room(size: tuple[int, int], **settings: str) -> Iterator:
    from looking.room import Room

    with tempfile.TemporaryDirectory(prefix="look-") as name:
        room = Room(Path(name), size, 2.0 if size[0] >= DOUBLED else 1.0, **settings)
        yield room
        room.close()


def _save(path: Path, picture: object) -> None:
    import pygame

    pygame.image.save(picture, path)
    print(path)


MAKERS = {"cards": _cards, "screens": _screens, "films": _films}


if __name__ == "__main__":
    from environment import run_with_pygame

    sys.exit(run_with_pygame(main, __file__))
