"""The saved form of a game: read strictly and completely, with a check that play can continue from it.

Whether the rules can lead to a position is not checked here: what is stored carries a checksum, and imported games are
replayed from their seed.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from pydantic import BaseModel, ValidationError

from rules.entries import Entry, Together, entry_types, owner_of
from rules.errors import DamagedSave, first_fault
from rules.messages import TABLE
from rules.questions import Question, without_steps_back

G = TypeVar("G", bound=BaseModel)
"""A `rules.game.Game`, which imports this module."""


def write(game: Any) -> str:
    """The game as JSON."""
    return f'{{"game":"{game.name}","schema":{game.schema_version},"state":{game.model_dump_json()}}}'


def read(kind: Any, data: str | bytes | Mapping[str, Any], *, goes_on: bool = True) -> Any:
    """The saved game, lifted from older schemas. Raises DamagedSave, naming the field that is wrong.

    `goes_on`: it is also refused if play cannot continue from it.

    Writing it again must give the same: so a missing or unknown field is refused, never replaced by a default, and so
    is a value of another type.
    """
    try:
        saved = data if isinstance(data, Mapping) else json.loads(data)
        name = saved["game"]
        schema = saved["schema"]
        state = saved["state"]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise damaged(str(error)) from error
    if name != kind.name:
        raise damaged("game")
    if type(schema) is not int or not min(kind.lifts, default=kind.schema_version) <= schema <= kind.schema_version:
        raise damaged("schema")
    if not isinstance(state, dict):
        raise damaged("state")
    for version in range(schema, kind.schema_version):
        try:
            state = kind.lifts[version](state)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            raise damaged(f"schema {version}: {error!r}") from error
        except RecursionError as error:
            raise damaged("state: nested too deeply") from error
    try:
        game = kind.model_validate(state, context={"entries": entry_types(owner_of(kind.__module__))})
        written = json.loads(game.model_dump_json())
        wrong = next(_differences(state, written), None)
        wrong = wrong or (_stuck(game) if goes_on else None)
    except ValidationError as error:
        raise damaged(first_fault(error)) from error
    except RecursionError as error:
        raise damaged("state: nested too deeply") from error
    if wrong is not None:
        raise damaged(wrong)
    return game


def without_flags(state: dict[str, Any], *names: str) -> dict[str, Any]:
    """The state without flags that only older games have set. Raises ValueError if one of them is set here."""
    if flags := [name for name in names if state.get(name) is True]:
        raise ValueError(f"{flags[0]} is set, so the game is too old")
    return {name: value for name, value in state.items() if name not in names}


def copier(game: G) -> Callable[[], G]:
    """A function that makes independent games in the present position: for when several are needed, or perhaps none.

    They are read from the saved form. Writing it is a fifth of the work, and is done only once; it needs no check.
    """
    kind, written = type(game), game.model_dump_json()
    context = {"entries": entry_types(owner_of(kind.__module__))}
    return lambda: kind.model_validate_json(written, context=context)


def damaged(field: str) -> DamagedSave:
    """The refusal of a save because of one of its fields."""
    return DamagedSave("refused-damaged_save", field=field)


def with_paths(stack: Iterable[Entry], path: str = "agenda.stack") -> Iterator[tuple[str, Entry]]:
    """Every entry of a stack, including simultaneous branches, after its path."""
    for number, entry in enumerate(stack):
        where = f"{path}.{number}"
        yield where, entry
        if isinstance(entry, Together):
            for seat, branch in entry.branches.items():
                yield from with_paths(branch, f"{where}.branches.{seat}")


def _differences(read: object, written: object, path: str = "") -> Iterator[str]:
    """Where the save differs from what is written after reading it: missing fields, values of another type."""
    if isinstance(read, dict) and isinstance(written, dict):
        for name in {**read, **written}:
            where = f"{path}.{name}" if path else name
            if name in read and name in written:
                yield from _differences(read[name], written[name], where)
            else:
                yield f"{where}: is missing" if name in written else f"{where}: is unknown"
    elif isinstance(read, list) and isinstance(written, list) and len(read) == len(written):
        for number, (before, after) in enumerate(zip(read, written, strict=True)):
            yield from _differences(before, after, f"{path}.{number}")
    elif type(read) is not type(written) or read != written:
        yield f"{path}: is not of its type"


def _stuck(game: Any) -> str | None:
    """Why play cannot continue: while the game lasts, a seat must be asked, and each question must have an answer."""
    if game.seats not in game.seat_numbers:
        return "seats"
    try:
        opened = game.agenda.open()
    except TypeError:  # a step on top of a stack, where only a question can wait
        return "agenda.stack"
    if game.result is not None:
        return "result" if opened else None
    if not any(question.awaited for _, question in opened):
        return "agenda.stack"
    for _, question in opened:
        wrong = _unanswerable(game, question)
        if wrong is not None:
            agenda = game.agenda
            everything = (*with_paths(agenda.stack), *with_paths(agenda.standing, "agenda.standing"))
            return next(f"{where}: {wrong}" for where, entry in everything if entry is question)
    return None


def _unanswerable(game: Any, question: Question) -> str | None:
    """Why nobody can answer a question; None if someone can."""
    if not question.id or question.seat not in (TABLE, *range(game.seats)):
        return "asks nobody"
    try:
        question.describe(game)
        options = question.quick_options(game)
    except Exception as error:  # any exception of rules that find something unexpected on the table
        return f"{type(error).__name__}: {error}"
    forward = without_steps_back(options)
    if not options or (len(forward) < question.min and len(forward) == len(options)):
        return "has no answer"
    return None
