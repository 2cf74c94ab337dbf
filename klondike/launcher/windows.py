"""The launcher of Windows: a shortcut in the start menu, which the system's own shell must write."""

from base64 import b64encode
from collections.abc import Mapping
from pathlib import Path
from subprocess import list2cmdline

from klondike.launcher import pictures
from klondike.launcher.plan import Plan
from klondike.launcher.start import Start

START_MENU = ("Microsoft", "Windows", "Start Menu", "Programs")
POWERSHELL = ("powershell", "-NoProfile", "-NonInteractive", "-ExecutionPolicy", "Bypass", "-EncodedCommand")
QUOTES = "'\u2018\u2019\u201a\u201b"  # PowerShell ends a text at any of them

SCRIPT = """\
$ErrorActionPreference = 'Stop'
$link = (New-Object -ComObject WScript.Shell).CreateShortcut({link})
$link.TargetPath = {program}
$link.Arguments = {arguments}
$link.WorkingDirectory = {folder}
$link.Description = 'Klondike solitaire'
if (Test-Path -LiteralPath {icon}) {{ $link.IconLocation = {icon} }}
$link.Save()
"""


def plan(start: Start, home: Path, environ: Mapping[str, str]) -> Plan:
    """The shortcut, and an icon in a folder of its own that the shortcut points to."""
    menu = Path(environ.get("APPDATA") or home / "AppData" / "Roaming", *START_MENU)
    own = Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Klondike launcher"
    link, icon = menu / "Klondike.lnk", own / "klondike.ico"
    script = shortcut_script(link, start, icon, home)
    encoded = b64encode(script.encode("utf-16-le")).decode("ascii")
    return Plan(link, {icon: pictures.ico}, ((*POWERSHELL, encoded),), (own,))


def shortcut_script(link: Path, start: Start, icon: Path, home: Path) -> str:
    """The PowerShell script that writes the shortcut."""
    values = {
        "link": str(link),
        "program": start.command[0],
        "arguments": list2cmdline(start.command[1:]),
        "folder": str(start.folder or home),
        "icon": str(icon),
    }
    return SCRIPT.format(**{name: quoted(value) for name, value in values.items()})


def quoted(value: str) -> str:
    """A text as PowerShell reads it: nothing in it means anything, a quote is doubled."""
    return "'" + "".join(2 * sign if sign in QUOTES else sign for sign in value) + "'"
