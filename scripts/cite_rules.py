"""Write into each text of seeds/ which tests prove its rules: python3 scripts/cite_rules.py [--check].

A text states a rule by its id in bold at the start of an item or of a row. A test proves a rule by its id in
its docstring, in a comment or in its name (`test_s2_8_...`); "M1 to M4" are four ids. Outside all tests, a
comment or docstring of a test file cites for the file as a whole. Strings do not count.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
ID = r"(?:C|M|S\d\.)\d+"
STATED = re.compile(rf"^(?:- |\| )\*\*({ID})\*\*", re.MULTILINE)
CITED = re.compile(rf"\b({ID})(?: to ({ID}))?\b")
NAMED = re.compile(r"_(?:s(\d)_(\d+)|([cm]\d+))(?=_|$)")
BEGIN, END = "<!-- written by scripts/cite_rules.py -->\n", "<!-- end -->\n"
UNPROVED = "no test yet"


class Note(NamedTuple):
    """A text in a test file that may cite rules, and the line it begins in."""

    line: int
    text: str


class Citation(NamedTuple):
    """A rule and what cites it: a test of a file of tests/, or with an empty name the file as a whole."""

    rule: str
    file: str
    test: str


class Digest(NamedTuple):
    """A text of seeds/ and the ids of the rules that it states, in its order."""

    path: Path
    text: str
    rules: tuple[str, ...]


def digests(root: Path = ROOT) -> list[Digest]:
    """The texts of seeds/, in order."""
    paths = sorted(root.glob("seeds/*.md"))
    texts = [path.read_text(encoding="utf-8") for path in paths]
    return [Digest(path, text, tuple(STATED.findall(text))) for path, text in zip(paths, texts, strict=True)]


def citations(root: Path = ROOT) -> list[Citation]:
    """What the tests cite, in the order of files and lines."""
    return [
        citation
        for path in sorted(root.glob("tests/**/test_*.py"))
        for citation in citations_of(
            path.read_text(encoding="utf-8"), path.relative_to(root / "tests").as_posix()
        )
    ]


def citations_of(source: str, file: str) -> Iterator[Citation]:
    """What one test file cites; a rule that a test cites is not told of the file as well."""
    tree = ast.parse(source)
    tests = {line: test.name for test in functions(tree) for line in span(test)}
    notes = sorted([*comments(source), *docstrings(tree), *names(tree)])
    found = dict.fromkeys(
        Citation(rule, file, tests.get(note.line, "")) for note in notes for rule in rules_in(note.text)
    )
    told = {citation.rule for citation in found if citation.test}
    return (citation for citation in found if citation.test or citation.rule not in told)


def functions(tree: ast.Module) -> list[ast.FunctionDef]:
    """The tests of a file."""
    nodes = (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
    return [node for node in nodes if node.name.startswith("test_")]


def span(test: ast.FunctionDef) -> range:
    """The lines of a test, its decorators included."""
    first = min([test.lineno, *(decorator.lineno for decorator in test.decorator_list)])
    return range(first, (test.end_lineno or test.lineno) + 1)


def comments(source: str) -> Iterator[Note]:
    """The comments of a source."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield Note(token.start[0], token.string)


def docstrings(tree: ast.Module) -> Iterator[Note]:
    """The docstrings of a file, its classes and functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node)
            if text:
                yield Note(node.body[0].lineno, text)


def names(tree: ast.Module) -> Iterator[Note]:
    """The ids in the names of tests, written as in docstrings."""
    for test in functions(tree):
        for source, number, other in NAMED.findall(test.name):
            yield Note(test.lineno, other.upper() or f"S{source}.{number}")


def rules_in(text: str) -> Iterator[str]:
    """The ids in a text, those between the ends of "M1 to M4" included."""
    for first, last in CITED.findall(text):
        kind, begin = split(first)
        end = split(last)[1] if last else begin
        yield from (f"{kind}{number}" for number in range(begin, end + 1))


def split(rule: str) -> tuple[str, int]:
    """The two parts of an id: what it belongs to, and its number there."""
    kind, number = re.split(r"(?<=[CM.])", rule, maxsplit=1)
    return kind, int(number)


def proved(digest: Digest, cited: Sequence[Citation]) -> str:
    """The digest with its list of tests as it ought to be; ValueError without the two marker lines."""
    head, begin, rest = digest.text.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"{digest.path.name} has no place for the tests, between {BEGIN!r} and {END!r}")
    lines = (f"- {rule}: {proof(rule, cited)}\n" for rule in digest.rules)
    return "".join((head, begin, *lines, end, tail))


def proof(rule: str, cited: Sequence[Citation]) -> str:
    """The tests that cite a rule, file by file."""
    files: dict[str, list[str]] = {}
    for citation in cited:
        if citation.rule == rule:
            files.setdefault(f"`{citation.file}`", []).append(citation.test)
    listed = (f"{file} {', '.join(filter(None, tests))}".rstrip() for file, tests in files.items())
    return "; ".join(listed) or UNPROVED


def stale(texts: Sequence[Digest], cited: Sequence[Citation]) -> list[str]:
    """The names of the digests whose lists of tests are out of date."""
    return [digest.path.name for digest in texts if proved(digest, cited) != digest.text]


def uncited(texts: Sequence[Digest], cited: Sequence[Citation]) -> list[str]:
    """The rules that no test cites."""
    known = {citation.rule for citation in cited}
    return [rule for digest in texts for rule in digest.rules if rule not in known]


def unstated(texts: Sequence[Digest], cited: Sequence[Citation]) -> list[str]:
    """The rules that a test cites and no digest states, each with its file."""
    stated = {rule for digest in texts for rule in digest.rules}
    wrong = (citation for citation in cited if citation.rule not in stated)
    return list(dict.fromkeys(f"{citation.rule} ({citation.file})" for citation in wrong))


def findings(root: Path = ROOT) -> Mapping[str, list[str]]:
    """What is wrong, under the words that say how."""
    texts, cited = digests(root), citations(root)
    return {
        "Out of date; write them anew with scripts/cite_rules.py": stale(texts, cited),
        "Cited by no test": uncited(texts, cited),
        "Cited, but stated nowhere in seeds/": unstated(texts, cited),
    }


def write(root: Path = ROOT) -> None:
    """Bring the lists of tests up to date."""
    cited = citations(root)
    for digest in digests(root):
        text = proved(digest, cited)
        if text != digest.text:
            digest.path.write_text(text, encoding="utf-8", newline="\n")


def main(arguments: Sequence[str], root: Path = ROOT) -> int:
    """Write the lists, or with --check only look; say what is wrong. 1 when a check found something."""
    is_check = "--check" in arguments
    if not is_check:
        write(root)
    wrong = {words: items for words, items in findings(root).items() if items}
    for words, items in wrong.items():
        print(f"{words}: {', '.join(items)}")
    return int(is_check and bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
