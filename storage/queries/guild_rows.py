"""Servers as rows: their settings, whether the bot can reach them, and the deletion of everything stored for one."""

from __future__ import annotations

import json

from pydantic import ValidationError

from storage.queries.checks import damage_error, read_list
from storage.queries.group import Group
from storage.rows import AbsentGuild, GuildSettings

OF_GAMES = (
    *("choices", "events", "snapshots", "drafts", "timers", "results", "places", "messages", "seen", "seats"),
    *("hands", "former_seats", "shares", "mentions", "proposals", "text_tables"),
    *("dailies", "page_keys"),
)
"""The tables whose rows belong to a game, by their column `game_id`."""


class GuildRows(Group):
    """Settings of servers, and servers that cannot be reached."""

    def settings(self, guild_id: int) -> GuildSettings:
        """The settings of a server, or the defaults. Raises DamagedRow."""
        stored = self.fields(GuildSettings, "guilds", "WHERE guild_id = ?", (guild_id,))
        if not stored:
            return GuildSettings()
        (row,) = stored
        try:
            return GuildSettings.model_validate({**row, "roles": read_list("guilds", "roles", row["roles"])})
        except ValidationError as error:
            raise damage_error("guilds", error) from error

    def put_settings(self, guild_id: int, settings: GuildSettings) -> None:
        """Store the settings of a server, replacing the previous ones."""
        row = {"guild_id": guild_id, **settings.model_dump(), "roles": json.dumps(settings.roles)}
        self.insert("guilds", [row], "guild_id")

    # Servers that cannot be reached

    def with_tables(self) -> list[int]:
        """The servers that have an unfinished table."""
        return self.numbers(
            "SELECT DISTINCT guild_id FROM games"
            " WHERE guild_id IS NOT NULL AND status IN ('lobby', 'running', 'paused', 'parked')"
        )

    def absent(self) -> list[AbsentGuild]:
        """Every server that cannot be reached."""
        rows = self.connection.execute("SELECT guild_id, since, removed FROM absent_guilds ORDER BY guild_id")
        return [AbsentGuild(**dict(row)) for row in rows.fetchall()]

    def add_absent(self, guild_id: int, since: float) -> None:
        """Note that a server cannot be reached; one that already could not keeps its date."""
        self.connection.execute(
            "INSERT INTO absent_guilds (guild_id, since) VALUES (?, ?) ON CONFLICT (guild_id) DO NOTHING",
            (guild_id, since),
        )

    def add_removed(self, guild_id: int, at: float) -> None:
        """Note that a server has removed the bot; one that already had keeps its date."""
        self.connection.execute(
            "INSERT INTO absent_guilds (guild_id, since, removed) VALUES (?, ?, ?)"
            " ON CONFLICT (guild_id) DO UPDATE SET removed = coalesce(absent_guilds.removed, excluded.removed)",
            (guild_id, at, at),
        )

    def returned(self, guild_id: int, now: float) -> float:
        """Note that a server can be reached again; returns since when it could not, or `now`."""
        rows = self.connection.execute(
            "DELETE FROM absent_guilds WHERE guild_id = ? RETURNING since", (guild_id,)
        ).fetchall()
        return float(rows[0]["since"]) if rows else now

    # Deletion

    def delete_games(self, guild_id: int, most: int) -> dict[str, int]:
        """Delete at most this many games of a server with everything in them; returns the number of rows by table.

        Empty if there are no more games.
        """
        found = self.numbers("SELECT id FROM games WHERE guild_id = ? ORDER BY id LIMIT ?", (guild_id, most))
        if not found:
            return {}
        games = [(table_id,) for table_id in found]
        # Games come last, so that a notification about one of their rows can still be traced to its server.
        counts = {
            name: self.connection.executemany(f"DELETE FROM {name} WHERE game_id = ?", games).rowcount
            for name in OF_GAMES
        }
        counts["games"] = self.connection.executemany("DELETE FROM games WHERE id = ?", games).rowcount
        return counts

    def delete(self, guild_id: int) -> int:
        """Delete everything else stored for a server; returns how many settings there were.

        Daily dungeons are played in direct messages and belong to their players: they only lose the server in which
        they were begun.
        """
        self.connection.execute("UPDATE dailies SET guild_id = NULL WHERE guild_id = ?", (guild_id,))
        self.connection.execute("DELETE FROM absent_guilds WHERE guild_id = ?", (guild_id,))
        return self.connection.execute("DELETE FROM guilds WHERE guild_id = ?", (guild_id,)).rowcount
