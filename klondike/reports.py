"""What the result and the statistics say: the figures of the store in words for the player."""

from klondike.rules import BadCode, Game, Help, RuleSet, Scoring, parse_rule_code, rule_code
from klondike.rules.wording import capital, counted
from klondike.rules.wording import number as spelled
from klondike.scene.reading import clock, score_text
from klondike.screens.result import Outcome
from klondike.store.results import Totals
from klondike.store.store import Store

PRAISE, SOLVED = "Well played.", "All home."
SHOWN = "Solved with Show me: not counted as a win."
LEAST_STREAK = 3
MOST_SPELLED = 10


def outcome(game: Game, totals: Totals, before: Totals) -> Outcome:
    """The result of a game just won; `totals` count it already, `before` does not."""
    figures = [("time", clock(game.elapsed)), ("moves", f"{game.moves:,}")]
    if game.rules.scoring.kept:
        unit = game.rules.scoring.unit
        figures.append(("balance" if unit == "$" else "score", score_text(game.score, unit)))
    if Help.SHOWN in game.helps:
        return Outcome(SOLVED, SHOWN, tuple(figures), *_notes(game, before))
    figures.append(streak(totals))
    return Outcome(PRAISE, _true_line(game, totals, before), tuple(figures), *_notes(game, before))


def _true_line(game: Game, totals: Totals, before: Totals) -> str:
    """One thing worth saying, the rarest first."""
    if totals.won == 1:
        return "Your first win."
    if before.best_seconds is not None and int(game.elapsed) < before.best_seconds:
        return "Your fastest win here so far."
    if before.fewest_moves is not None and game.moves < before.fewest_moves:
        return "Fewest moves so far."
    if totals.streak >= LEAST_STREAK:
        return f"{spelled_number(totals.streak)} in a row."
    return f"Number {totals.won:,}."


def _notes(game: Game, before: Totals) -> tuple[str, str]:
    """The wins before this one, and what helped."""
    best, usual = before.best_seconds, before.average_seconds
    past = "" if best is None or usual is None else f"Before: best {clock(best)}, usual {clock(usual)}"
    hints = counted(game.hints, "hint") if game.hints else "No hints"
    undone = f"{counted(game.undos, 'move')} undone" if game.undos else "nothing undone"
    return past, f"{hints}, {undone}"


def streak(totals: Totals) -> tuple[str, str]:
    """The wins or losses in a row that the last game belongs to, as a figure: its label, the number (U99)."""
    number, one, more = totals.streak, "win", "wins"
    if totals.losing_streak:
        number, one, more = totals.losing_streak, "loss", "losses"
    return f"{one if number == 1 else more} in a row", f"{number:,}"


def spelled_number(number: int) -> str:
    """A number at the head of a sentence: in words up to ten."""
    return capital(spelled(number)) if number <= MOST_SPELLED else f"{number:,}"


def record_line(store: Store, rules: RuleSet) -> str:
    """How the player has done with some rules, in a line; empty for no games."""
    totals = store.totals(rule_code(rules))
    if not totals.played:
        return ""
    line = f"{totals.won:,} won of {totals.played:,}"
    if totals.best_seconds is not None:
        line += f" · best time {clock(totals.best_seconds)}"
    return line + (f" · streak {totals.streak}" if totals.streak > 1 else "")


def title_of(code: str) -> str:
    """The name of a rule set for the player; results of rules that are not known here keep their code."""
    return named(code)[0]


def named(code: str) -> tuple[str, Scoring | None]:
    """The name and the scoring of a rule set; no scoring for rules that are not known here."""
    try:
        rules = parse_rule_code(code)
    except BadCode:
        return code, None
    return rules.title, rules.scoring
