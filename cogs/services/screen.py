"""A message as plain data, within Discord's limits (`discord_limits.py`). `layout.py` makes a `LayoutView` of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from hashlib import sha256
from typing import NamedTuple, TypeVar

from cogs.services.discord_limits import BYTES_PER_TEXT, MOST_BUTTONS, MOST_BYTES, MOST_CHARACTERS
from locales.labels import UNLIMITED, distinct
from locales.sanitizing import unescape
from pictures.svg import Picture

ACCENT = 0xD9A441
"""The colour of lantern light, at the edge of every message."""


class Style(Enum):
    """The style of a button."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    SUCCESS = "success"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """One button. `id` says what a press does (`cogs.services.ids`); one with a `url` only opens that page."""

    id: str
    label: str
    style: Style = Style.SECONDARY
    disabled: bool = False
    url: str = ""


@dataclass(frozen=True, slots=True)
class SelectChoice:
    """One line of a select."""

    value: str
    label: str
    about: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A menu of up to 25 lines, of which between `least` and `most` are picked."""

    id: str
    choices: Sequence[SelectChoice]
    placeholder: str
    least: int = 1
    most: int = 1


@dataclass(frozen=True, slots=True)
class Text:
    """A piece of markdown, kept whole while there is room. A `firm` one is cut last."""

    text: str
    firm: bool = False


@dataclass(frozen=True, slots=True)
class Log:
    """Lines of which the oldest are dropped first when there is no room, `firm` ones last; `cut` replaces them."""

    lines: Sequence[str]
    cut: str = ""
    firm: Sequence[str] = ()

    @property
    def text(self) -> str:
        """All lines as small print."""
        return "\n".join([f"-# {line}" for line in self.lines])

    @property
    def droppable(self) -> list[int]:
        """The places of the lines that are left out first."""
        return [index for index, line in enumerate(self.lines) if line != self.cut and line not in self.firm]

    @property
    def line_places(self) -> list[int]:
        """The places of all lines but the mark of the cut."""
        return [index for index, line in enumerate(self.lines) if line != self.cut]

    def without_oldest(self) -> Log:
        """The log with one droppable line fewer, and without the mark of the cut if none is left.

        If no line is droppable, the oldest of all goes.
        """
        first, *more = self.droppable or self.line_places
        remaining = [line for index, line in enumerate(self.lines) if index != first and line != self.cut]
        mark = [self.cut] if self.cut and (more or not self.droppable) else []
        place = sum(line != self.cut for line in self.lines[:first])
        return replace(self, lines=[*remaining[:place], *mark, *remaining[place:]])


@dataclass(frozen=True, slots=True)
class Image:
    """A picture, sent as a file: drawn (`data`), or still to be drawn (`svg`, see `Services.drawn`).

    With neither, the message keeps its file of that name. `alt` says the same in words (cut if too long).
    """

    data: bytes | None
    alt: str
    name: str = "board.png"
    shows: str = ""
    """A token of what it shows."""
    svg: str = ""
    words: str = ""
    """These take its place if it cannot be drawn."""

    @classmethod
    def of(cls, picture: Picture, name: str) -> Image:
        """A picture that is still to be drawn."""
        return cls(None, picture.alt, name, _token(picture.svg), picture.svg, picture.text)

    @property
    def kept(self) -> Image:
        """This picture as its message has it already."""
        return replace(self, data=None, svg="")


@dataclass(frozen=True, slots=True)
class Download:
    """A file to keep, such as the replay of a game."""

    data: bytes
    name: str


@dataclass(frozen=True, slots=True)
class Divider:
    """A thin line between two parts."""


Labelled = TypeVar("Labelled", Button, SelectChoice)
Controls = Sequence[Button] | Select
Block = Text | Log | Image | Download | Divider | Controls
TOKEN = 32
"""Hexadecimal digits of a token."""


class Looks(NamedTuple):
    """The appearance of a message: what each of its pictures shows, by file name, and all other blocks."""

    pictures: Mapping[str, str] = {}
    blocks: Sequence[Block] = ()

    @property
    def token(self) -> str:
        """Equal for messages that look alike."""
        return _token(repr(self))


def _token(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:TOKEN]


def picture_block(picture: Picture | None, name: str, *, plain: bool = False) -> Image | Text | None:
    """A picture as a block, still to be drawn; `plain`: only its words. None if there is none."""
    if picture is None:
        return None
    if plain:
        return Text(picture.text) if picture.text.strip() else None
    return Image.of(picture, name)


