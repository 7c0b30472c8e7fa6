"""The `new` of a game: one typed parameter for each of its settings, made from the game's own `GameSettings`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from inspect import Parameter, Signature
from typing import Any

from discord import app_commands

from cogs.screens.settings import Setting, settings
from cogs.services.discord_limits import MOST_CHOICES
from cogs.services.interaction_caller import Interaction
from cogs.services.translator import command_about, command_name, format_text_in
from locales.texts import Texts
from rules.game import Game
from rules.messages import refer

TypedSettings = Mapping[str, Any]
"""The settings that were typed, by name: switches, values, or lists of names as one text."""

HERE = app_commands.Choice(name=command_name("here"), value="here")
THREAD = app_commands.Choice(name=command_name("thread"), value="thread")
_WHERE = "where"
_SWITCH = ("off", "on")
"""An option with these two words is a switch, like one that is true or false."""


def new_command(
    kind: type[Game],
    texts: Texts,
    carry_out: Callable[[Interaction, TypedSettings, bool], Awaitable[None]],
    without: frozenset[str] = frozenset(),
) -> app_commands.Command[Any, ..., None]:
    """The command that opens a lobby: every setting except those of `without`, and whether to use a thread.

    `carry_out` gets the settings that were typed (others have their defaults) and whether to use a thread. The texts
    are `command-<field>-name`, `setting-<field>-help` and, for values, `setting-<field>-<value>`. Raises KeyError for
    a text that is missing.
    """
    offered = [setting for setting in settings(kind) if setting.field not in without]

    async def new(interaction: Interaction, **given: Any) -> None:
        where = given.pop(_WHERE, None)
        typed = {name: value for name, value in given.items() if value is not None}
        chosen = {setting.field: _value(setting, typed[setting.field]) for setting in offered if setting.field in typed}
        await carry_out(interaction, chosen, where is not None and where.value == THREAD.value)

    # discord.py reads a command's parameters from the signature of its callback.
    parameters = [Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)]
    parameters += [_parameter(setting.field, _option_type(setting, kind, texts)) for setting in offered]
    parameters.append(_parameter(_WHERE, app_commands.Choice[str]))
    new.__signature__ = Signature(parameters)  # type: ignore[attr-defined]

    names = {setting.field: format_text_in(texts, f"command-{setting.field}-name", kind.name) for setting in offered}
    helps = {setting.field: format_text_in(texts, f"setting-{setting.field}-help", kind.name) for setting in offered}
    choices = {s.field: _choices(s, kind, texts) for s in offered if _has_choices(s, kind, texts)}
    new = app_commands.rename(**names, where=command_name(_WHERE))(new)
    new = app_commands.describe(**helps, where=command_about(_WHERE))(new)
    new = app_commands.choices(**choices, where=[HERE, THREAD])(new)
    described = format_text_in(texts, "command-new-about", kind.name, game=refer("game-name"))
    return app_commands.Command(name=command_name("new"), description=described, callback=new)


def _value(setting: Setting, given: object) -> object:
    """A typed value, in the form that the game's settings have."""
    if isinstance(given, app_commands.Choice):
        return given.value
    return _SWITCH[int(given)] if isinstance(given, bool) and setting.values == _SWITCH else given


def _parameter(name: str, kind: Any) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=kind | None)


def _option_type(setting: Setting, kind: type[Game], texts: Texts) -> Any:
    """The type that Discord offers for an option."""
    if not setting.values:
        return str  # a list of names
    first = setting.values[0]
    if isinstance(first, bool) or setting.values == _SWITCH:
        return bool
    if _has_choices(setting, kind, texts):
        return app_commands.Choice[type(first)]  # type: ignore[misc]
    return app_commands.Range[int, int(first), int(setting.values[-1])]


def _has_choices(setting: Setting, kind: type[Game], texts: Texts) -> bool:
    """Whether the values are offered by name: words always, numbers where each has a name."""
    values = setting.values
    if not values or isinstance(values[0], bool) or values == _SWITCH:
        return False
    named_all = all(texts.has("en", kind.name, f"setting-{setting.field}-{value}") for value in values)
    return isinstance(values[0], str) or (named_all and len(values) <= MOST_CHOICES)


def _choices(setting: Setting, kind: type[Game], texts: Texts) -> list[app_commands.Choice[Any]]:
    return [
        app_commands.Choice(name=format_text_in(texts, f"setting-{setting.field}-{value}", kind.name), value=value)
        for value in setting.values
    ]
