"""What the admins of a server have settled: who may start games, how many at once, reminders, deadlines."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection
from typing import Any, Literal

from pydantic import Field, ValidationError

from storage.errors import Refusal
from storage.queries.checks import damaged, read_list
from storage.rows import AWAY_AFTER, Row
from tables.shelf import Reading

DAY = 86_400.0
SHORTEST_WAIT, LONGEST_WAIT = 60.0, 30 * DAY
"""Reminders and deadlines lie between a minute and thirty days."""

Starters = Literal["everyone", "roles", "managers"]


class GuildSettings(Row):
    """The settings of a server. All waits are seconds."""

    starters: Starters = "everyone"
    """Who may open a table: everyone, those with one of `roles`, or only who may manage the server (who always may)."""
    roles: list[int] = Field(default=[], max_length=25)
    most_tables: int | None = Field(default=None, ge=1, le=1000)
    """How many lobbies and running games there may be at once; None: any number."""
    remind_after: float | None = Field(default=None, ge=SHORTEST_WAIT, le=LONGEST_WAIT)
    """What new games begin with."""
    deadline: float | None = Field(default=None, ge=SHORTEST_WAIT, le=LONGEST_WAIT)
    """What new games begin with."""
    away_after: float = Field(default=AWAY_AFTER, ge=SHORTEST_WAIT, le=LONGEST_WAIT)
    """What new games begin with."""
    lobby_life: float = Field(default=DAY, ge=600, le=LONGEST_WAIT)
    """After what time a lobby in which nothing happens is closed."""


class Guilds(Reading):
    """The settings of servers. Outside any server (guild None) the defaults hold."""

    async def settings(self, guild_id: int | None) -> GuildSettings:
        """The settings of a server as they are stored. Raises DamagedRow, StorageFailure."""
        if guild_id is None:
            return GuildSettings()
        return await self.database.read_in_turn(lambda connection: read_settings(connection, guild_id))

    async def set_settings(self, guild_id: int, *, admin: bool, **changes: Any) -> GuildSettings:
        """Change some settings of a server; games that run already keep theirs.

        Raises Refusal `refused-not_admin`, and `refused-setting` naming the field that does not fit.
        """
        if not admin:
            raise Refusal("refused-not_admin")
        before = await self.settings(guild_id)
        try:
            settings = GuildSettings.model_validate({**before.model_dump(), **changes})
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False)[0]
            field = ".".join(str(part) for part in first["loc"])
            raise Refusal("refused-setting", field=f"{field}: {first['msg']}") from error
        row = (
            guild_id,
            settings.starters,
            json.dumps(settings.roles),
            settings.most_tables,
            settings.remind_after,
            settings.deadline,
            settings.away_after,
            settings.lobby_life,
        )
        await self.database.write(
            lambda connection: connection.execute(
                "INSERT OR REPLACE INTO guilds (guild_id, starters, roles, most_tables, remind_after, deadline,"
                " away_after, lobby_life) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                row,
            ).close()
        )
        return settings


def read_settings(connection: sqlite3.Connection, guild_id: int) -> GuildSettings:
    """The settings of a server, or the defaults. Raises DamagedRow."""
    row = connection.execute(
        "SELECT starters, roles, most_tables, remind_after, deadline, away_after, lobby_life FROM guilds"
        " WHERE guild_id = ?",
        (guild_id,),
    ).fetchone()
    if row is None:
        return GuildSettings()
    try:
        return GuildSettings.model_validate({**dict(row), "roles": read_list("guilds", "roles", row["roles"])})
    except ValidationError as error:
        raise damaged("guilds", error) from error


def check_starter(settings: GuildSettings, roles: Collection[int], *, manager: bool) -> None:
    """Raise Refusal `refused-may_not_start` when somebody with these roles may not open a table."""
    if manager or settings.starters == "everyone":
        return
    if settings.starters == "managers" or not set(settings.roles) & set(roles):
        raise Refusal("refused-may_not_start")


def check_room(connection: sqlite3.Connection, guild_id: int | None) -> None:
    """Raise Refusal `refused-too_many_tables` when the server has as many open tables as it wants."""
    if guild_id is None:
        return
    most = read_settings(connection, guild_id).most_tables
    (open_now,) = connection.execute(
        "SELECT count(*) FROM games WHERE guild_id = ? AND status IN ('lobby', 'running')", (guild_id,)
    ).fetchone()
    if most is not None and open_now >= most:
        raise Refusal("refused-too_many_tables", most=most)
