"""Spectators with the watch link: what they see, and that they can do nothing."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any, cast

import aiohttp
import pytest
import pytest_asyncio

from cogs.screens import board
from cogs.services.ids import CustomId
from cogs.services.links import watch_link, way_to_seat
from cogs.services.reader import Reader
from cogs.services.screen import Button
from rules.questions import Secrecy
from rules.results import Place, Result
from storage.rows import Language, Table
from tests.discord.recorded_person import RecordedPerson
from tests.rules.sample import Sample
from tests.tables.helpers import pick
from tests.web.people import ANN, BEN, CAT, EVE, Site, Surfer
from web.page import STANDING
from web.sheet import Parts
from web.socket import CODES
from web.spectator import Spectator

pytestmark = pytest.mark.slow


async def watchable_table(site: Site, *, late: bool = False, game: str = "sample", channel: int = 7) -> Table:
    """A running game of Ann and Ben that anyone with the link may watch."""
    table = await site.table(game, ANN, BEN, channel=channel)
    return await site.bot.tables.switches.set(table.id, ANN, watch=True, watch_late=late)


async def turned_away(site: Site, table: Table, why: str, key: str | None = None) -> None:
    async with site.spectator(table, key) as surfer:
        await surfer.until(lambda: surfer.code is not None)
        assert surfer.code == CODES[why]
        assert surfer.frames == []


@pytest_asyncio.fixture
async def table(site: Site) -> Table:
    """A game that anyone with the link may watch."""
    return await watchable_table(site)


# What they see


async def test_a_spectator_sees_what_everyone_may_know(site: Site, table: Table) -> None:
    await site.deal(table, [1, 2, 2], [3, 4, 4])
    async with site.watching(table) as eve, site.page(BEN, table) as ben:
        assert eve.picture("board") == ben.picture("board")
        assert (eve.parts["hand"], eve.answers) == (None, {})
        assert "You're watching." in eve.text
        assert "[3, 4, 4]" in ben.picture("hand")
        assert not any(hand in str(eve.frames) for hand in ("[1, 2, 2]", "[3, 4, 4]"))
        await site.lay(table, 0)
        await eve.log_says("Ann has laid a card.")
        await site.lay(table, 1)
        await eve.log_says("The cards: 1 and 3.")
        (news,) = eve.news
        assert news.endswith("The cards: 1 and 3."), "what happened last is beside the board"


async def test_players_and_spectators_are_told_the_standings_when_a_round_has_ended(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sample.chronicle, "standing_after", ("log-shown",))
    places = [Place(seat=0, place=2, total=1), Place(seat=1, place=1, total=3)]
    monkeypatch.setattr(Sample, "counted", lambda game: Result(reason="end-counted", winners=[1], places=places))
    table = await watchable_table(site)
    async with site.watching(table) as eve, site.page(BEN, table) as ben:
        assert "Standings" not in eve.text + ben.text
        await site.lay(table, 0, 1)
        line = "-# 📊 **Standings:** Ben: 3, Ann: 1"
        await eve.until(lambda: line in [block.get("text") for block in eve.parts["panel"]])
        await ben.until(lambda: line in [block.get("text") for block in ben.parts["panel"]])
        assert ben.answers
        assert ben.parts["headlines"][-1] == [STANDING, line.removeprefix("-# ")]


@pytest.mark.parametrize("late", [False, True], ids=["now", "late"])
async def test_a_live_page_says_whom_the_table_waits_for(site: Site, late: bool) -> None:
    """Late spectators do not see it: since when the table waits would reveal when something happens."""
    table = await watchable_table(site, late=late, game="dungeon_go")
    async with site.watching(table) as eve:
        assert ("one turn behind" in eve.text) is late
        assert ("Waiting for Ann since" in eve.text) is not late
        await site.bot.tables.ending.propose(table.id, ANN.id)
        if not late:
            await eve.panel_says("Waiting for agreement: Ben")
        assert ":agree:" not in eve.text
        await site.bot.tables.ending.end(table.id, ANN.id)
        await eve.until(lambda: eve.parts.get("story", {}).get("over"))
        assert "Waiting for" not in eve.text


async def test_the_language_is_that_of_the_browser(site: Site) -> None:
    table = await watchable_table(site, game="dungeon_go")
    async with site.watching(table, language="ja") as eve, site.watching(table) as cat:
        assert "観戦中です" in eve.text
        assert "You're watching" in cat.text
        await eve.socket.send_json({"op": "language", "language": "en"})
        await eve.panel_says("You're watching")
        assert [json.loads(frame)["language"] for frame in eve.frames if '"hello"' in str(frame)] == ["ja", "en"]


async def test_a_game_is_watched_from_the_lobby_to_its_end(site: Site) -> None:
    tables = site.bot.tables
    table = await tables.lobby.open(5, 7, "sample", ANN, {"rounds": 1}, "en")
    await tables.lobby.join(table.id, BEN)
    await tables.switches.set(table.id, ANN, watch=True, watch_late=True)
    async with site.watching(table) as eve:
        assert "hasn't started" in eve.text
        assert ways_to_seats(eve) == ["https://discord.com/channels/5/7"], "not the board, whose id tells its time"
        assert way_to_seat(site.bot.services, table.model_copy(update={"guild_id": None})) == ""  # of one person alone
        site.bot.services.local_table = "http://127.0.0.1:8777/"
        await tables.play.start(table.id, ANN.id)
        await eve.panel_says("one turn behind")
        assert ways_to_seats(eve) == ["http://127.0.0.1:8777/#7"]
        await tables.ending.end(table.id, ANN.id)
        await eve.panel_says("You're watching. ")
        assert "late" not in eve.text
        assert ways_to_seats(eve) == []


def ways_to_seats(page: Surfer) -> list[str]:
    """Where the buttons lead that promise a seat."""
    buttons = [button for block in page.parts["panel"] for button in block.get("buttons", ())]
    return [button["url"] for button in buttons if "To my seat" in button["label"]]


@pytest.mark.parametrize("lucky", [True, False], ids=["a window opens", "no window opens"])
async def test_a_secret_question_and_its_answer_are_invisible_to_spectators(site: Site, lucky: bool) -> None:
    """The bytes are the same whether someone is asked or only the clock waits, and nothing is sent for an answer."""
    table = await watchable_table(site)
    await site.deal(table, [1, 1, 1], [5, 6, 6] if lucky else [5, 5, 5])
    async with site.spectator(table) as eve:
        await site.lay(table, 0, 1)
        await eve.until(lambda: "The cards: 1 and 5." in str(eve.parts.get("log")))
        assert not any(line.startswith("▶️") for line in eve.parts["players"])
        assert "Waiting for Ben" not in eve.text
        questions = [question for question in (await site.sample(table)).questions if question.awaited]
        asked = [question.seat for question in questions if question.secrecy is Secrecy.ALL]
        assert asked == ([1] if lucky else [-1])


async def test_nothing_is_sent_for_a_draft(site: Site) -> None:
    table = await watchable_table(site, game="picks")
    for _ in range(3):
        await pick(site.bot.tables, table.id, 0)
    async with site.watching(table) as eve, site.page(ANN, table) as ann:
        before = len(eve.frames)
        await ann.press("Number 3")
        assert ann.answers["picked"] == ["n3"]
        site.server.live.touch(table.id)
        await site.idle()
        await asyncio.sleep(0.05)
        assert len(eve.frames) == before


async def test_what_all_spectators_see_is_worked_out_once_in_each_language(
    site: Site, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = list[str]()
    work_out = Spectator._watched

    def counted(page: Spectator, *args: Any) -> Parts:
        made.append(page.language)
        return work_out(page, *args)

    monkeypatch.setattr(Spectator, "_watched", counted)
    async with site.watching(table) as eve, site.watching(table) as dan, site.watching(table, language="ja") as jun:
        before = jun.parts["log"]
        made.clear()
        await site.lay(table, 0)
        for surfer in (eve, dan):
            await surfer.log_says("Ann has laid a card.")
        await jun.until(lambda: jun.parts["log"] != before)
        await site.idle()
        assert sorted(made) == ["en", "ja"]


async def test_a_proposal_is_shown_that_came_after_the_table_was_read(
    site: Site, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    work_out = Spectator._watched
    before = table.model_copy(update={"proposals": []})
    monkeypatch.setattr(Spectator, "_watched", lambda page, _, *args: work_out(page, before, *args))
    async with site.watching(table) as eve:
        await site.bot.tables.ending.propose(table.id, BEN.id)
        await eve.panel_says("Waiting for agreement: Ann")


# One turn late


async def test_late_spectators_receive_nothing_before_the_next_turn(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that happens in a turn shows during it: not even when, or how many, choices are made."""
    monkeypatch.setattr(Sample, "turn_starts", ("log-shown",))
    tables = site.bot.tables
    table = await watchable_table(site, late=True)
    async with site.watching(table) as eve:

        async def quiet(known: int) -> bool:
            await site.idle()
            await asyncio.sleep(0.05)
            return len(eve.frames) == known

        assert "one turn behind" in eve.text
        before = len(eve.frames)
        await site.lay(table, 0)
        await tables.ending.propose(table.id, BEN.id)
        await tables.pausing.pause(table.id, ANN)
        await tables.pausing.resume(table.id, ANN)
        assert await quiet(before)
        await site.lay(table, 1)
        await eve.log_says("Ann has laid a card.")
        assert "Ben has laid" not in str(eve.frames)
        assert "The cards:" not in str(eve.frames)
        before = len(eve.frames)
        game = cast(Sample, await tables.store.game(table.id))
        while game.round == 1:
            (question,) = [question for question in game.questions if question.awaited]
            await site.lay(table, question.seat)
        await site.lay(table, 0)
        assert await quiet(before)
        await site.lay(table, 1)
        await eve.log_says("The cards:")
        assert str(eve.parts["log"]).count("The cards:") == 1


