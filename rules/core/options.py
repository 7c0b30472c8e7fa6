"""What can be chosen before a game starts."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Options(BaseModel):
    """The base of every game's options. Each field has a default; its text is `option-<name>` in the game's file."""

    model_config = ConfigDict(extra="forbid")

    def counts(self, field: str, seats: int) -> bool:
        """Whether this option means anything while the others are as they are and `seats` are taken.

        A lobby lists those that do; the others keep their value.
        """
        return True
