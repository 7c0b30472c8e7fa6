"""Remarks of computer players on great moments: their own fall, a quest, the victory.

A remark depends only on what everyone was shown, so it gives nothing away. A game has the texts
`says-EVENT-NUMBER` for the events that are worth one; a number without a text is a moment without a remark.
"""

from __future__ import annotations

from collections.abc import Sequence

from cogs.services.reader import Reader
from locales.sanitizing import Markdown
from rules.messages import Message, Seat, seat_name
from rules.results import Result
from storage.rows import LoggedEvent, SeatRow

NUMBERS = 3
"""The most texts for each event; the number of the choice selects one of them."""
SPEAKERS = ("player", "hero")
"""The arguments of events that name who speaks, or whose hero or piece it is about."""


def remark(reader: Reader, events: Sequence[LoggedEvent]) -> str:
    """A computer player's remark on one of these events, as a line; empty where nobody says anything."""
    for event in events:
        key = f"says-{event.key.removeprefix('log-')}-{event.entry % NUMBERS}"
        if event.audience is None and reader.services.texts.has(reader.language, reader.table.game, key):
            seat = _speaker(reader, event)
            if seat is not None:
                return reader.tell(
                    event, Message("says-line", {"player": seat_name(seat), "words": _words(reader, key)})
                )
    return ""


def victory(reader: Reader, result: Result) -> str:
    """The remark of a computer player that has won alone; empty if none has."""
    match result.winners:
        case [seat] if len(result.places) > 1 and _credited(reader, seat).computer is not None:
            words = _words(reader, f"says-won-{reader.table.id % NUMBERS}")
            return reader.say("says-line", player=seat_name(seat), words=words)
    return ""


def _credited(reader: Reader, seat: Seat) -> SeatRow:
    """The actor for whom the result of a seat counts."""
    share = reader.table.credit(seat)
    return reader.table.seats[seat] if share is None else share.row


def _words(reader: Reader, key: str) -> Markdown:
    return Markdown(reader.say(key))


def _speaker(reader: Reader, event: LoggedEvent) -> Seat | None:
    """The seat that an event is about, if a computer player had it then."""
    game = reader.game
    if game is None:
        return None
    for name in SPEAKERS:
        seat = game.chronicle.seat_of(game, event.args[name]) if name in event.args else None
        if seat is not None:
            sat = reader.table.seats_at(event=event.number, entry=event.entry)[seat]
            return seat if sat.computer is not None else None
    return None
