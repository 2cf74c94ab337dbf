"""What players read is short and kind."""

import pytest

from klondike.store import words

SENTENCES = [value for name, value in vars(words).items() if name.isupper()]


@pytest.mark.parametrize("sentence", SENTENCES)
def test_sentences_are_short_and_kind(sentence):
    assert len(sentence) <= 130
    assert sentence.endswith(".")
    assert not any(word in sentence.lower() for word in ("!", "error", "fail", "invalid", "sqlite", "json"))
