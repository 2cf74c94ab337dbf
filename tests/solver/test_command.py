"""The command `klondike solve`: what it takes, what it says, and how it goes on after an interruption."""

import json
import os
import sys
from io import StringIO
from pathlib import Path
from subprocess import PIPE, run
from unittest.mock import ANY

import pytest

from klondike.rules import Board, Deal, Move, deal_code, parse_rule_code
from klondike.solver.answers import Answer, answered, as_json, as_words
from klondike.solver.command import main
from klondike.solver.minimal import Least
from klondike.solver.progress import Progress
from klondike.solver.verdict import Outcome, Reason, Verdict
from tests.decktext import deck_text
from tests.solver.positions import wins

WINNABLE = Deal.numbered(3)
"""not in one pass of three cards at a time"""
CARDS = deck_text(WINNABLE.cards(1))
SPACED = " ".join(CARDS[place : place + 2] for place in range(0, len(CARDS), 2))
FULL = Path("/dev/full")
UNKNOWN = Answer("x", Verdict(Outcome.UNKNOWN, (), Reason.TIME, 17, 1.25))


@pytest.fixture
def decks(tmp_path: Path) -> Path:
    path = tmp_path / "decks.txt"
    path.write_text(f"# decks\nfirst {CARDS} solvable 7\n\nsecond {SPACED}\n{CARDS}\n", encoding="utf-8")
    return path


