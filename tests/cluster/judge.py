"""The conditions after a chaos run: nothing lost, nothing doubled, each table served, and by one process at a time."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from rules.registry import GAMES, PLAYERS
from sandbox.world import EPHEMERAL
from storage.database import open_database
from tables.tables import Tables
from tables.workers.thinker import InlineThinker
from tests.cluster.cluster import BACK_WITHIN, DEADLINE, Cluster, Moment, slot_of
from tests.cluster.people import Person, custom_ids

BEFORE = DEADLINE + 1
"""Seconds before its end in which a killed process could no longer answer a press."""


@dataclass
class Verdict:
    """The findings; the run was survived when `faults` is empty."""

    faults: list[str] = field(default_factory=list)
    struck: Counter[str] = field(default_factory=Counter)
    pressed: int = 0
    chosen: int = 0
    unanswered: int = 0
    stale: int = 0
    stored: dict[str, int] = field(default_factory=dict)
    games: int = 0
    boards: int = 0
    slowest: float = 0.0
    thawed: list[float] = field(default_factory=list)
    slowness: float = 1.0
    """The factor by which a busy machine takes longer than usual: screens are out of date as much more often."""

    def __str__(self) -> str:
        stored = ", ".join(f"{number} by {who}" for who, number in sorted(self.stored.items()))
        struck = ", ".join(f"{number} times {kind}" for kind, number in self.struck.items())
        return (
            f"{struck}, each process replaced once\n"
            f"frozen processes were replaced after {', '.join(f'{s:.1f}' for s in self.thawed) or 'no'} seconds\n"
            f"{self.pressed} presses, {self.stale} of them on what had just gone on, {self.unanswered} unanswered as"
            f" their process was down; the slowest answer took {self.slowest:.1f} s\n"
            f"{self.chosen} choices acknowledged; stored: {stored}; {self.games} games replayed;"
            f" {self.boards} running games have one board each\n"
            + "\n".join(self.faults or ["nothing lost, nothing doubled, nobody disturbed"])
        )


async def judge(cluster: Cluster, people: Sequence[Person]) -> Verdict:
    """Look at what people were told, at what is shown, and at what is stored."""
    slowness = cluster.back_within / BACK_WITHIN
    verdict = Verdict(list(cluster.faults), cluster.struck, thawed=cluster.thawed, slowness=slowness)
    _answers(verdict, cluster, people)
    _one_at_a_time(verdict, cluster.moments())
    await _stored(verdict, cluster, people)
    return verdict


def _answers(verdict: Verdict, cluster: Cluster, people: Sequence[Person]) -> None:
    """Nobody is shown an error, unless the process that had to answer was down."""
    for person in people:
        for pressed in person.done:
            verdict.pressed += 1
            verdict.chosen += pressed.chosen
            verdict.stale += pressed.stale
            if not pressed.wrong:
                verdict.slowest = max(verdict.slowest, pressed.seconds)
                continue
            slot = slot_of(pressed.shard)
            downs = [(down - BEFORE, back + cluster.back_within) for other, down, back in cluster.down if other == slot]
            if any(since <= pressed.at <= until for since, until in downs):
                verdict.unanswered += 1
                continue
            verdict.faults.append(
                f"shard {pressed.shard} ({slot}), at {pressed.at:.1f}, channel {pressed.channel}: {pressed.wrong!r}"
            )


def _screens(verdict: Verdict, people: Sequence[Person], running: Collection[int]) -> None:
    """Each game that goes on has one board, and its player one direct message about it.

    Not counted are answers to presses on a message that was replaced meanwhile, which only that person sees.
    """
    for person in people:
        boards, hands = Counter[int](), Counter[int]()
        for message in person.user.seen(person.channel):
            buttons = {(id[1], id[3]) for id in custom_ids(message)}
            boards.update(int(table) for table, action in buttons if action == "log" and (table, "move") in buttons)
        for message in person.user.seen(person.user.channel("dm")):
            if message["flags"] & EPHEMERAL:
                continue
            hands.update({int(id[1]) for id in custom_ids(message)})
        for table in boards:
            if table in running:
                verdict.boards += 1
        verdict.faults += [f"table {table} has {number} boards" for table, number in boards.items() if number > 1]
        verdict.faults += [
            f"table {table} has {number} direct messages for one player"
            for table, number in hands.items()
            if number > 1 and table in running
        ]
    if verdict.boards != len(running):
        verdict.faults.append(f"{len(running)} games go on, and {verdict.boards} have a board")


def _one_at_a_time(verdict: Verdict, moments: Sequence[Moment]) -> None:
    """No table is shown or played at by a process after another one has begun to."""
    served: dict[int, list[int]] = defaultdict(list)
    for moment in moments:
        if moment.table and served[moment.table][-1:] != [moment.pid]:
            if moment.pid in served[moment.table]:
                verdict.faults.append(f"table {moment.table} was served by two processes at {moment.at:.2f}")
            served[moment.table].append(moment.pid)


async def _stored(verdict: Verdict, cluster: Cluster, people: Sequence[Person]) -> None:
    """Every acknowledged choice is stored once, nothing else is, and every game replays to its current position."""
    database = await open_database(cluster.address)
    tables = Tables(database, GAMES, PLAYERS, InlineThinker())
    try:
        rows = await database.read(
            lambda rows: rows.connection.execute(
                "SELECT interaction_id, made_by, game_id, number FROM choices ORDER BY game_id, number"
            ).fetchall()
        )
        ids = [row["interaction_id"] for row in rows if row["interaction_id"] is not None]
        sent = {pressed.interaction for person in people for pressed in person.done}
        kept = set(ids)
        answered = [pressed for person in people for pressed in person.done if pressed.chosen]
        verdict.faults += [f"acknowledged, not stored: {event}" for event in answered if event.interaction not in kept]
        if len(ids) != len(set(ids)):
            verdict.faults.append("an interaction is stored twice")
        if unknown := set(ids) - sent:
            verdict.faults.append(f"{len(unknown)} choices came from no press")
        numbers: dict[int, list[int]] = defaultdict(list)
        for row in rows:
            verdict.stored[row["made_by"]] = verdict.stored.get(row["made_by"], 0) + 1
            numbers[row["game_id"]].append(row["number"])
        for game, entries in numbers.items():
            if entries != list(range(1, len(entries) + 1)):
                verdict.faults.append(f"table {game}: its choices are numbered {entries}")
        running = [table.id for table in await tables.store.unfinished() if table.status == "running"]
        _screens(verdict, people, running)
        for table_id in await database.read(lambda rows: rows.tables.all()):
            if (await tables.store.get(table_id)).started is None:
                continue
            departure = await tables.verification.verify(table_id)
            verdict.games += 1
            if departure is not None:
                verdict.faults.append(f"table {table_id} departs from its record: {departure}")
    finally:
        await tables.close()
        await database.close()
