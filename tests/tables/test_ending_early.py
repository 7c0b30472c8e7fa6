"""Ending a game early: computer players go along with the people, and the game so far still counts."""

from __future__ import annotations

import pytest

from rules.agenda import Agenda
from rules.errors import RulesError
from rules.game import COUNT_POINTS
from rules.messages import TABLE, Seat
from rules.records import replay
from rules.registry import GAMES, PLAYERS
from storage.database import Database
from tables.errors import RulesBroke
from tables.history.chronicles import FEWEST_CHOICES
from tables.tables import Tables
from tests.tables.group_helpers import agree, turns
from tests.tables.helpers import ANN, BEN, CAT, CHANNEL, GUILD, logged_keys, make_tables, moves, pick, started
from tests.tables.turns import Turns


@pytest.mark.parametrize(
    ("game", "counts_points"),
    [
        pytest.param("dungeoneer", False, marks=pytest.mark.rule("DN-19.5")),
        pytest.param("thunderstone", True, marks=pytest.mark.rule("TS-19.14")),
    ],
)
async def test_a_game_whose_rules_have_an_agreed_end_ends_by_them(
    database: Database, game: str, counts_points: bool
) -> None:
    """Its people agree, computer players go along, and the end replays like any choice."""
    tables = make_tables(database, games=GAMES, players=PLAYERS)
    table = await started(tables, ANN, BEN, game=game, computers=2, level="random")
    await tables.computers.idle()
    proposed = await tables.ending.propose(table.id, BEN.id)
    assert proposed.table.status == "running"
    over = await agree(tables, table.id, ANN, "end")
    assert (over.table.status, over.table.reason) == ("finished", "end-stopped")
    result = replay(await tables.store.record(table.id), GAMES).result
    assert result is not None
    assert bool(result.winners) == counts_points
    logged = await logged_keys(tables, table.id)
    assert ("log-counted" if counts_points else "log-ended_by_all") in logged
    assert (await tables.past.stats(guild_id=GUILD)).players == [], "computer players agree to everything"


async def test_a_game_between_people_that_is_counted_early_counts_in_the_statistics(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rules.dice.Dice.roll", lambda dice, sides=6: 6)
    table = await turns(tables, ANN, BEN)
    await moves(tables, table.id, "0 step", "1 roll")
    await tables.ending.propose(table.id, ANN.id)
    await agree(tables, table.id, BEN, "end")
    players = {player.user_id: player.wins for player in (await tables.past.stats(guild_id=GUILD)).players}
    assert players == {ANN.id: 0, BEN.id: 1}


async def test_a_game_ended_by_counting_points_can_be_imported_from_its_file(tables: Tables) -> None:
    table = await turns(tables, BEN, ANN)
    await pick(tables, table.id, 0, "step")
    await tables.ending.propose(table.id, ANN.id)
    await agree(tables, table.id, BEN, "end")
    record = await tables.game_files.export(table.id, ANN)
    data = record.model_dump_json().encode()
    again = await tables.game_files.import_game(data, GUILD, CHANNEL + 1, CAT, "en", admin=True)
    assert (again.status, again.reason) == ("finished", "end-counted")
    assert await tables.past.result(again.id) == await tables.past.result(table.id)


async def test_a_rules_error_while_counting_points_leaves_the_game_unchanged(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await turns(tables, BEN, ANN)
    await tables.ending.propose(table.id, ANN.id)

    def broken(agenda: Agenda, game: Turns) -> None:
        if game.result is not None:
            raise ZeroDivisionError("the rules break once the points are counted")

    with monkeypatch.context() as patch:
        patch.setattr(Agenda, "run", broken)
        with pytest.raises(RulesBroke):
            await agree(tables, table.id, BEN, "end")
    assert (await tables.store.game(table.id)).result is None
    assert (await agree(tables, table.id, BEN, "end")).table.reason == "end-counted"


@pytest.mark.parametrize("seat", [TABLE, 0, 1])
async def test_players_cannot_answer_the_tables_own_question_to_count_points(tables: Tables, seat: Seat) -> None:
    """For example with a button press whose custom id was made up."""
    table = await turns(tables, BEN, ANN)
    for user_id in (None, ANN.id, BEN.id, CAT.id):
        with pytest.raises(RulesError) as error:
            await tables.play.choose(table.id, seat, COUNT_POINTS, [], user_id=user_id)
        assert error.value.message.key in ("refused-question_closed", "refused-not_seated")
    now = await tables.store.get(table.id)
    assert (now.status, now.version) == ("running", 0)


@pytest.mark.parametrize(("choices", "due"), [(FEWEST_CHOICES - 1, False), (FEWEST_CHOICES, True)])
async def test_a_game_that_the_host_ended_has_a_chronicle_unless_it_had_hardly_begun(
    tables: Tables, choices: int, due: bool
) -> None:
    table = await turns(tables, ANN, BEN)
    for number in range(choices):
        await pick(tables, table.id, number % 2, "step")
    ended = await tables.ending.end(table.id, ANN.id)
    assert ended.status == "ended"
    assert tables.chronicles.has(ended) == due
