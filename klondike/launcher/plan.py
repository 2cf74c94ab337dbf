"""What a launcher consists of, as values: so it can be looked at without writing it anywhere."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

Maker = Callable[[], bytes]


class LauncherError(ValueError):
    """The launcher cannot be made here; the text tells why."""


class Plan(NamedTuple):
    """Files with what makes their content (nothing = leave it out), and what else belongs to them.

    `entry` is what the player sees. `commands` run once the files are there. `folders` go with the launcher
    when they are empty, innermost first. `renewed` are folders whose date tells the desktop to look again.
    """

    entry: Path
    files: dict[Path, Maker]
    commands: tuple[tuple[str, ...], ...] = ()
    folders: tuple[Path, ...] = ()
    renewed: tuple[Path, ...] = ()

    def renew(self) -> None:
        """Give the folders that desktops watch a new date."""
        for folder in self.renewed:
            if folder.is_dir():
                folder.touch()
