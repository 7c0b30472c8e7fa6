"""The kinds of components and of options of commands, and the sizes of files and requests.

Discord documents: components/reference, interactions/application-commands. Messages, forms and commands are not checked
here: the tests of the bot refuse those that Discord would refuse.
"""

from __future__ import annotations

from collections.abc import Iterator

from sandbox.errors import Json

BUTTON, SELECT, TEXT_INPUT, TEXT_DISPLAY = 2, 3, 4, 10
RADIO_GROUP, CHECKBOX_GROUP = 21, 22
"""Types of components."""
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE = range(1, 9)
ATTACHMENT = 11
"""Types of the options of commands."""
CHAT_INPUT = 1
"""The type of slash commands."""
MAX_FILES = 10
MAX_FILE = 10 * 1024 * 1024
MAX_REQUEST = 25 * 1024 * 1024


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component of a list, nested ones included, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        if isinstance(component.get("component"), dict):
            yield from walk([component["component"]])
