"""The documents of the log: what happened lately, what each player did, each event of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cogs.inquiries.documents import Document, Sources
from cogs.screens.story.entries import entries_of
from cogs.screens.story.lines import LoggedEntry, line_of
from cogs.screens.story.recap import recent
from cogs.screens.story.weights import weight
from cogs.services.reader import Reader
from rules.messages import Seat
from storage.rows import LoggedEvent

MOST_NEWS = 5
"""Lines about the latest events, and entries about one round or turn."""
RECENT = 40
"""Events that count as the latest."""
LATELY = 8
"""Entries that players have in mind when they ask what happened without saying when."""
MOST_SEARCHED = 150
"""The most entries that are searched."""
TIMES = ("turn", "number", "round", "season", "floor")
"""The arguments that number a turn, a round or the like in the event that begins it."""


def history(sources: Sources) -> Iterator[Document]:
    """The events that the reader may know, the latest first."""
    reader = sources.reader
    if reader.game is None:
        return
    entries = [entry for entry in entries_of(reader, sources.events) if entry.sentences or entry.changes]
    entries = entries[-MOST_SEARCHED:]
    news = recent(reader, sources.events[-RECENT:], MOST_NEWS)
    lines = [reader.say("log-empty")] if news is None else list(news.lines)[-MOST_NEWS:]
    yield Document(("news",), "\n".join(lines), "log")
    rounds: dict[int, list[LoggedEntry]] = {}
    events: list[Document] = []
    number = 0
    for age, entry in zip(range(len(entries), 0, -1), entries, strict=True):
        for event in entry.all_events:
            if event.key in reader.game.turn_starts:
                number = _number(event) or number
        rounds.setdefault(number, []).append(entry)
        seats = _named_seats(reader, entry.all_events) | ({entry.seat} if entry.seat is not None else set())
        if line := line_of(reader, entry):
            source = "log_turn" if number else "log"
            kinds = ("event", "deed") if age <= LATELY else ("event",)
            events.append(Document(kinds, line, source, seats=seats, time=number))
    yield from reversed(events)
    for number, own in rounds.items():
        best = sorted(own, key=lambda entry: -weight(reader, entry))[:MOST_NEWS]
        text = "\n".join(filter(None, (line_of(reader, entry) for entry in own if entry in best)))
        if number and text:
            yield Document(("news", "event"), text, "log_turn", time=number, exact=True)


def _named_seats(reader: Reader, events: Iterable[LoggedEvent]) -> frozenset[Seat]:
    """The players that events name."""
    game = reader.game
    assert game is not None
    args = (arg for event in events for arg in event.args.values() if not isinstance(arg, list))
    seats = (game.chronicle.seat_of(game, arg) for arg in args)
    return frozenset(seat for seat in seats if seat is not None)


def _number(event: LoggedEvent) -> int:
    """The number of the turn or round that an event begins; 0 if it has none."""
    return next((number for name in TIMES if isinstance(number := event.args.get(name), int)), 0)
