"""Opening a table and what is pressed in its lobby."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from tables.opening.server_settings import Limits
from tests.discord.conftest import MakeBot
from tests.discord.table import World, buttons, components, menu, menus, response, text
from tests.discord.test_restart import restart


async def test_one_message_shows_the_lobby(world: World) -> None:
    result = await world.alice.slash(world.channel, "sample new", rounds=2)
    assert not result.ephemeral
    assert len(world.public()) == 1
    shown = text(world.board)
    assert "Alice" in shown
    assert "Rounds: 2" in shown
    assert "**Players:** 1 (2–4 can play)" in shown
    assert "Start" not in buttons(world.board)
    parts = [
        part.get("label") or part.get("content") or part.get("placeholder", "") for part in components(world.board)
    ]
    assert parts.index("Join") < next(at for at, part in enumerate(parts) if "Rounds: 2" in part), (
        "on a phone the first buttons are on the first screen, however many options there are"
    )
    table = await world.table()
    assert table.board_message_id == world.board.id


async def test_people_and_computer_players_can_join_and_leave(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    await world.press(world.bob, world.board, "Join")
    await world.choose(world.bob, world.board, "add", ["random"])
    assert (await world.table()).names == ["Alice", "Bob", "moss"]
    assert "🤖 Moss (random)" in text(world.board)
    await world.press(world.alice, world.board, "Remove a computer player")
    await world.press(world.bob, world.board, "Leave")
    assert (await world.table()).names == ["Alice"]
    assert "Bob" not in text(world.board)
    await world.press(world.bob, world.board, "Join")
    await world.press(world.bob, world.board, "Join")
    assert (await world.table()).names == ["Alice", "Bob"]


async def test_nobody_can_join_a_full_table(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    for _ in range(3):
        await world.choose(world.alice, world.board, "add", ["random"])
    assert "Join" not in buttons(world.board)
    assert not any(custom_id.endswith(":add") for custom_id in menus(world.board))


async def test_after_a_changed_option_players_must_be_ready_again(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    await world.press(world.bob, world.board, "Join")
    assert "Only the host" in text(await world.choose(world.bob, world.board, "option", ["rounds"]))
    page = response(await world.choose(world.alice, world.board, "option", ["rounds"]))
    await world.choose(world.alice, page, "value", ["rounds=0"])
    assert "Rounds: 1" in text(world.board)
    assert "⬜ **Bob**" in text(world.board)
    assert "Bob" in text(await world.press(world.alice, world.board, "Start"))
    assert (await world.table()).status == "lobby"
    await world.press(world.bob, world.board, "Ready")
    assert "✅ **Bob**" in text(world.board)
    await world.press(world.alice, world.board, "Start")
    assert (await world.table()).status == "running"


async def test_a_player_can_take_back_being_ready(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    assert "Ready" not in buttons(world.board), "the host is alone and always ready"
    await world.press(world.bob, world.board, "Join")
    assert "✅ **Bob**" in text(world.board)
    assert "Ready" not in buttons(world.board), "everyone is ready"
    await world.press(world.bob, world.board, "I'm not ready")
    assert "⬜ **Bob**" in text(world.board)
    await world.press(world.alice, world.board, "Start")
    assert (await world.table()).status == "lobby"


async def test_pressing_ready_again_stays_ready(world: World) -> None:
    bob, carol = world.person("bob"), world.person("carol")
    await world.alice.slash(world.channel, "sample new")
    await world.press(bob, world.board, "Join")
    await world.press(carol, world.board, "Join")
    await world.press(carol, world.board, "I'm not ready")
    for _ in range(2):
        await world.press(bob, world.board, "Ready")
        assert "✅ **Bob**" in text(world.board)


@pytest.mark.slow
async def test_only_the_host_can_start(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    await world.press(world.bob, world.board, "Join")
    refused = await world.press(world.bob, world.board, "Start")
    assert response(refused).ephemeral
    assert "Only the host" in text(refused)
    assert (await world.table()).status == "lobby"


async def test_the_language_of_the_table_can_be_changed(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    await world.press(world.alice, world.board, "日本語")
    assert "カードを出して点を取る。" in text(world.board)
    assert "参加する" in buttons(world.board)
    await world.press(world.alice, world.board, "English")
    assert "Lay a card, take a point." in text(world.board)


@pytest.mark.parametrize("seated", [True, False])
async def test_a_guest_reads_the_lobby_in_the_other_language_without_changing_it_for_others(
    world: World, seated: bool
) -> None:
    await world.alice.slash(world.channel, "sample new")
    if seated:
        await world.press(world.bob, world.board, "Join")
    shown = response(await world.press(world.bob, world.board, "日本語"))
    assert shown.ephemeral
    assert "カードを出して点を取る。" in text(shown)
    assert "**Alice**" in text(shown)
    assert ("**Bob**" in text(shown)) == seated
    assert "あなたのDiscordの言語" in text(shown)
    assert buttons(shown) == {}
    assert (await world.table()).language == "en"
    assert "Lay a card, take a point." in text(world.board)


async def test_a_table_has_the_language_of_its_host(world: World) -> None:
    hana = world.person("hana", "ja")
    await hana.slash(world.channel, "sample new")
    assert "ラウンド数：3" in text(world.board)


async def test_there_is_one_unfinished_table_per_channel(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    second = await world.alice.slash(world.channel, "sample new")
    assert second.ephemeral
    assert "This channel already has a table." in text(second)
    assert "with `/play`, which offers a new thread" in text(second)
    assert len(world.public()) == 1


async def test_a_table_in_a_new_thread_leaves_the_channel_free(world: World) -> None:
    result = await world.alice.slash(world.channel, "sample new", where="thread")
    (thread,) = world.channel.threads
    assert thread.name == "Sample · Alice"
    assert thread.mention in text(result)
    assert "Lay a card, take a point." in text(world.public(thread)[-1])
    assert await world.bot.tables.store.by_channel(world.channel.id) is None
    await world.alice.slash(world.channel, "sample new")
    assert len(await world.bot.tables.store.of_guild(world.guild.id)) == 2


async def test_an_empty_lobby_is_closed(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    await world.alice.slash(world.channel, "leave")
    assert await world.bot.tables.store.by_channel(world.channel.id) is None
    assert "Everyone left" in text(world.board)
    assert "Join" not in buttons(world.board)


def _denied(world: World, **denied: bool) -> simcord.ChannelHandle:
    bot = world.guild.me
    assert bot is not None
    return world.guild.create_text_channel("narrow", overwrites={bot: discord.PermissionOverwrite(**denied)})


@pytest.mark.parametrize(("denied", "named"), [("send_messages", "Send Messages"), ("view_channel", "View Channel")])
async def test_without_the_needed_permissions_no_table_is_opened(world: World, denied: str, named: str) -> None:
    channel = _denied(world, **{denied: False})
    result = await world.alice.slash(channel, "sample new")
    assert result.ephemeral
    assert named in text(result)
    assert await world.bot.tables.store.by_channel(channel.id) is None


async def test_the_lobby_names_missing_optional_permissions(world: World) -> None:
    channel = _denied(world, attach_files=False, read_message_history=False)
    await world.alice.slash(channel, "sample new")
    assert "I'm missing permissions in this channel: Attach Files and Read Message History" in text(
        world.public(channel)[-1]
    )


async def test_a_thread_needs_its_own_permission(world: World) -> None:
    channel = _denied(world, create_public_threads=False)
    assert "Create Public Threads" in text(await world.alice.slash(channel, "sample new", where="thread"))
    assert not channel.threads


@pytest.mark.parametrize("settings", [{"starters": "managers"}, {"most_tables": 1}])
async def test_no_thread_is_created_where_no_table_may_be_opened(world: World, settings: dict[str, Any]) -> None:
    await world.alice.slash(world.channel, "sample new")
    await world.bot.tables.settings.change(world.guild.id, admin=True, **settings)
    assert "⚠️" in text(await world.alice.slash(world.channel, "sample new", where="thread"))
    assert "⚠️" in text(await world.forge(world.alice, world.board, "k:0:0:learn_apart:dungeon_go"))
    assert not world.channel.threads


async def test_a_refusal_at_a_table_limit_names_the_limit_and_what_to_do(world: World) -> None:
    settings, hana = world.bot.tables.settings, world.person("hana", "ja")
    settings.limits = Limits(per_person=1)
    for who in (world.alice, hana):
        await who.slash(world.guild.create_text_channel(f"of {who.name}"), "sample new")
    number = {table.host_id: table.id for table in await world.bot.tables.store.unfinished()}

    async def refusal(who: Any, **options: Any) -> str:
        result = await who.slash(world.channel, "sample new", **options)
        answer = result.followups[-1] if result.followups else result.response
        assert answer is not None
        return text(answer)

    for options in ({}, {"where": "thread"}):
        said = await refusal(world.alice, **options)
        assert f"You're already hosting an unfinished table (table {number[world.alice.id]})" in said
        assert "`/table list`" in said
        assert "`/table status`" in said
    said = await refusal(hana)
    assert "終わっていない卓は1卓まで" in said
    assert f"いちばん古いのは卓{number[hana.id]}です" in said
    assert "`/卓 一覧`" in said
    assert "`/卓 状況`" in said
    gallery = response(await world.alice.slash(world.channel, "play"))
    pressed = await world.press(world.alice, gallery, "Play Thunderstone")
    answer = pressed.followups[-1] if pressed.followups else pressed.response
    assert answer is not None
    assert "You're already hosting an unfinished table" in text(answer)
    settings.limits = Limits(per_server=2)
    assert "This server has reached its limit of 2 unfinished tables" in await refusal(world.alice)
    assert "上限の2卓に達しています" in await refusal(hana)
    assert not world.channel.threads


async def test_the_rules_are_one_press_away(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    page = response(await world.press(world.alice, world.board, "Rules"))
    assert page.ephemeral
    assert "Take the most points" in text(page)
    assert menu(page, "topic")


async def test_seats_are_chosen_by_the_host_and_levels_by_anyone_seated(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    await world.press(world.bob, world.board, "Join")
    await world.choose(world.alice, world.board, "add", ["random"])
    page = response(await world.press(world.alice, world.board, "Seats…"))
    assert page.ephemeral
    await world.choose(world.alice, page, "seat", ["1"])
    await world.press(world.alice, page, "▲ Move up")
    assert (await world.table()).names == ["Bob", "Alice", "moss"]
    assert text(world.board).index("Bob") < text(world.board).index("**Alice**")
    assert "▲ Move up" not in buttons(page)
    await world.press(world.alice, page, "▼ Move down")
    assert (await world.table()).names == ["Alice", "Bob", "moss"]
    his = response(await world.press(world.bob, world.board, "Seats…"))
    await world.choose(world.bob, his, "seat", ["1"])
    assert "Only the host" in text(await world.press(world.bob, his, "▲ Move up"))
    await world.choose(world.bob, his, "seat", ["2"])
    assert [choice["value"] for choice in menus(his)[menu(his, "level")]] == ["random"]
    await world.press(world.bob, his, "Remove")
    assert (await world.table()).names == ["Alice", "Bob"]


async def test_seats_are_shuffled_by_the_host(world: World) -> None:
    people = [world.person(name) for name in ("bob", "carol", "dan")]
    await world.alice.slash(world.channel, "sample new")
    for person in people:
        await world.press(person, world.board, "Join")
    before = (await world.table()).names
    assert "Only the host" in text(await world.press(people[0], world.board, "Shuffle seats"))
    seen = set()
    for _ in range(6):
        await world.press(world.alice, world.board, "Shuffle seats")
        seen.add(tuple((await world.table()).names))
    assert len(seen) > 1
    assert all(sorted(names) == sorted(before) for names in seen)


async def test_an_admin_may_start_in_the_host_s_place(world: World) -> None:
    boss = world.boss()
    await world.alice.slash(world.channel, "sample new")
    await world.choose(world.alice, world.board, "add", ["random"])
    await world.press(boss, world.board, "Start")
    assert (await world.table()).status == "running"
    assert "A server admin started the game." in text(world.board)


async def test_the_sensible_computer_player_is_offered_first_and_options_are_translated(
    world: World, make_bot: MakeBot
) -> None:
    await world.alice.slash(world.channel, "dungeongo new")
    levels = menus(world.board)[menu(world.board, "add")]
    assert [level["value"] for level in levels] == ["steady", "random"]
    assert "**Spells: Off**" in text(world.board)
    await restart(world, make_bot, translates=True)
    command = world.env.backend.find_command("dungeongo", world.guild.id, type=1)
    assert command is not None
    new = next(entry for entry in command["options"] if entry["name"] == "new")
    assert {option["name"]: option["name_localizations"]["ja"] for option in new["options"]} == {
        "spells": "呪文",
        "miracles": "奇跡",
        "where": "場所",
    }


async def test_a_computer_player_that_thinks_ahead_can_be_chosen_where_a_game_has_one(world: World) -> None:
    await world.alice.slash(world.channel, "thunderstone new")
    levels = menus(world.board)[menu(world.board, "add")]
    assert [level["label"] for level in levels] == ["sensible", "thinks ahead", "random"]
    await world.choose(world.alice, world.board, "add", ["expert"])
    assert "(thinks ahead)" in text(world.board)
    assert (await world.table()).seats[-1].computer == "expert"


async def test_the_host_can_let_computer_players_pause_after_each_move(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    assert "Only the host" in await world.set_table(world.bob, slowly=True)
    assert "Computer players pause after each move." in await world.set_table(world.alice, slowly=True)
    assert (await world.table()).slowly
