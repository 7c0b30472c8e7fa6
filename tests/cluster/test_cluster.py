"""Three processes on one PostgreSQL: killed, cut off, taken over from and replaced, while people play."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cluster.cluster import Cluster
from tests.cluster.storm import CUT, CUT_CLAIMS, KILL, TAKE_OVER, storm
from tests.postgres import Server


@pytest.mark.slow
@pytest.mark.postgres
async def test_a_second_process_for_the_same_shards_ends_with_a_sentence(server: Server, tmp_path: Path) -> None:
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
async def test_a_short_storm(server: Server, tmp_path: Path) -> None:
    """The long one is `make storm`."""
    plan = [{"first": KILL}, {"second": CUT, "third": CUT_CLAIMS}, {"second": TAKE_OVER}, {"third": KILL, "first": CUT}]
    with server.empty() as address:
        verdict = await storm(address, tmp_path, plan, "short", pace=0.8)
    assert verdict.faults == []
    assert verdict.chosen > 100
    assert verdict.stored["person"] >= verdict.chosen
    assert verdict.stored["computer"] > 100
    assert verdict.games > 10
    assert verdict.stale < verdict.pressed / 50
