"""A program that is killed at any moment has lost nothing that it was told is kept."""

import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing

import pytest

ROUNDS = 12
# Saves as fast as it can and says after each step what is safe: the number of the game and of results so far.
SAVING = """
import os, sys
from pathlib import Path
from klondike.store.paths import portable_paths
from klondike.store.results import Result
from klondike.store.store import open_store
store = open_store(portable_paths(Path(sys.argv[1])))
assert store.is_first and not store.messages, store.messages
number = int((store.saved_game() or "0").split()[0])
results = store.totals("S3").played
while True:
    number += 1
    store.keep_game(f"{number} " + "moves " * (number * 37 % 900))
    if number % 50 == 0:
        store.record(Result("S3", "KL", True, 1, 60, 99, 0, 0, "2024-05-01"))
        results += 1
    if number % 400 == 0:
        store.change(volume=number % 101)
    os.write(1, f"{number} {results}\\n".encode())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="a kill there is no kill")
def test_what_was_kept_outlives_a_kill(paths, opened, tmp_path, root):
    chance = random.Random(7)
    safe = (0, 0)
    for _ in range(ROUNDS):
        safe = max(safe, acknowledged(root, tmp_path, chance.uniform(0.0, 0.08)))
        with closing(sqlite3.connect(paths.database)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        store = opened(paths)
        number, *words = store.saved_game().split()
        assert int(number) - safe[0] in (0, 1)
        assert len(words) == int(number) * 37 % 900
        assert store.totals("S3").played - safe[1] in (0, 1)
        assert store.is_first
        assert store.messages == []
        store.close()
    assert safe[0] > ROUNDS


def acknowledged(root, folder, seconds: float) -> tuple[int, int]:
    """Let a child save for so long after its first answer, kill it, and return its last answer."""
    child = subprocess.Popen([sys.executable, "-c", SAVING, str(folder)], stdout=subprocess.PIPE, cwd=root)
    lines = [child.stdout.readline()]
    time.sleep(seconds)
    child.send_signal(signal.SIGKILL)
    lines += child.communicate()[0].splitlines(keepends=True)
    number, results = next(line for line in reversed(lines) if line.endswith(b"\n")).split()
    return int(number), int(results)
