"""Running games: how they start, and what people choose."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence

from rules.errors import BadSetup
from rules.game import Game
from rules.messages import TABLE, Event, Seat
from storage.database import Rows
from storage.errors import ChannelTaken
from storage.rows import Move, Outcome, Table
from tables.errors import Refusal, RulesBroke
from tables.play.absence import Absence
from tables.play.choices import Choices
from tables.play.computers import Computers
from tables.store.checks import check_host, check_lobby
from tables.store.locked_table import repeated
from tables.store.table_store import TableStore
from tables.store.versions import rules_version

log = logging.getLogger(__name__)


class Play:
    """The start of a game, and the choices that people make in it."""

    def __init__(self, store: TableStore, choices: Choices, absence: Absence, computers: Computers) -> None:
        self.store = store
        self.choices = choices
        self.absence = absence
        self.computers = computers

    @repeated
    async def start(self, table_id: int, by: int, *, admin: bool = False) -> Table:
        """Begin the game with the seats as they are; the seed is drawn here.

        Raises Refusal `refused-not_host` (unless `admin`), `refused-not_ready` with the names of those who have not
        agreed to the settings, `refused-begun`, `refused-night_taken` for a lobby with a date in whose channel another
        game is running, BadSetup if the game cannot be played like this, and RulesBroke.
        """
        async with self.store.hold(table_id) as locked:
            check_lobby(locked.table)
            check_host(locked.table, by, admin=admin)
            not_ready = [seat.name for seat in locked.table.people if not seat.ready and seat.user_id != by]
            if not_ready:
                raise Refusal("refused-not_ready", players=not_ready)
            seed = secrets.token_hex(16)
            game = self._first_position(locked.table, seed)
            now = self.store.now()
            table = locked.table.changed(
                status="running",
                seed_hash=game.dice.sealed,
                rules_version=rules_version(type(game)),
                started=now,
                touched=now,
            )
            by_admin = [Event("log-started_by_admin")] if admin and by != table.host_id else []
            opening = locked.numbered([*by_admin, *game.opening], 0, now)
            timers = self.store.table_timers.changed(table, game, {}, now).begun
            saved = game.save()

            def begin(rows: Rows) -> None:
                rows.games.start(table, seed, saved)
                rows.events.add(table_id, opening)
                rows.marks.add_timers(table_id, timers)

            try:
                await locked.write(begin)
            except ChannelTaken as error:
                raise Refusal("refused-night_taken") from error
            locked.game = game
            locked.stored(table, opening, timers)
        self.computers.wake(table_id)
        return table

    def _first_position(self, table: Table, seed: str) -> Game:
        """The game of this lobby as it begins. Raises BadSetup and RulesBroke."""
        try:
            return self.store.games[table.game].start(len(table.seats), table.settings, seed=seed)
        except BadSetup:
            raise
        except Exception as error:
            log.exception("table %d: the rules broke at the start", table.id)
            raise RulesBroke from error

    async def requests(self, table_id: int, least: int, most: int) -> dict[int, int]:
        """The entries that interactions with ids in this range have made, each with the id."""
        return await self.store.database.read_in_turn(lambda rows: rows.games.requests(table_id, least, most))

    async def choose(
        self,
        table_id: int,
        seat: Seat,
        question_id: int,
        picked: Sequence[str],
        interaction_id: int | None = None,
        *,
        user_id: int | None = None,
        last_undo: int | None = None,
    ) -> Outcome:
        """Answer a question for a seat. Once this returns, the choice is stored; computer players continue afterwards.

        With `user_id` the seat must be that person's. With `last_undo`, that of the table when the question was shown,
        the choice is refused if there was an undo since, because question numbers are then used again. A person with a
        stand-in takes the seat back over, whatever becomes of the choice.

        Raises IllegalChoice as the rules do (also for a question that is closed), Refusal (`refused-no_table`,
        `refused-not_begun`, `refused-paused`, `refused-game_over`, `refused-not_seated`), StorageFailure and
        RulesBroke; after any of them the game is unchanged.
        """
        if seat != TABLE:
            await self.absence.acts_again(table_id, seat, user_id)
        move = Move(seat, question_id, list(picked), "person", interaction_id, user_id)
        outcome = await self.choices.carry_out(table_id, move, last_undo)
        if not outcome.repeated:
            self.computers.go_on(outcome.table)
        return outcome
