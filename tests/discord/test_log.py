"""The story of a game, page by page, as far as the reader may know it."""

from __future__ import annotations

from tests.discord.table import World, buttons, menu, text
from tests.discord.test_play import lay


async def test_the_log_can_be_narrowed_to_one_player(world: World) -> None:
    bob = world.person("bob")
    await world.started(bob)
    await lay(world, world.alice, await world.my_move(world.alice))
    await lay(world, bob, await world.my_move(bob))
    page = (await world.press(world.alice, world.board, "Log")).response
    assert page is not None
    await world.alice.select(page, ["1"], custom_id=menu(page, "log_of"))
    assert "Bob has laid a card." in text(page)
    assert "Alice" not in text(page)
    assert "The dice are sealed" not in text(page)
    await world.alice.select(page, ["all"], custom_id=menu(page, "log_of"))
    assert "Alice has laid a card." in text(page)


async def test_the_log_is_turned_page_by_page_to_its_beginning(world: World) -> None:
    bob = world.person("bob")
    await world.started(bob)
    table = await world.table()
    for number in range(45):
        await world.bot.tables.tell(table.id, "log-parked", days=number)
    await world.settled()
    page = (await world.press(bob, world.board, "Log")).response
    assert page is not None
    assert "for 44 days" in text(page)
    pages = 1
    while "◀ Earlier" in buttons(page):
        await world.press(bob, page, "◀ Earlier")
        pages += 1
    assert pages == 3
    assert "The dice are sealed" in text(page)
    await world.press(bob, page, "Newest")
    assert "for 44 days" in text(page)


async def test_what_older_rules_told_and_has_no_words_any_more_is_left_out(world: World) -> None:
    """A running game survives a new version: neither board nor log fails over a text that is gone or has changed."""
    bob = world.person("bob")
    await world.started(bob)
    table = await world.table()
    await lay(world, world.alice, await world.my_move(world.alice))
    await world.bot.tables.tell(table.id, "log-of_yore", number=1)
    await world.bot.tables.tell(table.id, "log-parked")  # today's text wants to know for how many days
    await world.bot.tables.tell(table.id, "log-parked", days=3)
    await world.settled()
    assert "for 3 days" in text(world.board)
    assert "Alice has laid a card." in text(world.board)
    page = (await world.press(bob, world.board, "Log")).response
    assert page is not None
    assert "Alice has laid a card." in text(page)
    assert "yore" not in text(page)
