"""What one browser shows of a table: parts, of which those that have changed are sent."""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from cogs.services.replies import DeliveryFailed, MessageGone
from cogs.services.services import Services
from pictures.game_pictures import Picture
from storage.rows import Language, Table
from web.pictures import packed

Parts = dict[str, Any]
"""By name, as JSON."""
Pictures = dict[str, bytes]
"""By digest, compressed."""


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
    _sent: dict[str, str] = field(default_factory=dict)
    """Each part as it was last sent."""
    _has: frozenset[str] = frozenset()
    """The digests of the pictures that the browser has."""
    _refreshing: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def user_id(self) -> int | None:
        """The person who looks; None: nobody knows."""
        return None

    @abstractmethod
    async def may_stay(self) -> bool:
        """Whether this browser may still see the table. Raises StorageFailure."""

    async def refresh(self) -> None:
        """Send those parts that have changed; nothing if none has. Raises Revoked."""
        async with self._refreshing:
            if self.closed:
                return
            self.outdated = False
            parts, pictures = await self._parts()
            encoded = {name: json.dumps(part, ensure_ascii=False) for name, part in parts.items()}
            changed = {name: text for name, text in encoded.items() if self._sent.get(name) != text}
            if not changed:
                return
            for digest, data in pictures.items():
                if digest not in self._has:
                    await self._deliver(data)
            self._has = frozenset(pictures)
            body = ",".join(f"{json.dumps(name)}:{text}" for name, text in changed.items())
            await self._deliver(f'{{"t":"parts","parts":{{{body}}}}}')
            self._sent = encoded

    @abstractmethod
    async def _parts(self) -> tuple[Parts, Pictures]:
        """Everything it shows, and the pictures in it; all of one moment."""

    def _blank(self, table: Table, text: str) -> Parts:
        """All parts while there is only a sentence to show."""
        say = self.services.say
        title = say(
            self.language, "panel-title", table.game, game=say(self.language, "game-name", table.game), number=table.id
        )
        return {
            "title": title,
            "panel": [{"kind": "text", "text": text}],
            "players": [],
            "log": [],
            "menu": [],
            "board": None,
            "hand": None,
            "closeup": None,
        }

    async def tell(self, what: str, **more: Any) -> None:
        """Send one message. Raises DeliveryFailed."""
        if self.closed:
            raise MessageGone("the page is closed")
        await self._deliver(json.dumps({"t": what, **more}, ensure_ascii=False))

    async def _deliver(self, data: str | bytes) -> None:
        try:
            await self.send(data)
        except ConnectionError as error:
            self.closed = True
            raise DeliveryFailed(str(error)) from error

    async def speak(self, language: Language) -> None:
        """Send everything in this language from now on. Raises DeliveryFailed."""
        self.language = language
        self._sent.clear()
        await self.tell("hello", language=language)


def picture_part(picture: Picture | None, pictures: Pictures, *, words: bool = False) -> Any:
    """A picture as a part, or what it says in `words`; its data goes to `pictures`."""
    if picture is None:
        return None
    if words:
        return {"words": picture.text}
    sent = packed(picture)
    pictures[sent.digest] = sent.data
    return {"picture": sent.digest, "alt": picture.alt}
