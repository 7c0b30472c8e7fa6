"""Opening a table and what is pressed in its lobby."""

from __future__ import annotations

from typing import Any

import discord
import pytest
import simcord

from cogs.interactions.lobby import SECOND_TAP
from cogs.services.ids import CustomId
from storage.rows import Person
from tables.store.server_settings import Limits
from tests.discord.conftest import MakeBot
from tests.discord.table import World, buttons, menu, menus, response, says, text
from tests.discord.test_restart import restart

CONTROLS = {
    "en": ["▶️ Start", "🪑 Join / leave", "🤖 Add computer", "⚙️ Settings…", "❓ How to play"],
    "ja": ["▶️ 開始", "🪑 参加する／抜ける", "🤖 コンピューターを加える", "⚙️ 設定…", "❓ 遊び方"],
}
FREE = {"en": "empty", "ja": "空席"}


async def settings(world: World, who: simcord.MemberActor) -> simcord.ResponseMessage:
    """The response to *Settings…* in the lobby for this person."""
    page = response(await who.click(world.board, custom_id=CustomId("settings", (await world.table()).id).button))
    assert page.ephemeral
    return page


@pytest.mark.parametrize(("locale", "language"), [("en-US", "en"), ("ja", "ja")])
async def test_the_lobby_has_five_controls_however_many_players_it_has(
    world: World, locale: str, language: str
) -> None:
    host = world.person("hana", locale)
    await host.slash(world.channel, "sample new")
    for taken in (1, 2, 3, 4):
        assert list(buttons(world.board)) == CONTROLS[language]
        assert text(world.board).split("\n").count(FREE[language]) == 4 - taken
        assert menus(world.board) == {}
        if taken < 4:
            await world.press(host, world.board, CONTROLS[language][2])
    assert (await world.table()).board_message_id == world.board.id
    assert len(world.public()) == 1


