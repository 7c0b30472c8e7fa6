"""Chaos testing of a cluster: `python -m tests.cluster.chaos [--kills N] [--seed TEXT]`.

Processes are killed and started again, connections to the database are cut, those that stand by take over, all are
replaced one after another, while people play. At the end nothing may be lost or doubled, and nobody may have noticed
anything as long as their own process was running.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Collection, Iterable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

from sandbox.client import User
from sandbox.world import shard_of
from tests import postgres
from tests.cluster.cluster import SHARDS, SLOTS, Cluster
from tests.cluster.judge import Verdict, judge
from tests.cluster.people import Person, Witness

KILL = "kill -9"
TAKE_OVER = "kill -9 while another one stood by"
FREEZE = "frozen while another one stood by"
CUT = "a connection cut"
CUT_LEASES = "the connection cut that held shards"
DEADLY = (KILL, TAKE_OVER, FREEZE)
"""The strikes that end a process."""
OFTEN = {KILL: 5, TAKE_OVER: 1, FREEZE: 1, CUT: 2, CUT_LEASES: 1}
"""The relative frequency of each strike."""
SLEEPERS = (1, 6)
"""The servers, counted from 0, in which someone sleeps: one of those with direct messages, and one of the others."""
OPEN_WITHIN = 180.0
"""Seconds within which everyone's first game must have begun."""


@asynccontextmanager
async def playing(
    cluster: Cluster, seed: str, pace: float, shards: Collection[int] = range(SHARDS)
) -> AsyncIterator[list[Person]]:
    """People in a server on each of these shards.

    In each server someone plays in a channel. In every other one someone else plays in direct messages, and in those of
    `SLEEPERS` someone sleeps.
    """
    async with AsyncExitStack() as stack:
        admin = await stack.enter_async_context(User(cluster.page, "aoi"))
        servers = [int(number) for number in admin.servers]
        while len(servers) < SHARDS:
            servers.append(int((await admin.extend("server", name=f"server-{len(servers)}"))["server"]))
        people = []
        for number, server in enumerate(servers):
            shard = shard_of(server, SHARDS)
            if shard not in shards:
                continue
            kinds = ["channel"]
            if number % 2:
                kinds.append("direct")
            if number in SLEEPERS:
                kinds.append("sleeps")
            for kind in kinds:
                channel = (await admin.extend("channel", name=f"{kind}-{number}", server=str(server)))["channel"]
                made = await admin.extend("user", name=f"{kind.title()} {number}")
                user = Witness(cluster.page, made["user"])
                await stack.enter_async_context(user)
                chance = Random(f"{seed} {kind} {number}")
                people.append(
                    Person(user, channel, shard, chance, pace, direct=kind == "direct", sleeps=kind == "sleeps")
                )
        lives = [asyncio.create_task(person.live()) for person in people]
        try:
            yield people
        finally:
            for person in people:
                person.over = True
            await asyncio.gather(*lives)


async def let_all_rest(people: list[Person], seconds: float) -> None:
    """Nobody presses for so long, so that everything is shown."""
    for person in people:
        person.resting = True
    await asyncio.sleep(seconds)


async def everyone_plays(cluster: Cluster, people: list[Person], seconds: float) -> None:
    """Wait until every active person was answered once from now on; each late answer is a fault of the cluster.

    The time of a person whose answer was lost starts with their next press.
    """
    begun = time.monotonic()
    unanswered = [person for person in people if not person.sleeps]
    deadlines = {id(person): begun + seconds for person in unanswered}
    while unanswered:
        await asyncio.sleep(0.05)
        now = time.monotonic()
        for person in [*unanswered]:
            if any(pressed.at >= begun and not pressed.wrong for pressed in person.done[-10:]):
                unanswered.remove(person)
            elif person.waits_since is not None and person.waits_since < begun:
                deadlines[id(person)] = now + seconds
            elif deadlines[id(person)] < now:
                cluster.faults.append(f"at {begun:.1f} not served within {seconds} s: {person}")
                unanswered.remove(person)


Strikes = Mapping[str, str]
"""The strikes that happen at once, by the part of the bot."""


def strikes(kills: int, chance: Random) -> Iterator[Strikes]:
    """This many kills, with connections cut in between; in one strike of three, two parts of the bot at once."""
    kills_left = kills
    while kills_left:
        struck = {}
        for slot in chance.sample(list(SLOTS), chance.choice((1, 1, 2))):
            kind = chance.choices(list(OFTEN), list(OFTEN.values()))[0] if kills_left else CUT
            if kind in DEADLY:
                kills_left -= 1
            struck[slot] = kind
        yield struck


async def strike(cluster: Cluster, slot: str, kind: str, chance: Random) -> None:
    """Let it happen; returns when that part of the bot is back."""
    if kind in (TAKE_OVER, FREEZE):
        await cluster.start(slot, standby=True)
    if kind == FREEZE:
        await cluster.freeze(slot)
    elif kind in (KILL, TAKE_OVER):
        await cluster.crash(slot, apart=chance.uniform(0.0, 1.0))
    else:
        await cluster.cut(slot, chance, leases=kind == CUT_LEASES)


async def run_chaos(address: str, folder: Path, plan: Iterable[Strikes], seed: str, pace: float) -> Verdict:
    """Carry out the plan on a new cluster on this empty database; then, undisturbed, a rolling update."""
    chance = Random(seed)
    async with Cluster(address, folder) as cluster:
        await cluster.start_all()
        async with playing(cluster, seed, pace) as people:
            await everyone_plays(cluster, people, OPEN_WITHIN)
            for struck in plan:
                await asyncio.sleep(chance.uniform(0.2, 1.5))
                await asyncio.gather(*(strike(cluster, slot, kind, chance) for slot, kind in struck.items()))
                cluster.struck.update(struck.values())
                await everyone_plays(cluster, people, cluster.back_within)
            await asyncio.sleep(cluster.back_within)
            for slot in SLOTS:
                code = await cluster.replace(slot)
                assert code == 0, f"{slot} ended with {code}"
                await everyone_plays(cluster, people, cluster.back_within)
            await let_all_rest(people, 5)
            return await judge(cluster, people)


def main() -> None:
    """Read the arguments, run the kills and report the outcome."""
    parser = argparse.ArgumentParser(prog="python -m tests.cluster.chaos", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", default="chaos")
    parser.add_argument("--pace", type=float, default=1.5, help="seconds between two presses of a person, about")
    parser.add_argument("--folder", type=Path, help="keep the logs there")
    chosen = parser.parse_args()
    begun = time.monotonic()
    plan = strikes(chosen.kills, Random(chosen.seed))
    with tempfile.TemporaryDirectory() as name, postgres.running() as server, server.empty() as address:
        folder = chosen.folder or Path(name)
        folder.mkdir(parents=True, exist_ok=True)
        verdict = asyncio.run(run_chaos(address, folder, plan, chosen.seed, chosen.pace))
    sys.stdout.write(f"seed {chosen.seed!r}, {time.monotonic() - begun:.0f} s\n{verdict}\n")
    raise SystemExit(1 if verdict.faults else 0)


if __name__ == "__main__":
    main()
