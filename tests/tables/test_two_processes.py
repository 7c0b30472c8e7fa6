"""Two processes on one database: whatever is acknowledged is stored, once, although neither knows of the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from rules.errors import IllegalChoice
from rules.messages import seat_name
from storage.database import Work, open_database
from storage.errors import ChangedMeanwhile
from storage.rows import Person
from tables.errors import Refusal
from tables.store.locked_table import TRIES, repeated
from tables.tables import Tables
from tests.tables.group_helpers import agree, is_illegal, is_refused, make, number, stand_in, turns
from tests.tables.helpers import ANN, BEN, CAT, CHANNEL, DAN, GUILD, ManualClock, asked, pick, rows


@pytest.fixture(autouse=True)
def sees(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)


@asynccontextmanager
async def process(path: Path, seed: int, clock: ManualClock | None = None) -> AsyncIterator[Tables]:
    """One process with its memory and its own connections."""
    database = await open_database(path)
    tables = make(database, seed=seed, clock=clock)
    yield tables
    await tables.close()
    await database.close()


@pytest_asyncio.fixture
async def here(path: Path) -> AsyncIterator[Tables]:
    """One process."""
    async with process(path, 1) as tables:
        yield tables


@pytest_asyncio.fixture
async def there(path: Path, here: Tables) -> AsyncIterator[Tables]:
    """The other process."""
    async with process(path, 2) as tables:
        yield tables


@contextmanager
def before_write(tables: Tables, number: int, act: Callable[[], Awaitable[object]]) -> Iterator[None]:
    """Let something happen in the other process just before the `number`-th write of this one."""
    database, left = tables.database, number
    write = database.write

    async def meanwhile(work: Work[object], *, durable: bool = True) -> object:
        nonlocal left
        left -= 1
        if left == 0:
            await act()
        return await write(work, durable=durable)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "write", meanwhile)
        yield
    assert left <= 0, "there were fewer writes than that"


async def lobby(here: Tables, there: Tables) -> int:
    """A lobby of Ann's that both processes have in memory."""
    table = await here.lobby.open(GUILD, CHANNEL, "turns", ANN, {}, "en")
    assert await there.store.get(table.id) == table
    return table.id


async def game(here: Tables, there: Tables, *people: Person, **settings: object) -> int:
    """A running game that both processes have in memory."""
    table = await turns(here, *people, settings=settings)
    assert await there.store.get(table.id) == table
    return table.id


async def stored(tables: Tables, table_id: int) -> object:
    """The table as it is stored, whatever a process has in memory."""
    return await tables.database.read(lambda rows: rows.tables.get(table_id))


async def seats(path: Path, table_id: int) -> list[tuple[object, ...]]:
    return rows(path, "SELECT name, ready FROM seats WHERE game_id = ? ORDER BY number", table_id)


