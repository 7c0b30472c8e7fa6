"""Undo: nothing is deleted, the dice change if anything was revealed, and a replay leads to the same position."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from rules.game import Game
from rules.messages import seat_name
from rules.records import Back, Choice, replay
from storage.database import Database
from storage.errors import StorageFailure
from storage.rows import Table
from tables.errors import Refusal
from tables.play import choices, verification
from tables.play.undo import can_undo_alone, seen_version
from tables.store.rewind import in_phase
from tables.tables import Tables
from tests.rules.sample import Sample
from tests.tables.group_helpers import (
    GAMES,
    agree,
    finished,
    hear,
    is_illegal,
    is_refused,
    make,
    refused,
    stand_in,
    turns,
    write_note,
)
from tests.tables.helpers import (
    ADMIN,
    ANN,
    BEN,
    CAT,
    GUILD,
    ManualClock,
    asked,
    logged_keys,
    moves,
    pick,
    refusing,
    rows,
    started,
)
from tests.tables.turns import Turns


async def saved(tables: Tables, table_id: int) -> str:
    """The position as it is saved."""
    game: Game = await tables.store.game(table_id)
    return game.save()


async def same_as_replayed(tables: Tables, table_id: int) -> None:
    """Check that the entries lead to the stored position, in memory and in the file."""
    record = await tables.store.record(table_id, running=True)
    assert replay(record, GAMES).save() == await saved(tables, table_id)
    assert await tables.verification.verify(table_id) is None


@pytest_asyncio.fixture
async def table(tables: Tables) -> Table:
    """A game of turns, just started."""
    return await turns(tables)


async def test_a_last_choice_that_showed_nothing_is_taken_back_at_once(
    database: Database, tables: Tables, table: Table, path: Path
) -> None:
    before = await saved(tables, table.id)
    await pick(tables, table.id, 0, "step")
    heard = hear(tables)

    done = await tables.undo.take_back(table.id, ANN.id)

    assert (done.proposal, done.table.version, done.table.last_undo) == (None, 2, 2)
    assert await saved(tables, table.id) == before
    assert heard.keys == ["log-undone"]
    assert rows(path, "SELECT number, back_to, stir, seat FROM choices") == [(1, None, None, 0), (2, 0, 0, None)]
    await same_as_replayed(tables, table.id)
    assert await saved(make(database), table.id) == before
    events = await tables.journal.events(table.id, 0)
    assert {event.back_to for event in events if event.entry < 2} == {None}
    assert [(event.key, event.back_to) for event in events if event.entry == 2] == [("log-undone", 0)]


@pytest.mark.parametrize("plans", [0, 2])
async def test_after_backing_out_of_plans_undo_takes_back_the_choice_before_them(tables: Tables, plans: int) -> None:
    """Not the step back itself, which would lead forward again."""
    table = await turns(tables, ANN)
    await moves(tables, table.id, "0 plan", "0 back")
    before = await saved(tables, table.id)
    await pick(tables, table.id, 0, "step")
    for _ in range(plans):
        await moves(tables, table.id, "0 plan", "0 back")
    standing = await tables.undo.own_standing(await tables.store.get(table.id), 0)
    assert standing is not None
    assert standing.number == 3

    done = await tables.undo.take_back(table.id, ANN.id)

    assert (done.proposal, await saved(tables, table.id)) == (None, before)
    await same_as_replayed(tables, table.id)


async def test_after_backing_out_of_a_plan_undoing_a_revealed_roll_needs_agreement(tables: Tables) -> None:
    table = await turns(tables)
    await moves(tables, table.id, "0 step", "1 roll", "0 plan")
    planned = await saved(tables, table.id)
    await pick(tables, table.id, 0, "back")
    assert await tables.undo.own_standing(await tables.store.get(table.id), 0) is None, "the roll is Ben's"

    done = await tables.undo.take_back(table.id, ANN.id)

    assert done.proposal is not None
    assert done.proposal.target == 0, "before Ann's step, not after her plan"
    assert await saved(tables, table.id) != planned


async def test_unseen_acts_of_others_do_not_prevent_an_undo(tables: Tables) -> None:
    """Otherwise the last player would learn of it; the choice is taken back, not the note after it."""
    table = await turns(tables, ANN, BEN, CAT, settings={"notes": True})
    before = await saved(tables, table.id)
    await pick(tables, table.id, 0, "step")
    for _ in range(2):
        await write_note(tables, table.id, 2)

    done = await tables.undo.take_back(table.id, ANN.id)

    assert done.proposal is None
    assert await saved(tables, table.id) == before
    await same_as_replayed(tables, table.id)


async def test_the_version_to_undo_does_not_count_unseen_acts(tables: Tables) -> None:
    """Otherwise a button that was shown before such an act would be out of date."""
    table = await turns(tables, ANN, BEN, settings={"notes": True})
    await pick(tables, table.id, 0, "step")
    await tables.undo.take_back(table.id, ANN.id)
    await pick(tables, table.id, 0, "step")

    async def version() -> int:
        return seen_version(await tables.store.get(table.id), await tables.store.game(table.id))

    shown = await version()
    await write_note(tables, table.id, 1)
    assert await version() == shown
    assert (await tables.undo.take_back(table.id, ANN.id, version=shown)).proposal is None
    assert await version() > shown
    await is_refused("question_closed", tables.undo.take_back(table.id, ANN.id, version=shown))


async def test_an_undo_proposal_skips_unseen_acts_of_its_own_seat(tables: Tables) -> None:
    table = await turns(tables, ANN, BEN, CAT, settings={"notes": True})
    await moves(tables, table.id, "0 step", "1 step")
    await write_note(tables, table.id, 0)

    done = await tables.undo.take_back(table.id, ANN.id)

    assert done.proposal is not None
    assert done.proposal.target == 0
    (event,) = await tables.journal.events(table.id, 1, limit=1)
    assert (event.key, event.args) == ("log-undo_proposed", {"player": seat_name(0)}), "unseen acts are not counted"


async def test_drafts_and_timers_of_the_undone_position_are_removed(tables: Tables, table: Table, path: Path) -> None:
    await tables.clock.set_waits(table.id, ANN, remind_after=600, deadline=3600)
    await pick(tables, table.id, 0, "step")
    question = asked(await tables.store.game(table.id), 1)
    await tables.journal.set_draft(table.id, 1, question.id, ["roll"])
    await tables.lobby.set_language(table.id, "ja", ANN.id)

    done = await tables.undo.take_back(table.id, ANN.id)

    assert rows(path, "SELECT * FROM drafts") == []
    first = asked(await tables.store.game(table.id), 0)
    assert rows(path, "SELECT DISTINCT question FROM timers") == [(first.id,)]
    assert (done.table.language, done.table.deadline) == ("ja", 3600)


async def test_a_press_from_before_an_undo_is_refused(tables: Tables, table: Table) -> None:
    await pick(tables, table.id, 0, "step")
    question = asked(await tables.store.game(table.id), 1)
    await tables.undo.take_back(table.id, ANN.id)
    await pick(tables, table.id, 0, "roll")
    again = asked(await tables.store.game(table.id), 1)
    assert again.id == question.id
    await is_illegal("question_closed", tables.play.choose(table.id, 1, again.id, ["step"], last_undo=0))
    outcome = await tables.play.choose(table.id, 1, again.id, ["step"], last_undo=2)
    assert outcome.table.version == 4


@pytest.mark.parametrize("choice", ["roll", "look"])
async def test_undoing_a_roll_or_a_reveal_asks_the_others_and_changes_the_dice(tables: Tables, choice: str) -> None:
    table = await turns(tables, ANN, BEN, CAT)
    before = await saved(tables, table.id)
    await pick(tables, table.id, 0, choice)
    asked_for = await tables.undo.take_back(table.id, ANN.id)
    assert asked_for.proposal is not None
    assert asked_for.table.to_agree(asked_for.proposal) == [1, 2]
    assert asked_for.table.version == 1

    for _ in range(2):  # agreeing twice is agreeing once
        partly = await agree(tables, table.id, BEN, "undo")
        assert partly.proposal is not None
        assert partly.table.to_agree(partly.proposal) == [2]
    done = await agree(tables, table.id, CAT, "undo")

    assert (done.proposal, done.table.version, done.table.proposals) == (None, 2, [])
    game = await tables.store.game(table.id)
    assert game.dice.stirred == ["2"]
    game_before = Turns.load(before)
    game_before.stir(2)
    assert game.save() == game_before.save()
    await same_as_replayed(tables, table.id)
    keys = await logged_keys(tables, table.id)
    assert keys[-4:] == ["log-proposal_agreed", "log-proposal_agreed", "log-undone_by_all", "log-dice_stirred"]


@pytest.mark.parametrize("choice", ["roll", "look"])
async def test_a_roll_or_draw_after_an_undo_can_differ_from_the_one_before(database: Database, choice: str) -> None:
    same = set()
    for channel in range(8):
        tables = make(database)
        table = await turns(tables, ANN, channel=channel)
        outcomes = []
        for _ in range(2):
            await pick(tables, table.id, 0, choice)
            game = await tables.store.game(table.id)
            assert isinstance(game, Turns)
            outcomes.append((game.places[0], game.deck[-1]))
            await tables.undo.take_back(table.id, ANN.id)
        same.add(outcomes[0] == outcomes[1])
    assert False in same


async def test_going_back_twice_keeps_the_dice_changed(tables: Tables) -> None:
    table = await turns(tables, ANN)
    await pick(tables, table.id, 0, "roll")
    await tables.undo.take_back(table.id, ANN.id)  # entry 2, stirred
    await pick(tables, table.id, 0, "step")  # entry 3
    await tables.undo.take_back(table.id, ANN.id)  # entry 4, back to 2
    assert (await tables.store.game(table.id)).dice.stirred == ["2"]
    await tables.undo.go_back(table.id, 1, ADMIN, admin=True)  # the first roll stands again, what follows is new
    assert (await tables.store.game(table.id)).dice.stirred == ["5"]
    await same_as_replayed(tables, table.id)


async def test_a_proposal_outlives_a_restart(database: Database, tables: Tables, table: Table) -> None:
    before = await saved(tables, table.id)
    await pick(tables, table.id, 0, "roll")
    await tables.undo.take_back(table.id, ANN.id)
    later = make(database)
    done = await agree(later, table.id, BEN, "undo")
    assert (done.proposal, done.table.version) == (None, 2)
    game = Turns.load(before)
    game.stir(2)
    assert await saved(later, table.id) == game.save()


async def test_a_proposal_lapses_when_a_person_plays_on_whoever_agreed(database: Database, tables: Tables) -> None:
    table = await turns(tables, CAT, BEN, ANN)
    await pick(tables, table.id, 0, "roll")
    await tables.undo.take_back(table.id, CAT.id)
    await agree(tables, table.id, ANN, "undo")
    heard = hear(tables)
    await pick(tables, table.id, 1, "step")
    assert "log-undo_lapsed" in heard.keys
    played = await saved(tables, table.id)
    await is_refused("no_proposal", agree(tables, table.id, BEN, "undo"))
    later = make(database)
    assert ((await later.store.get(table.id)).proposals, await saved(later, table.id)) == ([], played)


async def test_an_unseen_answer_leaves_a_proposal_open(tables: Tables) -> None:
    table = await turns(tables, CAT, BEN, ANN, settings={"notes": True})
    await pick(tables, table.id, 0, "roll")
    await tables.undo.take_back(table.id, CAT.id)
    await write_note(tables, table.id, 2)
    assert len((await tables.store.get(table.id)).proposals) == 1, "that a note was written is secret"


async def test_a_step_back_leaves_a_proposal_open(tables: Tables) -> None:
    table = await turns(tables, CAT, BEN, ANN)
    await pick(tables, table.id, 0, "roll")
    await pick(tables, table.id, 1, "plan")
    await tables.undo.take_back(table.id, CAT.id)
    await pick(tables, table.id, 1, "back")
    assert len((await tables.store.get(table.id)).proposals) == 1


async def test_computer_players_always_agree(tables: Tables) -> None:
    table = await turns(tables, ANN, computers=2)
    await pick(tables, table.id, 0, "roll")
    await tables.computers.idle()
    assert (await tables.store.get(table.id)).version == 3
    done = await tables.undo.take_back(table.id, ANN.id)
    assert (done.proposal, done.table.version) == (None, 4)
    await tables.computers.idle()
    assert asked(await tables.store.game(table.id), 0).kind == "turn"
    await same_as_replayed(tables, table.id)


async def test_undo_is_refused_before_the_start_and_after_the_end(tables: Tables) -> None:
    lobby = await tables.lobby.open(GUILD, 1, "turns", ANN, {}, "en")
    await is_refused("not_begun", tables.undo.take_back(lobby.id, ANN.id))
    await is_refused("not_begun", tables.undo.go_back(lobby.id, 0, ADMIN, admin=True))
    over = await finished(tables, "step", channel=2)
    await is_refused("game_over", tables.undo.go_back(over.id, 0, ADMIN, admin=True))


async def test_an_admin_can_go_back_to_any_entry_of_the_stretch(tables: Tables, table: Table) -> None:
    positions = [await saved(tables, table.id)]
    for number in range(12):
        await pick(tables, table.id, number % 2, "roll")
        positions.append(await saved(tables, table.id))
    await is_refused("not_admin", tables.undo.go_back(table.id, 3, ANN, admin=False))
    for entry in (-1, 12, 99):
        await is_refused("undo_entry", tables.undo.go_back(table.id, entry, ADMIN, admin=True), least=0, most=11)
    assert [row.number for row in await tables.undo.entries(table.id, limit=3)] == [12, 11, 10]
    for entry in (11, 0, 7):
        done = await tables.undo.go_back(table.id, entry, ADMIN, admin=True)
        game = Turns.load(positions[entry])
        game.stir(done.version)
        assert await saved(tables, table.id) == game.save()
    await same_as_replayed(tables, table.id)
    events = await tables.journal.events(table.id, None)
    assert [event.args["admin"] for event in events if event.key == "log-undone_by_admin"] == ["Mod"] * 3


async def test_undo_is_refused_during_simultaneous_secret_choices(tables: Tables) -> None:
    table = await started(tables)
    await pick(tables, table.id, 0)
    await is_refused("undo_side_by_side", tables.undo.take_back(table.id, ANN.id))


async def test_who_takes_over_a_seat_undoes_only_their_own_choices_without_agreement(tables: Tables) -> None:
    table = await turns(tables, ANN, BEN)
    await moves(tables, table.id, "0 step", "1 plan")
    table = await tables.seats.replace(table.id, 1, ADMIN, admin=True, person=CAT)
    assert not can_undo_alone(table, await tables.store.game(table.id), 1), "Ben planned this"
    proposed = await tables.undo.take_back(table.id, CAT.id)
    assert proposed.proposal is not None
    await tables.proposals.refuse(table.id, CAT.id, proposed.proposal.id)

    planned = await saved(tables, table.id)
    await pick(tables, table.id, 1, "go")
    assert (await tables.undo.take_back(table.id, CAT.id)).proposal is None
    assert await saved(tables, table.id) == planned
    assert await tables.undo.own_standing(await tables.store.get(table.id), 1) is None
    assert (await tables.undo.take_back(table.id, CAT.id)).proposal is not None


@pytest.mark.parametrize("deadline", [None, 3600])
async def test_what_was_answered_for_an_absent_player_is_taken_back_by_agreement_where_there_are_deadlines(
    tables: Tables, clock: ManualClock, deadline: int | None
) -> None:
    table = await turns(tables, ANN, BEN)
    await tables.clock.set_waits(table.id, ANN, remind_after=None, deadline=deadline)
    before = await saved(tables, table.id)
    await stand_in(tables, table.id, BEN, 0, clock)
    assert await saved(tables, table.id) != before
    done = await tables.undo.take_back(table.id, ANN.id)
    assert (done.proposal is None, await saved(tables, table.id) == before) == (not deadline, not deadline)


async def test_where_all_choose_openly_the_last_choice_is_taken_back_at_once_and_an_earlier_one_by_agreement(
    tables: Tables,
) -> None:
    table = await turns(tables, ANN, BEN, CAT, settings={"at_once": True})
    await pick(tables, table.id, 1, "step")
    before = await saved(tables, table.id)
    await pick(tables, table.id, 0, "step")
    assert (await tables.undo.take_back(table.id, ANN.id)).proposal is None
    assert await saved(tables, table.id) == before, "Ben's step stays"
    await same_as_replayed(tables, table.id)

    await pick(tables, table.id, 0, "step")
    assert (await tables.undo.take_back(table.id, BEN.id)).proposal is not None
    for person in (ANN, CAT):
        await agree(tables, table.id, person, "undo")
    game = await tables.store.game(table.id)
    assert isinstance(game, Turns)
    assert (game.choices, game.places) == (0, [0, 0, 0])


async def test_a_player_alone_with_computers_undoes_a_whole_simultaneous_choice(tables: Tables) -> None:
    table = await started(tables, ANN, computers=1)
    await tables.computers.idle()
    await is_refused("undo_nothing", tables.undo.take_back(table.id, ANN.id))
    chosen = 0
    while not (chosen and in_phase(await tables.store.game(table.id))):
        game = await tables.store.game(table.id)
        if any(question.seat == 0 and question.awaited for question in game.questions):
            chosen += 1
            await pick(tables, table.id, 0)
        await tables.clock.run_due(float("inf"))
        await tables.computers.idle()
    done = await tables.undo.take_back(table.id, ANN.id)
    assert done.proposal is None, "nobody is to be asked"
    game = await tables.store.game(table.id)
    assert game.choices == 0
    assert isinstance(game, Sample)
    assert game.secret_round()
    assert all(card is None for card in game.laid)


async def test_undoing_out_of_a_phase_also_removes_the_secret_choices_of_others(tables: Tables) -> None:
    table = await started(tables)
    start = await saved(tables, table.id)
    for seat in (1, 0):
        await pick(tables, table.id, seat)
    game = await tables.store.game(table.id)
    assert isinstance(game, Sample)
    assert not game.secret_round()
    proposed = await tables.undo.take_back(table.id, ANN.id)
    assert proposed.proposal is not None
    assert proposed.proposal.target == 0  # and not 1, with Ben's card still laid
    done = await agree(tables, table.id, BEN, "undo")
    expected = Sample.load(start)
    expected.stir(done.table.version)
    assert await saved(tables, table.id) == expected.save()


async def test_an_answer_in_secret_is_taken_back_with_the_last_open_choice(tables: Tables, table: Table) -> None:
    await moves(tables, table.id, "0 step", "1 whisper", "1 yes", "0 step")
    proposed = await tables.undo.take_back(table.id, BEN.id)
    assert proposed.proposal is not None
    assert proposed.proposal.target == 1  # before the whisper, and not between whisper and answer
    assert set((await tables.undo.entries(table.id))[0].model_dump()) == {"number", "back_to", "at"}


async def test_two_presses_at_once_take_back_one_choice(tables: Tables) -> None:
    table = await turns(tables, ANN)
    for _ in range(3):
        await pick(tables, table.id, 0, "step")
    results = await asyncio.gather(
        *(tables.undo.take_back(table.id, ANN.id, version=3) for _ in range(2)), return_exceptions=True
    )
    assert [isinstance(result, Refusal) for result in results].count(True) == 1
    assert (await tables.store.get(table.id)).version == 4


async def test_a_simultaneous_choice_and_undo_are_carried_out_one_after_the_other(tables: Tables, table: Table) -> None:
    await pick(tables, table.id, 0, "step")
    question = asked(await tables.store.game(table.id), 1)
    results = await asyncio.gather(
        tables.undo.take_back(table.id, ANN.id),
        tables.play.choose(table.id, 1, question.id, ["roll"]),
        return_exceptions=True,
    )
    assert [type(result).__name__ for result in results] == ["Proposed", "IllegalChoice"]
    await same_as_replayed(tables, table.id)


async def test_an_undo_that_cannot_be_stored_changes_nothing(tables: Tables, table: Table, path: Path) -> None:
    await pick(tables, table.id, 0, "step")
    before = rows(path, "SELECT version, line, snapshot FROM games")
    with refusing(path, "snapshots"), pytest.raises(StorageFailure):
        await tables.undo.take_back(table.id, ANN.id)
    assert rows(path, "SELECT version, line, snapshot FROM games") == before
    assert rows(path, "SELECT count(*) FROM choices") == [(1,)]
    assert (await tables.undo.take_back(table.id, ANN.id)).table.version == 2


async def test_an_undo_that_changed_rules_make_impossible_changes_nothing(
    tables: Tables, table: Table, monkeypatch: pytest.MonkeyPatch, path: Path
) -> None:
    for seat in (0, 1, 0):
        await pick(tables, table.id, seat, "step")
    before = rows(path, "SELECT version, snapshot FROM games")
    monkeypatch.setattr("tests.tables.turns.Turn.options", lambda *_: [])
    await is_refused("undo_impossible", tables.undo.go_back(table.id, 2, ADMIN, admin=True))
    assert rows(path, "SELECT version, snapshot FROM games") == before


async def test_undo_cannot_go_back_beyond_a_change_of_the_rules(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await turns(tables, ANN)
    await pick(tables, table.id, 0, "step")

    with monkeypatch.context() as changed:
        changed.setattr(verification, "find_divergence", lambda kind, record: "entry 1: for the test")
        await tables.verification.verify(table.id)
    await pick(tables, table.id, 0, "roll")
    await is_refused("undo_entry", tables.undo.go_back(table.id, 0, ADMIN, admin=True), least=1, most=1)
    done = await tables.undo.take_back(table.id, ANN.id)
    assert done.table.version == 3
    await same_as_replayed(tables, table.id)
    with refused("undo_nothing"):  # the last choice that is left belongs to the older rules
        await tables.undo.take_back(table.id, ANN.id)


@pytest.mark.slow
@pytest.mark.parametrize(("kind", "seed"), [("turns", 11), ("turns", 12), ("sample", 14), ("sample", 18)])
async def test_random_undos_lead_to_the_position_given_by_the_entries(
    database: Database, monkeypatch: pytest.MonkeyPatch, kind: str, seed: int
) -> None:
    monkeypatch.setattr(choices, "KEEP_EVERY", 3)
    chance = Random(seed)
    tables = make(database, seed=seed)
    table = await started(tables, game=kind)
    backs = 0
    for _ in range(60):
        table = await tables.store.get(table.id)
        if table.is_over:
            break
        if table.version and chance.random() < 0.4:
            begin = chance.randrange(table.version)
            await tables.undo.go_back(table.id, begin, ADMIN, admin=True)
            backs += 1
        else:
            game = await tables.store.game(table.id)
            question = chance.choice([question for question in game.questions if question.kind != "wish_to_stop"])
            option = chance.choice(question.options(game)).id
            await tables.play.choose(table.id, question.seat, question.id, [option])
        record = await tables.store.record(table.id, running=True)
        assert replay(record, GAMES).save() == await saved(make(database), table.id)
    assert backs > 5, "too few steps back to show anything"
    entries = [entry for stretch in record.stretches for entry in stretch.entries]
    assert {type(entry) for entry in entries} == {Choice, Back}
