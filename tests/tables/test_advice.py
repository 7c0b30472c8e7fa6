"""Advice: who may ask for it, that it follows from what its seat may know, and that it gives no secret away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from random import Random
from typing import ParamSpec, TypeVar

import pytest

from rules.answer_values import AnswerValue
from rules.evaluation import Evaluator
from rules.messages import Message, Seat
from rules.players import ComputerPlayer, Think, answer
from rules.questions import Option, Question, Role
from rules.records import Choice, RecordEntry
from rules.registry import GAMES, PLAYERS
from rules.search import SearchPlayer
from storage.database import Database
from storage.rows import Table
from tables.play.opinions import Opinion, Suggestion, explain
from tables.tables import Tables
from tables.workers.scheduler import Job
from tables.workers.thinker import InlineThinker
from tests.tables.group_helpers import is_refused, turns, write_note
from tests.tables.helpers import ANN, BEN, CAT, ManualClock, Thoughtful, asked, logged_keys, make_tables, pick
from tests.tables.turns import Turn, Turns

P = ParamSpec("P")
T = TypeVar("T")


class Script(ComputerPlayer):
    """Gives the answers in its script in turn, then the first option."""

    def __init__(self, *script: str) -> None:
        self.script = list(script)

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """The next word of the script that is an option."""
        legal = {option.id for option in options}
        return [self.script.pop(0)] if self.script and self.script[0] in legal else [options[0].id]


class Counting(InlineThinker):
    """Counts the thinking besides the computer players' own answers, and blocks it on demand."""

    def __init__(self) -> None:
        self.calls = 0
        self.begun, self.goes_on = asyncio.Event(), asyncio.Event()
        self.goes_on.set()

    async def call(self, job: Job, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of the function, called here."""
        self.calls += 1
        self.begun.set()
        await self.goes_on.wait()
        return await super().call(job, function, *args, **kwargs)


def tables_with(database: Database, *script: str, expert: bool = True) -> tuple[Tables, Counting]:
    """Tables whose computer players follow a script, with an expert to ask for advice."""
    thinker = Counting()
    players: dict[str, ComputerPlayer] = {"steady": Script(*script)}
    if expert:
        players["expert"] = SearchPlayer(Thoughtful(), Evaluator(), budget=400)
    made = make_tables(
        database, clock=ManualClock(), games={"turns": Turns}, players={"turns": players}, thinker=thinker, seed=3
    )
    return made, thinker


@pytest.fixture
async def tables(database: Database) -> AsyncIterator[Tables]:
    made, _ = tables_with(database)
    yield made
    await made.close()


async def suggestion(tables: Tables, table: Table, seat: Seat) -> Opinion:
    question = asked(await tables.store.game(table.id), seat)
    return await tables.advice.suggest(table.id, seat, question.id)


async def first_steps(tables: Tables, table_id: int) -> None:
    """The first player takes a step; then the computer players answer."""
    await pick(tables, table_id, 0, "step")
    await tables.computers.idle()


def best(opinion: Opinion) -> list[str]:
    return [label.key for label in opinion.answers[0].labels]


# Who may ask


async def test_a_player_alone_with_computers_may_ask_for_advice(tables: Tables) -> None:
    table = await turns(tables, ANN, computers=2)
    assert tables.advice.allowed(table)
    assert best(await suggestion(tables, table, 0)) == ["do-whisper"]


async def test_with_several_people_the_host_decides_whether_advice_is_allowed(tables: Tables) -> None:
    table = await turns(tables, ANN, BEN, computers=1)
    await is_refused("no_advice", suggestion(tables, table, 0))
    await is_refused("no_advice", tables.advice.explain(table.id, 0))
    await is_refused("not_host", tables.switches.set(table.id, BEN, advice=True))
    revision = (await tables.switches.set(table.id, ANN, advice=True)).revision
    assert (await tables.switches.set(table.id, ANN, advice=True)).revision == revision
    assert best(await suggestion(tables, table, 0)) == ["do-whisper"]
    await tables.switches.set(table.id, CAT, advice=False, admin=True)
    await is_refused("no_advice", suggestion(tables, table, 0))
    logged = await logged_keys(tables, table.id)
    assert [key for key in logged if "advice" in key] == ["log-advice_on", "log-advice_off"]


async def test_no_advice_is_given_while_the_game_is_paused_or_over(tables: Tables) -> None:
    table = await turns(tables, ANN, computers=1)
    question = asked(await tables.store.game(table.id), 0)
    await tables.pausing.pause(table.id, ANN)
    await is_refused("paused", tables.advice.suggest(table.id, 0, question.id))
    await tables.ending.end(table.id, ANN.id)
    await is_refused("game_over", tables.advice.suggest(table.id, 0, question.id))
    await is_refused("game_over", tables.switches.set(table.id, ANN, advice=True))


async def test_the_hosts_advice_setting_survives_a_restart_and_a_rematch(database: Database, tables: Tables) -> None:
    table = await turns(tables, ANN, BEN, settings={"turns": 1})
    await tables.switches.set(table.id, ANN, advice=True)
    again, _ = tables_with(database)
    assert (await again.store.get(table.id)).advice
    await pick(again, table.id, 0, "step")
    assert (await again.lobby.again(table.id, ANN)).advice


# What is said


async def test_the_best_and_second_best_answers_are_evaluated(tables: Tables) -> None:
    table = await turns(tables, ANN, computers=1, settings={"turns": 4})
    opinion = await suggestion(tables, table, 0)
    first, second = opinion.answers[:2]
    assert (opinion.seat, opinion.kind, opinion.together) == (0, "turn", False)
    assert (first.labels, second.labels) == ((Message("do-whisper"),), (Message("do-roll"),)), "two certain steps win"
    assert first.weighed.chance is not None
    assert second.weighed.chance is not None
    assert 0.5 < second.weighed.chance < first.weighed.chance <= 1


async def test_the_coachs_answer_comes_first_and_better_rated_answers_are_left_out(tables: Tables) -> None:
    table = await turns(tables, ANN, computers=1, settings={"turns": 4})
    question = asked(await tables.store.game(table.id), 0)
    usual = await suggestion(tables, table, 0)
    better, other = (tuple(answer.weighed.ids) for answer in usual.answers[:2])
    same = await tables.advice.suggest(table.id, 0, question.id, Suggestion(better))
    assert same.answers == usual.answers
    coached = await tables.advice.suggest(table.id, 0, question.id, Suggestion(other, Message("do-why")))
    assert coached.answers[0].weighed.ids == other
    assert coached.answers[0].weighed.outcome == Message("do-why")
    assert coached.answers[0].weighed.chance == usual.answers[1].weighed.chance
    assert better not in [answer.weighed.ids for answer in coached.answers], "it would win more often"
    unknown = await tables.advice.suggest(table.id, 0, question.id, Suggestion(("look",)))
    assert best(unknown) == ["do-look"]


async def test_advice_goes_forward_instead_of_back_to_another_plan(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    forward = AnswerValue(("look",), outcome=Message("do-why"))
    monkeypatch.setattr(Script, "forward", lambda player, seat, question, options, think: forward)
    tables, _ = tables_with(database, "step", expert=False)
    table = await turns(tables, ANN, computers=1)
    assert best(await suggestion(tables, table, 0)) == ["do-step"]
    ways = [Option("step", Message("do-step"), role=Role.BACK), Option("look", Message("do-look"))]
    monkeypatch.setattr(Turn, "options", lambda question, game, refused=None: ways)
    other, _ = tables_with(database, "step", expert=False)
    opinion = await suggestion(other, table, 0)
    assert best(opinion) == ["do-look"]
    assert opinion.answers[0].weighed.outcome == Message("do-why")


async def test_repeated_advice_is_not_computed_again(database: Database) -> None:
    tables, thinker = tables_with(database)
    table = await turns(tables, ANN, computers=1)
    first = await suggestion(tables, table, 0)
    assert await suggestion(tables, table, 0) is first
    assert thinker.calls == 1
    other, _ = tables_with(database)
    assert await suggestion(other, table, 0) == first, "in another process too"
    await first_steps(tables, table.id)
    await suggestion(tables, table, 0)
    assert thinker.calls == 2


async def test_advice_is_given_only_on_an_open_question_of_ones_own_seat(tables: Tables) -> None:
    table = await turns(tables, ANN, BEN)
    await tables.switches.set(table.id, ANN, advice=True)
    question = asked(await tables.store.game(table.id), 0)
    await is_refused("question_closed", tables.advice.suggest(table.id, 1, question.id))
    await pick(tables, table.id, 0, "step")
    await is_refused("question_closed", tables.advice.suggest(table.id, 0, question.id))


async def test_hidden_information_does_not_affect_advice(database: Database, tables: Tables) -> None:
    table = await turns(tables, ANN, computers=1)
    before = await suggestion(tables, table, 0)
    other, _ = tables_with(database)
    game = await other.store.game(table.id)
    assert isinstance(game, Turns)
    game.deck.reverse()
    game.dice.seed = "another"
    assert await suggestion(other, table, 0) == before


async def test_without_an_expert_the_sensible_player_is_asked(database: Database) -> None:
    tables, _ = tables_with(database, "look", expert=False)
    table = await turns(tables, ANN, computers=1)
    opinion = await suggestion(tables, table, 0)
    assert best(opinion) == ["do-look"]
    assert opinion.answers[0].weighed.chance is None


# Why


async def test_the_last_choice_of_a_computer_is_explained(database: Database) -> None:
    tables, thinker = tables_with(database, "roll", "roll", "look", "look")
    table = await turns(tables, ANN, computers=1)
    await is_refused("nothing_to_explain", tables.advice.explain(table.id, 0))
    for given in ("do-roll", "do-look"):
        await first_steps(tables, table.id)
        advice = await tables.advice.explain(table.id, 0)
        assert best(advice.opinion) == [given]
        assert advice.opinion.seat == 1
        assert [event.key for event in advice.events] == ["log-turn"], "what everybody was told, and no card"
    assert advice.opinion.answers[0].weighed.chance is None, "it plays nothing on, so no expert gives its reason"
    assert {label.key for answer in advice.opinion.answers[1:] for label in answer.labels} > {"do-roll", "do-step"}
    calls = thinker.calls
    await tables.advice.explain(table.id, 0)
    assert thinker.calls == calls


async def test_the_last_real_decision_is_explained_and_not_later_default_answers(database: Database) -> None:
    tables, _ = tables_with(database, "look", "roll", "step", "step", "step", "step")
    table = await turns(tables, ANN, computers=3)
    await first_steps(tables, table.id)
    opinion = (await tables.advice.explain(table.id, 0)).opinion
    assert (best(opinion), opinion.seat) == (["do-roll"], 2), "of seats 1 to 3 the last stepped, as all do by default"
    await first_steps(tables, table.id)
    opinion = (await tables.advice.explain(table.id, 0)).opinion
    assert (best(opinion), opinion.seat) == (["do-step"], 3), "an earlier decision is not the one just seen"


def test_simultaneous_orders_are_explained_only_once_everyone_has_seen_them() -> None:
    """Orders are chosen side by side: nobody learns from an explanation what was chosen before all are ready."""
    kind, steady = GAMES["dungeon_lords"], PLAYERS["dungeon_lords"]["steady"]
    game = kind.start(3, seed="x")
    saved = game.save()
    rng = Random(1)
    entries = list[RecordEntry]()
    told_seats = set[int]()
    explained: list[tuple[int, Seat] | None] = []
    while len(explained) < 2:
        question = game.awaited()
        picked = answer(game, question, steady, rng)
        game.choose(question.seat, question.id, picked)
        entries.append(Choice(seat=question.seat, question=question.id, picked=picked))
        if question.seat:
            told_seats.add(len(entries))
        if question.kind == "choose_order" and question.seat:
            advice = explain(kind, saved, 0, entries, told_seats, dict.fromkeys((1, 2), steady), 0, "chance")
            explained.append(None if advice is None or advice.kind != "choose_order" else (advice.entry, advice.seat))
    assert explained == [None, (len(entries), 2)]


async def test_a_computers_secret_answer_is_not_explained(database: Database) -> None:
    tables, _ = tables_with(database, "roll", "whisper", "no")
    table = await turns(tables, ANN, computers=1)
    for _ in range(2):
        await first_steps(tables, table.id)
    assert (await tables.store.get(table.id)).version == 5
    assert best((await tables.advice.explain(table.id, 0)).opinion) == ["do-whisper"], "not what was whispered"


async def explains(tables: Tables, table: Table, seat: Seat) -> bool:
    return await tables.advice.explains(await tables.store.get(table.id), await tables.store.game(table.id), seat)


async def test_unseen_answers_of_others_do_not_change_whether_a_choice_is_explained(database: Database) -> None:
    tables, _ = tables_with(database, "step", "step")
    table = await turns(tables, ANN, BEN, computers=1, settings={"notes": True})
    await tables.switches.set(table.id, ANN, advice=True)
    assert not await explains(tables, table, 0)
    for seat in (0, 1):
        await pick(tables, table.id, seat, "step")
    await tables.computers.idle()
    await pick(tables, table.id, 0, "step")
    assert await explains(tables, table, 0)
    await write_note(tables, table.id, 1)
    assert await explains(tables, table, 0)
    later = tables.store.now() + 1
    tables.store.now = lambda: later
    await tables.store.tell(table.id, "log-parked", days=1)
    assert await explains(tables, table, 0), "that event belongs to no choice"


async def test_a_secret_question_is_not_taken_for_a_draft_of_everyone(database: Database) -> None:
    """While drafts are being made, no choice that was made simultaneously is explained."""
    tables, _ = tables_with(database, "step")
    table = await turns(tables, ANN, BEN, computers=1, settings={"at_once": True})
    await tables.switches.set(table.id, ANN, advice=True)
    await tables.computers.idle()
    assert await explains(tables, table, 0)
    await pick(tables, table.id, 1, "whisper")
    assert await explains(tables, table, 0)


async def test_a_choice_that_was_taken_back_is_not_explained(database: Database) -> None:
    tables, _ = tables_with(database, "roll", "look")
    table = await turns(tables, ANN, computers=1)
    for _ in range(2):
        await first_steps(tables, table.id)
    await tables.undo.go_back(table.id, 2, CAT, admin=True)
    assert best((await tables.advice.explain(table.id, 0)).opinion) == ["do-roll"]


async def test_choices_in_a_seat_since_taken_by_a_person_are_not_explained(database: Database) -> None:
    tables, _ = tables_with(database, "roll", "look")
    table = await turns(tables, ANN, computers=2)
    await tables.switches.set(table.id, ANN, advice=True)
    await first_steps(tables, table.id)
    assert (await tables.advice.explain(table.id, 0)).opinion.seat == 2
    await tables.switches.set(table.id, ANN, open_seats=True)
    await tables.seats.takeover(table.id, BEN, 2)
    assert (await tables.advice.explain(table.id, 0)).opinion.seat == 1
    await tables.seats.takeover(table.id, CAT, 1)
    await is_refused("nothing_to_explain", tables.advice.explain(table.id, 0))


async def test_advice_is_refused_if_someone_takes_a_seat_while_it_is_computed(database: Database) -> None:
    tables, thinker = tables_with(database, "roll")
    table = await turns(tables, ANN, computers=1)
    await first_steps(tables, table.id)
    question = asked(await tables.store.game(table.id), 0)
    await tables.switches.set(table.id, ANN, open_seats=True)
    for ask in (
        lambda: tables.advice.suggest(table.id, 0, question.id),
        lambda: tables.advice.explain(table.id, 0),
    ):
        thinker.begun, thinker.goes_on = asyncio.Event(), asyncio.Event()
        asking = asyncio.create_task(ask())
        await thinker.begun.wait()
        await tables.seats.takeover(table.id, BEN, 1)
        thinker.goes_on.set()
        await is_refused("no_advice", asking)
        await tables.seats.leave(table.id, BEN.id)
