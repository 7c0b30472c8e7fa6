"""Tables that know both tiny games, and short words for what the tests of groups do with them."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

import pytest

from rules.errors import IllegalChoice
from rules.game import Game
from rules.players import ComputerPlayer, RandomPlayer
from storage.database import Database
from storage.rows import Outcome, Person, Proposed, Table
from tables.errors import Refusal
from tables.store.shards import ALL, Shards
from tables.tables import Tables
from tests.rules.sample import Sample
from tests.tables.helpers import ANN, BEN, GUILD, Heard, ManualClock, Thoughtful, make_tables, pick, started
from tests.tables.turns import Turns

GAMES: dict[str, type[Game]] = {"sample": Sample, "turns": Turns}
PLAYERS: dict[str, dict[str, ComputerPlayer]] = {
    name: {"random": RandomPlayer(), "steady": Thoughtful()} for name in ("sample", "turns")
}


def make(database: Database, *, clock: ManualClock | None = None, seed: int = 1, shards: Shards = ALL) -> Tables:
    """Tables on this database, as a bot that has just been started."""
    return make_tables(database, clock=clock, games=GAMES, players=PLAYERS, seed=seed, shards=shards)


turns = partial(started, game="turns")
"""A running game of turns."""


async def finished(
    tables: Tables,
    *options: str,
    people: Sequence[Person] = (ANN, BEN),
    channel: int = 1,
    guild: int | None = GUILD,
) -> Table:
    """A game of turns that is over, in which these options were chosen in turn."""
    table = await turns(tables, *people, settings={"turns": len(options)}, channel=channel, guild=guild)
    for number, option in enumerate(options):
        await pick(tables, table.id, number % len(people), option)
    return await tables.store.get(table.id)


async def write_note(tables: Tables, table_id: int, seat: int) -> Outcome:
    """Let a seat of a game with notes do what the others don't see."""
    note = next(q for q in (await tables.store.game(table_id)).questions if q.kind == "note" and q.seat == seat)
    return await tables.play.choose(table_id, seat, note.id, ["write"])


async def number(tables: Tables, table_id: int, kind: str, by: Person | None = None) -> int:
    """The number of what is proposed of this kind (by this person); 0 if nothing is."""
    whose = None if by is None else by.id
    table = await tables.store.get(table_id)
    return next(
        (proposal.id for proposal in table.proposals if proposal.kind == kind and whose in (None, proposal.user_id)), 0
    )


async def agree(tables: Tables, table_id: int, who: Person, kind: str) -> Proposed:
    """Let someone agree to what is proposed of this kind."""
    return await tables.proposals.agree(table_id, who.id, await number(tables, table_id, kind))


async def refuse(tables: Tables, table_id: int, who: Person, kind: str, by: Person | None = None) -> Table:
    """Let someone refuse what is proposed of this kind (by this person)."""
    return await tables.proposals.refuse(table_id, who.id, await number(tables, table_id, kind, by))


async def stand_in(tables: Tables, table_id: int, by: Person, seat: int, clock: ManualClock, *others: Person) -> Table:
    """Let a computer player stand in for someone who does not answer; `others` agree to it."""
    await tables.seats.call(table_id, by.id, seat)
    for other in others:
        await agree(tables, table_id, other, "stand_in")
    clock.now += (await tables.store.get(table_id)).away_after
    await tables.clock.run_due(clock.now)
    await tables.computers.idle()
    return await tables.store.get(table_id)


@contextmanager
def refused(name: str, **args: object) -> Iterator[None]:
    """Check that what is done inside is refused with this key and these arguments."""
    with pytest.raises(Refusal) as error:
        yield
    assert error.value.message.key == f"refused-{name}"
    for key, value in args.items():
        assert error.value.message.args[key] == value


async def is_refused(name: str, act: Awaitable[object], /, **args: object) -> None:
    """Check that this act is refused with this key and these arguments."""
    with refused(name, **args):
        await act


def hear(tables: Tables) -> Heard:
    """A listener to these tables."""
    heard = Heard()
    tables.store.listeners.append(heard)
    return heard


async def wait(tables: Tables, clock: ManualClock, seconds: float) -> None:
    """Let time pass and serve the timers."""
    clock.now += seconds
    await tables.clock.run_due(clock.now)


async def is_illegal(name: str, act: Awaitable[object]) -> None:
    """Check that the rules refuse this act with this key."""
    with pytest.raises(IllegalChoice) as error:
        await act
    assert error.value.message.key == f"refused-{name}"
