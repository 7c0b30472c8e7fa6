"""Do the tests notice? `make mutants GAME=dungeon_go N=100 SEED=text` changes lines of a game's rules, one at a time.

For each of N lines drawn at random one change is drawn from those that mutmut knows; then the tests that reach the
line are run until one fails. What survives is listed: a rule that no test checks, or a change that changes nothing.
The modules that serve the computer players alone are counted apart: another judgement breaks no rule.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Collection
from pathlib import Path

from tests.mutants.drawing import draw
from tests.mutants.judgement import judgement
from tests.mutants.running import HarnessError, Verdict, judge, look


def main() -> int:
    """Draw, try and report; returns 1 when the unchanged tree fails or a mutant could not be tried."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.splitlines()[0])
    games = sorted(path.parent.name for path in Path("rules").glob("*/game.py") if path.parent.name != "core")
    parser.add_argument("game", choices=games)
    parser.add_argument("-n", "--number", type=int, default=20, help="how many lines are changed")
    parser.add_argument("--seed", default="mutants")
    parser.add_argument("--processes", type=int, choices=(1, 2), default=2)
    chosen = parser.parse_args()
    begun = time.monotonic()
    mutants = draw(sorted(Path("rules", chosen.game).rglob("*.py")), chosen.number, chosen.seed)
    try:
        reach = look(chosen.game)
    except HarnessError as error:
        print(error)
        return 1
    if reach.failed:
        print("these fail without any change:", *reach.failed, sep="\n  ")
        return 1
    print(f"{chosen.game}, seed {chosen.seed!r}: {len(mutants)} mutants, {len(reach.seconds)} tests", flush=True)
    verdicts = []
    for verdict in judge(mutants, reach, chosen.processes):
        verdicts.append(verdict)
        by = f" by {verdict.by}" if verdict.by else ""
        print(f"  {verdict.outcome} {verdict.mutant.file}:{verdict.mutant.line}{by}", flush=True)
    report(verdicts, judgement(Path("rules", chosen.game)))
    print(f"\n{time.monotonic() - begun:.0f} s")
    errors = sum(verdict.outcome == "error" for verdict in verdicts)
    if errors:
        print(f"{errors} of {len(verdicts)} mutants could not be tried: the figures are not valid")
    return 1 if errors else 0


def report(verdicts: list[Verdict], judging: Collection[Path]) -> None:
    """The figures and the survivors with their changes: those of the rules, then those of the modules in `judging`."""
    for title, of_it in (("rules", False), ("judgement of the computer players", True)):
        found = [verdict for verdict in verdicts if (verdict.mutant.file in judging) == of_it]
        if not found:
            continue
        numbers = Counter(verdict.outcome for verdict in found)
        share = 100 * numbers["killed"] / len(found)
        print(f"\n{title}: killed {numbers['killed']} of {len(found)} ({share:.0f} %), ", end="")
        print(f"survived {numbers['survived']}, reached by no test {numbers['unreached']}")
        for verdict in sorted(found, key=lambda each: (each.mutant.file, each.mutant.line)):
            if verdict.outcome != "killed":
                print(f"\n{verdict.mutant.file}:{verdict.mutant.line} {verdict.outcome}\n{verdict.mutant.diff}")


if __name__ == "__main__":
    sys.exit(main())
