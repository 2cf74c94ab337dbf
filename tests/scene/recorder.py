"""An audio device of which nothing is heard: it writes down what it is to play."""

from pathlib import Path

from klondike.scene.device import Device


class Sound:
    """A sound that tells when it is played."""

    def __init__(self, path: Path, heard: list[str]) -> None:
        self.name = path.stem
        self.level = 1.0
        self._heard = heard

    def set_volume(self, level: float) -> None:
        self.level = level

    def play(self) -> None:
        self._heard.append(self.name)


class Recorder(Device):
    """A device that only remembers; `works` may be turned off."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []
        self.sounds: list[Sound] = []
        self.opened = self.asked = 0
        self.works = True

    def prepare(self) -> bool:
        return False

    def open(self) -> bool:
        self.asked += not self.is_open
        self.opened += self.works and not self.is_open
        self.is_open = self.works
        return self.is_open

    def load(self, path: Path) -> Sound:
        self.sounds.append(Sound(path, self.heard))
        return self.sounds[-1]

    def close(self) -> None:
        self.is_open = False
