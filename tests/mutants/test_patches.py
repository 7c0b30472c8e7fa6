"""`make mutants`: killed mutants are kept as patches that apply again after the code has moved."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants.patches import load, save
from tests.mutants.sampling import Mutant, draw

SOURCE = """def least() -> int:
    return 1


def most(number: int) -> bool:
    high = number > 3
    if high:
        return True
    return False


def last() -> int:
    return 9
"""
MODULE = Path("games/chess/rules/board.py")


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    MODULE.parent.mkdir(parents=True)
    MODULE.write_text(SOURCE, encoding="utf-8")


def applied(present: str) -> Mutant | None:
    """The kept mutant of line 6, applied to another text of the module."""
    keep_line_6()
    MODULE.write_text(present, encoding="utf-8")
    (patch,) = load(Path("kept"))
    return patch.applied()


def keep_line_6() -> None:
    """Keep a mutant of line 6, with the test and the rule that kill it."""
    changed = SOURCE.replace("number > 3", "number >= 3")
    save(
        Path("kept"),
        Mutant(MODULE, 6, range(6, 7), changed, ""),
        "tests/games/chess/test_board.py::test_most",
        ["CH-1.2"],
    )


def test_a_patch_names_the_test_and_the_rules_that_kill_its_mutant() -> None:
    keep_line_6()
    (patch,) = load(Path("kept"))
    assert (patch.by, patch.rules) == ("tests/games/chess/test_board.py::test_most", ("CH-1.2",))


def test_every_saved_mutant_is_loaded_unchanged() -> None:
    drawn = draw([MODULE], 100, "all")
    kept = {save(Path("kept"), mutant, "test"): mutant for mutant in drawn}
    assert len(kept) == len(drawn) > 3
    assert {patch.kept: patch.applied() for patch in load(Path("kept"))} == kept


@pytest.mark.parametrize(
    ("before", "after", "line"),
    [
        ("def least", "LOW = 1\n\n\ndef least", 9),
        ("def least() -> int:\n    return 1\n\n\n", "", 2),
        ("def most(number: int) -> bool:", "def above(number: int, least: int) -> bool:", 6),
        ("        return True", "        return bool(True)", 6),
    ],
    ids=["moved down", "moved up", "another line before", "another line after"],
)
def test_a_patch_applies_where_the_code_has_moved_or_its_surroundings_have_changed(
    before: str, after: str, line: int
) -> None:
    present = SOURCE.replace(before, after)
    mutant = applied(present)
    assert mutant is not None
    assert mutant.source == present.replace("number > 3", "number >= 3")
    assert (mutant.line, mutant.span) == (line, range(line, line + 1))
    assert mutant.diff == "-    high = number > 3\n+    high = number >= 3"


def test_a_patch_is_applied_at_the_nearest_of_several_places() -> None:
    moved = applied(f"# moved\n{SOURCE}\n\n{SOURCE}")
    assert moved is not None
    assert moved.line == 7


@pytest.mark.parametrize(
    "present",
    [SOURCE.replace("number > 3", "number > 4"), 2 * SOURCE.replace("if high:", "if not high:")],
    ids=["another line", "two such lines in other surroundings"],
)
def test_a_patch_without_a_unique_place_no_longer_applies(present: str) -> None:
    assert applied(present) is None


def test_a_patch_of_a_deleted_module_no_longer_applies() -> None:
    (mutant,) = draw([MODULE], 1, "one")
    save(Path("kept"), mutant, "test")
    MODULE.unlink()
    assert [patch.applied() for patch in load(Path("kept"))] == [None]


@pytest.mark.parametrize("text", ["", "# killed by test\n", "+++ b/games/chess/rules/board.py\n@@ -1 +1 @@\n here\n"])
def test_a_file_that_is_not_a_patch_is_an_error(text: str) -> None:
    Path("kept").mkdir()
    Path("kept/broken.patch").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match="no patch"):
        load(Path("kept"))
