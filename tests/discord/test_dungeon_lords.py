"""Dungeon Lords in Discord: the combat training starts at once, in a channel or in the bot's DM."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.screens.open_question import OpenQuestion
from cogs.services.reader import Reader
from storage.rows import SeatRow
from tests.discord.table import World, buttons, menus, response, text
from tests.games.dungeon_lords.table import lay

pytestmark = pytest.mark.slow


async def test_the_training_starts_at_once_without_a_lobby(world: World) -> None:
    await world.alice.slash(world.channel, "dungeonlords training", scenario="3")
    table = await world.table()
    assert (table.status, len(table.seats)) == ("running", 1)
    game = await world.bot.tables.store.game(table.id)
    assert game is not None
    assert game.view(0).training.scenario == "training_3"  # type: ignore[attr-defined]
    assert "Scenario 3" in text(world.board)
    panel = await world.my_move(world.alice)
    shown = text(panel) + " ".join(buttons(panel)) + str(menus(panel))
    assert "Pendulum" in shown
    assert "Vampire" in shown
    assert "Plan for round 1" in shown
    assert "💡 Hint… (0 of 4)" in buttons(panel)


@pytest.mark.parametrize("rules", ["introductory", "full"])
async def test_a_training_is_stored_with_the_rules_that_its_host_usually_plays(
    world: World, monkeypatch: pytest.MonkeyPatch, rules: str
) -> None:
    """The other settings are the usual ones of the host (none yet, or the full rules), for the next lobby."""
    usual = {} if rules == "introductory" else {"rules": rules}

    async def history(**which: object) -> list[object]:
        table = (await world.table()).model_copy(update={"settings": usual})
        return [SimpleNamespace(table=table)] if usual else []

    await world.alice.slash(world.channel, "dungeongo new")
    monkeypatch.setattr(world.bot.tables.past, "history", history)
    other = world.guild.create_text_channel("yard")
    await world.alice.slash(other, "dungeonlords training", scenario="2")
    table = await world.table(other)
    assert (table.settings["rules"], table.settings["scenario"]) == (rules, "2")


async def test_the_training_can_be_played_in_the_dm(world: World) -> None:
    channel = world.alice.user.dm_channel
    await world.alice.user.slash("dungeonlords training")
    table = await world.table(channel)
    assert (table.status, table.guild_id) == ("running", None)
    board = world.dms(world.alice)[-1]
    assert "Scenario 1" in text(board)
    assert "Plan for round 1" in text(await world.alice.user.click(board, custom_id=buttons(board)["My move"]))


@pytest.mark.parametrize("other", ["person", "computer", "done"])
async def test_the_last_order_of_all_can_not_be_taken_back(world: World, other: str) -> None:
    """Unless a person is still waiting to act; a computer player acts at once."""
    position = lay(3, market=["mint", "workshop"]).all(gold=9)
    position.place("build_room", *((0,) if other == "done" else (0, 1))).execute()
    game, question = position.game, position.question_of()
    rival: dict[str, Any] = {"computer": "steady"} if other == "computer" else {"user_id": 9}
    rows = [SeatRow(number=seat, **({"user_id": 8} if seat == question.seat else rival)) for seat in range(3)]
    await world.alice.slash(world.channel, "dungeonlords new")
    lobby = await world.table()
    table = lobby.model_copy(update={"status": "running", "seats": rows})
    asked = OpenQuestion.of(Reader(world.bot.services, table, game, question.seat, "en"), question)
    final = {option.label.key for option in asked.options if asked.is_final_at_once(option)}
    assert ("do-decline_order" in final) == (other != "person")


async def test_what_is_going_on_names_the_season_and_the_adventurers_once(world: World) -> None:
    (bob,) = await world.started("bob", game="dungeonlords")
    reply = text(response(await world.press(bob, world.board, "🧭 What's going on?")))
    assert reply.count("inter") == 1, reply
