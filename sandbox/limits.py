"""Discord's reasons to refuse messages, components, modals and commands.

Discord documents: components/reference, resources/message, interactions/application-commands. Each check
collects what is wrong in a `Problems`; the caller raises one answer with code 50035. Kinds of components that Kantera
does not use are refused, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from sandbox.errors import ApiError, Json, Problems

ROW, BUTTON, SELECT, TEXT_INPUT = 1, 2, 3, 4
TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER = 10, 12, 13, 14, 17
LABEL, RADIO_GROUP, CHECKBOX_GROUP = 18, 21, 22
INPUTS = (TEXT_INPUT, RADIO_GROUP, CHECKBOX_GROUP)
LINK = 5

IN_CONTAINER = (ROW, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR)
AT_TOP_V2 = (*IN_CONTAINER, CONTAINER)
MAX_COMPONENTS = 40
MAX_TEXT = 4000
MAX_TEXT_BYTES = 10_170  # undocumented: anything longer is answered with HTTP 500 (discord-api-docs issue 8554)
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


def _known_keys(component: Any, path: Path, problems: Problems) -> bool:
    if isinstance(component, dict) and isinstance(component.get("type"), int):
        return True
    problems.add((*path, "type"), "BASE_TYPE_REQUIRED", "This field is required")
    return False


def _check_button(button: Json, path: Path, problems: Problems) -> None:
    style = button.get("style")
    if style not in range(1, 6):
        problems.add((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5).")
    if style == LINK:
        if not str(button.get("url") or "").startswith(("http://", "https://", "discord://")):
            problems.add((*path, "url"), "BASE_TYPE_REQUIRED", "A url is required for a link button.")
        if button.get("custom_id"):
            problems.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "Not both.")
    else:
        problems.length((*path, "custom_id"), button.get("custom_id"), 1, 100)
    if button.get("label") is not None:
        problems.length((*path, "label"), button["label"], 0, 80)
    if not button.get("label"):
        problems.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label is required.")


def _check_options(options: Any, path: Path, low: int, high: int, problems: Problems) -> None:
    if not isinstance(options, list) or not low <= len(options) <= high:
        problems.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
        return
    seen: set[str] = set()
    for number, option in enumerate(options):
        problems.length((*path, number, "label"), option.get("label"), 1, 100)
        problems.length((*path, number, "value"), option.get("value"), 1, 100)
        if option.get("description") is not None:
            problems.length((*path, number, "description"), option["description"], 0, 100)
        if option.get("value") in seen:
            message = "The specified option value is already used"
            problems.add((*path, number, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
        seen.add(str(option.get("value")))


def _check_range(component: Json, path: Path, top: int, problems: Problems) -> None:
    low, high = component.get("min_values"), component.get("max_values")
    low, high = 1 if low is None else low, 1 if high is None else high
    if not 0 <= low <= 25:
        problems.add((*path, "min_values"), "NUMBER_TYPE_RANGE", "Must be between 0 and 25.")
    if not 1 <= high <= max(top, 1):
        problems.add((*path, "max_values"), "NUMBER_TYPE_MAX", f"Must be between 1 and {top}.")
    if low > high:
        problems.add((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_GREATER", "min is more than max.")


def _check_input(component: Json, path: Path, problems: Problems) -> None:
    kind = component["type"]
    problems.length((*path, "custom_id"), component.get("custom_id"), 1, 100)
    options = component.get("options")
    if component.get("placeholder") is not None:
        limit = 100 if kind == TEXT_INPUT else 150
        problems.length((*path, "placeholder"), component["placeholder"], 0, limit)
    if kind == SELECT:
        _check_options(options, (*path, "options"), 1, 25, problems)
        _check_range(component, path, len(options or []), problems)
        # Defaults beyond max_values are refused as well.
        chosen = [option for option in options or [] if option.get("default")]
        most = component.get("max_values")
        if len(chosen) > (1 if most is None else most):
            problems.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many defaults.")
    elif kind == TEXT_INPUT:
        if component.get("style") not in (1, 2):
            problems.add((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")
        for key in ("min_length", "max_length"):
            value = component.get(key)
            if value is not None and not 0 <= value <= 4000:
                problems.add((*path, key), "NUMBER_TYPE_RANGE", "Must be between 0 and 4000.")
        if component.get("value") is not None:
            problems.length((*path, "value"), component["value"], 0, component.get("max_length") or 4000)
    else:
        _check_options(options, (*path, "options"), 2 if kind == RADIO_GROUP else 1, 10, problems)


def _check_media(media: Any, path: Path, problems: Problems) -> None:
    url = media.get("url") if isinstance(media, dict) else None
    if not isinstance(url, str) or not url.startswith(("http://", "https://", "attachment://")):
        problems.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", "The url must be http(s) or attachment.")


def _check_row(row: Json, path: Path, problems: Problems) -> None:
    children: list[Any] = row.get("components") or []
    kinds = [child.get("type") for child in children if isinstance(child, dict)]
    buttons = kinds.count(BUTTON)
    if kinds != [SELECT] and not (buttons == len(children) and 1 <= buttons <= 5):
        problems.add((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "Five buttons or one select.")
    for number, child in enumerate(children):
        _check_component(child, (*path, "components", number), (BUTTON, SELECT), problems)


def _check_component(component: Any, path: Path, allowed: tuple[int, ...], problems: Problems) -> None:
    if not _known_keys(component, path, problems):
        return
    kind = component["type"]
    if kind not in allowed:
        message = f"Value of field 'type' must be one of {allowed}."
        problems.add((*path, "type"), "UNION_TYPE_CHOICES", message)
        return
    if kind == ROW:
        _check_row(component, path, problems)
    elif kind == BUTTON:
        _check_button(component, path, problems)
    elif kind in (SELECT, *INPUTS):
        _check_input(component, path, problems)
    elif kind == TEXT_DISPLAY:
        problems.length((*path, "content"), component.get("content"), 1, MAX_TEXT)
    elif kind == GALLERY:
        items = component.get("items") or []
        if not 1 <= len(items) <= 10:
            problems.add((*path, "items"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 10 in length.")
        for number, item in enumerate(items):
            _check_media(item.get("media"), (*path, "items", number, "media"), problems)
            if item.get("description") is not None:
                problems.length((*path, "items", number, "description"), item["description"], 0, 1024)
    elif kind == FILE:
        _check_media(component.get("file"), (*path, "file"), problems)
    elif kind == CONTAINER:
        children = component.get("components") or []
        if not children:
            problems.add((*path, "components"), "BASE_TYPE_REQUIRED", "This field is required")
        for number, child in enumerate(children):
            _check_component(child, (*path, "components", number), IN_CONTAINER, problems)
    elif kind == LABEL:
        problems.length((*path, "label"), component.get("label"), 1, 45)
        if component.get("description") is not None:
            problems.length((*path, "description"), component["description"], 0, 100)
        _check_component(component.get("component"), (*path, "component"), INPUTS, problems)


def _check_duplicates(components: list[Any], problems: Problems) -> None:
    seen: set[str] = set()
    ids: set[int] = set()
    for component in walk([part for part in components if isinstance(part, dict)]):
        custom_id = component.get("custom_id")
        if custom_id is not None and custom_id in seen:
            message = "Component custom id cannot be duplicated"
            problems.add(("components",), "COMPONENT_CUSTOM_ID_DUPLICATED", message)
        seen.add(custom_id or "")
        number = component.get("id")
        if number and number in ids:
            problems.add(("components",), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        ids.add(number or 0)


def check_components(components: Any, *, v2: bool, problems: Problems) -> None:
    """Check the components of a message."""
    if not isinstance(components, list):
        problems.add(("components",), "BASE_TYPE_LIST", "Only lists are accepted.")
        return
    if not v2 and len(components) > 5:
        problems.add(("components",), "BASE_TYPE_MAX_LENGTH", "Must be 5 or fewer in length.")
    for number, component in enumerate(components):
        _check_component(component, ("components", number), AT_TOP_V2 if v2 else (ROW,), problems)
    parts = list(walk([part for part in components if isinstance(part, dict)]))
    if v2 and len(parts) > MAX_COMPONENTS:
        message = f"Must be {MAX_COMPONENTS} or fewer in total, got {len(parts)}."
        problems.add(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    texts = [str(part.get("content") or "") for part in parts if part.get("type") == TEXT_DISPLAY]
    if sum(map(len, texts)) > MAX_TEXT:
        message = f"Must be {MAX_TEXT} or fewer in length over all text displays."
        problems.add(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
    elif sum(len(text.encode()) + 12 for text in texts) > MAX_TEXT_BYTES:
        raise ApiError(500, 0, "500: Internal Server Error")
    _check_duplicates(components, problems)


def check_modal(data: Json) -> None:
    """Check a modal. Raises `ApiError` 50035."""
    problems = Problems()
    problems.length(("title",), data.get("title"), 1, 45)
    problems.length(("custom_id",), data.get("custom_id"), 1, 100)
    components = data.get("components")
    if not isinstance(components, list) or not 1 <= len(components) <= 5:
        problems.add(("components",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    else:
        for number, component in enumerate(components):
            path: Path = ("components", number)
            _check_component(component, path, (LABEL,), problems)
        _check_duplicates(components, problems)
    problems.raise_if_any()


def check_choices(choices: Any) -> None:
    """Check the answer to an autocomplete. Raises `ApiError` 50035."""
    problems = Problems()
    if not isinstance(choices, list) or len(choices) > 25:
        problems.add(("data", "choices"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    else:
        for number, choice in enumerate(choices):
            problems.length(("data", "choices", number, "name"), choice.get("name"), 1, 100)
            if isinstance(choice.get("value"), str):
                problems.length(("data", "choices", number, "value"), choice["value"], 0, 100)
    problems.raise_if_any()


_COMMAND_NAME = re.compile(r"^[-_'\w]{1,32}$")


def _check_command_parts(entry: Json, path: Path, problems: Problems) -> int:
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
