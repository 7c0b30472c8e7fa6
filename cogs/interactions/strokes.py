"""A line drawn over the picture: its marks are chosen one after another, as presses on them would be."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from cogs.interactions.play import Play
from cogs.screens.open_question import Look, OpenQuestion
from cogs.screens.panel import chosen_question
from cogs.services.caller import Caller, Handler
from cogs.services.ids import CustomId
from cogs.services.reader import Reader
from cogs.services.services import Services
from cogs.updates.panels import PanelContents
from locales.sanitizing import Markdown
from rules.errors import IllegalChoice
from rules.messages import Seat
from rules.questions import Option
from storage.errors import StorageFailure
from storage.rows import Outcome, Table

PASSED = 8
"""Marks that a line may pass over: the cells of a room, or those along which a path continues automatically."""
STRAY = 2
"""Marks after the last step that are ignored silently: the path has continued, or the finger has overshot."""
PLACES = 256
"""Requests that one line stands for: one for each of its marks, so it has no more than that."""


@dataclass(eq=False)
class Strokes:
    """Carries lines out. A mark that does not fit ends a line; the steps before it stay, and the reason is shown."""

    services: Services
    play: Play

    @property
    def handlers(self) -> dict[str, Handler]:
        """The handlers by action."""
        return {"stroke": self.draw}

    async def draw(self, caller: Caller, press: CustomId) -> None:
        """Choose the steps that lie on the line, as long as they can be taken back or nothing needs to be asked."""
        table, seat = await self.play.seated(caller, press)
        marks, number, line, at = caller.values[:PLACES], press.question, press.line, 0
        asked = await self.play.asked(table, seat, number, caller.language)
        if asked is None and line == table.line and (at := await self._drawn(table, caller.request_id)):
            asked = await self._next(table, seat, caller.language)
        done: Outcome | None = None
        forward = at > 0
        shown = PanelContents(notice="" if asked is not None or at else caller.say("panel-stale"))
        self.play.updater.acted(table.id, caller)
        await caller.nod()  # many steps take their time
        while asked is not None and (following := next_steps(asked, marks, at, back=not forward)):
            index, (option, *others) = following
            number = asked.question.id
            if others:
                shown = PanelContents(number, notice=caller.say("panel-stroke_several"))
                break
            if asked.binds(option) or await self.play.asks_again(table, asked, option):
                shown = PanelContents(number, Look(confirm=option.id))
                break
            try:
                outcome = await self.services.tables.play.choose(
                    table.id,
                    seat,
                    number,
                    [option.id],
                    request_of(caller.request_id, index),
                    user_id=caller.id,
                    line=line,
                )
            except (IllegalChoice, StorageFailure) as error:
                shown = PanelContents(notice=self.play.why(caller, table, error))
                break
            table, at, line = outcome.table, index + 1, outcome.table.line
            done = outcome if done is None else replace(done, events=[*done.events, *outcome.events])
            forward = forward or not option.role.is_back
            asked = await self._next(table, seat, caller.language)
        else:
            if asked is not None and not shown.notice:
                shown = PanelContents(notice=_stopped(asked, marks[at:], begun=at > 0))
        await self.play.show(caller, table, seat, shown, turn=True, outcome=done)

    async def _next(self, table: Table, seat: Seat, language: str) -> OpenQuestion | None:
        """The question that is shown now."""
        reader = await Reader.of(self.services, table, seat, language)
        question = chosen_question(reader)
        if question is None or reader.game is None:
            return None
        for search in question.searches(reader.game, ideas=False):
            await asyncio.to_thread(search)
        return OpenQuestion.of(reader, question)

    async def _drawn(self, table: Table, request: int) -> int:
        """The number of marks of a repeated line that have been dealt with."""
        first = request_of(request, 0)
        made = await self.services.tables.play.requests(table.id, request_of(request, PLACES - 1), first)
        return 1 + max((first - each for each in made.values()), default=-1)


def request_of(request: int, index: int) -> int:
    """The request by which a mark of a line is chosen: negative, in descending order."""
    return -(abs(request) & -PLACES) - index


def next_steps(asked: OpenQuestion, marks: Sequence[str], at: int, *, back: bool) -> tuple[int, list[Option]] | None:
    """The next mark that is a step, and the answers it can stand for. Only lines that begin with one take steps `back`.

    If the line has led to a question without steps, the mark at its end is the answer.
    """
    lined = [each for each in (*asked.options, *asked.unlisted) if each.role.is_step]
    for index, mark in enumerate(marks[at : at + PASSED], at):
        if steps := [step for step in lined if step.mark == mark and (back or not step.role.is_back)]:
            return index, steps
    if 0 < at < len(marks) and not lined and asked.picks_one:
        last = len(marks) - 1
        if steps := [option for option in asked.options if option.mark == marks[last] and not option.role.is_back]:
            return last, steps
    return None


def _stopped(asked: OpenQuestion, rest: Sequence[str], *, begun: bool) -> str:
    """Why a line goes no farther; empty if it has hardly anything left."""
    refused = {each.mark: each for each in asked.refused() if each.mark}
    reason = next((refused[mark] for mark in rest if mark in refused), None)
    if reason is not None:
        return asked.say("panel-stroke_stops", why=Markdown(asked.why(reason)))
    return asked.say("panel-stroke_nowhere") if not begun or len(rest) > STRAY else ""
