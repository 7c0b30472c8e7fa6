"""From the lobby to the verdict."""

from __future__ import annotations

from tests.discord.table import World, buttons, text


async def test_a_press_is_stored_and_the_board_follows(world: World) -> None:
    await world.started(computers=1)
    assert "Waiting for Alice" in text(world.board)
    panel = await world.my_move(world.alice)
    assert "which card do you lay?" in text(panel)
    before = await world.table()
    card = next(label for label in buttons(panel) if label.startswith("Card"))
    await world.press(world.alice, panel, card)
    after = await world.table()
    assert after.version > before.version
    assert "Alice has laid a card." in text(world.board)