async def test_two_people_joining_in_different_processes_are_both_seated(
    here: Tables, there: Tables, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table_id = await lobby(here, there)
    await here.lobby.join(table_id, BEN)

    table = await there.lobby.join(table_id, CAT)

    assert [seat.name for seat in table.seats] == ["Ann", "Ben", "Cat"]
    assert await seats(path, table_id) == [("Ann", 1), ("Ben", 1), ("Cat", 1)]
    assert "another process has changed it" in caplog.text
    assert await stored(here, table_id) == table


async def test_people_who_joined_in_the_other_process_must_agree_to_changed_settings(
    here: Tables, there: Tables, path: Path
) -> None:
    """People who joined before the host's settings have to agree to them; later ones have agreed."""
    table_id = await lobby(here, there)
    await there.lobby.join(table_id, BEN)

    table = await here.lobby.change_settings(table_id, {"turns": 7}, ANN.id)
    await there.lobby.join(table_id, CAT)

    assert [(seat.name, seat.ready) for seat in table.seats] == [("Ann", True), ("Ben", False)]
    assert await seats(path, table_id) == [("Ann", 1), ("Ben", 0), ("Cat", 1)]
    assert (await there.store.get(table_id)).settings["turns"] == 7


async def test_a_change_that_the_other_process_has_reverted_is_made_again(
    here: Tables, there: Tables, path: Path
) -> None:
    table_id = await lobby(here, there)
    await here.lobby.join(table_id, BEN)
    await there.lobby.change_settings(table_id, {"turns": 7}, ANN.id)
    await there.lobby.leave(table_id, BEN.id)

    await here.lobby.join(table_id, BEN)
    await there.lobby.change_settings(table_id, {"turns": 8}, ANN.id)
    await here.lobby.set_language(table_id, "ja", ANN.id)
    await there.lobby.change_settings(table_id, {"turns": 9}, ANN.id)
    await here.lobby.change_settings(table_id, {"turns": 8}, ANN.id)

    assert [name for name, _ in await seats(path, table_id)] == ["Ann", "Ben"]
    assert (await here.store.get(table_id)).settings["turns"] == 8


async def test_a_game_is_not_started_over_settings_that_someone_has_not_agreed_to(here: Tables, there: Tables) -> None:
    table_id = await lobby(here, there)
    await here.lobby.join(table_id, BEN)
    await there.lobby.change_settings(table_id, {"turns": 7}, ANN.id)

    await is_refused("not_ready", here.play.start(table_id, ANN.id), players=["Ben"])

    assert (await here.store.get(table_id)).status == "lobby"


async def test_concurrent_lobby_changes_in_two_processes_are_all_stored(
    here: Tables, there: Tables, path: Path
) -> None:
    """Three people join, get ready, wish and leave, in either process at random, while the host sets settings."""
    chance = Random("everybody at once")
    table_id = await lobby(here, there)
    dm: dict[int, bool] = {}
    refusals: set[str] = set()

    async def restless(person: Person) -> None:
        for _ in range(25):
            lobby = chance.choice((here, there)).lobby
            try:
                if person.id not in dm:
                    table = await lobby.join(table_id, person)
                    number = table.seat_of(person.id)
                    assert number is not None
                    dm[person.id] = table.seats[number].dm
                elif chance.random() < 0.3:
                    await lobby.leave(table_id, person.id)
                    del dm[person.id]
                else:
                    wanted = chance.random() < 0.5
                    await lobby.set_dm_wanted(table_id, person.id, wanted)
                    dm[person.id] = wanted
            except Refusal as refusal:  # this process had not heard that they had joined
                refusals.add(refusal.message.key)
            await asyncio.sleep(0)

    async def host() -> None:
        for number_of_turns in range(1, 13):
            await chance.choice((here, there)).lobby.change_settings(table_id, {"turns": number_of_turns}, ANN.id)

    await asyncio.gather(restless(BEN), restless(CAT), restless(DAN), host())

    seats = rows(path, "SELECT user_id, dm FROM seats WHERE user_id <> ? ORDER BY user_id", ANN.id)
    assert seats == sorted(dm.items())
    assert refusals <= {"refused-not_seated"}
    assert rows(path, "SELECT options FROM games") == [('{"turns": 12, "notes": false, "at_once": false}',)]


async def test_a_choice_and_a_setting_at_once_are_both_stored(here: Tables, there: Tables, path: Path) -> None:
    table_id = await game(here, there)
    await here.lobby.set_language(table_id, "ja", ANN.id)

    outcome = await pick(there, table_id, 0, "roll")
    await here.lobby.set_dm_wanted(table_id, BEN.id, False)

    assert outcome.table.version == 1
    assert outcome.table.language == "ja"
    assert rows(path, "SELECT version, language FROM games") == [(1, "ja")]
    assert rows(path, "SELECT name, dm FROM seats ORDER BY number") == [("Ann", 1), ("Ben", 0)]
    assert (await here.store.get(table_id)).version == 1


async def test_one_interaction_in_both_processes_is_carried_out_once(here: Tables, there: Tables, path: Path) -> None:
    table_id = await game(here, there)
    question = asked(await here.store.game(table_id), 0).id

    first, second = await asyncio.gather(
        *(tables.play.choose(table_id, 0, question, ["roll"], interaction_id=5) for tables in (here, there))
    )

    assert {first.repeated, second.repeated} == {False, True}
    assert [event.number for event in first.events] == [event.number for event in second.events] != []
    assert rows(path, "SELECT number, interaction_id FROM choices") == [(1, 5)]


async def test_a_step_back_in_one_process_closes_the_question_of_the_other(here: Tables, there: Tables) -> None:
    table_id = await game(here, there)
    await pick(there, table_id, 0, "step")
    here.store.forget(table_id)
    old = asked(await there.store.game(table_id), 1)
    await here.undo.go_back(table_id, 0, ANN, admin=True)

    await is_illegal("question_closed", there.play.choose(table_id, 1, old.id, ["step"], last_undo=0))
    assert (await there.store.get(table_id)).version == 2


@pytest.mark.slow
@pytest.mark.parametrize("seed", [*range(1), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, 3))])
async def test_every_acknowledged_choice_is_stored_once_and_the_game_can_be_replayed(
    here: Tables, there: Tables, path: Path, seed: int
) -> None:
    """Four people press at random in two processes at once, with steps back and settings in between."""
    chance = Random(seed)
    table_id = await game(here, there, ANN, BEN, CAT, DAN, turns=400, notes=True)
    acknowledged: dict[int, int] = {}
    ways_back: list[int] = []

    async def press(tables: Tables) -> None:
        for _ in range(40):
            table = await tables.store.get(table_id)
            try:
                if chance.random() < 0.1:
                    back = await tables.undo.go_back(table_id, max(0, table.version - 1), ANN, admin=True)
                    ways_back.append(back.version)
                    continue
                if chance.random() < 0.1:
                    await tables.lobby.set_language(table_id, chance.choice(("ja", "en")), ANN.id)
                present = await tables.store.game(table_id)
                question = chance.choice([question for _, question in present.agenda.open()])
                picked = [chance.choice(question.options(present)).id]
                interaction = chance.getrandbits(60)
                outcome = await tables.play.choose(
                    table_id, question.seat, question.id, picked, interaction, last_undo=table.last_undo
                )
            except (IllegalChoice, Refusal):
                continue  # the other process was quicker
            assert not outcome.repeated
            acknowledged[interaction] = outcome.table.version

    await asyncio.gather(press(here), press(there), press(here), press(there))

    choices = rows(path, "SELECT interaction_id, number FROM choices WHERE interaction_id IS NOT NULL")
    assert sorted(choices) == sorted(acknowledged.items())
    assert len(acknowledged) > 40
    entries = [entry for (entry,) in rows(path, "SELECT number FROM choices ORDER BY number")]
    assert entries == list(range(1, len(entries) + 1)) == sorted([*acknowledged.values(), *ways_back])
    for tables in (here, there):
        tables.store.forget(table_id)
        assert await tables.verification.verify(table_id) is None


