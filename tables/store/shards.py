"""Which tables are this process's own: those of the servers on its shards (Discord document: events/gateway, sharding).

A process shows and plays its own tables, runs their clocks and tidies them. It only reads the others.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

MOST_SHARDS = 10_000
_WRITTEN = re.compile(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})")


@dataclass(frozen=True, slots=True)
class Shards:
    """Some of a bot's shards: their numbers, from 0 on, and how many there are in all processes together."""

    ids: tuple[int, ...]
    count: int

    @classmethod
    def read(cls, text: str) -> Shards:
        """Parse `0-3/16` or `2/16`. Raises ValueError with a sentence."""
        written = _WRITTEN.fullmatch(text.strip())
        if written is None:
            raise ValueError("write the first and the last shard and the total number, such as 0-3/16 or 2/16")
        first, count = int(written[1]), int(written[3])
        last = first if written[2] is None else int(written[2])
        if not 1 <= count <= MOST_SHARDS:
            raise ValueError(f"the total must be between 1 and {MOST_SHARDS} shards")
        if not first <= last < count:
            raise ValueError(f"with {count} shards, the first is 0 and the last {count - 1}; write the lower one first")
        return cls(tuple(range(first, last + 1)), count)

    def __str__(self) -> str:
        first, last = self.ids[0], self.ids[-1]
        return f"{first}/{self.count}" if first == last else f"{first}-{last}/{self.count}"

    def serve(self, guild_id: int | None) -> bool:
        """Whether events of this server come to this process; None: direct messages."""
        return shard_of(guild_id, self.count) in self.ids


def shard_of(guild_id: int | None, count: int) -> int:
    """To which of this many shards Discord sends the events of a server; 0 for direct messages (None)."""
    return 0 if guild_id is None else (guild_id >> 22) % count


ALL = Shards((0,), 1)
"""One process has all the tables, however many shards it uses."""
