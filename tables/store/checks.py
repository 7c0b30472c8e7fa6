"""Checks before something is done at a table, which raise a Refusal, and what many changes of a table share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.game import Game
from rules.messages import Event, Seat
from storage.database import Rows, Work
from storage.rows import LONG_GAME, MOST_ENTRIES, Person, SeatRow, Table, TimerKey
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


def without_sealed_seed(table: Table, events: Sequence[Event], now: float) -> list[Event]:
    """The events without the seed of a daily dungeon whose day is not over."""
    return [event for event in events if not (event.key == DICE_OPENED and table.sealed(now))]


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
    return Refusal("refused-too_long", entries=LONG_GAME, most=MOST_ENTRIES)


def timers_of(locked: LockedTable, seat: Seat) -> list[TimerKey]:
    """The timers about the open questions of a seat."""
    opened = [] if locked.game is None else locked.game.agenda.open()
    asked = {question.id for _, question in opened if question.seat == seat}
    return [(kind, number) for kind, number in locked.timers if kind in PEOPLE and number in asked]


def note_named(table_id: int, by: Person | None) -> Work[None]:
    """The work of a transaction that stores who is named in the events of a table, so that they can be forgotten."""

    def write(rows: Rows) -> None:
        if by is not None:
            rows.tables.mention(table_id, by.id, by.name)

    return write
