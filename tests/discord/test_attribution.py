"""Who acted, in words: the log, the result, the chronicle and the replay name the player who made a choice.

Bob has the first seat, Alice, the host, has the last one, and the tests are about the seat between them.
"""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

from cogs.services.ids import CustomId
from cogs.services.reader import Reader
from locales.sanitizing import unescape
from storage.rows import Person, Table
from tests.discord.table import Member, World, buttons, menu, response, says, text
from tests.rules.sample import Sample
from tests.tables.helpers import pick

pytestmark = pytest.mark.long

SEAT = 1


@pytest.fixture(autouse=True)
def scores(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sample scores along the way, and a turn begins with each round."""
    monkeypatch.setattr(Sample, "standing", lambda game: list(game.points))
    monkeypatch.setattr(Sample, "turn_starts", ("log-shown",))


async def opened(world: World, *, carol: bool = False, **settings: Any) -> Table:
    """A running sample table: Bob, a computer player (or Carol), and Alice, the host."""
    await world.lobby(world.bob, **settings)
    if carol:
        await world.press(world.person("carol"), world.board, "🪑 Join / leave")
    else:
        await world.add(world.alice, "random")
    table = await world.table()
    await world.bot.tables.lobby.move_seat(table.id, 0, 2, world.alice.id)
    await world.settled()
    await world.press(world.alice, world.board, "▶️ Start")
    table = await world.table()
    assert [seat.name for seat in table.seats] == ["Bob", "Carol" if carol else "moss", "Alice"]
    return table


async def choices(world: World, table: Table, seat: int, times: int = 1) -> None:
    """A person answers that many questions with whatever is offered first."""
    tables = world.bot.tables
    for _ in range(times):
        await tables.computers.idle()
        await pick(tables, table.id, seat, by=(await tables.store.get(table.id)).seats[seat].user_id)
    await world.settled()


async def everyone_answers(world: World, table: Table) -> None:
    """Each seat that is asked answers once, in the order of the seats."""
    for seat in range(len(table.seats)):
        await world.bot.tables.computers.idle()
        questions = (await world.bot.tables.store.game(table.id)).questions
        if any(question.awaited for question in questions if question.seat == seat):
            await choices(world, table, seat)


async def log(world: World, who: Member | None = None) -> list[str]:
    """The lines of the log's newest page, for Alice if nobody else is named."""
    page = response(await (who or world.alice).click(world.board, custom_id=buttons(world.board)["Log"]))
    return unescape(text(page)).splitlines()


def lines_with(lines: list[str], *parts: str) -> list[str]:
    """The lines that hold one of these parts, without the time of day."""
    return [line.partition("> ")[2] for line in lines if any(part in line for part in parts)]


async def test_after_a_takeover_earlier_log_lines_still_name_the_computer_player(world: World) -> None:
    table = await opened(world, rounds=2)
    await choices(world, table, 0)
    await world.bot.tables.switches.set(table.id, Person(id=world.alice.id, name="Alice"), open_seats=True)
    await world.bot.tables.seats.takeover(table.id, Person(id=world.carol.id, name="Carol"), SEAT)
    await world.settled()
    lines = lines_with(await log(world), "has laid", "takes over seat")
    assert lines[-2:] == ["Bob has laid a card.", "Carol takes over seat 2."]
    assert "🤖 Moss has laid a card." in lines
    assert not any(line.startswith("Carol has") for line in lines)
    before = lines
    await world.played()
    lines = lines_with(await log(world), "has laid", "takes over seat")
    assert lines[: len(before)] == before, "old lines are unchanged"
    assert "Carol has laid a card." in lines


async def test_the_log_says_that_a_computer_acted_for_someone(world: World) -> None:
    table = await opened(world, carol=True, rounds=2)
    japanese = world.person("dana", "ja")
    await world.bot.tables.seats.call(table.id, world.alice.id, SEAT)
    await world.bot.tables.proposals.agree(table.id, table.seats[0].user_id or 0, (await world.table()).proposals[0].id)
    held = await world.bot.tables.store.get(table.id)
    world.bot.tables.store.now = lambda: held.touched + held.away_after + 5
    await world.bot.tables.clock.run_due(world.bot.tables.store.now())
    await world.settled()
    lines = lines_with(await log(world), "Carol")
    assert lines[-2:] == [
        "🤖 Carol hasn't answered, so a computer player takes over until Carol is back.",
        "🤖 Computer (for Carol) has laid a card.",
    ]
    assert "🤖 Computer (for Carol) has laid a card." in unescape(text(world.board))
    assert "コンピューター（Carolの代打）がカードを出しました。" in "\n".join(await log(world, japanese))
    await world.bot.tables.absence.come_back(table.id, held.seats[SEAT].user_id or 0)
    await world.played()
    assert "Carol has laid a card." in lines_with(await log(world), "Carol")


async def seat_shared(world: World, *, computer: int) -> Table:
    """Finished after three rounds; Carol took the seat over after the computer had played that many of them."""
    table = await opened(world, rounds=3)
    tables = world.bot.tables
    await tables.switches.set(table.id, Person(id=world.alice.id, name="Alice"), open_seats=True)
    while cast(Sample, await tables.store.game(table.id)).round <= computer:
        await tables.computers.idle()
        questions = (await tables.store.game(table.id)).questions
        await pick(
            tables,
            table.id,
            next(question.seat for question in questions if question.awaited and question.seat != SEAT),
        )
    carol = world.person("carol")
    await tables.seats.takeover(table.id, Person(id=carol.id, name="Carol"), SEAT)
    return await world.played()


@pytest.mark.parametrize(("computer", "whose"), [(2, "🤖 Moss"), (0, "Carol")])
async def test_the_result_counts_for_the_player_with_the_most_choices_on_the_seat(
    world: World, computer: int, whose: str
) -> None:
    table = await seat_shared(world, computer=computer)
    [computers, carols] = table.shares
    words = text(world.board)
    shared = rf"Seat 2 was played by 🤖 Moss \(turns? .+, {computers.choices} choices?\) and Carol \(turns? .+\)\."
    assert re.search(rf"🔁 {shared} Its result counts for {whose}\.", words)
    places = [line for line in words.splitlines() if line.startswith("**") and ": " in line]
    assert any(whose in line for line in places)
    assert not any(({"🤖 Moss", "Carol"} - {whose}).pop() in line for line in places)
    assert (computers.credited, carols.credited) == (whose == "🤖 Moss", whose == "Carol")


@pytest.mark.parametrize(("computer", "whose"), [(2, "🤖 Moss"), (0, "Carol")])
async def test_history_and_statistics_name_the_player_for_whom_the_result_counts(
    world: World, computer: int, whose: str
) -> None:
    await seat_shared(world, computer=computer)
    history = response(await world.alice.slash(world.channel, "table history"))
    line = next(line for line in text(history).splitlines() if "Table 1" in line)
    entry = text(history)[text(history).index(line) :]
    assert whose in entry
    game = response(await world.alice.select(history, ["1"], custom_id=menu(history, "past_game")))
    assert f"Its result counts for {whose}." in text(game)
    assert ("Carol" in text(await world.alice.slash(world.channel, "table stats"))) == (whose == "Carol")


async def test_the_result_of_a_shared_seat_is_shown_in_japanese(world: World) -> None:
    table = await seat_shared(world, computer=2)
    dana = world.person("dana", "ja")
    history = response(await dana.slash(world.channel, "table history"))
    game = response(await dana.select(history, [str(table.id)], custom_id=menu(history, "past_game")))
    says(
        game,
        "席2の担当：🤖 モス（手番1～2、選択3回）、Carol（手番3、選択1回）。",
        "この席の結果は🤖 モスの成績になります。",
    )


async def test_chart_and_replay_name_the_player_of_the_seat(world: World) -> None:
    table = await seat_shared(world, computer=2)
    reader = await Reader.of(world.bot.services, table, None, "en")
    assert reader.plain_names == ["Bob", "🤖 Moss", "Alice"], "for the chart and everything about the result"
    timeline = await world.bot.tables.replays.timeline(table.id)
    took = table.former[0].entry
    assert reader.at(took).plain_names[SEAT] == "🤖 Moss"
    assert reader.at(took + 1).plain_names[SEAT] == "Carol"
    for entry, who in ((took, "🤖 Moss"), (took + 1, "Carol")):
        at = timeline.step_of(entry)
        assert at is not None
        button = CustomId("rp", table.id, rest=f"f{at}h").button
        assert f"**{who}**" in text(await world.forge(world.alice, world.board, button)), "the owner at that time"
    button = CustomId("rp", table.id, rest=f"l{timeline.last}eb").button
    assert "Its result counts for 🤖 Moss." in text(await world.forge(world.alice, world.board, button))


async def test_the_chronicle_names_the_player_who_acted(world: World) -> None:
    await seat_shared(world, computer=2)
    chronicle = response(await world.press(world.alice, world.board, "📜 Chronicle"))
    lines = text(chronicle).splitlines()
    assert "**② 🤖 Moss: 0 → 1 point**" in lines
    assert "- 🤖 Moss was there, and nobody has anything bad to say." in lines, "for whom the result counts"


async def test_a_game_that_was_ended_early_credits_who_acted_and_not_who_sits_there(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Carol plays and leaves, Dana takes her seat and chooses nothing, and an admin ends the game."""
    monkeypatch.setattr("tables.history.chronicles.FEWEST_CHOICES", 1)
    table = await opened(world, carol=True, rounds=4)
    tables = world.bot.tables
    boss = world.boss()
    for _ in range(2):
        await everyone_answers(world, table)
    carol = (await tables.store.get(table.id)).seats[SEAT].user_id
    dana = world.person("dana")
    await tables.switches.set(table.id, Person(id=world.alice.id, name="Alice"), open_seats=True)
    await tables.seats.leave(table.id, carol or 0)
    await tables.seats.takeover(table.id, Person(id=dana.id, name="Dana"), SEAT)
    table = await tables.ending.end(table.id, boss.id, admin=True)
    await world.settled()
    for shown in (table, await tables.store.get(table.id)):
        assert world.bot.services.names(shown, "en")[SEAT] == "Carol"
    tables.store.forget(table.id)
    assert [share.name for share in (await tables.store.get(table.id)).shares if share.credited] == ["Carol"]
    chronicle = text(await world.press(world.alice, world.board, "📜 Chronicle"))
    history = response(await world.alice.slash(world.channel, "table history"))
    line = next(line for line in text(history).splitlines() if "Table 1" in line)
    assert "A server admin ended the game." in line
    game = response(await world.alice.select(history, ["1"], custom_id=menu(history, "past_game")))
    for words in (text(world.board), chronicle, text(history), text(game)):
        assert "Dana" not in words.replace("Dana takes over", "")
    assert "Carol" in text(game)
