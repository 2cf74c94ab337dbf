"""The table on the screen: one game, its picture, and the single way by which a change reaches the picture.

Every change, whoever made it (drag, click, key, undo, autoplay, deal), ends in `commit`. The board is final
at once; the cards fly from where they were shown to where they belong now.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame

from klondike.rules import Card, Change, Game, Move
from klondike.scene.art import Art
from klondike.scene.barkeys import BarKeys
from klondike.scene.barwords import Status
from klondike.scene.cascade import Cascade
from klondike.scene.cues import SoundKind
from klondike.scene.finish import Finish
from klondike.scene.fitting import fitted
from klondike.scene.geometry import Pose
from klondike.scene.glow import Glow
from klondike.scene.ground import Ground
from klondike.scene.hand import Hand
from klondike.scene.hint import Hint
from klondike.scene.keyboard import Keyboard
from klondike.scene.listeners import Listeners
from klondike.scene.motion import SPEED_FACTORS, TEMPOS, Kind, Motion, Speed, Tempo
from klondike.scene.orders import obey
from klondike.scene.picture import Picture
from klondike.scene.pointer import Pointer
from klondike.scene.preferences import Preferences
from klondike.scene.reading import pile_notes
from klondike.scene.skipping import is_used_up
from klondike.scene.travel import travels
from klondike.ui.commands import Command
from klondike.ui.pen import Pen
from klondike.ui.screen import Screen
from klondike.ui.theme import Theme
from klondike.ui.toast import RISE, Offer, Toast, Toaster

if TYPE_CHECKING:
    from klondike.scene.barclock import BarClock
    from klondike.ui.tooltip import Tip


class TableScreen(Screen):
    """The hero of the program: shows a game and turns what the player does into moves."""

    name = "table"
    is_opaque = True
    covers_table = False

    def __init__(self, game: Game, pen: Pen, art: Art, listeners: Listeners) -> None:
        """Show a game; nothing is drawn before the first `resize`."""
        super().__init__(pen)
        self.game = game
        self.listeners = listeners
        self.art = art
        self.motion = Motion()
        self.preferences = Preferences()
        self.status = Status()
        self.now = 0.0
        self.unfolded: Command | None = None  # the button under which a menu is open
        self.hand = Hand(self)
        self.hint = Hint(self)
        self.glow = Glow(self)
        self.cascade = Cascade(self)
        self.pointer = Pointer(self)
        self.keyboard = Keyboard(self)
        self.bar_keys = BarKeys(self)
        self.toaster = Toaster()
        self.homes: Mapping[Card, Pose] = {}
        self.moves = game.board.legal_moves()
        self.notes = pile_notes(game, self.moves)
        self.finish = Finish(self)
        self._ground = Ground()
        self._picture = Picture(self)

    # -- the game ------------------------------------------------------------------------------------

    def show(self, game: Game, change: Change) -> None:
        """Put another game on the table."""
        self.game = game
        self.finish.stop()
        self.hint.clear()
        self.hand.let_go()
        self.keyboard.forget()
        self.motion.finish()
        self.fit()
        self.art.settle()
        self.art.forms.clear()
        self.homes = self.layout.homes(change.before)
        self.commit(change)

    def play(self, move: Move, kind: Kind | None = None) -> None:
        """Make a legal move."""
        self.commit(self.game.play(move), kind)

    def commit(self, change: Change, kind: Kind | None = None) -> None:
        """Let the picture follow a change: every card flies from where it is shown to its new home."""
        shown = {card: self.shown_pose(card) for card in self.homes}
        former, self.homes = self.homes, self.layout.homes(change.after)
        self.hint.clear()
        self.glow.clear()
        self.hand.let_go()
        self.pointer.let_go()
        self.pointer.clicks.forget()
        for travel in travels(change, kind, former, self.homes):
            self.launch(travel.kind, {card: shown[card] for card in travel.cards})
        self.moves = change.after.legal_moves()
        self.notes = pile_notes(self.game, self.moves, self.preferences)
        self.keyboard.follow(change)
        self.toaster.outdate()
        self.touch()
        self.finish.follow(change)
        self.cascade.follow(change)
        self.listeners.changed(change)

    def say(self, text: str, icon: str = "", *offers: Offer) -> None:
        """Tell the player something short, and what can be done about it."""
        self.toaster.show(Toast(text, icon, offers))
        self.dirty = True

    def refuse(self, why: str, icon: str = "help") -> None:
        """Say why nothing was done, and let it be heard."""
        self.say(why, icon)
        self.listeners.heard(SoundKind.NO_MOVE)

    def tell(self, status: Status) -> None:
        """Let the bar say something of the position for as long as it is so."""
        if status != self.status:
            self.status = status
            self.touch()

    def set_speed(self, speed: Speed, tempos: Mapping[Kind, Tempo] = TEMPOS) -> None:
        """Let cards and toasts move faster or slower, or in other manners, from now on."""
        self.motion.speed, self.motion.tempos = speed, tempos
        self.toaster.pace = SPEED_FACTORS[speed]
        self.toaster.rise = 0 if self.motion.is_calm else RISE

    @property
    def patience(self) -> float | None:
        """Seconds until anything but the clock changes though nothing moves; None: nothing does."""
        pointer = self.pointer
        waits = [each.patience for each in (self.toaster, pointer.clicks, pointer.peek, pointer.repeat)]
        return min([wait for wait in waits if wait is not None], default=None)

    def tick(self, seconds: float) -> bool:
        """Let the game clock run; true when it shows another second, with which alone the picture changes."""
        before = int(self.game.elapsed)
        self.pointer.clicks.tick(seconds)
        self.pointer.peek.tick(seconds)
        self.pointer.repeat.tick(seconds)
        self.game.tick(seconds)
        has_struck = int(self.game.elapsed) != before
        if has_struck:
            self._picture.is_late = self.dirty = True
        return has_struck

    def age(self, seconds: float) -> None:
        """Let what was said grow old, also while a sheet lies over it."""
        self.toaster.tick(seconds)
        if self.toaster.dirty:
            self.toaster.dirty, self.dirty = False, True
        if not self.toaster.is_shown:
            self.finish.offer()  # a message may have taken its place

    def tip_at(self, point: tuple[int, int]) -> "Tip | None":
        """What a tooltip says of a place on the bar."""
        from klondike.scene.bartips import bar_tip

        return bar_tip(self, point)

    # -- what the player does ------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event of the mouse, or a key of the cursor."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.hint.clear()
        if is_used_up(self, event):
            return True
        self.keyboard.watch(event)
        if not self.pointer.is_dragging and self.toaster.handle(event):
            self.dirty = True
            return True
        if self.finish.is_running and event.type == pygame.MOUSEBUTTONDOWN:
            self.finish.stop()
            return True
        return self.pointer.handle(event) or self.bar_keys.handle(event) or self.keyboard.handle(event)

    def obey(self, command: Command) -> bool:
        """Carry out the commands of play; false for all others."""
        return obey(self, command)

    # -- the picture ---------------------------------------------------------------------------------

    def resize(self, size: tuple[int, int], unit: float) -> None:
        """Fill a window of another size; flights and a held run simply go on in the new geometry."""
        is_live = self.size not in ((0, 0), size)
        super().resize(size, unit)
        self.fit()
        if not is_live:
            self.art.settle()

    def restyle(self, theme: Theme) -> None:
        """Take other colours."""
        super().restyle(theme)
        self.art.change_back(theme.table.back)
        self.fit()

    def fit(self) -> None:
        """Lay everything out anew for the window, the game's rules and the theme."""
        if self.size == (0, 0):
            return
        self.cascade.drop()
        self.layout, self.painter, self.air, self.ring, self.bar = fitted(self, self._ground)
        self.motion.card_height = self.layout.card_height
        self.notes = pile_notes(self.game, self.moves, self.preferences)
        self.hand.refit()
        self.homes = self.layout.homes(self.game.board) | self.hand.beneath()
        self.hint.refit()
        self.finish.offer()
        self.expose()

    def expose(self) -> None:
        """Draw everything next time, as after something lay over the window."""
        self._picture.is_exposed = True
        self.touch()

    def touch(self) -> None:
        """Look over the resting table before the next picture; `dirty` alone moves only what moves."""
        self._picture.is_stale = self.dirty = True

    def sharpen(self) -> None:
        """Replace pictures that were only scaled during a resize by exact ones."""
        if self.art.settle():
            self.painter.forget()
            self.touch()

    def shown_pose(self, card: Card, now: float | None = None) -> Pose:
        """Where a card is on the screen: in the hand, in flight or at home."""
        return self.motion.pose(card, self._rest(card), self.now if now is None else now)

    def _rest(self, card: Card) -> Pose:
        """Where a card is when it does not fly: in the hand or at home."""
        return self.hand.pose(card) or self.homes[card]

    @property
    def targets(self) -> dict[str, pygame.Rect]:
        """What can be pressed beside the cards, by name."""
        return {str(command): rect for command, rect in self.bar.buttons.items()}

    @property
    def is_moving(self) -> bool:
        """Whether anything moves by itself."""
        if self.motion.is_moving or self.finish.is_moving or self.toaster.is_moving or self.glow.is_moving:
            return True
        rest = self.cascade.is_moving or self.hint.is_moving or self._picture.is_moving
        return rest or self.pointer.peek.is_rising

    def step(self, seconds: float) -> None:
        """Move on in time."""
        self.now += seconds
        self.toaster.step(seconds)
        self._picture.step(seconds)
        if self.motion.is_moving:
            self.motion.settle(self.now)
            self._picture.is_stale = True
        self.finish.step(self.now)
        self.cascade.step(seconds)

    def draw(self, surface: pygame.Surface, lag: float) -> list[pygame.Rect] | None:
        """Draw what changed, `lag` seconds after the last step; returns where, None for everywhere."""
        return self._picture.draw(surface, self.now + lag)

    def strike(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw another second of a clock that alone has changed; returns where."""
        self.dirty = False
        return self._picture.strike(surface)

    @property
    def clock(self) -> "BarClock | None":
        """What draws the seconds after a strike; None where they take more than their digits."""
        return self._picture.clock

    @property
    def is_bare(self) -> bool:
        """Whether all that is shown lies still on the table, and nothing above it."""
        return self._picture.is_bare

    def cleared(self) -> pygame.Surface:
        """Give a picture of the ground and the bar alone."""
        picture, bar = self.painter.ground.copy(), self.bar.area
        picture.blit(self._picture.mended_layer(), bar, bar)
        return picture

    def launch(self, kind: Kind, starts: Mapping[Card, Pose]) -> None:
        """Send cards off from where they are shown."""
        lead = next(iter(starts), None)
        if lead is not None:
            distance = starts[lead].distance(self._rest(lead)) / self.pen.unit
            self.motion.launch(starts, kind, self.now, distance)
            self.glow.follow(kind, tuple(starts))
