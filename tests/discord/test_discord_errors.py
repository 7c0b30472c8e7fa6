"""The consequences of each error of Discord: a retry, another way, a sentence for players or host, a log line."""

from __future__ import annotations

import logging
from dataclasses import replace
from types import SimpleNamespace

import aiohttp
import discord
import pytest

from cogs.services.discord_errors import (
    FORBIDDEN,
    HANDLINGS,
    LIMITED,
    LOST,
    MISSING,
    UNAUTHORIZED,
    UNKNOWN,
    handling_of,
)
from storage.rows import DAY
from tests.delays import NO_DELAYS
from tests.discord.table import Panel, World, says, text
from tests.discord.test_interaction_caller import failure

pytestmark = pytest.mark.slow

NEVER_HEARD_OF = 99_999


class Host:
    """The bot's host, by default as the owner of a team, and what they are sent."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch, *, team: bool = True) -> None:
        self.world = world
        self.person = world.person("hosting")
        self.now = world.bot.services.clock()
        world.bot.services.clock = lambda: self.now
        monkeypatch.setattr(world.bot, "application_info", self.application)
        self.owner = world.person("other").id if team else self.person.id
        self.team = SimpleNamespace(owner_id=self.person.id) if team else None

    async def application(self) -> SimpleNamespace:
        """Discord's data on the application."""
        return SimpleNamespace(owner=SimpleNamespace(id=self.owner), team=self.team)

    @property
    def messages(self) -> list[str]:
        return [message.content for message in self.world.dms(self.person)]


def tracebacks(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.exc_info or record.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    ("error", "handling"),
    [
        (failure(403, 50007), HANDLINGS[50007]),
        (failure(400, 50007), HANDLINGS[50007]),
        (failure(429, 30046), HANDLINGS[30046]),
        (failure(429, 0), LIMITED),
        (discord.RateLimited(2.0), LIMITED),
        (failure(500, 0), LOST),
        (aiohttp.ClientConnectionError("reset"), LOST),
        (failure(400, NEVER_HEARD_OF), UNKNOWN),
        (failure(400, 0), UNKNOWN),
        (failure(401, NEVER_HEARD_OF), UNAUTHORIZED),
        (failure(403, NEVER_HEARD_OF), FORBIDDEN),
        (failure(404, NEVER_HEARD_OF), MISSING),
        (failure(409, NEVER_HEARD_OF), UNKNOWN),
    ],
)
def test_an_error_is_known_by_its_code_or_else_by_its_status(error: Exception, handling: object) -> None:
    assert handling_of(error) == handling


SAMPLE = {replace(handling, meaning=""): code for code, handling in HANDLINGS.items()}
"""One code for each way of going on."""


@pytest.mark.parametrize(
    "code",
    [pytest.param(code, marks=[] if code in SAMPLE.values() else pytest.mark.long) for code in sorted(HANDLINGS)],
)
async def test_no_code_stops_a_game_and_only_mistakes_of_the_bot_leave_a_traceback(
    world: World, caplog: pytest.LogCaptureFixture, code: int
) -> None:
    """Whatever the channel and the DMs refuse, the press is stored and answered."""
    handling = HANDLINGS[code]
    bob = world.person("bob")
    panel = await world.first_move(bob)
    world.refuse_board(code)
    world.refuse_dms(bob, code, status=400)
    await world.lay(world.alice, panel)
    assert (await world.bot.tables.store.get(1)).version > 0
    assert "laid" in text(panel)
    assert bool(tracebacks(caplog)) is (handling.level >= logging.ERROR)
    assert (code in world.bot.services.errors.for_host) is handling.tells_host


@pytest.mark.parametrize("team", [False, True])
async def test_an_unknown_code_is_a_mistake_that_players_and_host_learn_of(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, team: bool
) -> None:
    host = Host(world, monkeypatch, team=team)
    panel = await world.first_move("bob")
    world.refuse_board(NEVER_HEARD_OF)
    await world.lay(world.alice, panel)
    assert "because Discord refuses it" in text(panel)
    assert [record.levelname for record in tracebacks(caplog)] == ["ERROR"], "not again while it stays refused"
    for _ in range(2):
        await world.bot.loops.tell_host()
        world.bot.services.errors.note(logging.getLogger(), failure(400, NEVER_HEARD_OF), "again")
    (message,) = host.messages
    assert str(NEVER_HEARD_OF) in message
    host.now += DAY
    await world.bot.loops.tell_host()
    assert len(host.messages) == 2


