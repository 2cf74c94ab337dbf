"""The tables of the database, as the list of steps that led to them."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from sqlite3 import Connection, Error

# A step that was released is never edited: files of every version so far come up through it.
MIGRATIONS: Sequence[Sequence[str]] = (
    (
        "CREATE TABLE game (slot INTEGER PRIMARY KEY, text TEXT NOT NULL)",
        "CREATE TABLE results (id INTEGER PRIMARY KEY, rules TEXT, deal TEXT, won INTEGER, score INTEGER,"
        " seconds INTEGER, moves INTEGER, undos INTEGER, hints INTEGER, finished TEXT)",
        "CREATE INDEX results_by_rules ON results (rules)",
    ),
    (
        # An old best score must not stand for ever when the scoring changes (U4).
        "ALTER TABLE results ADD COLUMN scoring_version INTEGER NOT NULL DEFAULT 1",
        "CREATE TABLE balances (rules TEXT PRIMARY KEY, amount INTEGER NOT NULL)",
    ),
    (
        # What is needed to look at past games: the help that was had, the moves, the balance left behind.
        "ALTER TABLE results ADD COLUMN help TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE results ADD COLUMN line TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE results ADD COLUMN balance INTEGER",
    ),
)
COLUMNS: Mapping[str, Sequence[str]] = {
    "game": ("slot", "text"),
    "results": (
        "id", "rules", "deal", "won", "score", "seconds", "moves", "undos", "hints", "finished",
        "scoring_version", "help", "line", "balance",
    ),
    "balances": ("rules", "amount"),
}  # fmt: skip
Statement = tuple[str, tuple[object, ...]]

KEEPING = "INSERT OR IGNORE INTO {table} ({names}) VALUES ({marks})"
# Into a file that may hold other games: one that has the number of a result already gets another.
JOINING: Mapping[str, str] = {
    "results": "INSERT INTO results ({names}) SELECT NULL{rest} WHERE NOT EXISTS (SELECT 1 FROM results"
    " WHERE id = ?1 AND rules IS ?2 AND deal IS ?3 AND finished IS ?10)",
    "balances": "REPLACE INTO balances ({names}) VALUES ({marks})",
}
PLAIN: Mapping[str, str] = {}
HIGHEST_VERSION = 999  # no program of tomorrow gets there, most damaged files do


class ForeignFileError(ValueError):
    """The file is no database of this program."""


class NewerFileError(ValueError):
    """The file belongs to a newer program, so this one leaves it alone."""


def version(connection: Connection) -> int:
    """Return the number of steps the file has been through; ForeignFileError where it is no such number."""
    number: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if not 0 <= number <= HIGHEST_VERSION:
        raise ForeignFileError
    return number


def migrate(connection: Connection) -> None:
    """Bring a database up to the present tables, wholly or not at all; NewerFileError where it is ahead."""
    if version(connection) == len(MIGRATIONS):
        return
    if version(connection) > len(MIGRATIONS):
        raise NewerFileError
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        # Asked again inside the transaction: another copy may have come first.
        for number, step in enumerate(MIGRATIONS[version(connection) :], version(connection) + 1):
            for statement in step:
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number}")


def salvaged(connection: Connection, inserts: Mapping[str, str] = PLAIN) -> list[Statement]:
    """Return the statements that would write every row that can be read into an empty database.

    With `JOINING` they write into one with rows of its own what it does not have yet.
    """
    statements: list[Statement] = []
    for table, every in COLUMNS.items():
        columns = _present(connection, table, every)
        names = ", ".join(columns)
        marks = ", ".join(f"?{number + 1}" for number in range(len(columns)))
        insert = inserts.get(table, KEEPING)
        sql = insert.format(table=table, names=names, marks=marks, rest=marks.removeprefix("?1"))
        rows = _readable_rows(connection, f"SELECT rowid, {names} FROM {table}")
        statements.extend((sql, row) for row in rows)
    return statements


def _present(connection: Connection, table: str, columns: Sequence[str]) -> Sequence[str]:
    """Those of the columns that the file has: one of an older version has not all of them."""
    with suppress(Error, UnicodeDecodeError):
        found = {
            str(name) for (name,) in connection.execute("SELECT name FROM pragma_table_info(?)", (table,))
        }
        return [column for column in columns if column in found] or columns
    return columns


def _readable_rows(connection: Connection, select: str) -> list[tuple[object, ...]]:
    rows: dict[int, tuple[object, ...]] = {}
    for order in ("ASC", "DESC"):  # from both ends: a damaged page hides its own rows only
        with suppress(Error, UnicodeDecodeError):
            for number, *row in connection.execute(f"{select} ORDER BY rowid {order}"):
                if number in rows:
                    break
                rows[number] = tuple(row)
    return [rows[number] for number in sorted(rows)]
