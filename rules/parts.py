"""The parts of a game's state: plain objects that are checked only when they are read from a save."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, dataclass_transform

from pydantic import ConfigDict


@dataclass_transform(field_specifiers=(field,))
class Part:
    """The base of everything in a game's state: each subclass is a dataclass.

    These are no pydantic models: rules and computer players make, read and change thousands of parts a second.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    def __init_subclass__(cls, *, kw_only: bool = False) -> None:
        dataclass(kw_only=kw_only)(cls)