async def test_the_lobby_lists_only_settings_that_differ_from_the_default(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    says(world.board, "**Players:** 1 (2–4 can play)\n**Alice** · host", never="Rounds")
    page = await settings(world, world.alice)
    await world.choose(world.alice, page, "value", ["rounds=1"])
    assert "Rounds: 2" in text(world.board)
    await world.choose(world.alice, page, "value", ["rounds=2"])
    assert "Rounds" not in text(world.board), "three rounds are usual"


async def test_one_button_joins_and_leaves(world: World) -> None:
    await world.lobby(world.bob)
    await world.press(world.bob, world.board, "🤖 Add computer")
    assert (await world.table()).names == ["Alice", "Bob", "moss"]
    assert "**Bob**\n🤖 Moss (random)" in text(world.board)
    again = response(await world.press(world.bob, world.board, "🪑 Join / leave"))
    assert "You have a seat" in text(again), "a double tap does not leave at once"
    assert (await world.table()).names == ["Alice", "Bob", "moss"]
    world.later(SECOND_TAP)
    for _ in range(2):
        await world.press(world.bob, world.board, "🪑 Join / leave")
        assert (await world.table()).names == ["Alice", "moss"], "nor does one come back at once"
    assert "Bob" not in text(world.board)


async def test_the_host_is_asked_before_leaving(world: World) -> None:
    await world.lobby(world.bob)
    asked = response(await world.press(world.alice, world.board, "🪑 Join / leave"))
    assert "someone else becomes the host" in text(asked)
    assert (await world.table()).names == ["Alice", "Bob"]
    await world.press(world.alice, asked, "Yes, leave")
    assert (await world.table()).names == ["Bob"]
    assert "**Bob** · host" in text(world.board)
    asked = response(await world.press(world.bob, world.board, "🪑 Join / leave"))
    assert "it will be closed" in text(asked)


async def test_nobody_but_its_own_player_gives_up_a_seat(world: World) -> None:
    """Neither by a forged press nor by a confirmation that is older than the game."""
    await world.alice.slash(world.channel, "sample new")
    asked = response(await world.press(world.alice, world.board, "🪑 Join / leave"))
    assert "You have no seat" in text(await world.forge(world.bob, world.board, buttons(asked)["Yes, leave"]))
    assert (await world.table()).names == ["Alice"]
    await world.press(world.bob, world.board, "🪑 Join / leave")
    await world.press(world.alice, world.board, "▶️ Start")
    assert "already started" in text(await world.press(world.alice, asked, "Yes, leave"))
    assert (await world.table()).names == ["Alice", "Bob"]


async def test_what_a_lobby_refuses_it_says(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    assert "2 to 4 players (now: 1)" in text(await world.press(world.alice, world.board, "▶️ Start"))
    assert "You have no seat" in text(await world.press(world.bob, world.board, "🤖 Add computer"))
    for _ in range(3):
        await world.press(world.alice, world.board, "🤖 Add computer")
    assert "All 4 seats are taken" in text(await world.press(world.alice, world.board, "🤖 Add computer"))
    assert "All 4 seats are taken" in text(await world.press(world.bob, world.board, "🪑 Join / leave"))


async def test_after_a_changed_setting_players_must_agree_again(world: World) -> None:
    await world.lobby(world.bob)
    page = await settings(world, world.alice)
    assert "asks everyone else" in text(page)
    await world.choose(world.alice, page, "value", ["rounds=0"])
    says(world.board, "**Bob** · hasn't said yes yet (✅ I'm in)", "Rounds: 1")
    await world.choose(world.alice, page, "value", ["rounds=2"])
    assert "Rounds: 3" in text(world.board), "Bob agrees to what is listed, usual settings included"
    assert "Bob" in text(await world.press(world.alice, world.board, "▶️ Start"))
    assert (await world.table()).status == "lobby"
    offered = buttons(world.board)
    assert list(offered) == ["▶️ Start", "✅ I'm in", "🤖 Add computer", "⚙️ Settings…", "❓ How to play"]
    for _ in range(2):  # nobody leaves with it
        await world.forge(world.bob, world.board, offered["✅ I'm in"])
    says(world.board, "**Bob**", never=["hasn't said yes", "Rounds"])
    assert list(buttons(world.board)) == CONTROLS["en"]
    await world.press(world.alice, world.board, "▶️ Start")
    assert (await world.table()).status == "running"


OF_HOST = ("status", "seats", "settings", "language", "meets_at", "remind_after", "watch")
"""The fields of a table that only its host and admins change."""
HOSTS = ["Seats…", "Board in Japanese", "Set the date…", "Edit table settings…", "Edit your settings…"]
"""The buttons of the host's settings."""


async def lobby_of_carol(world: World) -> simcord.MemberActor:
    """Carol, the host of a lobby that Alice opened and left: Bob sits first, then Carol, then a computer player."""
    carol = world.person("carol")
    await world.lobby(world.bob, carol)
    await world.add(world.alice, "random")
    table = await world.table()
    await world.bot.tables.lobby.leave(table.id, world.alice.id)
    await world.bot.tables.lobby.move_seat(table.id, 0, 1, world.bob.id)
    await world.bot.tables.lobby.leave(table.id, world.bob.id)
    await world.bot.tables.lobby.join(table.id, Person(id=world.bob.id, name="Bob"))
    table = await world.bot.tables.lobby.move_seat(table.id, 2, 0, carol.id)
    await world.settled()
    assert (table.names, table.host_id) == (["Bob", "Carol", "moss"], carol.id)
    return carol


@pytest.mark.parametrize("role", ["host", "admin"])
async def test_the_host_and_admins_change_everything_in_the_settings(world: World, role: str) -> None:
    carol = await lobby_of_carol(world)
    who = carol if role == "host" else world.boss()
    page = await settings(world, who)
    assert list(buttons(page)) == HOSTS
    await world.choose(who, page, "value", ["rounds=0"])
    assert [line["value"] for line in menus(page)[menu(page, "value")] if line.get("default")] == ["rounds=0"]
    await world.press(who, page, "Board in Japanese")
    assert "カードを出して点を取る。" in text(world.board)
    assert list(buttons(world.board)) == ["▶️ 開始", "✅ 参加する", *CONTROLS["ja"][2:]]
    await world.press(who, page, "Board in English")
    seats = response(await world.press(who, page, "Seats…"))
    await world.choose(who, seats, "seat", ["1"])
    await world.press(who, seats, "▲ Move up")
    assert (await world.table()).names == ["Carol", "Bob", "moss"]
    assert "▲ Move up" not in buttons(seats)
    await world.press(who, seats, "▼ Move down")
    await world.press(who, seats, "Shuffle seats")
    moss = next(seat.number for seat in (await world.table()).seats if seat.computer)
    await world.choose(who, seats, "seat", [str(moss)])
    assert [choice["value"] for choice in menus(seats)[menu(seats, "level")]] == ["random"]
    await world.choose(who, seats, "level", ["random"])
    await world.press(who, seats, "Remove")
    assert sorted((await world.table()).names) == ["Bob", "Carol"]
    assert "🤖" not in text(world.board)


@pytest.mark.parametrize("role", ["guest", "spectator"])
async def test_guests_find_only_their_own_settings(world: World, role: str) -> None:
    await lobby_of_carol(world)
    who = world.bob if role == "guest" else world.person("dan")
    page = await settings(world, who)
    says(page, "Only the host can change what applies to the whole table.", "Rounds: 3")
    assert list(buttons(page)) == ["Edit your settings…"]
    assert menus(page) == {}


@pytest.mark.parametrize("role", ["guest", "spectator"])
async def test_forged_presses_of_the_host_s_controls_are_refused(world: World, role: str) -> None:
    await lobby_of_carol(world)
    before = await world.table()
    who = world.bob if role == "guest" else world.person("dan")
    presses = ["set_language", "set_looks", "set_table", "seating", "up:1", "down:0", "reseat", "away:2"]
    presses += ["night", "start"]
    chosen = {"value": "rounds=0", "seat": "0", "level:2": "random"}
    for action in (*presses, *chosen):
        custom_id = f"{'m' if action in chosen else 'k'}:{before.id}:0:{action}"
        refused = await world.forge(who, world.board, custom_id, [chosen[action]] if action in chosen else None)
        assert response(refused).ephemeral, action
        assert "Only the host can do that." in text(refused), action
        after = await world.table()
        assert [getattr(after, name) for name in OF_HOST] == [getattr(before, name) for name in OF_HOST], action
        assert not world.bot.services.people.table_text_only(before.id), action


async def test_there_is_one_unfinished_table_per_channel(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    second = await world.alice.slash(world.channel, "sample new", rounds=1)
    assert second.ephemeral
    says(second, "This channel already has a table.", "`/play` offers a new one", "`where: in a new thread`")
    assert len(world.public()) == 1


async def test_a_table_in_a_new_thread_leaves_the_channel_free(world: World) -> None:
    result = await world.alice.slash(world.channel, "sample new", where="thread")
    (thread,) = world.channel.threads
    assert thread.name == "Sample · Alice"
    assert thread.mention in text(result)
    assert "Lay a card, take a point." in text(world.public(thread)[-1])
    assert await world.bot.tables.store.by_channel(world.channel.id) is None
    await world.alice.slash(world.channel, "sample new")
    assert len(await world.bot.tables.store.unfinished(guild_id=world.guild.id)) == 2


async def test_an_empty_lobby_is_closed(world: World) -> None:
    await world.alice.slash(world.channel, "sample new")
    await world.alice.slash(world.channel, "leave")
    assert await world.bot.tables.store.by_channel(world.channel.id) is None
    assert "Everyone left" in text(world.board)
    assert "🪑 Join / leave" not in buttons(world.board)


def _channel_without(world: World, **denied: bool) -> simcord.ChannelHandle:
    bot = world.guild.me
    assert bot is not None
    return world.guild.create_text_channel("narrow", overwrites={bot: discord.PermissionOverwrite(**denied)})


@pytest.mark.parametrize(("denied", "named"), [("send_messages", "Send Messages"), ("view_channel", "View Channel")])
async def test_without_the_needed_permissions_no_table_is_opened(world: World, denied: str, named: str) -> None:
    channel = _channel_without(world, **{denied: False})
    result = await world.alice.slash(channel, "sample new")
    assert result.ephemeral
    assert named in text(result)
    assert await world.bot.tables.store.by_channel(channel.id) is None


async def test_the_lobby_names_missing_optional_permissions(world: World) -> None:
    channel = _channel_without(world, attach_files=False, read_message_history=False)
    await world.alice.slash(channel, "sample new")
    assert "I'm missing permissions in this channel: Attach Files and Read Message History" in text(
        world.public(channel)[-1]
    )


async def test_a_thread_needs_its_own_permission(world: World) -> None:
    channel = _channel_without(world, create_public_threads=False)
    assert "Create Public Threads" in text(await world.alice.slash(channel, "sample new", where="thread"))
    assert not channel.threads


@pytest.mark.parametrize("settings", [{"starters": "managers"}, {"most_tables": 1}])
async def test_no_thread_is_created_where_no_table_may_be_opened(world: World, settings: dict[str, Any]) -> None:
    await world.alice.slash(world.channel, "sample new")
    await world.bot.tables.servers.change(world.guild.id, admin=True, **settings)
    assert "⚠️" in text(await world.alice.slash(world.channel, "sample new", where="thread"))
    assert "⚠️" in text(await world.forge(world.alice, world.board, CustomId("learn_apart", rest="dungeon_go").button))
    assert not world.channel.threads


def last_answer(result: simcord.InteractionResult) -> str:
    """The text of the follow-up, otherwise of the response."""
    answer = result.followups[-1] if result.followups else result.response
    assert answer is not None
    return text(answer)


@pytest.fixture
async def hosting(world: World) -> dict[int, int]:
    """Alice and Hana each host an unfinished table elsewhere: their ids, with the numbers of the tables."""
    for who in (world.alice, world.hana):
        await who.slash(world.guild.create_text_channel(f"of {who.name}"), "sample new")
    return {table.host_id: table.id for table in await world.bot.tables.store.unfinished()}


async def test_at_the_limit_of_a_person_the_oldest_table_and_what_to_do_are_named(
    world: World, hosting: dict[int, int]
) -> None:
    world.bot.tables.servers.limits = Limits(per_person=1)
    for options in ({}, {"where": "thread"}):
        english = last_answer(await world.alice.slash(world.channel, "sample new", **options))
        oldest = f"You're already hosting an unfinished table (table {hosting[world.alice.id]})"
        assert [words for words in (oldest, "`/table list`", "`/table status`") if words not in english] == []
    japanese = last_answer(await world.hana.slash(world.channel, "sample new"))
    oldest = f"いちばん古いのは卓{hosting[world.hana.id]}です"
    expected = ("終わっていない卓は1卓まで", oldest, "`/卓 一覧`", "`/卓 状況`")
    assert [words for words in expected if words not in japanese] == []
    gallery = response(await world.alice.slash(world.channel, "play"))
    pressed = await world.press(world.alice, gallery, "Play Thunderstone")
    assert "You're already hosting an unfinished table" in last_answer(pressed)
    assert not world.channel.threads


async def test_at_the_limit_of_a_server_the_limit_is_named(world: World, hosting: dict[int, int]) -> None:
    world.bot.tables.servers.limits = Limits(per_server=2)
    english, japanese = [last_answer(await who.slash(world.channel, "sample new")) for who in (world.alice, world.hana)]
    assert "This server has reached its limit of 2 unfinished tables" in english
    assert "上限の2卓に達しています" in japanese


async def test_how_to_play_shows_the_rules_and_offers_a_lesson(world: World) -> None:
    await world.alice.slash(world.channel, "dungeongo new")
    page = response(await world.press(world.bob, world.board, "❓ How to play"))
    assert page.ephemeral
    assert menu(page, "topic")
    assert list(buttons(page)) == ["🎓 Learn it"]


async def test_an_admin_may_start_in_the_host_s_place(world: World) -> None:
    boss = world.boss()
    await world.alice.slash(world.channel, "sample new")
    await world.add(world.alice, "random")
    begun = await world.press(boss, world.board, "▶️ Start")
    assert (await world.table()).status == "running"
    assert "A server admin started the game." in text(world.board)
    assert begun.followups == [], "no panel, as it isn't the admin's game"


async def test_settings_are_translated(world: World, make_bot: MakeBot) -> None:
    await restart(world, make_bot, translates=True)
    command = world.env.backend.find_command("dungeongo", world.guild.id, type=1)
    assert command is not None
    new = next(entry for entry in command["options"] if entry["name"] == "new")
    assert {option["name"]: option["name_localizations"]["ja"] for option in new["options"]} == {
        "spells": "呪文",
        "miracles": "奇跡",
        "where": "場所",
    }


async def test_a_computer_player_is_sensible_unless_another_one_is_chosen(world: World) -> None:
    await world.alice.slash(world.channel, "thunderstone new")
    await world.press(world.alice, world.board, "🤖 Add computer")
    assert (await world.table()).seats[-1].computer == "steady"
    seats = response(await world.press(world.alice, await settings(world, world.alice), "Seats…"))
    assert "Remove" in buttons(seats), "it is picked already"
    levels = menus(seats)[menu(seats, "level")]
    assert [level["label"] for level in levels] == ["sensible", "thinks ahead", "random"]
    await world.choose(world.alice, seats, "level", ["expert"])
    assert "(thinks ahead)" in text(world.board)
