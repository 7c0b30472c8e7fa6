"""Permissions are those of the table's own server: every command and button, tried from another server."""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Any

import discord
import pytest
import pytest_asyncio
import simcord

from cogs.services.ids import CustomId
from cogs.services.layout import layout
from cogs.services.screen import Button, Screen
from storage.rows import Person
from tests.discord.table import World, buttons, response, text
from tests.tables.helpers import file_of

pytestmark = pytest.mark.slow

UNKNOWN = "That table doesn't exist"
NO_SEAT = "You have no seat"
NOT_HOST = "Only the host can do that. Please ask the host."
DAMAGED = "This table can't be read"

NAMED: dict[str, dict[str, Any]] = {
    "table status": {},
    "table settings": {},
    "table resume": {},
    "board": {},
    "hand": {},
    "act": {},
    "log": {},
    "undo": {},
    "leave": {},
    "admin resume": {},
    "admin pause": {},
    "admin end": {},
    "admin undo": {"entry": 0},
    "admin replace": {"seat": 1},
    "admin verify": {},
    "admin export": {},
}
"""Every command that takes the number of a table, with what else it needs."""


@dataclass
class Elsewhere:
    """Another server, with people of all kinds there."""

    world: World
    channel: simcord.ChannelHandle
    nobody: simcord.MemberActor
    admin: simcord.MemberActor
    player: simcord.MemberActor
    """Bob, who has the second seat and is an admin in this other server."""
    alice: simcord.MemberActor
    """The host of the table, who may do nothing special here."""
    sent: discord.Message | None = None
    """The message with made-up buttons."""

    async def press(self, who: simcord.MemberActor, press: CustomId) -> str:
        """Press a button that someone has made up and put into this server."""
        if self.sent is None:
            place = self.world.bot.get_channel(self.channel.id)
            assert isinstance(place, discord.TextChannel)
            self.sent = await place.send(view=layout(Screen().buttons([Button(CustomId("help").button, "made up")])))
        result = await self.world.forge(who, self.sent, press.button)
        return text(result.response) if result.response is not None else ""

    async def typed(self, who: simcord.MemberActor, command: str, **options: Any) -> str:
        """The answer to a command typed in this server."""
        response = (await who.slash(self.channel, command, **options)).response
        assert response is not None
        return text(response)


@pytest_asyncio.fixture
async def elsewhere(world: World) -> Elsewhere:
    (bob,) = await world.started("bob")
    guild = world.env.create_guild()
    boss = guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
    stranger, mod = (world.env.create_user(name, global_name=name.capitalize()) for name in ("nemo", "mod"))
    return Elsewhere(
        world,
        guild.create_text_channel("elsewhere"),
        nobody=guild.add_member(stranger),
        admin=guild.add_member(mod, roles=[boss]),
        player=guild.add_member(bob.user, roles=[boss]),
        alice=guild.add_member(world.alice.user),
    )


def test_every_command_that_takes_the_number_of_a_table_is_tested_here(world: World) -> None:
    known = set()
    for command in world.bot.tree.walk_commands():
        options = [] if isinstance(command, discord.app_commands.Group) else command.parameters
        if any(option.display_name == "which" for option in options):
            known.add(command.qualified_name)
    assert known == set(NAMED)


async def test_from_another_server_a_table_does_not_exist(elsewhere: Elsewhere) -> None:
    before = await elsewhere.world.table()
    for command, options in NAMED.items():
        if command.startswith("admin"):
            with pytest.raises(simcord.SetupError):  # Discord does not even offer it
                await elsewhere.typed(elsewhere.nobody, command, which=before.id, **options)
            strangers = [elsewhere.admin, elsewhere.player]  # who sits at the table, but is an admin only here
        else:
            strangers = [elsewhere.nobody, elsewhere.admin]
        for who in strangers:
            assert UNKNOWN in await elsewhere.typed(who, command, which=before.id, **options), command
            assert await elsewhere.world.table() == before
    assert "There are no unfinished tables." in await elsewhere.typed(elsewhere.admin, "admin games")


async def test_a_player_who_is_an_admin_of_another_server_cannot_set_the_deadline(elsewhere: Elsewhere) -> None:
    table = await elsewhere.world.table()
    world = elsewhere.world
    there = dict[str, Any](channel=elsewhere.channel, which=table.id)
    assert NOT_HOST in await world.set_table(elsewhere.player, **there, deadline="1m")
    assert (await elsewhere.world.table()).deadline is None
    assert "Your reminder: 2 hours" in await world.set_mine(elsewhere.player, **there, me="2h")
    await world.set_table(elsewhere.alice, **there, deadline="1d")  # the host is host anywhere
    assert (await elsewhere.world.table()).deadline == 86_400


