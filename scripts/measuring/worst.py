"""The slowest picture on a large screen: thirteen cards in the hand, carried all over the table."""

import json
from pathlib import Path
from time import perf_counter, sleep

from measuring.hand import Hand, figure
from measuring.outside import DRAG_SECONDS, STEPS_A_SECOND, Figures, Measured, beats
from measuring.table import game_with_long_run, keep, lead_box
from tests.desktop.desktop import Desktop

SCREEN = (3840, 2160)


def worst_run(desktop: Desktop, hand: Hand) -> Figures:
    """The times of the program's pictures while the run is dragged, as its trace tells them."""
    folder, trace = desktop.folder / "long", desktop.folder / "trace.jsonl"
    keep(game_with_long_run(), folder, window=SCREEN, fullscreen=True)
    measured = Measured(desktop, hand, ("--data-dir", folder, "--trace", trace))
    try:
        figures = {f"large_{name}": value for name, value in measured.start().items()}
        sleep(3)  # the message that the game was kept is gone, all pictures are made
        box = lead_box(SCREEN)
        hand.move((box.x + box.w / 2, box.y + 20))
        sleep(0.5)
        before = len(frame_times(trace))
        hand.press()
        for at, share in beats(DRAG_SECONDS, STEPS_A_SECOND):
            hand.move(figure((box.x + box.w / 2, box.y + 20), SCREEN, share))
            sleep(max(0.0, at - perf_counter()))
        times = frame_times(trace)[before:]
        hand.release()
    finally:
        measured.player.kill()
    ordered = sorted(times)
    return figures | {"worst": ordered[-1], "large_frame": ordered[len(ordered) // 2]}


def frame_times(trace: Path) -> list[float]:
    """The milliseconds that each picture of a trace took; records of moves have none."""
    lines = trace.read_text(encoding="utf-8").splitlines(keepends=True)
    times = [json.loads(line)["frame_ms"] for line in lines if line.endswith("\n")]
    return [time for time in times if time]
