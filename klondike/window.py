"""The window on the screen: opening it, showing what was drawn, and sleeping until something happens.

Two things are asked of SDL itself, through the library that pygame has loaded: to wait without polling
(`pygame.event.wait` wakes up 920 times a second) and to show only the parts of the window that changed.
Where that library is not found, a slow tick and a full flip do the same work at a higher price.
"""

import ctypes
import os
import sys
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path


@contextmanager
def _left_out(*names: str) -> Iterator[None]:
    """Let these modules count as not installed within, unless they are there already."""
    absent = [name for name in names if name not in sys.modules]
    sys.modules.update(dict.fromkeys(absent))  # type: ignore[arg-type]
    try:
        yield
    finally:
        for name in absent:
            del sys.modules[name]


# Nothing here uses these, and pygame goes on without them: half of the time that its import takes.
with _left_out(
    "pygame._debug",
    "pygame.system",
    "pygame.typing",
    "pygame.mixer_music",
    "pygame.mixer",
    "importlib.resources",
):
    import pygame

TITLE = "Klondike"
MINIMUM_SIZE = (640, 480)
ICON = 256
FALLBACK_TICK = 1 / 30
POSITIONED = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

ENVIRONMENT = {
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
    "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
    "SDL_VIDEO_X11_WMCLASS": "klondike",
    "SDL_VIDEO_WAYLAND_WMCLASS": "klondike",
    "SDL_WINDOWS_DPI_SCALING": "1",
    "XCOMPOSEFILE": os.devnull,  # reading which keys make an accented letter takes 8 ms; no text here has any
}


class _Rect(ctypes.Structure):
    _fields_ = (("x", ctypes.c_int), ("y", ctypes.c_int), ("w", ctypes.c_int), ("h", ctypes.c_int))


def _sdl_library() -> ctypes.CDLL | None:
    """The SDL that pygame itself uses, or None: another copy would know nothing of our window."""
    home = Path(pygame.__file__).parent
    places = (
        (home, "SDL2.dll"),
        (home / ".dylibs", "libSDL2-2*.dylib"),
        (home.parent / "pygame_ce.libs", "libSDL2-2*.so*"),
    )
    found = [path for folder, pattern in places for path in folder.glob(pattern)]
    if not found:
        return None
    library = ctypes.CDLL(str(found[0]))
    library.SDL_GetWindowFromID.restype = ctypes.c_void_p
    return library


class NoDisplayError(Exception):
    """There is no screen to open a window on."""


def _open_display() -> None:
    try:
        pygame.display.init()
    except pygame.error as problem:
        raise NoDisplayError from problem
    # Without a display SDL takes a driver that shows nothing, and would run unseen for ever.
    if pygame.display.get_driver() in ("offscreen", "dummy") and "SDL_VIDEODRIVER" not in os.environ:
        raise NoDisplayError


def _leave_bus_alone() -> None:
    # Where no session bus runs, SDL would try to start one, for services that nothing here asks for.
    bus = Path(os.environ.get("XDG_RUNTIME_DIR", os.devnull), "bus")
    if sys.platform == "linux" and not bus.exists():
        os.environ.setdefault("DBUS_SESSION_BUS_ADDRESS", "disabled:")


