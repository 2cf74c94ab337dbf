"""The harness itself, tried on a small window: what the hand does arrives, and what is there is seen."""

import sys
from pathlib import Path

import pytest

from tests.desktop.desktop import Desktop
from tests.desktop.player import Player, Record
from tests.desktop.waiting import until
from tests.programs import need


@pytest.fixture
def player(desktop: Desktop) -> Player:
    trace = desktop.folder / "trace"
    started = desktop.start(trace, program=(sys.executable, "-m", "tests.desktop.window"))
    started.follow(trace)
    return started


def events(player: Player, name: str) -> list[Record]:
    player.look()
    return [record for record in player.records if record["event"] == name]


def test_the_window_is_found(player: Player) -> None:
    assert player.title == "A window"
    assert player.size == (400, 300)


def test_a_drag_arrives_step_by_step_at_places_in_the_window(player: Player) -> None:
    player.drag((50, 60), (250, 160), steps=10)
    last = player.wait_for(lambda record: record["event"] == "up")
    assert last["pos"] == [250, 160]
    assert events(player, "down")[0]["pos"] == [50, 60]
    held = [record["pos"] for record in events(player, "motion") if record["buttons"] == [1, 0, 0]]
    line = [[50 + 20 * step, 60 + 10 * step] for step in range(11)]
    assert held == [point for point in line if point in held]  # a busy machine may leave some out
    assert len(held) > 3


def test_clicks_come_with_their_count_and_button(player: Player) -> None:
    player.click((100, 100), times=2)
    player.wait_for(lambda record: record["event"] == "up" and record["clicks"] == 2)
    player.click((200, 100), button=3)
    player.wait_for(lambda record: record["event"] == "up" and record["button"] == 3)


def test_a_button_stays_down_until_it_is_released(player: Player) -> None:
    player.press((30, 30))
    player.wait_for(lambda record: record["event"] == "down")
    assert events(player, "up") == []
    player.release()
    player.wait_for(lambda record: record["event"] == "up")


def test_keys_arrive_and_the_exit_status_is_seen(player: Player) -> None:
    player.key("ctrl+z", "F11")
    player.wait_for(lambda record: record.get("mod") == 64 and record.get("unicode") == "\x1a")
    player.key("q")
    assert player.wait_exit() == 3


def test_the_window_changes_its_size(player: Player) -> None:
    player.resize(640, 480)
    player.wait_for(lambda record: record["event"] == "size" and (record["x"], record["y"]) == (640, 480))
    assert player.size == (640, 480)


def test_the_window_is_put_away_and_comes_back(desktop: Desktop, player: Player) -> None:
    need("openbox")
    player.minimise()
    player.wait_for(lambda record: record["event"] == "minimised")
    player.restore()
    player.wait_for(lambda record: record["event"] == "restored")


def test_a_picture_shows_the_screen(desktop: Desktop, player: Player, tmp_path: Path) -> None:
    player.press((10, 10))

    def amber() -> bool:
        picture = desktop.screenshot(tmp_path / "screen.png")
        return tuple(picture.get_at((640, 450)))[:3] == (255, 191, 0)

    until(amber, 5, "an amber window in the middle of the screen")
    assert (tmp_path / "screen.png").read_bytes().startswith(b"\x89PNG")


def test_a_killed_program_is_gone_at_once(desktop: Desktop, player: Player) -> None:
    player.kill()
    assert player.process.returncode == -9
    assert player.records[0]["event"] == "start"
