"""Which values the settings take, and what is made of a file with others."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from klondike.store.settings import DEFAULTS, SettingError, Settings, changed, fits, understood

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


def test_every_default_fits():
    assert [key for key, value in DEFAULTS.items() if not fits(key, value)] == []


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("speed", "warp"),
        ("speed", 1),
        ("sound", 1),
        ("sound", "yes"),
        ("volume", 101),
        ("volume", -1),
        ("volume", True),
        ("volume", 5.0),
        ("text_size", 0),
        ("theme", ""),
        ("rules", None),
        ("window", (100, 100)),
        ("window", (800, "600")),
        ("window", (800, 600, 2)),
        ("window", 800),
        ("no such setting", 1),
    ],
)
def test_wrong_values_do_not_fit(key, value):
    assert not fits(key, value)
    with pytest.raises(SettingError, match=key):
        changed(Settings(), {key: value})


def test_a_change_is_all_or_nothing():
    with pytest.raises(SettingError):
        changed(Settings(), {"volume": 5, "speed": "warp"})
    assert changed(Settings(), {"volume": 5, "speed": "fast"}) == Settings(volume=5, speed="fast")


def test_a_wrong_value_costs_only_its_own_setting():
    settings, wrong = understood({"volume": 900, "theme": "slate", "window": [1024, 768]})
    assert settings == Settings(theme="slate", window=(1024, 768))
    assert wrong == ("volume",)


@given(st.dictionaries(st.sampled_from(sorted(DEFAULTS)) | st.text(), JSON))
def test_whatever_a_file_says_every_setting_fits(raw):
    settings, wrong = understood(raw)
    assert all(fits(key, value) for key, value in settings._asdict().items())
    assert set(wrong) <= set(raw) & set(DEFAULTS)
    assert all(getattr(settings, key) == DEFAULTS[key] for key in wrong)
