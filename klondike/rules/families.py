"""How the rule sets are offered: a few families, each with the options in which its members differ."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from klondike.rules.presets import RULE_SETS, SCORINGS
from klondike.rules.rulecodes import own_rules
from klondike.rules.ruleset import KING, RuleSet, RuleSetError, Tap


class Choice(NamedTuple):
    """One thing to choose: its words, and the values of the option that it stands for, the first its own."""

    label: str
    values: tuple[Any, ...]


class Axis(NamedTuple):
    """An option of the rules, as a player chooses it."""

    field: str
    """of RuleSet"""
    label: str
    choices: tuple[Choice, ...]

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off."""
        return self.choices[0].values[0] is False

    def chosen(self, rules: RuleSet) -> int:
        """The number of the choice that these rules have made, -1 for none of them."""
        value = getattr(rules, self.field)
        return next((i for i, choice in enumerate(self.choices) if value in choice.values), -1)


class Family(NamedTuple):
    """Rule sets that are told apart by few options; with no members it is any mix of options."""

    title: str
    line: str
    members: tuple[RuleSet, ...]
    """the one dealt by default first"""
    axes: tuple[Axis, ...]
    """in which the members differ"""
    extras: tuple[Axis, ...] = ()
    """options that each member may be played with"""

    def offered(self, rules: RuleSet) -> tuple[Axis, ...]:
        """The options that these rules leave open, each with the choices that the ones before allow."""
        fixed = (self._allowed(place, rules) for place in range(len(self.axes) if self.members else 0))
        return (*fixed, *(_with_own(axis, rules) for axis in self._free))

    def changed(self, rules: RuleSet, axis: Axis, index: int) -> RuleSet:
        """The rules with another choice on an axis that was offered, near to these in all else.

        Any mix of options is made as it is wished, though it may make no game: see `RuleSet.checked`.
        """
        values = axis.choices[index].values
        if axis.field in self._free_fields:
            return self._named(rules._replace(**{axis.field: values[0]}))
        place = [each.field for each in self.axes].index(axis.field)
        fitting = [rule for rule in self._agreeing(place, rules) if getattr(rule, axis.field) in values]
        nearest = max(fitting, key=lambda rule: self._likeness(rule, rules))
        return self._named(self._with_extras(nearest, rules))

    def holds(self, rules: RuleSet) -> bool:
        """Whether these are rules of the family."""
        return any(self._with_extras(rule, rules)[2:] == rules[2:] for rule in self.members)

    @property
    def _free(self) -> tuple[Axis, ...]:
        return self.extras if self.members else self.axes

    @property
    def _free_fields(self) -> set[str]:
        return {axis.field for axis in self._free}

    def _with_extras(self, rule: RuleSet, rules: RuleSet) -> RuleSet:
        return rule._replace(**{axis.field: getattr(rules, axis.field) for axis in self.extras})

    def _named(self, rules: RuleSet) -> RuleSet:
        """The rules under their own name, unless they make no game."""
        same = (rule for rule in self.members if rule[2:] == rules[2:])
        try:
            return next(same, None) or own_rules(rules)
        except RuleSetError:
            return rules

    def _allowed(self, place: int, rules: RuleSet) -> Axis:
        axis = self.axes[place]
        found = [getattr(rule, axis.field) for rule in self._agreeing(place, rules)]
        choices = (choice for choice in axis.choices if any(value in choice.values for value in found))
        return axis._replace(choices=tuple(choices))

    def _agreeing(self, place: int, rules: RuleSet) -> list[RuleSet]:
        """The members that make the same choices as these rules on the axes before that one."""
        before = self.axes[:place]
        return [
            rule for rule in self.members if all(axis.chosen(rule) == axis.chosen(rules) for axis in before)
        ]

    def _likeness(self, rule: RuleSet, rules: RuleSet) -> int:
        return sum(axis.chosen(rule) == axis.chosen(rules) for axis in self.axes)


def with_draw(rules: RuleSet, draw: int) -> RuleSet:
    """The same game with another draw: the nearest of its family, or else its own mix of options."""
    family = FAMILIES[family_of(rules, FAMILIES)]
    axis = next((axis for axis in family.offered(rules) if axis.field == "draw"), DRAW)
    index = next((i for i, choice in enumerate(axis.choices) if draw in choice.values), None)
    if family.members and index is not None:
        return family.changed(rules, axis, index)
    return own_rules(rules, draw=draw)


def family_of(rules: RuleSet, families: Sequence[Family]) -> int:
    """The number of the first family that has these rules, else of the one with any mix of options."""
    members = [i for i, family in enumerate(families) if rules in family.members]
    holders = [i for i, family in enumerate(families) if family.holds(rules)]
    free = [i for i, family in enumerate(families) if not family.members]
    return (members + holders + free + [0])[0]


