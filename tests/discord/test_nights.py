"""Game nights on Discord: dates typed with `/play` and in the lobby, announcements."""

from __future__ import annotations

import time
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import discord
import pytest

from cogs.services.ids import CustomId
from storage.rows import DAY, Table
from tests.discord.conftest import MakeBot
from tests.discord.table import World, buttons, response, says, text
from tests.discord.test_restart import restart

SECONDS = int(time.time()) // 60 * 60
WHEN = f"<t:{SECONDS + 2 * int(DAY)}:F>"
LATER = f"<t:{SECONDS + 3 * int(DAY)}:F>"


async def opened(world: World, when: str = WHEN) -> Table:
    """The lobby that Alice opens for a date."""
    games = response(await world.alice.slash(world.channel, "play", when=when))
    await world.alice.click(
        games, custom_id=next(button for button in buttons(games).values() if ":play:sample" in button)
    )
    await world.settled()
    return await world.table()


async def typed(world: World, who: Any, when: str) -> str:
    """The answer to this person after typing a date into the form; empty for none."""
    form = await world.forge(who, world.board, CustomId("night", (await world.table()).id).button)
    if form.modal is None:
        return text(form)
    sent = await who.submit_modal(form, {"when": when})
    await world.settled()
    if sent.followups:
        return text(sent.followups[-1])
    return text(sent) if sent.response is not None and sent.response.id != world.board.id else ""


