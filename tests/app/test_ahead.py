"""What is imported while nothing happens, so that what is asked for later has not to wait for it."""

import sys

import pytest

from klondike.scene.orders import draw_stock
from tests.pilot import Pilot

pytestmark = pytest.mark.usefixtures("oracle")


def test_what_the_first_question_needs_is_imported_while_nothing_happens(start, monkeypatch, tmp_path):
    for name in ("needed_first", "needed_later"):
        (tmp_path / f"{name}.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("klondike.advisor.AHEAD", "json needed_first needed_later")
    pilot = start(rules="S3", deal=173, help="none")
    rest_of(pilot)
    assert "needed_first" not in sys.modules
    pilot.app.desk.change_setting("help", "hint")
    draw_stock(pilot.table)
    assert pilot.app.rest.patience() == 0.0
    assert "needed_first" not in sys.modules
    pilot.quiet()
    while "needed_first" not in sys.modules:
        assert pilot.app.rest.patience() == 0.0
    assert "needed_later" not in sys.modules
    rest_of(pilot)
    assert "needed_later" in sys.modules


def test_what_opens_by_itself_is_imported_while_nothing_happens(start, monkeypatch, tmp_path):
    (tmp_path / "needed_by_a_sheet.py").write_text("")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr("klondike.sheets.AHEAD", "needed_by_a_sheet")
    pilot = start(rules="S3", deal=173, help="none")
    assert "needed_by_a_sheet" not in sys.modules
    rest_of(pilot)
    assert "needed_by_a_sheet" in sys.modules


def rest_of(pilot: Pilot) -> None:
    """Let the program do what it does before it sleeps."""
    pilot.quiet()
    while not pilot.app.rest.patience():
        pilot.frames(1)