async def test_a_late_spectator_who_joins_mid_turn_sees_what_the_others_see(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Sample, "turn_starts", ("log-shown",))
    table = await watchable_table(site, late=True)
    async with site.spectator(table) as eve:
        await site.lay(table, 0, 1)
        await eve.until(lambda: "Ann has laid" in str(eve.parts.get("log")))
        site.bot.tables.coalescer.forget()
        async with site.watching(table) as cat:
            assert cat.parts | {"story": None} == eve.parts | {"story": None}
            assert "The cards:" not in str(cat.frames)


# What they read


async def ask(surfer: Surfer, label: str) -> str:
    """All that the answer to a button of the menu says."""
    (button,) = [item["id"] for item in surfer.parts["menu"] if item["label"] == label]
    known = dict(surfer.dialogs)
    await surfer.send(button)
    return str([blocks for number, blocks in surfer.dialogs.items() if number not in known])


async def test_a_spectator_reads_where_the_game_is_and_its_rules(site: Site, table: Table) -> None:
    async with site.watching(table) as eve:
        assert [item["label"] for item in eve.parts["menu"]] == ["🧭 What's going on?", "Rules"]
        assert "Waiting for" in await ask(eve, "🧭 What's going on?")
        assert "topic" in await ask(eve, "Rules")
        (page,) = [page for page in site.server.live.pages if isinstance(page, Spectator)]
    assert site.bot.services.people.get(page.number).language == site.bot.services.people.get(EVE.id).language


