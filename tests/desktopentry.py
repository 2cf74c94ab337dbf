"""Desktop entries read as the specification of freedesktop.org says, apart from the code that writes them."""

from pathlib import Path

ESCAPES = {"s": " ", "n": "\n", "t": "\t", "r": "\r", "\\": "\\"}


def entry(path: Path) -> dict[str, str]:
    """The keys of the first group, their escapes undone."""
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[0] == "[Desktop Entry]"
    pairs = (line.split("=", 1) for line in lines[1:])
    return {key: unescaped(value) for key, value in pairs}


def unescaped(value: str) -> str:
    """A value as it was meant."""
    signs = iter(value)
    return "".join(ESCAPES[next(signs)] if sign == "\\" else sign for sign in signs)


def arguments(command: str) -> list[str]:
    """The arguments of an Exec key: split at blanks outside quotes, quotes and %% undone, no field codes."""
    words: list[str] = []
    signs, is_quoted, is_word = iter(command), False, False
    for sign in signs:
        if sign == " " and not is_quoted:
            is_word = False
            continue
        if not is_word:
            words.append("")
            is_word = True
        if sign == '"':
            is_quoted = not is_quoted
        elif sign == "\\":
            assert is_quoted
            words[-1] += next(signs)
        else:
            words[-1] += sign
    assert not is_quoted
    assert "%" not in "".join(words).replace("%%", "")
    return [word.replace("%%", "%") for word in words]
