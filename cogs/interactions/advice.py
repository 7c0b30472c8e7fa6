"""*What would you do?* and *Why did it do that?*: what a computer player thinks, where advice is allowed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any

from cogs.interactions.play import AnswerButtons
from cogs.screens.advice import explanation_screen, suggestion_screen
from cogs.services.caller import Caller, handles
from cogs.services.ids import CustomId, number
from cogs.services.replies import DeliveryFailed, Reply
from cogs.services.screen import Screen
from cogs.services.services import Services
from cogs.updates.panels import PanelContents
from rules.errors import RulesError
from rules.messages import Seat
from rules.recent import Recent
from storage.rows import Table
from tables.play.opinions import SILENT, Suggestion
from tables.store.checks import seat_of_person

log = logging.getLogger(__name__)

SOON = 1.0
"""Seconds before a notice says that the advice takes a while."""
MOST_SHOWN = 1000
"""The most pieces of advice that are remembered to be deleted when outdated; only a convenience."""


@dataclass(frozen=True, slots=True)
class ShownAdvice:
    """Advice that a person sees: its question, the suggested answers, and its message."""

    question: int
    answers: Sequence[Sequence[str]]
    reply: Reply


@dataclass(eq=False)
class AdviceButtons:
    """Ephemeral answers. Whether advice is allowed is checked by the tables."""

    services: Services
    play: AnswerButtons
    _shown: Recent[tuple[int, int], ShownAdvice] = field(default_factory=lambda: Recent(MOST_SHOWN))
    """By table and person: the last advice of each."""

    @handles("advice")
    async def suggest(self, caller: Caller, press: CustomId) -> None:
        """Show the answer of a computer player to the question of the panel."""
        table, seat = await self._seated(caller, press)
        await caller.defer()
        coach = await self._coach(table, seat, press.question)

        answers: list[tuple[str, ...]] = []

        async def work() -> Screen:
            opinion = await self.services.tables.advice.suggest(table.id, seat, press.question, coach)
            answers.extend(answer.weighed.ids for answer in opinion.answers)
            return suggestion_screen(await caller.reader(table, seat), opinion, press.question)

        reply = await self._show(caller, table.id, work())
        last = self._shown.get((table.id, caller.id))
        self._shown[table.id, caller.id] = ShownAdvice(press.question, answers, reply)
        if last is not None:
            await _take_away(last.reply)

    @handles("follow")
    async def follow(self, caller: Caller, press: CustomId) -> None:
        """Choose a suggested answer for the caller; the message with the advice becomes the panel."""
        table, _ = await self._seated(caller, press)
        given = self._shown.pop((table.id, caller.id), None)
        place = number(press.rest)
        if given is None or given.question != press.question or place >= len(given.answers):
            await self.play.show(caller, table, PanelContents(notice=caller.say("panel-stale")))
            return
        picks = given.answers[place]
        await self.play.answer(caller, press, picks, confirmed=len(picks) > 1)

    async def _coach(self, table: Table, seat: Seat, question_id: int) -> Suggestion:
        """The answer of the coach of a lesson to this question."""
        teaching = self.services.tables.lessons
        course = await self.services.tables.courses.of(table, seat)
        game = await self.services.tables.store.game(table.id)
        question = game.question(question_id)
        if course is None or question is None or question.seat != seat:
            return SILENT
        advice = await teaching.advice(table, course, question)
        return SILENT if advice is None else Suggestion(advice.picked, advice.why)

    async def let_go(self, caller: Caller, press: CustomId) -> None:
        """After a press: delete advice whose question is no longer open, so that it misleads nobody."""
        given = self._shown.get((press.table, caller.id))
        if given is None:
            return
        game = await self.services.tables.store.game(press.table)
        if all(question.id != given.question for question in game.questions):
            del self._shown[press.table, caller.id]
            await _take_away(given.reply)

    @handles("why")
    async def explain(self, caller: Caller, press: CustomId) -> None:
        """Show why a computer player made its last choice."""
        table, seat = await self._seated(caller, press)
        await caller.defer()

        async def work() -> Screen:
            reason = await self.services.tables.advice.explain(table.id, seat)
            return explanation_screen(await caller.reader(table, seat), reason)

        await self._show(caller, table.id, work())

    async def _show(self, caller: Caller, table_id: int, work: Coroutine[Any, Any, Screen]) -> Reply:
        """Answer with the result of `work`; returns the message. If it takes long, the message says so meanwhile."""
        task = asyncio.ensure_future(work)
        notice: Reply | None = None
        try:
            done, _ = await asyncio.wait({task}, timeout=SOON)
            if not done and self.services.tables.advice.is_held_up(table_id):
                notice = await caller.show(Screen().add(caller.say("waiting-busy")))
            screen = await task
        except RulesError:
            if notice is not None:
                await _take_away(notice)
            raise
        finally:
            task.cancel()
        return await (caller.replace(notice, screen) if notice is not None else caller.show(screen))

    async def _seated(self, caller: Caller, press: CustomId) -> tuple[Table, Seat]:
        """The table, and the seat of the caller. Raises Refusal if there is nothing to ask about."""
        table = await self.services.tables.store.get(press.table)
        seat = seat_of_person(table, caller.id)
        self.services.tables.advice.check(table)
        return table, seat


async def _take_away(reply: Reply) -> None:
    """Delete the message. After fifteen minutes it stays, and the person may have dismissed it."""
    try:
        await reply.delete()
    except DeliveryFailed as error:
        log.info("message %d with advice stays: %s", reply.id, error)
