"""The documents of the log: what happened lately, what each player did, each event of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cogs.inquiries.documents import Document, Known
from cogs.screens.story import brief, entries_of, lines_of, weight
from cogs.services.reader import Reader
from rules.messages import Seat
from rules.stories import Entry
from storage.rows import LoggedEvent

MOST_NEWS = 5
"""Lines about the latest events."""
RECENT = 40
"""Events that count as the latest."""
MOST_OF_TURN = 5
"""Entries that tell of one turn."""
MOST_SEARCHED = 150
"""The most entries that are searched."""
TIMES = ("turn", "number", "round", "season", "floor")
"""The arguments that number a turn, a round or the like in the event that begins it."""


def history(known: Known) -> Iterator[Document]:
    """What happened, as far as the reader may know it, the latest events first."""
    reader, game = known.reader, known.reader.game
    if game is None:
        return
    entries = [entry for entry in entries_of(reader, known.events) if entry.told or entry.changes][-MOST_SEARCHED:]
    told = brief(reader, known.events[-RECENT:], MOST_NEWS, newest=True)
    lines = [reader.say("answer-no_news")] if told is None else list(told.lines)[-MOST_NEWS:]
    log = reader.say("asked-source_log")
    yield Document("news", ("news",), "\n".join(lines), log)
    turns: dict[Seat, dict[int, list[Entry[LoggedEvent]]]] = {}
    rounds: dict[int, list[Entry[LoggedEvent]]] = {}
    events: list[Document] = []
    number, turn = 0, 0
    whose: frozenset[Seat] = frozenset()
    for entry in entries:
        began = [event for event in entry.all_events if event.key in game.turn_starts]
        if began:
            number, turn, whose = _number(began[-1]) or number, turn + 1, _named(reader, began[-1:])
        seats = _named(reader, entry.all_events) | ({entry.seat} if entry.seat is not None else set())
        for seat in whose or seats:
            turns.setdefault(seat, {}).setdefault(turn, []).append(entry)
        rounds.setdefault(number, []).append(entry)
        if lines := lines_of(reader, entry):
            source = reader.say("asked-source_log_turn", number=number) if number else log
            key, kinds = f"log.{entry.all_events[-1].number}", ("event", "reason")
            events.append(Document(key, kinds, "\n".join(lines), source, seats=seats, time=number))
    yield from reversed(events)
    for number, own in rounds.items():
        if number and (text := _weightiest(reader, own)):
            source = reader.say("asked-source_log_turn", number=number)
            yield Document(f"news.{number}", ("news", "event"), text, source, time=number, exact=True)
    for seat, by_turn in turns.items():
        if text := _weightiest(reader, [*by_turn.values()][-1]):
            yield Document(f"deed.{seat}", ("deed",), text, log, seats=frozenset({seat}))


def _weightiest(reader: Reader, entries: Sequence[Entry[LoggedEvent]]) -> str:
    """The entries that matter most, in order."""
    best = sorted(entries, key=lambda entry: -weight(reader, entry))[:MOST_OF_TURN]
    return "\n".join(line for entry in entries if entry in best for line in lines_of(reader, entry))


def _named(reader: Reader, events: Iterable[LoggedEvent]) -> frozenset[Seat]:
    """The players that events name."""
    game = reader.game
    assert game is not None
    args = (each for event in events for each in event.args.values() if not isinstance(each, list))
    seats = (game.chronicle.seat_of(game, each) for each in args)
    return frozenset(seat for seat in seats if seat is not None)


def _number(event: LoggedEvent) -> int:
    """The number of the turn or round that an event begins; 0 if it has none."""
    return next((each for name in TIMES if isinstance(each := event.args.get(name), int)), 0)
