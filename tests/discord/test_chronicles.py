"""The end of a game with scores: its board, the chronicle, and the course of the scores as a picture or text."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest
import simcord

from cogs.screens.chronicle import odds
from storage.rows import Table
from tests.discord.table import Member, World, buttons, pictures, response, says, text
from tests.discord.test_past_games import files
from tests.discord.test_pictures import draw
from tests.rules.sample import Sample

pytestmark = [pytest.mark.long, pytest.mark.bot(draw=draw), pytest.mark.usefixtures("scores")]


async def opened(world: World, who: simcord.MemberActor) -> simcord.ResponseMessage:
    """The chronicle, by its button below the end."""
    return response(await world.press(who, world.board, "📜 Chronicle"))


async def test_the_chronicle_opens_on_demand_with_its_boards(world: World, finished: Table) -> None:
    (board,) = pictures(world.board)
    assert board.startswith("points")
    assert files(world.board) == [], "the end is one screen"
    page = await opened(world, world.bob)
    assert page.ephemeral
    telling = await world.bot.tables.chronicles.tell(finished)
    assert telling.turnings
    *boards, chart = pictures(page)
    assert len(boards) == len(telling.turnings)
    assert all(words.startswith("points [") for words in boards)
    assert chart.startswith("Scores during the game for 2 players, from choice 0 to ")
    result = await world.bot.tables.past.result(finished.id)
    for rank, place in enumerate(result.places, 1):
        assert f"{rank}, {finished.seats[place.seat].name}: 0 → " in chart
        assert f"→ {place.total}." in chart
    shown = text(page)
    assert shown.startswith(f"## 📜 The chronicle\n-# Sample · Table {finished.id}")
    for number, turning in zip("①②③④⑤", telling.turnings, strict=False):
        assert turning.change is not None
        assert f"**{number} " in shown
        assert f"-# Turn {turning.turn} of {telling.turns}" in shown
    assert re.search(r"\*\*① (Alice|Bob): 0 → 1 point\*\*", shown)
    assert "Alice was there, and nobody has anything bad to say." in shown
    assert "Bob was there, and nobody has anything bad to say." in shown


async def test_the_chronicle_is_shown_in_the_readers_language(world: World) -> None:
    await world.finished(world.person("bob"))
    page = await opened(world, world.hana)
    assert text(page).startswith("## 📜 今宵の物語")
    assert pictures(page)[-1].startswith("2人の得点の推移")


async def test_each_turning_point_links_to_the_replay(world: World, finished: Table) -> None:
    telling = await world.bot.tables.chronicles.tell(finished)
    page = response(await world.press(world.bob, await opened(world, world.bob), "Watch ①"))
    assert page.ephemeral
    at = telling.turnings[0].at
    assert text(page).splitlines()[1].startswith(f"-# Choice {at} of " if at else "-# The start")


async def test_the_chronicle_has_no_pictures_for_a_person_who_prefers_text(world: World, finished: Table) -> None:
    await world.bot.services.people.set(world.bob.id, "text_only", True)
    page = await opened(world, world.bob)
    assert pictures(page) == []
    says(page, "**① ", "**Scores during the game**\n- 1, Alice: 0 → ")


async def test_a_game_ended_after_a_few_choices_has_no_chronicle(world: World, rival: Member) -> None:
    await world.bot.tables.ending.end((await world.table()).id, world.alice.id)
    await world.settled()
    assert "📜 Chronicle" not in buttons(world.board)


async def test_a_game_without_scores_has_no_chronicle(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sample, "standing", lambda game: None)
    await world.finished(world.bob)
    assert "This game has no chronicle." in text(await opened(world, world.bob))


# The end and the history


async def test_a_game_that_ends_early_shows_its_board_and_why(world: World, rival: Member) -> None:
    table = await world.table()
    await world.bot.tables.ending.end(table.id, world.alice.id)
    await world.bot.updater.idle()
    assert len(pictures(world.board)) == 1
    assert "The host ended the game." in text(world.board)
    page = response(await world.press(world.alice, world.board, "Check that it was fair"))
    assert files(page) == [f"kantera-{table.id}-sample.json"]


async def test_where_files_cannot_be_attached_the_end_is_text_only(world: World, rival: Member) -> None:
    world.bot.updater.boards._no_files[world.channel.id] = world.bot.services.clock()
    await world.played()
    assert pictures(world.board) == files(world.board) == []
    assert "`/table history` shows the game" in text(world.board)
    page = response(await rival.slash(world.channel, "table history"))
    await world.choose(rival, page, "past_game", [str((await world.bot.tables.past.history(limit=1))[0].table.id)])
    assert files(page) != []


# Odds


@pytest.mark.parametrize(
    ("chance", "good", "words"),
    [
        ((1, 3), True, "(chance of this much luck: 33%)"),
        ((1, 10), True, "(chance of this much luck: 10%, one in 10)"),
        ((1, 27), False, "(chance of such bad luck: 3.7%, one in 27)"),
        ((1, 2304), False, "(chance of such bad luck: 0.043%, one in 2,304)"),
    ],
)
async def test_odds_are_given_in_percent_and_small_ones_also_as_one_in_n(
    world: World, rival: Member, chance: tuple[int, int], good: bool, words: str
) -> None:
    reader = await world.reader()
    assert odds(reader, Fraction(*chance), good=good) == words
