"""Two copies of the program at once."""

import os
import subprocess
import sys

import pytest

from klondike.store import claim as claim_module
from klondike.store import words
from klondike.store.claim import Claim

RECORDING = """
import sys
from pathlib import Path
from klondike.store.paths import portable_paths
from klondike.store.results import Result
from klondike.store.store import open_store
store = open_store(portable_paths(Path(sys.argv[1])))
print("ready", flush=True)
sys.stdin.readline()
for number in range(150):
    store.record(Result(sys.argv[2], "KL", number % 2 == 0, number, 60, 99, 0, 0, "2024-05-01"))
    store.keep_game(sys.argv[2])
store.close()
print(int(store.is_first), len(store.messages), flush=True)
"""


@pytest.fixture
def both(paths, opened):
    """The first copy with a kept game, and the second."""
    first = opened(paths)
    first.keep_game("the first copy's game")
    return first, opened(paths)


def test_the_second_copy_says_so(both):
    first, second = both
    assert (first.is_first, second.is_first) == (True, False)
    assert (first.messages, second.messages) == ([], [words.SECOND_COPY])


def test_the_second_copy_keeps_its_game_to_itself(both):
    first, second = both
    assert second.saved_game() is None
    second.keep_game("the second copy's game")
    assert second.saved_game() == "the second copy's game"
    assert first.saved_game() == "the first copy's game"
    second.forget_game()
    assert second.saved_game() is None
    assert first.saved_game() == "the first copy's game"


def test_the_second_copy_finishes_only_its_own_game(both, result):
    first, second = both
    second.keep_game("the second copy's game")
    second.finish_game(result, balance=9)
    assert second.saved_game() is None
    assert first.saved_game() == "the first copy's game"
    assert first.balance("S3") == 9


def test_results_of_both_copies_count(both, result):
    for copy in both:
        copy.record(result)
    assert [copy.totals("S3").played for copy in both] == [2, 2]


def test_the_claim_is_free_when_the_first_copy_closes(both, paths, opened):
    first, second = both
    first.close()
    assert not second.is_first
    third = opened(paths)
    assert third.is_first
    assert third.saved_game() == "the first copy's game"


def test_where_locks_are_not_known_every_copy_is_the_first(paths, monkeypatch):
    def refuse(_file):
        raise OSError(38, "Function not implemented")

    monkeypatch.setattr(claim_module, "_lock", refuse)
    claims = [Claim(paths.lock), Claim(paths.lock)]
    assert all(claim.is_first for claim in claims)
    for claim in claims:
        claim.release()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_forked_child_does_not_hold_the_claim(paths):
    claim = Claim(paths.lock)
    (reader, writer), (started, start) = os.pipe(), os.pipe()
    child = os.fork()
    if child == 0:
        os.close(writer)
        os.write(start, b"!")
        os.read(reader, 1)  # lives on until the parent lets go of the pipe
        os._exit(0)
    os.read(started, 1)
    claim.release()
    other = Claim(paths.lock)
    assert other.is_first
    other.release()
    os.close(writer)
    os.waitpid(child, 0)
    for end in (reader, started, start):
        os.close(end)


def test_copies_that_write_at_the_same_time_lose_nothing(paths, opened, tmp_path, root):
    copies = [
        subprocess.Popen(
            [sys.executable, "-c", RECORDING, str(tmp_path), rules],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=root,
        )
        for rules in ("S1", "S3")
    ]
    assert [copy.stdout.readline() for copy in copies] == ["ready\n"] * 2
    for copy in copies:
        copy.stdin.write("go\n")
        copy.stdin.flush()
    answers = {rules: copy.communicate()[0].split() for rules, copy in zip(("S1", "S3"), copies, strict=True)}
    assert sorted(answers.values()) == [["0", "1"], ["1", "0"]]
    store = opened(paths)
    assert [store.totals(rules).played for rules in ("S1", "S3")] == [150, 150]
    assert answers[store.saved_game()] == ["1", "0"]


def test_the_second_copy_moves_no_damaged_file(paths, opened, result):
    first = opened(paths)
    first.close()
    holder = Claim(paths.lock)
    paths.database.write_bytes(b"no database" * 500)
    second = opened(paths)
    second.record(result)
    assert second.totals("S3").played == 1
    assert paths.database.read_bytes() == b"no database" * 500
    holder.release()
    fresh = opened(paths)
    second.record(result)
    assert fresh.totals("S3").played == 2
