"""The settings: what they are, which values they take, and what is meant when a value is none of these."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

Value = str | int | bool | tuple[int, int]
Check = Callable[[object], bool]


LARGER = 1.25  # what large buttons are of others
LARGEST_SCALE = 2.0  # to which they still grow


class SettingError(ValueError):
    """A setting that does not exist, or a value that it does not take."""


class Settings(NamedTuple):
    """What the player has chosen; a new field has a default and, where its type says too little, a check."""

    rules: str = "S3"
    speed: str = "normal"
    reduced_motion: bool = False
    cascade: bool = True
    sound: bool = True
    volume: int = 55
    ask_before_losing: bool = True
    keep_past_games: bool = True
    help: str = "hint"
    deals: str = "any"
    next_deal: str = ""
    keys: str = ""
    theme: str = "felt"
    panels: str = "table"
    large_print: bool = False
    four_colours: bool = False
    texture: bool = True
    back: str = "table"
    strong_outlines: bool = False
    large_buttons: bool = False
    bright_cursor: bool = False
    speech: bool = False
    text_size: int = 100
    left_handed: bool = False
    click: str = "move"
    click_first: str = "best"
    right_click_home: bool = True
    hint_first: str = "card"
    pause_away: bool = False
    homing: str = "never"
    finish_by_itself: bool = False
    show_places: bool = False
    stock_count: bool = True
    show_time: bool = True
    show_moves: bool = True
    show_score: bool = True
    window: tuple[int, int] = (1280, 800)
    fullscreen: bool = False

    @property
    def scale(self) -> float:
        """How many times its design size everything but the cards has."""
        scale = self.text_size / 100
        return max(scale, min(LARGEST_SCALE, scale * LARGER)) if self.large_buttons else scale

    @property
    def loudness(self) -> int:
        """How loud the sounds are, 0..100; 0 is off."""
        return self.volume if self.sound else 0


def _one_of(*values: str) -> Check:
    return lambda value: value in values


def _within(low: int, high: int) -> Check:
    return lambda value: type(value) is int and low <= value <= high


def _is_name(value: object) -> bool:
    return type(value) is str and 0 < len(value) <= 200


def _is_size(value: object) -> bool:
    return type(value) is tuple and len(value) == 2 and all(map(_within(320, 16384), value))


BACKS = ("sun-and-moon", "lattice", "fans", "guilloche", "harlequin", "leaves", "tiles", "deco")

CHECKS: Mapping[str, Check] = {
    "deals": _one_of("any", "winnable"),
    "next_deal": lambda value: type(value) is str and len(value) <= 200,
    "keys": lambda value: type(value) is str and len(value) <= 10000,
    "help": _one_of("none", "sign", "hint", "all"),
    "speed": _one_of("off", "fast", "normal", "slow"),
    "volume": _within(0, 100),
    "click": _one_of("move", "pick", "nothing"),
    "click_first": _one_of("best", "home", "column"),
    "hint_first": _one_of("card", "place"),
    "homing": _one_of("never", "safe", "always"),
    "back": _one_of("table", *BACKS),
    "text_size": _within(50, 200),
    "window": _is_size,
}
CHECKS_BY_TYPE: Mapping[type, Check] = {
    str: _is_name,
    bool: lambda value: type(value) is bool,
}
DEFAULTS: Mapping[str, Value] = Settings()._asdict()


def fits(key: str, value: object) -> bool:
    """Tell whether a setting of that name takes the value."""
    if key not in DEFAULTS:
        return False
    check = CHECKS.get(key) or CHECKS_BY_TYPE[type(DEFAULTS[key])]
    return check(value)


def changed(settings: Settings, values: Mapping[str, Value]) -> Settings:
    """Return the settings with other values; SettingError names the first that does not fit."""
    for key, value in values.items():
        if not fits(key, value):
            raise SettingError(f"{key} cannot be {value!r}")
    return settings._replace(**values)  # type: ignore[arg-type]


def understood(raw: Mapping[str, object]) -> tuple[Settings, tuple[str, ...]]:
    """Return the settings that a file means, and the names of those whose values were not understood."""
    known = {key: _thawed(raw[key]) for key in DEFAULTS if key in raw}
    wrong = tuple(key for key, value in known.items() if not fits(key, value))
    return Settings(**{key: value for key, value in known.items() if key not in wrong}), wrong  # type: ignore[arg-type]


def _thawed(value: object) -> object:
    return tuple(value) if isinstance(value, list) else value  # JSON knows no tuples
