"""The digests of the sources: complete, each rule stated once, each proved by a test that is listed."""

from collections import Counter
from pathlib import Path

import pytest

from scripts.cite_rules import (
    BEGIN,
    END,
    Citation,
    citations,
    citations_of,
    digests,
    findings,
    main,
    proved,
    stale,
    uncited,
    unstated,
)

RULES = {
    "README.md": [f"C{number}" for number in range(1, 11)],
    "000-standard.md": [f"S0.{number}" for number in range(1, 7)],
    "001-gnome.md": [f"S1.{number}" for number in range(1, 7)],
    "002-easy-and-hard.md": [f"S2.{number}" for number in range(1, 13)],
    "003-whole-runs.md": [f"S3.{number}" for number in range(1, 8)],
    "004-classic.md": [
        *(f"S4.{number}" for number in range(1, 8)),
        *(f"M{number}" for number in (*range(1, 15), *range(20, 25))),
    ],
}
PARTS = ["## Rules", "## Where it is silent or unclear", "## How it differs", "## Proved by"]
DIGEST = f"""# A source

- **S2.1** One rule (see S2.2 and **S2.3**).

| id | |
|---|---|
| **M9** | another |

{BEGIN}- S2.1: something old
{END}The end.
"""
TESTS = '''"""A file that cites M3."""

import pytest

KEY = "C9"
TABLE = 1  # M4 and M5

@pytest.mark.parametrize("a", [
    1,  # C1
])
def test_one(a):
    """M1 to M3, and S2.10: what they say."""
    assert "C8"

class TestMore:
    """C10"""

    def test_s2_8_and_c4_hold(self):
        # C5
        assert True
'''


@pytest.fixture(scope="module")
def cited() -> list[Citation]:
    return citations()


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for folder in ("seeds", "tests/rules"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "seeds" / "009-odd.md").write_text(DIGEST, encoding="utf-8")
    (tmp_path / "tests" / "conftest.py").write_text("# S2.1 is not proved here", encoding="utf-8")
    return tmp_path


def prove(project: Path, test: str) -> None:
    (project / "tests" / "rules" / "test_odd.py").write_text(test, encoding="utf-8")


def listed(project: Path) -> list[str]:
    text = (project / "seeds" / "009-odd.md").read_text(encoding="utf-8")
    return text.partition(BEGIN)[2].partition(END)[0].splitlines()


def test_every_source_has_its_digest_and_every_rule_its_place():
    assert {digest.path.name: list(digest.rules) for digest in digests()} == RULES


def test_no_rule_is_stated_twice():
    counted = Counter(rule for digest in digests() for rule in digest.rules)
    assert [rule for rule, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("digest", digests()[:-1], ids=lambda digest: digest.path.name)
def test_a_digest_has_its_parts_in_order(digest):
    lines = digest.text.splitlines()
    assert [line for line in lines if line.startswith("## ")] == PARTS
    assert lines[0].startswith(f"# S{int(digest.path.name[:3])}")
    assert "*Decision*" in digest.text


def test_the_lists_of_tests_are_up_to_date(cited):
    assert stale(digests(), cited) == [], "run scripts/cite_rules.py"


def test_every_rule_is_proved_by_a_test(cited):
    assert " ".join(uncited(digests(), cited)) == ""


def test_no_test_cites_a_rule_that_does_not_exist(cited):
    assert unstated(digests(), cited) == []


def test_what_cites_a_rule():
    found = {(each.rule, each.test) for each in citations_of(TESTS, "test_some.py")}
    assert found == {
        ("M4", ""),
        ("M5", ""),
        ("C1", "test_one"),
        ("M1", "test_one"),
        ("M2", "test_one"),
        ("M3", "test_one"),
        ("S2.10", "test_one"),
        ("C10", ""),
        ("S2.8", "test_s2_8_and_c4_hold"),
        ("C4", "test_s2_8_and_c4_hold"),
        ("C5", "test_s2_8_and_c4_hold"),
    }


def test_the_list_is_written_anew_and_nothing_else(project, capsys):
    prove(project, 'def test_a(): "S2.1"\n\ndef test_b():\n    "S2.1, M9"\n')
    assert main([], project) == 0
    assert listed(project) == [
        "- S2.1: `rules/test_odd.py` test_a, test_b",
        "- M9: `rules/test_odd.py` test_b",
    ]
    text = (project / "seeds" / "009-odd.md").read_text(encoding="utf-8")
    assert (text.partition(BEGIN)[0], text.partition(END)[2]) == (DIGEST.partition(BEGIN)[0], "The end.\n")
    assert main(["--check"], project) == 0
    assert capsys.readouterr().out == ""


def test_a_check_changes_nothing_and_says_what_is_wrong(project, capsys):
    prove(project, '"""S2.1 and C7"""\n')
    assert main(["--check"], project) == 1
    assert listed(project) == ["- S2.1: something old"]
    assert list(findings(project).values()) == [
        ["009-odd.md"],
        ["M9"],
        ["C7 (rules/test_odd.py)"],
    ]
    assert len(capsys.readouterr().out.splitlines()) == 3


def test_what_is_not_proved_is_listed_as_such_and_fails_no_writing(project, capsys):
    assert main([], project) == 0
    assert listed(project) == ["- S2.1: no test yet", "- M9: no test yet"]
    assert "S2.1, M9" in capsys.readouterr().out
    prove(project, '"""S2.1"""\n')
    main([], project)
    assert listed(project)[0] == "- S2.1: `rules/test_odd.py`"


def test_a_digest_without_a_place_for_the_tests_is_refused(project):
    (project / "seeds" / "009-odd.md").write_text(DIGEST.replace(END, ""), encoding="utf-8")
    with pytest.raises(ValueError, match=r"009-odd\.md has no place"):
        proved(digests(project)[0], [])
