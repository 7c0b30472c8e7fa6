"""Do the tests notice? `make mutants GAME=dungeon_go N=100 SEED=text` changes lines of a game, one at a time.

For each of N lines drawn at random one change is drawn from those that mutmut knows; then the tests that reach the line
are run until one fails. Survivors are listed: behaviour that no test checks, or a change without effect. GAME is a game
or a part of the program (rules, tables, storage, cogs).

SAVE=folder keeps every killed mutant as a patch; REPLAY=folder applies these to the present tree and lists those that
are no longer killed. One that no longer applies is replaced by a fresh mutant of its module, or of the nearest folder
that is left; another SEED draws others, if a fresh one has no effect.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from tests.mutants.patches import Patch, load, save
from tests.mutants.running import HarnessError, Verdict, judge, look, recall
from tests.mutants.sampling import Mutant, draw
from tests.mutants.targets import GOLDEN, Target, targets


def main() -> int:
    """Draw or read mutants, try them and report.

    Returns 1 when the unchanged tree fails, when no mutant or not every mutant could be tried, and in a replay when a
    mutant is no longer killed.
    """
    known = targets()
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.splitlines()[0])
    parser.add_argument("target", choices=known, nargs="?", metavar=f"{{{','.join(known)}}}")
    parser.add_argument("-n", "--number", type=int, default=20, help="how many lines are changed")
    parser.add_argument("--seed", default="mutants")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="keep every killed mutant as a patch")
    parser.add_argument("--replay", type=Path, metavar="FOLDER", help="try the kept mutants on the present tree")
    parser.add_argument("--tests", nargs="+", metavar="PATH", help="run no tests but these")
    parser.add_argument("--processes", type=int, choices=(1, 2), default=2)
    chosen = parser.parse_args()
    if (chosen.target is None) == (chosen.replay is None):
        parser.error("name either a target or a folder to replay")
    if chosen.tests:
        known = {name: replace(target, tests=tuple(chosen.tests)) for name, target in known.items()}
    begun = time.monotonic()
    try:
        if chosen.replay:
            failed = replay_mutants(chosen.replay, list(known.values()), chosen.processes, chosen.seed)
        else:
            target = known[chosen.target]
            mutants = draw(sorted(target.folder.rglob("*.py")), chosen.number, chosen.seed)
            print(f"seed {chosen.seed!r}")
            failed = report(try_mutants(target, mutants, chosen.processes, chosen.save), target)
    except (HarnessError, ValueError) as error:
        print(error)
        return 1
    print(f"\n{time.monotonic() - begun:.0f} s")
    return failed


def try_mutants(target: Target, mutants: Sequence[Mutant], processes: int, folder: Path | None = None) -> list[Verdict]:
    """The verdicts on mutants of one target, each printed; killed mutants are kept in the folder if there is one.

    Raises HarnessError if the unchanged tests fail.
    """
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that no process of the tests is left behind
    reach = look(target)
    if reach.failed:
        raise HarnessError("\n  ".join(["these fail without any change:", *reach.failed]))
    print(f"{target.name}: {len(mutants)} mutants, {len(reach.seconds)} tests", flush=True)
    verdicts = []
    for verdict in judge(mutants, reach, processes):
        verdicts.append(verdict)
        print_verdict(verdict)
        if folder is not None and verdict.outcome == "killed":
            save(folder, verdict.mutant, verdict.by, verdict.rules)
    return verdicts


def print_verdict(verdict: Verdict) -> None:
    """One line: what became of the mutant, where it is and what killed it."""
    killer = f" by {verdict.by}" if verdict.by else ""
    print(f"  {verdict.outcome} {verdict.mutant.file}:{verdict.mutant.line}{killer}", flush=True)


def report(verdicts: Sequence[Verdict], target: Target) -> int:
    """Print the figures and the survivors with their changes, by group; returns 1 when the figures are not valid."""
    groups = sorted({target.group(verdict.mutant.file) for verdict in verdicts})
    for group in dict.fromkeys(("rules", "players", "pictures", *groups)):
        of_group = [verdict for verdict in verdicts if target.group(verdict.mutant.file) == group]
        if of_group:
            print(f"\n{group}: {figures(of_group)}")
            print_changes(verdict for verdict in of_group if verdict.outcome != "killed")
    return report_invalid(verdicts)


def figures(verdicts: Sequence[Verdict]) -> str:
    """A sentence: how many mutants were killed, of these by tests of rules and golden transcripts alone, and others."""
    numbers = Counter(verdict.outcome for verdict in verdicts)
    ruled = sum(bool(verdict.rules) for verdict in verdicts)
    golden = sum(verdict.outcome == "killed" and verdict.by.startswith(GOLDEN) for verdict in verdicts)
    killed = f"killed {numbers['killed']} of {len(verdicts)} ({100 * numbers['killed'] / len(verdicts):.0f} %)"
    others = f"survived {numbers['survived']}, reached by no test {numbers['unreached']}"
    return f"{killed}, {ruled} of them by tests of rules, {golden} by golden transcripts alone, {others}"


def print_changes(verdicts: Iterable[Verdict]) -> None:
    """The mutants with what they change, in the order of the lines."""
    for verdict in sorted(verdicts, key=lambda verdict: (verdict.mutant.file, verdict.mutant.line)):
        print(f"\n{verdict.mutant.file}:{verdict.mutant.line} {verdict.outcome}\n{verdict.mutant.diff}")


def report_invalid(verdicts: Sequence[Verdict]) -> int:
    """Say when no mutant or not every mutant could be tried; returns 1 then, else 0."""
    errors = sum(verdict.outcome == "error" for verdict in verdicts)
    if errors:
        print(f"{errors} of {len(verdicts)} mutants could not be tried: the figures are not valid")
    if not verdicts:
        print("no mutant was tried")
    return int(errors > 0 or not verdicts)


def replay_mutants(folder: Path, known: Sequence[Target], processes: int, seed: str) -> int:
    """Try the kept mutants on the present tree; returns 1 unless each of them, or what replaces it, is killed.

    A fresh mutant replaces a patch that no longer applies, in the folder as well, if it is killed.
    """
    replay = Replay(folder, processes, seed, load(folder))
    for target, patches in _by_target(replay.patches, known):
        replay.kill_again(target, [patch for patch in patches if patch in replay.applied])
        replay.replace(target, [patch for patch in patches if patch not in replay.applied])
    return replay.report()


class Replay:
    """Kept mutants, what became of them on the present tree, and of those drawn instead of outdated ones."""

    def __init__(self, folder: Path, processes: int, seed: str, patches: Sequence[Patch]) -> None:
        self.folder, self.processes, self.seed, self.patches = folder, processes, seed, patches
        self.applied = {patch: mutant for patch in patches if (mutant := patch.applied())}
        self.taken = [*self.applied.values()]
        self.outdated = [patch for patch in patches if patch not in self.applied]
        """The patches that no longer apply and that nothing has replaced yet."""
        self.replaced = 0
        self.verdicts: list[Verdict] = []

    def kill_again(self, target: Target, patches: Sequence[Patch]) -> None:
        """Try mutants that still apply: first with the tests that killed them, then with all of the target."""
        killers = {self.applied[patch]: patch for patch in patches}
        if not killers:
            return
        verdicts = try_former_killers(target, killers, self.processes)
        alive = [mutant for mutant in killers if all(mutant != verdict.mutant for verdict in verdicts)]
        if alive:
            verdicts += try_mutants(target, alive, self.processes)
        for verdict in verdicts:
            old = killers[verdict.mutant]
            if old.rules and not verdict.rules:
                print(f"no longer killed by a test of {', '.join(old.rules)}: {old.kept}")
        self.verdicts += verdicts

    def replace(self, target: Target, outdated: Sequence[Patch]) -> None:
        """Try a fresh mutant for each patch that no longer applies; a killed one takes its place in the folder."""
        fresh = dict[Mutant, Patch]()
        for patch in outdated:
            if mutant := drawn_instead(patch, target, self.taken, self.seed):
                fresh[mutant] = patch
                self.taken.append(mutant)
        if not fresh:
            return
        verdicts = try_mutants(target, [*fresh], self.processes)
        for verdict in verdicts:
            if verdict.outcome == "killed":
                old = fresh[verdict.mutant]
                old.kept.unlink()
                save(self.folder, verdict.mutant, verdict.by, verdict.rules)
                self.outdated.remove(old)
                self.replaced += 1
        self.verdicts += verdicts

    def report(self) -> int:
        """Print what was killed, what survived and what nothing replaces; returns 1 if anything did, else 0."""
        if self.verdicts:
            before = sum(bool(patch.rules) for patch in self.patches)
            print(f"\nkept mutants: {figures(self.verdicts)}, replaced {self.replaced}; ", end="")
            print(f"before, tests of rules killed {before}")
        alive = [verdict for verdict in self.verdicts if verdict.outcome != "killed"]
        print_changes(alive)
        for patch in self.outdated:
            print(f"\nno longer applies, and no killed mutant replaces it: {patch.kept}")
        return int(bool(report_invalid(self.verdicts) or alive or self.outdated))


def drawn_instead(patch: Patch, target: Target, taken: Sequence[Mutant], seed: str) -> Mutant | None:
    """A mutant of the patch's module that is not taken yet; if there is none, of the nearest folder around it."""
    for place in (patch.file, *patch.file.parents):
        if place.is_relative_to(target.folder):
            files = [place] if place.is_file() else sorted(place.rglob("*.py"))
            for mutant in draw(files, len(taken) + 1, f"{seed} {patch.kept.name}"):
                if all((mutant.file, mutant.diff) != (other.file, other.diff) for other in taken):
                    return mutant
    return None


