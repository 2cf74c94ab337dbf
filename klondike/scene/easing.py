"""Curves of motion: a share of the time (0..1) becomes a share of the way (0..1)."""

from collections.abc import Callable
from math import cos, pi

Easing = Callable[[float], float]


def at_once(t: float) -> float:  # noqa: ARG001
    """Is there from the beginning."""
    return 1.0


def out_quad(t: float) -> float:
    """Starts fast, ends softly."""
    return t * (2 - t)


def out_cubic(t: float) -> float:
    """Starts faster, ends more softly."""
    return 1 - (1 - t) ** 3


def in_out_quad(t: float) -> float:
    """Starts and ends softly."""
    return 2 * t * t if t < 0.5 else 1 - 2 * (1 - t) ** 2


def in_out_sine(t: float) -> float:
    """Starts and ends very softly."""
    return (1 - cos(pi * t)) / 2
