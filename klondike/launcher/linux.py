"""The launcher of Linux and other free desktops: a desktop entry and icons, as freedesktop.org says."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from klondike.launcher import pictures
from klondike.launcher.plan import Maker, Plan
from klondike.launcher.start import Start

NAME = "klondike"
PNG_SIZES = (48, 128, 256)
RESERVED = frozenset(" \t\n\"'\\><~|&;$*?#()`")

ENTRY = """\
[Desktop Entry]
Type=Application
Version=1.0
Name=Klondike
GenericName=Solitaire
Comment=Play Klondike solitaire
Exec={command}
TryExec={program}
Icon=klondike
Terminal=false
Categories=Game;CardGame;
Keywords=solitaire;patience;cards;
StartupNotify=true
StartupWMClass=klondike
"""


def plan(start: Start, home: Path, environ: Mapping[str, str]) -> Plan:
    """The entry and the icons, in the data folder of the user."""
    data = data_home(home, environ)
    entry = data / "applications" / f"{NAME}.desktop"
    hicolor = data / "icons" / "hicolor"
    files: dict[Path, Maker] = {
        entry: partial(str.encode, entry_text(start)),
        hicolor / "scalable" / "apps" / f"{NAME}.svg": pictures.svg,
    }
    for size in PNG_SIZES:
        files[hicolor / f"{size}x{size}" / "apps" / f"{NAME}.png"] = partial(pictures.png, size)
    places = {folder for path in files for folder in path.parents if data in folder.parents}
    folders = sorted(places, key=lambda folder: len(folder.parts), reverse=True)
    return Plan(entry, files, folders=tuple(folders), renewed=(hicolor,))


def data_home(home: Path, environ: Mapping[str, str]) -> Path:
    """XDG_DATA_HOME when it is an absolute path (others do not count), or the usual place."""
    said = Path(environ.get("XDG_DATA_HOME", ""))
    return said if said.is_absolute() else home / ".local" / "share"


def entry_text(start: Start) -> str:
    """The desktop entry that carries out `start`."""
    command = escaped(" ".join(map(quoted, start.command)))
    text = ENTRY.format(command=command, program=escaped(start.command[0]))
    return text + (f"Path={escaped(str(start.folder))}\n" if start.folder else "")


def quoted(argument: str) -> str:
    """One argument of a command, as the Exec key wants it."""
    argument = argument.replace("%", "%%")
    if argument and not RESERVED.intersection(argument):
        return argument
    return '"' + "".join("\\" + sign if sign in '"`$\\' else sign for sign in argument) + '"'


def escaped(value: str) -> str:
    """A text, as any key wants it."""
    return value.replace("\\", "\\\\").replace("\n", "\\n").replace("\t", "\\t")
