"""Links to where a table is shown."""

from __future__ import annotations

from cogs.services.services import Services
from locales.sanitizing import Markdown
from storage.rows import Table


def link_to(table: Table) -> Markdown:
    """The address of the table's board, or of its channel while it has none."""
    server = table.guild_id or "@me"
    if table.board is None:
        return Markdown(f"https://discord.com/channels/{server}/{table.channel_id}")
    return Markdown(f"https://discord.com/channels/{server}/{table.board.channel_id}/{table.board.message_id}")


def way_to_seat(services: Services, table: Table) -> str:
    """The address of the channel where people take a seat, or open the page of their own; empty in direct messages."""
    if services.local_table:
        return f"{services.local_table}#{table.channel_id}"
    return f"https://discord.com/channels/{table.guild_id}/{table.channel_id}" if table.guild_id else ""


def watch_link(services: Services, table: Table) -> str:
    """The address at which anyone may watch this table; empty if the host doesn't allow it or no pages are served.

    The secret is in the fragment, which browsers do not send and servers do not log.
    """
    return f"{services.page}/watch/{table.id}#{table.watch_key}" if services.page and table.watch else ""