class Window:
    """One resizable window; sizes and positions are device pixels everywhere outside this class."""

    def __init__(self, size: tuple[int, int], fullscreen: bool = False) -> None:  # noqa: FBT001, FBT002
        for name, value in ENVIRONMENT.items():
            os.environ.setdefault(name, value)
        _leave_bus_alone()
        _open_display()
        self._prefer_shared_memory()
        width, height = self._fitted(size)
        self._window = pygame.Window(TITLE, (width, height), resizable=True, allow_high_dpi=True, hidden=True)
        self._window.minimum_size = MINIMUM_SIZE  # on X11 this costs 100 ms once the window is shown
        pygame.key.stop_text_input()
        pygame.key.set_repeat(400, 120)
        if fullscreen:
            self._window.set_fullscreen(desktop=True)
        self._window.show()
        self._is_fullscreen = fullscreen
        self._restored = (width, height)
        self.refresh_surface()
        rates = [rate for rate in pygame.display.get_desktop_refresh_rates() if rate > 0]
        self.refresh_seconds = 1 / (rates[0] if rates else 60)
        self._sdl = _sdl_library()
        self._await = self._sdl.SDL_WaitEventTimeout if self._sdl and self.driver != "dummy" else None
        self._handle = self._sdl and ctypes.c_void_p(self._sdl.SDL_GetWindowFromID(self._window.id))

    @staticmethod
    def _prefer_shared_memory() -> None:
        # On X11 the default goes through an OpenGL texture: 100 MB more and slower partial updates.
        # Elsewhere there is no other way, and the hint would leave us without a window surface.
        if pygame.display.get_driver() == "x11":
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")

    @staticmethod
    def _fitted(size: tuple[int, int]) -> tuple[int, int]:
        """The wished size, but within the desktop: the title bar must stay within reach (U64)."""
        desktops = pygame.display.get_desktop_sizes()
        width, height = desktops[0] if desktops else size
        return (max(MINIMUM_SIZE[0], min(size[0], width)), max(MINIMUM_SIZE[1], min(size[1], height)))

    @property
    def size(self) -> tuple[int, int]:
        """Device pixels of the picture, as the events have told it so far."""
        return self._size

    @property
    def driver(self) -> str:
        """What shows the window."""
        return pygame.display.get_driver()

    @property
    def has_changed(self) -> bool:
        """Whether the picture has another size than the events have told so far."""
        return self.surface.get_size() != self._size

    @property
    def restored_size(self) -> tuple[int, int]:
        """Window units to open with next time: the player's size, not the screen's."""
        width, height = self._restored if self._is_fullscreen else self._units()
        return max(width, MINIMUM_SIZE[0]), max(height, MINIMUM_SIZE[1])

    def _units(self) -> tuple[int, int]:
        width, height = self._window.size
        return width, height

    def events(self) -> list[pygame.event.Event]:
        """What happened since the last call, with positions in device pixels."""
        events = _without_way(pygame.event.get())
        return events if self.scale == 1.0 else [_scaled(event, self.scale) for event in events]

    def wait(self, seconds: float) -> bool:
        """Sleep until an event comes, but not longer than `seconds`; false when surely none has come."""
        if seconds <= 0:
            return True
        if self._await:
            return bool(self._await(None, int(seconds * 1000) + 1))
        time.sleep(min(seconds, FALLBACK_TICK))
        return True

    def present(self, parts: Collection[pygame.Rect] | None) -> None:
        """Show the surface: all of it, or only the parts that changed."""
        if parts is None or not self._sdl:
            self._window.flip()
            return
        rects = self._within(parts)
        if rects:
            self._sdl.SDL_UpdateWindowSurfaceRects(self._handle, rects, len(rects))

    def showing(self, part: pygame.Rect) -> Callable[[], object]:
        """What shows this part of the surface, as often as it is called until the window changes."""
        if not self._sdl:
            return self._window.flip
        rects = self._within((part,))
        return partial(self._sdl.SDL_UpdateWindowSurfaceRects, self._handle, rects, len(rects))

    def _within(self, parts: Iterable[pygame.Rect]) -> "ctypes.Array[_Rect]":
        whole = self.surface.get_rect()
        rects = [_Rect(*part.clip(whole)) for part in _joined(parts) if part.colliderect(whole)]
        return (_Rect * len(rects))(*rects)

    def toggle_full_screen(self) -> bool:
        """Switch between the whole screen and the window; true when it fills the screen now."""
        self._is_fullscreen = not self._is_fullscreen
        if self._is_fullscreen:
            self._restored = self._units()
            self._window.set_fullscreen(desktop=True)
        else:
            self._window.set_windowed()
        return self._is_fullscreen

    def refresh_surface(self) -> None:
        """Take the surface anew after the window changed its size or came to another screen."""
        self.surface = self._window.get_surface()
        self._size = self.surface.get_size()
        # Device pixels for each window unit: 1 on plain screens, 2 on doubled ones.
        self.scale = self.surface.get_width() / max(1, self._window.size[0])

    def copy(self, text: str) -> None:
        """Put a text on the clipboard."""
        with suppress(pygame.error):
            pygame.scrap.put_text(text)

    def pasted(self) -> str:
        """The text on the clipboard, "" where there is none."""
        try:
            return pygame.scrap.get_text()
        except (pygame.error, UnicodeDecodeError):
            return ""

    def set_icon_from(self, drawing: Path) -> None:
        """Take the picture for the title bar and the task list from a drawing."""
        self._window.set_icon(pygame.image.load_sized_svg(drawing, (ICON, ICON)))

    def close(self) -> None:
        """Take the window away."""
        self._window.destroy()
        pygame.display.quit()


def _without_way(events: list[pygame.event.Event]) -> list[pygame.event.Event]:
    """Only where the pointer came to, not what it passed: a quick mouse tells eight places for a picture."""
    if len(events) < 2:
        return events
    followers = [event.type for event in events[1:]] + [pygame.NOEVENT]
    return [
        event
        for event, follower in zip(events, followers, strict=False)
        if not event.type == follower == pygame.MOUSEMOTION
    ]


def _scaled(event: pygame.event.Event, scale: float) -> pygame.event.Event:
    if event.type not in POSITIONED:
        return event
    values = dict(event.dict)
    values["pos"] = (values["pos"][0] * scale, values["pos"][1] * scale)
    return pygame.event.Event(event.type, values)


def _joined(parts: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Neighbours that overlap as one part, as where a card was and where it is now."""
    joined: list[pygame.Rect] = []
    for part in parts:
        if joined and part.colliderect(joined[-1]):
            joined[-1] = joined[-1].union(part)
        else:
            joined.append(part)
    return joined
