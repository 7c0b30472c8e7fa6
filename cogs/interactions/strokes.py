"""A line drawn over the picture: its marks are chosen one after another, as presses on them would be."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from cogs.interactions.play import AnswerButtons
from cogs.screens.open_question import Confirmation, OpenQuestion, Progress
from cogs.screens.panel import chosen_question
from cogs.services.caller import Caller, handles
from cogs.services.ids import CustomId
from cogs.services.reader import Reader
from cogs.services.services import Services
from cogs.updates.panels import Act, PanelContents
from locales.sanitizing import Markdown
from rules.errors import IllegalChoice
from rules.game import Game
from rules.messages import Seat
from rules.questions import BACK_TO, Option, Question
from storage.errors import StorageFailure
from storage.rows import Outcome, Table

PASSED = 16
"""Marks that a line may pass over: the cells of a room, or those along which a path continues automatically."""
BRUSHED = 2
"""Marks within which a line comes to the step that it means, after it has brushed another one next to it."""
PLACES = 256
"""Requests that one line stands for: one for each of its marks, so it has no more than that."""


@dataclass(frozen=True, slots=True)
class Step:
    """A mark of a line, by its index, that is a step, and the answers it can stand for."""

    index: int
    options: list[Option]


@dataclass(eq=False)
class _Line:
    """A line, as far as it has been carried out."""

    marks: Sequence[str]
    table: Table
    seat: Seat
    last_undo: int
    """The table's `last_undo` that the page, or the choice before, has seen."""
    at: int = 0
    """The number of marks that have been dealt with."""
    leads_on: bool = False
    """Whether a mark has been chosen that is no step back; none is taken back after that."""
    outcome: Outcome | None = None
    """The outcome of all its choices together."""

    def chosen(self, index: int, outcome: Outcome, *, back: bool) -> None:
        """Note that the mark at this index has been chosen, with this outcome; `back`: it was a step back."""
        self.at = index + 1
        self.table = outcome.table
        self.last_undo = outcome.table.last_undo
        self.leads_on = self.leads_on or not back
        events = outcome.events if self.outcome is None else [*self.outcome.events, *outcome.events]
        self.outcome = replace(self.outcome or outcome, events=events)


