"""The cost of a press: each thing is worked out once for a position, read from memory, and drawn after the answer."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest

from cogs.interactions.play import SOON
from cogs.screens.board import board
from cogs.screens.open_question import OpenQuestion
from cogs.screens.question import controls
from cogs.services.screen import Block, Screen
from cogs.updates import boards, position
from rules.messages import Message, Seat
from rules.questions import Option
from storage.rows import Person
from tests.discord.table import Member, Panel, World, text
from tests.discord.test_pictures import draw
from tests.rules.sample import LayCard, Sample

pytestmark = pytest.mark.slow


@pytest.fixture
def about(monkeypatch: pytest.MonkeyPatch) -> Counter[tuple[int, str]]:
    """The number of times that each answer of each question is described."""
    counted = Counter[tuple[int, str]]()

    def described(question: int, option: Option) -> Message:
        counted[question, option.id] += 1
        return option.label

    def explained(question: LayCard, game: Sample, *, ideas: bool = True) -> list[Option]:
        options = question.options(game)
        for option in options:
            option.effect = partial(described, question.id, option)
        return options

    monkeypatch.setattr(LayCard, "explained", explained)
    return counted


async def asked(world: World, seat: Seat, language: str = "en") -> OpenQuestion:
    reader = await world.reader(seat, language)
    return OpenQuestion.of(reader, next(question for question in reader.questions() if question.awaited))


async def test_an_answer_is_described_once_for_the_panel_its_updates_and_the_dm(
    world: World, about: Counter[tuple[int, str]]
) -> None:
    panel = await world.first_move("bob")
    for shown in (panel, world.dms(world.alice)[-1]):
        assert "which card do you lay?" in text(shown)
    assert len({question for question, _ in about}) == 2, "each player's"
    assert set(about.values()) == {1}


async def test_controls_are_put_together_once_for_the_panel_its_update_and_the_dm(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Counter[int]()
    make = controls._controls

    def counted(asked: OpenQuestion) -> list[Block]:
        made[asked.question.id] += 1
        return make(asked)

    monkeypatch.setattr(controls, "_controls", counted)
    await world.first_move("bob")
    assert set(made.values()) == {1}


async def test_others_and_other_languages_have_their_own_words(world: World, about: Counter[tuple[int, str]]) -> None:
    await world.started("bob")
    hands = (await world.laid_out()).hands
    hands[0], hands[1] = [1, 2, 3], [4, 5, 6]
    first, second = await asked(world, 0), await asked(world, 1)
    assert [[option.label.args["card"] for option in question.options] for question in (first, second)] == hands
    japanese = await asked(world, 0, "ja")
    assert first.label(first.options[0]) != japanese.label(japanese.options[0])
    assert await asked(world, 0) is first
    assert await asked(world, 1) is second


@pytest.mark.parametrize("how", ["choice", "setting", "another process"])
async def test_what_was_worked_out_ends_with_every_change(world: World, rival: Member, how: str) -> None:
    before = await asked(world, 0)
    table = await world.table()
    tables = world.bot.tables
    if how == "choice":
        await world.lay(rival)
    elif how == "setting":
        await tables.switches.set(table.id, Person(id=world.alice.id, name="Alice"), advice=True)
    else:
        await tables.store.reread(table.id)
    assert await asked(world, 0) is not before
    _, known = await tables.store.position(table)
    assert not known or how == "another process", "an outdated table has no part in it"


async def test_what_was_worked_out_is_freed_without_garbage_collection(world: World, rival: Member) -> None:
    gc.collect()
    gc.disable()
    try:
        await asked(world, 0)
        worked_out = sum(isinstance(instance, OpenQuestion) for instance in gc.get_objects())
        await world.bot.tables.switches.set(
            (await world.table()).id, Person(id=world.alice.id, name="Alice"), advice=True
        )
        assert sum(isinstance(instance, OpenQuestion) for instance in gc.get_objects()) < worked_out
    finally:
        gc.enable()


async def test_a_press_reads_nothing_that_is_kept_with_the_table(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = await world.first_move(computers=1)
    read: list[str] = []
    database = world.bot.tables.database

    def counted(run: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def reading(work: Callable[..., Any], **how: Any) -> Any:
            read.append(work.__qualname__.split(".<")[0])
            return await run(work, **how)

        return reading

    monkeypatch.setattr(database, "read", counted(database.read))
    monkeypatch.setattr(database, "read_in_turn", counted(database.read_in_turn))
    await world.lay(world.alice, panel)
    assert sorted(read) == ["Absence.here", "Journal.seen"]


def first_answer(world: World, seen: int) -> str:
    """The response to the press after the first `seen` requests."""
    (answer, *_) = world.env.http_requests[seen:]
    assert answer.path.endswith("/callback")
    return str(answer.json)


async def test_the_answer_has_the_next_question(world: World, panel: Panel) -> None:
    seen = len(world.env.http_requests)
    await world.lay(world.alice, panel)
    assert "Round 2: which card do you lay?" in first_answer(world, seen)
    assert "has laid a card" in first_answer(world, seen), "and what the computer player did"


async def test_a_computer_player_that_thinks_is_waited_for_a_moment_only(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    (panel, computers) = (await world.first_move(computers=1), world.bot.tables.computers)
    waited = []

    async def gone_on(table_id: int, most: float) -> None:
        waited.append((table_id, most))

    monkeypatch.setattr(computers, "wake", lambda table_id: None)
    monkeypatch.setattr(computers, "gone_on", gone_on)
    seen = len(world.env.http_requests)
    await world.lay(world.alice, panel)
    assert waited == [(1, SOON)]
    assert "Round 2" not in first_answer(world, seen)


@pytest.mark.bot(draw=draw)
async def test_no_picture_is_prepared_before_an_answer_that_has_none(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[bool] = []
    answered = 0

    def drawings(*args: Any, **options: Any) -> Any:
        prepared.append(answered < sum(request.path.endswith("/callback") for request in world.env.http_requests))
        return made(*args, **options)

    made = position.drawings
    monkeypatch.setattr(position, "drawings", drawings)
    await world.started(computers=1, game="dungeongo")
    answered = sum(request.path.endswith("/callback") for request in world.env.http_requests)
    prepared.clear()
    panel = await world.my_move(world.alice)
    assert prepared
    assert all(prepared)
    assert panel.attachments


@pytest.mark.bot(draw=draw)
async def test_a_board_is_put_together_once(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await world.started(computers=1)
    made: list[Screen] = []

    def counted(*args: Any, **more: Any) -> Screen:
        made.append(board(*args, **more))
        return made[-1]

    monkeypatch.setattr(boards, "board", counted)
    screen = await world.bot.updater.boards.screen(await world.table())
    assert len(made) == 1
    assert [image.name for image in screen.images] == ["board.png"]
