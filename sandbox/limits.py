"""The kinds of components, the sizes of files and requests, and Discord's reasons to refuse commands.

Discord documents: components/reference, interactions/application-commands. Messages and forms are not checked here: the
simulator with which the bot is tested refuses those that Discord would refuse.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from sandbox.errors import ApiError, Json, KnownError, Problems

BUTTON, SELECT, TEXT_INPUT, TEXT_DISPLAY = 2, 3, 4, 10
RADIO_GROUP, CHECKBOX_GROUP = 21, 22
"""Types of components."""
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE = range(1, 9)
ATTACHMENT = 11
"""Types of the options of commands."""
MAX_FILES = 10
MAX_FILE = 10 * 1024 * 1024
MAX_REQUEST = 25 * 1024 * 1024

Path = tuple[str | int, ...]


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component of a list, nested ones included, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        if isinstance(component.get("component"), dict):
            yield from walk([component["component"]])


_COMMAND_NAME = re.compile(r"^[-_'\w]{1,32}$")
MOST_COMMANDS, LARGEST_COMMAND = 100, 8000
"""The slash commands of a bot, and the characters of one with all its options and choices."""
MOST_OPTIONS, MOST_CHOICES, LONGEST_TEXT = 25, 25, 100
"""Of a command, of an option, and of a description or the name of a choice."""
CHAT_INPUT = 1
"""The type of slash commands."""


def check_commands(commands: Any) -> None:
    """Check a bulk overwrite of application commands. Raises `ApiError` 50035."""
    problems = Problems()
    if not isinstance(commands, list):
        raise ApiError.known(KnownError.INVALID_FORM)
    if sum(command.get("type", CHAT_INPUT) == CHAT_INPUT for command in commands) > MOST_COMMANDS:
        problems.at_most(("commands",), MOST_COMMANDS, "APPLICATION_COMMAND_TOO_MANY")
    seen: set[tuple[int, str]] = set()
    for number, command in enumerate(commands):
        kind = command.get("type", CHAT_INPUT)
        if (kind, str(command.get("name"))) in seen:
            message = "Application command names must be unique"
            problems.add((number,), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add((kind, str(command.get("name"))))
        if _check(command, (number,), problems, described=kind == CHAT_INPUT) > LARGEST_COMMAND:
            message = f"Command exceeds maximum size ({LARGEST_COMMAND})"
            problems.add((number,), "APPLICATION_COMMAND_TOO_LARGE", message)
    problems.raise_if_any()


def _check(entry: Json, path: Path, problems: Problems, *, described: bool) -> int:
    """Note what is wrong with a command or an option and what belongs to it; returns their size together.

    `described`: whether it has a description.
    """
    _check_name(entry.get("name"), (*path, "name"), problems)
    for locale, name in (entry.get("name_localizations") or {}).items():
        _check_name(name, (*path, "name_localizations", locale), problems)
    size = len(str(entry.get("name")))
    if described:
        problems.length((*path, "description"), entry.get("description"), LONGEST_TEXT)
        for locale, text in (entry.get("description_localizations") or {}).items():
            problems.length((*path, "description_localizations", locale), text, LONGEST_TEXT)
        size += len(str(entry.get("description")))
    size += _check_options(entry.get("options") or [], (*path, "options"), problems)
    return size + _check_choices(entry.get("choices") or [], (*path, "choices"), problems)


def _check_name(name: Any, path: Path, problems: Problems) -> None:
    """Note it if this can't be the name of a command or option."""
    if not isinstance(name, str) or not _COMMAND_NAME.match(name) or name != name.lower():
        problems.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_options(options: list[Json], path: Path, problems: Problems) -> int:
    """Note what is wrong with the options of a command; returns their size together."""
    if len(options) > MOST_OPTIONS:
        problems.at_most(path, MOST_OPTIONS)
    size = 0
    names: set[str] = set()
    optional_seen = False
    for number, option in enumerate(options):
        where = (*path, number)
        size += _check(option, where, problems, described=True)
        if option.get("name") in names:
            problems.add(where, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
        names.add(str(option.get("name")))
        if option.get("type", 0) > GROUP:
            if option.get("required") and optional_seen:
                message = "Required options must be placed before non-required options"
                problems.add(where, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
            optional_seen = optional_seen or not option.get("required")
    return size


def _check_choices(choices: list[Json], path: Path, problems: Problems) -> int:
    """Note what is wrong with the choices of an option; returns their size together."""
    if len(choices) > MOST_CHOICES:
        problems.at_most(path, MOST_CHOICES)
    for number, choice in enumerate(choices):
        problems.length((*path, number, "name"), choice.get("name"), LONGEST_TEXT)
    return sum(len(str(choice.get("name"))) + len(str(choice.get("value"))) for choice in choices)
