"""Files of answers that grow by a line at a time, and may have been torn in the last one."""

from pathlib import Path


def whole_lines(path: Path) -> list[str]:
    """The lines of a file, none where there is none yet; a torn last one is cut off."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, encoding="utf-8")
    return whole.splitlines()
