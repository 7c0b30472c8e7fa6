"""The pictures of a replay."""

from __future__ import annotations

import pytest
import pytest_asyncio

from cogs.client.client import KanteraBot
from tests.discord.conftest import MakeBot
from tests.discord.table import World, pictures, text
from tests.discord.test_past_games import finished
from tests.discord.test_pictures import draw
from tests.discord.test_replay import opened
from tests.rules.sample import Sample

pytestmark = pytest.mark.long

DRAWN: list[str] = []


@pytest_asyncio.fixture
async def simcord_bot(make_bot: MakeBot) -> KanteraBot:
    DRAWN.clear()

    async def noted(svg: str) -> bytes:
        DRAWN.append(svg)
        return await draw(svg)

    return await make_bot(draw=noted)


async def board(world: World, table_id: int, at: int) -> str:
    """The figures on the board after a step."""
    game = await world.bot.tables.replays.position(table_id, at)
    assert isinstance(game, Sample)
    return f"points {game.points}, deck {len(game.deck)}"


async def test_each_position_is_drawn_when_it_is_asked_for(world: World) -> None:
    table = await finished(world, world.bob)
    timeline = await world.bot.tables.replays.timeline(table.id)
    DRAWN.clear()
    page = await opened(world, world.bob)
    await world.env.settle()
    assert pictures(page) == [await board(world, table.id, 0)]
    assert [file.filename for file in page.attachments] == ["board.png"]
    await world.press(world.bob, page, "⏭")
    await world.env.settle()
    assert pictures(page) == [await board(world, table.id, timeline.last)]
    assert [f"<svg>{await board(world, table.id, at)}</svg>" for at in (0, timeline.last)] == DRAWN


async def test_hands_are_pictures_of_their_own(world: World) -> None:
    await finished(world, world.bob)
    page = await opened(world, world.bob)
    await world.press(world.bob, page, "Show all hands")
    assert [alt.startswith("hand [") for alt in pictures(page)] == [False, True, True]
    assert [file.filename for file in page.attachments] == ["board.png", "hand-0.png", "hand-1.png"]


async def test_nothing_is_drawn_for_a_person_who_prefers_text(world: World) -> None:
    table = await finished(world, world.bob)
    await world.bot.services.people.set(world.bob.id, "text_only", True)
    DRAWN.clear()
    page = await opened(world, world.bob)
    await world.env.settle()
    assert pictures(page) == []
    assert await board(world, table.id, 0) in text(page)
    assert DRAWN == []
