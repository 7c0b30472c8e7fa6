"""Three processes on one PostgreSQL: killed, cut off, taken over from and replaced, while people play."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rules.registry import GAMES
from sandbox.world import shard_of
from tests.cluster.chaos import (
    CUT,
    CUT_LEASES,
    KILL,
    OPEN_WITHIN,
    TAKE_OVER,
    everyone_plays,
    let_all_rest,
    playing,
    run_chaos,
)
from tests.cluster.cluster import SHARDS, Cluster, slot_of
from tests.cluster.judge import judge
from tests.postgres import Server
from tests.sandbox.test_kills import begun, forget, is_over, people, play_until_shown


@pytest.mark.slow
@pytest.mark.postgres
async def test_a_second_process_for_the_same_shards_ends_with_an_explanation(server: Server, tmp_path: Path) -> None:
    with server.empty() as address:
        async with Cluster(address, tmp_path) as cluster:
            first = await cluster.start("third")
            with pytest.raises(AssertionError, match="third ended with 1: ") as ended:
                await cluster.start("third")
            assert str(ended.value).splitlines()[-1] == (
                "Shard 6 of 8 is served by another process, which reaches the database from 127.0.0.1."
                " With STANDBY=1 this process would wait for it."
            )
            assert first.code is None


@pytest.mark.slow
@pytest.mark.postgres
async def test_a_cluster_survives_a_short_storm_of_kills_and_lost_connections(server: Server, tmp_path: Path) -> None:
    """The long one is `make chaos`."""
    plan = [{"first": KILL}, {"second": CUT, "third": CUT_LEASES}, {"second": TAKE_OVER}, {"third": KILL, "first": CUT}]
    with server.empty() as address:
        verdict = await run_chaos(address, tmp_path, plan, "short", pace=0.8)
    assert verdict.faults == []
    assert verdict.chosen > 100
    assert verdict.stored["person"] >= verdict.chosen
    assert verdict.stored["computer"] > 100
    assert verdict.games > 10
    assert verdict.stale < verdict.slowness * verdict.pressed / 50


@pytest.mark.slow
@pytest.mark.postgres
async def test_a_frozen_process_is_replaced_and_does_nothing_when_it_wakes(server: Server, tmp_path: Path) -> None:
    """Two people play in channels of the first part of the bot; those in direct messages have shard 0 there as well."""
    with server.empty() as address:
        async with Cluster(address, tmp_path) as cluster:
            await cluster.start("first")
            async with playing(cluster, "frozen", 0.8, (0, 1, 2)) as people:
                await everyone_plays(cluster, people, OPEN_WITHIN)
                await cluster.start("first", standby=True)
                await cluster.freeze("first")
                await everyone_plays(cluster, people, OPEN_WITHIN)
                await let_all_rest(people, 5)
                verdict = await judge(cluster, people)
    assert verdict.faults == []
    assert len(verdict.thawed) == 1
    assert verdict.stored["person"] >= verdict.chosen > 5


@pytest.mark.long
@pytest.mark.postgres
@pytest.mark.parametrize("beats", [1, 2])
async def test_a_show_ends_when_the_process_playing_it_is_killed(server: Server, tmp_path: Path, beats: int) -> None:
    """It is killed in the middle; the process that stands by shows the position, and nothing twice."""
    with server.empty() as address:
        async with Cluster(address, tmp_path) as cluster, people(cluster.page, "aoi", "ben") as (aoi, ben):
            home = aoi.servers[0]
            slot = slot_of(shard_of(int(home), SHARDS))
            await cluster.start(slot)
            await cluster.start(slot, standby=True)
            players = await begun(aoi, ben)
            await play_until_shown(players, beats)
            taken_over = asyncio.create_task(cluster.crash(slot))
            await asyncio.sleep(0.2)
            forget(aoi, ben)
            await taken_over

            async def asked() -> set[int]:
                import psycopg

                async with await psycopg.AsyncConnection.connect(address) as connection:
                    (stored,) = await (await connection.execute("SELECT game, snapshot FROM games")).fetchall()
                return set(GAMES[stored[0]].load(stored[1]).waiting(None))

            await is_over(players, asked)
