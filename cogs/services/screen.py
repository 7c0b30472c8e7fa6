"""A message as plain data, fitted to Discord's limits (`limits.py`), and made into a `LayoutView` at the very end."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from io import BytesIO

import discord
from discord import ui

from cogs.services.limits import (
    ALT,
    BYTES_PER_TEXT,
    CHOICE,
    LABEL,
    MOST_BUTTONS,
    MOST_BYTES,
    MOST_CHARACTERS,
    PLACEHOLDER,
    short,
)
from locales.names import as_text

log = logging.getLogger(__name__)

ACCENT = 0xD9A441
"""The colour of lantern light, at the edge of every message."""


class Style(Enum):
    """How a button looks."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    SUCCESS = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """One button. `id` says what a press does (`cogs.services.ids`)."""

    id: str
    label: str
    style: Style = Style.SECONDARY
    off: bool = False


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a select."""

    value: str
    label: str
    about: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A menu of up to 25 lines, of which between `least` and `most` are picked."""

    id: str
    choices: Sequence[Choice]
    placeholder: str
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Text:
    """A piece of markdown, kept whole as long as there is room. One that is `firm` is cut after all others."""

    text: str
    firm: bool = False


@dataclass(frozen=True, slots=True)
class Log:
    """Lines of which the oldest go first when there is no room. `cut` stands in their place."""

    lines: Sequence[str]
    cut: str = "…"

    @property
    def text(self) -> str:
        """All lines as small print."""
        return "\n".join(f"-# {line}" for line in self.lines)

    def without_oldest(self) -> Log:
        """One line less; nothing at all when only the mark of the cut is left."""
        rest = self.lines[2:] if self.lines[0] == self.cut else self.lines[1:]
        return replace(self, lines=[self.cut, *rest] if rest else [])


@dataclass(frozen=True, slots=True)
class Image:
    """A picture, sent as a file. `alt` says the same in words (what is longer is cut).

    Without `data` the file of that name that the message has already stays.
    """

    data: bytes | None
    alt: str
    name: str = "board.png"


@dataclass(frozen=True, slots=True)
class Beside:
    """A text with a small picture at its right; a press on the picture shows it large."""

    text: str
    image: Image


@dataclass(frozen=True, slots=True)
class Document:
    """A file to keep, such as the replay of a game."""

    data: bytes
    name: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A thin line between two parts."""


Row = Sequence[Button] | Select
Block = Text | Log | Image | Beside | Document | Rule | Row


@dataclass(slots=True)
class Screen:
    """A message to be: its blocks from top to bottom."""

    blocks: list[Block] = field(default_factory=list)
    accent: int = ACCENT

    def add(self, *blocks: Block | str | None) -> Screen:
        """Append blocks; a plain text becomes a `Text`, and what is empty is left out."""
        for block in blocks:
            if isinstance(block, str):
                block = Text(block) if block.strip() else None
            if block is not None and not (isinstance(block, Log) and not block.lines):
                self.blocks.append(block)
        return self

    def buttons(self, buttons: Sequence[Button]) -> Screen:
        """Append buttons, five to a row."""
        for first in range(0, len(buttons), MOST_BUTTONS):
            self.blocks.append(list(buttons[first : first + MOST_BUTTONS]))
        return self

    @property
    def components(self) -> int:
        """How many components the message has, the frame around them among them."""
        return 1 + sum(1 + sum(1 for _ in _children(_item(block))) for block in self.blocks)

    def files(self) -> list[discord.File]:
        """Pictures and documents as attachments. A file can be sent once, so each call makes new ones."""
        documents = [block for block in self.blocks if isinstance(block, Document)]
        carried: list[Image | Document] = [*self.images, *documents]
        return [discord.File(BytesIO(file.data), filename=file.name) for file in carried if file.data is not None]

    def layout(self) -> ui.LayoutView:
        """The message, fitted. The view is stopped: presses reach the bot by their ids alone, not by memory."""
        container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=self.accent)
        for block in _distinct(fitted(self.blocks)):
            container.add_item(_item(block))
        view = ui.LayoutView(timeout=None)
        view.add_item(container)
        view.stop()
        return view

    def without_kept(self) -> Screen:
        """The same without the pictures that only stay where they are."""
        return Screen([block for block in self.blocks if not (isinstance(block, Image) and block.data is None)])

    @property
    def images(self) -> list[Image]:
        """The pictures, in order."""
        found = (block.image if isinstance(block, Beside) else block for block in self.blocks)
        return [block for block in found if isinstance(block, Image)]

    @property
    def text(self) -> str:
        """All that can be read, for comparison and tests."""
        return "\n".join(block.text for block in self.blocks if isinstance(block, Text | Log | Beside))


