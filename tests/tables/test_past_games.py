"""Finished games: history, statistics, how the scores went."""

from __future__ import annotations

from pathlib import Path

import pytest

from storage.database import Database, open_database
from tables.tables import Tables
from tests.tables.group_helpers import GAMES, PLAYERS, finished, is_refused, make, stand_in, turns
from tests.tables.helpers import ANN, BEN, CAT, GUILD, ManualClock, NotingThinker, make_tables, moves, pick, play_to_end
from tests.tables.turns import Turns


async def test_history_can_be_paged_and_filtered(tables: Tables) -> None:
    ids = [(await finished(tables, "step", "look", channel=channel)).id for channel in range(5)]
    other = await finished(tables, "step", guild=78)
    await turns(tables, CAT, channel=9)  # runs
    page = await tables.past.history(guild_id=GUILD, limit=2)
    assert [past.table.id for past in page] == [ids[4], ids[3]]
    assert page[0].result == await tables.past.result(ids[4])
    assert (page[0].result.winners, page[0].result.reason) == ([0], "end-turns")
    page = await tables.past.history(guild_id=GUILD, before=ids[3], limit=10)
    assert [past.table.id for past in page] == ids[2::-1]
    assert [message.table.id for message in await tables.past.history(user_id=ANN.id, limit=1)] == [other.id]
    assert await tables.past.history(user_id=CAT.id) == []
    assert await tables.past.history(guild_id=GUILD, game="sample") == []


async def test_statistics_count_games_wins_places_and_points(tables: Tables) -> None:
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
    [here] = (await tables.past.stats(guild_id=GUILD, user_id=BEN.id)).players
    assert (here.name, here.games) == ("Ben", 3)
    assert (await tables.past.stats(guild_id=GUILD, game="sample")).games == {}
    assert (await tables.past.stats(guild_id=4711)).players == []
    for game in (None, "turns", "sample"):  # all games that were played are named, whichever one is requested
        assert (await tables.past.stats(guild_id=GUILD, game=game)).played == ["turns"]
        assert (await tables.past.stats(guild_id=GUILD, user_id=CAT.id, game=game)).played == []


async def test_games_that_were_ended_and_computer_players_do_not_count(tables: Tables) -> None:
    table = await turns(tables, ANN, BEN)
    await tables.ending.end(table.id, ANN.id)
    solo = await turns(tables, ANN, computers=1, settings={"turns": 2})
    await play_to_end(tables, solo.id)
    stats = await tables.past.stats(guild_id=GUILD)
    assert [(player.name, player.games) for player in stats.players] == [("Ann", 1)]
    await is_refused("still_running", tables.past.result(table.id))


async def test_the_course_of_a_game_gives_the_scores_after_each_change(tables: Tables) -> None:
    table = await turns(tables, ANN, BEN, settings={"turns": 4})
    await moves(tables, table.id, "0 step", "1 look", "0 step")
    await is_refused("still_running", tables.replays.course(table.id))
    await tables.undo.take_back(table.id, ANN.id)
    await moves(tables, table.id, "0 look", "1 step")
    assert await tables.replays.course(table.id) == [(0, [0, 0]), (1, [1, 0]), (6, [1, 1])]


async def test_a_game_without_scores_along_the_way_has_no_course(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await finished(tables, "step", "step")
    monkeypatch.setattr(Turns, "standing", lambda game: None)
    assert await tables.replays.course(table.id) == []


async def test_a_seat_that_a_stand_in_played_counts_for_nobody(tables: Tables, clock: ManualClock) -> None:
    table = await turns(tables, ANN, BEN, CAT, settings={"turns": 4})
    await pick(tables, table.id, 0, "step")
    await stand_in(tables, table.id, ANN, 1, clock, CAT)
    await moves(tables, table.id, "2 look", "0 look")
    await tables.computers.idle()
    assert (await tables.store.get(table.id)).status == "finished"
    stats = await tables.past.stats(guild_id=GUILD)
    assert {player.name: player.games for player in stats.players} == {"Ann": 1, "Cat": 1}


async def test_games_without_winners_count_without_a_place(database: Database, tables: Tables) -> None:
    table = await finished(tables, "step", "look")
    await database.write(
        lambda rows: rows.connection.execute("UPDATE results SET winners = '[]' WHERE game_id = ?", (table.id,))
    )
    stats = await tables.past.stats(guild_id=GUILD)
    assert stats.games == {"turns": (1, 0)}
    assert [(player.games, player.places) for player in stats.players] == [(1, {}), (1, {})]


async def test_games_that_ended_for_one_reason_are_found_on_every_page(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tables.history.past_games.PAGE", 2)
    ids = [(await finished(tables, "step", channel=channel)).id for channel in range(5)]
    await finished(tables, "step", guild=78)
    ended = await tables.past.ended_by("end-turns", "turns", GUILD, ANN.id)
    assert [table.id for table, _ in ended] == ids[::-1]
    assert ended[0][1] == await tables.past.result(ids[4])
    assert await tables.past.ended_by("end-other", "turns", GUILD, ANN.id) == []
    assert await tables.past.ended_by("end-turns", "sample", GUILD, ANN.id) == []


# Cached reports


async def test_statistics_are_counted_once_until_another_game_is_finished(database: Database) -> None:
    thinker = NotingThinker()
    tables = make_tables(database, games=GAMES, players=PLAYERS, thinker=thinker)
    await finished(tables, "step", "look")
    running = await turns(tables, ANN, BEN, settings={"turns": 1}, channel=5)
    first = await tables.past.stats(guild_id=GUILD, asker=CAT.id)
    assert await tables.past.stats(guild_id=GUILD, asker=ANN.id) is first
    assert (await tables.past.stats(guild_id=GUILD, game="sample", asker=ANN.id)).games == {}
    assert thinker.called == ["count", "count"]
    await pick(tables, running.id, 0, "step")
    assert (await tables.past.stats(guild_id=GUILD, asker=CAT.id)).games == {"turns": (2, 2)}
    assert thinker.called == ["count", "count", "count"]


async def test_cached_reports_do_not_name_a_forgotten_person(tables: Tables) -> None:
    await finished(tables, "step", "look")
    before = await tables.past.stats(guild_id=GUILD, asker=CAT.id)
    assert {player.name for player in before.players} == {"Ann", "Ben"}
    await tables.forgetting.forget(BEN.id)
    assert tables.coalescer._kept == {}
    assert [player.name for player in (await tables.past.stats(guild_id=GUILD, asker=CAT.id)).players] == ["Ann"]


async def test_changes_by_another_process_invalidate_cached_reports(path: Path) -> None:
    here, there = await open_database(path), await open_database(path)
    ours, theirs = make(here), make(there, seed=2)
    await finished(ours, "step", "look")
    assert (await ours.past.stats(guild_id=GUILD, asker=CAT.id)).games == {"turns": (1, 1)}
    await finished(theirs, "step", "look")
    assert (await ours.past.stats(guild_id=GUILD, asker=CAT.id)).games == {"turns": (2, 2)}
    await theirs.forgetting.forget(BEN.id)
    assert [player.name for player in (await ours.past.stats(guild_id=GUILD, asker=CAT.id)).players] == ["Ann"]
    for tables, database in ((ours, here), (theirs, there)):
        await tables.close()
        await database.close()
