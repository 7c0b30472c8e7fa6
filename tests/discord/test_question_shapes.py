"""Questions of every shape, answered by what is on the screen and by typing."""

from __future__ import annotations

from typing import cast

import pytest
import simcord

from cogs.services.discord_limits import MOST_CHOICES
from rules.messages import Message
from rules.questions import Option
from tests.discord.question_shapes import Pick, Picks
from tests.discord.table import BUTTON, World, buttons, components, menu, menus, text

pytestmark = pytest.mark.slow


async def answers(world: World) -> list[list[str]]:
    return cast(Picks, await world.bot.tables.store.game(1)).answers


def values(message: simcord.ResponseMessage, action: str) -> list[str]:
    return [option["value"] for option in menus(message)[menu(message, action)]]


def places(message: simcord.ResponseMessage) -> list[str]:
    """The labels of all buttons, also of the disabled ones."""
    return [part["label"] for part in components(message) if part["type"] == BUTTON]


async def skip(world: World, number: int) -> None:
    """Answer the first questions with whatever is legal."""
    for _ in range(number):
        game = await world.bot.tables.store.game(1)
        question = game.questions[0]
        picked = [option.id for option in question.options(game)][: question.min]
        await world.bot.tables.play.choose(1, 0, question.id, picked)
    await world.bot.updater.idle()


async def asked(world: World, before: int = 0) -> simcord.ResponseMessage:
    """The panel with the question after the first so many."""
    await world.started(game="picks")
    await skip(world, before)
    return await world.my_move(world.alice)


async def test_many_options_come_in_groups(world: World) -> None:
    panel = await asked(world)
    labels = [option["label"] for option in menus(panel)[menu(panel, "group")]]
    assert labels == ["Fours", "One more", "Two more", "Three more"]
    await world.choose(world.alice, panel, "group", ["1"])
    assert "**One more**" in text(panel)
    assert values(panel, "do") == [f"n{number}" for number in range(1, 60, 4)]
    await world.press(world.alice, panel, "Other categories")
    await world.choose(world.alice, panel, "group", ["2"])
    await world.choose(world.alice, panel, "do", ["n6"])
    assert await answers(world) == [["n6"]]


async def test_many_options_without_groups_come_in_pages(world: World) -> None:
    panel = await asked(world, 1)
    assert len(values(panel, "do")) == MOST_CHOICES
    assert "Page 1 of 3" in text(panel)
    assert "◀ Previous" not in buttons(panel)
    await world.press(world.alice, panel, "Next ▶")
    await world.press(world.alice, panel, "Next ▶")
    assert "Page 3 of 3" in text(panel)
    assert "Next ▶" not in buttons(panel)
    await world.choose(world.alice, panel, "do", ["n59"])
    assert (await answers(world))[1:] == [["n59"]]


async def test_several_picks_at_once_are_one_menu(world: World) -> None:
    panel = await asked(world, 2)
    assert "Pick 1 to 3." in text(panel)
    await world.choose(world.alice, panel, "do", ["n2", "n9"])
    assert (await answers(world))[2:] == [["n2", "n9"]]


async def test_several_picks_of_many_are_gathered_in_a_draft(world: World) -> None:
    panel = await asked(world, 3)
    assert "Done" not in buttons(panel)
    await world.choose(world.alice, panel, "pick", ["n3"])
    assert "- Number 3" in text(panel)
    assert "n3" not in values(panel, "pick")
    await world.press(world.alice, panel, "Next ▶")
    await world.choose(world.alice, panel, "pick", ["n30"])
    await world.press(world.alice, panel, "Undo last pick")
    assert "- Number 30" not in text(panel)
    again = await world.my_move(world.alice)
    assert "- Number 3" in text(again)
    await world.choose(world.alice, again, "pick", ["n4"])
    last = await world.my_move(world.alice)
    assert places(last).index("Done") < places(last).index("Undo last pick"), "ways back come last"
    await world.press(world.alice, last, "Done")
    assert (await answers(world))[3:] == [["n3", "n4"]]


async def test_the_last_possible_pick_sends_them_all(world: World) -> None:
    panel = await asked(world, 3)
    for pick in ("n5", "n4", "n3"):
        await world.choose(world.alice, panel, "pick", [pick])
    assert (await answers(world))[3:] == [["n5", "n4", "n3"]]


async def test_ordered_picks_are_made_one_after_another(world: World) -> None:
    panel = await asked(world, 4)
    before = places(panel)
    await world.press(world.alice, panel, "Number 7")
    assert "Number 7" not in buttons(panel)
    at = before.index("Number 7")
    assert places(panel)[: at + 1] == [*before[:at], "1. Number 7"], "each answer keeps its place"
    assert not [label for label in buttons(panel) if label.startswith("1. ")], "picked answers are disabled"
    await world.press(world.alice, panel, "Number 1")
    assert {"1. Number 7", "2. Number 1"} <= set(places(panel))
    assert "1. Number 7" not in text(panel), "the buttons say it"
    await world.press(world.alice, panel, "Done")
    assert (await answers(world))[4:] == [["n7", "n1"]]
    assert "Picked: 7 and 1." in text(world.board)


async def test_picking_nothing_is_an_answer_where_that_is_allowed(world: World) -> None:
    panel = await asked(world, 6)
    assert list(buttons(panel))[:4] == ["Number 0", "Number 1", "Number 2", "None"]
    await world.press(world.alice, panel, "None")
    assert (await answers(world))[6:] == [[]]
    await world.press(world.alice, panel, "None")
    assert (await answers(world))[7:] == [[]]
    assert "It is over." in text(panel)
    assert "**1.** Alice: 7" in text(world.board).splitlines()
    assert "Check that it was fair" in buttons(world.board)


async def test_picks_can_be_typed(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def offered(typed: str = "") -> dict[str, str]:
        suggested = await world.alice.autocomplete(world.channel, "act", "choice", typed)
        assert len(suggested) <= MOST_CHOICES
        return {choice["name"]: choice["value"] for choice in suggested}

    def explained(question: Pick, game: Picks, *, ideas: bool = True) -> list[Option]:
        options = question.options(game)
        for option in options:
            option.warning = Message("do-move", {"card": 5}) if option.id == "n5" else None
        return options

    monkeypatch.setattr(Pick, "explained", explained)
    await world.started(game="picks")
    assert list(await offered("59")) == ["Number 59"]
    await world.alice.slash(world.channel, "act", choice=(await offered("59"))["Number 59"])
    assert list(await offered("number 5")) == ["Number 5 · To 5"], "with its risk, which need not be typed"
    await world.alice.slash(world.channel, "act", choice="number 5")
    for pick in ("Number 3", "Number 1", "Done"):
        await world.alice.slash(world.channel, "act", choice=(await offered())[pick])
    await skip(world, 1)
    await world.alice.slash(world.channel, "act", choice=(await offered())["Number 6"])
    assert "Number 6" not in await offered()
    await world.alice.slash(world.channel, "act", choice=(await offered())["Number 2"])
    await world.alice.slash(world.channel, "act", choice=(await offered())["Done"])
    await skip(world, 1)
    result = await world.alice.slash(world.channel, "act", choice=(await offered())["None"])
    assert result.ephemeral
    made = await answers(world)
    assert (made[0], made[1], made[2], made[4], made[6]) == (["n59"], ["n5"], ["n3", "n1"], ["n6", "n2"], [])
