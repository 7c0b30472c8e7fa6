"""A game's options as lines of the lobby, and the menus by which they are changed.

The lobby's menu lists the options that apply; each opens a panel with all its values and what they mean. So every value
of every option can be reached, however many there are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic.fields import FieldInfo

from cogs.services.ids import CustomId
from cogs.services.limits import MOST_CHOICES
from cogs.services.screen import Button, Choice, Screen, Select
from locales.texts import Texts
from rules.game import Game
from tables.errors import Refusal

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Setting:
    """One option of a game with all values it can take."""

    field: str
    values: tuple[Value, ...]


def settings(kind: type[Game]) -> list[Setting]:
    """Every option of the game. Raises TypeError for one whose values cannot be listed.

    A list has no values to pick from: the command that opens the table sets it, and the lobby only shows it.
    """
    return [Setting(name, _values(name, field)) for name, field in kind.options_type.model_fields.items()]


def counting(kind: type[Game], chosen: Mapping[str, Any], seats: int) -> list[tuple[Setting, Value | list[str]]]:
    """The options that apply now, each with its value: those of the chosen mode, and no empty lists."""
    options = kind.options_type.model_validate(dict(chosen))
    now = options.model_dump()
    return [
        (setting, now[setting.field])
        for setting in settings(kind)
        if now[setting.field] != [] and options.counts(setting.field, seats)
    ]


def pick_of(kind: type[Game], pick: str) -> tuple[Setting, Value | None]:
    """What a line of a menu stands for: `<field>` for an option, `<field>=<number>` for one of its values.

    Raises Refusal for one that is from another version of the bot.
    """
    field, _, number = pick.partition("=")
    setting = next((setting for setting in settings(kind) if setting.field == field), None)
    if setting is None or (number and not (number.isdecimal() and int(number) < len(setting.values))):
        raise Refusal("refused-unknown_press")
    return setting, setting.values[int(number)] if number else None


@dataclass(frozen=True, slots=True)
class Menus:
    """The menus of one table's options, in one language."""

    texts: Texts
    language: str
    table: int
    kind: type[Game]
    chosen: Mapping[str, Any]
    seats: int

    def changes(self) -> Select | None:
        """The lobby's menu; None if nothing can be chosen. Raises ValueError if it has too many lines."""
        lines = [
            Choice(
                setting.field,
                self._said(setting.field, now),
                about=self.texts.say(self.language, self.kind.name, _help(setting.field)),
            )
            for setting, now in counting(self.kind, self.chosen, self.seats)
            if setting.values
        ]
        if len(lines) > MOST_CHOICES:
            raise ValueError(f"{self.kind.name}: {len(lines)} lines of options, a menu takes {MOST_CHOICES}")
        return Select(CustomId("option", self.table).menu, lines, self._say("lobby-option")) if lines else None

    def values(self, setting: Setting, page: int = 0) -> Screen:
        """The panel of one option: what it is about and all its values, each with what it means."""
        name = self.texts.say(self.language, self.kind.name, f"option-{setting.field}")
        screen = Screen().add(f"### {name}", self.texts.say(self.language, self.kind.name, _help(setting.field)))
        now = self.kind.options_type.model_validate(dict(self.chosen)).model_dump()[setting.field]
        pages = -(-len(setting.values) // MOST_CHOICES)
        first = MOST_CHOICES * min(page, pages - 1)
        lines = [
            Choice(
                f"{setting.field}={number}",
                _said(self.texts, self.language, self.kind.name, setting.field, value),
                about=meaning(self.texts, self.language, self.kind.name, setting.field, value),
                chosen=value == now,
            )
            for number, value in enumerate(setting.values)
        ][first : first + MOST_CHOICES]
        screen.add(Select(CustomId("value", self.table, rest=str(page)).menu, lines, self._say("panel-choose")))
        if pages > 1:
            screen.add(f"-# {self._say('panel-page', page=page + 1, pages=pages)}")

            def turn(to: int, key: str) -> Button:
                press = CustomId("values", self.table, rest=f"{setting.field}={to}")
                return Button(press.button, self._say(key), off=not 0 <= to < pages)

            screen.buttons([turn(page - 1, "panel-previous"), turn(page + 1, "panel-next")])
        return screen

    @property
    def _say(self) -> Callable[..., str]:
        return lambda key, **args: self.texts.say(self.language, None, key, **args)

    def _said(self, field: str, value: Value | list[str]) -> str:
        return said(self.texts, self.language, self.kind.name, field, value)


def _help(field: str) -> str:
    return f"option-{field}-help"


def meaning(texts: Texts, language: str, game: str, field: str, value: Value | list[str]) -> str:
    """What one value of an option means; empty if its name says everything."""
    key = f"option-{field}-{str(value).lower()}-help"
    return texts.say(language, game, key) if not isinstance(value, list) and texts.has(language, game, key) else ""


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
