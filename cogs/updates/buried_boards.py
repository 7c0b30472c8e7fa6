"""Counts the messages below each board: a buried board is posted again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from storage.rows import MessageRow, Table

MOST = 20
"""The number of messages by people that bury a board."""
OWN = 4
"""The height of one of the bot's own messages, in messages by people."""

Below = Callable[[MessageRow, int], Awaitable[int]]
"""Asks Discord how many messages there are below a board, up to a limit."""


@dataclass(slots=True)
class _Board:
    """The newest board of a channel. `complete`: `below` includes messages sent while the bot was away."""

    table_id: int
    message_id: int
    below: int = 0
    complete: bool = False

    @property
    def is_buried(self) -> bool:
        return self.below >= MOST


class BuriedBoards:
    """Counts messages by channel; channels without a board cost one look-up."""

    def __init__(self, below: Below) -> None:
        self._below = below
        self._boards: dict[int, _Board] = {}

    def follow(self, table: Table, *, sent: bool = False) -> None:
        """Count from now on below the board of this table; `sent`: it was just sent, so nothing is below it."""
        message = table.board
        if message is None or (table.meets_at is not None and table.status == "lobby"):
            return  # a lobby with a date is posted again at its hour
        followed = self._boards.get(message.channel_id)
        if table.is_over or message.channel_id != table.channel_id:
            if followed is not None and followed.table_id == table.id:
                del self._boards[message.channel_id]
        elif followed is None or followed.message_id != message.message_id:
            self._boards[message.channel_id] = _Board(table.id, message.message_id, complete=sent)

    def heard(self, channel_id: int, message_id: int, *, own: bool = False) -> int | None:
        """Count a message, one of the bot's `own` as several; returns the table whose board is now buried, if any."""
        board = self._boards.get(channel_id)
        if board is None or message_id <= board.message_id:
            return None
        board.below += OWN if own else 1
        return board.table_id if board.is_buried else None

    async def has_buried(self, message: MessageRow) -> bool:
        """Whether this board is buried. Messages written while the bot was away are looked up once."""
        board = self._boards.get(message.channel_id)
        if board is None or board.message_id != message.message_id:
            return False
        if not board.is_buried and not board.complete:
            board.complete = True
            board.below = max(board.below, await self._below(message, MOST))
        return board.is_buried
