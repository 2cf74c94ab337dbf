"""What is heard of a change: which sounds, and when. A table of the causes and the kinds of pile decides."""

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import NamedTuple

from klondike.rules import Cause, Change, Zone
from klondike.scene.motion import TEMPOS, Kind

LANDING = 0.070  # seconds after which a card that flies looks as if it lay
TURNED = 0.110  # and one that turns, as if its face were seen
LAST_NOTE = 0.450  # between the last card and the chords of a win
SECOND_NOTE = 0.120


class SoundKind(StrEnum):
    """Everything that can be heard, named as its files are."""

    PICK_UP = "pick-up"
    PUT_DOWN = "put-down"
    TURN = "turn"
    RIFFLE = "riffle"
    HOME = "home"
    DEAL = "deal"
    UNDO = "undo"
    NO_MOVE = "no-move"
    HINT = "hint"
    WIN = "win"


class Cue(NamedTuple):
    """A sound, the seconds until it is due, and which of its takes: None for another one each time."""

    kind: SoundKind
    after: float = 0.0
    take: int | None = None


PHRASES: Mapping[SoundKind, tuple[Cue, ...]] = {
    SoundKind.HINT: (Cue(SoundKind.HINT, 0.0, 0), Cue(SoundKind.HINT, SECOND_NOTE, 1))
}


def phrase(kind: SoundKind) -> tuple[Cue, ...]:
    """What is heard of something that changes no card."""
    return PHRASES.get(kind) or (Cue(kind),)


def cues(change: Change, pace: float = 1.0) -> tuple[Cue, ...]:
    """What is heard of a change, with the times of its cards multiplied by `pace`; 0 is all at once."""
    whole = WHOLE.get(change.cause, _played)(change)
    return tuple(dict.fromkeys([cue._replace(after=pace * cue.after) for cue in whole]))


def _nothing(_: Change) -> tuple[Cue, ...]:
    return ()


def _dealt(change: Change) -> tuple[Cue, ...]:
    """A light flick for each card."""
    return _flicks(SoundKind.DEAL, Kind.DEAL, 0.0, _moved(change))


def _undone(_: Change) -> tuple[Cue, ...]:
    return (Cue(SoundKind.UNDO),)


def _played(change: Change) -> tuple[Cue, ...]:
    """The move itself, the card that turns for it, and the win that it may be."""
    if change.move is None:
        return ()
    source, target = change.move.source.zone, change.move.target.zone
    move = MOVES.get((source, target)) or TARGETS.get(target, _put_down)
    won = (Cue(SoundKind.WIN, LAST_NOTE),) if change.after.is_won else ()
    return (*move(change), *_turned(change), *won)


def _put_down(_: Change) -> tuple[Cue, ...]:
    return (Cue(SoundKind.PUT_DOWN, LANDING),)


def _home(change: Change) -> tuple[Cue, ...]:
    """One step of the scale for each rank."""
    top = change.after[change.move.target].top if change.move else None
    return (Cue(SoundKind.HOME, LANDING, top.rank - 1),) if top else ()


def _drawn(change: Change) -> tuple[Cue, ...]:
    return _flicks(SoundKind.TURN, Kind.DRAW, LANDING / 2, _moved(change))


def _turned_over(_: Change) -> tuple[Cue, ...]:
    return (Cue(SoundKind.RIFFLE),)


def _turned(change: Change) -> tuple[Cue, ...]:
    """A card that was bared shows its face."""
    shifts = change.shifts()
    is_bared = any(
        source.pile == target.pile and target.face_up and not source.face_up for _, source, target in shifts
    )
    return (Cue(SoundKind.TURN, TURNED),) if is_bared else ()


def _moved(change: Change) -> int:
    """How many cards lie in another pile than before."""
    return sum(shift.source.pile != shift.target.pile for shift in change.shifts())


def _flicks(kind: SoundKind, tempo: Kind, begin: float, count: int) -> tuple[Cue, ...]:
    """The same sound once for each card that departs."""
    return tuple(Cue(kind, begin + number * TEMPOS[tempo].stagger) for number in range(count))


Heard = Callable[[Change], tuple[Cue, ...]]
WHOLE: Mapping[Cause, Heard] = {
    Cause.DEAL: _dealt,
    Cause.RESTART: _dealt,
    Cause.UNDO: _undone,
    Cause.LOAD: _nothing,
}
MOVES: Mapping[tuple[Zone, Zone], Heard] = {
    (Zone.STOCK, Zone.WASTE): _drawn,
    (Zone.WASTE, Zone.STOCK): _turned_over,
}
TARGETS: Mapping[Zone, Heard] = {Zone.FOUNDATION: _home}
