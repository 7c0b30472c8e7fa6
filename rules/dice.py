"""All randomness of a game: a seed and a counter, so that anyone can roll the same dice again."""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from dataclasses import field
from typing import Annotated, TypeVar

from pydantic import AfterValidator, Field

from rules.state_parts import StatePart

T = TypeVar("T")

_SPAN = 1 << 64


def _encodable(text: str) -> str:
    """A lone surrogate, which JSON can contain, cannot be encoded; the error is a ValueError."""
    text.encode()
    return text


Text = Annotated[str, AfterValidator(_encodable)]


class Dice(StatePart):
    """Draws numbers from SHA-256 of the seed, the stirs and a counter that grows by one for every draw.

    A draw below `n` takes the first eight bytes of the digest as a number; the few numbers at the upper end that
    would favour the small results are skipped (the counter still advances). `docs/dice.md` shows how to check a game.
    """

    seed: Text
    counter: Annotated[int, Field(ge=0)] = 0
    stirred: list[Text] = field(default_factory=list)

    @property
    def sealed(self) -> str:
        """SHA-256 of the seed, shown when the game begins; the seed itself is shown when it is over."""
        return hashlib.sha256(self.seed.encode()).hexdigest()

    def stir(self, text: str) -> None:
        """Change every later draw."""
        self.stirred.append(text)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely. Raises ValueError unless `n` is positive."""
        number, self.counter = _below(n, self._salt, self.counter)
        return number

    def roll(self, sides: int = 6) -> int:
        """A die roll: 1 to `sides`."""
        return self.below(sides) + 1

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely. Raises ValueError if there are none."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items into random order, in place."""
        salt, counter = self._salt, self.counter
        for last in range(len(items) - 1, 0, -1):
            other, counter = _below(last + 1, salt, counter)
            items[last], items[other] = items[other], items[last]
        self.counter = counter

    @property
    def _salt(self) -> str:
        """The value that every draw is computed from, besides its number."""
        return "|".join((self.seed, *self.stirred))


def _below(n: int, salt: str, counter: int) -> tuple[int, int]:
    """A number from 0 to n - 1, and the number of draws after it. Raises ValueError for `n` below 1."""
    if n < 1:
        raise ValueError(f"nothing to draw from: {n}")
    limit = _SPAN - _SPAN % n
    while True:
        digest = hashlib.sha256(f"{salt}|{counter}".encode()).digest()
        counter += 1
        number = int.from_bytes(digest[:8], "big")
        if number < limit:
            return number % n, counter
