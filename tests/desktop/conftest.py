"""Real windows, where a display server can be had; KLONDIKE_REQUIRE_DISPLAY=1 says that there must be one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desktop.desktop import Desktop
from tests.programs import need


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[Desktop]:
    """A desktop of the test's own, with nothing on it."""
    need("Xvfb", "xdotool")
    folder = tmp_path / "desktop"
    folder.mkdir()
    made = Desktop(folder)
    try:
        made.open()
        yield made
    finally:
        made.close()