async def passes(world: World, until: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Move the clock to this time, and do what is due then."""
    monkeypatch.setattr(world.bot.tables.store, "now", lambda: until)
    monkeypatch.setattr(world.bot.services, "clock", lambda: until)
    await world.bot.tables.nights.run_due(until)
    await world.settled()


async def test_a_date_is_typed_with_play(world: World) -> None:
    table = await opened(world)
    assert table.meets_at == SECONDS + 2 * DAY
    assert [seat.user_id for seat in table.seats] == [world.alice.id], "a game night needs no computer player"
    assert f"📅 **{WHEN}**" in text(world.board)


async def test_the_time_zone_is_asked_for_once(world: World) -> None:
    reply = text(await world.alice.slash(world.channel, "play", when="Sat 20:00"))
    assert "I don't know your time zone yet." in reply
    reply = text(await world.alice.slash(world.channel, "play", when="Sat 20:00 Europe/Berlin"))
    assert "time zone" not in reply
    assert "📅" in reply
    assert world.bot.services.people.get(world.alice.id).zone == "Europe/Berlin"
    games = await world.alice.slash(world.channel, "play", when="tomorrow 20:00")
    start = int(text(games).split("<t:")[1].split(":")[0])
    assert f"{datetime.fromtimestamp(start, ZoneInfo('Europe/Berlin')):%H:%M}" == "20:00"


async def test_a_date_in_words_is_shown_in_the_lobby(world: World) -> None:
    await opened(world)
    assert await typed(world, world.alice, "tomorrow 8pm Europe/Berlin") == ""
    start = (await world.table()).meets_at
    assert start is not None
    assert f"<t:{int(start)}:F>" in text(world.board)
    assert f"{datetime.fromtimestamp(start, ZoneInfo('Europe/Berlin')):%H:%M}" == "20:00"


async def test_a_date_in_japanese_is_read_in_japan_standard_time(world: World) -> None:
    aoi = world.person("aoi", "ja")
    games = response(await aoi.slash(world.channel, "play", when="明日 20時"))
    start = int(text(games).split("<t:")[1].split(":")[0])
    assert f"{datetime.fromtimestamp(start, ZoneInfo('Asia/Tokyo')):%H:%M}" == "20:00"
    assert "日時として読めません" in text(await aoi.slash(world.channel, "play", when="そのうち"))


@pytest.mark.parametrize(
    ("when", "reason"),
    [
        ("soon", "as a date and time"),
        (f"<t:{SECONDS - 60}>", "is in the past"),
        (f"<t:{SECONDS + 400 * int(DAY)}>", "is more than a year away"),
    ],
    ids=["unreadable", "past", "too far"],  # without the time, which differs between the processes of a test run
)
async def test_a_refused_date_is_explained(world: World, when: str, reason: str) -> None:
    assert reason in text(await world.alice.slash(world.channel, "play", when=when))
    await opened(world)
    assert reason in await typed(world, world.alice, when)
    assert f"**{WHEN}**" in text(world.board)


async def test_a_date_cannot_be_set_in_direct_messages(world: World) -> None:
    says(await world.alice.user.slash("play", when=WHEN), "only be set on a server")


async def test_a_forged_date_is_refused(world: World) -> None:
    games = response(await world.alice.slash(world.channel, "play", when=WHEN))
    for forged in ("sample@-5", "sample@x", "sample@", "chess@5"):
        refused = await world.forge(world.alice, games, CustomId("play", rest=forged).button)
        if forged != "sample@":
            assert "⚠️" in text(refused), forged
    assert "is in the past" in text(await world.forge(world.alice, games, CustomId("play", rest="sample@5").button))


async def test_the_host_moves_or_cancels_the_date(world: World) -> None:
    await opened(world)
    await world.press(world.bob, world.board, "🪑 Join / leave")
    assert "Only the host" in await typed(world, world.bob, LATER)
    assert await typed(world, world.alice, LATER) == ""
    assert f"**{LATER}**" in text(world.board)
    await typed(world, world.alice, "")
    assert "📅" not in text(world.board)
    table = await world.table()
    assert (table.meets_at, len(table.seats)) == (None, 2)
    assert "🪑 Join / leave" in buttons(world.board)
    await typed(world, world.boss(), WHEN)
    assert f"**{WHEN}**" in text(world.board)


async def test_everyone_who_is_coming_is_notified_as_they_prefer(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    bob, carol, dave = (world.person(name) for name in ("bob", "carol", "dave"))
    await world.set_mine(carol, notice="mention")
    await world.set_mine(dave, notice="none")
    table = await opened(world)
    assert table.meets_at is not None
    for who in (bob, carol, dave):
        await world.press(who, world.board, "🪑 Join / leave")
    await passes(world, table.meets_at - 1800, monkeypatch)
    reminder = f"⏰ **Sample** begins <t:{int(table.meets_at)}:R>. <#{world.channel.id}>"
    assert [text(dm) for dm in world.dms(bob)] == [reminder], "the message of the lobby is replaced at the hour"
    assert [world.dms(who) for who in (carol, dave)] == [[], []]
    (mention,) = (message for message in world.public() if message.content)
    assert mention.content.startswith(f"<@{carol.id}> ⏰")
    assert [user.id for user in mention.mentions] == [carol.id]
    before = world.board.id
    await passes(world, table.meets_at, monkeypatch)
    assert "It's time for **Sample**" in text(world.dms(bob)[-1])
    assert world.board.id != before
    assert all(name in text(world.board) for name in ("Alice", "Bob", "Carol", "Dave"))
    sent = len(world.public()), len(world.dms(bob))
    await passes(world, table.meets_at + 60, monkeypatch)
    assert (len(world.public()), len(world.dms(bob))) == sent, "nothing is announced twice"


async def test_a_player_with_closed_dms_is_mentioned_instead(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await opened(world)
    assert table.meets_at is not None
    world.env.inject_error("POST", "/users/@me/channels", status=403, code=50007)
    await passes(world, table.meets_at - 60, monkeypatch)
    assert [message.content[:12] for message in world.public() if message.content] == [f"<@{world.alice.id}> "[:12]]


async def test_announcements_due_while_the_bot_was_down_are_made_later(
    world: World, make_bot: MakeBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened(world)
    before = world.board.id
    assert table.meets_at is not None
    until = table.meets_at + 30
    await restart(world, make_bot)
    await passes(world, until, monkeypatch)
    assert world.board.id != before
    assert len(world.dms(world.alice)) == 1


async def test_another_game_can_be_played_in_the_channel_before_a_game_night(world: World) -> None:
    night = await opened(world)
    await world.alice.slash(world.channel, "sample new")
    table = await world.table()
    assert table.id != night.id
    assert "🪑 Join / leave" in buttons(world.board)
    await world.press(world.bob, world.board, "🪑 Join / leave")
    await world.press(world.alice, world.board, "▶️ Start")

    def lobby() -> discord.Message:
        return next(message for message in world.public() if f":{night.id}:" in str(buttons(message)))

    await world.press(world.bob, lobby(), "🪑 Join / leave")
    says(await world.press(world.alice, lobby(), "▶️ Start"), "Another game is being played in this channel")
