"""What every test may rely on: no display, no sound device, no quick machine, and a home folder of nobody's.

This is said before anything imports pygame or asks for a folder; the real home is never touched.
"""

import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

HOME = Path(tempfile.mkdtemp(prefix="klondike-home-"))
HOMES = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_RUNTIME_DIR")
XDG = {f"XDG_{kind.upper()}_HOME": kind for kind in ("data", "config", "cache", "state")}

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
os.environ |= dict.fromkeys(HOMES, str(HOME))
os.environ |= {name: str(HOME / folder) for name, folder in XDG.items()}
os.environ.pop("DISPLAY", None)
os.environ.pop("WAYLAND_DISPLAY", None)

settings.register_profile("any machine", deadline=None)  # how long one example takes tells of the machine
settings.load_profile("any machine")


def pytest_unconfigure() -> None:
    """Take the home folder away again."""
    shutil.rmtree(HOME, ignore_errors=True)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder of the test's own, empty, with the XDG folders where they usually are."""
    folder = tmp_path / "home of a player"
    folder.mkdir()
    for name in HOMES:
        monkeypatch.setenv(name, str(folder))
    for name in XDG:
        monkeypatch.delenv(name)
    return folder
