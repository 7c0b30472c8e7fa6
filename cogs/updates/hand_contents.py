"""The contents of a DM with a hand, and its fingerprint."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from cogs.screens.panel import News, hand
from cogs.services.reader import Reader
from cogs.services.screen import Image, Screen
from cogs.updates.fingerprints import token
from cogs.updates.panels import PanelContents
from cogs.updates.position import BOARD, HAND
from pictures.game_pictures import Picture
from rules.questions import Question
from storage.rows import LoggedEvent


@dataclass(frozen=True, slots=True)
class HandFingerprint:
    """The fingerprint of a DM, and of each of its pictures by name."""

    whole: str
    pictures: dict[str, str]


@dataclass(frozen=True)
class Contents:
    """The contents of a DM: a question, the events since the player last looked, and pictures."""

    reader: Reader
    question: Question | None
    draft: Sequence[str]
    since: int
    """The number of the last event that this player has seen."""
    events: Sequence[LoggedEvent]
    drawn: Mapping[str, Picture]
    """Hand and board, by name."""
    plain: bool
    """Whether words replace the pictures."""

    @property
    def asked(self) -> tuple[int, int]:
        """The table's line and the number of the question; 0 if none is open."""
        return self.reader.table.line, 0 if self.question is None else self.question.id

    @cached_property
    def tokens(self) -> dict[str, str]:
        """The fingerprints of the pictures to show."""
        return {} if self.plain else {name: token((), [picture.svg]) for name, picture in self.drawn.items()}

    def image(self, name: str) -> Image:
        """A picture as the message has it already."""
        return Image(None, self.drawn[name].alt, name)

    def screen(self, shown: PanelContents, images: Mapping[str, Image], *, drawing: bool = False) -> Screen:
        """The DM with these images; `drawing`: the board, if it is not among them, follows."""
        words = {name: picture.text for name, picture in self.drawn.items()}
        board: Image | str | None = images.get(BOARD)
        if board is None and BOARD in words:
            waits = f"-# {self.reader.say('panel-drawing')}" if drawing else None
            board = words[BOARD] if self.plain else waits
        news = News(shown.notice, self.events, self.since)
        look = replace(shown.look, picked=self.draft)
        return hand(self.reader, self.question, look, news, images.get(HAND, words.get(HAND)), board)

    def fingerprint(self, screen: Screen, images: Iterable[str]) -> HandFingerprint:
        """The fingerprint of this screen with these images."""
        tokens = {name: self.tokens[name] for name in images}
        return HandFingerprint(token(screen.blocks, tokens.values()), tokens)
