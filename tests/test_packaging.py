"""What is installed: the package with its assets, found where it looks for them."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from klondike.assets import assets_folder

ROOT = Path(__file__).resolve().parent.parent


def files_below(folder: Path) -> set[Path]:
    return {path.relative_to(folder) for path in folder.rglob("*") if path.is_file()}


def test_a_checkout_finds_its_assets_beside_the_package() -> None:
    assert assets_folder(ROOT / "klondike") == ROOT / "assets"


def test_an_installed_package_finds_its_assets_inside(tmp_path: Path) -> None:
    (tmp_path / "klondike" / "assets").mkdir(parents=True)
    (tmp_path / "assets").mkdir()
    assert assets_folder(tmp_path / "klondike") == tmp_path / "klondike" / "assets"


def test_the_wheel_holds_the_assets_where_the_package_looks_for_them(tmp_path: Path) -> None:
    pytest.importorskip("hatchling")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("klondike_desktop-*.whl")
    with zipfile.ZipFile(wheel) as file:
        file.extractall(tmp_path / "installed")
    probe = "from klondike.assets import assets_folder; print(assets_folder())"
    found = subprocess.run(
        [sys.executable, "-c", probe], cwd=tmp_path / "installed", capture_output=True, text=True, check=True
    )
    assert Path(found.stdout.strip()) == tmp_path / "installed" / "klondike" / "assets"
    wanted = {path for path in files_below(ROOT / "assets") if path.parts[0] != "pictures"}  # of the README
    assert files_below(tmp_path / "installed" / "klondike" / "assets") == wanted
