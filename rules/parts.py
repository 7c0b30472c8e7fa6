"""The parts of a game's state: plain objects that are checked only when they are read from a save."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, dataclass_transform

from pydantic import ConfigDict


@dataclass_transform(kw_only_default=True, field_specifiers=(field,))
class Part:
    """A dataclass whose fields are given by name, like every subclass of it.

    It isn't a pydantic model: rules and computer players make, read and change thousands of parts a second.
    """

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        dataclass(kw_only=True)(cls)
