"""A table that goes on from a position of a game that is over, with new dice."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from random import Random

from rules.core.messages import Event, Seat, seat_name
from storage.rows import Language, Person, SeatRow, Table
from tables.checks import seat_row
from tables.computers import Computers
from tables.errors import Refusal
from tables.opening import open_running
from tables.rewatching import Rewatching
from tables.settings import Settings, check_room, check_starter
from tables.shelf import Shelf


class Continuing:
    """*Play on from here*."""

    def __init__(self, shelf: Shelf, settings: Settings, rewatching: Rewatching, computers: Computers) -> None:
        self.shelf = shelf
        self.settings = settings
        self.rewatching = rewatching
        self.computers = computers

    async def open(
        self,
        table_id: int,
        at: int,
        seat: Seat,
        guild_id: int | None,
        channel_id: int,
        by: Person,
        language: Language,
        *,
        roles: Collection[int] = (),
        manager: bool = False,
    ) -> Table:
        """A running table from step `at` of a film, with `by` on that seat and computer players on the others.

        What the seat cannot know is dealt anew, and all dice are new. It counts in no statistics and no rating.
        Raises Refusal `refused-replay_over` where the game was over, `refused-no_seat`, `refused-channel_taken`,
        `refused-may_not_start`, `refused-too_many_tables`, and as `Rewatching.film`.
        """
        old = await self.shelf.get(table_id)
        seat_row(old, seat)
        settings = await self.settings.of(guild_id)
        check_starter(settings, roles, manager=manager)
        film = await self.rewatching.film(table_id, person=by.id)
        position = await self.rewatching.position(table_id, at, person=by.id)
        if position.result is not None:
            raise Refusal("refused-replay_over")
        seed = secrets.token_hex(16)
        game = position.goes_on(seat, seed, Random(secrets.token_hex(16)))
        now = self.shelf.now()
        level = self.computers.level(old)
        lobby = Table(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            game=old.game,
            options=old.options,
            language=language,
            host_id=by.id,
            status="lobby",
            seats=[
                SeatRow(number=row.number, user_id=by.id, name=by.name, ready=True)
                if row.number == seat
                else SeatRow(number=row.number, computer=level, ready=True)
                for row in old.seats
            ],
            from_table=old.id,
            remind_after=settings.remind_after,
            deadline=settings.deadline,
            away_after=settings.away_after,
            created=now,
            touched=now,
        )
        entry = film.steps[at].number
        opening = [
            Event("log-played_on", {"number": old.id, "entry": entry, "player": seat_name(seat), "seat": seat + 1}),
            Event("log-dice_sealed", {"hash": game.dice.sealed}),
        ]
        table = await open_running(self.shelf, lobby, game, opening, check=lambda rows: check_room(rows, guild_id))
        self.computers.wake(table.id)
        return table
