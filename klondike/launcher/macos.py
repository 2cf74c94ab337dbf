"""The launcher of macOS: a small application bundle in the user's own Applications folder."""

import plistlib
import shlex
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from klondike import __version__
from klondike.launcher import pictures
from klondike.launcher.plan import Maker, Plan
from klondike.launcher.start import Start

ABOUT = {
    "CFBundleName": "Klondike",
    "CFBundleDisplayName": "Klondike",
    "CFBundleIdentifier": "klondike.desktop",
    "CFBundleExecutable": "klondike",
    "CFBundleIconFile": "klondike.icns",
    "CFBundlePackageType": "APPL",
    "CFBundleShortVersionString": __version__,
    "CFBundleVersion": __version__,
    "LSApplicationCategoryType": "public.app-category.card-games",
    "NSHighResolutionCapable": True,
}


def plan(start: Start, home: Path, _environ: Mapping[str, str]) -> Plan:
    """The bundle: what it is, the script that starts the program, the icon."""
    bundle = home / "Applications" / "Klondike.app"
    contents = bundle / "Contents"
    programs, resources = contents / "MacOS", contents / "Resources"
    files: dict[Path, Maker] = {
        contents / "Info.plist": partial(plistlib.dumps, ABOUT),
        programs / "klondike": partial(str.encode, script_text(start)),
        resources / "klondike.icns": pictures.icns,
    }
    return Plan(bundle, files, folders=(programs, resources, contents, bundle), renewed=(bundle,))


def script_text(start: Start) -> str:
    """The shell script that carries out `start`."""
    step_in = f"cd {shlex.quote(str(start.folder))} || exit 1\n" if start.folder else ""
    return f"#!/bin/sh\n{step_in}exec {shlex.join(start.command)}\n"
