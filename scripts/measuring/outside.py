"""The program in a window of its own, measured as a player meets it: start, rest, memory, drag, answer."""

import shutil
from collections.abc import Iterator
from itertools import pairwise
from statistics import median
from time import perf_counter, sleep

from klondike.store.settings import Settings
from measuring.framebuffer import FrameBuffer, Picture, is_plain, there_for_good
from measuring.hand import Hand, Point, figure
from measuring.process import cores, cpu_seconds, memory_mib, pinned
from measuring.table import table_places
from tests.desktop.desktop import GAME, ROOT, Desktop
from tests.desktop.player import Player

SCREEN = (1400, 900)
WINDOW = Settings().window
SAME = 0.02  # two pictures of the board differ in less than that share of the pixels
QUIET = 0.7  # seconds without a new picture: nothing will come any more
PATIENCE = 20.0
GRID = 0.002  # seconds between two looks at the screen
SILENCE = 4.0  # seconds after which nothing is heard any more, and the audio device is closed
IDLE_SECONDS = 20.0
DRAG_SECONDS, STEPS_A_SECOND = 5.0, 100
ANSWERS, STRIDE = 40, 30  # isolated steps of so many pixels
BLINK = 0.00005
BETWEEN_ANSWERS = 0.113  # no multiple of the time of a picture
STATE = (".local/share/klondike", ".config/klondike")  # in the home folder; pictures in the cache stay

Figures = dict[str, float]


class Measured:
    """One start of the program on a desktop, from its first instruction to its end."""

    def __init__(self, desktop: Desktop, hand: Hand, arguments: tuple[object, ...] = ()) -> None:
        """Start it afresh: without a saved game, with the pictures of earlier starts."""
        self.desktop = desktop
        self.hand = hand
        self.screen = FrameBuffer(desktop.folder / "Xvfb_screen0")
        for folder in STATE:
            shutil.rmtree(desktop.folder / "home" / folder, ignore_errors=True)
        self._blank = self.screen.look()
        with pinned(cores()[0]):
            self._begun = perf_counter()
            self.player = Player(desktop, [*GAME, *map(str, arguments)], ROOT)
        self.pid = self.player.process.pid

    def start(self) -> Figures:
        """Watch the screen until the board is there."""
        seen: list[tuple[float, Picture]] = [(0.0, self._blank)]
        spent = {0.0: 0.0}
        while (now := perf_counter() - self._begun) < seen[-1][0] + QUIET or is_plain(seen[-1][1]):
            is_well = now < PATIENCE and self.player.process.poll() is None
            assert is_well, f"no picture in {now:.1f} s\n{self.player.log}"
            picture = self.screen.look()
            if picture != seen[-1][1]:
                seen.append((now, picture))
                spent[now] = cpu_seconds(self.pid)
            sleep(GRID / 2)
        board = there_for_good(seen, SAME)
        return {"start": board, "start_cpu": spent[board]}

    def find(self) -> Point:
        """Where the window's upper left corner is on the screen."""
        self.player.open()
        told = self.desktop.tool(
            "mousemove", "--window", self.player.window, 0, 0, "getmouselocation", "--shell"
        )
        values = dict(line.split("=") for line in told.split())
        return float(values["X"]), float(values["Y"])

    def idle(self, stock: Point) -> Figures:
        """Draw once, so that the clock runs, and leave the program alone."""
        self._click(stock)
        self.hand.move((SCREEN[0] - 1, SCREEN[1] - 1))
        sleep(SILENCE)
        before, begun = cpu_seconds(self.pid), perf_counter()
        sleep(IDLE_SECONDS)
        spent = cpu_seconds(self.pid) - before
        return {"idle": 100 * spent / (perf_counter() - begun)}

    def memory(self) -> Figures:
        """What it holds now."""
        return {"memory": memory_mib(self.pid)}

    def drag(self, card: Point) -> Figures:
        """Drag a card all over the screen and count what is shown of it."""
        self._take(card)
        before = cpu_seconds(self.pid)
        shown = self._carry(card)
        spent = cpu_seconds(self.pid) - before
        gaps = [1000 * (after - at) for at, after in pairwise(shown)]
        self.hand.move(card)
        self.hand.release()
        sleep(1)
        return {
            "drag_cpu": spent,
            "redraws": len(shown) / DRAG_SECONDS,
            "redraw_gap": last_twentieth(gaps),
        }

    def _carry(self, card: Point) -> list[float]:
        """The times at which a new picture began to appear."""
        shown, last, changes = [], self.screen.look(), False
        for at, share in beats(DRAG_SECONDS, STEPS_A_SECOND):
            self.hand.move(figure(card, WINDOW, share))
            while perf_counter() < at:
                picture = self.screen.look()
                if picture != last and not changes:
                    shown.append(perf_counter())
                changes, last = picture != last, picture
                sleep(GRID)
        return shown

    def answer(self, card: Point, height: int) -> Figures:
        """The time from a step of the pointer to the first pixel that follows it."""
        self._take(card)
        answers = []
        for number in range(ANSWERS):
            sleep(BETWEEN_ANSWERS)
            away = STRIDE * (1 - number % 2)
            answers.append(1000 * self._time_of((card[0] - 60 - away, card[1] - 30), height))
        self.hand.move(card)
        self.hand.release()
        sleep(1)
        return {"answer": median(answers), "answer_95": last_twentieth(answers)}

    def _time_of(self, point: Point, height: int) -> float:
        part = round(point[1]), round(point[1]) + height // 2
        before, begun = self.screen.look(*part), perf_counter()
        self.hand.move(point)
        while self.screen.look(*part) == before and perf_counter() - begun < 1:
            sleep(BLINK)
        return perf_counter() - begun

    def _take(self, card: Point) -> None:
        self.hand.move(card)
        sleep(0.5)
        self.hand.press()
        sleep(0.1)
        self.hand.move((card[0] - 60, card[1] - 30))
        sleep(0.5)

    def _click(self, point: Point) -> None:
        self.hand.move(point)
        sleep(0.2)
        self.hand.press()
        sleep(0.05)
        self.hand.release()
        sleep(0.2)


def beats(seconds: float, a_second: int) -> Iterator[tuple[float, float]]:
    """The time at which each step ends, and its share of all; a late step makes the others no later."""
    begun, count = perf_counter(), round(seconds * a_second)
    for number in range(count):
        yield begun + (number + 1) / a_second, number / count


def last_twentieth(values: list[float]) -> float:
    """What 19 of 20 values do not exceed."""
    return sorted(values)[int(0.95 * len(values))]


def one_run(desktop: Desktop, hand: Hand, wanted: frozenset[str]) -> Figures:
    """The figures of one start of the program, and of what is done with it then."""
    places = table_places()
    measured = Measured(desktop, hand)
    try:
        figures = measured.start()
        corner = measured.find()
        stock, card = [(corner[0] + x, corner[1] + y) for x, y in (places.stock, places.card)]
        if "idle" in wanted:
            figures |= measured.idle(stock)
        if "memory" in wanted:
            figures |= measured.memory()
        if "drag" in wanted:
            figures |= measured.drag(card)
        if "answer" in wanted:
            figures |= measured.answer(card, places.height)
    finally:
        measured.player.kill()
    return figures
