"""A player without a screen: posts the events of a mouse and a keyboard, and lets time pass in frames."""

import shutil
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pygame

from klondike.app import App
from klondike.rules import RULE_SETS, STOCK, Board, Card, Deal, Game, Move, PileId, Zone, parse_code
from klondike.scene.geometry import Point, Pose
from klondike.scene.layout import Hit
from klondike.scene.table import TableScreen
from klondike.session import Session
from klondike.store.paths import portable_paths
from klondike.store.store import Store, open_store
from klondike.trace import NoTrace
from klondike.window import Window

FRAME = 1 / 60
LONGEST_SETTLE = 60.0  # seconds; whatever moves for longer never comes to rest
LEFT, MIDDLE, RIGHT = 1, 2, 3
HELD = {LEFT: (1, 0, 0), MIDDLE: (0, 1, 0), RIGHT: (0, 0, 1)}
MODIFIERS = {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT, "alt": pygame.KMOD_LALT}
SPOTS = [(x, y) for y in (0.04, 0.12, 0.5, 0.9) for x in (0.5, 0.08, 0.92)]  # of a card, where it may be seen

Buttons = tuple[int, int, int]
Target = tuple[float, float] | Card | PileId


class WatchedWindow(Window):
    """A window that remembers what was shown of it: None for everything, else the changed rectangles."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size)
        self.shown: list[list[pygame.Rect] | None] = []

    def present(self, parts: Iterable[pygame.Rect] | None) -> None:
        """Show, and remember."""
        shown = None if parts is None else list(parts)
        self.shown.append(shown)
        super().present(shown)

    def showing(self, part: pygame.Rect) -> Callable[[], object]:
        """What shows this part, and remembers."""
        return lambda: self.present([part])


class Pilot:
    """One running program with a data folder of its own, in which only this player's time passes."""

    def __init__(
        self,
        folder: Path,
        *,
        size: tuple[int, int] = (800, 600),
        rules: str = "S3",
        deal: Deal | int | None = 0,
        code: str = "",
        deck: str = "",
        moves: Iterable[Move | str] = (),
        **settings: Any,
    ) -> None:
        """Start on a deal with moves already made; `deal=None` goes on with what the folder keeps."""
        self.paths = portable_paths(folder)
        self.store = open_store(self.paths)
        self.store.change(**{"rules": rules, "ask_before_losing": False, "cascade": False, **settings})
        self.session = Session(self.store)
        chosen = parse_code(code) if code else (_deal(deck or deal), RULE_SETS.get(rules))
        if chosen[0] is not None:
            self.session.deal(*chosen)
            self._play_ahead(moves)
        self.window = WatchedWindow(size)
        self.app = App(self.window, self.session, self.paths, NoTrace())
        self.at = Point(0, 0)
        self.way = 0.0  # pixels that the pointer has gone
        self.held: Buttons = (0, 0, 0)
        self.is_closed = False
        self.resize(size)
        self.app.desk.advisor.look()  # as the start does it when the table is up

    def _play_ahead(self, moves: Iterable[Move | str]) -> None:
        for move in moves:
            self.game.play(Move.parse(move) if isinstance(move, str) else move)
        self.session.keep()

    @property
    def game(self) -> Game:
        """The game on the table."""
        return self.session.game

    @property
    def board(self) -> Board:
        """The position now."""
        return self.session.game.board

    @property
    def table(self) -> TableScreen:
        """The screen with the cards."""
        return self.app.table

    @property
    def screen(self) -> Any:
        """The topmost screen."""
        return self.app.screens[-1]

    def shown(self, card: Card) -> Pose:
        """Where a card was drawn last."""
        return self.table.shown_pose(card, self.table.now + self.app.lag)

    def pile_of(self, card: Card) -> PileId:
        """The pile in which a card lies."""
        return next(pile for pile in self.board.pile_ids if card in self.board[pile].cards)

    def place(self, target: Target) -> Point:
        """Where to put the pointer for a card (a part that shows), a pile (its topmost card) or a point."""
        if isinstance(target, Card):
            return self._place_of(target)
        if isinstance(target, PileId):
            top = self.board[target].top
            return self._place_of(top) if top else Point(*self.table.layout.slot(target).centre)
        return Point(*target)

    def _place_of(self, card: Card) -> Point:
        pile = self.pile_of(card)
        cards = self.board[pile].cards
        depth = 1 if pile.zone is Zone.STOCK else len(cards) - cards.index(card)
        box = self.table.layout.box_at(self.table.homes[card])
        spots = [Point(round(box.x + box.w * x), round(box.y + box.h * y)) for x, y in SPOTS]
        seen = [spot for spot in spots if self._sees(spot, Hit(pile, depth))]
        assert seen, f"{card} of {pile} is covered"
        return seen[0]

    def _sees(self, spot: Point, hit: Hit) -> bool:
        toaster = self.table.toaster
        is_free = not (toaster.is_shown and toaster.rect.collidepoint(spot))
        return is_free and self.table.layout.hit(self.board, spot) == hit

    def landing(self, target: PileId) -> Point:
        """Where the upper left corner of a card belongs that is dropped on a pile."""
        top = self.board[target].top
        slot = self.table.layout.slot(target)
        if not top:
            return Point(slot.x, slot.y)
        home = self.table.homes[top]
        step = self.table.layout.spread.least_face if target.zone is Zone.TABLEAU else 0
        return Point(home.x, home.y + step)

    # -- mouse ---------------------------------------------------------------------------------------

    def post(self, kind: int, **values: Any) -> None:
        """Post an event; it is seen in the next frame."""
        pygame.event.post(pygame.event.Event(kind, **values))

    def move(self, target: Target, frames: int = 1) -> None:
        """Move the pointer in one stroke, with the buttons as they are."""
        at = self.place(target)
        rel = (at.x - self.at.x, at.y - self.at.y)
        self.way += self.at.distance(at)
        self.at = at
        self.post(pygame.MOUSEMOTION, pos=tuple(at), rel=rel, buttons=self.held, touch=False)
        self.frames(frames)

    def press(
        self, target: Target | None = None, button: int = LEFT, clicks: int = 1, frames: int = 1
    ) -> None:
        """Press a button on something, or where the pointer is."""
        if target is not None:
            self.move(target, frames)
        self.held = _sum(self.held, HELD[button])
        self.post(pygame.MOUSEBUTTONDOWN, button=button, pos=tuple(self.at), clicks=clicks, touch=False)
        self.frames(frames)

    def release(
        self, target: Target | None = None, button: int = LEFT, clicks: int = 1, frames: int = 1
    ) -> None:
        """Let a button go where the pointer is, or on something that the pointer jumps to."""
        if target is not None:
            self.at = self.place(target)
        self.held = _without(self.held, HELD[button])
        self.post(pygame.MOUSEBUTTONUP, button=button, pos=tuple(self.at), clicks=clicks, touch=False)
        self.frames(frames)

    def click(self, target: Target, button: int = LEFT, clicks: int = 1) -> None:
        """Press and release on one spot."""
        self.press(target, button, clicks)
        self.release(None, button, clicks)

    def double_click(self, target: Target) -> None:
        """Click twice on one spot, as fast as a hand does."""
        spot = self.place(target)
        self.click(spot)
        self.click(spot, clicks=2)

    def right_click(self, target: Target) -> None:
        """Click with the other button."""
        self.click(target, RIGHT)

    def take(self, card: Card, way: tuple[float, float] = (40, 40)) -> None:
        """Press on a card and pull it off its place."""
        self.press(card)
        self.move((self.at.x + way[0], self.at.y + way[1]))

    def drag(self, card: Card, target: PileId | tuple[float, float], steps: int = 8, frames: int = 1) -> None:
        """Take a card (and what lies on it) and drop it on a pile, or with its corner on a point."""
        home = self.table.homes[card]
        corner = self.landing(target) if isinstance(target, PileId) else Point(*target)
        self.press(card, frames=frames)
        start = self.at
        for step in range(1, steps + 1):
            share = step / steps
            x, y = start.x + (corner.x - home.x) * share, start.y + (corner.y - home.y) * share
            self.move((round(x), round(y)), frames)
        self.release(frames=frames)

    def make(self, move: Move, frames: int = 1) -> None:
        """Make a move by the mouse: the stock is clicked, all else is dragged."""
        if move.turns_stock:
            self.press(STOCK, frames=frames)
            self.release(frames=frames)
        else:
            self.drag(self.board[move.source].cards[-move.count], move.target, frames=frames)

    # -- keyboard and window -------------------------------------------------------------------------

    def key(self, name: str, frames: int = 1) -> None:
        """Press and release a key: "space", "ctrl+z", "f2"."""
        *held, key = name.split("+")
        values = {"key": pygame.key.key_code(key), "mod": sum(MODIFIERS[word] for word in held)}
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.post(kind, unicode="", scancode=0, **values)
            self.frames(frames)

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window another size; one frame passes."""
        self.window._window.size = size
        self.frames(1)

    def hide(self) -> None:
        """Minimise the window."""
        self.post(pygame.WINDOWMINIMIZED)
        self.frames(1)

    def restore(self) -> None:
        """Bring the minimised window back."""
        self.post(pygame.WINDOWRESTORED)
        self.frames(1)

    # -- time ----------------------------------------------------------------------------------------

    def frames(self, count: int, seconds: float = FRAME) -> int:
        """Let frames pass, of so many seconds each; how many of them were drawn."""
        return sum(self._frame(self.window.events(), seconds) for _ in range(count))

    def _frame(self, events: list[pygame.event.Event], seconds: float) -> bool:
        """Take events as the loop does; without any, a whole frame passes however little is due."""
        return self.app.turn(events, seconds) if events else self.app.frame(events, seconds)

    def settle(self) -> None:
        """Wait until nothing moves, and no sheet is about to open."""
        for _ in range(int(LONGEST_SETTLE / FRAME)):
            is_due = self.app.desk.patience == 0.0
            if not self.app.screens or not (is_due or any(screen.is_moving for screen in self.app.screens)):
                break
            self.frames(1)
        else:
            raise AssertionError("it never comes to rest")
        self.frames(1)

    def quiet(self) -> None:
        """Wait until nothing moves, no passing message is left and all pictures are sharp."""
        self.settle()
        while self.table.toaster.is_shown and not self.table.toaster.toast.stays:
            self.frames(1, 1.0)
            self.settle()
        self.frames(1, 1.0)

    def kept(self, copy: Path) -> Session:
        """What would be found at the next start if the program were killed now (in a copy of its folder)."""
        shutil.copytree(self.paths.data, portable_paths(copy).data)
        return Session(open_store(portable_paths(copy)))

    def close(self) -> None:
        """End the program, however far it got."""
        if not self.is_closed:
            self.is_closed = True
            self.app.close()


def stored(folder: Path) -> Store:
    """The store of a program that has ended."""
    return open_store(portable_paths(folder))


def _deal(deal: Deal | int | str | None) -> Deal | None:
    if isinstance(deal, str):
        return Deal.parse_deck(deal)
    return Deal.numbered(deal) if isinstance(deal, int) else deal


def _sum(held: Buttons, more: Buttons) -> Buttons:
    left, middle, right = (int(a or b) for a, b in zip(held, more, strict=True))
    return left, middle, right


def _without(held: Buttons, less: Buttons) -> Buttons:
    left, middle, right = (int(a and not b) for a, b in zip(held, less, strict=True))
    return left, middle, right
