"""What the mouse does, in words that are true for the rules in play and for the settings in force."""

from collections.abc import Iterator, Mapping

from klondike.rules.ruleset import RuleSet, Tap
from klondike.scene.preferences import Click, First, Preferences

Line = tuple[str, str]  # what is done, what comes of it

SEND_HOME = "Send it home."
HOME = "Send it home, to the four foundations."
ALL_HOME = "Send home all that fits."
TAPS: Mapping[Tap, str] = {
    Tap.BEST: "Make its best move.",
    Tap.HOME: HOME,
    Tap.COLUMN: "Move it to a column.",
    Tap.NOTHING: "Nothing, by these rules.",
}
FIRSTS: Mapping[First, str] = {
    First.BEST: TAPS[Tap.BEST],
    First.HOME: "Send it home if it fits, else make its best move.",
    First.COLUMN: "Move it to a column if it fits, else make its best move.",
}


def mouse_words(rules: RuleSet, preferences: Preferences) -> tuple[Line, ...]:
    """Say what dragging, pressing and every click does."""
    return (
        ("Drag", "Put a card or a run of cards where you like."),
        ("Click a card", _click(rules, preferences)),
        ("Click the stock", "Turn cards. When it is empty, turn the waste over."),
        ("Hold still on a covered card", "It rises above the others for as long as you hold it."),
        *_double_and_right(rules, preferences),
        ("Double click a foundation", ALL_HOME),
        *([("Right click the table", ALL_HOME)] if preferences.right_click_sends_home else []),
        ("Right click while you drag", "The cards go back."),
    )


def _click(rules: RuleSet, preferences: Preferences) -> str:
    if preferences.click is Click.PICK:
        return "Pick it up; click again where it is to go."
    if preferences.click is Click.NOTHING:
        return "Nothing, as the settings say."
    return FIRSTS[preferences.first] if rules.tap is Tap.BEST else TAPS[rules.tap]


def _double_and_right(rules: RuleSet, preferences: Preferences) -> Iterator[Line]:
    """Both in one line where they do the same."""
    double, is_right = rules.double_tap, preferences.right_click_sends_home
    if double is Tap.HOME and is_right:
        yield "Double or right click a card", HOME
        return
    if double is not Tap.NOTHING:
        words = FIRSTS[preferences.first] if double is Tap.BEST else TAPS[double]
        yield "Double click a card", words
    if is_right:
        yield "Right click a card", SEND_HOME