def try_former_killers(target: Target, killers: Mapping[Mutant, Patch], processes: int) -> list[Verdict]:
    """Try each mutant with nothing but the test that killed it, if there still is one, of a rule if it was one then."""
    mutants: dict[str, list[Mutant]] = {}
    for mutant, patch in killers.items():
        mutants.setdefault(patch.by, []).append(mutant)
    reach = recall(target, mutants)
    left = [
        mutant
        for mutant, patch in killers.items()
        if patch.by in reach.seconds and (patch.by in reach.rules or not patch.rules)
    ]
    killed = [verdict for verdict in judge(left, reach, processes) if verdict.outcome == "killed"]
    print(f"{target.name}: {len(killed)} of {len(killers)} mutants killed by the same test as before", flush=True)
    for verdict in killed:
        print_verdict(verdict)
    return killed


def _by_target(patches: Sequence[Patch], known: Sequence[Target]) -> Iterator[tuple[Target, list[Patch]]]:
    """The patches with the target that each belongs to. Raises ValueError for one that belongs to none."""
    for patch in patches:
        if not any(patch.file.is_relative_to(target.folder) for target in known):
            raise ValueError(f"{patch.file} belongs to no game and no part")
    for target in known:
        if here := [patch for patch in patches if patch.file.is_relative_to(target.folder)]:
            yield target, here


if __name__ == "__main__":
    sys.exit(main())
