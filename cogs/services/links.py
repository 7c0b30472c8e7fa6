"""Links to where a table is shown."""

from __future__ import annotations

from locales.names import Markdown
from storage.rows import Table


def link_to(table: Table) -> Markdown:
    """The address of the table's board, or of its channel while it has none."""
    server = table.guild_id or "@me"
    if table.board is None:
        return Markdown(f"https://discord.com/channels/{server}/{table.channel_id}")
    return Markdown(f"https://discord.com/channels/{server}/{table.board.channel_id}/{table.board.message_id}")
