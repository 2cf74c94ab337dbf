"""The screens look as they did when they were last looked at.

`python3 scripts/look.py --golden` keeps them as they are now: look at them before.
"""

from pathlib import Path

import pygame
import pytest

from scripts.looking.golden import CARDS, FOLDER, GOLDENS, Golden, difference, shown, side_by_side, small


@pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: "-".join(sorted(golden.names)))
def test_every_screen_looks_as_it_did(golden: Golden, tmp_path: Path) -> None:
    others = {}
    for name, actual in shown(golden):
        expected = pygame.image.load(FOLDER / name).convert(actual)
        found = difference(expected, actual)
        if not found.is_within(golden.limits):
            others[name] = f"mean {found.mean:.3f}, far off {found.far:.4f}, coarse {found.coarse}"
            pygame.image.save(side_by_side(expected, actual, found.picture), tmp_path / name)
    assert not others, f"expected | actual | difference are in {tmp_path}: {others}"


def test_every_picture_kept_is_compared() -> None:
    names = {f"{g.theme}-{g.size[0]}x{g.size[1]}-{name}.png" for g in GOLDENS for name in g.names}
    assert {path.name for path in FOLDER.glob("*.png")} == names


def screen() -> pygame.Surface:
    picture = pygame.Surface((640, 480))
    picture.fill("#28654D")
    pygame.draw.rect(picture, "#FCF7EA", (40, 60, 78, 109))
    return picture


def test_the_same_is_no_difference() -> None:
    found = difference(small(screen()), small(screen()))
    assert (found.mean, found.far) == (0, 0)


def test_a_moved_card_is_a_difference() -> None:
    moved = pygame.Surface((640, 480))
    moved.fill("#28654D")
    moved.blit(screen(), (4, 0))
    assert not difference(small(screen()), small(moved)).is_within(CARDS)


def test_a_ground_of_another_colour_is_a_difference() -> None:
    lighter = screen()
    lighter.fill((2, 2, 2), special_flags=pygame.BLEND_RGB_ADD)
    assert not difference(small(screen()), small(lighter)).is_within(CARDS)
