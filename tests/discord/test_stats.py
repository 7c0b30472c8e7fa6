"""Statistics on the screen: of a server, of one game, of one person, in both languages."""

from __future__ import annotations

import pytest
import simcord

from cogs.interactions.stats import ALL, MOST_LINES
from storage.queries.rows import Rows
from storage.rows import Table
from tests.discord.table import World, menu, menus, response, text

pytestmark = pytest.mark.long


async def stats(world: World, who: simcord.MemberActor, **options: object) -> simcord.ResponseMessage:
    """The page as it is shown, after any deferral."""
    return response(await who.slash(world.channel, "table stats", **options))


async def copied(world: World, table_id: int, people: int) -> None:
    """Further games like this one, each of two people nobody knows."""

    def write(rows: Rows) -> None:
        do = rows.connection.execute
        names = [row["name"] for row in do("PRAGMA table_info(games)") if row["name"] != "id"]
        for number in range(people // 2):
            new = table_id + 1000 + number
            do(
                f"INSERT INTO games (id, {', '.join(names)}) SELECT ?, {', '.join(names)} FROM games WHERE id = ?",
                (new, table_id),
            )
            do(
                "INSERT INTO results (game_id, reason, winners, facts) SELECT ?, reason, winners, facts FROM results"
                " WHERE game_id = ?",
                (new, table_id),
            )
            for seat in (0, 1):
                do(
                    "INSERT INTO places (game_id, seat, user_id, name, computer, place, total, scores, won)"
                    " SELECT ?, seat, ?, ?, computer, place, total, scores, won FROM places"
                    " WHERE game_id = ? AND seat = ?",
                    (new, new * 2 + seat, f"Person {number}.{seat}", table_id, seat),
                )

    await world.bot.tables.database.write(write)


async def test_without_finished_games_there_are_no_statistics(world: World) -> None:
    page = await stats(world, world.alice)
    assert "There are no finished games to count here yet" in text(page)
    assert "Only games played here from their beginning to a result count" in text(page)
    assert menus(page) == {}


async def test_one_game_shows_wins_and_means(world: World) -> None:
    await world.finished(world.bob, computers=1)
    page = await stats(world, world.bob)
    assert page.ephemeral
    assert "**Sample: 1 game, 1 with a winner**" in text(page)
    assert "- **Alice**: 1 game" in text(page)
    assert "Computer" not in text(page).replace("Computer players", "")
    assert menus(page) == {}, "there is one game only"


async def test_the_statistics_are_shown_in_japanese(world: World) -> None:
    await world.finished(world.person("bob"))
    page = await stats(world, world.person("hana", "ja"))
    assert "- **Alice**：" in text(page)


async def test_several_games_are_added_up_and_shown_one_by_one(world: World, finished: Table) -> None:
    await world.finished(world.bob)

    def other(rows: Rows) -> None:
        rows.connection.execute("UPDATE games SET game = 'picks' WHERE id = ?", (finished.id,))

    await world.bot.tables.database.write(other)
    page = await stats(world, world.bob)
    assert "**All games together: 2**" in text(page)
    assert "- **Alice**: 2 games" in text(page)
    (choices,) = menus(page).values()
    assert {choice["value"] for choice in choices} == {ALL, "sample", "picks"}
    await world.choose(world.bob, page, "stats", ["sample"])
    assert "**Sample: 1 game" in text(page)
    await world.choose(world.bob, page, "stats", [ALL])
    assert "**All games together: 2**" in text(page)
    assert "I don't know a game called" in text(await world.forge(world.bob, page, next(iter(menus(page))), ["chess"]))


async def test_the_statistics_of_a_person_list_their_games(world: World, finished: Table) -> None:
    page = await stats(world, world.alice, player=world.bob.user)
    assert "Statistics for Bob" in text(page)
    assert "**Game by game**\n- **Sample**: 1 game" in text(page)
    assert "Alice" not in text(page)
    stranger = await stats(world, world.alice, player=world.person("carol").user)
    assert "There are no finished games to count here yet" in text(stranger)
    page = response(await world.bob.user.slash("table stats"))
    assert "- **Sample**: 1 game" in text(page), "in a DM, wherever one has played"


async def test_thirty_people_are_listed_as_far_as_there_is_room(world: World) -> None:
    table = await world.finished(world.person("bob"))
    await copied(world, table.id, 28)
    page = await stats(world, world.alice)
    assert text(page).count("\n- **") == MOST_LINES
    assert "and 10 more players" in text(page)


@pytest.mark.parametrize(("computers", "counts"), [(0, True), (1, False)])
@pytest.mark.parametrize(
    ("language", "expected", "reason"),
    [("en-US", "doesn't count", "end-counted"), ("ja", "成績に数えません", "end-stopped")],
)
async def test_a_result_that_does_not_count_says_so(
    world: World, computers: int, counts: bool, language: str, expected: str, reason: str
) -> None:
    """Computer players agree to everything, so an end that was agreed with them does not count."""
    table = await world.finished(world.bob, computers=computers)
    tables = world.bot.tables
    assert table.in_statistics
    await tables.database.write(lambda rows: rows.connection.execute("UPDATE games SET reason = ?", (reason,)))
    tables.store.forget(table.id)
    assert (await tables.store.get(table.id)).in_statistics is counts
    assert bool((await tables.past.stats(guild_id=world.guild.id)).players) is counts
    reader = world.person("hana", language)
    history = response(await reader.slash(world.channel, "table history"))
    game = response(await reader.select(history, [str(table.id)], custom_id=menu(history, "past_game")))
    assert (expected in text(game)) is not counts
    world.bot.updater.boards.forget()
    world.bot.updater.touch(table.id)
    await world.settled()
    assert ("doesn't count in the statistics" in text(world.board)) is not counts
