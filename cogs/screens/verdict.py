"""How a game ended, in words."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.screens.story import IMPORTANT, entries_of, lines_of
from cogs.services.reader import Reader
from locales.names import Markdown, harmless
from rules.messages import Args, Message, refer, seat_name
from rules.results import Place, Result, is_rank, ranked
from storage.rows import LoggedEvent, ShareRow


def verdict(reader: Reader) -> list[str]:
    """How this table ended: the reason, the winners, the places with their scores; if ended early, the standing."""
    game = reader.game
    if game is not None and game.result is not None:
        return told(reader, game.result)
    ended = [f"### {reader.say(reader.table.reason or 'end-ended')}"]
    if lines := standing(reader):
        ended.append("\n".join([reader.say("result-standing"), *lines]))
    return ended


def standing(reader: Reader) -> list[str]:
    """What each player has now and for what, a line each; empty where the game does not score along the way."""
    counted = reader.game.counted() if reader.game is not None else None
    return [] if counted is None else _places(reader, ranked(counted.places), won=False)


def decided(reader: Reader, events: Sequence[LoggedEvent]) -> list[str]:
    """Up to two sentences on how it was won or lost: by what the winner was ahead, and the last great moment."""
    game = reader.game
    result = None if game is None else game.result or game.counted()
    margin = None if result is None else _margin(result)
    moment = _last_moment(reader, events)
    return [*([reader.say(margin)] if margin is not None else []), *([moment] if moment else [])]


def _margin(result: Result) -> Message | None:
    """By how much the one winner was ahead of the next player, and in what most; None where nobody was."""
    first, *others = ranked(result.places)
    if len(result.winners) != 1 or not others or first.total <= others[0].total:
        return None
    second = others[0]
    args: Args = {
        "player": seat_name(first.seat),
        "second": seat_name(second.seat),
        "margin": first.total - second.total,
    }
    ahead = {category: points - second.scores.get(category, 0) for category, points in first.scores.items()}
    best = max(ahead, key=lambda category: ahead[category], default="")
    if len(ahead) < 2 or sum(first.scores.values()) != first.total or ahead[best] <= 0:
        return Message("end-margin", args)
    more: Args = {
        "category": refer(f"score-{best}"),
        "own": first.scores[best],
        "other": second.scores.get(best, 0),
    }
    return Message("end-margin_most", args | more)


def _last_moment(reader: Reader, events: Sequence[LoggedEvent]) -> str:
    """The entry that matters most of the last ones, in its first line; empty where there is none."""
    entries = [entry for entry in entries_of(reader, events) if entry.weight >= IMPORTANT and not entry.changes]
    best = max(reversed(entries), key=lambda entry: entry.weight, default=None)
    lines = [] if best is None else lines_of(reader, best)
    return lines[0] if lines else ""


def told(reader: Reader, result: Result) -> list[str]:
    """A result in words, each seat's under the name of the actor for whom it counts."""
    reader = reader.at(None)
    lines = [f"### {reader.say(Message(result.reason, dict(result.facts)))}"]
    if result.winners:
        lines.append(reader.say("result-winners", players=[seat_name(seat) for seat in result.winners]))
    told = ["\n".join(lines), "\n".join(_places(reader, ranked(result.places), won=bool(result.winners)))]
    closing = [] if reader.game is None else [reader.say(message) for message in reader.game.closing()]
    notes = [*closing, *_shared(reader)]
    return [*told, "\n".join(f"-# {note}" for note in notes)] if notes else told


def _shared(reader: Reader) -> list[str]:
    """A line for each seat that was not played by one actor alone: who did how much of it, and whose the result is."""
    table = reader.table
    seats = sorted({share.seat for share in table.shares})
    return [
        reader.say(
            "result-shared",
            seat=seat + 1,
            parts=[Markdown(_part(reader, share)) for share in table.shares if share.seat == seat],
            player=seat_name(seat),
        )
        for seat in seats
    ]


def _part(reader: Reader, share: ShareRow) -> str:
    """What one of the actors of a seat did."""
    name = reader.services.name_of(reader.table, reader.language, share)
    args: Args = {"player": Markdown(harmless(name, markdown=True)), "choices": share.choices}
    if share.first_turn is None or share.last_turn is None:
        return reader.say("result-part", **args)
    if share.first_turn == share.last_turn:
        return reader.say("result-part-turn", **args, turn=share.first_turn)
    return reader.say("result-part-turns", **args, first=share.first_turn, last=share.last_turn)


def _places(reader: Reader, places: Sequence[Place], *, won: bool) -> list[str]:
    """One line for each place, or one for all who have played together."""
    together = reader.game is not None and reader.game.options.together
    groups = [places] if together else [[place] for place in places]
    return [_place(reader, alike, won=won and is_rank(alike[0], places)) for alike in groups]


def _place(reader: Reader, alike: Sequence[Place], *, won: bool) -> str:
    """One line of the result; without its place where nobody has won, or where all losers share one."""
    place = alike[0]
    scores = [
        reader.say("result-score", category=refer(f"score-{category}"), points=points)
        for category, points in place.scores.items()
    ]
    key = "result-place" if won else "result-points"
    players = [seat_name(each.seat) for each in alike]
    line = reader.say(key, place=place.place, players=players, total=place.total)
    if not scores:
        return line
    listed = Markdown(reader.say("list-comma").join(scores))
    return reader.say("result-scores", line=Markdown(line), scores=listed)
