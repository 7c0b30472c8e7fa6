"""A table before its game begins: who sits where, the options, the language."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Mapping
from typing import Any

from pydantic import ValidationError

from rules.core.errors import BadSetup
from rules.core.game import Game
from storage.errors import Refusal
from storage.queries import table_rows
from storage.rows import Language, Person, SeatRow, Table
from tables.settings import Guilds, check_room, check_starter
from tables.shelf import Live


class Lobby(Guilds):
    """What people do at a table before the start. Every refusal leaves the table as it was.

    Each returns the table as it is then. A table that is no lobby (any more) is refused with `refused-begun`.
    """

    async def open_lobby(
        self,
        guild_id: int | None,
        channel_id: int,
        game: str,
        host: Person,
        options: Mapping[str, object],
        language: Language,
        *,
        roles: Collection[int] = (),
        manager: bool = False,
    ) -> Table:
        """A new lobby with the host on its first seat. `roles` and `manager`: what the host is in the server.

        Raises Refusal `refused-no_game`, `refused-channel_taken`, `refused-may_not_start` or
        `refused-too_many_tables`, and BadSetup for an option that does not fit.
        """
        settings = await self.settings(guild_id)
        check_starter(settings, roles, manager=manager)
        now = self.clock()
        table = Table(
            id=0,
            guild_id=guild_id,
            channel_id=channel_id,
            game=game,
            options=_checked(self._kind(game), options),
            language=language,
            host_id=host.id,
            status="lobby",
            seats=[SeatRow(number=0, user_id=host.id, name=host.name, ready=True)],
            remind_after=settings.remind_after,
            deadline=settings.deadline,
            away_after=settings.away_after,
            created=now,
            touched=now,
        )
        return await self._add(table)

    async def again(self, table_id: int, by: Person, *, roles: Collection[int] = (), manager: bool = False) -> Table:
        """A new lobby in the channel of a table that is over: same game, options, language and seats.

        Whoever asks (somebody who was seated) is host; the others are asked whether they are ready. Raises Refusal as
        `open_lobby`, `refused-not_seated` and `refused-still_running`.
        """
        old = await self.get(table_id)
        seated(old, by.id)
        if not old.is_over:
            raise Refusal("refused-still_running")
        settings = await self.settings(old.guild_id)
        check_starter(settings, roles, manager=manager)
        now = self.clock()
        seats = [
            SeatRow(
                number=0,
                user_id=seat.user_id,
                name=seat.name,
                computer=seat.computer,
                ready=seat.computer is not None or seat.user_id == by.id,
                dm=seat.dm,
                remind_after=seat.remind_after,
            )
            for seat in old.seats
            if not seat.empty
        ]
        table = Table(
            id=0,
            guild_id=old.guild_id,
            channel_id=old.channel_id,
            game=old.game,
            options=_checked(self._kind(old.game), old.options),
            language=old.language,
            host_id=by.id,
            status="lobby",
            seats=_renumbered(seats),
            remind_after=settings.remind_after,
            deadline=settings.deadline,
            away_after=settings.away_after,
            created=now,
            touched=now,
        )
        return await self._add(table)

    async def _add(self, table: Table) -> Table:
        """Store a new lobby."""

        def write(connection: sqlite3.Connection) -> int:
            check_room(connection, table.guild_id)
            return table_rows.add(connection, table)

        try:
            table_id = await self.database.write(write)
        except table_rows.ChannelTaken as error:
            raise Refusal("refused-channel_taken") from error
        async with self._lock(table_id):
            table = (await self._live(table_id)).table
        await self._publish(table_id, [])
        return table

    async def join(self, table_id: int, person: Person) -> Table:
        """Take the next seat; whoever sits there already stays (joining twice is one joining).

        Joining says that one is content with the options as they are. Raises Refusal `refused-table_full`.
        """
        async with self._lock(table_id):
            live = await self._lobby(table_id)
            table = live.table
            if table.seat_of(person.id) is not None:
                return table
            self._room(table)
            seat = SeatRow(number=len(table.seats), user_id=person.id, name=person.name, ready=True)
            table = await self._put(live, seats=[*table.seats, seat])
        await self._publish(table_id, [])
        return table

    async def leave(self, table_id: int, user_id: int) -> Table:
        """Give up a seat in the lobby; the next person becomes host, and a lobby without people is closed.

        Raises Refusal `refused-not_seated`.
        """
        async with self._lock(table_id):
            live = await self._lobby(table_id)
            table = live.table
            seated(table, user_id)
            seats = _renumbered([seat for seat in table.seats if seat.user_id != user_id])
            people = [seat.user_id for seat in seats if seat.user_id is not None]
            if not people:
                table = await self._put(live, status="ended", reason="end-lobby_empty", over=self.clock())
            else:
                host = table.host_id if table.host_id in people else people[0]
                table = await self._put(live, seats=seats, host_id=host)
        await self._publish(table_id, [])
        return table

    async def set_ready(self, table_id: int, user_id: int, ready: bool = True) -> Table:
        """Say whether one is content with the options. Raises Refusal `refused-not_seated`."""
        async with self._lock(table_id):
            live = await self._lobby(table_id)
            number = seated(live.table, user_id)
            table = await self._put(live, seats=with_seat(live.table, number, ready=ready))
        await self._publish(table_id, [])
        return table

    async def add_computer(self, table_id: int, level: str, by: int) -> Table:
        """Let a computer player take the next seat; `level` is a name of `rules.PLAYERS`. Anybody seated may.

        Raises Refusal `refused-not_seated`, `refused-no_computer` or `refused-table_full`.
        """
        async with self._lock(table_id):
            live = await self._lobby(table_id)
            table = live.table
            seated(table, by)
            if level not in self.players[table.game]:
                raise Refusal("refused-no_computer", level=level)
            self._room(table)
            seat = SeatRow(number=len(table.seats), computer=level, ready=True)
            table = await self._put(live, seats=[*table.seats, seat])
        await self._publish(table_id, [])
        return table

    async def remove_computer(self, table_id: int, by: int, seat: int | None = None) -> Table:
        """Take a computer player away: the one on `seat`, else the last. Anybody seated may.

        Raises Refusal `refused-not_seated` or `refused-no_computer_here`.
        """
        async with self._lock(table_id):
            live = await self._lobby(table_id)
            table = live.table
            seated(table, by)
            found = [row.number for row in table.seats if row.computer and seat in (None, row.number)]
            if not found:
                raise Refusal("refused-no_computer_here")
            seats = _renumbered([row for row in table.seats if row.number != found[-1]])
            table = await self._put(live, seats=seats)
        await self._publish(table_id, [])
        return table

    async def set_level(self, table_id: int, seat: int, level: str, by: int) -> Table:
        """Let another computer player sit on a computer's seat. Anybody seated may.

        Raises Refusal `refused-not_seated`, `refused-no_computer` or `refused-no_computer_here`.
        """
        async with self._lock(table_id):
            live = await self._lobby(table_id)
            table = live.table
            seated(table, by)
            if level not in self.players[table.game]:
                raise Refusal("refused-no_computer", level=level)
            if not any(row.number == seat and row.computer for row in table.seats):
                raise Refusal("refused-no_computer_here")
            table = await self._put(live, seats=with_seat(table, seat, computer=level))
        await self._publish(table_id, [])
        return table

    async def move_seat(self, table_id: int, seat: int, to: int, by: int) -> Table:
        """Seat somebody elsewhere; those between move up. The host may, and everybody keeps being ready.

        Raises Refusal `refused-not_host` or `refused-no_seat`.
        """
        async with self._lock(table_id):
            live = await self._lobby(table_id)
            check_host(live.table, by)
            seats = list(live.table.seats)
            if not (0 <= seat < len(seats) and 0 <= to < len(seats)):
                raise Refusal("refused-no_seat")
            seats.insert(to, seats.pop(seat))
            table = await self._put(live, seats=_renumbered(seats))
        await self._publish(table_id, [])
        return table

    async def shuffle_seats(self, table_id: int, by: int) -> Table:
        """Seat everybody at random. The host may. Raises Refusal `refused-not_host`."""
        async with self._lock(table_id):
            live = await self._lobby(table_id)
            check_host(live.table, by)
            seats = list(live.table.seats)
            self.chance.shuffle(seats)
            table = await self._put(live, seats=_renumbered(seats))
        await self._publish(table_id, [])
        return table

    async def set_options(self, table_id: int, options: Mapping[str, object], by: int) -> Table:
        """Change some of the options; everybody but the host is then asked again to be ready.

        Raises Refusal `refused-not_host`, and BadSetup for an option that does not fit.
        """
        async with self._lock(table_id):
            live = await self._lobby(table_id)
            table = live.table
            check_host(table, by)
            chosen = _checked(self._kind(table.game), {**table.options, **options})
            if chosen == table.options:
                return table
            seats = [
                seat.model_copy(update={"ready": seat.computer is not None or seat.user_id == by})
                for seat in table.seats
            ]
            table = await self._put(live, options=chosen, seats=seats)
        await self._publish(table_id, [])
        return table

    async def set_language(self, table_id: int, language: Language, by: int) -> Table:
        """Change the language of the table's public messages, before or during the game.

        Raises Refusal `refused-not_host` or `refused-table_over`.
        """
        async with self._lock(table_id):
            live = await self._live(table_id)
            check_not_over(live.table)
            check_host(live.table, by)
            await self._change(live, language=language)
            table = live.table
        await self._publish(table_id, [])
        return table

    async def set_dm_wanted(self, table_id: int, user_id: int, wanted: bool) -> Table:
        """Whether this person gets hand and questions by DM. Raises Refusal `refused-not_seated`."""
        async with self._lock(table_id):
            live = await self._live(table_id)
            number = seated(live.table, user_id)
            await self._change(live, seats=with_seat(live.table, number, dm=wanted))
            table = live.table
        await self._publish(table_id, [])
        return table

    async def move(self, table_id: int, guild_id: int | None, channel_id: int) -> Table:
        """Go on in another channel. Raises Refusal `refused-channel_taken` or `refused-table_over`."""
        async with self._lock(table_id):
            live = await self._live(table_id)
            check_not_over(live.table)
            await self._change(live, guild_id=guild_id, channel_id=channel_id)
            table = live.table
        await self._publish(table_id, [])
        return table

    # Inside

    async def _put(self, live: Live, **changes: Any) -> Table:
        """Store a lobby with these changes. The caller holds the lock."""
        await self._change(live, touched=self.clock(), **changes)
        return live.table

    async def _lobby(self, table_id: int) -> Live:
        live = await self._live(table_id)
        if live.table.status != "lobby":
            raise Refusal("refused-table_over" if live.table.is_over else "refused-begun")
        return live

    def _kind(self, game: str) -> type[Game]:
        if game not in self.games:
            raise Refusal("refused-no_game", game=game)
        return self.games[game]

    def _room(self, table: Table) -> None:
        most = self._kind(table.game).seat_numbers[-1]
        if len(table.seats) >= most:
            raise Refusal("refused-table_full", most=most)


def _checked(kind: type[Game], options: Mapping[str, object]) -> dict[str, Any]:
    """All options of a game, those not given by their default. Raises BadSetup, as `Game.start` does."""
    try:
        return kind.options_type.model_validate(dict(options)).model_dump(mode="json")
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False)[0]
        field = ".".join(str(part) for part in first["loc"]) or "?"
        raise BadSetup("refused-option", field=f"{field}: {first['msg']}") from error


def seated(table: Table, user_id: int) -> int:
    """The seat of this person. Raises Refusal `refused-not_seated`."""
    number = table.seat_of(user_id)
    if number is None:
        raise Refusal("refused-not_seated")
    return number


def check_host(table: Table, user_id: int) -> None:
    """Raise Refusal `refused-not_host` for anybody else."""
    if table.host_id != user_id:
        raise Refusal("refused-not_host")


def check_not_over(table: Table) -> None:
    """Raise Refusal `refused-table_over` when it is."""
    if table.is_over:
        raise Refusal("refused-table_over")


def with_seat(table: Table, number: int, **changes: Any) -> list[SeatRow]:
    """The seats of a table, one of them changed."""
    return [seat.model_copy(update=changes) if seat.number == number else seat for seat in table.seats]


def _renumbered(seats: list[SeatRow]) -> list[SeatRow]:
    return [seat.model_copy(update={"number": number}) for number, seat in enumerate(seats)]
