"""The statements about the kept game."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlite3 import Connection

SLOT = 1
SELECT = f"SELECT text FROM game WHERE slot = {SLOT}"
KEEP = "REPLACE INTO game (slot, text) VALUES (?, ?)"
FORGET = f"DELETE FROM game WHERE slot = {SLOT}"
# A text that could not be read and has no file of its own: behind the kept game, once.
STOW = (
    f"INSERT INTO game (slot, text) SELECT (SELECT IFNULL(MAX(slot), {SLOT}) FROM game) + 1, ?1"
    f" WHERE NOT EXISTS (SELECT 1 FROM game WHERE slot > {SLOT} AND text = ?1)"
)
STOWED = f"SELECT text FROM game WHERE slot > {SLOT} ORDER BY slot"
UNSTOW = f"DELETE FROM game WHERE slot > {SLOT} AND text = ?"


def text_in(connection: "Connection") -> str | None:
    """Return the text of the kept game, None without one."""
    rows = connection.execute(SELECT).fetchall()
    return str(rows[0][0]) if rows else None


def concerns(statement: tuple[str, tuple[object, ...]]) -> bool:
    """Tell whether a statement changes the kept game or those behind it."""
    return " game " in statement[0]
