"""The lines of a result, and of the last events above it."""

from __future__ import annotations

import pytest

from cogs.screens.verdict import told
from cogs.services.reader import Reader
from rules.messages import Args, Event, refer
from rules.results import Place, Result
from tests.discord.table import World, response, text
from tests.discord.test_lookup import panel_of

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["**1.** Computer 2: 3", "Alice: 2", "Alice: 1"]),
        ("ja", ["**1位** コンピューター2：3", "Alice：2", "Alice：1"]),
    ],
)
async def test_losers_who_share_a_place_have_no_rank_and_stand_by_their_points(
    world: World, language: str, said: list[str]
) -> None:
    await panel_of(world, "dungeoneer")
    reader = await Reader.of(world.bot.services, await world.table(), None, language)
    places = [Place(seat=0, place=2, total=1), Place(seat=1, place=1, total=3), Place(seat=0, place=2, total=2)]
    result = Result(reason="end-three_quests", winners=[1], places=places)
    assert told(reader, result)[1].splitlines() == said


async def test_places_with_equal_points_keep_their_rank(world: World) -> None:
    await panel_of(world, "dungeonlords")
    reader = await Reader.of(world.bot.services, await world.table(), None, "en")
    places = [Place(seat=0, place=2, total=1), Place(seat=1, place=1, total=3), Place(seat=0, place=2, total=1)]
    result = Result(reason="end-scored", winners=[1], places=places, facts={"licensed": 0, "licences": []})
    assert [line[:6] for line in told(reader, result)[1].splitlines()] == ["**1.**", "**2.**", "**2.**"]


@pytest.mark.parametrize(("language", "place"), [("en", "A1, top left"), ("ja", "A1の上側・左")])
async def test_where_a_group_waits_is_said_without_a_code(world: World, language: str, place: str) -> None:
    await panel_of(world, "mapmasters")
    reader = await Reader.of(world.bot.services, await world.table(), None, language)
    args: Args = {"group": refer("group-green"), "column": 1, "row": 1, "side": refer("side-n"), "opening": "N1"}
    said = reader.line(Event("log-group_placed", args))
    assert place in said
    assert "N1" not in said


async def test_how_a_game_was_ended_is_said_once_in_a_panel_too(world: World) -> None:
    panel = await world.first_move("bob")
    sure = response(await world.at_table(world.alice, "ask_end"))
    await world.press(world.alice, sure, "End it now")
    await world.settled()
    assert text(panel).count("The host has ended the game.") == 1
