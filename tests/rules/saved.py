"""A saved game as the first version wrote it, and as it may have been changed since."""

from zlib import crc32

GOLDEN = """\
klondike-game 1
code KL1-S1-00000FE
elapsed 75.25
undos 4
hints 1
carried 0
settled 0
cursor 5
moves 71 57+3 43 SW+60 SW W5+2 25
check 9C6C5BF1
"""


def sealed(body: str) -> str:
    """The text with the check that fits it, so that what else is wrong comes to light."""
    body = body.rsplit("check ", 1)[0].rstrip("\n")
    return f"{body}\ncheck {crc32(body.encode(errors='backslashreplace')):08X}\n"


def golden(old: str = "", new: str = "") -> str:
    assert old in GOLDEN
    return sealed(GOLDEN.replace(old, new, 1)) if old else GOLDEN
