"""The settings of a game before its start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Self

from pydantic import BaseModel, ConfigDict, ValidationError

from rules.errors import BadSetup, first_fault


class GameSettings(BaseModel):
    """The base of every game's settings. Each field has a default; its text is `setting-<name>` in the game's file."""

    model_config = ConfigDict(extra="forbid")

    first: ClassVar[Mapping[str, object]] = {}
    """The best settings for a first game, where they differ from the defaults."""

    names: ClassVar[Mapping[str, str]] = {}
    """By field, for lists of cards and the like: how the keys of their names begin, such as `card` of `card-<id>`."""

    @classmethod
    def read(cls, chosen: Mapping[str, object]) -> Self:
        """These settings, with defaults for those that are not given. Raises BadSetup."""
        try:
            return cls.model_validate(dict(chosen))
        except ValidationError as error:
            raise BadSetup("refused-setting", field=first_fault(error)) from error

    @property
    def together(self) -> bool:
        """Whether all players win or lose as one; the result then neither ranks nor rates them."""
        return False

    def other_modes(self, seats: int) -> frozenset[str]:
        """The pages of the rules that do not concern a game with these settings and this many `seats`."""
        return frozenset()

    def counts(self, field: str, seats: int) -> bool:
        """Whether this setting has any effect with the others as they are and this many `seats`.

        A lobby lists those that do; the others keep their value.
        """
        return True
