"""From the command line to the running program and back: open everything, play, close everything."""

import gc
import signal
from typing import TYPE_CHECKING

from klondike import __version__
from klondike.cli import Options, complain
from klondike.store.paths import Paths, default_paths, portable_paths
from klondike.store.session_log import SessionLog
from klondike.store.store import open_store
from klondike.trace import open_trace
from klondike.window import NoDisplayError, Window

if TYPE_CHECKING:
    from klondike.app import App
    from klondike.store.store import Store

FAILED = 1
SORRY = "something went wrong; the game is kept. What happened stands in {log}"


def run(options: Options) -> int:
    """Play until the player quits; the exit status. No traceback reaches the player: it goes to the log."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # so that the window's own way of quitting takes it over
    gc.disable()  # nothing is garbage before the table is there, and looking for it takes time
    paths = portable_paths(options.data_dir) if options.data_dir else default_paths()
    log = SessionLog(paths, options.log_level)
    try:
        _play(options, paths, log)
    except NoDisplayError:
        complain("there is no display to open a window on")
        return FAILED
    except Exception:
        log.exception("the program ended")
        complain(SORRY.format(log=paths.log))
        return FAILED
    finally:
        log.close()
    return 0


def _play(options: Options, paths: Paths, log: SessionLog) -> None:
    app = open_app(options, paths, open_store(paths))
    app.log = log
    gc.freeze()
    gc.enable()
    window = app.window
    log.info("Klondike %s begins: driver %s, window %s", __version__, window.driver, window.size)
    try:
        app.run()
    finally:
        app.close()
    log.info("Klondike ends")


def open_app(options: Options, paths: Paths, store: "Store") -> "App":
    """The window with the game on it, drawn for the first time."""
    window = Window(store.settings.window, store.settings.fullscreen)
    # Imported only now: meanwhile the window manager gives the window its place and size.
    from klondike.app import App
    from klondike.session import Session, chosen_deal

    session = Session(store)
    chosen = chosen_deal(options.code, options.deck)
    if chosen and not session.is_at_stake:
        session.deal(*chosen)
    app = App(window, session, paths, open_trace(options.trace))
    app.frame(window.events(), 0.0)
    window.set_icon_from(app.desk.icon_file)
    session.keep()
    app.desk.advisor.look()
    if chosen and session.is_at_stake:
        app.desk.dealing.chosen(*chosen)
    return app
