"""The other processes on the same database, as far as there can be any: what they have stored, and what they say.

A file has no company: nothing is heard, nobody is told. `storage.postgres.peers` has the real one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal

What = Literal["table", "text_table", "person", "forgotten", "anything", "said"]


@dataclass(frozen=True, slots=True)
class PeerMessage:
    """Another process has stored this, or says it.

    * `table`: the table of this `number`, in the server `guild_id`, or where it is shown.
    * `text_table`: whether the board of the table of this number is words only.
    * `person`: what is known about the person with this id.
    * `forgotten`: somebody is forgotten; names that are kept in memory may be theirs.
    * `anything`: for a while nothing was heard; whatever is in memory may be old.
    * `said`: `text`, which somebody has sent by `Peers.say`; nothing was stored.
    """

    what: What
    number: int = 0
    guild_id: int | None = None
    text: str = ""


Heard = Callable[[PeerMessage], Awaitable[None]]
"""Is told of each notice, one after the other. What takes its time belongs in a task of its own. Where it raises
StorageFailure, it is told `anything` after a while."""


class Peers:
    """Nobody else is there."""

    async def listen(self, heard: Heard) -> bool:
        """From now on tell this of everything that others store and say; whether there can be others."""
        return False

    async def say(self, text: str) -> None:
        """Say something to all others; it may be lost. At most 7,000 bytes. Raises StorageFailure."""

    async def close(self) -> None:
        """Hear and say nothing more."""
