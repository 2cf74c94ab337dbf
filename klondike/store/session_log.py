"""A log for those who look into a problem; the player never meets it."""

from typing import TYPE_CHECKING

from .paths import Paths

if TYPE_CHECKING:
    from logging import Handler, LogRecord

MAX_BYTES = 200_000


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