def _with_own(axis: Axis, rules: RuleSet) -> Axis:
    """The axis with the value of these rules among its choices."""
    value = getattr(rules, axis.field)
    own = () if axis.chosen(rules) >= 0 else (Choice(str(value), (value,)),)
    return axis._replace(choices=axis.choices + own)


def _axis(field: str, label: str, *choices: tuple[str, Any]) -> Axis:
    return Axis(field, label, tuple(Choice(words, (value,)) for words, value in choices))


def _switch(field: str, label: str) -> Axis:
    return _axis(field, label, ("Off", False), ("On", True))


TAPS = (("Best move", Tap.BEST), ("Home", Tap.HOME), ("Column", Tap.COLUMN), ("Nothing", Tap.NOTHING))
DRAW = _axis("draw", "Draw", ("One card", 1), ("Three cards", 3))
PASSES = _axis("passes", "Times through the deck", ("1", 1), ("2", 2), ("3", 3), ("No limit", None))
COLUMNS = _axis("columns", "Columns", ("7", 7), ("9", 9), ("10", 10))
FAN = _axis("waste_fan", "Cards shown of the waste", ("1", 1), ("2", 2), ("3", 3))
FAN_OR_TOP = FAN._replace(choices=(FAN.choices[0], FAN.choices[2]))


def _scoring(label: str, *choices: tuple[str, str]) -> Axis:
    """A choice of scorings; each of its words stands for the scorings of some keys."""
    named = ((words, tuple(SCORINGS[key] for key in keys.split())) for words, keys in choices)
    return Axis("scoring", label, tuple(Choice(words, scorings) for words, scorings in named))


OPTIONS: tuple[Axis, ...] = (
    _axis("decks", "Decks", ("One", 1), ("Two", 2)),
    COLUMNS,
    DRAW,
    PASSES,
    FAN,
    _switch("worrying_back", "Cards may come back from home"),
    _switch("whole_runs_only", "Runs move only as a whole"),
    _axis("space_rank", "An empty column takes", ("A king", KING), ("Any card", None)),
    _switch("thoughtful", "All cards are shown"),
    _axis("undo_limit", "Undo", ("None", 0), ("100 moves", 100), ("No limit", None)),
    _axis("scoring", "Scoring", *((scoring.title, scoring) for scoring in SCORINGS.values())),
    _axis("tap", "A click", *TAPS),
    _axis("double_tap", "A double click", *TAPS),
    _switch("autoplay", "Cards may go home by themselves"),
    _switch("declares_end", "Say when no move is left"),
)


def _members(keys: str) -> tuple[RuleSet, ...]:
    return tuple(RULE_SETS[key] for key in keys.split())


FAMILIES: tuple[Family, ...] = (
    Family("Standard", "As often through the deck as you like", _members("S3 S1"), (DRAW,)),
    Family("GNOME", "A point for each card that is home", _members("G3 GT G1 G0"), (DRAW, PASSES)),
    Family(
        "Easy and Hard",
        "One card or three, and clicks that move",
        _members("EN HN EV HV"),
        (
            _axis("draw", "Draw", ("Easy: one card", 1), ("Hard: three", 3)),
            _scoring("Scoring", ("Normal", "EN"), ("Vegas", "EV")),
        ),
    ),
    Family(
        "Whole runs",
        "Runs move only as a whole",
        _members("R0 R1 R3 Q0 Q1 Q3 M0 M1 M3 N0 N1 N3"),
        (DRAW, PASSES, _scoring("Scoring", ("1 point a card", "PC"), ("$5 a card", "DC"))),
        (FAN_OR_TOP,),
    ),
    Family(
        "Classic",
        "The rules that most people know",
        _members("C3 C1 K1 K3 B1 B3 F1 F3 P1 P3 Y1 Y3"),
        (
            DRAW,
            PASSES,
            _scoring(
                "Scoring",
                ("Untimed", "C1 C3"),
                ("Timed", "K1 K3"),
                ("Quick bonus", "B1 B3"),
                ("Undo fee", "F1 F3"),
            ),
        ),
    ),
    Family(
        "Vegas",
        "Pay for the deck, earn by the card",
        _members("V1 V3 W1 W3"),
        (DRAW, _scoring("Balance", ("Goes on", "VC"), ("Each deal alone", "VG"))),
    ),
    Family("Thoughtful", "All cards are shown", _members("T1 T3"), (DRAW,)),
    Family("Double Klondike", "Two decks, more columns", _members("D9 E9 DA EA"), (COLUMNS, DRAW)),
    Family("Custom", "Every option as you like it", (), OPTIONS),
)
