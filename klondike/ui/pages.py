"""Messages that a window has no room for at once: they are said in pages, one after the other."""

from collections.abc import Callable, Sequence

from klondike.ui.lines import filled
from klondike.ui.pen import Pen
from klondike.ui.toast import Toast
from klondike.ui.toastlayout import has_room

ENDS = (". ", " ", "/", "\\")  # behind what a part longer than a page is broken, the first that is enough


def in_pages(pen: Pen, window: tuple[int, int], toast: Toast, parts: Sequence[str]) -> Toast:
    """Give the toast with as many of the parts as its text as there is room for; the rest come then.

    What is to be spoken instead of the text is spoken with the first page.
    """

    def fits(page: Sequence[str]) -> bool:
        return has_room(pen, window, toast._replace(text=" ".join(page)))

    pieces = [piece for part in parts for piece in _pieces(part, fits, ENDS)]
    silent = toast if toast.aloud is None else toast._replace(aloud="")
    pages = [silent._replace(text=" ".join(page)) for page in filled(pieces, fits)]
    shown = pages[-1]
    for page in reversed(pages[:-1]):
        shown = page._replace(then=shown)
    return shown._replace(aloud=toast.aloud)


def _pieces(part: str, fits: Callable[[Sequence[str]], bool], ends: Sequence[str]) -> list[str]:
    """Leave a part whole that fits; else break it at the first of the ends, then the next, then anywhere."""
    if fits([part]) or len(part) < 2:
        return [part]
    if not ends:
        middle = len(part) // 2
        return [smaller for half in (part[:middle], part[middle:]) for smaller in _pieces(half, fits, ends)]
    pieces = part.replace(ends[0], f"{ends[0].rstrip()}\n").split("\n")
    return [smaller for piece in pieces for smaller in _pieces(piece, fits, ends[1:])]
