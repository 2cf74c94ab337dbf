"""Where the program keeps its files."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

APP_NAME = "klondike"
# Nothing can exist below a device: where no home is known every write fails there and memory takes over.
NOWHERE = Path(os.devnull).absolute() / APP_NAME


OWN_NAMES = ("klondike.", "settings.json", "game-")  # and what is set aside, beside them


class Paths(NamedTuple):
    """The folders of the program; they are made when something is first written."""

    data: Path
    config: Path
    cache: Path

    @property
    def database(self) -> Path:
        """The saved game and the results."""
        return self.data / "klondike.db"

    @property
    def lock(self) -> Path:
        """The file that the first copy of the program holds locked."""
        return self.data / "klondike.lock"

    @property
    def clock(self) -> Path:
        """The clock of the saved game."""
        return self.data / "klondike.clock"

    @property
    def log(self) -> Path:
        """The log of this session and the one before."""
        return self.data / "klondike.log"

    @property
    def settings(self) -> Path:
        """The settings, as JSON."""
        return self.config / "settings.json"

    def owns(self, path: Path) -> bool:
        """Tell whether a file is, or would be, one that the program keeps something in."""
        place = Path(os.path.realpath(path))
        folders = [Path(os.path.realpath(folder)) for folder in (self.data, self.config)]
        return place.parent in folders and place.name.lower().startswith(OWN_NAMES)


def default_paths() -> Paths:
    """Return the folders that the system sets aside for this user's programs."""
    try:
        dirs = _platformdirs().PlatformDirs(APP_NAME, appauthor=False)
        folders = [Path(dirs.user_data_dir), Path(dirs.user_config_dir), Path(dirs.user_cache_dir)]
    except (OSError, RuntimeError, KeyError):
        folders = [NOWHERE] * 3
    return Paths(*(folder if folder.is_absolute() else NOWHERE for folder in folders))


def _platformdirs() -> ModuleType:
    """The package, with nothing in the place of tempfile, which takes half of its import.

    It has a use for it with folders for temporary files only, of which nothing here asks.
    """
    if "tempfile" not in sys.modules:
        stand_in = sys.modules["tempfile"] = ModuleType("tempfile")
        stand_in.__dict__.update(TemporaryFile=None, gettempdir=None)
        with suppress(ImportError):  # a version that wants more of it
            import platformdirs
        del sys.modules["tempfile"]
    import platformdirs

    return platformdirs


def portable_paths(folder: Path) -> Paths:
    """Return paths that are all inside one folder, as on a stick that is carried about."""
    root = folder.absolute()
    return Paths(root / "data", root / "config", root / "cache")
