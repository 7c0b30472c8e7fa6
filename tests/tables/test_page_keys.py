"""Keys for the page of a game: links are used once, everything expires, and only digests are stored."""

from __future__ import annotations

from pathlib import Path

from storage.database import Database
from tables.seats.page_keys import LINK_LASTS, SESSION_LASTS
from tables.tables import Tables
from tests.tables.helpers import ANN, BEN, CAT, Hands, rows
from tests.tables.world import make, turns


async def test_a_link_becomes_a_session_once(tables: Tables) -> None:
    table = await turns(tables, BEN, ANN)
    link = await tables.page_keys.link(table.id, CAT, "ja")
    assert await tables.page_keys.session(link) is None, "a link is no session"
    redeemed = await tables.page_keys.redeem(link)
    assert redeemed is not None
    secret, key = redeemed
    assert (key.game_id, key.person, key.language) == (table.id, CAT, "ja")
    assert await tables.page_keys.session(secret) == key
    assert await tables.page_keys.redeem(link) is None
    assert await tables.page_keys.redeem(secret) is None, "a session is no link"


async def test_a_link_that_two_processes_redeem_opens_one_session(tables: Tables, database: Database) -> None:
    table = await turns(tables, BEN, ANN)
    link = await tables.page_keys.link(table.id, CAT, "ja")
    other = make(database)
    assert await other.page_keys.redeem(link)
    assert await tables.page_keys.redeem(link) is None


async def test_keys_expire(tables: Tables, clock: Hands, path: Path) -> None:
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
    told: list[int] = []
    tables.page_keys.closed.append(told.append)
    secrets = {}
    for person in (ANN, BEN):
        redeemed = await tables.page_keys.redeem(await tables.page_keys.link(table.id, person, "en"))
        assert redeemed is not None
        secrets[person.id] = redeemed[0]
    link = await tables.page_keys.link(table.id, ANN, "en")
    assert await tables.page_keys.close(ANN.id) == 1
    assert told == [ANN.id]
    assert await tables.page_keys.session(secrets[ANN.id]) is None
    assert await tables.page_keys.redeem(link) is None
    assert await tables.page_keys.session(secrets[BEN.id]) is not None


async def test_only_digests_are_stored(tables: Tables, path: Path) -> None:
    table = await turns(tables, BEN, ANN)
    link = await tables.page_keys.link(table.id, ANN, "en")
    redeemed = await tables.page_keys.redeem(await tables.page_keys.link(table.id, ANN, "en"))
    assert redeemed is not None
    stored = str(rows(path, "SELECT * FROM page_keys"))
    assert link not in stored
    assert redeemed[0] not in stored


async def test_what_is_no_key_is_refused_unread(tables: Tables) -> None:
    for junk in ("", "x", "a" * 44, "é" * 43, "' OR 1=1 --" + "a" * 32, "\0" * 43):
        assert await tables.page_keys.redeem(junk) is None
        assert await tables.page_keys.session(junk) is None


async def test_the_language_of_a_session_can_be_changed(tables: Tables) -> None:
    table = await turns(tables, BEN, ANN)
    redeemed = await tables.page_keys.redeem(await tables.page_keys.link(table.id, ANN, "en"))
    assert redeemed is not None
    await tables.page_keys.set_language(redeemed[0], "ja")
    key = await tables.page_keys.session(redeemed[0])
    assert key is not None
    assert key.language == "ja"