def said(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> list[list[str]]:
    assert main([*arguments, "--jobs", "1"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return [line.split() for line in out.splitlines()]


def complaint(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    try:
        status = main(arguments)
    except SystemExit as ended:
        status = ended.code  # type: ignore[assignment]
    out, err = capsys.readouterr()
    assert (status, out, err.count("\n")) == (2, "", 1)
    return err


def test_a_line_for_each_deck_of_a_file(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answers = said([str(decks)], capsys)
    assert [answer[:2] for answer in answers] == [[name, "winnable"] for name in ("first", "second", "5")]
    assert len({answer[2] for answer in answers}) == 1
    assert all(len(answer) == 4 and float(answer[3]) >= 0 for answer in answers)


def test_the_moves_win(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for rules, words in (
        ("S1", []),
        ("S3", ["--draw", "3"]),
        ("XP3B0", ["--passes", "3", "--no-worrying-back"]),
    ):
        moves = said([str(decks), "--moves", *words], capsys)[0][4:]
        board = Board.deal(parse_rule_code(rules), WINNABLE.cards(1))
        assert wins(board, map(Move.parse, moves))


def test_a_code_brings_its_rules_and_they_can_be_changed(capsys: pytest.CaptureFixture[str]) -> None:
    code = deal_code(WINNABLE, parse_rule_code("V3"))
    assert said([code], capsys)[0][:2] == [code, "unwinnable"]
    assert said([code, "--passes", "unlimited"], capsys)[0][1] == "winnable"
    assert said([code, "--rules", "S1"], capsys)[0][1] == "winnable"
    assert said([code, "--whole-runs", "--no-worrying-back"], capsys)[0][1] == "unwinnable"


def test_lines_of_a_file_may_be_codes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, code = tmp_path / "codes", deal_code(WINNABLE, parse_rule_code("V3"))
    path.write_text(f"{code} unwinnable 17\nmine {code}\n{code} {CARDS}\n{CARDS}\n", encoding="utf-8")
    answers = ((code, "unwinnable"), ("mine", "unwinnable"), (code, "winnable"), ("4", "winnable"))
    assert said([str(path)], capsys) == [[*answer, ANY, ANY] for answer in answers]
    assert [answer[1] for answer in said([str(path), "--rules", "S1"], capsys)] == 4 * ["winnable"]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("KL1-S3-0000000", "codes, line 2: That is not quite a deal code"),
        ("KL1", "codes, line 2: This code is too short"),
    ],
)
def test_a_bad_code_is_told_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, words: str
) -> None:
    path = tmp_path / "codes"
    path.write_text(f"# codes\n{line}\n", encoding="utf-8")
    assert words in complaint([str(path)], capsys)


def test_decks_come_from_the_input_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO(f"deck {CARDS}\n"))
    assert said(["-"], capsys)[0][:2] == ["deck", "winnable"]


def test_json_tells_the_same(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(decks), "--json", "--jobs", "1"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["id"] for answer in answers] == ["first", "second", "5"]
    assert json.loads(as_json(UNKNOWN)) == {
        "id": "x", "verdict": "unknown", "reason": "time", "states": 17, "seconds": 1.25, "moves": [],
    }  # fmt: skip
    assert as_words(UNKNOWN) == "x unknown 17 1.250"


@pytest.mark.parametrize("form", ([], ["--json"]))
def test_it_goes_on_where_it_stopped(decks: Path, tmp_path: Path, form: list[str]) -> None:
    output = tmp_path / "answers"
    arguments = [str(decks), "--output", str(output), "--jobs", "1", *form]
    assert main(arguments) == 0
    whole = output.read_text(encoding="utf-8")
    first = whole.splitlines(keepends=True)[0]
    output.write_text(first + whole[len(first) : len(first) + 9], encoding="utf-8")
    assert main([*arguments, "--resume"]) == 0
    assert answered(output) == {"first", "second", "5"}
    assert output.read_text(encoding="utf-8").startswith(first)
    assert output.read_text(encoding="utf-8").count("\n") == 3
    assert main([*arguments, "--resume"]) == 0
    assert output.read_text(encoding="utf-8").count("\n") == 3


def test_several_at_a_time_answer_in_order(decks: Path, tmp_path: Path) -> None:
    output = tmp_path / "answers"
    assert main([str(decks), "--jobs", "2", "--output", str(output)]) == 0
    lines = output.read_text(encoding="utf-8").splitlines()
    assert [line.split()[0] for line in lines] == ["first", "second", "5"]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["no such file"], "no such file: No such file"),
        (["KL1-S3-0000000"], "not quite a deal code"),
        (["KL1-S3-02K7MR", "--draw", "2"], "invalid choice"),
        (["decks", "--passes", "x"], "number of passes"),
        (["decks", "--seconds", "0"], "a number above 0"),
        (["decks", "--rules", "Q9"], "No rules are called"),
        (["decks", "--resume"], "--resume needs --output"),
        ([], "the following arguments are required"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert words in complaint(arguments, capsys)


def test_a_bad_deck_is_told_with_its_line(decks: Path, capsys: pytest.CaptureFixture[str]) -> None:
    decks.write_text(f"{CARDS}\nthird {CARDS[:-2]}AS\n", encoding="utf-8")
    assert f"{decks}, line 2: The deck is not complete" in complaint([str(decks)], capsys)
    assert "passes is between" in complaint([str(decks), "--passes", "40"], capsys)


@pytest.mark.skipif(not FULL.exists(), reason="needs a device that is always full")
def test_a_file_that_is_no_text_is_told_by_its_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\x89PNG\xff")
    assert "picture: not a text in UTF-8" in complaint([str(path)], capsys)


@pytest.mark.parametrize("arguments", [["DECKS"], ["DECKS", "--output", str(FULL)], ["--help"]])
def test_no_room_for_the_answers_is_told_in_one_line(arguments: list[str], decks: Path) -> None:
    words = [str(decks) if word == "DECKS" else word for word in arguments]
    command = [sys.executable, "-m", "klondike.solver.command", "--jobs", "1", *words]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    with FULL.open("w") as full:
        ended = run(command, stdout=full, stderr=PIPE, text=True, env=environment, check=False)
    assert (ended.returncode, ended.stderr) == (2, "klondike: cannot write: No space left on device\n")


def test_progress_tells_rate_and_time_left() -> None:
    stream, clock = StringIO(), iter((0.0, 0.0, 2.0))
    progress = Progress(stream, 4, clock.__next__)
    progress.advance()
    progress.clear()
    assert stream.getvalue().split("\r\x1b[K")[1:] == [
        "[" + "." * 30 + "] 0/4",
        "[" + "#" * 7 + "." * 23 + "] 1/4  0.5/s  0:06 left",
        "",
    ]
    assert Progress(StringIO(), 8000, iter((0.0, 0.0)).__next__).text(1.0).endswith("0/8000")


def test_the_shortest_line_is_called_so_only_when_it_is_proved(
    decks: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for is_proved, word in ((True, "shortest"), (False, "found")):
        least = Least(1, (Move.parse("SW"),), is_proved, 1)
        monkeypatch.setattr("klondike.solver.batch.least_moves", lambda *_, least=least: least)
        first = said([str(decks), "--shortest", "--moves"], capsys)[0]
        assert first[4:] == ["1", word, "SW"]
        assert main([str(decks), "--shortest", "--json", "--jobs", "1"]) == 0
        answer = json.loads(capsys.readouterr().out.splitlines()[0])
        assert (answer["length"], answer["is_shortest"], answer["at_least"]) == (1, is_proved, 1)


def test_a_shortest_line_wins_in_so_many_moves(capsys: pytest.CaptureFixture[str]) -> None:
    code = deal_code(WINNABLE, parse_rule_code("S1"))
    (answer,) = said([code, "--shortest", "--moves", "--seconds", "2"], capsys)
    _, outcome, _, _, length, word, *moves = answer
    assert (outcome, len(moves), word in ("found", "shortest")) == ("winnable", int(length), True)
    board = Board.deal(parse_rule_code("S1"), WINNABLE.cards(1))
    assert wins(board, tuple(map(Move.parse, moves)))
