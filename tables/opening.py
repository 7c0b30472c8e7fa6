"""Tables that run from the moment they are there: lessons, dailies, games played on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core.game import Game
from rules.core.messages import Event
from storage.database import Rows
from storage.errors import ChannelTaken
from storage.rows import LoggedEvent, Table
from tables.errors import Refusal
from tables.shelf import Shelf
from tables.versions import rules_version


async def open_running(
    shelf: Shelf,
    lobby: Table,
    game: Game,
    opening: Sequence[Event],
    *,
    check: Callable[[Rows], None] = lambda rows: None,
    work: Callable[[Rows, int], None] = lambda rows, number: None,
) -> Table:
    """The table as if this lobby had been started at once with this game; `opening` is what is told first.

    In the same transaction `check` comes first, and `work` last, with the number of the table. Raises Refusal
    `refused-channel_taken`, and what these raise.
    """
    now = lobby.created
    running = lobby.changed(
        status="running", seed_hash=game.dice.sealed, rules_version=rules_version(type(game)), started=now
    )
    logged = [
        LoggedEvent(event.key, event.args, event.audience, number, 0, now) for number, event in enumerate(opening, 1)
    ]
    timers = shelf.waits.changed(running, game, {}, now).begun
    saved = game.save()

    def write(rows: Rows) -> int:
        check(rows)
        number = rows.tables.add(lobby)
        rows.games.start(running.model_copy(update={"id": number}), game.dice.seed, saved, game.schema_version)
        rows.events.add(number, logged)
        rows.marks.add_timers(number, timers)
        work(rows, number)
        return number

    try:
        number = await shelf.database.write(write)
    except ChannelTaken as error:
        raise Refusal("refused-channel_taken") from error
    return await shelf.appeared(number, *opening)
