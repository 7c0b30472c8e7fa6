"""Whoever wants to know what happens at tables is told after each commit."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

from rules.messages import Event

log = logging.getLogger(__name__)

Listener = Callable[[int, Sequence[Event]], Awaitable[None]]
"""Told after each commit: the table's id and all its new events, whoever may know them. It must return soon: what
waits for Discord belongs in a task of its own."""


class Announcer:
    """Tells the listeners, table by table in the order of the commits. Whoever tells holds no lock."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self._waiting: dict[int, deque[Sequence[Event]]] = {}

    async def tell(self, table_id: int, events: Sequence[Event]) -> None:
        """Tell these events, after those that are being told. The notice has its place before anything is awaited."""
        waiting = self._waiting.setdefault(table_id, deque())
        waiting.append(events)
        if len(waiting) > 1:
            return  # whoever tells the first tells this one too
        try:
            while waiting:
                for listener in list(self.listeners):
                    try:
                        await listener(table_id, waiting[0])
                    except Exception:
                        log.exception("table %d: a listener failed", table_id)
                waiting.popleft()
        finally:
            del self._waiting[table_id]
