"""Responses with pictures: deferred while drawing, text only if it fails, a few at a time per person."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio
import simcord

from cogs.client.client import KanteraBot
from cogs.services.ids import CustomId
from cogs.services.request_limits import AT_ONCE, RequestLimits
from storage.rows import Table
from tests.discord.conftest import MakeBot
from tests.discord.table import Seen, World, pictures, text
from tests.discord.test_pictures import draw

pytestmark = pytest.mark.slow

SOON = 0.05
"""Seconds before a response is deferred here."""
TIMEOUT = 60.0
"""Seconds that a response waits for its picture here."""
MANY = 30
REPLACED = "You made a newer request"


class PausableRenderer:
    """Draws, unless it is paused."""

    def __init__(self) -> None:
        self.asked = 0
        self._world: World | None = None
        self._free = asyncio.Event()

    def pause(self, world: World) -> None:
        """Draw nothing until `go_on`."""
        self._world = world
        self.asked = 0
        self._free.clear()

    async def go_on(self) -> None:
        """Draw again, and wait until all is shown."""
        world = self._world
        self._world = None
        assert world is not None
        self._free.set()
        await world.settled()

    async def draw(self, svg: str) -> bytes:
        self.asked += 1
        if self._world is not None:
            await self._world.env.external_wait(self._free.wait(), reason="drawing is paused")
        return await draw(svg)


@pytest.fixture
def renderer() -> PausableRenderer:
    return PausableRenderer()


@pytest_asyncio.fixture
async def simcord_bot(make_bot: MakeBot, renderer: PausableRenderer) -> KanteraBot:
    bot = await make_bot(draw=renderer.draw)
    bot.services.delays = replace(bot.services.delays, answer=SOON, picture=TIMEOUT)
    return bot


def private(world: World, who: simcord.MemberActor) -> list[Seen]:
    """The ephemeral messages that this person has, oldest first."""
    return [message for message in world.channel.history(viewer=who) if message.flags.ephemeral]


def answered(world: World) -> int:
    """The number of interactions to which Discord has a first response."""
    return sum(1 for request in world.env.http_requests if request.path.endswith("/callback"))


async def paused(world: World, renderer: PausableRenderer, ask: Callable[[], Awaitable[object]]) -> None:
    """Ask while nothing is drawn: Discord gets its first response before drawing goes on."""
    await world.settled()
    renderer.pause(world)
    before = answered(world)
    await ask()
    assert (renderer.asked, answered(world) - before) == (1, 1)
    await renderer.go_on()


async def test_a_card_is_deferred_and_then_shown_to_this_person_only(world: World, renderer: PausableRenderer) -> None:
    await paused(world, renderer, lambda: world.alice.slash(world.channel, "dungeongo card", card="slime"))
    (answer,) = private(world, world.alice)
    assert "Slime" in text(answer)
    assert len(answer.attachments) == 1


@pytest.mark.parametrize("what", ["button", "command", "legend"])
async def test_hand_and_legend_are_deferred_and_then_shown(world: World, renderer: PausableRenderer, what: str) -> None:
    await world.started(computers=1, game="dungeoneer")
    before = len(private(world, world.alice))
    asks: dict[str, Callable[[], Awaitable[object]]] = {
        "button": lambda: world.press(world.alice, world.board, "My hand"),
        "command": lambda: world.alice.slash(world.channel, "hand"),
        "legend": lambda: world.forge(world.alice, world.board, CustomId("legend", 1).button),
    }
    await paused(world, renderer, asks[what])
    answers = private(world, world.alice)
    assert len(answers) == before + 1
    assert len(pictures(answers[-1])) == len(answers[-1].attachments) == 1


async def test_a_replay_is_deferred_then_shown_and_edited_when_it_goes_on(
    world: World, finished: Table, renderer: PausableRenderer
) -> None:
    await paused(world, renderer, lambda: world.press(world.bob, world.board, "Replay"))
    page = private(world, world.bob)[-1]
    (first,) = page.attachments
    await paused(world, renderer, lambda: world.press(world.bob, page, "⏭"))
    (now,) = private(world, world.bob)[-1].attachments
    assert private(world, world.bob)[-1].id == page.id
    assert now.id != first.id


async def test_the_answer_is_text_only_if_drawing_takes_too_long(world: World, renderer: PausableRenderer) -> None:
    renderer.pause(world)
    await world.alice.slash(world.channel, "dungeongo card", card="slime")
    await world.env.advance_time(TIMEOUT + 1)
    (answer,) = private(world, world.alice)
    assert "Slime" in text(answer)
    assert not answer.attachments


async def test_many_requests_are_all_answered_and_the_newest_has_its_picture(
    world: World, renderer: PausableRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    wait = RequestLimits._wait

    async def declared(requests: RequestLimits, *args: Any) -> None:
        await world.env.external_wait(wait(requests, *args), reason="waits for its turn")

    monkeypatch.setattr(RequestLimits, "_wait", declared)
    renderer.pause(world)
    before = answered(world)
    for card in [*["slime"] * (MANY - 1), "dragon"]:
        await world.alice.slash(world.channel, "dungeongo card", card=card)
    assert answered(world) - before == MANY
    assert renderer.asked == AT_ONCE, "the number of drawings in progress is limited"
    await world.bob.slash(world.channel, "dungeongo card", card="slime")
    assert renderer.asked == AT_ONCE + 1, "nobody waits for another person's requests"
    await renderer.go_on()
    answers = private(world, world.alice)
    assert len(answers) == MANY
    assert len([answer for answer in answers if REPLACED in text(answer)]) == MANY - AT_ONCE - 1
    (newest,) = [answer for answer in answers if "Dragon" in text(answer)]
    assert len(newest.attachments) == 1
    (his,) = private(world, world.bob)
    assert len(his.attachments) == 1
