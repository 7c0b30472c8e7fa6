"""The kinds of components, the sizes of files and requests, and Discord's reasons to refuse commands.

Discord documents: components/reference, interactions/application-commands. Messages and forms are not checked here: the
simulator with which the bot is tested refuses those that Discord would refuse.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from sandbox.errors import ApiError, Json, Problems

BUTTON, SELECT, TEXT_INPUT, TEXT_DISPLAY = 2, 3, 4, 10
RADIO_GROUP, CHECKBOX_GROUP = 21, 22
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


def _check_command_parts(entry: Json, path: Path, problems: Problems) -> int:
    """Note what is wrong with a command or an option and what belongs to it; returns their size together."""
    name = entry.get("name")
    if not isinstance(name, str) or not _COMMAND_NAME.match(name) or name != name.lower():
        message = "Command name is invalid"
        problems.add((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", message)
    for locale, text in (entry.get("name_localizations") or {}).items():
        if not _COMMAND_NAME.match(text) or text != text.lower():
            where = (*path, "name_localizations", locale)
            problems.add(where, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    size = len(str(name))
    if entry.get("type", 1) == 1 or path[-2:-1] == ("options",):
        problems.length((*path, "description"), entry.get("description"), 1, 100)
        for locale, text in (entry.get("description_localizations") or {}).items():
            problems.length((*path, "description_localizations", locale), text, 1, 100)
        size += len(str(entry.get("description")))
    options = entry.get("options") or []
    if len(options) > 25:
        problems.add((*path, "options"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    names: set[str] = set()
    optional_seen = False
    for number, option in enumerate(options):
        size += _check_command_parts(option, (*path, "options", number), problems)
        if option.get("name") in names:
            message = "Option names must be unique"
            problems.add((*path, "options", number), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", message)
        names.add(str(option.get("name")))
        if option.get("type", 0) > 2:
            if option.get("required") and optional_seen:
                message = "Required options must be placed before non-required options"
                where = (*path, "options", number)
                problems.add(where, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
            optional_seen = optional_seen or not option.get("required")
    choices = entry.get("choices") or []
    if len(choices) > 25:
        problems.add((*path, "choices"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    for number, choice in enumerate(choices):
        problems.length((*path, "choices", number, "name"), choice.get("name"), 1, 100)
        size += len(str(choice.get("name"))) + len(str(choice.get("value")))
    return size


def check_commands(commands: Any) -> None:
    """Check a bulk overwrite of application commands. Raises `ApiError` 50035."""
    problems = Problems()
    if not isinstance(commands, list):
        raise ApiError(400, 50035, "Invalid Form Body")
    if sum(command.get("type", 1) == 1 for command in commands) > 100:
        problems.add(("commands",), "APPLICATION_COMMAND_TOO_MANY", "Must be 100 or fewer in length.")
    seen: set[tuple[int, str]] = set()
    for number, command in enumerate(commands):
        key = (command.get("type", 1), str(command.get("name")))
        if key in seen:
            message = "Application command names must be unique"
            problems.add((number,), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        seen.add(key)
        if _check_command_parts(command, (number,), problems) > 8000:
            message = "Command exceeds maximum size (8000)"
            problems.add((number,), "APPLICATION_COMMAND_TOO_LARGE", message)
    problems.raise_if_any()