async def test_a_late_spectator_reads_nothing_of_the_present_turn(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sample, "turn_starts", ("log-shown",))
    table = await watchable_table(site, late=True)
    async with site.watching(table) as eve:
        before = await ask(eve, "🧭 What's going on?")
        assert "points [0, 0]" in before
        assert "Waiting" not in before
        await site.lay(table, 0)
        assert await ask(eve, "🧭 What's going on?") == before


async def test_a_spectator_looks_things_up_by_name_but_asks_nothing(site: Site) -> None:
    """A question typed instead of a name could be answered from the present position only."""
    await site.bot.load_extension("cogs.thunderstone")
    table = await watchable_table(site, game="thunderstone")
    async with site.watching(table) as eve:
        await ask(eve, "🔎 Look up")
        (form,) = eve.forms
        for number, typed in enumerate(("Torch", "Who is winning the game now?")):
            fields = {form["fields"][0]["id"]: [typed]}
            await eve.socket.send_json({"op": "form", "nonce": f"1234567{number}", "id": form["id"], "fields": fields})
        await eve.until(lambda: {"12345670", "12345671"} <= eve.done)
        text = str(eve.dialogs)
        assert "Costs 3 gold" in text
        assert "Nothing here is called" in text


# What they cannot do


@pytest.mark.parametrize(
    "said",
    [
        {"op": "press", "nonce": "12345678", "id": "k:{table}:1:do:card-1"},
        {"op": "press", "nonce": "12345678", "id": "k:{table}:0:log"},
        {"op": "press", "nonce": "12345678", "id": "k:{table}:0:new_watch"},
        {"op": "press", "nonce": "12345678", "id": "k:{table}:1:do:card-1", "seat": 0},
        {"op": "press", "nonce": "12345678", "id": "k:{table}:1:do:card-1", "user": 100},
        {"op": "form", "nonce": "12345678", "id": "k:{table}:0:saved_table", "fields": {"switches": []}},
        {"op": "press", "nonce": "12345678", "id": "k:{table}:0:going_on:ask"},
        {"op": "press", "nonce": "12345678", "id": "k:99{table}:0:rules"},
        {"op": "form", "nonce": "12345678", "id": "k:{table}:0:inquiry", "fields": {"question": ["Who leads?"]}},
        {"op": "stroke", "nonce": "12345678", "id": "m:{table}:1:stroke", "marks": ["1"]},
        {"op": "language", "language": "xx"},
    ],
)
async def test_a_spectator_cannot_act(site: Site, table: Table, said: dict[str, object]) -> None:
    async with site.watching(table) as eve, site.page(ANN, table) as ann:
        await eve.socket.send_str(json.dumps(said).replace("{table}", str(table.id)))
        await eve.closes(CODES["malformed"])
        assert (await site.bot.tables.store.get(table.id)).revision == table.revision
        await ann.press_first()


