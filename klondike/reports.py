"""What the result and the statistics say: the figures of the store in words for the player."""

from klondike.rules import BadCode, Game, RuleSet, Scoring, parse_rule_code, rule_code
from klondike.scene.reading import clock, score_text
from klondike.screens.result import Outcome
from klondike.screens.statistics import StatisticsPage
from klondike.store.results import Totals
from klondike.store.store import Store

PRAISE = "Well played."
NONE = "–"


def statistics_pages(store: Store, current: str) -> list[StatisticsPage]:
    """One page for each rule set with results, and one for the rule set in play."""
    codes = list(store.rule_codes())
    if current not in codes:
        codes.append(current)
    return [_page(code, store.totals(code)) for code in codes]


def outcome(game: Game, totals: Totals) -> Outcome:
    """The result of a game just won; `totals` count it already."""
    figures = [("Time", clock(game.elapsed)), ("Moves", str(game.moves))]
    if game.rules.scoring.kept:
        figures.append(("Score", score_text(game.score, game.rules.scoring.unit)))
    figures.append(("Streak", str(totals.streak)))
    return Outcome(PRAISE, _true_line(game, totals), tuple(figures))


def _true_line(game: Game, totals: Totals) -> str:
    """One thing worth saying, the rarest first; nothing is said of the first win but its number."""
    is_first = totals.won == 1
    if not is_first and int(game.elapsed) == totals.best_seconds:
        return "Your fastest win here so far."
    if not is_first and game.moves == totals.fewest_moves:
        return "Fewest moves so far."
    if totals.streak >= 3:
        return f"{totals.streak} in a row."
    return f"Number {totals.won}."


def _page(code: str, totals: Totals) -> StatisticsPage:
    title, scoring = _named(code)
    figures: list[tuple[str, str]] = []
    if totals.played:
        figures += [
            ("Played", str(totals.played)),
            ("Won", str(totals.won)),
            ("Share won", f"{totals.percentage} %"),
            ("Current streak", str(totals.streak)),
            ("Longest streak", str(totals.longest_streak)),
            ("Best time of wins", _time(totals.best_seconds)),
            ("Average time of wins", _time(totals.average_seconds)),
        ]
        if scoring is None or scoring.kept:
            best, unit = totals.best_score, scoring.unit if scoring else "points"
            figures.append(("Best score of wins", NONE if best is None else score_text(best, unit)))
    return StatisticsPage(code, title, tuple(figures))


def record_line(store: Store, rules: RuleSet) -> str:
    """How the player has done with some rules, in a line; empty for no games."""
    totals = store.totals(rule_code(rules))
    if not totals.played:
        return ""
    line = f"{totals.won} won of {totals.played}"
    if totals.best_seconds is not None:
        line += f" · best time {clock(totals.best_seconds)}"
    return line + (f" · streak {totals.streak}" if totals.streak > 1 else "")


def title_of(code: str) -> str:
    """The name of a rule set for the player; results of rules that are not known here keep their code."""
    return _named(code)[0]


def _named(code: str) -> tuple[str, Scoring | None]:
    try:
        rules = parse_rule_code(code)
    except BadCode:
        return code, None
    return rules.title, rules.scoring


def _time(seconds: int | None) -> str:
    return NONE if seconds is None else clock(seconds)
