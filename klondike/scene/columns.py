"""How the cards of one column are spaced, so that the longest column still ends inside the window."""

from typing import NamedTuple


class Spread(NamedTuple):
    """The spacing of columns in pixels: where they begin, the room for all steps, wanted and least steps.

    A back's step is the strip that shows of a covered face-down card, a face's step that of a face-up one.
    """

    top: int
    room: float
    back: float
    face: float
    least_back: float
    least_face: float

    def steps(self, backs: int, faces: int) -> tuple[float, float]:
        """The back and the face step for so many of each: backs give way first, then faces, then both."""
        back = _fitting(self.back, self.least_back, backs, self.room - faces * self.face)
        face = _fitting(self.face, self.least_face, faces, self.room - backs * back)
        needed = backs * back + faces * face
        share = self.room / needed if needed > self.room else 1.0
        return back * share, face * share

    def tops(self, down: int, up: int) -> list[int]:
        """The upper edge of each card of a column, deepest first."""
        backs = down if up else max(0, down - 1)
        back, face = self.steps(backs, max(0, up - 1))
        hidden = [round(self.top + i * back) for i in range(down)]
        return hidden + [round(self.top + backs * back + i * face) for i in range(up)]


def _fitting(wanted: float, least: float, count: int, room: float) -> float:
    """The step that so many cards may take in a room, never below the least."""
    return max(least, min(wanted, room / count)) if count else wanted
