"""A log for those who look into a problem; the player never meets it."""

from typing import TYPE_CHECKING

from .paths import Paths

if TYPE_CHECKING:
    from logging import Handler, Logger, LogRecord

LEVELS = ("debug", "info", "warning", "error")
MAX_BYTES = 200_000


class SessionLog:
    """What is told of one session from a level on; until there is something to tell, nothing is opened."""

    def __init__(self, paths: Paths, level: str = "warning") -> None:
        self._paths, self._least = paths, level
        self._log: Logger | None = None

    def debug(self, text: str, *values: object) -> None:
        """Tell a detail."""
        if self._least == "debug":
            self._opened().debug(text, *values)

    def info(self, text: str, *values: object) -> None:
        """Tell how the program goes on."""
        if self._least in ("debug", "info"):
            self._opened().info(text, *values)

    def exception(self, text: str) -> None:
        """Tell of the exception that is being handled."""
        self._opened().exception(text)

    def close(self) -> None:
        """Let go of the file."""
        for handler in self._log.handlers if self._log else ():
            handler.close()

    def _opened(self) -> "Logger":
        if self._log is None:
            from logging import Logger, getLevelNamesMapping

            level = getLevelNamesMapping()[self._least.upper()]
            self._log = Logger("klondike", level)
            self._log.addHandler(open_log(self._paths, level))
        return self._log


def open_log(paths: Paths, level: int) -> "Handler":
    """Return a handler that appends to the log file in the data folder; it never raises and never prints."""
    from logging import Formatter, NullHandler
    from logging.handlers import RotatingFileHandler

    try:
        paths.data.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(
            paths.log, maxBytes=MAX_BYTES, backupCount=1, encoding="utf-8", errors="backslashreplace"
        )
    except OSError:
        return NullHandler(level)
    handler.setLevel(level)
    handler.setFormatter(Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.handleError = _ignore  # type: ignore[method-assign]
    return handler


def _ignore(record: "LogRecord") -> None:
    del record  # a log that cannot be written is no reason to disturb a game
