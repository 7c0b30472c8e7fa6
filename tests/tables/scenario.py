"""A stage for scenes between people: each line is an act, a refusal that it meets, or how things stand then.

    ben calls dana               someone does something: the verbs are those of `ACTS`
    dana agrees stand_in -> no_proposal      ... and is refused, for this reason
    admin replaces ben eve       a server admin does something, see `ADMIN_ACTS`
    wait 10m                     time passes, timers are served, computer players go on
    restart                      the bot is started again on the same file
    = running; away ben; open end            the status of the table, and what else is checked, by the words below

    host, playing, away          who is host; who plays; for whom a computer player stands in
    seats                        who sits where, `-` for a computer player
    open                         the kinds of open proposals: end, undo, takeover of a seat, stand_in by a computer
    entries                      the number of choices in the record
    due                          the seconds until the next timer
    because                      why the game ended
    told                         the last events that everyone hears

Ann is host and has the first seat, so she is asked first; Ben and Dana follow, computer players last.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field

from rules.errors import RulesError
from storage.database import Database
from storage.rows import Person, SeatRow, Table
from tables.tables import Tables
from tests.tables.group_helpers import make, number, turns
from tests.tables.helpers import ManualClock, next_due, resume_all

PEOPLE = {
    name: Person(id=9000 + place, name=name.capitalize()) for place, name in enumerate(("ann", "ben", "dana", "eve"))
}
ADMIN = Person(id=9100, name="Mod")
UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86_400}


def scenes(text: str) -> dict[str, list[str]]:
    """Scenes by their titles: lines that are indented hold the acts of the title above, separated by " / "."""
    sections: dict[str, list[str]] = {}
    title = ""
    for line in text.strip().splitlines():
        if line.startswith(" "):
            sections[title] += line.strip().split(" / ")
        else:
            title = line
            sections[title] = []
    return sections


def seconds(text: str) -> float:
    """The length of a time such as 90s, 10m, 2h or 3d."""
    return float(text[:-1]) * UNITS[text[-1]]


@dataclass
class Stage:
    """A running game of turns, and the clock."""

    database: Database
    clock: ManualClock
    tables: Tables
    id: int
    acts: list[str] = field(default_factory=list)
    """The acts so far, for the message of a failure."""

    @classmethod
    async def set(cls, database: Database, people: list[str], computers: int = 0, turns_played: int = 30) -> Stage:
        """The game begins, and nobody has chosen anything."""
        clock = ManualClock()
        tables = make(database, clock=clock)
        cast = [PEOPLE[name] for name in people]
        table = await turns(tables, *cast, computers=computers, settings={"turns": turns_played})
        return cls(database, clock, tables, table.id)

    async def table(self) -> Table:
        """As it is stored."""
        return await self.tables.store.get(self.id)

    async def play(self, *lines: str) -> None:
        """Play one line after the other. Raises AssertionError naming the lines before."""
        for line in lines:
            self.acts.append(line)
            act, _, refusal = line.partition(" -> ")
            if line.startswith("= "):
                await self.stands(line[2:])
                continue
            met = ""
            try:
                await self.act(act)
            except RulesError as error:
                met = error.message.key.removeprefix("refused-")
            assert met == refusal, f"{met or 'no refusal'} after {self.acts}"

    async def act(self, line: str) -> None:
        """One act. Raises RulesError."""
        who, *words = line.split()
        if who == "wait":
            self.clock.now += seconds(words[0])
            await self.tables.clock.run_due(self.clock.now)
        elif who == "restart":
            await self.tables.close()
            self.tables = make(self.database, clock=self.clock)
            await resume_all(self.tables)
        elif who == "admin":
            await ADMIN_ACTS[words[0]](self, *words[1:])
        else:
            await ACTS[words[0]](self, PEOPLE[who], *words[1:])
        await self.tables.computers.idle()

    async def stands(self, expected: str) -> None:
        """Raises AssertionError if the table is in another state."""
        table = await self.table()
        known = {person.id: name for name, person in PEOPLE.items()}

        def names(seats: Iterable[SeatRow]) -> str:
            return " ".join(known.get(seat.user_id or 0, "-") for seat in seats) or "-"

        actual = {
            "host": known.get(table.host_id, "-"),
            "playing": names(table.playing),
            "away": names(seat for seat in table.people if seat.stand_in is not None),
            "seats": names(table.seats),
            "open": " ".join(sorted(proposal.kind for proposal in table.proposals)) or "-",
            "entries": str(table.version),
            "due": str(round(await next_due(self.tables) or 0) - round(self.clock.now)),
            "because": table.reason or "-",
        }
        keys = [event.key.removeprefix("log-") for event in await self.tables.journal.events(self.id, None)]
        status, *others = expected.split("; ")
        assert table.status == status, f"{table.status} after {self.acts}"
        for other in others:
            word, _, value = other.partition(" ")
            actual["told"] = " ".join(keys[-len(value.split()) :])
            assert actual[word] == value, f"{word} {actual[word]} after {self.acts}"


Act = Callable[..., Awaitable[object]]


async def _choose(stage: Stage, who: Person, option: str) -> None:
    seat = (await stage.table()).seat_of(who.id)
    assert seat is not None
    game = await stage.tables.store.game(stage.id)
    open_now = (question.id for question in game.questions if question.seat == seat and question.awaited)
    await stage.tables.play.choose(stage.id, seat, next(open_now, 0), [option], user_id=who.id)


async def _proposal(stage: Stage, kind: str, by: str = "") -> int:
    return await number(stage.tables, stage.id, kind, PEOPLE.get(by))


async def _calls(stage: Stage, who: Person, absent: str) -> None:
    seat = (await stage.table()).seat_of(PEOPLE[absent].id)
    await stage.tables.seats.call(stage.id, who.id, -1 if seat is None else seat)


async def _agrees(stage: Stage, who: Person, kind: str, by: str = "") -> None:
    await stage.tables.proposals.agree(stage.id, who.id, await _proposal(stage, kind, by))


async def _refuses(stage: Stage, who: Person, kind: str, by: str = "") -> None:
    await stage.tables.proposals.refuse(stage.id, who.id, await _proposal(stage, kind, by))


async def _deadline(stage: Stage, who: Person, length: str) -> None:
    await stage.tables.clock.set_waits(stage.id, who, remind_after=None, deadline=seconds(length))


async def _admin_replaces(stage: Stage, whom: str, by: str) -> None:
    seat = (await stage.table()).seat_of(PEOPLE[whom].id)
    await stage.tables.seats.replace(stage.id, -1 if seat is None else seat, ADMIN, admin=True, person=PEOPLE.get(by))


ACTS: dict[str, Act] = {
    "steps": lambda stage, who: _choose(stage, who, "step"),
    "rolls": lambda stage, who: _choose(stage, who, "roll"),
    "whispers": lambda stage, who: _choose(stage, who, "whisper"),
    "says": lambda stage, who, option: _choose(stage, who, option),
    "looks": lambda stage, who: stage.tables.absence.here(who.id),
    "calls": _calls,
    "undoes": lambda stage, who: stage.tables.undo.take_back(stage.id, who.id),
    "proposes": lambda stage, who: stage.tables.ending.propose(stage.id, who.id),
    "agrees": _agrees,
    "refuses": _refuses,
    "leaves": lambda stage, who: stage.tables.seats.leave(stage.id, who.id),
    "sits": lambda stage, who, *seat: stage.tables.seats.takeover(stage.id, who, int(seat[0]) - 1 if seat else None),
    "opens": lambda stage, who: stage.tables.switches.set(stage.id, who, open_seats=True),
    "closes": lambda stage, who: stage.tables.switches.set(stage.id, who, open_seats=False),
    "pauses": lambda stage, who: stage.tables.pausing.pause(stage.id, who),
    "resumes": lambda stage, who: stage.tables.pausing.resume(stage.id, who),
    "ends": lambda stage, who: stage.tables.ending.end(stage.id, who.id),
    "reminds": lambda stage, who, after: stage.tables.clock.remind_me(stage.id, who.id, seconds(after)),
    "deadline": _deadline,
    "forgets": lambda stage, who: stage.tables.forgetting.forget(who.id),
}
"""The actions of people, by verb."""

ADMIN_ACTS: dict[str, Act] = {
    "replaces": _admin_replaces,
    "pauses": lambda stage: stage.tables.pausing.pause(stage.id, ADMIN, admin=True),
    "resumes": lambda stage: stage.tables.pausing.resume(stage.id, ADMIN, admin=True),
    "ends": lambda stage: stage.tables.ending.end(stage.id, ADMIN.id, admin=True),
    "undoes": lambda stage, entry: stage.tables.undo.go_back(stage.id, int(entry), ADMIN, admin=True),
}
"""The actions of a server admin without a seat."""
