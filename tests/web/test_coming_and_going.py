"""Coming and going on a page: lobbies, seats, restarts, and the way from one game to the next."""

from __future__ import annotations

import json

import pytest

from cogs.services.ids import CustomId
from rules.lessons import Sign
from storage.rows import Language, Table
from tests.web.people import ANN, BEN, CAT, EVE, Site

pytestmark = pytest.mark.slow


async def test_a_game_is_prepared_and_started_on_the_pages_of_its_lobby(site: Site) -> None:
    tables = site.bot.tables
    table = await tables.lobby.open(5, 7, "sample", ANN, {}, "en")
    async with site.page(ANN, table) as ann, site.page(BEN, table) as ben:
        await ben.press("🪑 Join / leave")
        await ann.panel_says("**Ben**")
        await ann.press("⚙️ Settings…")
        ((dialog, blocks),) = ann.dialogs.items()
        menu = next(block for block in blocks if block["kind"] == "select")
        await ann.send(menu["id"], (menu["choices"][0]["value"],), dialog=dialog)
        await ann.panel_says("Rounds: 1")
        await ben.panel_says("hasn't said yes")
        assert "🪑 Join / leave" in ann.buttons()
        assert "▶️ Start" not in ben.buttons()
        await ben.send(ann.buttons()["▶️ Start"])
        assert "Only the host" in json.dumps(ben.dialogs)
        await ben.press("✅ I'm in")
        await ann.until(lambda: "hasn't said yes" not in ann.text)
        await ann.press("▶️ Start")
        assert list(ann.dialogs) == [dialog], "the first question is shown by the page itself"
        await ann.is_asked()
        await ben.is_asked()


async def test_a_lobby_has_the_name_of_its_game_in_a_scene_in_place_of_the_board(site: Site) -> None:
    tables = site.bot.tables
    for game, alt in (("dungeon_go", "Dungeon GO!"), ("sample", None)):
        table = await tables.lobby.open(5, 7, game, ANN, {}, "en")
        async with site.page(ANN, table) as ann:
            shown = ann.parts["board"]
            assert (shown and shown["alt"]) == alt
        await tables.lobby.leave(table.id, ANN.id)


@pytest.mark.parametrize(("language", "yes"), [("en", "Yes, leave"), ("ja", "はい、抜けます")])
async def test_the_last_person_is_asked_before_a_lobby_is_closed(site: Site, language: Language, yes: str) -> None:
    tables = site.bot.tables
    table = await tables.lobby.open(5, 7, "sample", ANN, {}, language)
    async with site.page(ANN, table, language) as ann:
        await ann.press({"en": "🪑 Join / leave", "ja": "🪑 参加する／抜ける"}[language])
        assert (await tables.store.get(table.id)).status == "lobby"
        ((dialog, blocks),) = ann.dialogs.items()
        (button,) = (button for block in blocks for button in block.get("buttons", ()) if button["label"] == yes)
        await ann.send(button["id"], dialog=dialog)
    assert (await tables.store.get(table.id)).status == "ended"


async def test_a_player_who_leaves_no_longer_sees_the_hand_but_may_come_back(site: Site) -> None:
    table = await site.table("sample", ANN, BEN, CAT)
    async with site.page(BEN, table) as ben, site.page(EVE, table) as eve:
        assert ben.parts["hand"] is not None
        await site.bot.tables.seats.leave(table.id, BEN.id)
        await ben.until(lambda: ben.parts["hand"] is None)
        assert ben.answers == {}
        await ben.press("Come back to your seat")
        await ben.until(lambda: ben.parts["hand"] is not None)
        assert "Come back to your seat" not in ben.buttons()
        assert "Come back to your seat" not in eve.buttons()


