"""People who have left the server of a table: neither read on nor act, in direct messages as elsewhere."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import discord
import pytest
import simcord

from cogs.services.members import RETRY, VALID, Members
from tests.discord.table import Member, World, buttons, text

SERVER, ANN, BEN = 5, 100, 101
LEFT = "You're no longer on this table's server"


@dataclass
class Answers:
    """Answers who is in a server; None: it cannot be asked."""

    here: bool | None = True
    asked: list[tuple[int, int]] = field(default_factory=list)
    time: float = 1000.0
    answering: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.answering.set()

    async def ask(self, guild_id: int, user_id: int) -> bool | None:
        self.asked.append((guild_id, user_id))
        await self.answering.wait()
        return self.here

    def members(self) -> Members:
        return Members(self.ask, now=lambda: self.time)


async def test_an_answer_is_valid_for_five_minutes() -> None:
    server = Answers()
    members = server.members()
    assert await members.include(SERVER, ANN)
    server.here = False
    server.time += VALID - 1
    assert await members.include(SERVER, ANN)
    assert await members.include(SERVER, BEN) is False, "each person for themselves"
    server.time += 1
    assert not await members.include(SERVER, ANN)
    assert await members.include(None, ANN), "everybody belongs to a table in a DM"
    assert not members.lack(None, ANN)
    assert not members.lack(6, ANN), "each server for itself"
    members.seen(SERVER, ANN)
    assert await members.include(SERVER, ANN), "who acts in the server is there"
    assert not members.lack(SERVER, ANN)
    assert server.asked == [(SERVER, ANN), (SERVER, BEN), (SERVER, ANN)]
    assert not await members.include(SERVER, ANN, within=0)


async def test_while_discord_cannot_be_asked_the_last_answer_counts_or_else_people_are_let_in() -> None:
    server = Answers(here=False)
    members = server.members()
    assert not await members.include(SERVER, ANN)
    server.here = None
    server.time += VALID
    assert not await members.include(SERVER, ANN)
    assert await members.include(SERVER, BEN)
    asked = len(server.asked)
    server.time += RETRY - 1
    assert await members.include(SERVER, BEN)
    assert len(server.asked) == asked, "not at every press"
    server.here = False
    server.time += 1
    assert not await members.include(SERVER, BEN)


async def test_nobody_waits_long_for_an_answer_and_a_late_one_is_heeded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.services.members.WAIT", 0.01)
    server = Answers(here=False)
    noticed = asyncio.Event()
    members = server.members()

    async def left(user_id: int) -> None:
        assert user_id == ANN
        noticed.set()

    members.leavers.append(left)
    server.answering.clear()
    assert all(await asyncio.gather(members.include(SERVER, ANN), members.include(SERVER, ANN)))
    server.answering.set()
    await noticed.wait()
    assert not await members.include(SERVER, ANN)
    assert len(server.asked) == 1


# In direct messages


def forget(world: World) -> None:
    """Let all answers run out."""
    now = world.bot.services.members.now()
    world.bot.services.members.now = lambda: now + VALID


def leave(world: World, who: simcord.MemberActor) -> None:
    world.guild.remove_member(who)
    forget(world)


async def test_the_dm_of_a_player_who_has_left_closes_and_opens_again_on_their_return(world: World) -> None:
    (bob,) = await world.started("bob", language="ja")
    await world.set_table(world.alice, remind="1h")
    version = (await world.table()).version
    dm = world.dms(bob)[-1]
    card = next(label for label in buttons(dm) if label.startswith("カード"))
    leave(world, bob)
    refused = await world.press(bob.user, dm, card)
    assert "この卓のサーバーにもういない" in text(refused)
    await world.settled()
    assert (await world.table()).version == version
    assert "この卓のサーバーにもういない" in text(dm_with_id(world, bob, dm.id))
    assert buttons(dm_with_id(world, bob, dm.id)) == {}
    await world.lay(world.alice.user, world.dms(world.alice)[-1])
    await world.wait(3601)
    assert buttons(dm_with_id(world, bob, dm.id)) == {}
    assert len(world.dms(bob)) == 1, "a reminder sends no new hand either"
    bob = world.guild.add_member(bob.user)
    await world.my_move(bob)
    await world.bot.updater.touch_all_of(bob.id)
    await world.settled()
    await world.lay(bob.user, world.dms(bob)[-1])
    assert (await world.table()).version > version + 1


def dm_with_id(world: World, who: simcord.MemberActor, message_id: int) -> discord.Message:
    return next(message for message in world.dms(who) if message.id == message_id)


async def test_a_player_who_has_left_is_told_so_by_dm_instead_of_an_answer(world: World, rival: Member) -> None:
    leave(world, rival)
    for what, given in (("act", {"choice": "1"}), ("table status", {}), ("hand", {})):
        assert LEFT in text(await rival.user.slash(what, **given))
        assert LEFT not in text(await world.alice.user.slash(what, **given))
    await rival.send_dm("what can I do?")
    assert LEFT in text(world.dms(rival)[-1])


async def test_people_play_on_by_dm_while_discord_does_not_say_who_is_there(world: World, rival: Member) -> None:
    world.env.inject_error("GET", f"/guilds/{world.guild.id}/members/*", status=500, code=0, times=None)
    forget(world)
    await world.lay(rival.user, world.dms(rival)[-1])
    assert (await world.table()).version == 1
