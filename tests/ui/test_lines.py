"""Lines are as full as they get, and hold everything in its order; words fit into them."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from klondike.ui.lines import breakable, filled


@given(st.lists(st.integers(1, 9)), st.integers(1, 12))
def test_every_line_fits_or_is_alone_and_had_no_room_for_the_next(sizes, room):
    lines = list(filled(sizes, lambda line: sum(line) <= room))
    assert [size for line in lines for size in line] == sizes
    assert all(sum(line) <= room or len(line) == 1 for line in lines)
    assert all(sum(line) + after[0] > room for line, after in pairwise(lines))


def test_nothing_is_one_empty_line():
    assert list(filled([], lambda _: True)) == [[]]


@given(st.lists(st.text("ab/-", min_size=1, max_size=20)), st.integers(1, 12))
def test_words_that_do_not_fit_are_broken_and_no_others(words, room):
    pieces = iter(breakable(" ".join(words), lambda word: len(word) <= room).split())
    for word in words:
        first = next(pieces)
        assert len(first) <= room
        while first != word:
            assert len(word) > room
            piece = next(pieces)
            assert len(piece) <= room
            first += piece


def test_a_path_is_broken_behind_its_folders():
    path = "in /home/somebody/klondike-1.db."
    assert breakable(path, lambda word: len(word) <= 16) == "in /home/somebody/ klondike-1.db."
    assert breakable(path, lambda word: len(word) <= 6) == "in /home/ somebo dy/klo ndike- 1.db."
