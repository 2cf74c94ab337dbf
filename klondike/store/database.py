"""The database file: migrated, set aside when damaged, replaced by memory while it cannot be used."""

import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from pathlib import Path

from . import kept, words
from .aside import Clock, identity, set_aside, stamp, write_aside
from .claim import Claim
from .schema import JOINING, ForeignFileError, NewerFileError, Statement, migrate, salvaged

Row = tuple[object, ...]

FAILURES = (sqlite3.Error, OSError, UnicodeDecodeError, ForeignFileError, NewerFileError)
# What only a caller can get wrong; it is raised, and it says nothing about the file.
MISTAKES = (
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
    sqlite3.IntegrityError,
    OverflowError,
    UnicodeEncodeError,
)
NO_DAMAGE = frozenset((
    sqlite3.SQLITE_PERM, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY, sqlite3.SQLITE_INTERRUPT, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_NOLFS, sqlite3.SQLITE_AUTH,
    sqlite3.SQLITE_TOOBIG, sqlite3.SQLITE_MISUSE, sqlite3.SQLITE_RANGE,
))  # fmt: skip
BUSY_SECONDS = 1.0
# Before the table is seen nobody waits for others that write.
START_SECONDS = 0.2
RESCUE_SECONDS = 0.04
JOURNALS = ("-wal", "-shm")
LOST = (0, 0)  # the identity of no file


class Database:
    """Reads and writes that never fail: what cannot be written is kept in memory until it can be."""

    def __init__(self, path: Path, claim: Claim, clock: Clock, say: Callable[[str], None]) -> None:
        self._path, self._claim, self._clock, self._say = path, claim, clock, say
        self._disk: sqlite3.Connection | None = None
        self._memory: sqlite3.Connection | None = None
        self._pending: list[Statement] = []
        self._file: tuple[int, int] | None = None  # which one was at the path when it was opened
        self._journal: tuple[int, int] | None = None  # and which journal beside it
        self._known: str | None = None  # the kept game that is in it, as far as it was ever read or written
        self._is_sealed = self._has_told = False
        self._flush()

    @property
    def is_on_disk(self) -> bool:
        """Whether all that was written is in the file."""
        return self._memory is None and not self._pending

    def read(self, sql: str, *values: object) -> list[Row]:
        """Return all rows of a query."""
        try:
            return self._source.execute(sql, values).fetchall()
        except MISTAKES:
            raise
        except FAILURES as failure:
            self._recover(failure)
            return self._source.execute(sql, values).fetchall()

    def write(self, *statements: Statement) -> None:
        """Carry out the statements together; while they wait, a REPLACE takes the place of an earlier one."""
        if self._memory is not None:
            run(self._memory, statements)
        for statement in statements:
            self._pending = [waiting for waiting in self._pending if not _replaces(statement, waiting)]
            self._pending.append(statement)
        self._flush()

    def close(self) -> None:
        """Try once more to write what waits, and let go of the file."""
        if self._pending:
            self._flush()
        self._drop_disk()
        if self._memory is not None:
            self._memory.close()

    @property
    def _source(self) -> sqlite3.Connection:
        source = self._memory or self._disk
        assert source is not None
        return source

    def _flush(self) -> None:
        if self._is_sealed:
            return
        try:
            self._write_through()
        except MISTAKES:
            self._pending.clear()  # what the caller got wrong must not stand in the way of what follows
            raise
        except FAILURES as failure:
            self._recover(failure)

    def _write_through(self) -> None:
        if self._disk and not self._is_in_place():
            self._leave(self._disk)
        disk = self._disk or self._connect()
        if self._pending:
            run(disk, self._pending)
            self._pending.clear()
            self._known = kept.text_in(disk)
        if self._memory is not None or self._file is None:
            self._settle(disk)

    def _settle(self, disk: sqlite3.Connection) -> None:
        disk.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000:.0f}")
        self._file = identity(self._path)
        disk.execute("PRAGMA schema_version").fetchone()  # with the first reading the journal is there
        self._journal = identity(self._beside(JOURNALS[0]))
        if self._memory is not None:
            self._memory.close()
            self._memory = None

    def _leave(self, disk: sqlite3.Connection) -> None:
        # The journal left behind is read with any file of that name: it would damage the next one.
        is_left = self._journal is not None and identity(self._beside(JOURNALS[0])) == self._journal
        self._hold(salvaged(disk))
        self._file = LOST
        if is_left:
            for ending in JOURNALS:
                self._beside(ending).unlink(missing_ok=True)

    def _beside(self, ending: str) -> Path:
        return self._path.with_name(self._path.name + ending)

    def _is_in_place(self) -> bool:
        try:
            found = identity(self._path)
        except OSError:
            return True  # it may not be looked at any more, but what is open can be written
        return found is not None and found == self._file

    def _connect(self) -> sqlite3.Connection:
        self._disk = connect(self._path, 0.0 if self._memory else START_SECONDS)
        if self._memory is not None:
            self._join(self._disk, self._memory)
        return self._disk

    def _join(self, disk: sqlite3.Connection, memory: sqlite3.Connection) -> None:
        # The file was out of reach: others may have made another of it, and begun to play.
        was_first = self._claim.is_first
        self._claim.renew()
        if self._file not in (None, identity(self._path)):
            self._pending = [(kept.FORGET, ()), *salvaged(memory, JOINING)]
        if self._claim.is_first:
            self._put_unknown_game_aside(disk)
            return
        self._pending = [waiting for waiting in self._pending if not kept.concerns(waiting)]
        if was_first:
            self._say(words.SECOND_COPY)

    def _put_unknown_game_aside(self, disk: sqlite3.Connection) -> None:
        text = kept.text_in(disk)
        if text in (None, self._known):
            return
        path = write_aside(self._path.parent, "game-{}.kept.txt", stamp(self._clock), str(text))
        self._known = text
        self._say(words.UNKNOWN_GAME.format(name=path.name, folder=path.parent))

    def _recover(self, failure: Exception) -> None:
        # Only the owner moves files: another copy would take away the new one that the owner has just begun.
        if is_damage(failure) and self._claim.is_first:
            with suppress(*FAILURES):
                self._start_anew()
                return
        self._go_on_in_memory(failure)

    def _start_anew(self) -> None:
        rescued = self._rescue()
        self._drop_disk()
        aside = set_aside(self._path, stamp(self._clock), JOURNALS)
        self._say(words.DAMAGED_GAMES.format(name=aside.name, folder=aside.parent))
        self._file = None  # the next one is new, and empty
        self._pending = rescued + self._pending
        self._write_through()

    def _go_on_in_memory(self, failure: Exception) -> None:
        self._is_sealed = isinstance(failure, NewerFileError)
        if self._memory is None:
            self._hold([] if self._is_sealed else self._rescue())
        self._drop_disk()
        is_harmless = is_busy(failure) and not self._pending  # as when two copies start at once
        if not self._has_told and not is_harmless:
            self._has_told = True
            self._say(words.NEWER_FILE if self._is_sealed else words.CANNOT_SAVE)

    def _hold(self, rows: list[Statement]) -> None:
        # What was in the file, and what was to be written to it, is in memory until there is a file again.
        self._memory = blank()
        self._drop_disk()
        run(self._memory, rows)
        if rows:
            self._known = kept.text_in(self._memory)
        run(self._memory, self._pending)

    def _rescue(self) -> list[Statement]:
        # The open file first: where no more files can be opened it still knows its journal.
        if self._disk:
            with suppress(*FAILURES):
                self._disk.execute("PRAGMA busy_timeout = 0")  # it was waited for already
        rows = salvaged(self._disk) if self._disk else []
        return rows or readable_rows(self._path)

    def _drop_disk(self) -> None:
        if self._disk is not None:
            self._disk.close()
            self._disk = None


