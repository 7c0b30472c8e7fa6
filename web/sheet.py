"""The parts of a table that one browser shows, of which those that have changed are sent."""

from __future__ import annotations

import asyncio
import json
import zlib
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Any

from zlib_ng.zlib_ng import compressobj

from cogs.screens.beats import is_shown
from cogs.screens.story.entries import begins_turn, entries_of
from cogs.screens.story.lines import LoggedEntry
from cogs.screens.story.turns import Lines, Told, latest
from cogs.screens.story.weights import leads_on
from cogs.services.next_tables import next_table
from cogs.services.reader import Reader
from cogs.services.replies import MessageGone
from cogs.services.screen import Screen
from cogs.services.services import Services
from pictures.svg import Picture
from rules.messages import Seat
from storage.rows import Language, LoggedEvent, Table
from web.blocks import screen_data

MOST_LOG = 30
"""Lines of the newest entries."""
MOST_DIALOGS = 500
"""Open dialogs that are remembered; a page closes them long before."""
LONG = 2_000
"""The number of characters from which a message is compressed."""
LEVEL = 2
"""The thoroughness of the compression; 9 is the most."""

Parts = dict[str, Any]
"""By name, as JSON."""


class Revoked(Exception):
    """This browser may no longer see the table."""


@dataclass(eq=False)
class Sheet(ABC):
    """A browser's look at a table. `send` sends text or bytes, and raises ConnectionError if it cannot."""

    services: Services
    table_id: int
    send: Callable[[str | bytes], Awaitable[None]]
    language: Language = "en"
    closed: bool = False
    outdated: bool = True
    """Whether something was committed at the table since its last refresh began."""
    left: int | None = None
    """The channel of its game, once that is over: a table opened there is the next one."""
    known: int = 0
    """The number of the newest event among those it was told of at its last refresh."""
    acts: list[int] = field(default_factory=list)
    """The entries of the choices that the news tells: those of others, and one's own if they matter."""
    turn: AbstractAsyncContextManager[None] = field(default_factory=nullcontext)
    """Held while something is worked out for the page, but not while it is sent; spectators share one."""
    seat_and_end: object = None
    """Its seat, and whether the game is over, as of the last refresh."""
    dialogs: set[int] = field(default_factory=set)
    """The numbers of the open dialogs."""
    _last_dialog: int = 0
    _sent: dict[str, int] = field(default_factory=dict)
    """The hash of each part as it was last sent."""
    _refreshing: asyncio.Lock = field(default_factory=asyncio.Lock)
    _since: int | None = None
    """The event after which everything is news."""
    _news: tuple[int, int] = (-1, 0)
    """After which event the news begins, and how many times that has changed."""
    _worded: Lines = field(default_factory=dict)
    """The words of its log."""

    @property
    def since(self) -> int:
        """The event after which everything is news."""
        return self._since or 0

    @property
    def user_id(self) -> int | None:
        """The person who is looking; None if unknown."""
        return None

    @abstractmethod
    async def ended(self) -> str:
        """Why this browser may no longer see the table, a key of `web.socket.CODES`; empty if it may.

        Raises RulesError if that is unknown.
        """

    async def refresh(self) -> None:
        """Send those parts that have changed; nothing if none has. Raises Revoked."""
        async with self._refreshing:
            async with self.turn:
                if self.closed:
                    return
                self.outdated = False
                parts = await self._parts()
            hashes = {name: _hash(part) for name, part in parts.items()}
            changed = {name: part for name, part in parts.items() if self._sent.get(name) != hashes[name]}
            if changed:
                await self.tell("parts", parts=changed)
                self._sent = hashes

    async def _onward(self, table: Table) -> list[dict[str, Any]]:
        """The way to the next table, as blocks; none while the game goes on or nothing is open there."""
        self.left = table.channel_id if table.is_over else None
        new = await next_table(self.services, table)
        return [] if new is None else self._way_to(table, new)

    @abstractmethod
    def _way_to(self, old: Table, new: Table) -> list[dict[str, Any]]:
        """The way to that table as blocks; empty if this browser may not be led there."""

    @abstractmethod
    async def look(self, table: Table) -> tuple[Reader, Sequence[LoggedEvent]] | None:
        """The game as this browser may see it, with the events it may know; None if there is no game."""

    async def show_moment(
        self, at: int, seat: Seat | None, text: str, board: Picture | None, hand: Picture | None
    ) -> None:
        """Send an earlier position as a seat saw it. Raises DeliveryFailed."""
        await self.tell("moment", at=at, seat=seat, text=text, board=self._part(board), hand=self._part(hand))

    def _part(self, picture: Picture | None) -> Any:
        return None if picture is None else picture_part(picture)

    def _story(self, reader: Reader, events: Sequence[LoggedEvent], *, film: bool) -> Parts:
        """The number of moments to look back on: the browser asks for the moments themselves (`web.moments`).

        `acts`: the number of choices, the reader's own only if it is to be shown or has led elsewhere.
        `great`: the place of the last one to be shown among them, from 1; 0 without one. `own`: whether the first is
        the reader's. `over`: whether the game has ended.
        """
        begins, turn = self._news
        if begins != self.since:
            self._news = (self.since, turn + 1)
            self.acts = []
        self.known = events[-1].number if events else 0
        news = [event for event in events if event.number > self.since and reader.by_choice(event)]
        entries = entries_of(reader, events, self.since)
        great = {max(event.entry for event in entry.events) for entry in entries if is_shown(reader, entry)}
        own = {event.entry for event in news if event.chosen_by == reader.seat}
        leading = {number for number in own if leads_on(reader, [event for event in news if event.entry == number])}
        unshown = own - great - leading - _turn_begun_by(entries)
        last = self.acts[-1] if self.acts else 0
        self.acts += sorted({event.entry for event in news if event.entry > last} - unshown)
        return {
            "turn": self._news[1],
            "acts": len(self.acts),
            "great": max((place for place, act in enumerate(self.acts, 1) if act in great), default=0),
            "own": reader.seat is not None and bool(own.intersection(self.acts[:1])),
            "film": film,
            "over": reader.table.is_over,
        }

    def log(self, reader: Reader, events: Sequence[LoggedEvent]) -> list[Parts]:
        """The log as small print, turn by turn; the times of its events say what of it is new to a browser."""
        turns = latest(reader, events, MOST_LOG, self._worded)
        return [
            {"heading": turn.heading and _small(turn.heading), "entries": [_small(told) for told in turn.entries]}
            for turn in turns
        ]

    @abstractmethod
    async def _parts(self) -> Parts:
        """Everything it shows, all from the same moment."""

    def _blank(self, table: Table, text: str) -> Parts:
        """All parts while there is only a sentence to show."""
        say = self.services.say
        game = say(self.language, "game-name", table.game)
        title = say(self.language, "panel-title", table.game, game=game, number=table.id)
        panel = [{"kind": "text", "text": text}]
        return {"title": title, "panel": panel, "players": [], "log": [], "menu": [], "board": None, "hand": None}

    async def tell(self, kind: str, **more: Any) -> None:
        """Send one message. Raises DeliveryFailed."""
        if self.closed:
            raise MessageGone("the page is closed")
        message = json.dumps({"t": kind, **more}, ensure_ascii=False)
        try:
            await self.send(message if len(message) < LONG else _compressed(message))
        except ConnectionError as error:
            self.closed = True
            raise MessageGone(str(error)) from error

    async def show_dialog(self, screen: Screen, number: int = 0) -> int:
        """Show a screen above the game, in a new dialog or in place of an open one; returns its number."""
        if not number:
            number = self._last_dialog = self._last_dialog + 1
        self.dialogs.add(number)
        self.dialogs.discard(self._last_dialog - MOST_DIALOGS)
        await self.tell("dialog", dialog=number, blocks=screen_data(screen))
        return number

    async def close_dialog(self, number: int) -> None:
        """Close a dialog, if it is open."""
        if number in self.dialogs:
            self.dialogs.remove(number)
            await self.tell("close", dialog=number)

    async def speak(self, language: Language) -> None:
        """Send everything in this language from now on. Raises DeliveryFailed."""
        self.language = language
        self._sent.clear()
        await self.tell("hello", language=language)


def _turn_begun_by(entries: Sequence[LoggedEntry]) -> set[int]:
    """The choices that began turns of which something is told after their announcement."""
    return {
        entry.turn.entry
        for entry in entries
        if entry.sentences and entry.turn is not None and begins_turn(entry) and entry.events[0] is not entry.turn
    }


def _small(told: Told) -> Parts:
    """An entry of the log in small print."""
    return told._replace(line=f"-# {told.line}")._asdict()


def picture_part(picture: Picture) -> Parts:
    """A picture as a part, with all its words."""
    return {"svg": picture.svg, "alt": picture.spoken or picture.alt}


def _hash(part: Any) -> int:
    """The hash of a part; the words of pictures, which are long, remember theirs."""
    return hash(tuple(part.values()) if isinstance(part, dict) else json.dumps(part))


def _compressed(message: str) -> bytes:
    """A message as raw deflate."""
    compress = compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    return bytes(compress.compress(message.encode()) + compress.flush())
