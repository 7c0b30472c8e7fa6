"""Servers as rows: their settings, whether the bot can reach them, and the deletion of everything stored for one."""

from __future__ import annotations

import json

from pydantic import ValidationError

from storage.queries.checks import damaged, read_list
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
        """Store the settings of a server, replacing the previous ones."""
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

    # Servers that cannot be reached

    def with_tables(self) -> list[int]:
        """The servers that have an unfinished table."""
        rows = self.connection.execute(
            "SELECT DISTINCT guild_id FROM games"
            " WHERE guild_id IS NOT NULL AND status IN ('lobby', 'running', 'paused', 'parked')"
        ).fetchall()
        return [row["guild_id"] for row in rows]

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
        """A server has removed the bot."""
        self.connection.execute(
            "INSERT INTO absent_guilds (guild_id, since, removed) VALUES (?, ?, ?)"
            " ON CONFLICT (guild_id) DO UPDATE SET removed = coalesce(absent_guilds.removed, excluded.removed)",
            (guild_id, at, at),
        )

    def returned(self, guild_id: int, now: float) -> float:
        """A server can be reached again; returns since when it could not, or `now`."""
        rows = self.connection.execute(
            "DELETE FROM absent_guilds WHERE guild_id = ? RETURNING since", (guild_id,)
        ).fetchall()
        return float(rows[0]["since"]) if rows else now

    # Deletion

    def delete_games(self, guild_id: int, most: int) -> dict[str, int]:
        """Delete at most this many games of a server with everything in them; returns the number of rows by table.

        Empty if there are no more games.
        """
        rows = self.connection.execute(
            "SELECT id FROM games WHERE guild_id = ? ORDER BY id LIMIT ?", (guild_id, most)
        ).fetchall()
        if not rows:
            return {}
        games = [(row["id"],) for row in rows]
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
