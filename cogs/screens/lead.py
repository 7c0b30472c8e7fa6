"""Why one player is ahead of another: the difference in points, what it consists of, and where it came from."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.screens.story import entries_of, lines_of
from cogs.services.reader import Reader
from locales.sanitizing import Markdown
from rules.messages import Seat, refer, seat_name
from rules.results import Place
from rules.stories import Entry
from storage.rows import LoggedEvent

MOST_TOLD = 2
"""Events that are told at most."""
POINTS = ("vp", "points")
"""The arguments of events in which a player gets points."""


def reasons(reader: Reader, events: Sequence[LoggedEvent], seats: Sequence[Seat]) -> list[str]:
    """How two players compare: those in question, or the one in question (without any, the first) and the next best."""
    counted = None if reader.game is None else reader.game.counted()
    if counted is None:
        return []
    order = sorted(counted.places, key=lambda place: (-place.total, place.place))
    chosen = [place for place in order if place.seat in seats][:2]
    if len(chosen) < 2:
        mine = [place for place in order if place.seat == reader.seat and place not in chosen]
        chosen = chosen or order[:1]
        chosen += [place for place in (*mine, *order) if place not in chosen][:1]
        chosen.sort(key=order.index)
    first, second = chosen
    key = "answer-ahead" if first.total > second.total else "answer-alike"
    args = {"player": seat_name(first.seat), "second": seat_name(second.seat)}
    margin = first.total - second.total
    lines = [reader.say(key, **args, margin=margin, total=first.total, other=second.total)]
    if parts := _parts(reader, first, second):
        lines.append(reader.say("answer-ahead_parts", **args, parts=[Markdown(part) for part in parts]))
    return [*lines, *_scored(reader, events, first.seat)]


def _parts(reader: Reader, first: Place, second: Place) -> list[str]:
    """What each of them has in every category in which they differ, the greatest difference first."""
    differ = {
        category: points - second.scores.get(category, 0)
        for category, points in first.scores.items()
        if points != second.scores.get(category, 0) and points != first.total
    }
    return [
        reader.say(
            "answer-ahead_part",
            category=refer(f"score-{category}"),
            own=first.scores[category],
            other=second.scores.get(category, 0),
        )
        for category in sorted(differ, key=lambda each: -abs(differ[each]))
    ]


def _scored(reader: Reader, events: Sequence[LoggedEvent], seat: Seat) -> list[str]:
    """The events in which this player got most points, in their order."""
    game = reader.game
    assert game is not None

    def points(entry: Entry[LoggedEvent]) -> int:
        found = 0
        for event in entry.events:
            named = [each for each in event.args.values() if not isinstance(each, list)]
            if any(game.chronicle.seat_of(game, each) == seat for each in named):
                found += sum(each for name in POINTS if isinstance(each := event.args.get(name), int))
        return found

    entries = [entry for entry in entries_of(reader, events) if points(entry)]
    best = sorted(entries, key=points)[-MOST_TOLD:]
    return [f"- {line}" for entry in entries if entry in best for line in lines_of(reader, entry)[:1]]