@dataclass(slots=True)
class Screen:
    """A message as data: its blocks from top to bottom."""

    blocks: list[Block] = field(default_factory=list)

    def add(self, *blocks: Block | str | None) -> Screen:
        """Append blocks; a plain text becomes a `Text`, and empty ones are left out."""
        for block in blocks:
            if isinstance(block, str):
                block = Text(block) if block.strip() else None
            if block is not None and not (isinstance(block, Log) and not block.text):
                self.blocks.append(block)
        return self

    def buttons(self, buttons: Sequence[Button]) -> Screen:
        """Append buttons, five to a row."""
        for first in range(0, len(buttons), MOST_BUTTONS):
            self.blocks.append(list(buttons[first : first + MOST_BUTTONS]))
        return self

    @property
    def components(self) -> int:
        """The number of components in the message, including the frame around them."""
        return 1 + sum(map(_components, self.blocks))

    def without_kept_files(self) -> Screen:
        """This screen without the pictures whose files a message would have to keep."""
        return self.with_pictures(dict.fromkeys(self.kept_files))

    def keeping(self, has: Mapping[str, str], instead: str = "") -> Screen:
        """This screen with the pictures that its message `has` already, but none that are still to be drawn.

        `has`: what they show, by file name. `instead`: a text in place of the first one that is missing.
        """
        places: dict[str, Block | str | None] = {}
        for image in self.images:
            if has.get(image.name) == image.shows:
                places[image.name] = image.kept
            elif image.svg:
                places[image.name] = instead
                instead = ""
        return self.with_pictures(places)

    def in_words(self) -> Screen:
        """This screen with words in place of the pictures that are still to be drawn."""
        return self.with_pictures({image.name: image.words for image in self.sketches})

    def with_pictures(self, places: Mapping[str, Block | str | None]) -> Screen:
        """This screen with these blocks, if any, in place of the pictures of these names."""
        return Screen().add(
            *[places.get(block.name, block) if isinstance(block, Image) else block for block in self.blocks]
        )

    @property
    def kept_files(self) -> frozenset[str]:
        """The names of the files that the message has already and keeps."""
        return frozenset(image.name for image in self.images if image.data is None and not image.svg)

    @property
    def looks(self) -> Looks:
        """Its appearance, as if all pictures were drawn."""
        others = [block for block in self.blocks if not isinstance(block, Image)]
        return Looks({image.name: image.shows for image in self.images}, others)

    @property
    def sketches(self) -> list[Image]:
        """The pictures that are still to be drawn."""
        return [block for block in self.blocks if isinstance(block, Image) and block.svg]

    @property
    def images(self) -> list[Image]:
        """The pictures, in order."""
        return [block for block in self.blocks if isinstance(block, Image)]

    @property
    def text(self) -> str:
        """All that can be read, for comparison and tests."""
        return "\n".join(block.text for block in self.blocks if isinstance(block, Text | Log))


def distinct_labels(blocks: Sequence[Block], *, button: int = UNLIMITED, choice: int = UNLIMITED) -> list[Block]:
    """The blocks with labels as text of at most so many characters, no two buttons and no two lines of a menu alike."""
    rows = [block for block in blocks if isinstance(block, Sequence)]
    labels = iter(distinct([unescape(control.label) for row in rows for control in row], button))
    relabelled: list[Block] = []
    for block in blocks:
        if isinstance(block, Select):
            relabelled.append(replace(block, choices=distinct_choices(block.choices, choice)))
        elif isinstance(block, Sequence):
            relabelled.append([_labelled(control, next(labels)) for control in block])
        else:
            relabelled.append(block)
    return relabelled


def distinct_choices(choices: Sequence[SelectChoice], most: int = UNLIMITED) -> list[SelectChoice]:
    """The lines of a menu or a form with labels as text of at most so many characters, no two of them alike."""
    labels = distinct([unescape(choice.label) for choice in choices], most)
    return [_labelled(choice, label) for choice, label in zip(choices, labels, strict=True)]


def _labelled(control: Labelled, label: str) -> Labelled:
    """A button or a line of a menu with this label, which most have already."""
    return control if control.label == label else replace(control, label=label)


SHORT = 300
"""The shortest length in bytes to which a text is cut before a firm one is."""


def fit_blocks(blocks: Sequence[Block]) -> list[Block]:
    """The blocks within Discord's limits: first the longest log loses its oldest lines, then texts are cut.

    The longest text is cut first. When the others are short already, the logs lose their firm lines but the newest,
    and firm texts are cut.
    """
    blocks = list(blocks)
    while excess(blocks) > 0:
        longest = _log_to_shorten(blocks)
        if longest is None:
            lengths = {index: len(block.text.encode()) for index, block in enumerate(blocks) if isinstance(block, Text)}
            longest = max(_long_texts(blocks) or lengths, key=lambda index: (lengths[index], index))
        block = blocks[longest]
        if isinstance(block, Log):
            blocks[longest] = block.without_oldest()
        else:
            assert isinstance(block, Text)
            blocks[longest] = replace(block, text=block.text[: -excess(blocks) - 1].rstrip() + "…")
    return [block for block in blocks if not (isinstance(block, Log) and not block.text)]


def _log_to_shorten(blocks: Sequence[Block]) -> int | None:
    """The place of the longest log that can lose a line; firm lines are lost only when no other text is long."""
    logs = {index: block for index, block in enumerate(blocks) if isinstance(block, Log)}
    places = [index for index, log in logs.items() if log.droppable]
    if not places and not _long_texts(blocks):
        places = [index for index, log in logs.items() if len(log.line_places) > 1]
    return max(places, key=lambda index: (len(logs[index].text), index), default=None)


def _long_texts(blocks: Sequence[Block]) -> list[int]:
    """The places of the texts that are not firm and of which enough is left when they are cut."""
    cuttable = [(index, block) for index, block in enumerate(blocks) if isinstance(block, Text) and not block.firm]
    return [index for index, block in cuttable if len(block.text.encode()) >= SHORT]


def excess(blocks: Sequence[Block]) -> int:
    """The least number of characters by which the texts are too long; 0 or less if they fit."""
    texts = [block.text for block in blocks if isinstance(block, Text | Log)]
    characters = sum(map(len, texts)) - MOST_CHARACTERS
    # A character takes up to three bytes here, so at least a third of the excess in bytes is cut.
    bytes_over = sum(len(text.encode()) + BYTES_PER_TEXT for text in texts) - MOST_BYTES
    return max(characters, -(-bytes_over // 3))


def _components(block: Block) -> int:
    """The number of components of a block, including nested ones."""
    if isinstance(block, Select):
        return 2
    return 1 + len(block) if isinstance(block, Sequence) else 1
