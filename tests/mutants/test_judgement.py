"""What is rules and what is the computer players' judgement, and that `make mutants` counts them apart."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.registry import GAMES, PLAYERS
from tests.mutants.__main__ import report
from tests.mutants.drawing import Mutant
from tests.mutants.judgement import judgement
from tests.mutants.running import Verdict

MODULES = {
    "__init__": "from rules.chess.game import Chess\nfrom rules.chess.steady import Steady",
    "game": "from rules.chess import board\ndef begin():\n    from rules.chess.path import steps",
    "board": "import rules.chess.pieces",
    "pieces": "",
    "path/__init__": "from rules.chess.path.steps import Step",
    "path/steps": "",
    "steady": "from rules.chess import board, outlook\nfrom rules.chess.game import Chess",
    "outlook": "from rules.chess.odds import at_least",
    "odds": "from rules.chess.board import SQUARES",
}


def test_judgement_is_what_the_game_itself_never_imports(tmp_path: Path) -> None:
    for name, text in MODULES.items():
        file = tmp_path / "chess" / f"{name}.py"
        file.parent.mkdir(exist_ok=True, parents=True)
        file.write_text(text, encoding="utf-8")
    assert {file.stem for file in judgement(tmp_path / "chess")} == {"steady", "outlook", "odds"}


@pytest.mark.parametrize("name", GAMES)
def test_computer_players_are_judgement_and_no_game_needs_them(name: str) -> None:
    judging = {".".join(file.with_suffix("").parts) for file in judgement(Path("rules", name))}
    players = {type(player).__module__ for player in PLAYERS[name].values()}
    players = {module for module in players if module.startswith(f"rules.{name}.")}
    assert players
    assert players <= judging
    assert GAMES[name].__module__ not in judging


def test_rules_and_judgement_are_counted_apart(capsys: pytest.CaptureFixture[str]) -> None:
    def mutant(name: str, line: int) -> Mutant:
        return Mutant(Path("rules/chess", name), line, range(line, line + 1), "", f"-{name} {line}")

    verdicts = [
        Verdict(mutant("steady.py", 1), "survived"),
        Verdict(mutant("board.py", 2), "killed", "test_board"),
        Verdict(mutant("steady.py", 3), "killed", "test_steady"),
        Verdict(mutant("game.py", 4), "killed", "test_game"),
        Verdict(mutant("board.py", 5), "unreached"),
    ]
    report(verdicts, {Path("rules/chess/steady.py")})
    assert capsys.readouterr().out.splitlines() == [
        "",
        "rules: killed 2 of 3 (67 %), survived 0, reached by no test 1",
        "",
        "rules/chess/board.py:5 unreached",
        "-board.py 5",
        "",
        "judgement of the computer players: killed 1 of 2 (50 %), survived 1, reached by no test 0",
        "",
        "rules/chess/steady.py:1 survived",
        "-steady.py 1",
    ]
    report(verdicts[1:2], set())
    assert capsys.readouterr().out.splitlines() == [
        "",
        "rules: killed 1 of 1 (100 %), survived 0, reached by no test 0",
    ]
