"""A hand that does anything: random events on and beside the places of a table."""

from random import Random

import pygame

from tests.pilot import LEFT, MIDDLE, RIGHT, Pilot

KEYS = ["u", "u", "u", "y", "space", "d", "escape", "a", "ctrl+z", "ctrl+shift+z"]
SHEETS = ["f1", "f10", "p", "s", "ctrl+,", "ctrl+v", "ctrl+c", "f2", "r"]
IN_SHEETS = [
    "tab",
    "tab",
    "shift+tab",
    "return",
    "space",
    "down",
    "up",
    "left",
    "right",
    "escape",
    "pagedown",
]
DEALS = ["f2", "r", "ctrl+n"]
WINDOW = [
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWMINIMIZED,
    pygame.WINDOWHIDDEN,
    pygame.WINDOWRESTORED,
    pygame.WINDOWSHOWN,
    pygame.WINDOWEXPOSED,
    pygame.WINDOWLEAVE,
    pygame.WINDOWENTER,
]
SIZES = [(640, 480), (720, 560), (800, 500), (900, 640), (640, 800)]


class Hand:
    """Makes one event after the other; `strokes` weighs what it likes to do."""

    def __init__(self, pilot: Pilot, seed: int, **strokes: int) -> None:
        self.pilot = pilot
        self.chance = Random(seed)
        weights = {"point": 8, "button": 8, "stock": 2, "aim": 6, "key": 3} | strokes
        self._strokes = [getattr(self, f"_{name}") for name in weights]
        self._weights = list(weights.values())
        self._clicks = 1

    def act(self) -> None:
        """Do one thing; the events are posted, no time passes."""
        self.chance.choices(self._strokes, self._weights)[0]()

    def _somewhere(self) -> tuple[int, int]:
        pilot, chance = self.pilot, self.chance
        width, height = pilot.window.size
        if chance.random() < 0.25:
            return chance.randrange(-30, width + 30), chance.randrange(-30, height + 30)
        box = pilot.table.layout.box_at(chance.choice(list(pilot.table.homes.values())))
        return round(box.x + box.w * chance.random()), round(box.y + box.h * chance.random())

    def _point(self) -> None:
        self.pilot.move(self._somewhere(), frames=0)

    def _button(self) -> None:
        pilot, chance = self.pilot, self.chance
        if any(pilot.held) and chance.random() < 0.8:
            button = LEFT if pilot.held[0] else chance.choice((MIDDLE, RIGHT))
            pilot.release(button=button, clicks=self._clicks, frames=0)
        else:
            self._clicks = chance.choice((1, 1, 2, 3))
            button = chance.choices((LEFT, RIGHT, MIDDLE), (12, 2, 1))[0]
            pilot.press(button=button, clicks=self._clicks, frames=0)

    def _stock(self) -> None:
        self.pilot.press(tuple(self.pilot.table.layout.stock.centre), frames=0)
        self.pilot.release(frames=0)

    def _aim(self) -> None:
        """Go on with a legal move: take its card, or bring the held one where it fits."""
        pilot, table = self.pilot, self.pilot.table
        held = table.hand.cards if table.hand.drag else ()
        own = () if table.game.is_watched else table.moves
        moves = [move for move in own if not move.turns_stock]
        moves = [m for m in moves if not held or pilot.board[m.source].cards[-m.count] == held[0]]
        if not moves:
            self._point()
            return
        move = self.chance.choice(moves)
        if held:
            corner, grip = pilot.landing(move.target), table.hand.drag.grip
            pilot.move((round(corner.x + grip.x), round(corner.y + grip.y)), frames=0)
            pilot.release(frames=0)
        else:
            home = table.homes[pilot.board[move.source].cards[-move.count]]
            pilot.press((round(home.x) + 6, round(home.y) + 4), frames=0)
            pilot.move((round(home.x) + 26, round(home.y) + 24), frames=0)

    def _key(self) -> None:
        self._press_key(self.chance.choice(KEYS))

    def _deal(self) -> None:
        self._press_key(self.chance.choice(DEALS))

    def _sheet(self) -> None:
        is_open = self.pilot.screen is not self.pilot.table
        self._press_key(self.chance.choice(IN_SHEETS if is_open else SHEETS))

    def _press_key(self, name: str) -> None:
        self.pilot.key(name, frames=0)

    def _window(self) -> None:
        self.pilot.post(self.chance.choice(WINDOW))

    def _size(self) -> None:
        self.pilot.window._window.size = self.chance.choice(SIZES)

    def _bar(self) -> None:
        rects = list(self.pilot.table.bar.buttons.values())[1:]  # all but the menu
        self.pilot.press(self.chance.choice(rects).center, frames=0)
        self.pilot.release(frames=0)

    def _wheel(self) -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.pilot.post(kind, button=4, pos=tuple(self.pilot.at), clicks=1, touch=False)
        self.pilot.post(pygame.MOUSEWHEEL, x=0, y=1, flipped=False)