SHORT = 300
"""Bytes of a text that is not cut any shorter in place of a firm one."""


def fitted(blocks: Sequence[Block]) -> list[Block]:
    """The blocks within Discord's limits: first the longest log loses its oldest lines, then texts are cut.

    Of texts the longest first; those that are firm only where all others are short already.
    """
    blocks = list(blocks)
    while excess(blocks) > 0:
        logs = [(len(block.text), at) for at, block in enumerate(blocks) if isinstance(block, Log) and block.lines]
        if logs:
            at = max(logs)[1]
            log = blocks[at]
            assert isinstance(log, Log)
            blocks[at] = log.without_oldest()
            continue
        texts = [(block, at) for at, block in enumerate(blocks) if isinstance(block, Text | Beside)]
        loose = [each for each in texts if not (isinstance(each[0], Text) and each[0].firm)]
        longest = max(len(block.text.encode()) for block, _ in texts)
        if not loose or max(len(block.text.encode()) for block, _ in loose) < min(longest, SHORT):
            loose = texts
        _, at = max((len(block.text.encode()), at) for block, at in loose)
        block = blocks[at]
        assert isinstance(block, Text | Beside)
        blocks[at] = replace(block, text=block.text[: -excess(blocks) - 1].rstrip() + "…")
    return [block for block in blocks if not (isinstance(block, Log) and not block.lines)]


def excess(blocks: Sequence[Block]) -> int:
    """By how many characters at least the texts are too long; 0 or less when they fit."""
    texts = [block.text for block in blocks if isinstance(block, Text | Log | Beside)]
    characters = sum(map(len, texts)) - MOST_CHARACTERS
    # A character takes up to three bytes here, so a third of the excess in bytes is cut at least.
    taken = sum(len(text.encode()) + BYTES_PER_TEXT for text in texts) - MOST_BYTES
    return max(characters, -(-taken // 3))


def _distinct(blocks: Sequence[Block]) -> list[Block]:
    """The blocks without controls whose id an earlier one has: for those Discord refuses the whole message."""
    seen: set[str] = set()

    def first(control: Button | Select) -> bool:
        if control.id in seen:
            log.error("two controls of a message have the id %s; the second is left out", control.id)
            return False
        seen.add(control.id)
        return True

    found: list[Block] = []
    for block in blocks:
        if isinstance(block, Select):
            found += [block] if first(block) else []
        elif isinstance(block, Sequence):
            kept = [button for button in block if first(button)]
            found += [kept] if kept else []
        else:
            found.append(block)
    return found


def _children(item: ui.Item[ui.LayoutView]) -> Iterator[ui.Item[ui.LayoutView]]:
    """What is inside a row or a section."""
    return item.walk_children() if isinstance(item, ui.ActionRow | ui.Section) else iter(())


def _item(block: Block) -> ui.Item[ui.LayoutView]:
    if isinstance(block, Text | Log):
        return ui.TextDisplay(block.text)
    if isinstance(block, Image):
        gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{block.name}", description=short(block.alt, ALT))
        return gallery
    if isinstance(block, Beside):
        image = block.image
        thumbnail: ui.Thumbnail[ui.LayoutView] = ui.Thumbnail(
            f"attachment://{image.name}", description=short(image.alt, ALT)
        )
        return ui.Section(block.text, accessory=thumbnail)
    if isinstance(block, Document):
        return ui.File(f"attachment://{block.name}")
    if isinstance(block, Rule):
        return ui.Separator()
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    if isinstance(block, Select):
        row.add_item(
            ui.Select(
                custom_id=block.id,
                placeholder=short(as_text(block.placeholder), PLACEHOLDER),
                min_values=block.least,
                max_values=block.most,
                options=[
                    discord.SelectOption(
                        label=short(as_text(choice.label), CHOICE),
                        value=choice.value,
                        description=short(as_text(choice.about), CHOICE) if choice.about else None,
                        default=choice.chosen,
                    )
                    for choice in block.choices
                ],
            )
        )
        return row
    for button in block:
        row.add_item(
            ui.Button(
                custom_id=button.id,
                label=short(as_text(button.label), LABEL),
                style=discord.ButtonStyle[button.style.value],
                disabled=button.off,
            )
        )
    return row
