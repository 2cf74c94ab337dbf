"""Real windows, where a display server can be had; KLONDIKE_REQUIRE_DISPLAY=1 says that there must be one."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.desktop.desktop import Desktop, missing


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[Desktop]:
    """A desktop of the test's own, with nothing on it."""
    if missing():
        give_up = pytest.fail if os.environ.get("KLONDIKE_REQUIRE_DISPLAY") == "1" else pytest.skip
        give_up(f"not installed: {', '.join(missing())}")
    folder = tmp_path / "desktop"
    folder.mkdir()
    made = Desktop(folder)
    try:
        made.open()
        yield made
    finally:
        made.close()
