"""What the table needs of the interface loads nothing that pygame has not loaded already."""

import subprocess
import sys

PROBE = """
import sys, pygame
before = set(sys.modules)
import klondike.ui.commands, klondike.ui.pen, klondike.ui.screen, klondike.ui.toast
print(*sorted(set(sys.modules) - before))
"""


def test_the_interface_starts_without_slow_modules() -> None:
    run = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, text=True, check=True)
    loaded = run.stdout.splitlines()[-1].split()
    assert "klondike.ui.pen" in loaded
    assert [name for name in loaded if name.partition(".")[0] != "klondike"] == []
    assert "klondike.ui.widgets" not in loaded