async def test_people_without_a_seat_see_their_request_for_one_and_can_withdraw_it(site: Site) -> None:
    table = await site.table("sample", ANN, BEN, CAT)
    await site.bot.tables.seats.leave(table.id, BEN.id)
    async with site.page(BEN, table) as ben, site.page(EVE, table) as eve:
        await site.bot.tables.seats.takeover(table.id, EVE, 1)
        await eve.until(lambda: "Withdraw my proposal" in eve.buttons())
        assert "Eve would like to take over" in eve.text
        assert "Withdraw my proposal" not in ben.buttons()
        await eve.press("Withdraw my proposal")
        assert (await site.bot.tables.store.get(table.id)).proposals == []
        await eve.until(lambda: "Withdraw my proposal" not in eve.buttons())


async def test_sessions_survive_a_restart_of_the_server(site: Site, table: Table) -> None:
    """The server stops with pages open and starts again: the same session continues."""
    async with site.browser() as session:
        path = (await (await site.enter(session, await site.link(ANN, table))).json())["path"]
        async with site.connected(session, path) as ann:
            await ann.is_asked()
            await site.server.live.close()
            await ann.until(lambda: ann.code == 1012)
        async with site.connected(session, path) as ann:
            await ann.is_asked()
            await ann.press_first()
            assert await site.version(table) == 1


async def test_play_again_leads_to_the_page_of_one_new_table(site: Site) -> None:
    tables = site.bot.tables
    old = await site.table("sample", ANN, BEN, CAT)
    async with (
        site.page(BEN, old) as ben,
        site.page(CAT, old) as cat,
        site.page(EVE, old) as eve,
        site.browser() as new,
    ):
        again = CustomId("again", old.id).button
        await ben.send(again)
        assert "running" in str(ben.dialogs), "not before the end"
        await tables.ending.end(old.id, ANN.id)
        await ben.until(lambda: ben.buttons().get("Play again") == again)
        await cat.until(lambda: cat.buttons().get("Play again") == again)
        await eve.until(lambda: "Replay" in eve.buttons())
        assert "Play again" not in eve.buttons(), "without a seat"
        await eve.send(again)
        assert await tables.store.occupying(old.channel_id) is None
        await ben.press("Play again")
        table = await tables.store.occupying(old.channel_id)
        assert table is not None
        assert (table.status, table.host_id, len(table.seats)) == ("lobby", BEN.id, 3)
        await cat.send(again)  # pressed before the page shows that there is a new table
        assert len(await tables.store.unfinished(user_id=CAT.id)) == 1, "the same one"
        for surfer in (ben, cat):
            (link,) = surfer.links
            response = await site.enter(new, link)
            assert (await response.json())["path"].startswith(f"/play/{table.id}/")
        assert eve.links == []
    async with site.page(CAT, table) as cat:
        assert "✅ I'm in" in cat.buttons()


async def test_a_page_leads_on_from_a_lesson_to_a_real_game(site: Site) -> None:
    tables = site.bot.tables
    table = await tables.lessons.open("thunderstone", "six_turns", 5, 7, ANN, "en")
    await tables.ending.end(table.id, ANN.id)
    async with site.page(ANN, table) as ann:
        await ann.press("🎲 A real game")
        (link,) = ann.links
    holder = await tables.page_keys.redeem(link)
    assert holder is not None
    lobby = await tables.store.get(holder[1].game_id)
    assert (lobby.status, lobby.lesson, [seat.user_id for seat in lobby.people]) == ("lobby", None, [ANN.id])


async def test_who_plays_on_after_a_lesson_is_not_stopped_by_a_reload(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = site.bot.tables
    lesson = tables.courses.lessons["thunderstone"]["six_turns"]
    lesson = lesson.model_copy(update={"end": Sign(event="log-turn", mine=True)})
    for holder in (tables.courses, tables.lessons):
        monkeypatch.setattr(holder, "lessons", {"thunderstone": {"six_turns": lesson}})
    table = await tables.lessons.open("thunderstone", "six_turns", None, 7, ANN, "en")
    async with site.page(ANN, table) as ann:
        assert ann.answers == {}
        assert "What next?** *🎲 A real game* ends this one and opens a table" in ann.text
        assert "🎲 A real game" in ann.buttons()
        await ann.press("▶️ Play on without me")
        assert ann.options
        assert "🎓" not in ann.text
    async with site.page(ANN, table) as ann:
        assert ann.options
        assert "🎓" not in ann.text
