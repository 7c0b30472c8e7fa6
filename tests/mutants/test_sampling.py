"""`make mutants`: what is changed, and which tests are run for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants.running import Reach
from tests.mutants.sampling import Mutant, draw, statement_at

SOURCE = '''"""What it is about."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    LIMIT = 7

__all__ = ["above"]


def above(number: int, least: int = 3) -> bool:
    """Whether it is high enough."""
    if (
        number > least
    ):
        return True
    return len("four") == number
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "module.py"
    path.write_text(SOURCE, encoding="utf-8")
    return path


def test_every_line_that_can_be_changed_is_drawn_once(file: Path) -> None:
    drawn = draw([file], 100, "all")
    assert sorted(mutant.line for mutant in drawn) == [11, 14, 16, 17]


def test_the_same_seed_draws_the_same_mutants_and_another_seed_others(file: Path) -> None:
    assert draw([file], 2, "a") == draw([file], 2, "a")
    assert len({tuple(mutant.diff for mutant in draw([file], 2, str(seed))) for seed in range(9)}) > 1


def test_a_mutant_changes_exactly_one_line(file: Path) -> None:
    for mutant in draw([file], 100, "one"):
        before = SOURCE.splitlines()
        after = mutant.source.splitlines()
        changed = [number for number, (one, two) in enumerate(zip(before, after, strict=True), 1) if one != two]
        assert changed == [mutant.line]
        assert mutant.diff == f"-{before[mutant.line - 1]}\n+{after[mutant.line - 1]}"


def test_the_statement_of_a_line_excludes_nested_statements(file: Path) -> None:
    spans = {mutant.line: mutant.span for mutant in draw([file], 100, "spans")}
    assert spans[14] == range(13, 16)
    assert spans[16] == range(16, 17)


RULES = Path("rules/game.py")


def changing(line: int) -> Mutant:
    return Mutant(RULES, line, range(line, line + 1), "", "")


def test_the_tests_that_reach_a_line_run_shortest_first() -> None:
    reach = Reach({"slow": 9.0, "quick": 0.1, "other": 0.2}, {(RULES, 4): {"slow", "quick"}, (RULES, 8): {"", "slow"}})
    assert reach.stages(Mutant(RULES, 5, range(4, 6), "", "")) == [["quick", "slow"], [], [], []]
    assert reach.stages(changing(8)) == [["quick", "other", "slow"], [], [], []], "it runs on import"
    assert reach.stages(changing(9)) == [[], [], [], []]
    reach.rules["slow"] = ("CH-1.2",)
    assert reach.stages(changing(4)) == [["slow", "quick"], [], [], []], "tests of rules come first"


def test_rules_run_first_then_pictures_then_source_checks_and_golden_transcripts_last() -> None:
    faces, texts = "conformance/test_texts_and_pictures.py::test", "tests/locales/test_locales.py::test"
    golden = "tests/conformance/test_golden.py::test"
    lines = {(RULES, 4): {"rules", faces, golden}, (RULES, 5): {texts}, (RULES, 6): {golden}}
    reach = Reach({golden: 0.1, texts: 0.1, faces: 0.2, "rules": 9.0}, lines)
    assert reach.stages(changing(4)) == [["rules"], [faces], [texts], [golden]]
    assert reach.stages(changing(5)) == [[], [], [texts], []]
    assert reach.reaches(changing(4))
    assert not reach.reaches(changing(5)), "checks of the source do not run the line"
    assert reach.reaches(changing(6))


MATCHING = """
match number:
    case 1:
        found = [
            2,
        ]
    case _:
        found = []
try:
    pass
except ValueError:
    pass
"""
SPANS = [(2, (2, 3)), (3, (3, 4)), (5, (4, 7)), (7, (7, 8)), (9, (9, 10)), (11, (11, 12))]


@pytest.mark.parametrize(("line", "span"), SPANS)
def test_the_statement_at_a_line(line: int, span: tuple[int, int]) -> None:
    assert statement_at(MATCHING, line) == range(*span)