def connect(path: Path, patience: float) -> sqlite3.Connection:
    """Open the file, made or migrated where needed; wait up to `patience` seconds while others write."""
    path.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(path, timeout=patience, isolation_level=None)
    try:
        migrate(connection)
        # What was committed outlives the process at any moment, and no move waits for the disk.
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = NORMAL")
    except BaseException:
        connection.close()
        raise
    return connection


def blank() -> sqlite3.Connection:
    """Open an empty database in memory."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection)
    return connection


def run(connection: sqlite3.Connection, statements: Iterable[Statement]) -> None:
    """Carry out all statements or none."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        for sql, values in statements:
            connection.execute(sql, values)


def readable_rows(path: Path) -> list[Statement]:
    """Return statements for all that can be read of a file, without changing it."""
    for mode in ("mode=ro", "mode=ro&immutable=1"):  # the second where not even a journal can be made
        with suppress(*FAILURES), closing(_read_only(path, mode)) as source:
            source.execute("PRAGMA schema_version").fetchone()
            return salvaged(source)
    return []


def _read_only(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.as_uri()}?{mode}", uri=True, timeout=RESCUE_SECONDS)


def is_damage(failure: Exception) -> bool:
    """Tell whether a file is not what it should be, as against one that cannot be used at the moment."""
    code: int | None = getattr(failure, "sqlite_errorcode", None)
    if code is None:  # raised before SQLite was asked, or because a text in the file is none
        return type(failure) in (sqlite3.OperationalError, UnicodeDecodeError, ForeignFileError)
    return code & 0xFF not in NO_DAMAGE


def is_busy(failure: Exception) -> bool:
    """Tell whether another program held the file."""
    return getattr(failure, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY


def _replaces(new: Statement, old: Statement) -> bool:
    return new[0] == old[0] and new[0].startswith("REPLACE") and new[1][0] == old[1][0]
