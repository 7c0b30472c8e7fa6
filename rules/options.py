"""What can be chosen before a game starts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from pydantic import BaseModel, ConfigDict


class Options(BaseModel):
    """The base of every game's options. Each field has a default; its text is `option-<name>` in the game's file."""

    model_config = ConfigDict(extra="forbid")

    first: ClassVar[Mapping[str, object]] = {}
    """What a first game is best played with, where that is not the default of each field."""

    @property
    def together(self) -> bool:
        """Whether all players win or lose as one; nobody is then told apart or rated by the result."""
        return False

    def counts(self, field: str, seats: int) -> bool:
        """Whether this option means anything while the others are as they are and `seats` are taken.

        A lobby lists those that do; the others keep their value.
        """
        return True
