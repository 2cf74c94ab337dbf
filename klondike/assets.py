"""Where the pictures, fonts and sounds lie: inside an installed package, beside it in a checkout."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def assets_folder(package: Path = PACKAGE) -> Path:
    """The folder of the assets that belong to the package in `package`."""
    inside = package / "assets"
    return inside if inside.is_dir() else package.parent / "assets"
