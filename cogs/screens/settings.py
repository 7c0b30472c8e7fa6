"""A game's settings: those that apply, those that differ from the default, and a menu for each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic.fields import FieldInfo

from cogs.services.discord_limits import MOST_CHOICES
from cogs.services.ids import CustomId
from cogs.services.screen import Select, SelectChoice
from locales.texts import Texts
from rules.game import Game
from storage.rows import Table
from tables.errors import Refusal

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting of a game with all values it can take."""

    field: str
    values: tuple[Value, ...]


def settings(kind: type[Game]) -> list[Setting]:
    """Every setting of the game. Raises TypeError for one whose values do not fit into a menu.

    A list has no values to pick from: the command that opens the table sets it, and the lobby only shows it.
    """
    return [Setting(name, _values(name, field)) for name, field in kind.settings_type.model_fields.items()]


def settings_that_apply(
    kind: type[Game], chosen: Mapping[str, Any], seats: int
) -> list[tuple[Setting, Value | list[str]]]:
    """The settings that apply now, each with its value: those of the chosen mode, and no empty lists."""
    chosen_settings = kind.settings_type.model_validate(dict(chosen))
    values = chosen_settings.model_dump()
    return [
        (setting, values[setting.field])
        for setting in settings(kind)
        if values[setting.field] != [] and chosen_settings.counts(setting.field, seats)
    ]


def pick_of(kind: type[Game], pick: str) -> tuple[Setting, Value]:
    """The setting and the value that a line of a menu stands for: `<field>=<number>`.

    Raises Refusal for one that is from another version of the bot.
    """
    field, _, number = pick.partition("=")
    setting = next((setting for setting in settings(kind) if setting.field == field), None)
    if setting is None or not (number.isdecimal() and int(number) < len(setting.values)):
        raise Refusal("refused-unknown_press")
    return setting, setting.values[int(number)]


def menus(texts: Texts, language: str, table: Table, kind: type[Game]) -> list[Select]:
    """One menu for each setting of a table that applies now and can be chosen, with its value picked."""
    return [
        Select(
            CustomId("value", table.id, rest=setting.field).menu,
            [
                SelectChoice(
                    f"{setting.field}={number}",
                    setting_line(texts, language, kind, setting.field, value),
                    about=_about(texts, language, kind.name, setting.field, value, current),
                    chosen=value == current,
                )
                for number, value in enumerate(setting.values)
            ],
            texts.say(language, kind.name, f"setting-{setting.field}"),
        )
        for setting, current in settings_that_apply(kind, table.settings, len(table.seats))
        if setting.values
    ]


def _about(texts: Texts, language: str, game: str, field: str, value: Value, current: Value | list[str]) -> str:
    """The meaning of a value in a menu; that of the setting stands at its value `current`, or at the one that is on."""
    stands_here = value is True if isinstance(current, bool) else value == current
    help_text = texts.say(language, game, f"setting-{field}-help") if stands_here else ""
    return meaning(texts, language, game, field, value) or help_text


def meaning(texts: Texts, language: str, game: str, field: str, value: Value | list[str]) -> str:
    """The meaning of one value of a setting; empty if its name says everything."""
    key = f"setting-{field}-{str(value).lower()}-help"
    return texts.say(language, game, key) if not isinstance(value, list) and texts.has(language, game, key) else ""


def setting_line(texts: Texts, language: str, kind: type[Game], field: str, value: Value | list[str]) -> str:
    """A setting with its value: "Spells: on"; a list with each of its entries."""
    name = texts.say(language, kind.name, f"setting-{field}")
    if isinstance(value, list):
        begins = kind.settings_type.names.get(field, f"setting-{field}")
        keys = {entry: f"{begins}-{entry.lower()}" for entry in value}
        entries = [
            texts.say(language, kind.name, key) if texts.has(language, kind.name, key) else entry
            for entry, key in keys.items()
        ]
        value_text = texts.join(language, entries)
    else:
        value_text = _value_text(texts, language, kind.name, field, value)
    return texts.say(language, None, "setting-line", setting=name, value=value_text)


def _value_text(texts: Texts, language: str, game: str, field: str, value: Value) -> str:
    key = f"setting-{field}-{str(value).lower()}"
    if texts.has(language, game, key):
        return texts.say(language, game, key)
    if isinstance(value, bool):
        return texts.say(language, None, "setting-on" if value else "setting-off")
    if isinstance(value, int) and texts.has(language, game, f"setting-{field}-number"):
        return texts.say(language, game, f"setting-{field}-number", number=value)
    return str(value)


def _values(name: str, field: FieldInfo) -> tuple[Value, ...]:
    """The values of a menu for a setting; none for a list. Raises TypeError if no menu can offer them."""
    if field.annotation is bool:
        return (False, True)
    if get_origin(field.annotation) is Literal:
        return get_args(field.annotation)
    if field.annotation is int:
        least = next((bound.ge for bound in field.metadata if isinstance(bound, Ge)), None)
        most = next((bound.le for bound in field.metadata if isinstance(bound, Le)), None)
        if isinstance(least, int) and isinstance(most, int):
            if most - least >= MOST_CHOICES:
                raise TypeError(f"option {name}: a menu takes {MOST_CHOICES} values")
            return tuple(range(least, most + 1))
    if get_origin(field.annotation) is list:
        return ()
    raise TypeError(f"option {name}: a lobby can offer switches, literals and bounded numbers only")