async def test_watch_links_and_sessions_are_not_interchangeable(site: Site, table: Table) -> None:
    async with site.browser() as session:
        assert (await site.enter(session, table.watch_key)).status == 403
        headers = {"Origin": site.url, "Cookie": f"kantera={table.watch_key}"}
        for path in (f"/play/{table.id}/{16 * '0'}", f"/play/{ANN.id}/{table.id}"):
            async with session.ws_connect(f"{site.url}{path}/live", headers=headers) as socket:
                assert (await socket.receive()).data == CODES["signed_out"]
        await site.enter(session, await site.link(ANN, table))
        secret = next(cookie.value for cookie in session.cookie_jar if cookie.key == "kantera")
    await turned_away(site, table, "unwatched", secret)


@pytest.mark.parametrize("key", ["", "a" * 43, "x", "a" * 5000, "\0" * 43])
async def test_other_keys_are_turned_away(site: Site, table: Table, key: str) -> None:
    await turned_away(site, table, "unwatched", key)
    never = await site.table("sample", BEN, CAT, channel=8)
    await turned_away(site, never, "unwatched", key)


async def test_the_key_of_another_table_is_refused(site: Site) -> None:
    table, other = await watchable_table(site), await watchable_table(site, channel=8)
    await turned_away(site, table, "unwatched", other.watch_key)
    await turned_away(site, table.model_copy(update={"id": 999_999}), "unwatched", table.watch_key)


