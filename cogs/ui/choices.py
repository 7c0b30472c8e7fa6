"""A game's options as lines of a menu and of the lobby."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic.fields import FieldInfo

from cogs.ui.texts import Texts
from rules.core.game import Game

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Setting:
    """One option of a game with all values it can take."""

    field: str
    values: tuple[Value, ...]


def settings(kind: type[Game]) -> list[Setting]:
    """Every option of the game. Raises TypeError for one whose values cannot be listed.

    A list has no values to pick from: it is given with the command that opens the table, and the lobby only shows it.
    """
    return [Setting(name, _values(name, field)) for name, field in kind.options_type.model_fields.items()]


def changed(kind: type[Game], chosen: dict[str, Any], pick: str) -> dict[str, Any]:
    """The options after a pick of the menu, `<field>=<number of the value>`."""
    field, _, number = pick.partition("=")
    setting = next(setting for setting in settings(kind) if setting.field == field)
    return {**chosen, field: setting.values[int(number)]}


def picks(kind: type[Game], chosen: dict[str, Any]) -> Iterator[tuple[str, Setting, Value]]:
    """Every change that can be made, as (pick, setting, value)."""
    now = kind.options_type.model_validate(chosen).model_dump()
    for setting in settings(kind):
        for number, value in enumerate(setting.values):
            if value != now[setting.field]:
                yield f"{setting.field}={number}", setting, value


def said(texts: Texts, language: str, game: str, field: str, value: Value | list[str]) -> str:
    """An option with its value: "Spells: on"; a list with each of its entries."""
    name = texts.say(language, game, f"option-{field}")
    if isinstance(value, list):
        shown = texts.join(language, [_said(texts, language, game, field, entry) for entry in value])
    else:
        shown = _said(texts, language, game, field, value)
    return texts.say(language, None, "option-line", option=name, value=shown)


def _said(texts: Texts, language: str, game: str, field: str, value: Value) -> str:
    key = f"option-{field}-{str(value).lower()}"
    if texts.has(language, game, key):
        return texts.say(language, game, key)
    if isinstance(value, bool):
        return texts.say(language, None, "option-on" if value else "option-off")
    return str(value)


def _values(name: str, field: FieldInfo) -> tuple[Value, ...]:
    if field.annotation is bool:
        return (False, True)
    if get_origin(field.annotation) is Literal:
        return get_args(field.annotation)
    if field.annotation is int:
        least = next((bound.ge for bound in field.metadata if isinstance(bound, Ge)), None)
        most = next((bound.le for bound in field.metadata if isinstance(bound, Le)), None)
        if isinstance(least, int) and isinstance(most, int):
            return tuple(range(least, most + 1))
        return (field.default,)
    if get_origin(field.annotation) is list:
        return ()
    raise TypeError(f"option {name}: a lobby can offer switches, literals and bounded numbers only")
