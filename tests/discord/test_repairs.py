"""Admins' commands for games: undo, move, verify, export and import, replace players; and the server's settings."""

from __future__ import annotations

import json
import sqlite3
from random import Random

import discord
import pytest
import simcord

from storage.rows import GuildSettings
from tests.discord.question_shapes import Pick
from tests.discord.table import World, buttons, menus, response, text
from tests.discord.test_proposals import picked
from tests.tables.helpers import file_of, play_on, replace_position

pytestmark = pytest.mark.long


async def test_a_game_can_be_paused_and_resumed_in_a_named_channel(world: World, boss: simcord.MemberActor) -> None:
    await world.started(computers=1)
    assert "Table 1 is paused." in text(await boss.slash(world.channel, "admin pause", which=1))
    assert "Boss (admin) paused the game." in text(world.board)
    cellar = world.guild.create_text_channel("cellar")
    assert cellar.mention in text(await boss.slash(world.channel, "admin resume", which=1, channel=cellar))
    board = world.public(cellar)[-1]
    assert "My move" in buttons(board)
    assert "Boss (admin) posted the table's board and DMs again." in text(board)


async def test_a_table_is_not_moved_to_a_channel_where_the_bot_may_not_write(
    world: World, boss: simcord.MemberActor
) -> None:
    await world.started(computers=1)
    me = world.guild.me
    assert me is not None
    narrow = world.guild.create_text_channel(
        "narrow", overwrites={me: discord.PermissionOverwrite(send_messages=False)}
    )
    assert "Send Messages" in text(await boss.slash(world.channel, "admin resume", which=1, channel=narrow))
    assert (await world.table()).channel_id == world.channel.id


async def test_an_admin_picks_an_entry_by_its_text_and_goes_back_to_it(world: World, boss: simcord.MemberActor) -> None:
    panel = await picked(world)
    await world.choose(world.alice, panel, "do", ["n3"])
    offered = await boss.autocomplete(world.channel, "admin undo", "entry", "", which=1)
    assert [choice["name"] for choice in offered] == ["1: Picked: 5.", "0: the beginning"]
    reply = text(await boss.slash(world.channel, "admin undo", which=1, entry=1))
    assert "taken back to just after entry 1" in reply
    table = await world.table()
    assert (table.version, table.last_undo) == (3, 3)
    assert "Boss (admin) took the game back to just after entry 1." in text(world.board)
    assert "Choose an entry from 0 to 2" in text(await boss.slash(world.channel, "admin undo", which=1, entry=9))


async def test_table_events_after_a_choice_are_not_taken_for_that_choice(
    world: World, boss: simcord.MemberActor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Pick, "answer", lambda self, game, picked: None)  # logs nothing
    await picked(world)
    await world.at_table(world.alice, "pause")
    await world.alice.slash(world.channel, "table resume")
    panel = await world.my_move(world.alice)
    assert "↩️ Take back: Number 5" in buttons(panel), "not the pause, which was logged after it"
    await world.choose(world.alice, panel, "do", ["n3"])
    offered = await boss.autocomplete(world.channel, "admin undo", "entry", "", which=1)
    assert [choice["name"] for choice in offered] == ["1: a choice that nobody else was told about", "0: the beginning"]


async def test_a_seat_is_given_to_another_player_or_a_computer(world: World, boss: simcord.MemberActor) -> None:
    await world.started(world.bob)
    offered = await boss.autocomplete(world.channel, "admin replace", "seat", "bob", which=1)
    assert [choice["value"] for choice in offered] == [2]
    await boss.slash(world.channel, "admin replace", which=1, seat=2, player=world.carol)
    assert (await world.table()).names == ["Alice", "Carol"]
    assert "Boss (admin) gave seat 2 to Carol." in text(world.board)
    assert world.dms(world.carol)
    await boss.slash(world.channel, "admin replace", which=1, seat=2, level="random")
    assert (await world.table()).seats[1].computer == "random"
    levels = await boss.autocomplete(world.channel, "admin replace", "level", "", which=1)
    assert [choice["value"] for choice in levels] == ["random"]


async def test_the_outcome_of_verifying_a_game_is_reported_in_one_sentence(
    world: World, boss: simcord.MemberActor
) -> None:
    await world.started(computers=1)
    await world.lay(world.alice)
    assert "leads exactly to its current position" in text(await boss.slash(world.channel, "admin verify", which=1))
    assert "Boss (admin) had the game replayed" in text(world.board)
    game = await world.bot.tables.store.game(1)
    saved = json.loads(game.save())
    saved["state"]["points"][0] += 5
    replace_position(file_of(world.bot.tables.database), json.dumps(saved))
    assert "leads to a different position" in text(await boss.slash(world.channel, "admin verify", which=1))
    assert "rules changed mid-game" in text(await boss.slash(world.channel, "admin games"))


