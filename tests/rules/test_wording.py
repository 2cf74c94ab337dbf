"""Numbers, counts and lists in sentences."""

from collections.abc import Callable

import pytest

from klondike.rules.wording import capital, cards, count, counted, listed, number, ordinal, times


@pytest.mark.parametrize(
    ("tell", "value", "text"),
    [
        (number, 0, "no"),
        (number, 12, "twelve"),
        (number, 13, "13"),
        (number, 1000, "1,000"),
        (times, 1, "once"),
        (times, 2, "twice"),
        (times, 3, "three times"),
        (times, 31, "31 times"),
        (ordinal, 4, "fourth"),
        (ordinal, 7, "7th"),
        (cards, 1, "one card"),
        (cards, 24, "24 cards"),
    ],
)
def test_numbers_in_words(tell: Callable[[int], str], value: int, text: str) -> None:
    assert tell(value) == text


@pytest.mark.parametrize(
    ("value", "words", "figures"),
    [(0, "no moves", "0 moves"), (1, "one move", "1 move"), (1200, "1,200 moves", "1,200 moves")],
)
def test_things_are_counted_in_words_or_figures(value: int, words: str, figures: str) -> None:
    assert (count(value, "move"), counted(value, "move")) == (words, figures)


@pytest.mark.parametrize(
    ("parts", "text"), [(["one"], "one"), (["one", "two"], "one, and two"), (["a", "b", "c"], "a, b, and c")]
)
def test_the_last_of_a_list_stands_after_and(parts: list[str], text: str) -> None:
    assert listed(parts) == text


def test_only_the_first_letter_becomes_a_capital() -> None:
    assert (capital("ten of Hearts"), capital("")) == ("Ten of Hearts", "")
