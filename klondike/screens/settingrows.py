"""The rows that the settings are made of, and those of the pages that are no pictures."""

from enum import StrEnum
from typing import NamedTuple

from klondike.screens.paged import Tab
from klondike.ui.widgets import Scale


class Kind(StrEnum):
    """How a setting is chosen."""

    SEGMENTS = "segments"
    SWITCH = "switch"
    SLIDER = "slider"
    TABLES = "tables"
    CARDS = "cards"
    BACKS = "backs"
    KEYS = "keys"


class Row(NamedTuple):
    """One setting: its key, the words, and the values with their names, or the scale of a number."""

    key: str
    label: str
    note: str
    kind: Kind
    choices: tuple[tuple[str, object], ...] = ()
    scale: Scale = Scale(0, 100)


class Page(NamedTuple):
    """The settings that are seen together."""

    tab: Tab
    rows: tuple[Row, ...]


PLAYING = Page(
    Tab("Playing", "cards"),
    (
        Row(
            "draw",
            "Draw",
            "Applies to the next deal",
            Kind.SEGMENTS,
            (("One card", 1), ("Three cards", 3)),
        ),
        Row(
            "help",
            "How much help",
            "Everything also tells if the game can be won",
            Kind.SEGMENTS,
            (("None", "none"), ("A sign", "sign"), ("Hints", "hint"), ("Everything", "all")),
        ),
        Row(
            "hint_first",
            "A hint shows first",
            "Asked again, it shows the card",
            Kind.SEGMENTS,
            (("The card", "card"), ("Where to look", "place")),
        ),
        Row(
            "homing",
            "Send home by itself",
            "Safe: when no other card needs them",
            Kind.SEGMENTS,
            (("Never", "never"), ("When safe", "safe"), ("Always", "always")),
        ),
        Row(
            "finish_by_itself",
            "Finish by itself",
            "Once no column hides a card, unless it costs points",
            Kind.SWITCH,
        ),
        Row(
            "ask_before_losing",
            "Ask before giving up a game",
            "When you deal anew in the middle of one",
            Kind.SWITCH,
        ),
        Row(
            "pause_away",
            "Pause when away",
            "While you are in another window",
            Kind.SWITCH,
        ),
        Row(
            "keep_past_games",
            "Keep the moves of each game",
            "So that it can be watched later; results are always kept",
            Kind.SWITCH,
        ),
    ),
)
ON_TABLE = Page(
    Tab("On the table", "hand"),
    (
        Row(
            "click",
            "A click on a card",
            "A double click sends home",
            Kind.SEGMENTS,
            (("Moves it", "move"), ("Picks it up", "pick"), ("Nothing", "nothing")),
        ),
        Row(
            "click_first",
            "The first place to go",
            "Where a click has several",
            Kind.SEGMENTS,
            (("Best", "best"), ("Home", "home"), ("A column", "column")),
        ),
        Row("right_click_home", "Right click sends home", "On the bare table: all that fits", Kind.SWITCH),
        Row("show_places", "Show all places", "That would take the cards in your hand", Kind.SWITCH),
        Row("stock_count", "Count under the stock", "", Kind.SWITCH),
        Row("show_time", "Show the time", "", Kind.SWITCH),
        Row("show_moves", "Show the moves", "", Kind.SWITCH),
        Row("show_score", "Show the score", "", Kind.SWITCH),
        Row(
            "left_handed",
            "Table layout",
            "Left-handed play: stock on the right",
            Kind.SEGMENTS,
            (("Stock left", False), ("Stock right", True)),
        ),
    ),
)
MOTION = Page(
    Tab("Motion and sound", "sound"),
    (
        Row(
            "speed",
            "Speed of the cards",
            "",
            Kind.SEGMENTS,
            (("Off", "off"), ("Fast", "fast"), ("Normal", "normal"), ("Slow", "slow")),
        ),
        Row("reduced_motion", "Reduced motion", "Cards fade where they would fly", Kind.SWITCH),
        Row("cascade", "Cards leap after a win", "For 8 seconds at most; any key ends it", Kind.SWITCH),
        Row("sound", "Sound", "Cards on felt, a note for each card that goes home", Kind.SWITCH),
        Row("volume", "Volume", "", Kind.SLIDER, scale=Scale(0, 100, 5)),
    ),
)
EASIER = Page(
    Tab("Easier to see", "eye"),
    (
        Row(
            "large_print",
            "Large print",
            "One great index and one great sign on each card",
            Kind.SWITCH,
        ),
        Row("four_colours", "Four colours", "A colour of its own for each suit", Kind.SWITCH),
        Row(
            "strong_outlines",
            "Strong outlines",
            "A dark line round each card, clear places, a table of one colour",
            Kind.SWITCH,
        ),
        Row(
            "bright_cursor",
            "High-contrast cursor",
            "White between two black lines, where the keyboard is",
            Kind.SWITCH,
        ),
        Row(
            "large_buttons",
            "Large buttons",
            "Buttons and words a quarter larger, in the bar and on all sheets",
            Kind.SWITCH,
        ),
        Row("speech", "Speak", "Moves, messages, and where the keyboard is", Kind.SWITCH),
    ),
)
KEYS = Page(Tab("Keys", "keys"), (Row("keys", "Keys", "", Kind.KEYS),))
