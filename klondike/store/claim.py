"""The claim to the saved game: one copy of the program owns it until it ends, however it ends."""

import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

    TAKEN: tuple[type[OSError], ...] = (PermissionError, BlockingIOError)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

    TAKEN: tuple[type[OSError], ...] = (BlockingIOError,)


class Claim:
    """An attempt to be the first copy; where locks cannot be had at all, every copy believes it is."""

    def __init__(self, path: Path) -> None:
        self.is_first = True
        self._path = path
        self._file: int | None = None
        self.renew()

    def renew(self) -> None:
        """Claim the game anew where the file held for it was taken away, or could not be had before."""
        if not self.is_first or self._holds():
            return
        self.release()
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return
        self._take(self._file)

    def release(self) -> None:
        """Let another copy be the first."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _holds(self) -> bool:
        try:
            return self._file is not None and os.path.samestat(os.fstat(self._file), self._path.stat())
        except OSError:
            return False

    def _take(self, file: int) -> None:
        try:
            _lock(file)
        except TAKEN:
            self.is_first = False
            self.release()
        except OSError:
            self.release()
        else:
            _let_children_go(self)


def _let_children_go(claim: Claim) -> None:
    # A forked worker shares the lock and would hold it after this process was killed.
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=claim.release)
