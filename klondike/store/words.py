"""What the store has to say to the player."""

SECOND_COPY = "Klondike is open already. The game in this window will not be kept."
NEWER_FILE = (
    "Your games were kept by a newer Klondike and stay as they are. "
    "You can play, but what happens in this window will not be kept."
)
CANNOT_SAVE = (
    "Your games cannot be saved at the moment. You can play on; saving starts again as soon as it can."
)
DAMAGED_GAMES = (
    "The file with your games was damaged. What could be read is here; "
    "the old file was set aside as {name} in {folder}."
)
UNKNOWN_GAME = "Your games can be saved again. A game kept there before was put aside as {name} in {folder}."
DAMAGED_SETTINGS = (
    "The settings could not be read, so the usual ones are in use. "
    "The old file was set aside as {name} in {folder}."
)
WRONG_SETTINGS = "Some settings were not understood. The usual ones are in use for: {names}."
SETTINGS_UNREADABLE = "The settings cannot be read at the moment. The usual ones are in use."
SETTINGS_UNSAVED = "The settings cannot be saved at the moment. They hold until you close Klondike."
