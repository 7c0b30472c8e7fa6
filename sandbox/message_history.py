"""The last messages of each channel with their files, kept until the next run, as Discord keeps all of them."""

from __future__ import annotations

import json
import logging
import os
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any

from sandbox.errors import Json
from sandbox.world import EPHEMERAL, LOADING, Attachment, Change, Channel, Message, World

log = logging.getLogger(__name__)

KEPT_MESSAGES = 20
"""The most messages kept for one channel; the oldest are dropped."""
BASE = "table:"
"""Placeholder for the table's address in the files, since it may be different in the next run."""

_OF_MESSAGES = tuple(entry.name for entry in fields(Message))
_OF_FILES = tuple(entry.name for entry in fields(Attachment) if entry.name != "data")


class Past:
    """Stores messages in a folder: one file for each channel, and the attached files."""

    def __init__(self, world: World, folder: Path) -> None:
        self._world = world
        self._folder = folder
        self._files: dict[int, set[int]] = {}

    def recall(self) -> None:
        """Restore the messages once the table's address is known, and save each later change.

        A file that cannot be understood is renamed, with .damaged appended.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        for path in sorted(self._folder.glob("*.json")):
            try:
                self._recall(json.loads(path.read_text("utf-8")))
            except (ValueError, KeyError, TypeError, AttributeError, OSError) as problem:
                aside = path.with_name(path.name + ".damaged")
                path.replace(aside)
                log.warning("%s was not understood (%r) and is now %s", path, problem, aside)
        known = {str(file) for files in self._files.values() for file in files}
        for path in self._folder.iterdir():
            if path.suffix == "" and path.name not in known:
                path.unlink()
        self._world.listeners.append(self._on_change)

    def _recall(self, data: Json) -> None:
        place = self._world.channels.get(data["channel"])
        if place is None:
            return
        found = [self._message(_moved(entry, BASE, self._world.base)) for entry in data["messages"]]
        for message in found:
            place.messages[message.id] = message
            self._world.files |= {file.id: file for file in message.attachments}
            self._world.read_until = max(self._world.read_until, message.id)
        self._files[place.id] = {file.id for message in found for file in message.attachments}

    def _message(self, entry: Json) -> Message:
        files = [
            Attachment(**each, data=(self._folder / str(each["id"])).read_bytes()) for each in entry["attachments"]
        ]
        known = {name: entry[name] for name in _OF_MESSAGES if name in entry}  # earlier versions kept more
        return Message(**{**known, "attachments": files})

    def _on_change(self, change: Change) -> None:
        if change.channel is None or not change.kind.startswith(("message_", "channel_delete")):
            return
        place = change.channel
        if change.kind == "channel_delete":
            place = replace(place, messages={})
        elif change.message is not None and not _lasting(change.message):
            return
        self._write(place)

    def _write(self, place: Channel) -> None:
        kept = [message for message in place.messages.values() if _lasting(message)][-KEPT_MESSAGES:]
        files = {file.id: file for message in kept for file in message.attachments}
        before = self._files.get(place.id, set())
        for number in files.keys() - before:
            (self._folder / str(number)).write_bytes(files[number].data)
        path = self._folder / f"{place.id}.json"
        entries = [_moved(_entry(message), self._world.base, BASE) for message in kept]
        new = path.with_name(path.name + ".new")
        new.write_text(json.dumps({"channel": place.id, "messages": entries}, ensure_ascii=False), "utf-8")
        os.replace(new, path)
        self._files[place.id] = set(files)
        for number in before - files.keys():
            (self._folder / str(number)).unlink(missing_ok=True)


def _lasting(message: Message) -> bool:
    """Whether Discord would still have it tomorrow."""
    return message.only_for is None and not message.flags & (EPHEMERAL | LOADING)


def _entry(message: Message) -> Json:
    attachments = [{name: getattr(file, name) for name in _OF_FILES} for file in message.attachments]
    return asdict(replace(message, attachments=[])) | {"attachments": attachments}


def _moved(node: Any, old: str, new: str) -> Any:
    """A copy of the data, with addresses that begin with `new` where they began with `old`."""
    if isinstance(node, str):
        return new + node.removeprefix(old) if node.startswith(f"{old}/attachments/") else node
    if isinstance(node, list):
        return [_moved(each, old, new) for each in node]
    if isinstance(node, dict):
        return {key: _moved(value, old, new) for key, value in node.items()}
    return node
