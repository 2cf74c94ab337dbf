"""Programs that some tests need and that not every machine has."""

import os
import shutil

import pytest


def need(*programs: str) -> None:
    """Skip the test without these programs, or fail it where KLONDIKE_REQUIRE_DISPLAY=1 wants them."""
    missing = [program for program in programs if not shutil.which(program)]
    if missing:
        give_up = pytest.fail if os.environ.get("KLONDIKE_REQUIRE_DISPLAY") == "1" else pytest.skip
        give_up(f"not installed: {', '.join(missing)}")
