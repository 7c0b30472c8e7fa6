"""The shares of those who played a seat one after the other, in words."""

from __future__ import annotations

from cogs.services.reader import Reader
from locales.sanitizing import Markdown, sanitize
from rules.messages import Args, seat_name
from storage.rows import ShareRow


def shared_seats(reader: Reader) -> list[str]:
    """A line for each seat with more than one actor: how much each of them played, and whose the result is."""
    seats = sorted({share.seat for share in reader.table.shares})
    return [
        reader.say(
            "result-shared",
            seat=seat + 1,
            parts=[Markdown(_share_line(reader, share)) for share in reader.table.shares if share.seat == seat],
            player=seat_name(seat),
        )
        for seat in seats
    ]


def _share_line(reader: Reader, share: ShareRow) -> str:
    """The part of a game that one actor of a seat played."""
    name = reader.services.actor(reader.table, reader.language, share)
    args: Args = {"player": Markdown(sanitize(name, markdown=True)), "choices": share.choices}
    if share.first_turn is None or share.last_turn is None:
        return reader.say("result-part", **args)
    if share.first_turn == share.last_turn:
        return reader.say("result-part-turn", **args, turn=share.first_turn)
    return reader.say("result-part-turns", **args, first=share.first_turn, last=share.last_turn)
