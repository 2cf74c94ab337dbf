"""The named scorings and rule sets: a new one is an entry here, and nothing else.

Keys are two characters of the code alphabet (no I, L, O, U), so no key begins another; none begins with X.
"""

from collections.abc import Mapping

from klondike.rules.piles import Zone
from klondike.rules.ruleset import RuleSet, Scoring, Tap, TimeBonus

TO_COLUMN = (Zone.WASTE, Zone.TABLEAU)
WASTE_HOME = (Zone.WASTE, Zone.FOUNDATION)
COLUMN_HOME = (Zone.TABLEAU, Zone.FOUNDATION)
BACK = (Zone.FOUNDATION, Zone.TABLEAU)
RECYCLE = (Zone.WASTE, Zone.STOCK)

EARNED = {TO_COLUMN: 5, WASTE_HOME: 10, COLUMN_HOME: 10}
"""S0.2, S2.8, M1, M3, M4"""
STANDARD = EARNED | {BACK: -15}
"""S0.2, M5"""
COSTLY_RECYCLES = {RECYCLE: -100}
"""S0.3, S2.8, M7"""
LATE_RECYCLES = {RECYCLE: -20}
"""M8"""
A_POINT = {WASTE_HOME: 1, COLUMN_HOME: 1, BACK: -1}
"""S1.6, S3.5"""
FIVE = {WASTE_HOME: 5, COLUMN_HOME: 5}
"""S2.9, S3.5"""
VEGAS = FIVE | {BACK: -5}
"""M21, M22"""

CLASSIC_1 = Scoring("C1", "Classic, draw 1", STANDARD | COSTLY_RECYCLES, reveal=5)
"""M1 to M7, M10, M13"""
CLASSIC_3 = Scoring("C3", "Classic, draw 3", STANDARD | LATE_RECYCLES, reveal=5, free_recycles=3)
"""the same with M8 in the place of M7"""


def _timed(scoring: Scoring, key: str, title: str) -> Scoring:
    """The scoring with the classic program's clock (M11, M12)."""
    bonus = TimeBonus(quotient=700_000, min_seconds=30)
    return scoring._replace(key=key, title=title, decay=2, decay_seconds=10, bonus=bonus)


TIMED_1 = _timed(CLASSIC_1, "K1", "Classic, draw 1, timed")
TIMED_3 = _timed(CLASSIC_3, "K3", "Classic, draw 3, timed")
QUICK = TimeBonus(700, 1)
"""M14"""

SCORINGS: Mapping[str, Scoring] = {
    scoring.key: scoring
    for scoring in (
        Scoring("S1", "Standard, draw 1", STANDARD | COSTLY_RECYCLES, reveal=5, bonus=TimeBonus(600, 1)),
        Scoring("S3", "Standard, draw 3", STANDARD, reveal=5, bonus=TimeBonus(900, 1)),
        Scoring("VG", "Vegas", VEGAS, unit="$", start=-52, floor=None),
        Scoring("VC", "Vegas, cumulative", VEGAS, unit="$", start=-52, floor=None, carries_over=True),
        Scoring("NN", "No score", {}, kept=False),
        Scoring("PC", "1 point a card", A_POINT),
        Scoring("EN", "Easy and Hard, Normal", EARNED | COSTLY_RECYCLES, reveal=5),
        Scoring("EV", "Easy and Hard, Vegas", FIVE, unit="$", start=-52, floor=None),
        Scoring("DC", "$5 a card, $50 a deck", FIVE, unit="$", start=-50, floor=None, carries_over=True),
        CLASSIC_1,
        CLASSIC_3,
        TIMED_1,
        TIMED_3,
        CLASSIC_1._replace(key="B1", title="Classic, draw 1, quick bonus", bonus=QUICK),
        CLASSIC_3._replace(key="B3", title="Classic, draw 3, quick bonus", bonus=QUICK),
        TIMED_1._replace(key="F1", title="Classic, draw 1, timed, undo costs 2", undo_fee=2),
        TIMED_3._replace(key="F3", title="Classic, draw 3, timed, undo costs 2", undo_fee=2),
    )
}

STANDARD_SETS = (
    RuleSet("S1", "Standard · Draw 1", SCORINGS["S1"]),
    RuleSet("S3", "Standard · Draw 3", SCORINGS["S3"], draw=3),
)
"""S0.1"""

GNOME = RuleSet("G3", "GNOME · Draw 1 · 3 passes", SCORINGS["PC"], passes=3)
GNOME_SETS = (
    GNOME,
    GNOME._replace(key="GT", title="GNOME · Draw 3", draw=3, passes=None),
    GNOME._replace(key="G1", title="GNOME · Draw 1 · 1 pass", passes=1),
    GNOME._replace(key="G0", title="GNOME · Draw 1", passes=None),
)
"""S1.1; the first is the source's own default (S1.2)"""

PHONE = RuleSet(
    "EN", "Easy · Normal", SCORINGS["EN"], undo_limit=100, tap=Tap.HOME, double_tap=Tap.COLUMN, autoplay=False
)
PHONE_VEGAS = PHONE._replace(key="EV", title="Easy · Vegas", scoring=SCORINGS["EV"], passes=1)
PHONE_SETS = (
    PHONE,
    PHONE._replace(key="HN", title="Hard · Normal", draw=3),
    PHONE_VEGAS,
    PHONE_VEGAS._replace(key="HV", title="Hard · Vegas", draw=3),
)
"""S2.1, S2.2, S2.4, S2.5, S2.7, S2.10"""

