"""How cards travel: the board is final at once, and a flight only remembers where its card was on the screen.

Where a card goes is asked for at every frame, so undo, interruption, resizing and the drop from the hand
need nothing of their own. Times are seconds on the caller's clock.
"""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from math import pi, sin
from types import MappingProxyType
from typing import NamedTuple

from klondike.rules.cards import Card
from klondike.scene.easing import Easing, at_once, in_out_quad, in_out_sine, out_cubic, out_quad
from klondike.scene.geometry import Pose


class Speed(StrEnum):
    """How fast cards travel, as the settings name it."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


SPEED_FACTORS: Mapping[Speed, float] = MappingProxyType(
    {Speed.OFF: 0.0, Speed.FAST: 0.6, Speed.NORMAL: 1.0, Speed.SLOW: 1.6}
)


class Kind(StrEnum):
    """Why cards travel."""

    DEAL = "deal"
    MOVE = "move"
    DROP = "drop"
    REFUSE = "refuse"
    NUDGE = "nudge"
    TURN = "turn"
    DRAW = "draw"
    SQUARE = "square"
    RECYCLE = "recycle"
    SQUEEZE = "squeeze"
    HOME = "home"
    FINISH = "finish"
    UNDO = "undo"


class Tempo(NamedTuple):
    """How one kind of travel looks.

    Each card takes `seconds`, plus `stretch` per 1000 points of way up to `longest`, and departs `stagger`
    after the one before. The way bows upward by `arc` and swings sideways by `sway`, both by card height.
    The shadow begins at `held` (1 = in the hand) and rises by `lift` in between. A turning card begins to
    turn at once (0) or so that it ends with the flight (1). A card that `fades` is at home at once, and there
    more and more. Once it has landed it may swell by a share of its size, and glow for some seconds. Where
    one kind goes on and on, the cards follow one another faster and faster, at last after `quickest`.
    """

    seconds: float
    easing: Easing
    stagger: float = 0.0
    arc: float = 0.0
    lift: float = 0.0
    held: float = 0.0
    turn_late: float = 0.0
    stretch: float = 0.0
    longest: float = 1.0
    sway: float = 0.0
    fades: bool = False
    swell: float = 0.0
    glow: float = 0.0
    quickest: float = 0.0

    def duration(self, distance: float) -> float:
        """The seconds one card takes for a way in points."""
        return max(self.seconds, min(self.longest, self.seconds + self.stretch * distance / 1000))


TURN_SECONDS = 0.150
LEAST_LIFT = 0.01  # of a card that moves: it throws at least the shadow of one at rest
SWELL_SECONDS = 0.120
GLOW_SECONDS = 0.900
TEMPOS: Mapping[Kind, Tempo] = MappingProxyType(
    {
        Kind.DEAL: Tempo(0.180, out_cubic, stagger=0.026, arc=0.04, lift=1.0, turn_late=1.0),
        Kind.MOVE: Tempo(0.150, out_cubic, arc=0.03, lift=1.0, stretch=0.060, longest=0.240),
        Kind.DROP: Tempo(0.090, out_quad, held=1.0),
        Kind.REFUSE: Tempo(0.200, out_cubic, held=1.0),
        Kind.NUDGE: Tempo(0.180, out_cubic, sway=0.025),
        Kind.TURN: Tempo(TURN_SECONDS, in_out_sine, arc=0.015, lift=0.3),
        Kind.DRAW: Tempo(0.160, out_cubic, stagger=0.045, lift=1.0),
        Kind.SQUARE: Tempo(0.100, out_cubic),
        Kind.RECYCLE: Tempo(0.220, in_out_quad, lift=1.0, turn_late=1.0),
        Kind.SQUEEZE: Tempo(0.120, out_quad),
        Kind.HOME: Tempo(0.190, out_cubic, arc=0.06, lift=1.0, swell=0.03),
        Kind.FINISH: Tempo(
            0.110,
            out_cubic,
            stagger=0.070,
            arc=0.10,
            lift=1.0,
            swell=0.03,
            glow=GLOW_SECONDS,
            quickest=0.045,
        ),
        Kind.UNDO: Tempo(0.110, out_cubic, arc=0.03, lift=1.0),
    }
)
# For players who would rather not see things move: cards are where they belong, and what moved glows.
STILL = Tempo(0.0, at_once)
CALM_TEMPOS: Mapping[Kind, Tempo] = MappingProxyType(
    dict.fromkeys(Kind, STILL)
    | {
        Kind.DEAL: Tempo(0.150, at_once, fades=True),
        Kind.MOVE: Tempo(0.080, at_once, fades=True, glow=GLOW_SECONDS),
        Kind.HOME: Tempo(0.080, at_once, fades=True),
        Kind.FINISH: STILL._replace(glow=GLOW_SECONDS),
        Kind.NUDGE: STILL._replace(glow=0.300),
    }
)


class Flight(NamedTuple):
    """A card on its way: where it was on the screen, and when it departs and arrives; it knows no end."""

    start: Pose
    departs: float
    arrives: float
    tempo: Tempo
    start_lift: float = 0.0
    turn_seconds: float = TURN_SECONDS

    def progress(self, now: float) -> float:
        """The share of the time that has passed, 0..1."""
        if now >= self.arrives:
            return 1.0
        return max(0.0, (now - self.departs) / (self.arrives - self.departs))

    @property
    def ends(self) -> float:
        """When the card is wholly at rest."""
        return self.arrives + (SWELL_SECONDS if self.tempo.swell else 0.0)

    def size(self, now: float) -> float:
        """How large the card is, 1 for as ever: for a moment it is larger when it has landed."""
        since = (now - self.arrives) / SWELL_SECONDS
        return 1.0 + self.tempo.swell * sin(pi * since) if 0.0 < since < 1.0 else 1.0

    def strength(self, now: float) -> float:
        """How much of the card is there, 0..1."""
        return self.progress(now) if self.tempo.fades else 1.0

    def pose(self, home: Pose, now: float, card_height: float) -> Pose:
        """Where the card is, on its way to a home; `card_height` in pixels measures how far the way bows."""
        t = self.progress(now)
        if t == 1.0 or self.tempo.fades:
            return home
        if t == 0.0:
            return self.start
        share, tempo, start = self.tempo.easing(t), self.tempo, self.start
        bow = card_height * tempo.arc * sin(pi * t)
        swing = card_height * tempo.sway * sin(4 * pi * t) * (1 - t)
        return Pose(
            start.x + (home.x - start.x) * share + swing,
            start.y + (home.y - start.y) * share - bow,
            start.turn + (home.turn - start.turn) * self._turned(now),
        )

    def lift(self, now: float) -> float:
        """How high the card is above the table, 0..1, for its shadow; 0 for one that waits or fades."""
        t = self.progress(now)
        least = LEAST_LIFT if self.departs < now and not self.tempo.fades else 0.0
        if t == 1.0:
            return least
        return min(1.0, max(least, self.start_lift * (1 - t) + self.tempo.lift * sin(pi * t)))

    def _turned(self, now: float) -> float:
        """The share of the turn that is done: the turn has its own length within the flight."""
        length = min(self.turn_seconds, self.arrives - self.departs)
        begins = self.departs + self.tempo.turn_late * (self.arrives - self.departs - length)
        return in_out_sine(min(1.0, max(0.0, (now - begins) / length)))


class Motion:
    """The cards that are on their way; everything else rests at home."""

    def __init__(self, speed: Speed = Speed.NORMAL, card_height: float = 200.0) -> None:
        """Nothing moves yet; the card height in pixels may be changed with the size of the window."""
        self.speed = speed
        self.tempos = TEMPOS
        self.card_height = card_height
        self._flights: dict[Card, Flight] = {}

    @property
    def is_moving(self) -> bool:
        """Whether any card is on its way."""
        return bool(self._flights)

    @property
    def in_flight(self) -> tuple[Card, ...]:
        """The cards on their way in the order of their launch."""
        return tuple(self._flights)

    def stacked(self, now: float) -> tuple[Card, ...]:
        """The cards on their way, the lowest first: as launched, but drawn cards that wait lie below."""
        drawing, flights = self.tempos[Kind.DRAW], self._flights
        if not flights:
            return ()
        waiting = [card for card, each in flights.items() if each.tempo is drawing and now < each.departs]
        return (*reversed(waiting), *(card for card in flights if card not in waiting))

    @property
    def staying(self) -> frozenset[Card]:
        """The cards on their way that do not leave their pile: they are shaken, or make room."""
        kinds = [self.tempos[kind] for kind in (Kind.NUDGE, Kind.SQUEEZE)]
        return frozenset(
            card for card, flight in self._flights.items() if any(flight.tempo is kind for kind in kinds)
        )

    @property
    def is_calm(self) -> bool:
        """Whether nothing is to fly: no motion at all is wanted, or as little as can be."""
        return self.tempos is CALM_TEMPOS or not SPEED_FACTORS[self.speed]

    def launch(self, starts: Mapping[Card, Pose], kind: Kind, now: float, distance: float = 0.0) -> None:
        """Send cards off, in this order, each from where it is on the screen now; `distance` in points."""
        factor, tempo = SPEED_FACTORS[self.speed], self.tempos[kind]
        seconds, turning = tempo.duration(distance) * factor, TURN_SECONDS * factor
        for place, (card, start) in enumerate(starts.items()):
            lift = max(tempo.held, self.lift(card, now))
            self._flights.pop(card, None)
            if seconds:
                departs = now + place * tempo.stagger * factor
                self._flights[card] = Flight(start, departs, departs + seconds, tempo, lift, turning)

    def pose(self, card: Card, home: Pose, now: float) -> Pose:
        """Where a card is on the screen, given where it rests."""
        flight = self._flights.get(card)
        return flight.pose(home, now, self.card_height) if flight else home

    def lift(self, card: Card, now: float) -> float:
        """How high a card is above the table, 0..1."""
        flight = self._flights.get(card)
        return flight.lift(now) if flight else 0.0

    def size(self, card: Card, now: float) -> float:
        """How large a card is, 1 for as ever."""
        flight = self._flights.get(card)
        return flight.size(now) if flight else 1.0

    def strength(self, card: Card, now: float) -> float:
        """How much of a card is there, 0..1."""
        flight = self._flights.get(card)
        return flight.strength(now) if flight else 1.0

    def lands(self, cards: Iterable[Card]) -> float:
        """When the last of some cards arrives; those at rest arrived long ago."""
        return max([self._flights[card].arrives for card in cards if card in self._flights], default=0.0)

    def settle(self, now: float) -> None:
        """Forget the flights that have ended; what departed together comes to rest together.

        One that rested sooner would be covered by the cards below it that still turn or make room.
        """
        running = {flight.departs for flight in self._flights.values() if flight.ends > now}
        self._flights = {card: flight for card, flight in self._flights.items() if flight.departs in running}

    def stop(self, cards: Iterable[Card]) -> None:
        """End the flights of some cards: something else holds them."""
        for card in cards:
            self._flights.pop(card, None)

    def hurry(self, kind: Kind) -> bool:
        """End the flights of one kind at once; whether there were any."""
        tempo, flights = self.tempos[kind], self._flights
        self._flights = {card: flight for card, flight in flights.items() if flight.tempo is not tempo}
        return len(self._flights) < len(flights)

    def finish(self) -> None:
        """End all flights at once."""
        self._flights = {}
