"""Text as pictures: fonts opened when first needed, finished words kept."""

from collections.abc import Callable

import pygame

from klondike.ui.cache import Cache

FACES = {"regular": "Regular", "semibold": "Semibold", "bold": "Bold"}
OPEN_FONTS = 48
KEPT_PIXELS = 1_500_000
SMOOTH = True


def pixels(surface: pygame.Surface) -> int:
    """Count the pixels of a surface: the weight of a picture in a cache."""
    return surface.get_width() * surface.get_height()


def drawable(text: str) -> str:
    """Give a text as fonts take it: names of files may hold what no text can, and that becomes "?"."""
    return text.encode(errors="replace").decode().replace("\0", "?")  # fonts measure bytes wrongly


def _in_company(lines: list[str], fits: Callable[[str], bool]) -> list[str]:
    """Bring the last word before the end of all lines down to it, where that leaves two words above."""
    *above, last = lines or [""]
    rest, _, word = above[-1].rpartition(" ") if above else ("", "", "")
    is_better = " " in rest and " " not in last and fits(f"{word} {last}")
    return [*above[:-1], rest, f"{word} {last}"] if is_better else lines


class Lettering:
    """Words in Source Sans Pro, by size in device pixels and weight."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.fonts: Cache[pygame.font.Font] = Cache(OPEN_FONTS, lambda _: 1)
        self.words: Cache[pygame.Surface] = Cache(KEPT_PIXELS, pixels)

    def font(self, size: int, weight: str) -> pygame.font.Font:
        """Give the font of that size (pixels per em)."""
        path = f"{self.folder}/SourceSansPro-{FACES[weight]}.ttf"
        return self.fonts.fetch((size, weight), lambda: pygame.font.Font(path, size))

    def picture(self, text: str, size: int, weight: str, colour: str) -> pygame.Surface:
        """Give the text on a transparent ground; it is shared, so never draw on it."""
        key = (text, size, weight, colour)
        return self.words.fetch(key, lambda: self.font(size, weight).render(drawable(text), SMOOTH, colour))

    def size(self, text: str, size: int, weight: str) -> tuple[int, int]:
        """Measure a text in device pixels."""
        return self.font(size, weight).size(drawable(text))

    def wrap(self, text: str, width: int, size: int, weight: str) -> list[str]:
        """Break a text at its spaces into lines of at most that width; longer words stand alone.

        A last word that would stand alone takes the one before it along.
        """
        lines: list[str] = []
        for word in text.split():
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.size(longer, size, weight)[0] <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return _in_company(lines, lambda line: self.size(line, size, weight)[0] <= width)

    def shorten(self, text: str, width: int, size: int, weight: str) -> str:
        """Cut a text that is too wide and end it with an ellipsis."""
        if self.size(text, size, weight)[0] <= width:
            return text
        short = text
        while short and self.size(short + "…", size, weight)[0] > width:
            short = short[:-1]
        return short.rstrip() + "…"
