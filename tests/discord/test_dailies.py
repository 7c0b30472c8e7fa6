"""`/daily` in Discord: its page, an attempt in DMs, what others may see of it, and yesterday's best."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from cogs.services.ids import CustomId
from rules.registry import GAMES
from storage.rows import DAY, Table
from tests.discord.table import World, buttons, response, says, text
from tests.discord.test_forged import elsewhere
from tests.tables.helpers import alter, pick

pytestmark = pytest.mark.long


@pytest.fixture(autouse=True)
def dungeons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every day the first training of Dungeon Lords, which is short."""
    for kind in GAMES.values():
        monkeypatch.setattr(kind, "dailies", ())
    monkeypatch.setattr(GAMES["dungeon_lords"], "dailies", (({"scenario": "1"},),))


async def page(world: World, who: simcord.MemberActor) -> simcord.ResponseMessage:
    return response(await who.slash(world.channel, "daily"))


async def begun(world: World, who: simcord.MemberActor, label: str = "Begin: this attempt counts") -> Table:
    """An attempt that this person has begun from the page."""
    reply = response(await world.press(who, await page(world, who), label))
    assert reply.ephemeral
    await world.settled()
    (table,) = await world.bot.tables.store.unfinished(user_id=who.id)
    return table


async def finished(world: World, who: simcord.MemberActor, label: str = "Begin: this attempt counts") -> Table:
    """The daily, played to its end by whatever is offered first."""
    table = await begun(world, who, label)
    tables = world.bot.tables
    while (table := await tables.store.get(table.id)).status == "running":
        await pick(tables, table.id, 0, by=who.id)
    await world.settled()
    return table


def a_day_ago(world: World, table: Table) -> None:
    """Move this attempt a day into the past."""
    path = str(world.bot.tables.database.path)  # type: ignore[attr-defined]
    alter(path, "UPDATE dailies SET day = day - 1 WHERE game_id = ?", table.id)
    alter(path, "UPDATE games SET over = over - ? WHERE id = ?", DAY, table.id)
    world.bot.tables.store.forget(table.id)


def dm(world: World, who: simcord.MemberActor) -> discord.Message:
    return world.dms(who)[-1]


async def test_the_page_says_what_is_played_what_counts_and_until_when(world: World) -> None:
    shown = await page(world, world.alice)
    words = text(shown)
    daily = world.bot.tables.daily
    assert shown.ephemeral
    assert words.startswith("## 🗓️ Today's dungeon")
    assert "**Dungeon Lords**" in words
    assert f"<t:{int((daily.today + 1) * DAY)}:R>" in words
    assert "Your first attempt counts" in words
    assert list(buttons(shown)) == ["Begin: this attempt counts"]


async def test_the_gallery_and_the_help_link_to_the_page_in_both_languages(world: World) -> None:
    for command in ("play", "help"):
        reply = response(await world.alice.slash(world.channel, command))
        assert text(await world.press(world.alice, reply, "🗓️ Today's dungeon")).startswith("## 🗓️ Today's dungeon")
        reply = response(await world.hana.slash(world.channel, command))
        assert text(await world.press(world.hana, reply, "🗓️ 今日のダンジョン")).startswith("## 🗓️ 今日のダンジョン")


async def test_an_attempt_is_played_only_in_dms(world: World) -> None:
    before = len(world.public())
    table = await begun(world, world.alice)
    assert (table.guild_id, table.daily is not None and table.daily.guild_id) == (None, world.guild.id)
    board = dm(world, world.alice)
    assert board.id == table.board_message_id
    assert "My move" in buttons(board)
    assert len(world.public()) == before
    panel = response(await world.press(world.alice.user, board, "My move"))
    assert text(panel).startswith(f"-# Dungeon Lords · table {table.id}")


async def test_closed_dms_do_not_use_up_the_attempt(world: World) -> None:
    shown = await page(world, world.alice)
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50007)
    assert "you don't accept them from this server" in text(
        await world.press(world.alice, shown, "Begin: this attempt counts")
    )
    assert await world.bot.tables.daily.mine(world.alice.id) is None
    assert (await begun(world, world.alice)).daily is not None


async def test_another_table_in_the_dms_is_named_and_does_not_use_up_the_attempt(world: World) -> None:
    hana = world.person("hana")
    table = await finished(world, hana)
    first = await begun(world, hana, "Practise")
    reply = response(await world.press(hana, await page(world, hana), "Practise"))
    says(reply, "There is already a table in our DMs", str(first.board_message_id))
    mine = await world.bot.tables.daily.mine(hana.id)
    assert mine is not None
    assert mine.id == table.id


async def test_no_other_attempt_can_begin_while_one_is_in_progress(world: World) -> None:
    stale = await page(world, world.alice)
    table = await begun(world, world.alice)
    shown = await page(world, world.alice)
    says(shown, "Your attempt is in progress", str(table.board_message_id))
    assert "Practise" not in buttons(shown), "it is disabled"
    assert "Your attempt is still in progress" in text(
        await world.press(world.alice, stale, "Begin: this attempt counts")
    )
    assert [table.id for table in await world.bot.tables.store.unfinished(user_id=world.alice.id)] == [table.id]


