"""A table that continues from a position of a finished game, with new dice."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from random import Random

from rules.dice import Dice
from rules.game import Game
from rules.messages import Event, Seat, seat_name
from storage.rows import Language, Person, SeatRow, Table
from tables.errors import Refusal
from tables.history.replays import Replays
from tables.opening.opening import open_running
from tables.play.computers import Computers
from tables.store.checks import seat_row
from tables.store.computer_names import all_named
from tables.store.server_settings import Settings, check_starter
from tables.store.table_store import TableStore


class Continuation:
    """*Play on from here*."""

    def __init__(self, store: TableStore, settings: Settings, replays: Replays, computers: Computers) -> None:
        self.store = store
        self.settings = settings
        self.replays = replays
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
        """A running table from step `at` of a timeline, with `by` on that seat and computer players on the others.

        What the seat cannot know is dealt again, and all dice are new. It does not count in statistics.
        Raises Refusal `refused-replay_over` if the game was over there, `refused-no_seat`, `refused-channel_taken`,
        `refused-may_not_start`, and as `Settings.check_room` and `Replays.timeline`.
        """
        old = await self.store.get(table_id)
        seat_row(old, seat)
        settings = await self.settings.of(guild_id)
        check_starter(settings, roles, manager=manager)
        timeline = await self.replays.timeline(table_id, person=by.id)
        position = await self.replays.position(table_id, at, person=by.id)
        if position.result is not None:
            raise Refusal("refused-replay_over")
        seed = secrets.token_hex(16)
        game = from_here(position, seat, seed, Random(secrets.token_hex(16)))
        now = self.store.now()
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
            seats=all_named(
                old.id,
                (
                    SeatRow(number=row.number, user_id=by.id, name=by.name, ready=True)
                    if row.number == seat
                    else SeatRow(number=row.number, computer=level, ready=True)
                    for row in old.seats
                ),
            ),
            from_table=old.id,
            remind_after=settings.remind_after,
            deadline=settings.deadline,
            away_after=settings.away_after,
            created=now,
            touched=now,
        )
        entry = timeline.steps[at].number
        opening = [
            Event("log-played_on", {"number": old.id, "entry": entry, "player": seat_name(seat), "seat": seat + 1}),
            Event("log-dice_sealed", {"hash": game.dice.sealed}),
        ]
        table = await open_running(self.store, self.settings, lobby, game, opening)
        self.computers.wake(table.id)
        return table


def from_here(position: Game, seat: Seat, seed: str, rng: Random) -> Game:
    """An independent game from this position: new dice, and what `seat` cannot know dealt again by `rng`."""
    game = position.guess(seat, rng)
    game.dice = Dice(seed=seed)
    game.last_seat, game.last_can_be_undone, game.choices = None, False, 0
    return game
