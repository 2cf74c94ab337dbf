"""The file of the settings: read once, written whole and at once whenever the player changes something."""

import os
from collections.abc import Callable, Mapping
from pathlib import Path

from . import words
from .aside import Clock, set_aside, stamp
from .settings import Settings, Value, changed, understood


class SettingsFile:
    """Settings that last: a change is on the disk when `change` returns, or tried again with the next one."""

    def __init__(self, path: Path, clock: Clock, say: Callable[[str], None]) -> None:
        self._path, self._clock, self._say = path, clock, say
        self._unsaved: dict[str, Value] = {}
        self._has_told = False
        self.settings = self._load()

    def change(self, values: Mapping[str, Value]) -> Settings:
        """Change some settings and save them; SettingError, and no change, where a value does not fit."""
        self.settings = changed(self.settings, values)
        self._unsaved.update(values)
        self.save()
        return self.settings

    def save(self) -> None:
        """Write what has not been written yet."""
        if not self._unsaved:
            return
        try:
            # Read anew: another copy or a newer version may have written what must stay.
            replace(self._path, {**self._read(), **self._unsaved})
        except OSError:
            self._tell_once(words.SETTINGS_UNSAVED)
        else:
            self._unsaved.clear()

    def _load(self) -> Settings:
        try:
            settings, wrong = understood(self._read())
        except OSError:
            self._tell_once(words.SETTINGS_UNREADABLE)
            return Settings()
        if wrong:
            self._say(words.WRONG_SETTINGS.format(names=", ".join(wrong).replace("_", " ")))
        return settings

    def _read(self) -> dict[str, object]:
        try:
            return parse(self._path.read_bytes())
        except (FileNotFoundError, NotADirectoryError):
            return {}
        except (ValueError, RecursionError):
            aside = set_aside(self._path, stamp(self._clock))
            self._say(words.DAMAGED_SETTINGS.format(name=aside.name, folder=aside.parent))
            return {}

    def _tell_once(self, message: str) -> None:
        if not self._has_told:
            self._has_told = True
            self._say(message)


def parse(data: bytes) -> dict[str, object]:
    """Read the text of a settings file; ValueError or RecursionError where it is none."""
    import json

    raw = json.loads(data)
    if not isinstance(raw, dict):
        raise ValueError("settings are names with values")
    return raw


def replace(path: Path, raw: Mapping[str, object]) -> None:
    """Write a settings file so that at any moment either the old or the new one is there, whole."""
    import json

    path.parent.mkdir(parents=True, exist_ok=True)
    target = Path(os.path.realpath(path))  # a link stays a link
    draft = target.with_name(f"{target.name}.new-{os.getpid()}")
    try:
        with draft.open("w", encoding="utf-8") as file:
            json.dump(raw, file, indent=1)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
