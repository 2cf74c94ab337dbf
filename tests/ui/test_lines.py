"""Lines are as full as they get, and hold everything in its order."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from klondike.ui.lines import filled


@given(st.lists(st.integers(1, 9)), st.integers(1, 12))
def test_every_line_fits_or_is_alone_and_had_no_room_for_the_next(sizes, room):
    lines = list(filled(sizes, lambda line: sum(line) <= room))
    assert [size for line in lines for size in line] == sizes
    assert all(sum(line) <= room or len(line) == 1 for line in lines)
    assert all(sum(line) + after[0] > room for line, after in pairwise(lines))


def test_nothing_is_one_empty_line():
    assert list(filled([], lambda _: True)) == [[]]
