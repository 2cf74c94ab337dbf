"""The comparison with an exhaustive search: it goes on where it ended, and tells a verdict that differs."""

import sys
from pathlib import Path

import pytest

from scripts import check_solver
from scripts.check_solver import compared, main, read


def run(output: Path, positions: int, monkeypatch: pytest.MonkeyPatch) -> int:
    arguments = ["check", "--output", str(output), "--positions", str(positions)]
    monkeypatch.setattr(sys, "argv", arguments)
    return main()


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_solver, "DEALS", 2)
    monkeypatch.setattr(check_solver, "DECKS", ((4, (0, 1, 2, 3), 3), (7, (0, 2), 3)))


def test_it_goes_on_where_it_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / "counts.txt"
    assert run(output, 1, monkeypatch) == 0
    first = output.read_text(encoding="utf-8")
    output.write_text(f"{first}1,1,1,ba", encoding="utf-8")
    assert run(output, 15, monkeypatch) == 0
    blocks = read(output)
    assert output.read_text(encoding="utf-8").startswith(first)
    assert [block.number for block in blocks] == list(range(len(blocks)))
    assert sum(block.dealt + block.played for block in blocks) >= 15
    assert blocks == [compared("1", number) for number in range(len(blocks))]
    assert "back" in capsys.readouterr().out


def test_a_verdict_that_differs_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check_solver.Search, "run", lambda _: "perhaps")
    assert run(tmp_path / "counts.txt", 1, monkeypatch) == 1
    assert "Position(" in capsys.readouterr().err
