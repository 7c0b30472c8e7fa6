"""Mutants as patches: unified diffs in a folder, which can be applied again after the code around them has moved."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import unified_diff
from hashlib import sha256
from pathlib import Path

from tests.mutants.sampling import Mutant, shown, statement_at

KILLED_BY, OF_RULES = "# killed by ", "# of rules "
_HUNK = re.compile(r"@@ -(\d+)")
FUZZ = 3
"""The lines of context at each end of a hunk that may have changed, provided that the rest is unique in the file."""


@dataclass(frozen=True)
class Patch:
    """A saved mutant: where it is kept, the test that killed it, the rules of that test, and what it changes."""

    kept: Path
    by: str
    rules: tuple[str, ...]
    file: Path
    hunks: tuple[tuple[int, tuple[str, ...]], ...]
    """The line at which each hunk begins, counted from 1, and its lines with their first character."""

    def applied(self) -> Mutant | None:
        """The mutant of the present file; None if the patch no longer applies."""
        if not self.file.is_file():
            return None
        source = self.file.read_text(encoding="utf-8")
        lines = source.splitlines()
        changed_lines = []
        for begins, hunk in self.hunks:
            fits = filter(None, (_fit(lines, begins - 1, hunk, fuzz) for fuzz in range(FUZZ + 1)))
            place, part = next(fits, (-1, hunk))
            if place < 0:
                return None
            changed_lines.append(place + 1 + _changes(part)[0])
            lines[place : place + len(_side(part, "-"))] = _side(part, "+")
        changed = "\n".join(lines) + "\n"
        try:
            ast.parse(changed)
        except SyntaxError:
            return None
        line = min(changed_lines[0], len(source.splitlines()))
        return Mutant(self.file, line, statement_at(source, line), changed, shown(source, changed))


def _side(hunk: Sequence[str], sign: str) -> list[str]:
    """The lines of a hunk before ("-") or after ("+") the change."""
    return [line[1:] for line in hunk if line[0] in (" ", sign)]


def _changes(hunk: Sequence[str]) -> list[int]:
    """The indexes of the lines that change."""
    return [index for index, line in enumerate(hunk) if line[0] != " "]


def _fit(lines: Sequence[str], was_at: int, hunk: tuple[str, ...], fuzz: int) -> tuple[int, tuple[str, ...]] | None:
    """The index at which a hunk without `fuzz` lines of context at each end applies, and what is left of it.

    That is the place nearest to where it was; without all of its context it must be the only one.
    """
    changed = _changes(hunk)
    begin = min(fuzz, changed[0])
    part = hunk[begin : max(len(hunk) - fuzz, changed[-1] + 1)]
    old = _side(part, "-")
    places = [place for place in range(len(lines) - len(old) + 1) if lines[place : place + len(old)] == old]
    if not places or (fuzz and len(places) > 1):
        return None
    return min(places, key=lambda place: abs(place - was_at - begin)), part


def save(folder: Path, mutant: Mutant, by: str, rules: Sequence[str] = ()) -> Path:
    """Write a killed mutant into the folder."""
    before = mutant.file.read_text(encoding="utf-8").splitlines()
    name = mutant.file.as_posix()
    diff = "\n".join(unified_diff(before, mutant.source.splitlines(), f"a/{name}", f"b/{name}", lineterm=""))
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / f"{mutant.module}-{mutant.line}-{sha256(diff.encode()).hexdigest()[:8]}.patch"
    marked = f"{OF_RULES}{' '.join(rules)}\n" if rules else ""
    kept.write_text(f"{KILLED_BY}{by}\n{marked}{diff}\n", encoding="utf-8")
    return kept


def load(folder: Path) -> list[Patch]:
    """All saved mutants of a folder, in the order of their names. Raises ValueError for a file that is not a patch."""
    return [_read(kept) for kept in sorted(folder.glob("*.patch"))]


def _read(kept: Path) -> Patch:
    killed_by = ""
    rules = ""
    file = None
    hunks: list[tuple[int, list[str]]] = []
    for line in kept.read_text(encoding="utf-8").splitlines():
        if hunk := _HUNK.match(line):
            hunks.append((int(hunk[1]), []))
        elif hunks and line[:1] in (" ", "-", "+"):
            hunks[-1][1].append(line)
        elif line.startswith("+++ b/"):
            file = Path(line.removeprefix("+++ b/"))
        elif line.startswith(KILLED_BY):
            killed_by = line.removeprefix(KILLED_BY)
        elif line.startswith(OF_RULES):
            rules = line.removeprefix(OF_RULES)
    if file is None or not any(line[0] != " " for _, hunk in hunks for line in hunk):
        raise ValueError(f"{kept} is no patch of a module")
    return Patch(kept, killed_by, tuple(rules.split()), file, tuple((begins, tuple(hunk)) for begins, hunk in hunks))
