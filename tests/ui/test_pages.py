"""Pages: whatever is to be said is said in its order, and a window has room for each page."""

import pytest

from klondike.ui.berth import FOOT
from klondike.ui.pages import in_pages
from klondike.ui.pen import Pen
from klondike.ui.toast import Toast
from klondike.ui.toastlayout import has_room, laid_out

SMALL, LARGE = (640, 480), (2560, 1600)
SENTENCE = "The old file was set aside, and what could be read of it is here."
PATH = "/home/somebody/documents/games/cards/and/all/that/belongs/to/them/klondike" * 3


@pytest.fixture
def pen_at_2(pen: Pen) -> Pen:
    return pen.at_unit(2.0)


def pages_of(toast: Toast) -> list[Toast]:
    return [toast, *(pages_of(toast.then) if toast.then else [])]


def texts(pen: Pen, window: tuple[int, int], parts: list[str]) -> list[str]:
    pages = pages_of(in_pages(pen, window, Toast("", "cards"), parts))
    assert all(page.icon == "cards" and has_room(pen, window, page) for page in pages)
    return [page.text for page in pages]


def test_what_there_is_room_for_is_one_page(pen_at_2: Pen) -> None:
    assert texts(pen_at_2, LARGE, [SENTENCE, SENTENCE]) == [f"{SENTENCE} {SENTENCE}"]


def test_parts_that_fit_stay_whole(pen_at_2: Pen) -> None:
    both = f"{SENTENCE} {SENTENCE}"
    assert texts(pen_at_2, SMALL, [both, both, SENTENCE, SENTENCE]) == [both, f"{both} {SENTENCE}", SENTENCE]


def test_a_part_too_long_is_broken_behind_its_sentences(pen_at_2: Pen) -> None:
    pages = texts(pen_at_2, SMALL, [" ".join([SENTENCE] * 5)])
    assert pages == [f"{SENTENCE} {SENTENCE} {SENTENCE}", f"{SENTENCE} {SENTENCE}"]


@pytest.mark.parametrize("part", [SENTENCE.replace(".", ",") * 5, f"The file is {PATH}.", PATH, "M" * 255])
def test_nothing_is_lost_of_a_sentence_too_long(pen_at_2: Pen, part: str) -> None:
    pages = texts(pen_at_2, SMALL, [SENTENCE, part])
    assert len(pages) > 1
    assert "".join(pages).replace(" ", "") == (SENTENCE + part).replace(" ", "")


def test_what_is_spoken_instead_is_spoken_once(pen_at_2: Pen) -> None:
    first, *others = pages_of(in_pages(pen_at_2, SMALL, Toast("", aloud="All."), [SENTENCE] * 5))
    assert first.aloud == "All."
    assert [page.aloud for page in others] == [""]


@pytest.mark.parametrize("window", [SMALL, (700, 520)])
def test_a_page_has_room_in_each_of_its_shapes(pen_at_2: Pen, window: tuple[int, int]) -> None:
    words = ["so"] * 90
    toasts = [Toast(" ".join(words[:count])) for count in range(1, len(words) + 1)]
    full = [toast for toast in toasts if has_room(pen_at_2, window, toast)]
    sizes = [size for toast in full for size in laid_out(pen_at_2, window, toast).sizes]
    assert len(sizes) > len(full)
    assert all(high + 2 * pen_at_2.px(FOOT) <= window[1] for _, high in sizes)
