"""The store: all that lasts from one session to the next, behind one object."""

import time
from collections.abc import Sequence
from pathlib import Path

from . import kept, past, results, words
from .aside import Clock, stamp, write_aside
from .claim import Claim
from .clock_file import ClockFile
from .past import Course
from .paths import Paths
from .results import Result, Totals
from .settings import Settings, Value

SET_BALANCE = "REPLACE INTO balances (rules, amount) VALUES (?, ?)"


def open_store(paths: Paths, clock: Clock = time.time) -> "Store":
    """Open what was kept before; where files are missing, damaged or locked the store works all the same."""
    return Store(paths, clock)


class Store:
    """Settings, the saved game, results and balances.

    Whatever goes wrong with files ends up as a sentence in `messages`, never as an exception. Use it from one
    thread only.
    """

    def __init__(self, paths: Paths, clock: Clock) -> None:
        from .database import Database
        from .settings_file import SettingsFile

        self.messages: list[str] = []
        self._paths, self._clock = paths, clock
        self._claim = Claim(paths.lock)
        self._settings = SettingsFile(paths.settings, clock, self._say)
        self._database = Database(paths.database, self._claim, clock, self._say)
        self._clock_file = ClockFile(paths.clock, lambda: stamp(clock))
        self._own_game: str | None = None  # of a copy that is not the first
        if not self.is_first:
            self._say(words.SECOND_COPY)

    @property
    def is_first(self) -> bool:
        """Whether this copy of the program owns the saved game."""
        return self._claim.is_first

    @property
    def settings(self) -> Settings:
        """The settings as they are now."""
        return self._settings.settings

    def change(self, **values: Value) -> Settings:
        """Change settings and save them at once; SettingError where there is no such setting or value."""
        return self._settings.change(values)

    def saved_game(self) -> str | None:
        """Return the text of the game that was kept last, None without one."""
        if not self.is_first:
            return self._own_game
        rows = self._database.read(kept.SELECT)
        return str(rows[0][0]) if rows else None

    def keep_game(self, text: str) -> None:
        """Keep the game under way; nothing is lost when the process is killed after this returned."""
        if not self.is_first:
            self._own_game = text
            return
        self._database.write((kept.KEEP, (kept.SLOT, text)))
        if self._database.is_on_disk:
            self._clock_file.begin(text)  # after the text: until then the one before has its clock
        else:
            self._clock_file.end()

    def keep_clock(self, seconds: float) -> bool:
        """Keep how long the game kept last has been played; False where only its text can be kept."""
        return not self.is_first or (self._database.is_on_disk and self._clock_file.keep(seconds))

    def saved_clock(self) -> float:
        """Return how long the saved game was played, also after its text was kept; 0 if unknown."""
        text = self.saved_game() if self.is_first else None
        return self._clock_file.seconds(text) if text else 0.0

    def forget_game(self) -> None:
        """Drop the kept game."""
        self._own_game = None
        if self.is_first:
            self._database.write((kept.FORGET, ()))

    def set_game_aside(self, text: str) -> Path | None:
        """Move a game that could not be read into a file of its own; return its path.

        None where no file can be written: the text stays, and keeping another game does not replace it.
        """
        try:
            path = write_aside(self._paths.data, "game-{}.damaged.txt", stamp(self._clock), text)
        except OSError:
            if self.is_first:
                self._database.write((kept.STOW, (text,)))
            return None
        self.forget_game()
        return path

    def stowed_games(self) -> tuple[str, ...]:
        """Return the texts behind the kept game, which could not be read and not be put aside as files."""
        return tuple(str(text) for (text,) in self._database.read(kept.STOWED)) if self.is_first else ()

    def take_up(self, text: str) -> None:
        """Keep a game that was stowed behind the kept one in its place."""
        self._database.write((kept.UNSTOW, (text,)), (kept.KEEP, (kept.SLOT, text)))

    def record(self, result: Result) -> None:
        """Count a game."""
        self._database.write(_counted(result))

    def finish_game(self, result: Result, balance: int | None = None) -> None:
        """Count the kept game, drop it and set the score carried over, all in one step (U111)."""
        statements = [_counted(result)]
        if balance is not None:
            statements.append((SET_BALANCE, (result.rules, balance)))
        if self.is_first:
            statements.append((kept.FORGET, ()))
        self._own_game = None
        self._database.write(*statements)

    def results(self, rule_code: str) -> tuple[Result, ...]:
        """Return the counted games of a rule set, oldest first."""
        return tuple(results.from_row(row) for row in self._database.read(results.SELECT, rule_code))

    def past_games(self, rule_code: str, order: str = "-date") -> tuple[int, ...]:
        """Return the numbers of all counted games of a rule set in an order of past.ORDERS, "-": falling."""
        return tuple(int(str(row[0])) for row in self._database.read(past.ids_in(order), rule_code))

    def numbered(self, numbers: Sequence[int]) -> dict[int, Result]:
        """Return the results of these numbers, as far as they are still there."""
        sql = results.NUMBERED.format(", ".join("?" * len(numbers)))
        return {int(str(row[0])): results.from_row(row[1:]) for row in self._database.read(sql, *numbers)}

    def course(self, rule_code: str) -> Course:
        """Return how it went with a rule set, game by game."""
        return past.course(*(self._database.read(sql, rule_code) for sql in past.QUERIES))

    def export(self) -> Path | None:
        """Write all counted games into a new file of the data folder; None where it cannot be written."""
        rows = (results.from_row(row) for row in self._database.read(results.EVERY))
        try:
            return write_aside(
                self._paths.data, "klondike-games-{}.csv", stamp(self._clock), past.table(rows)
            )
        except OSError:
            return None

    def totals(self, rule_code: str) -> Totals:
        """Return what the counted games of a rule set add up to."""
        outcomes, bests = (self._database.read(sql, rule_code) for sql in (results.OUTCOMES, results.BESTS))
        return results.totals(outcomes, bests)

    def rule_codes(self) -> tuple[str, ...]:
        """Return the rule sets that have results, the one played first first."""
        rows = self._database.read("SELECT rules FROM results GROUP BY rules ORDER BY MIN(id)")
        return tuple(str(rules) for (rules,) in rows)

    def reset(self, rule_code: str) -> None:
        """Clear the results and the balance of one rule set, and nothing else."""
        deletions = (f"DELETE FROM {table} WHERE rules = ?" for table in ("results", "balances"))
        self._database.write(*((deletion, (rule_code,)) for deletion in deletions))

    def balance(self, rule_code: str) -> int:
        """Return the score carried over from game to game, 0 at first."""
        rows = self._database.read("SELECT CAST(amount AS INTEGER) FROM balances WHERE rules = ?", rule_code)
        return int(str(rows[0][0])) if rows else 0

    def close(self) -> None:
        """Write what still waits and let another copy be the first."""
        self._settings.save()
        self._database.close()
        self._claim.release()

    def _say(self, message: str) -> None:
        self.messages.append(message)


def _counted(result: Result) -> tuple[str, tuple[object, ...]]:
    return results.INSERT, tuple(results.tidied(result))
