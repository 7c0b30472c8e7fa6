"""What the admins of a server have settled: who may start games, how many at once, reminders, deadlines."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from pydantic import ValidationError

from storage.database import Database, Rows
from storage.rows import GuildSettings
from tables.errors import Refusal


class Settings:
    """The settings of servers. Outside any server (guild None) the defaults hold."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, guild_id: int | None) -> GuildSettings:
        """The settings of a server as they are stored. Raises DamagedRow, StorageFailure."""
        if guild_id is None:
            return GuildSettings()
        return await self.database.read_in_turn(lambda rows: rows.guilds.settings(guild_id))

    async def change(self, guild_id: int, *, admin: bool, **changes: Any) -> GuildSettings:
        """Change some settings of a server; games that run already keep theirs.

        Raises Refusal `refused-not_admin`, and `refused-setting` naming the field that does not fit.
        """
        if not admin:
            raise Refusal("refused-not_admin")
        before = await self.of(guild_id)
        try:
            settings = GuildSettings.model_validate({**before.model_dump(), **changes})
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False)[0]
            field = ".".join(str(part) for part in first["loc"])
            raise Refusal("refused-setting", field=f"{field}: {first['msg']}") from error
        await self.database.write(lambda rows: rows.guilds.put_settings(guild_id, settings))
        return settings

    async def check_may_open(self, guild_id: int | None, roles: Collection[int], *, manager: bool) -> None:
        """Raise Refusal where a table could not be opened: for what has to be made before it, such as a thread.

        `refused-may_not_start`, `refused-too_many_tables`.
        """
        check_starter(await self.of(guild_id), roles, manager=manager)
        await self.database.read_in_turn(lambda rows: check_room(rows, guild_id))


def check_starter(settings: GuildSettings, roles: Collection[int], *, manager: bool) -> None:
    """Raise Refusal `refused-may_not_start` when somebody with these roles may not open a table."""
    if manager or settings.starters == "everyone":
        return
    if settings.starters == "managers" or not set(settings.roles) & set(roles):
        raise Refusal("refused-may_not_start")


def check_room(rows: Rows, guild_id: int | None) -> None:
    """Raise Refusal `refused-too_many_tables` when the server has as many open tables as it wants."""
    if guild_id is None:
        return
    most = rows.guilds.settings(guild_id).most_tables
    if most is not None and rows.tables.open_in(guild_id) >= most:
        raise Refusal("refused-too_many_tables", most=most)
