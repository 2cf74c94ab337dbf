"""A window that tells in a trace what happens to it: the smallest program that the harness can be tried on.

Run as: python window.py TRACE. A press fills the window with amber, q ends it with status 3.
"""

import sys
from pathlib import Path

import pygame

from klondike.trace import Trace

TOLD = {
    pygame.MOUSEBUTTONDOWN: "down",
    pygame.MOUSEBUTTONUP: "up",
    pygame.MOUSEMOTION: "motion",
    pygame.KEYDOWN: "key",
    pygame.WINDOWSIZECHANGED: "size",
    pygame.WINDOWMINIMIZED: "minimised",
    pygame.WINDOWRESTORED: "restored",
}


def main(trace: Trace) -> int:
    """Tell of every event until q is pressed."""
    pygame.display.init()
    surface = pygame.display.set_mode((400, 300), pygame.RESIZABLE)
    pygame.display.set_caption("A window")
    trace.write(event="start", moving=False)
    while True:
        event = pygame.event.wait()
        if event.type in TOLD:
            details = {name: value for name, value in event.dict.items() if name != "window"}
            trace.write(event=TOLD[event.type], moving=False, **details)
        if event.type == pygame.MOUSEBUTTONDOWN:
            surface.fill((255, 191, 0))
        if event.type == pygame.KEYDOWN and event.key == pygame.K_q:
            return 3
        pygame.display.flip()


if __name__ == "__main__":
    sys.exit(main(Trace(Path(sys.argv[1]))))
