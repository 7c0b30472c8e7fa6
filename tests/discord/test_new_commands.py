"""`new` of every game is made from its options: every option can be typed, with just the values that it takes."""

from __future__ import annotations

from typing import Any

import pytest

from cogs.commands.opening import TypedSettings, new_command
from cogs.screens.settings import Setting, settings
from rules.game import Game
from rules.registry import GAMES
from tests.discord.conftest import TEXTS
from tests.rules.sample import Sample

KINDS: dict[str, type[Game]] = {**GAMES, "sample": Sample}


async def nothing(interaction: object, given: TypedSettings, in_thread: bool) -> None:
    pass


def parameters(kind: type[Game], without: frozenset[str] = frozenset()) -> dict[str, Any]:
    command = new_command(kind, TEXTS, nothing, without)
    return {parameter.name: parameter for parameter in command.parameters}


@pytest.mark.parametrize("name", KINDS)
def test_every_setting_is_a_parameter_and_none_is_required(name: str) -> None:
    options = parameters(KINDS[name])
    assert set(options) == {*KINDS[name].settings_type.model_fields, "where"}
    assert not any(parameter.required for parameter in options.values())


@pytest.mark.parametrize("name", KINDS)
def test_exactly_the_values_of_a_setting_can_be_typed(name: str) -> None:
    options = parameters(KINDS[name])
    for setting in settings(KINDS[name]):
        assert typed(setting, options[setting.field]) == list(setting.values), setting.field


def typed(setting: Setting, parameter: Any) -> list[Any]:
    """The values that Discord lets someone type."""
    if parameter.choices:
        return [choice.value for choice in parameter.choices]
    if parameter.type.name == "boolean":
        return [False, True] if isinstance(setting.values[0], bool) else ["off", "on"]
    if parameter.type.name == "integer":
        return list(range(parameter.min_value, parameter.max_value + 1))
    assert parameter.type.name == "string"
    return []  # names, which the game reads


def test_a_setting_that_is_given_in_another_way_is_left_out() -> None:
    assert set(parameters(GAMES["dungeon_lords"], frozenset({"scenario"}))) == {"rules", "choose_disabled", "where"}


async def test_only_typed_settings_are_passed_on_with_the_values_of_the_game() -> None:
    handed: list[tuple[TypedSettings, bool]] = []

    async def note(interaction: object, given: TypedSettings, in_thread: bool) -> None:
        handed.append((given, in_thread))

    command: Any = new_command(GAMES["map_masters"], TEXTS, note)
    blank = dict.fromkeys(("where", *GAMES["map_masters"].settings_type.model_fields))
    mission = next(choice for choice in parameters(GAMES["map_masters"])["mission"].choices if choice.value == 3)
    thread = next(choice for choice in parameters(GAMES["map_masters"])["where"].choices if choice.value == "thread")
    await command.callback(None, **{**blank, "mission": mission, "open_hands": True, "time_bonus": False})
    await command.callback(None, **{**blank, "where": thread})
    assert handed == [({"mission": 3, "open_hands": "on", "time_bonus": "off"}, False), ({}, True)]


def test_a_missing_text_is_an_error_when_the_bot_starts() -> None:
    class Odd(Sample):
        name = "odd"

    with pytest.raises(KeyError, match="command-rounds-name"):
        new_command(Odd, TEXTS, nothing)
