"""The launcher: what is written for each system, and that it starts this very installation."""

import base64
import os
import plistlib
import struct
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from klondike import __version__, launcher
from klondike.assets import assets_folder
from klondike.launcher import linux, macos, pictures, start, windows
from klondike.launcher.plan import LauncherError, Plan
from klondike.launcher.start import Start, this_installation
from tests import desktopentry
from tests.programs import need

ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#f00" d="M0 0h9v9h-9z"/></svg>'
BLANKS = Start(("/opt/my python/bin/python", "-P", "-m", "klondike"))
CHECKOUT = Start(("/usr/bin/python3", "-m", "klondike"), Path("/home/me/it's here"))


@pytest.fixture
def icon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    drawing = tmp_path / "assets" / "icon.svg"
    drawing.parent.mkdir()
    drawing.write_text(ICON, encoding="utf-8")
    monkeypatch.setattr(pictures, "assets_folder", lambda: drawing.parent)
    return drawing


def files_below(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


# Linux


def test_linux_writes_the_entry_and_the_icons_and_takes_exactly_those_away(home: Path, icon: Path) -> None:
    other = home / ".local/share/applications/other.desktop"
    other.parent.mkdir(parents=True)
    other.write_text("", encoding="utf-8")
    wanted = linux.plan(BLANKS, home, {})
    assert str(wanted.entry) in launcher.install(wanted)
    assert files_below(home / ".local/share") == {
        "applications/klondike.desktop",
        "applications/other.desktop",
        "icons/hicolor/scalable/apps/klondike.svg",
        "icons/hicolor/48x48/apps/klondike.png",
        "icons/hicolor/128x128/apps/klondike.png",
        "icons/hicolor/256x256/apps/klondike.png",
    }
    assert "taken out" in launcher.remove(wanted)
    assert files_below(home) == {".local/share/applications/other.desktop"}
    assert "was not" in launcher.remove(wanted)


def test_linux_leaves_no_empty_folder_and_touches_no_other(home: Path, icon: Path) -> None:
    share = home / ".local/share"
    theirs = share / "icons/hicolor/48x48/apps/other.png"
    wanted = linux.plan(BLANKS, home, {})
    launcher.install(wanted)
    theirs.write_bytes(b"")
    launcher.remove(wanted)
    assert {path for path in share.rglob("*") if path.is_dir()} == {
        share / "icons/hicolor/48x48/apps",
        *(share / "icons/hicolor/48x48/apps").parents[:3],
    }
    theirs.unlink()
    launcher.remove(wanted)
    assert list(share.iterdir()) == []


def test_installing_again_changes_nothing(home: Path, icon: Path) -> None:
    wanted = linux.plan(BLANKS, home, {})
    launcher.install(wanted)
    before = {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}
    launcher.install(wanted)
    assert {path: path.read_bytes() for path in home.rglob("*") if path.is_file()} == before


@pytest.mark.parametrize(("said", "place"), [("/data of all", "/data of all"), ("data", "~"), ("", "~")])
def test_the_data_folder_of_the_user_is_respected(said: str, place: str) -> None:
    expected = Path(place.replace("~", "/home/me/.local/share"))
    assert linux.data_home(Path("/home/me"), {"XDG_DATA_HOME": said}) == expected


def test_the_entry_is_valid(home: Path) -> None:
    need("desktop-file-validate")
    for number, begin in enumerate((BLANKS, CHECKOUT, Start(('/a%b/$c`d"e\\f', "-m", "klondike")))):
        path = home / f"entry{number}.desktop"
        path.write_text(linux.entry_text(begin), encoding="utf-8")
        done = subprocess.run(["desktop-file-validate", path], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (0, "")


def test_the_entry_names_the_window_it_opens() -> None:
    assert "StartupWMClass=klondike\n" in linux.entry_text(BLANKS)


SIGNS = st.characters(exclude_categories=["Cs", "Cc"]) | st.sampled_from('\t\n"\\$`% ')


@given(st.lists(st.text(SIGNS), min_size=1))
def test_any_command_survives_the_entry(command: list[str]) -> None:
    value = linux.escaped(" ".join(map(linux.quoted, command)))
    assert "\n" not in value
    assert desktopentry.arguments(desktopentry.unescaped(value)) == command


def test_the_entry_starts_this_installation_from_anywhere(home: Path) -> None:
    wanted = launcher.plan("linux", os.environ)
    launcher.install(wanted)
    keys = desktopentry.entry(wanted.entry)
    assert Path(keys["TryExec"]).exists()
    told = subprocess.run(
        [*desktopentry.arguments(keys["Exec"]), "--version"],
        cwd=keys.get("Path", "/"),
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == f"klondike {__version__}\n"


# Windows


def test_windows_script_makes_the_shortcut(home: Path) -> None:
    link, icon = Path("C:/Users/Ann O'Hara/Klondike.lnk"), Path("C:/k.ico")
    script = windows.shortcut_script(link, Start((r"C:\Program Files\pythonw.exe", "-m", "a b")), icon, home)
    assert "CreateShortcut('C:/Users/Ann O''Hara/Klondike.lnk')" in script
    assert "$link.TargetPath = 'C:\\Program Files\\pythonw.exe'\n" in script
    assert "$link.Arguments = '-m \"a b\"'\n" in script
    assert f"$link.WorkingDirectory = '{home}'\n" in script
    assert "if (Test-Path -LiteralPath 'C:/k.ico') { $link.IconLocation = 'C:/k.ico' }\n" in script
    assert script.startswith("$ErrorActionPreference = 'Stop'\n")
    assert script.endswith("$link.Save()\n")


def test_windows_quotes_what_would_end_a_text() -> None:
    assert windows.quoted("it's ‘here’") == "'it''s ‘‘here’’'"


def test_windows_puts_shortcut_and_icon_where_they_belong(home: Path, icon: Path) -> None:
    environ = {"APPDATA": str(home / "roaming"), "LOCALAPPDATA": str(home / "local")}
    wanted = windows.plan(CHECKOUT, home, environ)
    assert wanted.entry == home / "roaming/Microsoft/Windows/Start Menu/Programs/Klondike.lnk"
    script = base64.b64decode(wanted.commands[0][-1]).decode("utf-16-le")
    assert "'/home/me/it''s here'" in script
    launcher.install(wanted._replace(commands=()))
    assert files_below(home) == {"local/Klondike launcher/klondike.ico"}
    launcher.remove(wanted)
    assert list((home / "local").iterdir()) == []


# macOS


def test_macos_bundle_is_complete_and_goes_whole(home: Path, icon: Path) -> None:
    wanted = macos.plan(CHECKOUT, home, {})
    launcher.install(wanted)
    bundle = home / "Applications/Klondike.app"
    about = plistlib.loads((bundle / "Contents/Info.plist").read_bytes())
    assert about["NSHighResolutionCapable"] is True
    program = bundle / "Contents/MacOS" / about["CFBundleExecutable"]
    assert os.access(program, os.X_OK)
    assert (bundle / "Contents/Resources" / about["CFBundleIconFile"]).is_file()
    launcher.remove(wanted)
    assert list((home / "Applications").iterdir()) == []


@pytest.mark.skipif(os.name == "nt", reason="a shell script")
def test_macos_script_steps_in_and_starts(tmp_path: Path) -> None:
    folder = tmp_path / "it's here"
    folder.mkdir()
    script = tmp_path / "klondike"
    script.write_text(macos.script_text(Start(("pwd", "-P"), folder)), encoding="utf-8")
    done = subprocess.run(["sh", script], capture_output=True, text=True, check=True)
    assert Path(done.stdout.removesuffix("\n")) == folder.resolve()


# Icons


def test_pictures_have_the_size_asked_for(icon: Path) -> None:
    for size in (48, 256):
        picture = pygame.image.load(BytesIO(pictures.png(size)), "icon.png")
        assert picture.get_size() == (size, size)
        assert tuple(picture.get_at((size // 2, size // 2)))[:3] == (255, 0, 0)


def test_the_windows_icon_holds_each_picture_where_its_table_says(icon: Path) -> None:
    data = pictures.ico((16, 256))
    assert struct.unpack_from("<HHH", data) == (0, 1, 2)
    for number, size in enumerate((16, 256)):
        width, *_, length, place = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        assert width == size % 256
        assert data[place : place + length] == pictures.png(size)
    assert place + length == len(data)


def test_the_macos_icon_holds_each_picture_with_its_length(icon: Path) -> None:
    data = pictures.icns()
    assert struct.unpack_from(">4sI", data) == (b"icns", len(data))
    place, kinds = 8, []
    while place < len(data):
        kind, length = struct.unpack_from(">4sI", data, place)
        assert data[place + 8 :].startswith(b"\x89PNG")
        kinds.append(kind)
        place += length
    assert kinds == [b"ic07", b"ic08", b"ic09"]


def test_without_a_drawing_there_is_a_launcher_without_icons(home: Path, icon: Path) -> None:
    icon.unlink()
    for system in (linux, macos, windows):
        launcher.install(system.plan(BLANKS, home / system.__name__, {})._replace(commands=()))
    assert {Path(name).suffix for name in files_below(home)} == {".desktop", ".plist", ""}


@pytest.mark.skipif(not (assets_folder() / "icon.svg").is_file(), reason="the icon is not drawn yet")
def test_our_icon_can_be_rasterised() -> None:
    picture = pygame.image.load(BytesIO(pictures.png(128)), "icon.png")
    assert picture.get_bounding_rect().width > 64


# The whole


@pytest.mark.parametrize(("system", "name"), [("linux", "klondike.desktop"), ("darwin", "Klondike.app")])
def test_each_system_has_its_own(system: str, name: str, home: Path) -> None:
    assert launcher.plan(system, {}).entry.name == name


def test_windows_is_told_from_the_others(home: Path) -> None:
    assert launcher.plan("win32", {}).entry.name == "Klondike.lnk"


def test_a_failing_command_is_told(home: Path) -> None:
    failing = (sys.executable, "-c", "import sys; sys.exit('the menu is locked')")
    with pytest.raises(LauncherError, match="the menu is locked"):
        launcher.install(Plan(home / "entry", {}, (failing,)))


def test_without_a_home_folder_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nowhere)
    with pytest.raises(LauncherError, match="no home folder"):
        launcher.plan("linux", {})


def test_a_checkout_starts_in_its_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "FIND", "print('')")
    assert this_installation() == Start((sys.executable, "-m", "klondike"), start.PACKAGE.parent)


def test_an_installed_package_starts_from_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "FIND", f"print({str(start.PACKAGE / '__init__.py')!r})")
    assert this_installation() == Start((sys.executable, "-P", "-m", "klondike"))


def test_another_copy_is_not_this_installation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "FIND", "print('/elsewhere/klondike/__init__.py')")
    assert this_installation().folder == start.PACKAGE.parent


def test_the_python_without_console_is_taken_where_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pythonw.exe").write_text("", encoding="utf-8")
    assert start._windowed(str(tmp_path / "python.exe")) == str(tmp_path / "pythonw.exe")


def test_a_python_that_does_not_know_itself_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "")
    with pytest.raises(LauncherError, match="does not know where it is"):
        this_installation()
