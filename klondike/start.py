"""From the command line to the running program and back: open everything, play, close everything."""

from klondike.cli import Options
from klondike.store.paths import default_paths, portable_paths
from klondike.store.store import open_store
from klondike.trace import open_trace
from klondike.window import Window


def run(options: Options) -> int:
    """Play until the player quits; the exit status."""
    paths = portable_paths(options.data_dir) if options.data_dir else default_paths()
    store = open_store(paths)
    window = Window(store.settings.window, store.settings.fullscreen)
    # Imported only now: meanwhile the window manager gives the window its place and size.
    from klondike.app import App
    from klondike.session import Session, chosen_game

    session = Session(store)
    chosen = chosen_game(session, options.code, options.deck)
    if chosen:
        session.begin(chosen)
    app = App(window, session, paths, open_trace(options.trace))
    try:
        app.run()
    finally:
        app.close()
    return 0
