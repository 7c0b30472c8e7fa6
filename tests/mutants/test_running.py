"""`make mutants`: how a mutant is tried, in a repository of one module and two tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = {
    "rules/__init__.py": "",
    "rules/chess.py": 'KEY = "log-check"\n',
    "tests/rules/test_chess.py": "def test_done():\n    from rules.chess import KEY\n    assert KEY[:4] == 'log-'\n",
    "tests/locales/test_locales.py": "from pathlib import Path\n\ndef test_written():\n"
    "    assert 'log-check' in Path('rules/chess.py').read_text(encoding='utf-8')\n",
}
TRY = """
import sys
from pathlib import Path
from tests.mutants.drawing import Mutant
from tests.mutants.running import Reach, judge

file, line = Path("rules/chess.py"), int(sys.argv[1])
done, written = "tests/rules/test_chess.py::test_done", "tests/locales/test_locales.py::test_written"
reach = Reach({done: 1.0, written: 0.1}, {(file, 1): {done}})
for verdict in judge([Mutant(file, line, range(line, line + 1), sys.argv[2], "")], reach, 1):
    print(verdict.outcome, verdict.by)
"""


@pytest.mark.parametrize(
    ("line", "source", "verdict"),
    [
        (1, 'KEY = "XX"', "killed tests/rules/test_chess.py::test_done"),
        (1, 'KEY = "log-chess"', "killed tests/locales/test_locales.py::test_written"),
        (1, 'KEY = "log-"  # log-check', "survived"),
        (2, 'KEY = "XX"', "killed tests/locales/test_locales.py::test_written"),
        (2, 'KEY = "XX"  # log-check', "unreached"),
    ],
)
def test_a_mutant_is_tried_as_it_runs_and_then_as_it_is_written(
    tmp_path: Path, line: int, source: str, verdict: str
) -> None:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-c", TRY, str(line), source],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout.strip() == verdict
    assert (tmp_path / "rules/chess.py").read_text(encoding="utf-8") == FILES["rules/chess.py"]
