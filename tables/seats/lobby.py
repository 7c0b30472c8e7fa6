"""A table before its game begins: seats, settings, language."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from rules.game import Game
from storage.rows import Language, Person, SeatRow, Table
from tables.errors import Refusal
from tables.opening.opening import open_table
from tables.play.computers import Computers
from tables.seats.nights import announced_by, check_date
from tables.seats.page_keys import new_secret
from tables.store.checks import check_host, check_lobby, check_not_over, seat_of_person, with_seat
from tables.store.computer_names import with_computer_name, with_computer_names
from tables.store.locked_table import LockedTable, repeated
from tables.store.server_settings import Servers, check_starter
from tables.store.table_store import TableStore


class Lobby:
    """The actions of people at a table before the start. Every refusal leaves the table as it was.

    Each method returns the changed table. A table that is not a lobby is refused with `refused-begun`. `chance`
    shuffles the seats.
    """

    def __init__(self, store: TableStore, servers: Servers, computers: Computers, chance: Random) -> None:
        self.store = store
        self.servers = servers
        self.computers = computers
        self.chance = chance

    async def open(
        self,
        guild_id: int | None,
        channel_id: int,
        game: str,
        host: Person,
        settings: Mapping[str, object],
        language: Language,
        *,
        roles: Collection[int] = (),
        manager: bool = False,
        meets_at: float | None = None,
    ) -> Table:
        """A new lobby with the host on its first seat. `roles` and `manager`: what the host is in the server.

        `meets_at`: the date of a game night. Raises Refusal `refused-no_game`, `refused-channel_taken`,
        `refused-may_not_start` or as `check_date` and `Servers.check_room`, and BadSetup for a setting that does not
        fit.
        """
        if meets_at is not None:
            check_date(guild_id, meets_at, self.store.now())
        return await self._open(
            guild_id,
            roles,
            manager,
            channel_id=channel_id,
            game=game,
            settings=self._settings(game, settings),
            language=language,
            host_id=host.id,
            seats=[SeatRow(number=0, user_id=host.id, name=host.name, ready=True)],
            meets_at=meets_at,
            announced=announced_by(meets_at, self.store.now()),
        )

    async def again(self, table_id: int, by: Person, *, roles: Collection[int] = (), manager: bool = False) -> Table:
        """A new lobby in the channel of a finished table: same game, settings, language, seats and switches.

        The person who asks (who must have been seated) is host; the others are asked whether they are ready. Raises
        Refusal as `open`, `refused-not_seated` and `refused-still_running`.
        """
        old = await self.store.get(table_id)
        seat_of_person(old, by.id)
        if not old.is_over:
            raise Refusal("refused-still_running")
        seats = [
            seat.model_copy(update={"stand_in": None, "ready": seat.ready if seat.computer else seat.user_id == by.id})
            for seat in old.seats
            if not seat.empty
        ]
        return await self._open(
            old.guild_id,
            roles,
            manager,
            channel_id=old.channel_id,
            game=old.game,
            settings=self._settings(old.game, old.settings),
            language=old.language,
            host_id=by.id,
            seats=_renumber(with_computer_names(old.id, seats)),
            open_seats=old.open_seats,
            advice=old.advice,
            shows=old.shows,
            watch_key=new_secret() if old.watch else "",
            watch_late=old.watch_late,
        )

    @repeated
    async def join(self, table_id: int, person: Person) -> Table:
        """Take the next seat, or keep one's own, and agree to the present settings; joining twice is harmless.

        A computer player that only filled a seat leaves. Raises Refusal `refused-table_full`.
        """
        async with self._lobby(table_id) as locked:
            table = locked.table
            number = locked.table.seat_of(person.id)
            if number is None:
                filler = next((seat for seat in reversed(table.seats) if seat.fills), None)
                seats = [seat for seat in table.seats if seat is not filler]
                self._check_room(table, seats)
                seat = SeatRow(number=len(seats), user_id=person.id, name=person.name, ready=True)
                await locked.change(touched=self.store.now(), seats=_renumber([*seats, seat]))
            elif table.seats[number].ready:
                await locked.confirm()
            else:
                await locked.change(touched=self.store.now(), seats=with_seat(table, number, ready=True))
            return locked.table

    @repeated
    async def leave(self, table_id: int, user_id: int) -> Table:
        """Give up a seat in the lobby; the next person becomes host, and a lobby without people is closed.

        Raises Refusal `refused-not_seated`.
        """
        async with self._lobby(table_id) as locked:
            table = locked.table
            seat_of_person(table, user_id)
            seats = _renumber([seat for seat in table.seats if seat.user_id != user_id])
            people = [seat.user_id for seat in seats if seat.user_id is not None]
            if not people:
                now = self.store.now()
                await locked.change(touched=now, status="ended", reason="end-lobby_empty", over=now)
            else:
                host = table.host_id if table.host_id in people else people[0]
                await locked.change(touched=self.store.now(), seats=seats, host_id=host)
            return locked.table

    @repeated
    async def add_computer(self, table_id: int, level: str, by: int, *, fills: bool = False) -> Table:
        """Let a computer player, a `level` of `rules.registry.PLAYERS`, take the next seat. Any seated player may.

        `fills`: only until a person joins. Raises Refusal `refused-not_seated`, `refused-no_computer` or
        `refused-table_full`.
        """
        async with self._lobby(table_id) as locked:
            table = locked.table
            seat_of_person(table, by)
            self.computers.check_level(table, level)
            self._check_room(table, table.seats)
            seat = with_computer_name(
                table.id, SeatRow(number=len(table.seats), computer=level, ready=not fills), table.seats
            )
            await locked.change(touched=self.store.now(), seats=[*table.seats, seat])
            return locked.table

    @repeated
    async def remove_computer(self, table_id: int, seat: int, by: int, *, admin: bool = False) -> Table:
        """Remove the computer player on a seat, for the host or an `admin`.

        Raises Refusal `refused-not_host` or `refused-no_computer_here`.
        """
        async with self._lobby(table_id) as locked:
            table = locked.table
            check_host(table, by, admin=admin)
            _check_computer(table, seat)
            seats = _renumber([row for row in table.seats if row.number != seat])
            await locked.change(touched=self.store.now(), seats=seats)
            return locked.table

    @repeated
    async def set_level(self, table_id: int, seat: int, level: str, by: int, *, admin: bool = False) -> Table:
        """Replace the computer player on a seat, for the host or an `admin`; it stays when a person joins.

        Raises Refusal `refused-not_host`, `refused-no_computer` or `refused-no_computer_here`.
        """
        async with self._lobby(table_id) as locked:
            table = locked.table
            check_host(table, by, admin=admin)
            self.computers.check_level(table, level)
            _check_computer(table, seat)
            await locked.change(touched=self.store.now(), seats=with_seat(table, seat, computer=level, ready=True))
            return locked.table

    @repeated
    async def move_seat(self, table_id: int, seat: int, to: int, by: int, *, admin: bool = False) -> Table:
        """Move a player to another seat, for the host or an `admin`; those between move by one. Everyone stays ready.

        Raises Refusal `refused-not_host` or `refused-no_seat`.
        """
        async with self._lobby(table_id) as locked:
            check_host(locked.table, by, admin=admin)
            seats = list(locked.table.seats)
            if not (0 <= seat < len(seats) and 0 <= to < len(seats)):
                raise Refusal("refused-no_seat")
            seats.insert(to, seats.pop(seat))
            await locked.change(touched=self.store.now(), seats=_renumber(seats))
            return locked.table

    @repeated
    async def shuffle_seats(self, table_id: int, by: int, *, admin: bool = False) -> Table:
        """Seat everyone at random, for the host or an `admin`. Raises Refusal `refused-not_host`."""
        async with self._lobby(table_id) as locked:
            check_host(locked.table, by, admin=admin)
            seats = list(locked.table.seats)
            self.chance.shuffle(seats)
            await locked.change(touched=self.store.now(), seats=_renumber(seats))
            return locked.table

    @repeated
    async def change_settings(
        self, table_id: int, settings: Mapping[str, object], by: int, *, admin: bool = False
    ) -> Table:
        """Change some of the settings, for the host or an `admin`; everyone else is then asked again to be ready.

        Raises Refusal `refused-not_host`, and BadSetup for a setting that does not fit.
        """
        async with self._lobby(table_id) as locked:
            table = locked.table
            check_host(table, by, admin=admin)
            chosen = self._settings(table.game, {**table.settings, **settings})
            if chosen == table.settings:
                await locked.confirm()
                return table
            seats = [
                seat.model_copy(update={"ready": seat.user_id == by}) if seat.computer is None else seat
                for seat in table.seats
            ]
            await locked.change(touched=self.store.now(), settings=chosen, seats=seats)
            return locked.table

    @repeated
    async def set_language(self, table_id: int, language: Language, by: int, *, admin: bool = False) -> Table:
        """Change the language of the table's public messages, before or during the game; for the host or an `admin`.

        Raises Refusal `refused-not_host` or `refused-game_over`.
        """
        async with self.store.hold(table_id) as locked:
            check_not_over(locked.table)
            check_host(locked.table, by, admin=admin)
            await locked.change(language=language)
            return locked.table

    @repeated
    async def set_dm_wanted(self, table_id: int, user_id: int, wanted: bool) -> Table:
        """Store whether this person wants hand and questions by DM. Raises Refusal `refused-not_seated`."""
        async with self.store.hold(table_id) as locked:
            number = seat_of_person(locked.table, user_id)
            await locked.change(seats=with_seat(locked.table, number, dm=wanted))
            return locked.table

    @repeated
    async def move(self, table_id: int, guild_id: int | None, channel_id: int) -> Table:
        """Continue in another channel. Raises Refusal `refused-channel_taken` or `refused-game_over`."""
        async with self.store.hold(table_id) as locked:
            check_not_over(locked.table)
            await locked.change(guild_id=guild_id, channel_id=channel_id)
            return locked.table

    # Helpers

    async def _open(self, guild_id: int | None, roles: Collection[int], manager: bool, **fields: Any) -> Table:
        """A new lobby with these fields and the waits of its server, if a person with these roles may open one."""
        server = await self.servers.of(guild_id)
        now = self.store.now()
        check_starter(server, roles, manager=manager)
        waits = {name: getattr(server, name) for name in ("remind_after", "deadline", "away_after")}
        lobby = Table(id=0, guild_id=guild_id, status="lobby", created=now, touched=now, **waits, **fields)
        return await open_table(self.store, self.servers, lobby)

    @asynccontextmanager
    async def _lobby(self, table_id: int) -> AsyncIterator[LockedTable]:
        """Lock a table that is a lobby. Raises Refusal `refused-begun`, `refused-game_over`."""
        async with self.store.hold(table_id) as locked:
            check_lobby(locked.table)
            yield locked

    def _kind(self, game: str) -> type[Game]:
        if game not in self.store.games:
            raise Refusal("refused-no_game", game=game)
        return self.store.games[game]

    def _settings(self, game: str, chosen: Mapping[str, object]) -> dict[str, Any]:
        """All settings of a game, with defaults for those not given. Raises BadSetup."""
        return self._kind(game).settings_type.read(chosen).model_dump(mode="json")

    def _check_room(self, table: Table, seats: Sequence[SeatRow]) -> None:
        """Raise Refusal `refused-table_full` if these seats leave no room for another."""
        most = self._kind(table.game).seat_numbers[-1]
        if len(seats) >= most:
            raise Refusal("refused-table_full", most=most)


def _check_computer(table: Table, seat: int) -> None:
    """Raise Refusal `refused-no_computer_here` if no computer player has this seat."""
    if not any(row.number == seat and row.computer for row in table.seats):
        raise Refusal("refused-no_computer_here")


def _renumber(seats: list[SeatRow]) -> list[SeatRow]:
    return [seat.model_copy(update={"number": number}) for number, seat in enumerate(seats)]
