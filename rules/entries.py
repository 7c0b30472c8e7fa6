"""The entries of a game's agenda, and their saved form.

A Step does its part and may push more. A Question (`rules.questions`) waits for its seat. Together has one stack for
each of several seats that act simultaneously; in these, Waiting waits for what other seats do.
A Scope marks the bottom of a procedure that can be dropped as a whole.
"""

from __future__ import annotations

import re
from abc import abstractmethod
from dataclasses import field
from typing import Annotated, Any, ClassVar, dataclass_transform

from pydantic import PlainSerializer, PlainValidator, TypeAdapter, ValidationInfo

from rules.messages import Seat
from rules.state_parts import StatePart

_ENTRIES: dict[str, dict[str, type[Entry]]] = {}
"""The entries of each module, by kind; abstract classes aren't among them."""


_BY_OWNER: dict[str, dict[str, type[Entry]]] = {}
"""The classes that `entry_types` has gathered since an entry was last defined."""

_FORMS: dict[type[Entry], TypeAdapter[Entry]] = {}
"""The saved forms that were needed so far."""

_PACKAGES: set[str] = {"rules"}
"""The packages whose entries belong together: the engine, and each game that has a manifest."""


def claim(package: str) -> None:
    """Assign all entries of a package, whichever of its modules defines them, to one game."""
    _PACKAGES.add(package)
    _BY_OWNER.clear()


def owner_of(module: str) -> str:
    """The package of the game that a module belongs to; the module itself for a game of a single module."""
    name = module
    while name not in _PACKAGES:
        name, dot, _ = name.rpartition(".")
        if not dot:
            return module
    return name


@dataclass_transform(kw_only_default=True, field_specifiers=(field,))
class Entry(StatePart):
    """One thing on the agenda. It has only ids and numbers and reads everything else from the game."""

    kind: ClassVar[str] = "entry"
    """The name in saves and texts: the class name in snake_case."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__(kw_only=True)
        cls.kind = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", cls.__name__).lower()
        if not any(getattr(getattr(cls, name), "__isabstractmethod__", False) for name in dir(cls)):
            _ENTRIES.setdefault(cls.__module__, {})[cls.kind] = cls
            _BY_OWNER.clear()


class Step(Entry):
    """Does its part when it comes to the top, without asking anyone."""

    @abstractmethod
    def run(self, game: Any) -> None:
        """Carry out the step. It has left the agenda already and may push what follows."""


def entry_types(owner: str) -> dict[str, type[Entry]]:
    """All entries that a saved game of `owner` may contain, by kind."""
    if owner not in _BY_OWNER:
        shared = [entries for module, entries in _ENTRIES.items() if owner_of(module) in ("rules", owner)]
        _BY_OWNER[owner] = {kind: entry for entries in shared for kind, entry in entries.items()}
    return _BY_OWNER[owner]


def _form(kind: type[Entry]) -> TypeAdapter[Entry]:
    """The saved form of entries of this class."""
    if kind not in _FORMS:
        _FORMS[kind] = TypeAdapter(kind)
    return _FORMS[kind]


def _write(entry: Entry) -> dict[str, Any]:
    return {"kind": entry.kind, **_form(type(entry)).dump_python(entry, mode="json")}


def _read(value: Any, info: ValidationInfo) -> Entry:
    if isinstance(value, Entry):
        return value
    if not isinstance(value, dict) or not info.context:
        raise ValueError("an agenda entry must be an object with a kind")
    fields = dict(value)
    kind = fields.pop("kind", None)
    entry: type[Entry] | None = info.context["entries"].get(kind) if isinstance(kind, str) else None
    if entry is None:
        raise ValueError(f"unknown agenda entry {kind!r}")
    return _form(entry).validate_python(fields, context=info.context)


AnyEntry = Annotated[Entry, PlainSerializer(_write), PlainValidator(_read)]
"""An entry of any kind as a field: saved with its kind, loaded as the class that the game registered."""

Stack = list[AnyEntry]
"""Entries, the last one on top."""


class Scope(Entry):
    """The bottom of a procedure: `Agenda.drop` removes it and everything above it. On top it does nothing."""

    name: str


class Together(Entry):
    """One stack per seat, simultaneously: the top question of each is open, and the entry ends when all are empty.

    Nobody waits for an optional question: once no seat has an awaited one left, the optional ones close.
    """

    hidden: ClassVar[bool] = True
    """Whether the other players must not learn what a seat does here, so that nobody can take back an answer.

    Then no answer of a seat changes the options of another one.
    """

    branches: dict[Seat, Stack]


class Waiting(Entry):
    """In a branch of a `Together`: what lies below it begins when other seats have done what has to come before.

    What it waits for may not wait for it in turn.
    """

    @abstractmethod
    def is_over(self, game: Any) -> bool:
        """Whether the branch goes on; asked again after every step of the others."""


class Openly(Together):
    """Simultaneous but public: everyone sees each answer immediately, and the last one can be taken back as usual."""

    hidden: ClassVar[bool] = False