async def test_a_flagged_bot_tells_the_host_and_says_that_it_is_not_the_players_fault(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host = Host(world, monkeypatch)
    bob = world.person("bob")
    carol = world.person("carol", "ja")
    for person in (bob, carol):
        world.refuse_dms(person, 20026)
    await world.started(bob, carol)
    assert "Discordに拒否されました" in text(await world.press(carol, world.board, "My hand"))
    says(await world.press(bob, world.board, "My hand"), "Discord doesn't let me", never="blocked me")
    await world.bot.error_digest.send()
    assert "20026" in host.messages[0]
    assert tracebacks(caplog) == []


@pytest.mark.parametrize("code", [50007, 50278])
async def test_closed_dms_are_told_as_closed(world: World, code: int) -> None:
    world.refuse_dms(world.bob, code)
    await world.started(world.bob)
    assert "yours are closed" in text(await world.press(world.bob, world.board, "My hand"))


@pytest.mark.parametrize(("status", "code"), [(403, 40003), (403, 20016), (503, 0), (429, 40062)])
async def test_a_dm_that_cannot_be_sent_yet_is_sent_later(
    world: World, caplog: pytest.LogCaptureFixture, status: int, code: int
) -> None:
    world.refuse_dms(world.bob, code, status=status, times=1)
    await world.started(world.bob)
    assert len(world.dms(world.bob)) == 1
    assert "yours are closed" not in text(await world.press(world.bob, world.board, "My hand"))
    assert tracebacks(caplog) == []


async def test_a_dm_that_cannot_be_edited_now_is_edited_later(world: World) -> None:
    panel = await world.first_move(world.bob)
    dm = world.dms(world.bob)[-1]
    world.env.inject_error("PATCH", f"/channels/{dm.channel.id}/messages/{dm.id}", status=503, times=1)
    await world.lay(world.alice, panel)
    assert "Alice has laid a card." in text(world.dms(world.bob)[-1])
    assert [message.id for message in world.dms(world.bob)] == [dm.id]


async def test_retries_end(world: World) -> None:
    world.refuse_dms(world.bob, 40003)
    await world.started(world.bob)
    assert world.bot.services.delays.tries == NO_DELAYS.tries == world.bot.updater._dm_queue.failures[1]


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (50083, "because the thread is locked"),
        (160005, "because the thread is locked"),
        (50008, "that kind of channel takes no messages"),
        (200000, "the server's AutoMod blocks it"),
        (50001, "Discord doesn't let me in"),
    ],
)
async def test_the_panels_say_why_the_board_stands_still(
    world: World, panel: Panel, caplog: pytest.LogCaptureFixture, code: int, reason: str
) -> None:
    world.refuse_board(code)
    await world.lay(world.alice, panel)
    assert reason in text(panel)
    assert tracebacks(caplog) == []
    world.env.backend.faults.clear()
    await world.bot.loops.retry_boards()
    await world.settled()
    assert reason not in text(panel)
    assert "Alice has laid a card." in text(world.board)


async def test_an_outage_is_told_once_the_retries_have_failed(world: World, panel: Panel) -> None:
    world.refuse_board(0, status=503)
    await world.lay(world.alice, panel)
    assert "because Discord refuses it" in text(panel)


@pytest.mark.parametrize(
    ("status", "code", "level"),
    [(400, 50083, "INFO"), (404, 10062, "WARNING"), (401, 50027, "INFO"), (400, NEVER_HEARD_OF, "ERROR")],
)
async def test_a_press_whose_answer_is_refused_is_logged_by_its_code(
    world: World, panel: Panel, caplog: pytest.LogCaptureFixture, status: int, code: int, level: str
) -> None:
    caplog.set_level(logging.INFO, "cogs.services.caller")
    world.env.inject_error("POST", "/interactions/*", status=status, code=code, times=1)
    result = await world.lay(world.alice, panel)
    line = next(record for record in caplog.records if "was not answered" in record.getMessage())
    assert (line.levelname, bool(line.exc_info)) == (level, level == "ERROR")
    assert (await world.table()).version > 0
    assert "Alice has laid a card." in text(world.board)
    assert code != 50083 or "because the thread is locked" in text(result)
