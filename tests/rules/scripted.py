"""Dice whose results a test determines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from rules.dice import Dice


class Scripted(Dice):
    """Dice that show given faces and make given picks, and draw as usual when the script is over."""

    faces: list[int] = field(default_factory=list)
    picks: list[int] = field(default_factory=list)
    rolled: int = 0
    picked: int = 0

    def roll(self, sides: int = 6) -> int:
        if self.rolled < len(self.faces):
            self.rolled += 1
            self.counter += 1
            return self.faces[self.rolled - 1]
        return super().roll(sides)

    def below(self, n: int) -> int:
        if self.picked < len(self.picks):
            self.picked += 1
            self.counter += 1
            assert self.picks[self.picked - 1] < n
            return self.picks[self.picked - 1]
        return super().below(n)

    def falls(self, *faces: int, picks: Sequence[int] = ()) -> None:
        """The next rolls show these faces, and the next picks are these (from 0), instead of the earlier script."""
        self.faces = list(faces)
        self.rolled = 0
        self.picks = list(picks)
        self.picked = 0
