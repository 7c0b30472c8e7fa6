"""How players compare: their distance in points, what it consists of, and where their points came from."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.inquiries.understanding import Inquiry
from cogs.screens.story import entries_of, lines_of
from cogs.screens.verdict import standing
from cogs.services.reader import Reader
from locales.sanitizing import Markdown
from rules.messages import Seat, refer, seat_name
from rules.results import Place
from rules.stories import Entry
from storage.rows import LoggedEvent

MOST_EVENTS = 2
"""The most events listed in a comparison."""
MOST_SOURCES = 5
"""The most events listed for the points of one player."""
POINTS = ("vp", "points")
"""The arguments of events in which a player gets points."""


def reasons(reader: Reader, events: Sequence[LoggedEvent], seats: Sequence[Seat], asker: Seat | None) -> list[str]:
    """Compare two players: the two in question, or one (by default the leader) with the `asker`.

    The asker is compared with the best of the others.
    """
    counted = None if reader.game is None else reader.game.counted()
    if counted is None:
        return []
    order = sorted(counted.places, key=lambda place: (-place.total, place.place))
    chosen = [place for place in order if place.seat in seats][:2]
    if len(chosen) < 2:
        mine = [place for place in order if place.seat == asker]
        chosen = chosen or order[:1]
        chosen += [place for place in (*mine, *order) if place not in chosen][:1]
        chosen.sort(key=order.index)
    first, second = chosen
    told = _compared(reader, first, second)
    return [*told, *_scored(reader, events, first.seat, MOST_EVENTS)]


def sources(reader: Reader, events: Sequence[LoggedEvent], seats: Sequence[Seat]) -> list[str]:
    """The points of each of these players (if none is named, of the leaders), and where they came from."""
    counted = None if reader.game is None else reader.game.counted()
    if counted is None:
        return []
    chosen = [place.seat for place in counted.places if place.seat in (seats or leaders(reader))]
    number = MOST_EVENTS if len(chosen) > 1 else MOST_SOURCES
    lines: list[str] = []
    for place in counted.places:
        if place.seat in chosen:
            lines += standing(reader, (place.seat,))
            if sum(place.scores.values()) != place.total or len(list(filter(None, place.scores.values()))) < 2:
                lines += _scored(reader, events, place.seat, number)
    return lines


def position(reader: Reader, inquiry: Inquiry) -> list[str]:
    """How far the person who asks is ahead of or behind a named player or everyone; empty for other questions.

    A player who is out of the game has no rank.
    """
    game = reader.game
    if (
        game is None
        or inquiry.asker is None
        or game.is_out(inquiry.asker)
        or (inquiry.each and not inquiry.personal)
        or (game.options.together and game.seats > 1)
    ):
        return []
    counted, others = game.counted(), [seat for seat in inquiry.seats if seat != inquiry.asker]
    placed = inquiry.gap or inquiry.ahead or inquiry.behind
    asked = inquiry.personal or others or (inquiry.own and placed)
    if counted is None or len(counted.places) == 1 or not asked:
        return []
    places = {place.seat: place for place in counted.places}
    own = places[inquiry.asker]
    if len(others) == 1:
        pair = sorted((own, places[others[0]]), key=lambda place: -place.total)
        return [_yes_or_no(reader, inquiry, own, [places[others[0]]], _compared(reader, *pair)[0])]
    order = sorted((place for place in counted.places if place is not own), key=lambda place: -place.total)
    said = [
        reader.say(
            "answer-rank_behind" if other.total > own.total else "answer-rank_ahead",
            points=abs(other.total - own.total),
            player=seat_name(other.seat),
        )
        for other in order
    ]
    rank = 1 + sum(other.total > own.total for other in order)
    args = {"rank": rank, "of": len(places), "total": own.total}
    line = reader.say("answer-rank", **args, parts=[Markdown(part) for part in said])
    return [_yes_or_no(reader, inquiry, own, order, line)]


def leaders(reader: Reader) -> list[Seat]:
    """The players with the most points; nobody if the game has none."""
    counted = None if reader.game is None else reader.game.counted()
    places = [] if counted is None else counted.places
    most = max((place.total for place in places), default=0)
    return [place.seat for place in places if place.total == most]


def to_first(reader: Reader, inquiry: Inquiry) -> list[str]:
    """How far another player is from the first place, or ahead of the second; empty for other questions."""
    counted = None if reader.game is None or reader.game.options.together else reader.game.counted()
    if counted is None or len(counted.places) == 1 or not inquiry.gap or len(inquiry.seats) != 1 or inquiry.because:
        return []
    if inquiry.asker in inquiry.seats or (inquiry.asker is not None and not inquiry.top):
        return []
    own = next(place for place in counted.places if place.seat in inquiry.seats)
    best = max((place for place in counted.places if place is not own), key=lambda place: place.total)
    first, second = (own, best) if own.total > best.total else (best, own)
    return _compared(reader, first, second)[:1]


def _yes_or_no(reader: Reader, inquiry: Inquiry, own: Place, others: Sequence[Place], line: str) -> str:
    """The line, after yes or no if the question is whether the person who asks is ahead of these or behind one."""
    best = max(other.total for other in others)
    ahead, behind = inquiry.ahead, inquiry.behind
    if inquiry.compared and ahead == behind:
        ahead = inquiry.subject != inquiry.fewer
        behind = not ahead
    if inquiry.wh or ahead == behind or own.total == best:
        return line
    key = "answer-yes" if (own.total > best) == ahead else "answer-no"
    return reader.say(key, answer=Markdown(line))


def _compared(reader: Reader, first: Place, second: Place) -> list[str]:
    """The difference between two players, and what it consists of."""
    key = "answer-ahead" if first.total > second.total else "answer-alike"
    args = {"player": seat_name(first.seat), "second": seat_name(second.seat)}
    margin = first.total - second.total
    lines = [reader.say(key, **args, margin=margin, total=first.total, other=second.total)]
    if not margin and first.place < second.place:
        lines.append(reader.say("answer-tie_broken", players=[seat_name(first.seat)]))
    if parts := _parts(reader, first, second):
        lines.append(reader.say("answer-ahead_parts", **args, parts=[Markdown(part) for part in parts]))
    return lines


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


def _scored(reader: Reader, events: Sequence[LoggedEvent], seat: Seat, most: int) -> list[str]:
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
    best = sorted(entries, key=points)[-most:]
    return [f"- {line}" for entry in entries if entry in best for line in lines_of(reader, entry)[:1]]