RUNS = RuleSet(
    "R0", "Whole runs · Draw 1", SCORINGS["PC"], worrying_back=False, whole_runs_only=True, declares_end=True
)
RUNS_3 = RUNS._replace(key="Q0", title="Whole runs · Draw 3", draw=3)
MONEY = RUNS._replace(key="M0", title="Whole runs · Draw 1 · $", scoring=SCORINGS["DC"])
MONEY_3 = MONEY._replace(key="N0", title="Whole runs · Draw 3 · $", draw=3)
RUNS_SETS = (
    RUNS,
    RUNS._replace(key="R1", title="Whole runs · Draw 1 · 1 pass", passes=1),
    RUNS._replace(key="R3", title="Whole runs · Draw 1 · 3 passes", passes=3),
    RUNS_3,
    RUNS_3._replace(key="Q1", title="Whole runs · Draw 3 · 1 pass", passes=1),
    RUNS_3._replace(key="Q3", title="Whole runs · Draw 3 · 3 passes", passes=3),
    MONEY,
    MONEY._replace(key="M1", title="Whole runs · Draw 1 · 1 pass · $", passes=1),
    MONEY._replace(key="M3", title="Whole runs · Draw 1 · 3 passes · $", passes=3),
    MONEY_3,
    MONEY_3._replace(key="N1", title="Whole runs · Draw 3 · 1 pass · $", passes=1),
    MONEY_3._replace(key="N3", title="Whole runs · Draw 3 · 3 passes · $", passes=3),
)
"""S3.1 to S3.5, S3.7; how much of the waste is shown is an option of each"""

CLASSIC = RuleSet("C1", "Classic · Draw 1", CLASSIC_1)
CLASSIC_OF_3 = RuleSet("C3", "Classic · Draw 3", CLASSIC_3, draw=3)
TIMED = CLASSIC._replace(key="K1", title="Classic · Draw 1 · Timed", scoring=TIMED_1)
TIMED_OF_3 = CLASSIC_OF_3._replace(key="K3", title="Classic · Draw 3 · Timed", scoring=TIMED_3)
CLASSIC_SETS = (
    CLASSIC,
    CLASSIC_OF_3,
    TIMED,
    TIMED_OF_3,
    CLASSIC._replace(key="B1", title="Classic · Draw 1 · Quick bonus", scoring=SCORINGS["B1"]),
    CLASSIC_OF_3._replace(key="B3", title="Classic · Draw 3 · Quick bonus", scoring=SCORINGS["B3"]),
    TIMED._replace(key="F1", title="Classic · Draw 1 · Undo fee", scoring=SCORINGS["F1"]),
    TIMED_OF_3._replace(key="F3", title="Classic · Draw 3 · Undo fee", scoring=SCORINGS["F3"]),
    CLASSIC._replace(key="P1", title="Classic · Draw 1 · 1 pass", passes=1),
    CLASSIC_OF_3._replace(key="P3", title="Classic · Draw 3 · 3 passes", passes=3),
    TIMED._replace(key="Y1", title="Classic · Draw 1 · 1 pass · Timed", passes=1),
    TIMED_OF_3._replace(key="Y3", title="Classic · Draw 3 · 3 passes · Timed", passes=3),
)
"""S4.1 to S4.4, M9; the last four within the limits of competitions (S4.2)"""

VEGAS_SETS = (
    RuleSet("V1", "Vegas cumulative · Draw 1", SCORINGS["VC"]),
    RuleSet("V3", "Vegas cumulative · Draw 3", SCORINGS["VC"], draw=3, passes=1),
    RuleSet("W1", "Vegas · Draw 1", SCORINGS["VG"]),
    RuleSet("W3", "Vegas · Draw 3", SCORINGS["VG"], draw=3, passes=1),
)
"""S4.5"""

THOUGHTFUL_SETS = (
    RuleSet("T1", "Thoughtful · Draw 1", SCORINGS["NN"], thoughtful=True),
    RuleSet("T3", "Thoughtful · Draw 3", SCORINGS["NN"], thoughtful=True, draw=3),
)
"""S4.6"""

DOUBLE = RuleSet("D9", "Double · 9 columns", CLASSIC_1, decks=2, columns=9)
DOUBLE_OF_3 = DOUBLE._replace(key="E9", title="Double · 9 columns · Draw 3", draw=3, scoring=CLASSIC_3)
DOUBLE_SETS = (
    DOUBLE,
    DOUBLE_OF_3,
    DOUBLE._replace(key="DA", title="Double · 10 columns", columns=10),
    DOUBLE_OF_3._replace(key="EA", title="Double · 10 columns · Draw 3", columns=10),
)
"""S4.7"""

RULE_SETS: Mapping[str, RuleSet] = {
    rules.key: rules
    for rules in (
        *STANDARD_SETS,
        *GNOME_SETS,
        *PHONE_SETS,
        *RUNS_SETS,
        *CLASSIC_SETS,
        *VEGAS_SETS,
        *THOUGHTFUL_SETS,
        *DOUBLE_SETS,
    )
}
