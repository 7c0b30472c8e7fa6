"""Reports reach the host: a line in the log, a metric, one direct message a day."""

from __future__ import annotations

import logging
from types import SimpleNamespace

import pytest
import simcord

from storage.rows import DAY
from tests.discord.table import World

pytestmark = pytest.mark.slow

TEXT = "My card vanished."


class Host:
    """The bot's host, and what they are sent."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch, *, team: bool = False) -> None:
        self.world = world
        self.person = world.person("hosting")
        other = world.person("other")
        self.now = world.bot.services.clock()
        world.bot.services.clock = lambda: self.now
        monkeypatch.setattr(world.bot, "application_info", self.application)
        self.owner = other.id if team else self.person.id
        self.team = SimpleNamespace(owner_id=self.person.id) if team else None

    async def application(self) -> SimpleNamespace:
        """Discord's data on the application."""
        return SimpleNamespace(owner=SimpleNamespace(id=self.owner), team=self.team)

    @property
    def messages(self) -> list[str]:
        return [message.content for message in self.world.dms(self.person)]

    async def hears_of(self, who: simcord.MemberActor) -> None:
        """Someone reports something."""
        await self.world.report(who, TEXT)
        await self.world.settled()


@pytest.mark.parametrize("team", [False, True])
async def test_the_host_is_sent_at_most_one_message_a_day(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, team: bool
) -> None:
    host, bob = Host(world, monkeypatch, team=team), world.person("bob")
    await world.started(bob)
    await host.hears_of(bob)
    [first] = host.messages
    assert "**1** new report." in first
    assert "`kantera reports`" in first
    for _ in range(3):
        await host.hears_of(bob)
    host.now += DAY - 1
    await world.bot.report_digest.send()
    assert len(host.messages) == 1
    host.now += 1
    await world.bot.report_digest.send()
    await world.bot.report_digest.send()
    assert len(host.messages) == 2
    assert "**3** new reports." in host.messages[1]
    host.now += 2 * DAY
    assert not await world.bot.report_digest.send(), "there is nothing new"

    lines = [record for record in caplog.records if record.name == "cogs.services.reports"]
    assert [record.levelno for record in lines] == [logging.WARNING] * 4
    assert "report 1 was made about table 1; read it with `kantera reports 1`" in lines[0].getMessage()
    assert not any(TEXT in record.getMessage() for record in caplog.records)
    assert not any(TEXT in message for message in host.messages)
    assert world.bot.services.metrics.registry.get_sample_value("kantera_reports_total") == 4


async def test_the_message_is_in_the_language_of_the_host(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    host, bob = Host(world, monkeypatch), world.person("bob")
    await world.bot.services.people.speaks(host.person.id, "ja")
    await world.started(bob)
    await host.hears_of(bob)
    assert "新しい報告が**1**件" in host.messages[0]


async def test_closed_dms_are_tried_once_a_day(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    host, bob = Host(world, monkeypatch), world.person("bob")
    await world.started(bob)
    channel = host.person.user.dm_channel
    world.env.inject_error("POST", f"/channels/{channel.id}/messages", status=403, code=50007, times=1)
    await host.hears_of(bob)
    await host.hears_of(bob)
    assert host.messages == []
    assert "cannot be sent a message about 1 new reports" in caplog.text
    host.now += DAY
    assert await world.bot.report_digest.send()
    assert "**2** new reports." in host.messages[0]


async def test_a_message_that_failed_is_sent_again(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    host, bob = Host(world, monkeypatch), world.person("bob")
    await world.started(bob)
    failing = True
    create_dm = world.bot.create_dm

    async def create(user: object) -> object:
        if failing:
            raise OSError("no network")
        return await create_dm(user)  # type: ignore[arg-type]

    monkeypatch.setattr(world.bot, "create_dm", create)
    await host.hears_of(bob)
    assert host.messages == []
    failing = False
    assert await world.bot.report_digest.send()
    assert "**1** new report." in host.messages[0]
