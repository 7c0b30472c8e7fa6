"""What the admins of servers have settled, as rows."""

from __future__ import annotations

import json

from pydantic import ValidationError

from storage.queries.checks import damaged, read_list
from storage.queries.group import Group
from storage.rows import GuildSettings


class GuildRows(Group):
    """Settings of servers."""

    def settings(self, guild_id: int) -> GuildSettings:
        """The settings of a server, or the defaults. Raises DamagedRow."""
        row = self.connection.execute(
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

    def put_settings(self, guild_id: int, settings: GuildSettings) -> None:
        """Store the settings of a server, in place of those before."""
        self.connection.execute(
            "INSERT INTO guilds (guild_id, starters, roles, most_tables, remind_after, deadline,"
            " away_after, lobby_life) VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guild_id) DO UPDATE SET"
            " starters = excluded.starters, roles = excluded.roles, most_tables = excluded.most_tables,"
            " remind_after = excluded.remind_after, deadline = excluded.deadline, away_after = excluded.away_after,"
            " lobby_life = excluded.lobby_life",
            (
                guild_id,
                settings.starters,
                json.dumps(settings.roles),
                settings.most_tables,
                settings.remind_after,
                settings.deadline,
                settings.away_after,
                settings.lobby_life,
            ),
        )
