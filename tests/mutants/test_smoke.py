"""`make mutants` on the real tree: it kills a mutant that must be killed, and none without effect."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.patches import save
from tests.mutants.sampling import Mutant

GROWTH = Path("games/dungeon_go/rules/growth.py")
TESTS = "tests/games/dungeon_go/test_growth_and_points.py"
RAISED = "hero.abilities[ability] += 1"


@pytest.mark.slow
def test_a_mutant_of_the_real_tree_is_killed_and_one_without_effect_survives(tmp_path: Path) -> None:
    source = GROWTH.read_text(encoding="utf-8")
    for changed in (source.replace(RAISED, RAISED.replace("+", "-"), 1), f"# No effect.\n{source}"):
        assert changed != source
        save(tmp_path, Mutant(GROWTH, 1, range(1, 2), changed, ""), "")
    command = [sys.executable, "-m", "tests.mutants", "--replay", str(tmp_path), "--tests", TESTS, "--processes", "1"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 1, "one survives"
    assert f"by {TESTS}::" in ran.stdout, ran.stdout + ran.stderr
    assert "kept mutants: killed 1 of 2 (50 %), 1 of them by tests of rules" in ran.stdout
    assert "+# No effect." in ran.stdout