async def test_an_admin_of_the_tables_server_sets_its_deadline(elsewhere: Elsewhere) -> None:
    world = elsewhere.world
    boss = world.boss()
    await world.set_table(boss, deadline="1d")
    assert (await world.table()).deadline == 86_400


async def test_a_player_may_see_pause_and_resume_the_table_from_another_server(elsewhere: Elsewhere) -> None:
    world, bob = elsewhere.world, elsewhere.player
    table = await world.table()
    assert "Players: Alice and Bob" in await elsewhere.typed(bob, "table status", which=table.id)
    paused = response(await world.at_table(bob, "pause", channel=elsewhere.channel, which=table.id))
    assert "The game is paused" in text(paused)
    assert "The game continues" in await elsewhere.typed(bob, "table resume", which=table.id)
    after = await world.table()
    assert (after.status, after.guild_id, after.channel_id) == ("running", world.guild.id, world.channel.id)


async def test_every_button_with_a_made_up_number_is_refused_in_another_server(elsewhere: Elsewhere) -> None:
    world = elsewhere.world
    before = await world.table()
    log = await world.bot.tables.journal.events(before.id, None)
    for action in world.bot.router.handlers:
        for who in (elsewhere.nobody, elsewhere.admin):
            assert UNKNOWN in await elsewhere.press(who, CustomId(action, before.id, rest="0")), action
    assert await world.table() == before
    assert await world.bot.tables.journal.events(before.id, None) == log


def damaged(elsewhere: Elsewhere) -> None:
    """The table can no longer be read."""
    tables = elsewhere.world.bot.tables
    with sqlite3.connect(file_of(tables.database)) as file:
        assert file.execute("UPDATE games SET snapshot = '{}'").rowcount == 1
    tables.store._cache.clear()


@pytest.mark.long
async def test_a_damaged_table_does_not_exist_in_another_server(elsewhere: Elsewhere) -> None:
    number = (await elsewhere.world.table()).id
    damaged(elsewhere)
    for action in elsewhere.world.bot.router.handlers:
        for who in (elsewhere.nobody, elsewhere.admin):
            assert UNKNOWN in await elsewhere.press(who, CustomId(action, number, rest="0")), action
    for command, options in NAMED.items():
        assert UNKNOWN in await elsewhere.typed(elsewhere.admin, command, which=number, **options), command
    assert list(await elsewhere.world.bot.tables.store.damaged(elsewhere.world.guild.id)) == [
        number
    ]  # nobody has ended it


async def test_a_damaged_table_is_reported_to_its_players_anywhere(elsewhere: Elsewhere) -> None:
    number = (await elsewhere.world.table()).id
    damaged(elsewhere)
    assert DAMAGED in await elsewhere.press(elsewhere.alice, CustomId("move", number))
    assert DAMAGED in await elsewhere.typed(elsewhere.alice, "table status", which=number)


async def test_a_lobby_can_be_joined_and_started_only_from_its_own_server(elsewhere: Elsewhere) -> None:
    world = elsewhere.world
    await world.bot.tables.ending.end((await world.table()).id, world.alice.id)
    await world.alice.slash(world.channel, "sample new")
    bob = elsewhere.player
    lobby = await world.table()
    for action in ("take_part", "quit"):
        assert UNKNOWN in await elsewhere.press(bob, CustomId(action, lobby.id))
    await world.bot.tables.lobby.join(lobby.id, Person(id=bob.id, name="Bob"))
    assert NOT_HOST in await elsewhere.press(bob, CustomId("start", lobby.id))  # seated, but an admin elsewhere only
    assert (await world.table()).status == "lobby"


async def test_a_table_in_a_dm_is_visible_only_in_that_dm(elsewhere: Elsewhere) -> None:
    world = elsewhere.world
    await world.alice.user.slash("sample new")
    (table,) = [
        table for table in await world.bot.tables.store.unfinished(user_id=world.alice.id) if table.guild_id is None
    ]
    assert UNKNOWN in text(await elsewhere.nobody.user.slash("table status", which=table.id))
    assert "Players: Alice" in text(await world.alice.user.slash("table status", which=table.id))


async def test_a_button_of_an_old_dm_is_refused_after_leaving_the_table(elsewhere: Elsewhere) -> None:
    world = elsewhere.world
    bob = elsewhere.player
    dm = await world.bot.create_dm(discord.Object(bob.id))
    table = await world.table()
    sent = await dm.send(view=layout(Screen().buttons([Button(CustomId("look", table.id).button, "old")])))
    await world.bot.tables.seats.leave(table.id, bob.id)
    await world.settled()
    assert NO_SEAT in text(await bob.user.click(sent, custom_id=buttons(sent)["old"]))
