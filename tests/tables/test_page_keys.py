"""Keys for the page of a game: links are used once, everything expires, and only digests are stored."""

from __future__ import annotations

from pathlib import Path

from storage.database import Database
from storage.rows import DAY
from tables.seats.page_keys import LINK_LASTS, SESSION_LASTS, WATCHED
from tables.tables import Tables
from tests.tables.group_helpers import is_refused, make, turns
from tests.tables.helpers import ANN, BEN, CAT, ManualClock, logged_keys, rows


async def test_a_link_can_be_redeemed_once_by_any_process_and_only_digests_are_stored(
    tables: Tables, database: Database, path: Path
) -> None:
    table = await turns(tables, BEN, ANN)
    link = await tables.page_keys.link(table.id, CAT, "ja")
    assert await tables.page_keys.session(link) is None, "a link is not a session"
    stored = str(rows(path, "SELECT * FROM page_keys"))
    redeemed = await make(database).page_keys.redeem(link)
    assert redeemed is not None
    secret, key = redeemed
    assert (key.game_id, key.person, key.language) == (table.id, CAT, "ja")
    assert await tables.page_keys.session(secret) == key
    assert await tables.page_keys.redeem(link) is None
    assert await tables.page_keys.redeem(secret) is None, "a session is not a link"
    stored += str(rows(path, "SELECT * FROM page_keys"))
    assert str(CAT.id) in stored
    assert link not in stored
    assert secret not in stored
    await tables.page_keys.set_language(secret, "en")
    changed = await tables.page_keys.session(secret)
    assert changed is not None
    assert changed.language == "en"


async def test_keys_expire(tables: Tables, clock: ManualClock, path: Path) -> None:
    table = await turns(tables, BEN, ANN)
    late, early = [await tables.page_keys.link(table.id, ANN, "en") for _ in range(2)]
    clock.now += LINK_LASTS - 1
    redeemed = await tables.page_keys.redeem(early)
    assert redeemed is not None
    clock.now += 1
    assert await tables.page_keys.redeem(late) is None
    clock.now += SESSION_LASTS - 2
    assert await tables.page_keys.session(redeemed[0]) is not None
    clock.now += 1
    assert await tables.page_keys.session(redeemed[0]) is None
    await tables.page_keys.link(table.id, ANN, "en")
    assert rows(path, "SELECT count(*) FROM page_keys") == [(1,)]


async def test_closing_ends_the_sessions_and_links_of_one_person(tables: Tables) -> None:
    table = await turns(tables, BEN, ANN)
    changes: list[int] = []
    tables.page_keys.closed.append(changes.append)
    secrets = {}
    for person in (ANN, BEN):
        redeemed = await tables.page_keys.redeem(await tables.page_keys.link(table.id, person, "en"))
        assert redeemed is not None
        secrets[person.id] = redeemed[0]
    link = await tables.page_keys.link(table.id, ANN, "en")
    assert await tables.page_keys.close(ANN.id) == 1
    assert changes == [ANN.id]
    assert await tables.page_keys.session(secrets[ANN.id]) is None
    assert await tables.page_keys.redeem(link) is None
    assert await tables.page_keys.session(secrets[BEN.id]) is not None


async def test_malformed_keys_are_refused(tables: Tables) -> None:
    for junk in ("", "x", "a" * 44, "é" * 43, "' OR 1=1 --" + "a" * 32, "\0" * 43):
        assert await tables.page_keys.redeem(junk) is None
        assert await tables.page_keys.session(junk) is None


# Spectators


async def test_watching_is_refused_until_the_host_allows_it(tables: Tables) -> None:
    table = await turns(tables, BEN, ANN)
    assert (table.watch, table.watch_late) == (False, False)
    assert not await tables.page_keys.may_watch(table.id, "")
    assert not await tables.page_keys.may_watch(table.id, "a" * 43)
    await is_refused("not_host", tables.switches.set(table.id, ANN, watch=True))
    await is_refused("not_watched", tables.switches.renew_watch(table.id, BEN))
    assert not (await tables.store.get(table.id)).watch


async def test_a_spectator_link_is_valid_for_one_table_and_in_every_process(tables: Tables, database: Database) -> None:
    table = await tables.switches.set((await turns(tables, BEN, ANN)).id, BEN, watch=True)
    other = await tables.switches.set((await turns(tables, CAT, ANN, channel=8)).id, CAT, watch=True)
    assert await tables.page_keys.may_watch(table.id, table.watch_key)
    assert await make(database).page_keys.may_watch(table.id, table.watch_key)
    assert not await tables.page_keys.may_watch(other.id, table.watch_key)
    assert not await tables.page_keys.may_watch(99, table.watch_key)
    assert not await tables.page_keys.may_watch(table.id, table.watch_key[:-1])
    assert await tables.page_keys.redeem(table.watch_key) is None, "it opens nothing but the view of a spectator"
    assert await tables.page_keys.session(table.watch_key) is None
    assert table.watch_key not in repr(table)


async def test_a_link_is_replaced_or_revoked(tables: Tables) -> None:
    first = await tables.switches.set((await turns(tables, BEN, ANN)).id, BEN, watch=True)
    same = await tables.switches.set(first.id, BEN, watch=True, watch_late=True)
    assert (same.watch_key, same.watch_late) == (first.watch_key, True)
    await is_refused("not_host", tables.switches.renew_watch(first.id, ANN))
    second = await tables.switches.renew_watch(first.id, BEN)
    off = await tables.switches.set(first.id, ANN, admin=True, watch=False)
    assert (off.watch, off.watch_key) == (False, "")
    third = await tables.switches.set(first.id, BEN, watch=True)
    assert len({first.watch_key, second.watch_key, third.watch_key}) == 3
    may = [await tables.page_keys.may_watch(first.id, watched.watch_key) for watched in (first, second, third)]
    assert may == [False, False, True]
    keys = await logged_keys(tables, first.id)
    logged = ["log-watch_on", "log-watch_late", "log-watch_renewed", "log-watch_off", "log-watch_on"]
    assert [key for key in keys if "watch" in key] == logged


async def test_a_game_that_is_over_can_be_watched_for_a_day(tables: Tables, clock: ManualClock) -> None:
    table = await tables.switches.set((await turns(tables, BEN, ANN)).id, BEN, watch=True)
    clock.now += 30 * DAY
    assert await tables.page_keys.may_watch(table.id, table.watch_key)
    await tables.ending.end(table.id, BEN.id)
    clock.now += WATCHED
    assert await tables.page_keys.may_watch(table.id, table.watch_key)
    clock.now += 1
    assert not await tables.page_keys.may_watch(table.id, table.watch_key)
