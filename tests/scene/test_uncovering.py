"""What shows of the table again: exactly what lies outside of what is hidden anew."""

from random import Random

import pygame

from klondike.scene.uncovering import outside, restore

SIZE = (40, 30)


def painted(parts) -> pygame.Surface:
    """Every pixel with how many of the parts lie on it."""
    surface = pygame.Surface(SIZE, depth=32)
    for part in parts:
        surface.fill((1, 1, 1), part, pygame.BLEND_ADD)
    return surface


def test_the_parts_are_all_that_is_outside_and_each_of_it_once():
    random = Random(1)
    for _ in range(300):
        rect, covered = (
            pygame.Rect(
                *(random.randrange(20) for _ in range(2)), *(random.randrange(1, 20) for _ in range(2))
            )
            for _ in range(2)
        )
        wanted = painted([rect])
        wanted.fill((0, 0, 0), covered)
        assert painted(outside(rect, covered)).get_buffer().raw == wanted.get_buffer().raw


def test_what_is_restored_holds_the_part_and_nothing_far_from_it():
    layer, surface = pygame.Surface(SIZE, depth=32), pygame.Surface(SIZE, depth=32)
    layer.fill((9, 9, 9))
    for x in range(8):
        surface.fill((0, 0, 0))
        part = pygame.Rect(x, 3, 5, 4)
        restore(surface, layer, part)
        (shown,) = pygame.mask.from_threshold(surface, (9, 9, 9), (1, 1, 1)).get_bounding_rects()
        assert shown.contains(part) and part.inflate(2, 0).contains(shown)