async def test_a_socket_that_sends_no_key_is_closed(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.socket.FIRST", 0.1)
    table = await watchable_table(site)
    async with site.browser() as session, site.connected(session, f"/watch/{table.id}") as eve:
        await eve.closes(CODES["unwatched"])


async def test_of_too_many_sockets_that_send_no_key_the_oldest_is_closed(site: Site) -> None:
    site.server._watchers.most = 3
    table = await watchable_table(site)
    async with AsyncExitStack() as opened:
        session = await opened.enter_async_context(site.browser())
        silent = [await opened.enter_async_context(site.connected(session, f"/watch/{table.id}")) for _ in range(3)]
        eve = await opened.enter_async_context(site.watching(table))
        await silent[0].until(lambda: silent[0].code is not None)
        assert [surfer.code for surfer in silent[1:]] == [None, None]
        ann = await opened.enter_async_context(site.page(ANN, table))
        await ann.press_first()
        for surfer in silent[1:]:
            await surfer.socket.send_str(table.watch_key)
            await surfer.receives("panel")
        for _ in range(4):
            await opened.enter_async_context(site.connected(session, f"/watch/{table.id}"))
        assert [surfer.code for surfer in (eve, ann, *silent[1:])] == [None] * 4, "they have said who they are"


async def test_keys_are_not_in_the_log(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    table = await watchable_table(site)
    async with site.watching(table):
        pass
    await turned_away(site, table, "unwatched", "a" * 43)
    ours = "\n".join(record.getMessage() for record in caplog.records)
    assert table.watch_key not in ours
    assert "a" * 43 not in ours


@pytest.mark.parametrize("origin", ["https://evil.example", "null"])
async def test_other_sites_cannot_watch(site: Site, table: Table, origin: str) -> None:
    async with site.browser() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            async with site.connected(session, f"/watch/{table.id}", origin):
                pass


@pytest.mark.parametrize("how", ["off", "renewed", "in another process", "deleted"])
async def test_a_revoked_link_closes_open_pages(site: Site, how: str) -> None:
    tables = site.bot.tables
    table = await watchable_table(site)
    async with site.watching(table) as eve, site.page(EVE, table) as personal:
        match how:
            case "off":
                await tables.switches.set(table.id, ANN, watch=False)
            case "renewed":
                await tables.switches.renew_watch(table.id, ANN)
            case "deleted":
                await tables.database.write(lambda rows: rows.guilds.delete_games(5, 10))
                tables.store.forget(table.id)
                site.server.live.touch(table.id)
            case _:
                row = (await tables.store.get(table.id)).changed(watch_key="")
                await tables.database.write(lambda rows: rows.tables.put(row))
                site.server.live.touch(table.id)
        await eve.closes(CODES["unwatched"])
        assert personal.code is None
    if how != "deleted":
        await turned_away(site, table, "unwatched", table.watch_key)


async def test_an_open_page_is_closed_when_the_link_runs_out(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.socket.CHECK", 0.01)
    table = await watchable_table(site)
    async with site.watching(table) as eve:
        monkeypatch.setattr("tables.seats.page_keys.WATCHED", -1e9)
        await site.bot.tables.ending.end(table.id, ANN.id)
        await eve.closes(CODES["unwatched"])


# Floods


async def test_too_many_spectators_do_not_keep_players_out(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.live.MOST_SPECTATORS", 3)
    monkeypatch.setattr("web.live.MOST_OF_ALL", 5)
    table, other = await watchable_table(site), await watchable_table(site, channel=8)
    async with AsyncExitStack() as opened:
        several = await asyncio.gather(*(opened.enter_async_context(site.spectator(table)) for _ in range(6)))
        for watcher in several:
            await watcher.until(lambda watcher=watcher: watcher.code is not None or "panel" in watcher.parts)  # type: ignore[misc]
        assert sorted(watcher.code or 0 for watcher in several) == [0, 0, 0, *[CODES["full"]] * 3]
        for _ in range(2):
            await opened.enter_async_context(site.watching(other))
        await turned_away(site, other, "full")
        ann = await opened.enter_async_context(site.page(ANN, table))
        await ann.press_first()
    async with site.watching(table):
        pass


async def test_a_flood_ends_the_connection(site: Site, table: Table) -> None:
    async with site.spectator(table) as eve:
        await eve.flood(lambda: eve.socket.send_json({"op": "language", "language": "ja"}))


async def test_a_standby_process_refuses_spectators(site: Site, table: Table) -> None:
    site.server._serving = lambda: False
    with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
        async with site.spectator(table):
            pass
    assert refused.value.status == 503


# Where the link is


async def test_the_board_has_the_link_if_the_host_allows_it(site: Site) -> None:
    services = site.bot.services
    table = await site.table("sample", ANN, BEN)

    async def links() -> list[str]:
        now = await services.tables.store.get(table.id)
        screen = board.board(await Reader.of(services, now, None, "en"), [], None, {})
        rows = [block for block in screen.blocks if isinstance(block, list)]
        return [button.url for row in rows for button in row if isinstance(button, Button) and button.url]

    assert await links() == []
    now = await services.tables.switches.set(table.id, ANN, watch=True)
    assert await links() == [watch_link(services, now)] == [f"{site.url}/watch/{table.id}#{now.watch_key}"]
    address = services.page
    services.page = ""
    assert await links() == []
    services.page = address
    await services.tables.pausing.pause(table.id, ANN)
    assert await links() == [watch_link(services, now)]
    await services.tables.switches.set(table.id, ANN, watch=False)
    assert await links() == []


async def test_without_a_seat_a_paused_game_says_so_and_offers_nothing(site: Site, table: Table) -> None:
    await site.bot.tables.switches.set(table.id, ANN, watch=True)
    async with site.page(EVE, table) as eve, site.spectator(table) as other:
        await site.bot.tables.pausing.pause(table.id, ANN)
        for surfer in (eve, other):
            await surfer.panel_says("The game is paused.")
            assert "resume" not in " ".join(surfer.buttons().values())


async def test_the_host_makes_and_replaces_the_link_in_the_settings(site: Site, table: Table) -> None:
    host, guest = RecordedPerson(site.bot, ANN, table), RecordedPerson(site.bot, BEN, table)
    for player in (host, guest):
        await player.send(CustomId("settings", table.id).button)
    assert "Watch link: on" in str(host.messages[host.newest].blocks)
    assert "New watch link" in host.buttons()
    assert "New watch link" not in guest.buttons()
    assert table.watch_key in str(host.messages)
    await guest.send(CustomId("new_watch", table.id).button)
    assert (await site.bot.tables.store.get(table.id)).watch_key == table.watch_key
    await host.press("New watch link")
    now = await site.bot.tables.store.get(table.id)
    assert now.watch_key not in ("", table.watch_key)
    assert now.watch_key in str(host.messages)


async def test_the_page_of_the_host_has_the_link_in_the_settings(site: Site, table: Table) -> None:
    links = []
    for person in (ANN, BEN):
        async with site.page(person, table) as page:
            await page.send(CustomId("settings", table.id).button)
            (shown,) = page.dialogs.values()
            buttons = [button for block in shown for button in block.get("buttons", ())]
            links.append([(button["label"], button["url"]) for button in buttons if "url" in button])
    assert links == [[("Watch", watch_link(site.bot.services, table))], []]


async def test_without_a_page_server_the_settings_hide_watching_but_keep_it(site: Site, table: Table) -> None:
    site.bot.services.page = ""
    host = RecordedPerson(site.bot, ANN, table)
    await host.send(CustomId("settings", table.id).button)
    assert "watch" not in str(host.messages).lower()
    await host.send(CustomId("set_table", table.id).button)
    assert "watch" not in str(host.forms).lower()
    await host.fill_in("advice", "20", "", "")
    now = await site.bot.tables.store.get(table.id)
    assert (now.advice, now.watch_key) == (True, table.watch_key)


@pytest.mark.parametrize("language", ["en", "ja"])
async def test_a_link_for_someone_without_a_seat_says_that_they_only_watch(site: Site, language: Language) -> None:
    table = await site.table("sample", ANN, BEN)
    seated, unseated = {"en": ("plays as you", "you only watch"), "ja": ("あなたとして遊べ", "観戦だけできます")}[
        language
    ]
    for person in (ANN, EVE):
        recorder = RecordedPerson(site.bot, person, table, language)
        await recorder.send(CustomId("open_page", table.id).button)
        assert (seated in recorder.text(), unseated in recorder.text()) == (person is ANN, person is EVE)
