"""The course of the scores at the end of a game: a picture with alternative text, or words alone."""

from __future__ import annotations

import pytest

from tests.discord.table import Member, World, pictures, response, text
from tests.discord.test_past_games import files, finished, played
from tests.discord.test_pictures import draw

pytestmark = [pytest.mark.long, pytest.mark.bot(draw=draw), pytest.mark.usefixtures("scores")]


async def test_the_chronicle_shows_how_the_scores_went(world: World) -> None:
    table = await finished(world, world.bob)
    (board,) = pictures(world.board)
    assert board.startswith("points")
    assert files(world.board) == [], "the end is one screen"
    page = response(await world.press(world.bob, world.board, "📜 Chronicle"))
    chart = pictures(page)[-1]
    assert chart.startswith("Scores during the game for 2 players, from choice 0 to ")
    result = await world.bot.tables.past.result(table.id)
    for number, place in enumerate(result.places, 1):
        assert f"{number}, {table.seats[place.seat].name}: 0 → " in chart
        assert f"→ {place.total}." in chart


async def test_the_history_is_shown_in_the_readers_language(world: World) -> None:
    table = await finished(world, world.bob)
    page = response(await world.hana.slash(world.channel, "table history"))
    await world.choose(world.hana, page, "past_game", [str(table.id)])
    (chart,) = pictures(page)
    assert chart.startswith("2人の得点の推移")
    assert files(page) == [f"kantera-{table.id}-sample.json"]


async def test_the_scores_are_text_for_a_person_who_prefers_text(world: World) -> None:
    await finished(world, world.bob)
    await world.bot.services.people.set(world.bob.id, "text_only", True)
    page = response(await world.press(world.bob, world.board, "📜 Chronicle"))
    assert pictures(page) == []
    assert "**Scores during the game**\n- 1, Alice: 0 → " in text(page)


async def test_a_game_that_ends_early_shows_its_board_and_why(world: World) -> None:
    await world.started("bob")
    table = await world.table()
    await world.bot.tables.ending.end(table.id, world.alice.id)
    await world.bot.updater.idle()
    assert len(pictures(world.board)) == 1
    assert "The host ended the game." in text(world.board)
    page = response(await world.press(world.alice, world.board, "Check the dice"))
    assert files(page) == [f"kantera-{table.id}-sample.json"]


async def test_where_files_cannot_be_attached_the_end_is_text_only(world: World, bob: Member) -> None:
    world.bot.updater.boards._no_files[world.channel.id] = world.bot.services.clock()
    await played(world)
    assert pictures(world.board) == files(world.board) == []
    assert "`/table history` shows the game" in text(world.board)
    page = response(await bob.slash(world.channel, "table history"))
    await world.choose(bob, page, "past_game", [str((await world.bot.tables.past.history(limit=1))[0].table.id)])
    assert files(page) != []
