"""Permission to open tables, and how many: the settings of a server's admins and the limits of the host."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from rules.errors import first_fault
from storage.database import Database, Rows
from storage.rows import GuildSettings, Table
from tables.errors import Refusal

MOST_NAMED = 5
"""The most tables that are named as ones that could be ended if there are too many."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The most unfinished tables at the same time, including paused ones; 0: any number."""

    per_person: int = 0
    """Tables of one host."""
    per_server: int = 0


class Servers:
    """The settings of servers, and `limits`, which apply everywhere. Outside servers the defaults apply."""

    def __init__(self, database: Database, limits: Limits | None = None) -> None:
        self.database = database
        self.limits = limits or Limits()

    async def of(self, guild_id: int | None) -> GuildSettings:
        """The settings of a server as they are stored. Raises DamagedRow, StorageFailure."""
        if guild_id is None:
            return GuildSettings()
        return await self.database.read_in_turn(lambda rows: rows.guilds.settings(guild_id))

    async def change(self, guild_id: int, *, admin: bool, **changes: Any) -> GuildSettings:
        """Change some settings of a server; running games keep theirs.

        Raises Refusal `refused-not_admin`, and `refused-setting` naming the field that does not fit.
        """
        if not admin:
            raise Refusal("refused-not_admin")
        before = await self.of(guild_id)
        try:
            settings = GuildSettings.model_validate({**before.model_dump(), **changes})
        except ValidationError as error:
            raise Refusal("refused-server_setting", field=first_fault(error)) from error
        await self.database.write(lambda rows: rows.guilds.put_settings(guild_id, settings))
        return settings

    async def check_may_open(self, guild_id: int | None, by: int, roles: Collection[int], *, manager: bool) -> None:
        """Raise Refusal if a table could not be opened; called before something is made for it, such as a thread.

        `refused-may_not_start`, and as `check_room`.
        """
        check_starter(await self.of(guild_id), roles, manager=manager)
        await self.database.read_in_turn(lambda rows: self.check_room(rows, guild_id, by))

    def add(self, rows: Rows, table: Table) -> int:
        """Store a new table within a transaction if there is room for it; return its id. Raises Refusal, ChannelTaken.

        Two processes cannot both take the last place of a host. All tables of a server belong to one process.
        """
        if not table.is_over:
            if self.limits.per_person:
                rows.people.lock(table.host_id)
            self.check_room(rows, table.guild_id, table.host_id, plays=table.status == "lobby")
        return rows.tables.add(table)

    def check_room(self, rows: Rows, guild_id: int | None, host_id: int, *, plays: bool = True) -> None:
        """Raise Refusal if the maximum number of tables is reached.

        `refused-too_many_hosted` or `refused-server_full` at the limits set by the bot's host; if the table `plays`,
        also `refused-too_many_tables` at the limit of lobbies and running games set by the server.
        """
        limits = self.limits
        hosted = rows.tables.unfinished(host_id=host_id) if limits.per_person else []
        if limits.per_person and len(hosted) >= limits.per_person:
            raise Refusal("refused-too_many_hosted", most=limits.per_person, tables=hosted[:MOST_NAMED])
        if guild_id is None:
            return
        if limits.per_server and len(rows.tables.unfinished(guild_id=guild_id)) >= limits.per_server:
            raise Refusal("refused-server_full", most=limits.per_server)
        most = rows.guilds.settings(guild_id).most_tables
        if plays and most is not None and rows.tables.open_in(guild_id) >= most:
            raise Refusal("refused-too_many_tables", most=most)


def check_starter(settings: GuildSettings, roles: Collection[int], *, manager: bool) -> None:
    """Raise Refusal `refused-may_not_start` if people with these roles may not open a table."""
    if manager or settings.starters == "everyone":
        return
    if settings.starters == "managers" or not set(settings.roles) & set(roles):
        raise Refusal("refused-may_not_start")
