"""Names of computer players: plants, short enough to be shown whole, each with a first letter of its own."""

from __future__ import annotations

from collections.abc import Iterable

from storage.rows import SeatRow

NAMES = (
    *("basil", "clover", "fennel", "hazel", "linden", "moss"),
    *("nutmeg", "olive", "poppy", "sorrel", "tansy", "willow"),
)
"""The names that `SeatRow.name` stores; the texts `name-…` have them in each language."""


def with_computer_name(table: int, seat: SeatRow, seats: Iterable[SeatRow]) -> SeatRow:
    """The seat with a name for its computer player that no other of these seats has; which one depends on the table."""
    taken = {other.name for other in seats if other.computer is not None}
    first = (5 * table) % len(NAMES)
    name = next((name for name in (*NAMES[first:], *NAMES[:first]) if name not in taken), "")
    return seat.model_copy(update={"name": name})


def with_computer_names(table: int, seats: Iterable[SeatRow]) -> list[SeatRow]:
    """The seats, with a name for each computer player that has none."""
    named = list(seats)
    for place, seat in enumerate(named):
        if seat.computer is not None and not seat.name:
            named[place] = with_computer_name(table, seat, named)
    return named
