"""The other processes on the same database: what they have stored, and messages to and from them.

No-op for a file; `storage.postgres.peers` has the real implementation.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal

What = Literal["table", "text_table", "person", "forgotten", "anything", "said"]


@dataclass(frozen=True, slots=True)
class PeerMessage:
    """A message of another process: it has stored something, or says something.

    * `table`: the table of this `number`, in the server `guild_id`, or where it is shown.
    * `text_table`: whether the board of the table of this number is words only.
    * `person`: what is known about the person with this id.
    * `forgotten`: a person was forgotten; names that are kept in memory may be theirs.
    * `anything`: messages may have been lost; anything in memory may be old.
    * `said`: `text`, sent with `Peers.say`; nothing was stored.
    """

    what: What
    number: int = 0
    guild_id: int | None = None
    text: str = ""


Heard = Callable[[PeerMessage], Awaitable[None]]
"""Gets each message, one after the other.

Slow work needs its own task. If it raises StorageFailure, it gets `anything` after a while.
"""


class Peers:
    """No other processes."""

    async def listen(self, heard: Heard) -> bool:
        """From now on call this with everything that others store and say; returns whether there can be others."""
        return False

    async def say(self, text: str) -> None:
        """Send a message to all others; it may be lost. At most 7,000 bytes. Raises StorageFailure."""

    async def close(self) -> None:
        """Receive and send nothing more."""
