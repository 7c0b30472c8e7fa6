"""Whether a whole path is legal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from games.map_masters.rules.path.following import step
from games.map_masters.rules.path.state import Path


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a path is legal; else the first bad step and why."""

    ok: bool
    bad: int = -1
    reason: str = ""
    path: Path | None = field(default=None, compare=False)


def validate(path: Path, steps: Sequence[str]) -> Verdict:
    """Follow a whole path from its beginning (MM-4.2)."""
    for number, text in enumerate(steps):
        try:
            path = step(path, text)
        except ValueError as error:
            return Verdict(False, number, str(error), path)
    return Verdict(True, path=path)
