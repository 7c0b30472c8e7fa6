"""How a game ended, in words."""

from __future__ import annotations

from cogs.house.reader import Reader
from locales.names import Markdown
from rules.core.messages import Message, refer, seat_name
from rules.core.results import Place, Result


def verdict(reader: Reader) -> list[str]:
    """How this table ended: the reason, the winners, the places with their scores."""
    result = reader.game.result if reader.game is not None else None
    if result is None:
        return [f"### {reader.say(reader.table.reason or 'end-ended')}"]
    return told(reader, result)


def told(reader: Reader, result: Result) -> list[str]:
    """A result in words."""
    lines = [f"### {reader.say(Message(result.reason, dict(result.facts)))}"]
    if result.winners:
        lines.append(reader.say("result-winners", players=[seat_name(seat) for seat in result.winners]))
    if "tie" in result.facts:
        lines.append(reader.say("result-tie", why=result.facts["tie"]))
    places = sorted(result.places, key=lambda place: (place.place, place.seat))
    return ["\n".join(lines), "\n".join(_place(reader, place, won=bool(result.winners)) for place in places)]


def _place(reader: Reader, place: Place, *, won: bool) -> str:
    """One line of the result; where nobody has won there are no places."""
    scores = [
        reader.say("result-score", category=refer(f"score-{category}"), points=points)
        for category, points in place.scores.items()
    ]
    key = "result-place" if won else "result-points"
    line = reader.say(key, place=place.place, player=seat_name(place.seat), total=place.total)
    if not scores:
        return line
    listed = Markdown(reader.say("list-comma").join(scores))
    return reader.say("result-scores", line=Markdown(line), scores=listed)