async def test_the_last_agreement_takes_effect_although_the_table_changes_in_between(
    here: Tables, there: Tables
) -> None:
    """The other process changes the table after the agreement is stored; what was agreed still follows."""
    table_id = await game(here, there, ANN, BEN, CAT)
    await here.ending.propose(table_id, ANN.id)
    await agree(here, table_id, BEN, "end")
    there.store.forget(table_id)
    await there.store.get(table_id)
    heard: list[str] = []

    async def note(_: int, events: object) -> None:
        assert isinstance(events, list)
        heard.extend(event.key for event in events)

    here.store.listeners.append(note)
    with before_write(here, 2, lambda: there.lobby.set_dm_wanted(table_id, BEN.id, False)):
        done = await agree(here, table_id, CAT, "end")

    assert done.table.status == "finished"
    assert [seat.dm for seat in done.table.seats] == [True, False, True]
    assert heard.count("log-proposal_agreed") == 1
    assert heard.count("log-counted") == 1


async def test_leaving_takes_effect_although_the_table_changes_in_between(here: Tables, there: Tables) -> None:
    """The seat is given up once, and the proposal of the person who left lapses after it."""
    table_id = await game(here, there, ANN, BEN, CAT)
    await here.ending.propose(table_id, BEN.id)
    there.store.forget(table_id)
    await there.store.get(table_id)

    with before_write(here, 2, lambda: there.lobby.set_dm_wanted(table_id, CAT.id, False)):
        table = await here.seats.leave(table_id, BEN.id)

    assert table.proposals == []
    assert [(seat.name, seat.computer, seat.dm) for seat in table.seats] == [
        ("Ann", None, True),
        ("moss", "steady", True),
        ("Cat", None, False),
    ]
    assert await number(there, table_id, "end") != 0  # as it last knew it; it was not notified
    await here.computers.idle()


async def test_a_timer_set_by_the_other_process_is_not_mistaken_for_an_old_one(path: Path) -> None:
    """A process that knows an older position only looks again before it forgets a timer that it cannot place."""
    clock = ManualClock()
    async with process(path, 1, clock) as here, process(path, 2, clock) as there:
        table_id = await game(here, there)
        await here.clock.set_waits(table_id, ANN, remind_after=60.0, deadline=None)
        there.store.forget(table_id)
        await there.store.get(table_id)
        await pick(here, table_id, 0, "step")
        clock.now += 61.0

        assert await there.clock.run_due(clock.now) == 1

        events = await there.journal.events(table_id, 1)
        assert [event.args for event in events if event.key == "log-remind"] == [{"player": seat_name(1)}]


async def test_a_stand_in_set_in_one_process_is_known_to_the_other_once_that_acts(path: Path) -> None:
    clock = ManualClock()
    async with process(path, 1, clock) as here, process(path, 2, clock) as there:
        table_id = await game(here, there)
        await stand_in(here, table_id, ANN, 1, clock)

        table = await there.lobby.set_language(table_id, "ja", ANN.id)

        assert table.seats[1].stand_in == "steady"


async def test_a_person_forgotten_in_one_process_is_not_written_back_by_the_other(here: Tables, there: Tables) -> None:
    table_id = await lobby(here, there)
    await here.lobby.join(table_id, BEN)
    await there.lobby.set_language(table_id, "ja", ANN.id)

    await here.forgetting.forget(BEN.id)
    table = await there.lobby.join(table_id, CAT)

    assert [seat.name for seat in table.seats] == ["Ann", "Cat"]


async def test_a_damaged_table_closed_in_one_process_is_not_reopened_in_the_other(here: Tables, there: Tables) -> None:
    table_id = await lobby(here, there)
    await here.store.close_damaged(table_id, GUILD)

    await is_refused("game_over", there.lobby.join(table_id, BEN))


async def test_a_conflicting_act_is_retried_a_limited_number_of_times() -> None:
    tried = 0

    @repeated
    async def act(stored_after: int) -> str:
        nonlocal tried
        tried += 1
        if tried < stored_after:
            raise ChangedMeanwhile
        return "stored"

    assert await act(TRIES) == "stored"
    assert tried == TRIES
    tried = 0
    with pytest.raises(ChangedMeanwhile):
        await act(TRIES + 1)
    assert tried == TRIES
