"""The pictures of everything: the command makes those that are asked for, and nothing else."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from scripts.looking.sight import SIGHTS, distance, looked_at, seen

ROOT = Path(__file__).resolve().parent.parent


def look(folder: Path, *arguments: str) -> tuple[int, dict[str, tuple[int, int]]]:
    """Its status, and the sizes of the pictures it made by their names."""
    command = [sys.executable, str(ROOT / "scripts" / "look.py"), str(folder), *arguments]
    done = subprocess.run(command, env=dict(os.environ), capture_output=True, check=False)
    made = {path.stem: pygame.image.load(path).get_size() for path in folder.glob("*")}
    return done.returncode, made


def test_a_few_screens_are_made_and_put_together(tmp_path: Path) -> None:
    chosen = ("--themes", "paper", "--sizes", "640x480", "--names", "start,menu")
    status, made = look(tmp_path / "new", "--only", "screens", *chosen)
    assert status == 0
    assert made.pop("all-paper-640x480")[0] > 2 * 640
    assert made == dict.fromkeys(("paper-640x480-start", "paper-640x480-menu"), (640, 480))


def test_what_does_not_exist_is_not_made(tmp_path: Path) -> None:
    assert look(tmp_path, "--only", "dreams") == (2, {})


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_kind_of_sight_leaves_grey_as_it_is(sight: str) -> None:
    for level in (0, 100, 255):
        assert all(abs(part - level) <= 1 for part in seen((level, level, level), sight))


def test_a_whole_picture_is_seen_as_its_colours_are() -> None:
    picture = pygame.Surface((2, 1))
    picture.set_at((0, 0), (200, 40, 50))
    shown = looked_at(picture, "deutan")
    assert tuple(shown.get_at((0, 0))[:3]) == seen((200, 40, 50), "deutan")
    assert tuple(shown.get_at((1, 0))[:3]) == (0, 0, 0)


def test_red_and_green_are_nearer_to_those_who_do_not_tell_them_apart() -> None:
    red, green = (200, 40, 40), (90, 130, 40)
    assert distance(red, green, "protan") < 0.5 * distance(red, green)
    assert distance((0, 0, 0), (255, 255, 255)) == pytest.approx(100, abs=0.1)
