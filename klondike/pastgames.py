"""What the statistics show: the results of the store as figures, drawings and rows, in words."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime, timedelta
from math import ceil, floor, log10
from typing import TYPE_CHECKING

from klondike.reports import named, streak, title_of
from klondike.rules import BadCode, BadDeal, Help, rule_code
from klondike.rules.replay import BadLine
from klondike.rules.wording import counted
from klondike.scene.reading import clock, score_text
from klondike.screens.past_games import ACTIONS, PastRow, PastSource
from klondike.screens.plots import Bar, Course
from klondike.screens.statistics import Desire, StatisticsPage, StatisticsScreen
from klondike.store.past import Course as Record
from klondike.store.results import Result, Totals

if TYPE_CHECKING:
    from klondike.desk import Desk

NONE = "–"
LONGEST_WORD = 100  # letters; what the file holds may be anything
ENOUGH = 5  # games, below which nothing is drawn
SHARE_OF = 20  # games that a point of the line tells of
LAST = 60
MOST_BARS = 8
FEW_OF = 20  # one win of so many may take longer than the last bar says
SHARES = ((0.0, "0"), (50.0, "50"), (100.0, "100 %"))
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
# The kind of help that tells most, before those that tell less.
HELPS = (
    (Help.SHOWN, "shown"),
    (Help.BACK, "way back"),
    (Help.HINT, "a hint"),
    (Help.SIGN, "a sign"),
    (Help.LINE, "outlook"),
)
EXPORTED = "All games are now in {}"
NOT_EXPORTED = "The file could not be written."


class PastGamesOf:
    """The statistics over the table of one desk."""

    def __init__(self, desk: "Desk", clear: Callable[[str, Callable[[], None]], None]) -> None:
        """Read the store of this desk; `clear` asks before it clears a rule set, and then tells."""
        self._desk = desk
        self._store = desk.session.store
        self._clear = clear
        self._today = date.today()

    def screen(self) -> StatisticsScreen:
        """The sheet with every rule set that was played, opened on the one in play."""
        desk, current = self._desk, rule_code(self._desk.session.game.rules)
        codes = list(dict.fromkeys([*self._store.rule_codes(), current]))
        desire = Desire(self._page, self._source, self._cleared, self._export)
        tabs = [(code, title_of(code)) for code in codes]
        self._screen = StatisticsScreen(desk.pen, tabs, codes.index(current), desire, desk.pace)
        return self._screen

    def _page(self, code: str) -> StatisticsPage:
        return page(code, self._store.totals(code), self._store.course(code))

    def _source(self, code: str) -> PastSource:
        def rows(numbers: Sequence[int]) -> Mapping[int, PastRow]:
            games = self._store.numbered(numbers)
            return {number: past_row(game, self._today) for number, game in games.items()}

        return PastSource(lambda order: self._store.past_games(code, order), rows, self._chosen)

    def _chosen(self, number: int, action: str) -> None:
        game = self._store.numbered((number,)).get(number)
        if game and self._screen.takes_input:
            ACTS[action](self, game)

    def _watch(self, game: Result) -> None:
        try:
            self._desk.watching.past(game.deal, game.line)
        except (BadCode, BadDeal, BadLine) as error:
            self._screen.tell(shown(str(error)))
        else:
            self._screen.close()

    def _again(self, game: Result) -> None:
        try:
            self._desk.dealing.again(game.deal, (), self._screen.close)
        except (BadCode, BadDeal) as error:
            self._screen.tell(shown(str(error)))

    def _cleared(self, code: str) -> None:
        self._clear(code, self._screen.update)

    def _export(self) -> None:
        path = self._store.export()
        self._screen.tell(EXPORTED.format(path) if path else NOT_EXPORTED)


ACTS: Mapping[str, Callable[[PastGamesOf, Result], None]] = dict(
    zip(ACTIONS, (PastGamesOf._watch, PastGamesOf._again), strict=True)
)


def page(code: str, totals: Totals, record: Record) -> StatisticsPage:
    """What is known of the games by one set of rules."""
    title, scoring = named(code)
    is_kept, is_money = scoring is None or scoring.kept, scoring is not None and scoring.unit == "$"
    score = ("Balance" if is_money else "Score") if is_kept else ""
    if not totals.played:
        return StatisticsPage(code, title, score=score)
    line = None
    if totals.played >= ENOUGH:
        line = balance_line(record) if is_money else share_line(record.outcomes)
    bars = tuple(bars_of(record.minutes))
    return StatisticsPage(code, title, figures(totals), line, bars, record.outcomes[-LAST:], score)


def figures(totals: Totals) -> tuple[tuple[str, str], ...]:
    """The eight figures of a rule set."""
    return (
        ("game" if totals.played == 1 else "games", f"{totals.played:,}"),
        ("won", f"{totals.won:,}"),
        ("share won", f"{totals.percentage} %"),
        ("best time", _time(totals.best_seconds)),
        ("usual time of a win", _time(totals.average_seconds)),
        streak(totals),
        ("most wins in a row", f"{totals.longest_streak:,}"),
        ("most losses in a row", f"{totals.longest_losing_streak:,}"),
    )


def share_line(outcomes: bytes) -> Course:
    """The share that was won of the last games, after each game."""
    won, values = 0, []
    for index, outcome in enumerate(outcomes):
        won += outcome - (outcomes[index - SHARE_OF] if index >= SHARE_OF else 0)
        values.append(100.0 * won / min(index + 1, SHARE_OF))
    said = f"Share won of the last {min(len(outcomes), SHARE_OF)} games: {values[-1]:.0f} %"
    return Course(f"Share won, last {SHARE_OF} games", values, SHARES, said, ENOUGH - 1)


def balance_line(record: Record) -> Course:
    """The balance after each game; where none is carried over, all scores so far added up."""
    values = [float(value) for value in record.balances]
    if len(values) < 2:
        total = 0.0
        values = [total := total + score for score in record.scores]
    scale = [(value, score_text(round(value), "$")) for value in round_values(min(values), max(values))]
    return Course("Balance", values, scale, f"Balance: {score_text(round(values[-1]), '$')}")


def round_values(low: float, high: float) -> list[float]:
    """Two to four round numbers that embrace the values and nought."""
    low, high = min(low, 0.0), max(high, 0.0)
    rough = max(high - low, 10.0) / 2
    unit = 10.0 ** floor(log10(rough))
    step = unit * next(part for part in (1, 2, 5, 10) if part * unit >= rough)
    first, last = floor(low / step), ceil(high / step)
    return [step * number for number in range(first, max(last, first + 1) + 1)]


def bars_of(minutes: Sequence[tuple[int, int]]) -> list[Bar]:
    """Wins by minutes, in bars of equal minutes; the few that took much longer share the last one."""
    if not minutes:
        return []
    count, slow, usual = sum(wins for _, wins in minutes), 0, list(minutes)
    while count >= FEW_OF and (slow + usual[-1][1]) * FEW_OF <= count:
        slow += usual.pop()[1]
    low, high = usual[0][0], usual[-1][0]
    width = -(-(high - low + 1) // MOST_BARS)
    bars = []
    for first in range(low, high + 1, width):
        last = first + width - 1
        is_end = last >= high and minutes[-1][0] > last
        wins = sum(wins for minute, wins in minutes if minute >= first and (is_end or minute <= last))
        bars.append(Bar(f"{first}+" if is_end else f"{first}–{last}" if width > 1 else str(first), wins))
    return bars


def past_row(game: Result, today: date) -> PastRow:
    """A past game as a row of the table."""
    scoring = named(game.rules)[1]
    words = {
        "date": date_words(game.finished, today),
        "deal": shown(game.deal),
        "result": "Won" if game.won else "Not won",
        "time": clock(game.seconds),
        "moves": f"{game.moves:,}",
        "score": score_text(game.score, scoring.unit if scoring else "points"),
        "help": help_words(game),
    }
    actions = tuple(action for action in ACTIONS if action != ACTIONS[0] or game.line)
    return PastRow(words, "yes" if game.won else "no", game.won, actions)


def help_words(game: Result) -> str:
    """The help that tells most of all that was had, nothing without any."""
    had = game.help.split()
    kind = next((words for kind, words in HELPS if kind in had), "")
    if not (kind in ("", "a hint") and game.hints):
        return kind
    return counted(game.hints, "hint")


def date_words(finished: str, today: date) -> str:
    """When a game ended, the shorter the nearer: Today, 9:41; Yesterday; 28 Nov; 28 Nov 2025."""
    try:
        ended = datetime.fromisoformat(finished)
    except ValueError:
        return shown(finished)[:10] or NONE
    day = ended.date()
    if day == today:
        return f"Today, {ended.hour}:{ended.minute:02}"
    if day == today - timedelta(days=1):
        return "Yesterday"
    words = f"{day.day} {MONTHS[day.month - 1]}"
    return words if day.year == today.year else f"{words} {day.year}"


def shown(text: str) -> str:
    """As much of a text from the file as can be shown, whatever it is."""
    return "".join(letter for letter in text[:LONGEST_WORD] if letter.isprintable())


def _time(seconds: int | None) -> str:
    return NONE if seconds is None else clock(seconds)
