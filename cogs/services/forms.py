"""Forms as plain data. `modals.py` turns them into Discord's modals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cogs.services.screen import SelectChoice


@dataclass(frozen=True, slots=True)
class TextField:
    """A text to type, of at most `most` characters."""

    id: str
    label: str
    most: int
    value: str = ""
    help: str = ""
    required: bool = False


@dataclass(frozen=True, slots=True)
class ChoiceField:
    """Exactly one of two to ten choices, or (`several`) any number of one to ten."""

    id: str
    label: str
    choices: Sequence[SelectChoice]
    several: bool = False


Field = TextField | ChoiceField


@dataclass(frozen=True, slots=True)
class Form:
    """One to five fields under a title. Its submission is dispatched by the custom id."""

    custom_id: str
    title: str
    fields: Sequence[Field]
