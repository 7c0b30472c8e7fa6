"""Dungeon Lords in Discord: the combat training starts at once, in a channel or in the bot's DM."""

from __future__ import annotations

from tests.discord.table import World, buttons, menus, text


async def test_the_training_starts_for_whoever_asks(world: World) -> None:
    await world.alice.slash(world.channel, "dungeonlords training", scenario="3")
    table = await world.table()
    assert (table.status, len(table.seats)) == ("running", 1)
    game = await world.bot.tables.shelf.game(table.id)
    assert game is not None
    assert game.view(0).training.scenario == "training_3"  # type: ignore[attr-defined]
    assert "Scenario 3" in text(world.board)
    panel = await world.my_move(world.alice)
    shown = text(panel) + " ".join(buttons(panel)) + str(menus(panel))
    assert "Pendulum" in shown
    assert "Vampire" in shown
    assert "Plan for round 1" in shown
    assert "💡 Hint… (0 of 4)" in buttons(panel)


async def test_the_training_can_be_played_in_the_dm(world: World) -> None:
    channel = world.alice.user.dm_channel
    await world.alice.user.slash("dungeonlords training")
    table = await world.bot.tables.shelf.by_channel(channel.id)
    assert table is not None
    assert (table.status, table.guild_id) == ("running", None)
    board = world.dms(world.alice)[-1]
    assert "Scenario 1" in text(board)
    result = await world.alice.user.click(board, custom_id=buttons(board)["My move"])
    assert result.response is not None
    assert "Plan for round 1" in text(result.response)
