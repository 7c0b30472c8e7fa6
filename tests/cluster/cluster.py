"""Several processes of Kantera on one PostgreSQL and one table, which are killed, started again, replaced."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import TracebackType

from storage.postgres.connection import connect_aside
from storage.postgres.leases import SHARD
from tests.sandbox.processes import ROOT, table_process

SHARDS = 8
SLOTS = {"first": "0-2/8", "second": "3-5/8", "third": "6-7/8"}
"""The parts of the bot: which shards each of its processes has."""
STARTS_WITHIN = 300.0
ENDS_WITHIN = 60.0
BACK_WITHIN = 10.0
"""Seconds within which every table is served, once the process that is to serve it is back."""
DEADLINE = 12.0
"""Seconds within which an interaction must be answered here: far more than Discord's three, as speed isn't tested."""


def slot_of(shard: int) -> str:
    """Which part of the bot serves a shard."""
    return "first" if shard < 3 else "second" if shard < 6 else "third"


@dataclass(frozen=True, slots=True)
class Moment:
    """A note of a process: when (`time.monotonic()`), which process, what, and at which table."""

    at: float
    pid: int
    what: str
    table: int


@dataclass
class Member:
    """A process that runs, or has run; `code`: how it has ended, a signal as a negative number."""

    slot: str
    log: Path
    pid: int
    ended: asyncio.Event = field(default_factory=asyncio.Event)
    code: int | None = None

    def send(self, number: signal.Signals) -> None:
        """Send it a signal, unless it has ended."""
        if self.code is None:
            os.kill(self.pid, number)

    async def end(self) -> int:
        """Wait for its end; the code."""
        await asyncio.wait_for(self.ended.wait(), ENDS_WITHIN)
        assert self.code is not None
        return self.code


@dataclass
class Cluster:
    """The processes by the shards they serve; `down`: when each part of the bot was down, from and until.

    `faults`: what was found to be wrong.
    """

    address: str
    folder: Path
    page: str = ""
    token: str = ""
    members: dict[str, Member] = field(default_factory=dict)
    standbys: dict[str, Member] = field(default_factory=dict)
    down: list[tuple[str, float, float]] = field(default_factory=list)
    _stack: AsyncExitStack = field(default_factory=AsyncExitStack)
    faults: list[str] = field(default_factory=list)
    struck: Counter[str] = field(default_factory=Counter)
    """The number of strikes of each kind against it."""
    thawed: list[float] = field(default_factory=list)
    """Seconds until a frozen process was replaced, each time."""
    back_within: float = BACK_WITHIN
    """`BACK_WITHIN`, or more where all of its processes together take longer to start."""
    _made: list[Member] = field(default_factory=list)
    _fork_server: asyncio.subprocess.Process = field(init=False)
    _hearing: asyncio.Task[None] = field(init=False)
    _started: asyncio.Queue[int] = field(default_factory=asyncio.Queue)
    _one_at_a_time: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def notes(self) -> Path:
        """Where the processes note what they do."""
        return self.folder / "notes"

    async def __aenter__(self) -> Cluster:
        self.page, self.token = await self._stack.enter_async_context(
            table_process("--shards", str(SHARDS), "--at-once", "16", "--deadline", str(DEADLINE))
        )
        self._fork_server = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.cluster.fork_server", cwd=ROOT, stdin=PIPE, stdout=PIPE
        )
        self._hearing = asyncio.create_task(self._hear())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for member in self._made:
            member.send(signal.SIGTERM)
        for member in self._made:
            await member.end()
        assert self._fork_server.stdin is not None
        self._fork_server.stdin.close()
        await self._fork_server.wait()
        await self._hearing
        await self._stack.aclose()

    async def _hear(self) -> None:
        """Follow what the fork server reports."""
        assert self._fork_server.stdout is not None
        async for line in self._fork_server.stdout:
            pid, *code = map(int, line.split())
            if not code:
                self._started.put_nowait(pid)
                continue
            for member in self._made:
                if member.pid == pid and member.code is None:
                    member.code = code[0]
                    member.ended.set()

    # What happens to it

    async def start(self, slot: str, *, standby: bool = False) -> Member:
        """A new process for this part of the bot, which has begun (or stands by with all its shards there)."""
        log = self.folder / f"{len(self._made):03}-{slot}.log"
        environment = {
            "DISCORD_TOKEN": self.token,
            "DATABASE": f"{self.address}?application_name=kantera-{slot}",
            "SHARDS": SLOTS[slot],
            "STANDBY": str(int(standby)),
            "DEFAULT_LANGUAGE": "en",
        }
        child = {"arguments": [self.page, str(self.notes)], "environment": environment, "log": str(log)}
        async with self._one_at_a_time:
            assert self._fork_server.stdin is not None
            self._fork_server.stdin.write(json.dumps(child).encode() + b"\n")
            member = Member(slot, log, await self._started.get())
            self._made.append(member)
        await self.wait_for(member, "ready" if standby else "begun")
        (self.standbys if standby else self.members)[slot] = member
        return member

    async def start_all(self) -> None:
        """All parts of the bot, at once."""
        begun = time.monotonic()
        await asyncio.gather(*(self.start(slot) for slot in SLOTS))
        self.back_within = max(BACK_WITHIN, time.monotonic() - begun)

    async def crash(self, slot: str, *, apart: float = 0.0) -> None:
        """Kill a process; start it again after a while, or let the one that stands by take over."""
        begun = time.monotonic()
        member = self.members.pop(slot)
        member.send(signal.SIGKILL)
        await member.end()
        standby = self.standbys.pop(slot, None)
        if standby is not None:
            self.members[slot] = standby
            await self.wait_for(standby, "begun")
        else:
            await asyncio.sleep(apart)
            await self.start(slot)
        self.down.append((slot, begun, time.monotonic()))

    async def freeze(self, slot: str) -> None:
        """Freeze a process until the one that stands by has taken over, then let it go on: it must do nothing more."""
        begun = time.monotonic()
        old = self.members[slot]
        old.send(signal.SIGSTOP)
        try:
            self.members[slot] = self.standbys.pop(slot)
            await self.wait_for(self.members[slot], "begun")
            back = time.monotonic()
        finally:
            old.send(signal.SIGCONT)
        self.down.append((slot, begun, back))
        self.thawed.append(back - begun)
        code = await old.end()
        assert code == 1, f"{slot} ended with {code}: {old.log.read_text()[-500:]}"
        if late := [
            moment for moment in self.moments() if moment.pid == old.pid and moment.at > back and moment.what == "sends"
        ]:
            self.faults.append(f"{slot} was frozen, replaced, and sent {len(late)} requests after that")

    async def replace(self, slot: str) -> int:
        """Let a new process take over from one that is stopped in good order; the exit code of that one."""
        new = await self.start(slot, standby=True)
        old = self.members[slot]
        self.members[slot] = self.standbys.pop(slot)
        old.send(signal.SIGTERM)
        await self.wait_for(new, "begun")
        return await old.end()

    async def cut(self, slot: str, chance: Random, *, leases: bool) -> None:
        """End a connection to the database of a process: the one that holds its shards, or another one.

        Without its shards it ends by itself, and is started again.
        """
        begun = time.monotonic()
        async with await connect_aside(self.address) as connection:
            cursor = await connection.execute(
                b"SELECT pid, EXISTS (SELECT 1 FROM pg_locks WHERE pg_locks.pid = activity.pid AND classid = %s)"
                b" FROM pg_stat_activity activity WHERE application_name = %s ORDER BY pid",
                (SHARD, f"kantera-{slot}"),
            )
            holders = [int(pid) for pid, holds in await cursor.fetchall() if holds == leases]
            await connection.execute(b"SELECT pg_terminate_backend(%s)", (chance.choice(holders),))
        if leases:
            member = self.members.pop(slot)
            code = await member.end()
            assert code == 1, f"{slot} ended with {code}: {member.log.read_text()[-500:]}"
            await self.start(slot)
        self.down.append((slot, begun, time.monotonic()))

    # What is known of it

    def moments(self) -> list[Moment]:
        """The notes of all processes, in the order of time."""
        lost = []
        for line in self.notes.read_text().splitlines():
            at, pid, what, table = line.split()
            lost.append(Moment(float(at), int(pid), what, int(table)))
        return sorted(lost, key=lambda moment: moment.at)

    async def wait_for(self, member: Member, what: str) -> None:
        """Wait until a process has noted this. Raises AssertionError with its log when it ends or takes too long."""
        until = time.monotonic() + STARTS_WITHIN
        wanted = f" {member.pid} {what} "
        while wanted not in (self.notes.read_text() if self.notes.exists() else ""):
            assert member.code is None, f"{member.slot} ended with {member.code}: {member.log.read_text()[-2000:]}"
            assert time.monotonic() < until, f"{member.slot} is not {what}: {member.log.read_text()[-2000:]}"
            await asyncio.sleep(0.1)
