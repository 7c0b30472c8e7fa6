"""Finished games: history, statistics, how the scores went."""

from __future__ import annotations

import pytest

from rules.core.errors import BadSetup
from storage.sqlite.database import Database
from tables.past import Standing
from tables.tables import Tables
from tests.tables.helpers import ANN, BEN, CAT, GUILD, play_to_end
from tests.tables.turns import Turns
from tests.tables.world import make, pick, refused, turns


async def finished(tables: Tables, *options: str, channel: int = 1, guild: int | None = GUILD) -> int:
    """A game of Ann and Ben in which these options were chosen in turn; its table."""
    table = await turns(tables, ANN, BEN, options={"turns": len(options)}, channel=channel, guild=guild)
    for number, option in enumerate(options):
        await pick(tables, table.id, number % 2, option)
    return table.id


async def test_history_pages_back_and_is_narrowed(database: Database) -> None:
    tables = make(database)
    ids = [await finished(tables, "step", "look", channel=channel) for channel in range(5)]
    other = await finished(tables, "step", guild=78)
    await turns(tables, CAT, channel=9)  # runs
    page = await tables.past.history(guild_id=GUILD, limit=2)
    assert [each.table.id for each in page] == [ids[4], ids[3]]
    assert page[0].result == await tables.past.result(ids[4])
    assert (page[0].result.winners, page[0].result.reason) == ([0], "end-turns")
    page = await tables.past.history(guild_id=GUILD, before=ids[3], limit=10)
    assert [each.table.id for each in page] == ids[2::-1]
    assert [each.table.id for each in await tables.past.history(user_id=ANN.id, limit=1)] == [other]
    assert await tables.past.history(user_id=CAT.id) == []
    assert await tables.past.history(guild_id=GUILD, game="sample") == []


async def test_statistics_count_games_wins_places_and_points(database: Database) -> None:
    tables = make(database)
    await finished(tables, "step", "look")
    await finished(tables, "look", "step", "step", "step")
    await finished(tables, "step", "step")
    await finished(tables, "step", guild=78)
    stats = await tables.past.stats(guild_id=GUILD)
    assert stats.games == {"turns": (3, 3)}
    ann, ben = stats.players
    assert (ben.name, ben.games, ben.wins, ben.places, ben.mean_score) == ("Ben", 3, 2, {2: 1, 1: 2}, 1.0)
    assert (ann.name, ann.games, ann.wins, ann.places, ann.mean_score) == ("Ann", 3, 2, {1: 2, 2: 1}, 1.0)
    [everywhere] = (await tables.past.stats(user_id=ANN.id)).players
    assert everywhere.games == 4
    assert (await tables.past.stats(guild_id=GUILD, game="sample")).games == {}
    assert (await tables.past.stats(guild_id=4711)).players == []


async def test_games_that_were_ended_and_computer_players_do_not_count(database: Database) -> None:
    tables = make(database)
    table = await turns(tables, ANN, BEN)
    await tables.ending.end(table.id, ANN.id)
    solo = await turns(tables, ANN, computers=1, options={"turns": 2})
    await play_to_end(tables, solo.id)
    stats = await tables.past.stats(guild_id=GUILD)
    assert [(player.name, player.games) for player in stats.players] == [("Ann", 1)]
    with refused("still_running"):
        await tables.past.result(table.id)


async def test_the_scores_along_the_way(database: Database) -> None:
    tables = make(database)
    table = await turns(tables, ANN, BEN, options={"turns": 4})
    await pick(tables, table.id, 0, "step")
    await pick(tables, table.id, 1, "look")
    await pick(tables, table.id, 0, "step")
    with refused("still_running"):
        await tables.past.standings(table.id)
    await tables.undo.take_back(table.id, ANN.id)
    await pick(tables, table.id, 0, "look")
    await pick(tables, table.id, 1, "step")
    assert await tables.past.standings(table.id) == [Standing(0, [0, 0]), Standing(1, [1, 0]), Standing(6, [1, 1])]


async def test_a_game_that_does_not_score_along_the_way_has_no_course(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = make(database)
    table_id = await finished(tables, "step", "step")
    with monkeypatch.context() as silent:
        silent.setattr(Turns, "standing", lambda game: None)
        assert await tables.past.standings(table_id) == []

    def refuses(*_: object, **__: object) -> None:
        raise BadSetup("refused-seats")

    monkeypatch.setattr(Turns, "start", refuses)  # the rules have changed since
    assert await tables.past.standings(table_id) == []