@dataclass(eq=False)
class Strokes:
    """Carries lines out. A mark that does not fit ends a line; the steps before it stay, and the reason is shown."""

    services: Services
    play: AnswerButtons

    @handles("stroke")
    async def draw(self, caller: Caller, press: CustomId) -> None:
        """Choose the steps that lie on the line, as long as they can be taken back or nothing needs to be asked."""
        table, seat = await self.play.seated(caller, press)
        line = _Line(caller.values[:PLACES], table, seat, press.last_undo)
        asked = await self.play.open_question(table, seat, press.question, caller.language)
        if asked is None and line.last_undo == table.last_undo and (made := await self._made(table, caller.request_id)):
            line.at = made
            line.leads_on = True
            asked = await self._next(table, seat, caller.language)
        self.play.updater.acted(table.id, caller)
        await caller.nod()  # many steps take their time
        ending = PanelContents(notice=caller.say("panel-stale")) if asked is None and not line.at else None
        while asked is not None and ending is None:
            ending = await self._step(caller, line, asked)
            if ending is None:
                asked = await self._next(line.table, seat, caller.language)
        await self.play.show(caller, line.table, ending or PanelContents(), Act(line.outcome), edits=True)

    async def _step(self, caller: Caller, line: _Line, asked: OpenQuestion) -> PanelContents | None:
        """Choose the next mark of the line; returns None, or what the panel shows if the line ends here."""
        step = await self._meant(caller, line, asked)
        if step is None:
            return PanelContents(notice=_stop_reason(asked, line.marks[line.at :], begun=line.at > 0))
        options, number = step.options, asked.question.id
        if len(options) > 1:
            options = await self._leading_on(caller, line, asked, step)
        if len(options) != 1:
            return PanelContents(number, notice=caller.say("panel-stroke_several"))
        (option,) = options
        if asked.confirmation(option) is Confirmation.BUTTON or await self.play.asks_first(line.table, asked, option):
            return PanelContents(number, Progress(confirm=option.id))
        request = request_of(caller.request_id, step.index)
        try:
            outcome = await self.services.tables.play.choose(
                line.table.id, line.seat, number, [option.id], request, user_id=caller.id, last_undo=line.last_undo
            )
        except (IllegalChoice, StorageFailure) as error:
            return PanelContents(notice=self.play.why(caller, line.table, error))
        line.chosen(step.index, outcome, back=option.role.is_back)
        return None

    async def _meant(self, caller: Caller, line: _Line, asked: OpenQuestion) -> Step | None:
        """The next step of the line.

        A step from which the line does not lead on was only brushed if it soon leads on from another one.
        """
        first = next_step(asked, line.marks, line.at, back=not line.leads_on)
        if first is None or first.options[0].role.is_back:
            return first
        after = first.index + 1
        second = next_step(asked, line.marks[: after + BRUSHED], after, back=False)
        if second is None or await self._leading_on(caller, line, asked, first):
            return first
        return second if await self._leading_on(caller, line, asked, second) else first

    async def _leading_on(self, caller: Caller, line: _Line, asked: OpenQuestion, step: Step) -> list[Option]:
        """Those answers of a step after which the rest of the line leads to a next one."""
        game = (await Reader.of(self.services, line.table, line.seat, caller.language)).game
        if game is None or any(asked.confirmation(option) is Confirmation.BUTTON for option in step.options):
            return []
        ahead = set(line.marks[step.index + 1 : step.index + 1 + PASSED])
        return [option for option in step.options if ahead & _steps_after(game, asked.question, option)]

    async def _next(self, table: Table, seat: Seat, language: str) -> OpenQuestion | None:
        """The question that is shown now."""
        reader = await Reader.of(self.services, table, seat, language)
        question = chosen_question(reader)
        if question is None or reader.game is None:
            return None
        for search in question.searches(reader.game, ideas=False):
            await asyncio.to_thread(search)
        return OpenQuestion.of(reader, question)

    async def _made(self, table: Table, request: int) -> int:
        """The number of marks of a repeated line that have been dealt with."""
        first = request_of(request, 0)
        made = await self.services.tables.play.requests(table.id, request_of(request, PLACES - 1), first)
        return 1 + max((first - number for number in made.values()), default=-1)


def request_of(request: int, index: int) -> int:
    """The number of the request that chooses a mark of a line.

    `PLACES` is a power of two: the bits below it, which `& -PLACES` clears, number the marks; the others tell lines
    apart. Negative, so that it is no interaction of Discord's; in descending order.
    """
    return -(abs(request) & -PLACES) - index


def next_step(asked: OpenQuestion, marks: Sequence[str], at: int, *, back: bool) -> Step | None:
    """The first step among the marks from index `at` on. Only lines that begin with one take steps `back`.

    A line that goes back beyond the place before has crossed the others as they were: its marks name just the places.
    If the line has led to a question without steps, the mark at its end is the answer.
    """
    steps = [
        option
        for option in (*asked.options, *asked.answers.unlisted)
        if option.role.is_step and (back or not option.role.is_back)
    ]
    for index, mark in enumerate(marks[at : at + PASSED], at):
        names = [mark, BACK_TO + mark] if at else [mark]
        if options := [option for option in steps if option.mark in names]:
            return Step(index, options)
    if 0 < at < len(marks) and not steps and asked.picks_one:
        last = len(marks) - 1
        if options := [option for option in asked.forward if option.mark == marks[last]]:
            return Step(last, options)
    return None


def _steps_after(game: Game, question: Question, option: Option) -> set[str]:
    """The marks of the steps that can follow an answer."""
    trial = game.copy_game()
    trial.choose(question.seat, question.id, [option.id])
    own = [following for following in trial.questions if following.seat == question.seat]
    steps = [step for following in own for step in following.quick_options(trial) if step.role.is_step]
    return {step.mark for step in steps if not step.role.is_back}


def _stop_reason(asked: OpenQuestion, rest: Sequence[str], *, begun: bool) -> str:
    """Why a line goes no farther; empty if it has `begun`: the path may have continued along it by itself."""
    refused = {refusal.mark: refusal for refusal in asked.answers.refused if refusal.mark}
    reason = next((refused[mark] for mark in rest if mark in refused), None)
    if reason is not None:
        return asked.say("panel-stroke_stops", why=Markdown(asked.why(reason)))
    return "" if begun else asked.say("panel-stroke_nowhere")
