"""From a table that is over to the one that was opened since in its channel."""

from __future__ import annotations

from cogs.services.services import Services
from storage.rows import Table


async def next_table(services: Services, old: Table) -> Table | None:
    """The table that has been opened since in the channel of one that is over, or None."""
    newest = await services.tables.store.occupying(old.channel_id) if old.is_over else None
    return None if newest is None or newest.id == old.id else newest


def may_follow(user_id: int, old: Table, new: Table) -> bool:
    """Whether a page of this person may lead from one table to the next: they sit at one of them."""
    return any(table.seat_of(user_id) is not None for table in (old, new))