async def test_yesterdays_page_cannot_begin_an_attempt(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = await page(world, world.alice)
    now = world.bot.tables.store.now
    monkeypatch.setattr(world.bot.tables.store, "now", lambda: now() + DAY)
    assert "another day's dungeon" in text(await world.press(world.alice, shown, "Begin: this attempt counts"))
    assert await world.bot.tables.store.unfinished(user_id=world.alice.id) == []


async def test_seed_file_and_replay_are_withheld_at_the_end_of_an_attempt(world: World) -> None:
    table = await finished(world, world.alice)
    seed = (await world.bot.tables.store.game(table.id)).dice.seed
    board = dm(world, world.alice)
    says(board, "The seed of this dungeon is published <t:", never=seed)
    assert board.attachments == []
    for label in ("Replay", "Check that it was fair"):
        reply = response(await world.press(world.alice.user, board, label))
        assert "Others may still try" in text(reply)
    assert seed not in text(await world.press(world.alice.user, board, "Log"))


async def test_the_history_also_withholds_the_seed(world: World) -> None:
    table = await finished(world, world.alice)
    seed = (await world.bot.tables.store.game(table.id)).dice.seed
    history = response(await world.alice.slash(world.channel, "table history"))
    assert f"table {table.id}" not in text(history).lower(), "it is no game of this server"
    from_dm = response(await world.alice.user.slash("table history"))
    await world.choose(world.alice.user, from_dm, "past_game", [str(table.id)])
    says(from_dm, "The seed of this dungeon is published", never=seed)


async def test_todays_attempt_is_hidden_from_everyone_else(world: World) -> None:
    table = await finished(world, world.alice)
    shown = await page(world, world.bob)
    for action in ("replay", "log", "rp:b0b", "dice", "move", "daily", "table"):
        assert "doesn't exist" in text(await world.forge(world.bob, shown, CustomId(action, table.id).button)), action
    assert "doesn't exist" in text(await world.bob.slash(world.channel, "table status", which=table.id))


async def test_the_page_lists_only_the_attempts_begun_on_its_server(world: World) -> None:
    bob, cara = world.person("bob"), world.person("cara")
    await finished(world, world.alice)
    await begun(world, bob)
    gone = await begun(world, cara)
    await world.bot.tables.ending.end(gone.id, cara.id)
    words = text(await page(world, cara))
    assert "**Today on this server**\n**1.** " in words
    assert "Alice: " in words
    assert "Bob is still down there." in words
    assert "Cara gave up." in words
    stranger, cellar = await elsewhere(world, cara)
    says(
        response(await stranger.slash(cellar, "daily")),
        "Nobody yet.",
        "Your attempt is listed only on the server where you started it",
        never="Alice",
    )
    assert "Your attempt is listed only on the server" not in words
    from_dm = text(response(await cara.user.slash("daily")))
    assert "Your attempt is listed only on the server" in from_dm
    assert "Today on this server" not in from_dm


async def test_yesterdays_best_can_be_watched_on_the_server_where_it_was_begun(world: World) -> None:
    table = await finished(world, world.alice)
    a_day_ago(world, table)
    shown = await page(world, world.bob)
    assert "**Yesterday: Dungeon Lords**\n**1.** " in text(shown)
    replay = response(await world.press(world.bob, shown, "Watch yesterday's best"))
    assert replay.ephemeral
    assert text(replay).startswith(f"### Replay: Dungeon Lords, table {table.id}")


async def test_an_attempt_not_finished_in_time_is_reported_the_next_day(world: World) -> None:
    table = await begun(world, world.alice)
    a_day_ago(world, table)
    assert "Alice didn't come out before midnight." in text(await page(world, world.alice))


async def test_yesterdays_best_is_hidden_from_other_servers(world: World) -> None:
    table = await finished(world, world.alice)
    a_day_ago(world, table)
    stranger, cellar = await elsewhere(world, world.person("eve"))
    shown = response(await stranger.slash(cellar, "daily"))
    assert "Alice" not in text(shown)
    assert "doesn't exist" in text(await world.forge(stranger, shown, CustomId("replay", table.id).button))


async def test_admin_commands_cannot_reach_a_daily_attempt(world: World, boss: simcord.MemberActor) -> None:
    table = await begun(world, world.alice)
    for command in ("admin undo", "admin export", "admin pause", "admin end", "admin replace"):
        options: dict[str, Any] = {"admin undo": {"entry": 0}, "admin replace": {"seat": 1}}.get(command, {})
        assert "doesn't exist" in text(await boss.slash(world.channel, command, which=table.id, **options)), command
    assert (await world.bot.tables.store.get(table.id)).status == "running"


async def test_the_panel_of_the_attempt_that_counts_offers_no_undo(world: World) -> None:
    table = await begun(world, world.alice)
    tables = world.bot.tables
    game = await tables.store.game(table.id)
    question = game.awaited()
    await tables.play.choose(table.id, 0, question.id, question.default(game) or [], user_id=world.alice.id)
    panel = response(await world.press(world.alice.user, dm(world, world.alice), "My move"))
    assert not any(label.startswith(("Take back", "↩")) for label in buttons(panel))
