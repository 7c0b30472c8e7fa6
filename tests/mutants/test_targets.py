"""`make mutants`: which files and tests belong together, and separate figures for rules, players and pictures."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.registry import MANIFESTS
from tests.mutants.__main__ import report
from tests.mutants.running import Verdict
from tests.mutants.sampling import Mutant
from tests.mutants.targets import Target, targets

CHESS = Target("chess", Path("games/chess"), ("tests/games/chess",), "chess")


def test_every_game_and_every_part_is_a_target_and_its_tests_exist() -> None:
    known = targets()
    own = {name for name, manifest in MANIFESTS.items() if manifest.package.startswith("games.")}
    assert set(known) == {*own, "rules", "tables", "storage", "cogs"}
    for target in known.values():
        assert target.folder.is_dir()
        assert [test for test in target.tests if not Path(test).exists()] == []


def test_the_folders_of_a_game_are_counted_apart(capsys: pytest.CaptureFixture[str]) -> None:
    def mutant(name: str, line: int) -> Mutant:
        return Mutant(Path("games/chess", name), line, range(line, line + 1), "", f"-{name} {line}")

    verdicts = [
        Verdict(mutant("players/heuristic.py", 1), "survived"),
        Verdict(mutant("rules/board.py", 2), "killed", "tests/games/chess/test_board.py::test", ("CH-1.2",)),
        Verdict(mutant("players/heuristic.py", 3), "killed", "tests/games/chess/test_heuristic.py::test"),
        Verdict(mutant("rules/game.py", 4), "killed", "tests/conformance/test_golden.py::test"),
        Verdict(mutant("rules/board.py", 5), "unreached"),
        Verdict(mutant("__init__.py", 6), "killed", "tests/games/chess/test_board.py::test"),
        Verdict(mutant("stories/moves.py", 7), "killed", "tests/games/chess/test_stories.py::test"),
    ]
    assert report(verdicts, CHESS) == 0
    one_golden = "1 of them by tests of rules, 1 by golden transcripts alone"
    no_golden = "0 of them by tests of rules, 0 by golden transcripts alone"
    assert capsys.readouterr().out.splitlines() == [
        "",
        f"rules: killed 2 of 3 (67 %), {one_golden}, survived 0, reached by no test 1",
        "",
        "games/chess/rules/board.py:5 unreached",
        "-rules/board.py 5",
        "",
        f"players: killed 1 of 2 (50 %), {no_golden}, survived 1, reached by no test 0",
        "",
        "games/chess/players/heuristic.py:1 survived",
        "-players/heuristic.py 1",
        "",
        f"chess: killed 1 of 1 (100 %), {no_golden}, survived 0, reached by no test 0",
        "",
        f"stories: killed 1 of 1 (100 %), {no_golden}, survived 0, reached by no test 0",
    ]


@pytest.mark.parametrize("outcomes", [[], ["killed", "error"]])
def test_a_report_without_verdicts_or_with_an_error_fails(outcomes: list[str]) -> None:
    mutant = Mutant(Path("games/chess/rules/board.py"), 1, range(1, 2), "", "")
    assert report([Verdict(mutant, outcome) for outcome in outcomes], CHESS) == 1
