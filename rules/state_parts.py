"""The parts of a game's state: plain objects that are checked only when they are read from a save."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, dataclass_transform

from pydantic import ConfigDict


@dataclass_transform(field_specifiers=(field,))
class StatePart:
    """The base of a game's pieces, steps and questions, each of which is a dataclass.

    Pydantic models would be several times as slow to make, read and change, which happens thousands of times a second.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    def __init_subclass__(cls, *, kw_only: bool = False) -> None:
        dataclass(kw_only=kw_only)(cls)
