"""Checks before something is done at a table, and small tasks that go with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.game import Game
from rules.messages import Event, Seat, seat_name
from storage.database import Rows, Work
from storage.rows import LONG, MOST_ENTRIES, Person, SeatRow, Table, TimerKey
from tables.errors import Refusal
from tables.store.locked_table import LockedTable
from tables.store.table_timers import PEOPLE

DICE_OPENED = "log-dice_opened"
"""The event that reveals the seed."""


def seat_of_person(table: Table, user_id: int) -> Seat:
    """The seat of this person. Raises Refusal `refused-not_seated`."""
    number = table.seat_of(user_id)
    if number is None:
        raise Refusal("refused-not_seated")
    return number


def seat_row(table: Table, seat: Seat) -> SeatRow:
    """A seat. Raises Refusal `refused-no_seat`."""
    if not 0 <= seat < len(table.seats):
        raise Refusal("refused-no_seat")
    return table.seats[seat]


def with_seat(table: Table, number: Seat, **changes: Any) -> list[SeatRow]:
    """The seats of a table with one of them changed."""
    return [seat.model_copy(update=changes) if seat.number == number else seat for seat in table.seats]


def check_host(table: Table, user_id: int, *, admin: bool = False) -> None:
    """Raise Refusal `refused-not_host` for anyone but the host and an `admin`."""
    if table.host_id != user_id and not admin:
        raise Refusal("refused-not_host")


def check_lobby(table: Table) -> None:
    """Raise Refusal `refused-begun` or `refused-game_over` if it is not a lobby."""
    if table.status != "lobby":
        raise Refusal("refused-game_over" if table.is_over else "refused-begun")


def check_not_over(table: Table) -> None:
    """Raise Refusal `refused-game_over` if it is over."""
    if table.is_over:
        raise Refusal("refused-game_over")


def check_begun(table: Table) -> None:
    """Raise Refusal `refused-not_begun` for a lobby, `refused-game_over` for a finished table."""
    check_not_over(table)
    if table.started is None:
        raise Refusal("refused-not_begun")


def check_open(table: Table, now: float) -> None:
    """Raise Refusal `refused-daily_sealed` for a daily dungeon whose day is not over."""
    if table.daily is not None and table.sealed(now):
        raise Refusal("refused-daily_sealed", opens=f"<t:{int(table.daily.opens)}:R>")


def check_may_go_back(table: Table) -> None:
    """Raise Refusal `refused-daily_undo` for the try at a daily dungeon that counts."""
    if table.daily is not None and table.daily.counted:
        raise Refusal("refused-daily_undo")


def without_sealed_seed(table: Table, events: Sequence[Event], now: float) -> list[Event]:
    """The events without the seed of a daily dungeon whose day is not over."""
    kept = table.sealed(now)
    return [event for event in events if not (kept and event.key == DICE_OPENED)]


def in_play(locked: LockedTable) -> Game:
    """The game, if choices can be made in it (or are refused by the rules because it is finished).

    Raises Refusal `refused-paused`, `refused-not_begun`, `refused-game_over`.
    """
    if locked.table.status in ("running", "finished") and locked.game is not None:
        return locked.game
    if locked.table.status in ("paused", "parked"):
        raise Refusal("refused-paused")
    raise Refusal("refused-not_begun" if locked.table.status == "lobby" else "refused-game_over")


def too_long() -> Refusal:
    """The refusal to go back in a game with too many entries."""
    return Refusal("refused-too_long", entries=LONG, most=MOST_ENTRIES)


def told_by(table: Table, by: Person, key: str, *, admin: bool) -> Event:
    """Who did something: a seated player, or an admin. Raises Refusal `refused-not_seated`."""
    if admin:
        return Event(f"{key}_by_admin", {"admin": by.name})
    return Event(key, {"player": seat_name(seat_of_person(table, by.id))})


def timers_of(locked: LockedTable, seat: Seat) -> list[TimerKey]:
    """The timers about the open questions of a seat."""
    asked = [] if locked.game is None else locked.game.agenda.open()
    mine = {question.id for _, question in asked if question.seat == seat}
    return [key for key in locked.timers if key[0] in PEOPLE and key[1] in mine]


def note_named(table_id: int, by: Person | None) -> Work[None]:
    """Stores that this person is named in the events of a table."""

    def write(rows: Rows) -> None:
        if by is not None:
            rows.tables.mention(table_id, by.id, by.name)

    return write
