"""Turns a request body into a message: files, attachment:// addresses, component ids, mentions."""

from __future__ import annotations

import mimetypes
import re
import struct
from dataclasses import dataclass
from itertools import count
from typing import Any

from sandbox import limits
from sandbox.errors import ApiError, Json, KnownError, Problems
from sandbox.payloads import attachment as attachment_payload
from sandbox.world import IS_COMPONENTS_V2, SILENT, SUPPRESS_EMBEDS, Attachment, Message, World, now_iso

_USER_MENTION = re.compile(r"<@!?(\d{1,20})>")


@dataclass
class Upload:
    """A file part of a request."""

    number: int
    filename: str
    data: bytes


@dataclass
class Body:
    """A request body: its JSON, and the files that came with it."""

    payload: Json
    uploads: list[Upload]

    def inner(self) -> Body:
        """The message inside an interaction callback, with the same files."""
        return Body(self.payload.get("data") or {}, self.uploads)


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, from its header; None for anything else."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    return None


def store_file(world: World, channel_id: int, filename: str, data: bytes, note: str | None) -> Attachment:
    """Keep an uploaded file. Characters that do not belong in an address are removed from its name."""
    name = re.sub(r"[^\w.\-]", "_", filename) or "file"
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    width, height = picture_size(data) or (None, None)
    file = Attachment(world.new_id(), channel_id, name, kind, data, width, height, note)
    world.files[file.id] = file
    return file


def _attach(world: World, message: Message, body: Body, problems: Problems) -> list[Attachment]:
    """The attachments after this request: those it keeps, then the new ones."""
    listed = body.payload.get("attachments")
    present = {file.id: file for file in message.attachments}
    uploaded = {upload.number for upload in body.uploads}
    kept = [*message.attachments] if listed is None else []
    descriptions: dict[int, str | None] = {}
    for place, entry in enumerate(listed or ()):
        number = int(entry["id"])
        if number in present:
            file = present[number]
            file.description = entry.get("description", file.description)
            kept.append(file)
        elif number in uploaded:
            descriptions[number] = entry.get("description")
        else:
            text = "The attachment is neither in the message nor in the request."
            problems.add(("attachments", place), "ATTACHMENT_NOT_FOUND", text)
    if len(kept) + len(body.uploads) > limits.MAX_FILES:
        problems.add(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {limits.MAX_FILES} or fewer in length.")
    if any(len(upload.data) > limits.MAX_FILE for upload in body.uploads):
        raise ApiError.known(KnownError.TOO_LARGE)
    problems.raise_if_any()
    for upload in body.uploads:
        description = descriptions.get(upload.number)
        kept.append(store_file(world, message.channel_id, upload.filename, upload.data, description))
    return kept


def _resolve(part: Any, world: World, files: list[Attachment], problems: Problems) -> None:
    """Replace attachment://name by the file's address, in a component or a list of them and all that they contain."""
    if isinstance(part, list):
        for inner in part:
            _resolve(inner, world, files, problems)
        return
    if not isinstance(part, dict):
        return
    for inner in part.values():
        _resolve(inner, world, files, problems)
    url = part.get("url")
    if not isinstance(url, str) or not url.startswith("attachment://"):
        return
    name = url.removeprefix("attachment://")
    file = next((file for file in files if file.filename == name), None)
    if file is None:
        text = "The referenced attachment is missing: " + name
        problems.add(("components",), "REFERENCED_ATTACHMENT_NOT_FOUND", text)
        return
    echo = attachment_payload(world, file)
    part |= {"url": echo["url"], "proxy_url": echo["url"], "attachment_id": echo["id"], "loading_state": 2}
    part |= {key: echo[key] for key in ("width", "height", "content_type") if key in echo}


def number_components(components: list[Json]) -> None:
    """Give every component without an id the lowest free one, as Discord does."""
    parts = [*limits.walk(components)]
    taken = {part.get("id") for part in parts}
    free = (number for number in count(1) if number not in taken)
    for part in parts:
        if not part.get("id"):
            part["id"] = next(free)


def _mentions(world: World, message: Message, allowed: Json | None) -> list[int]:
    """The users that the message mentions, as far as its `allowed_mentions` permit; without them, all."""
    texts = [message.content]
    if message.v2:
        parts = limits.walk(message.components)
        texts += [part["content"] for part in parts if part.get("type") == limits.TEXT_DISPLAY]
    numbers = dict.fromkeys(int(number) for text in texts for number in _USER_MENTION.findall(text))
    people = [number for number in numbers if number in world.users]
    if allowed is None or "users" in (allowed.get("parse") or []):
        return people
    named = {int(number) for number in allowed.get("users") or []}
    return [number for number in people if number in named]


def fill(world: World, message: Message, body: Body, *, new: bool) -> None:
    """Write a request body into a message, or refuse it and leave the message as it was.

    Args:
        new: whether the message is being created; otherwise absent keys keep the present values.

    Raises:
        ApiError: 50035 for missing or too many files, 50006 for an empty message, 40005 for a large file.
    """
    payload = body.payload
    problems = Problems()
    content = payload.get("content", "" if new else message.content) or ""
    components = payload.get("components", message.components) or []
    flags = payload.get("flags") or 0
    v2 = message.v2 or bool(flags & IS_COMPONENTS_V2)
    attachments = _attach(world, message, body, problems)
    _resolve(components, world, attachments, problems)
    empty = not components if v2 else not (content or attachments or components)
    if problems.errors or empty:
        for file in attachments:
            if file not in message.attachments:
                world.files.pop(file.id, None)
        problems.raise_if_any()
        raise ApiError.known(KnownError.EMPTY_MESSAGE)
    number_components(components)
    world.retire([file for file in message.attachments if file not in attachments])
    message.content, message.components, message.attachments = content, components, attachments
    message.flags |= flags & (IS_COMPONENTS_V2 | SUPPRESS_EMBEDS | SILENT)
    if new:
        message.nonce = None if payload.get("nonce") is None else str(payload["nonce"])
    else:
        message.edited = now_iso()
    message.mentions = _mentions(world, message, payload.get("allowed_mentions"))
