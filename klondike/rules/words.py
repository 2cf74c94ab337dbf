"""The rules of a game in words, made from its data alone, so that text and play cannot disagree."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from klondike.rules.piles import Zone
from klondike.rules.ruleset import DECK_SIZE, RuleSet, Scoring, Tap, TimeBonus
from klondike.rules.wording import capital, cards, count, counted, listed, number, ordinal, times

Sentences = Iterator[str]

MOVES: Mapping[tuple[Zone, Zone], str] = {
    (Zone.WASTE, Zone.TABLEAU): "Waste to column",
    (Zone.WASTE, Zone.FOUNDATION): "Waste to foundation",
    (Zone.TABLEAU, Zone.FOUNDATION): "Column to foundation",
    (Zone.FOUNDATION, Zone.TABLEAU): "Foundation to column",
    (Zone.TABLEAU, Zone.TABLEAU): "Column to column",
    (Zone.FOUNDATION, Zone.FOUNDATION): "Foundation to foundation",
    (Zone.STOCK, Zone.WASTE): "Turning the stock",
}
RECYCLE = (Zone.WASTE, Zone.STOCK)
HOME = (Zone.TABLEAU, Zone.FOUNDATION)

CLICKS = {
    Tap.BEST: "makes the best move of the card",
    Tap.HOME: "sends the card home if it fits",
    Tap.COLUMN: "moves the card to a column that takes it: the longest first, an empty one last",
    Tap.NOTHING: "does nothing",
}


class Section(NamedTuple):
    """A part of the rules: its heading, and paragraphs of whole sentences."""

    title: str
    lines: tuple[str, ...]


def summary(rules: RuleSet) -> tuple[str, str, str]:
    """Three short lines: how the stock is turned, what may move, and what counts."""
    return _stock_in_short(rules), _table_in_short(rules), _score_in_short(rules)


def sections(rules: RuleSet) -> tuple[Section, ...]:
    """The whole rules; what single moves earn is said by `points`."""
    return tuple(Section(title, tuple(tell(rules))) for title, tell in SECTIONS.items())


def points(rules: RuleSet) -> tuple[tuple[str, int], ...]:
    """What happens, and the points or dollars for it; empty where no score is kept."""
    return tuple(_points(rules.scoring)) if rules.scoring.kept else ()


# -- in short ----------------------------------------------------------------------------------------


def _stock_in_short(rules: RuleSet) -> str:
    turned = f"Turn {cards(rules.draw)} at a time"
    if rules.passes is None:
        return f"{turned}, as often through the deck as you like."
    return f"{turned}, {times(rules.passes)} through the deck."


def _table_in_short(rules: RuleSet) -> str:
    runs = "Runs move only as a whole" if rules.whole_runs_only else "Runs move whole or in part"
    home = "cards may come back from home" if rules.worrying_back else "a card that is home stays there"
    return " ".join([*_unusual(rules), f"{runs}, and {home}."])


def _unusual(rules: RuleSet) -> Sentences:
    if (rules.decks, rules.columns) != (1, 7):
        yield f"{capital(count(rules.decks, 'deck'))} on {count(rules.columns, 'column')}."
    if rules.thoughtful:
        yield "All cards are shown."
    if rules.space_rank is None:
        yield "Any card goes to an empty column."


def _score_in_short(rules: RuleSet) -> str:
    scoring = rules.scoring
    return capital(listed(list(_earnings(scoring)))) + "." if scoring.kept else "No score is kept."


def _earnings(scoring: Scoring) -> Sentences:
    if scoring.start < 0:
        yield f"a deal costs {amount(scoring, -scoring.start)}"
    yield f"a card home earns {amount(scoring, scoring.points.get(HOME, 0))}"
    if scoring.points.get(RECYCLE, 0) < 0:
        yield "turning the waste over costs some"
    if scoring.decay:
        yield "time costs some"
    if scoring.bonus != TimeBonus():
        yield "a quick win earns more"
    if scoring.carries_over:
        yield "the balance goes on"


# -- in full -----------------------------------------------------------------------------------------


def _goal(rules: RuleSet) -> Sentences:
    each = {1: "one", 2: "two"}.get(rules.decks, str(rules.decks))
    yield (
        f"Bring all {DECK_SIZE * rules.decks} cards home, to the {number(4 * rules.decks)} foundations: "
        f"{each} for each suit, from ace to king."
    )


def _columns(rules: RuleSet) -> Sentences:
    yield (
        f"There are {count(rules.columns, 'column')}, with one card in the first and "
        f"{number(rules.columns)} in the last. Lay cards in falling order and in changing colours: "
        "a red six on a black seven."
    )
    yield f"{RUNS[rules.whole_runs_only]} {SPACES[rules.space_rank is None]}"
    yield f"{HIDDEN[rules.thoughtful]} A card that is uncovered turns up."


RUNS = {
    False: "You may move one card or any part of a face-up run.",
    True: "From column to column all the face-up cards move together, or none.",
}
SPACES = {
    False: "Only a king, or a run that begins with one, goes to an empty column.",
    True: "Any card, or a run that begins with any, goes to an empty column.",
}
HIDDEN = {
    False: "The last card of each column lies face up, the others face down.",
    True: "All cards are shown, but only the last of each column lies face up and can be moved.",
}


def _stock(rules: RuleSet) -> Sentences:
    fan = "only its top card" if rules.waste_fan == 1 else f"its last {cards(rules.waste_fan)}"
    yield (
        f"Turn {cards(rules.draw)} at a time onto the waste, which shows {fan}. Only the top one is in play."
    )
    if rules.passes is None:
        yield "When the stock is used up, turn the waste over and go on. There is no limit."
    elif rules.passes == 1:
        yield "You go through the deck once: the waste is never turned over."
    else:
        yield (
            "When the stock is used up, turn the waste over and go on. "
            f"You may go through the deck {times(rules.passes)}."
        )


def _going_back(rules: RuleSet) -> Sentences:
    back = "may come back to a column" if rules.worrying_back else "stays there for good"
    yield f"The top card of a foundation {back}."
    yield _undo(rules)


def _undo(rules: RuleSet) -> str:
    limit, fee = rules.undo_limit, rules.scoring.undo_fee
    if limit == 0:
        return "Moves cannot be undone."
    if limit is None:
        often = "as often as you like"
    else:
        often = "for the last move" if limit == 1 else f"for the last {number(limit)} moves"
    return (
        f"Undo costs {amount(rules.scoring, fee)} each time, {often}." if fee else f"Undo is free, {often}."
    )


def _what_counts(rules: RuleSet) -> Sentences:
    yield f"A game counts from its first move. It is won when all cards are home. {ENDS[rules.declares_end]}"
    scoring = rules.scoring
    yield " ".join(_score(scoring)) if scoring.kept else "No score is kept."


ENDS = {
    False: "It is never declared lost: go back some moves, or deal anew.",
    True: "When no move is left, you are told so; you can still go back.",
}


def _score(scoring: Scoring) -> Sentences:
    name = "balance" if scoring.unit == "$" else "score"
    if scoring.start:
        costs = "costs" if scoring.start < 0 else "brings"
        yield f"A new deal {costs} {amount(scoring, abs(scoring.start))}."
    if scoring.floor is None:
        yield f"The {name} may fall below zero."
    else:
        yield f"The {name} never falls below {amount(scoring, scoring.floor)}."
    yield (
        f"The {name} goes on from deal to deal." if scoring.carries_over else "Every deal counts for itself."
    )
    if scoring.decay:
        yield f"Every {scoring.decay_seconds} seconds of play cost {amount(scoring, scoring.decay)}."
    yield from _bonus(scoring)


def _bonus(scoring: Scoring) -> Sentences:
    bonus = scoring.bonus
    if bonus.base:
        less = f", less {amount(scoring, bonus.slope)} for each second" if bonus.slope else ""
        yield f"A win earns {amount(scoring, bonus.base)} more{less}."
    if bonus.quotient:
        least = f"A win of {bonus.min_seconds} seconds or more" if bonus.min_seconds else "A win"
        yield f"{least} earns {amount(scoring, bonus.quotient)} more, divided by its seconds."


def _clicks(rules: RuleSet) -> Sentences:
    yield f"A click {CLICKS[rules.tap]}. A double click {CLICKS[rules.double_tap]}."
    yield HOMEWARD[rules.autoplay]


HOMEWARD = {
    False: "No card goes home by itself.",
    True: "Cards may go home by themselves when you let them.",
}

SECTIONS: Mapping[str, Callable[[RuleSet], Sentences]] = {
    "Goal": _goal,
    "Columns": _columns,
    "Stock": _stock,
    "Going back": _going_back,
    "What counts": _what_counts,
    "Clicks": _clicks,
}


# -- points ------------------------------------------------------------------------------------------


def _points(scoring: Scoring) -> Iterator[tuple[str, int]]:
    earned = scoring.points
    yield from ((what, earned[zones]) for zones, what in MOVES.items() if earned.get(zones))
    if scoring.reveal:
        yield "A card turned up in a column", scoring.reveal
    if earned.get(RECYCLE):
        yield _recycle(scoring.free_recycles), earned[RECYCLE]


def _recycle(free: int) -> str:
    since = f", from the {ordinal(free + 1)} time on" if free else ""
    return f"Turning the waste over{since}"


def amount(scoring: Scoring, value: int) -> str:
    """An amount of what is counted, without a sign: "$52", "1 point", "700,000 points"."""
    return f"${value:,}" if scoring.unit == "$" else counted(value, "point")
