"""The directions in which the parts may know each other, and what no part may do."""

import ast
import re
import sys
from collections.abc import Container, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "klondike"
LONGEST_FILE = 320
LONGEST_BODY = 40
TOP_LEVEL = {"pyproject.toml", "README.md", "klondike", "assets", "tests", "scripts", "seeds"}
LEFT_BEHIND = re.compile(r"\.|build$|dist$|__pycache__$|.*\.egg-info$")  # hidden, or made by tools

STANDARD = sys.stdlib_module_names
PURE = STANDARD - {"time", "os", "sqlite3", "random"}
PICTURES = {"pygame", "klondike", "klondike.assets"}

# What the modules below each name may import; the longest name that fits a module counts.
MAY_IMPORT = {
    "klondike.rules": PURE | {"klondike.rules"},
    "klondike.rules.foreign": PURE | {"klondike.rules", "pysol_cards"},
    "klondike.solver": STANDARD | {"klondike.rules", "klondike.solver"},
    "klondike.store": STANDARD | {"platformdirs", "klondike.store"},
    "klondike.ui": STANDARD | PICTURES | {"klondike.rules", "klondike.ui"},
    "klondike.scene": STANDARD | PICTURES | {"klondike.rules", "klondike.ui", "klondike.scene"},
    "klondike.screens": STANDARD
    | PICTURES
    | {"klondike.rules", "klondike.ui", "klondike.scene", "klondike.screens"},
    "klondike.assets": STANDARD,
    "klondike.trace": STANDARD,
    "klondike.ahead": STANDARD,
    "klondike.speech": STANDARD,
    "klondike.launcher": STANDARD | PICTURES | {"klondike.launcher"},
    "klondike.cli": STANDARD
    | {"pygame", "klondike", "klondike.rules", "klondike.launcher", "klondike.solver.command"}
    | {"klondike.store.paths", "klondike.store.session_log", "klondike.trace"},
}
# Of the scene, these work without a picture, and know only one another.
PURE_SCENE = {"layout", "motion", "drag", "carry", "cursor", "geometry", "measures", "columns", "easing"}
PURE_SCENE |= {"saying"}
PURE_SCENE_NAMES = {f"klondike.scene.{name}" for name in PURE_SCENE}
MAY_IMPORT |= dict.fromkeys(PURE_SCENE_NAMES, PURE | {"klondike.rules"} | PURE_SCENE_NAMES)

# These put the parts together and may know all of them.
WIRED = ("__main__", "app", "dealing", "desk", "reports", "session", "sheets", "start", "watching", "window")
WIRED += ("wishes", "following", "advisor", "counsel", "finder", "pastgames", "wayback", "quick")
WIRED += ("tips", "narrator")
WIRED += ("hints", "remarks", "endings", "rest")
WIRING = {f"klondike.{name}" for name in WIRED}
# And these only from the outside in.
IMPORTED_BY = {"klondike.start": {"klondike.__main__"}, "klondike.app": {"klondike.start"}}

FORBIDDEN = {
    "pygame.mouse.get_pos": "positions come with the events",
    "pygame.mouse.get_pressed": "so do buttons",
    "pygame.time.get_ticks": "time is an argument",
}


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(path: Path) -> Iterator[str]:
    """Full names of the modules that this one imports, anywhere in it, be it for the types only."""
    yield from imported(path, ast.walk(tree(path)))


def imports_at_work(path: Path) -> Iterator[str]:
    """Those that it imports when the program runs."""
    waiting: list[ast.AST] = [tree(path)]
    for node in waiting:
        if not (isinstance(node, ast.If) and dotted(node.test) == "TYPE_CHECKING"):
            waiting += ast.iter_child_nodes(node)
    yield from imported(path, waiting)


def imported(path: Path, nodes: Iterable[ast.AST]) -> Iterator[str]:
    package = name_of(path) if path.name == "__init__.py" else name_of(path).rpartition(".")[0]
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                yield f"{origin}.{alias.name}" if is_module(f"{origin}.{alias.name}") else origin


def is_module(name: str) -> bool:
    path = ROOT.joinpath(*name.split("."))
    return path.with_suffix(".py").is_file() or path.is_dir()


def longest(name: str, names: Container[str]) -> str | None:
    """The longest of the names that is this one or a package around it; `klondike` stands only for itself."""
    parts = name.split(".")
    around = [".".join(parts[:length]) for length in range(len(parts), 0, -1)]
    return next((each for each in around if each in names and (each != "klondike" or name == each)), None)


def dotted(node: ast.AST) -> str:
    """`pygame.mouse.get_pos` of an expression that is written so."""
    if isinstance(node, ast.Attribute):
        return f"{dotted(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


@pytest.fixture(params=modules(), ids=name_of)
def module(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


def test_a_module_imports_only_what_its_part_may(module: Path) -> None:
    part = longest(name_of(module), MAY_IMPORT)
    if part:
        allowed = MAY_IMPORT[part]
        assert [name for name in imports(module) if not longest(name, allowed)] == []


def test_every_part_has_its_directions() -> None:
    names = {name_of(path) for path in modules()}
    assert {name for name in names if not longest(name, MAY_IMPORT)} <= {"klondike", *WIRING}


def test_nothing_imports_the_program_but_its_start(module: Path) -> None:
    name = name_of(module)
    known = imports_at_work(module) if name in WIRING else imports(module)
    assert [each for each in known if name not in IMPORTED_BY.get(each, {name})] == []


def test_nothing_asks_the_hardware(module: Path) -> None:
    used = {dotted(node) for node in ast.walk(tree(module)) if isinstance(node, ast.Attribute)}
    imported = {
        f"{node.module}.{alias.name}"
        for node in ast.walk(tree(module))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert (used | imported) & set(FORBIDDEN) == set()


def test_no_rule_set_is_asked_for_its_name(module: Path) -> None:
    compared = (node for node in ast.walk(tree(module)) if isinstance(node, ast.Compare))
    assert [ast.unparse(node) for node in compared if asks_for_a_name(node)] == []


def asks_for_a_name(node: ast.Compare) -> bool:
    """Whether the key of a rule set is compared with anything, or any key with a text in the code."""
    sides = [node.left, *node.comparators]
    keys = [side for side in sides if isinstance(side, ast.Attribute) and side.attr == "key"]
    is_of_rules = any(dotted(key.value).endswith(("rules", "rule_set", "scoring", "preset")) for key in keys)
    texts = [part for side in sides for part in ast.walk(side) if isinstance(part, ast.Constant)]
    return is_of_rules or (bool(keys) and any(isinstance(text.value, str) for text in texts))


def test_a_file_is_not_too_long(module: Path) -> None:
    assert len(module.read_text(encoding="utf-8").splitlines()) <= LONGEST_FILE


def test_no_body_is_too_long(module: Path) -> None:
    functions = [n for n in ast.walk(tree(module)) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    lengths = {each.name: each.end_lineno - each.body[0].lineno + 1 for each in functions if each.end_lineno}
    assert {name: length for name, length in lengths.items() if length > LONGEST_BODY} == {}


def test_the_top_level_holds_only_what_belongs_there() -> None:
    names = {path.name for path in ROOT.iterdir() if not LEFT_BEHIND.match(path.name)}
    assert names - TOP_LEVEL == set()
