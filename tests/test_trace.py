"""The trace: a JSON object per line, there at once, and never a reason to stop the game."""

import json
from itertools import count
from pathlib import Path

import pytest

from klondike.trace import NotATraceError, NoTrace, Trace, look_at, open_trace


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_each_record_is_a_line_with_the_time_since_the_start(tmp_path: Path) -> None:
    ticks = count(100.0, 0.25)
    trace = Trace(tmp_path / "t.jsonl", lambda: next(ticks))
    trace.write(screen="table", moving=False, cards={"AS": (1, 2, 30, 40)})
    trace.write(screen="menu", moving=True)
    trace.close()
    assert lines(tmp_path / "t.jsonl") == [
        {"t": 0.25, "screen": "table", "moving": False, "cards": {"AS": [1, 2, 30, 40]}},
        {"t": 0.5, "screen": "menu", "moving": True},
    ]


def test_a_record_is_in_the_file_before_the_trace_ends(tmp_path: Path) -> None:
    trace = Trace(tmp_path / "t.jsonl")
    trace.write(board="S: AS\nW: -", filling="x" * 20_000)
    assert lines(tmp_path / "t.jsonl")[0]["board"] == "S: AS\nW: -"
    trace.close()


def test_a_new_trace_replaces_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "t.jsonl"
    path.write_text('{"t":1.0}\n', encoding="utf-8")
    look_at(path)
    Trace(path).close()
    assert path.read_text(encoding="utf-8") == ""


def test_what_is_no_trace_is_told_and_stays(tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("dear diary", encoding="utf-8")
    with pytest.raises(NotATraceError, match="no trace"):
        look_at(tmp_path / "diary")
    assert (tmp_path / "diary").read_text(encoding="utf-8") == "dear diary"


def test_what_cannot_be_written_is_an_error_at_once(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"):
        Trace(tmp_path / "nowhere" / "t.jsonl")


def test_a_closed_trace_forgets(tmp_path: Path) -> None:
    trace = Trace(tmp_path / "t.jsonl")
    trace.close()
    trace.write(screen="table")
    assert not trace.is_on
    assert lines(tmp_path / "t.jsonl") == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_ends_the_trace_and_nothing_else() -> None:
    trace = Trace(Path("/dev/full"))
    trace.write(screen="table")
    assert not trace.is_on
    trace.write(screen="table")
    trace.close()


def test_without_a_file_nothing_is_kept() -> None:
    trace = open_trace(None)
    trace.write(screen="table")
    trace.close()
    assert isinstance(trace, NoTrace)
    assert not trace.is_on


def test_with_a_file_it_is_written_there(tmp_path: Path) -> None:
    trace = open_trace(tmp_path / "t.jsonl")
    trace.write(screen="table")
    trace.close()
    assert lines(tmp_path / "t.jsonl")[0]["screen"] == "table"
