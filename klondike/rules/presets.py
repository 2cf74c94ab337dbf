"""The named scorings and rule sets: a new one is an entry here, and nothing else.

Keys are two characters of the code alphabet (no I, L, O, U), so no key begins another.
"""

from collections.abc import Mapping

from klondike.rules.piles import Zone
from klondike.rules.ruleset import RuleSet, Scoring, TimeBonus

TO_COLUMN = (Zone.WASTE, Zone.TABLEAU)
WASTE_HOME = (Zone.WASTE, Zone.FOUNDATION)
COLUMN_HOME = (Zone.TABLEAU, Zone.FOUNDATION)
BACK = (Zone.FOUNDATION, Zone.TABLEAU)
RECYCLE = (Zone.WASTE, Zone.STOCK)

STANDARD = {TO_COLUMN: 5, WASTE_HOME: 10, COLUMN_HOME: 10, BACK: -15}  # S0.2
VEGAS = {WASTE_HOME: 5, COLUMN_HOME: 5, BACK: -5}  # M21, M22

SCORINGS: Mapping[str, Scoring] = {
    scoring.key: scoring
    for scoring in (
        Scoring("S1", "Standard, draw 1", STANDARD | {RECYCLE: -100}, reveal=5, bonus=TimeBonus(600, 1)),
        Scoring("S3", "Standard, draw 3", STANDARD, reveal=5, bonus=TimeBonus(900, 1)),
        Scoring("VG", "Vegas", VEGAS, unit="$", start=-52, floor=None),
        Scoring("VC", "Vegas, cumulative", VEGAS, unit="$", start=-52, floor=None, carries_over=True),
        Scoring("NN", "No score", {}, kept=False),
    )
}

RULE_SETS: Mapping[str, RuleSet] = {
    rules.key: rules
    for rules in (
        RuleSet("S1", "Standard · Draw 1", SCORINGS["S1"]),
        RuleSet("S3", "Standard · Draw 3", SCORINGS["S3"], draw=3),
        RuleSet("V1", "Vegas · Draw 1", SCORINGS["VC"]),
        RuleSet("V3", "Vegas · Draw 3", SCORINGS["VC"], draw=3, passes=1),
        RuleSet("T1", "Thoughtful · Draw 1", SCORINGS["NN"], thoughtful=True),
        RuleSet("D9", "Double · 9 columns", SCORINGS["S1"], decks=2, columns=9),
    )
}