async def test_the_export_of_a_running_game_is_logged_and_can_be_imported(
    world: World, boss: simcord.MemberActor
) -> None:
    await world.started(computers=1)
    await world.lay(world.alice)
    result = await boss.slash(world.channel, "admin export", which=1)
    page = result.followups[-1] if result.response is None else result.response
    assert page is not None
    assert "Boss (admin) exported the running game." in text(world.board)
    record = (await world.bot.tables.store.record(1, running=True)).model_dump_json().encode()

    cellar = world.guild.create_text_channel("cellar")
    reply = text(await boss.slash(cellar, "admin import", file=("game.json", record)))
    assert "Sample is now table 2. It is paused, and its seats are empty" in reply
    status = response(await world.hana.slash(cellar, "table status"))
    (seats,) = menus(status).values()
    assert [choice["label"] for choice in seats] == ["1：プレイヤー1", "2：プレイヤー2"]
    assert "席に着きました" in text(await world.choose(world.hana, status, "takeover", ["0"]))
    await world.hana.slash(cellar, "table resume")
    assert "Player 2 · empty" in text(world.public(cellar)[-1])


@pytest.mark.parametrize(
    ("data", "named"), [(b"nonsense", "This file can't be imported: Invalid JSON"), (b'{"game": 1}', "game")]
)
async def test_a_refused_import_names_the_invalid_field(
    world: World, boss: simcord.MemberActor, data: bytes, named: str
) -> None:
    assert named in text(await boss.slash(world.channel, "admin import", file=("game.json", data)))
    assert await world.bot.tables.store.unfinished(guild_id=world.guild.id) == []


async def test_a_damaged_table_is_listed_and_can_be_ended(world: World, boss: simcord.MemberActor) -> None:
    await world.started(computers=1)
    with sqlite3.connect(file_of(world.bot.tables.database)) as file:
        file.execute("UPDATE games SET snapshot = '{}' WHERE id = 1")
    world.bot.tables.store._cache.clear()
    assert "Table 1 can't be read" in text(await boss.slash(world.channel, "admin games"))
    offered = await boss.autocomplete(world.channel, "admin end", "which", "")
    assert [choice["value"] for choice in offered] == [1]
    page = response(await boss.slash(world.channel, "admin end", which=1))
    await world.press(boss, page, "Yes, end it")
    await world.alice.slash(world.channel, "sample new")
    assert (await world.table()).id == 2


async def test_settings_say_who_may_open_tables_and_how_many(world: World, boss: simcord.MemberActor) -> None:
    role = world.guild.create_role("players")
    limits = {"most_tables": 1, "remind_after": 7200, "deadline": 86_400, "lobby_life": 7200}
    await world.bot.tables.servers.change(world.guild.id, admin=True, **limits)
    shown = text(await boss.slash(world.channel, "admin settings", role=role))
    for line in ("server admins and these roles:", f"<@&{role.id}>", "Tables at once: 1", "2 hours", "1 day"):
        assert line in shown
    settings = await world.bot.tables.servers.of(world.guild.id)
    assert settings == GuildSettings.model_validate({"starters": "roles", "roles": [role.id], **limits})
    assert "Only certain people" in text(await world.alice.slash(world.channel, "sample new"))
    bob = world.person("bob", roles=[role])
    await bob.slash(world.channel, "sample new")
    assert (await world.table()).host_id == bob.id
    cellar = world.guild.create_text_channel("cellar")
    assert "1 table at a time" in text(await bob.slash(cellar, "sample new"))
    await boss.slash(world.channel, "admin settings", role=role)
    assert (await world.bot.tables.servers.of(world.guild.id)).roles == []


async def test_the_entries_to_go_back_to_are_listed_without_markup(world: World, boss: simcord.MemberActor) -> None:
    await world.started("bob", game="dungeonlords")
    table = await world.table()
    chance = Random(5)
    for _ in range(60):
        await play_on(world.bot.tables, table.id, chance, "random")
    seen: set[str] = set()
    for typed in ("", "**", "1", "2", "3", "4", "5"):
        for offer in await boss.autocomplete(world.channel, "admin undo", "entry", typed, which=table.id):
            seen.add(offer["name"])
    assert len(seen) > 10
    for line in seen:
        number, _, what = line.partition(": ")
        assert number.isdecimal()
        assert what.strip("… "), line
        assert "**" not in line
        assert "`" not in line
    assert any("a choice that nobody else was told about" in line for line in seen)
