"""A line drawn over the picture: its marks are chosen one after another, as presses on them would be.

It is first followed on a guess of the game, where everything hidden is dealt again, so that it reveals nothing.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from random import Random

from cogs.interactions.play import AnswerButtons
from cogs.screens.open_question import Confirmation, OpenQuestion, Progress
from cogs.screens.panel import chosen_question
from cogs.services.caller import Caller, handles
from cogs.services.ids import UNKNOWN, CustomId
from cogs.services.reader import Reader
from cogs.services.services import Services
from cogs.updates.panels import Act, PanelContents, PositionDisplay
from locales.sanitizing import Markdown
from rules.errors import IllegalChoice
from rules.game import Game
from rules.messages import TABLE, Seat
from rules.questions import BACK_TO, NO_DRAG, Option, Question, Refused, Secrecy, Undo, refusals, undo_of
from storage.errors import StorageFailure
from storage.rows import Outcome, Table
from tables.errors import Refusal

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


@dataclass(slots=True)
class _Course:
    """The answers to which a line leads from a position on, as far as it can be foreseen, and why it ends there."""

    steps: list[Step] = field(default_factory=list)
    """Each with its one answer."""
    rolls: bool = False
    """Whether it ends as dice are rolled then."""
    several: bool = False
    """Whether it ends as its next mark can stand for several answers."""
    is_blocked: bool = False
    """Whether it ends before the place to which it leads."""
    refused: Refused | None = None
    """The step that is refused there."""


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
    foreseen: list[Step] = field(default_factory=list)
    """The steps that come next."""
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
    """Carries lines out, and foretells what they do.

    A mark that does not fit ends a line, and the reason is shown. The steps before it stay if they can be taken back;
    otherwise the line is one intention, and nothing is done unless all of it can be, as far as that is foreseen.
    """

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
        await caller.nod()  # many steps take their time
        ending = PanelContents(notice=caller.say("panel-stale")) if asked is None and not line.at else None
        while asked is not None and ending is None:
            ending = await self._step(caller, line, asked)
            if ending is None:
                asked = await self._next(line.table, seat, caller.language)
        await self.play.show(caller, line.table, ending or PanelContents(), Act(line.outcome))

    @handles("foretell")
    async def foretell(self, caller: Caller, press: CustomId) -> None:
        """Say where the line would end and what that costs, or why it does nothing. Raises Refusal: not on a page."""
        table, seat = await self.play.seated(caller, press)
        asked = await self.play.open_question(table, seat, press.question, caller.language)
        if not isinstance(caller.responder, PositionDisplay):
            raise Refusal(UNKNOWN)
        if asked is None:
            return
        line = _Line(caller.values[:PLACES], table, seat, press.last_undo)
        course = await self._course(asked, line)
        if _is_vain(asked, course):
            await caller.responder.foretell(line.marks, line.marks[-1], "", _why_it_ends(asked, course))
        elif course.steps or course.several:
            taken = [step.options[0] for step in course.steps]
            first = asked.option(taken[0].id) if taken else None
            ends = "panel-stroke_rolls" if course.rolls else "panel-stroke_several" if course.several else ""
            about = asked.voice.sentences(
                asked.say(first.warning) if first is not None and first.warning is not None else "",
                asked.say("panel-stroke_leads", steps=len(taken)) if taken else "",
                asked.say(ends) if ends else "",
            )
            walked = [line.marks[step.index] for step in course.steps if step.options[0].role.is_step]
            label = asked.say(taken[-1].label) if taken else ""
            await caller.responder.foretell(line.marks, (walked or line.marks)[-1], label, about)

    async def _course(self, asked: OpenQuestion, line: _Line) -> _Course:
        """The course of the rest of a line from this question on."""
        guess = asked.answers.game.guess(line.seat, Random(asked.question.id))
        return await asyncio.to_thread(_course, guess, guess.question(asked.question.id), line)

    async def _step(self, caller: Caller, line: _Line, asked: OpenQuestion) -> PanelContents | None:
        """Choose the next mark of the line; returns None, or what the panel shows if the line ends here."""
        number = asked.question.id
        if not line.foreseen:
            course = await self._course(asked, line)
            if course.several and not course.steps:
                return PanelContents(number, notice=caller.say("panel-stroke_several"))
            if not course.steps or _is_vain(asked, course):
                return PanelContents(notice=_why_it_ends(asked, course, begun=line.at > 0))
            line.foreseen = course.steps
        step = line.foreseen.pop(0)
        option = asked.option(step.options[0].id)
        if option is None:
            return PanelContents()  # something came between
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
    """The number of the request that chooses the mark at `index` of a line; `request` is the line's own.

    Negative, so that it is no interaction of Discord's. The numbers of a line descend from a multiple of `PLACES`.
    """
    return -(abs(request) // PLACES * PLACES) - index


def _course(game: Game, question: Question | None, line: _Line) -> _Course:
    """The course of the rest of a line from a question on, until dice are rolled; `game` is changed.

    Others are taken to pass in secret, as nobody foresees that they don't.
    """
    course, at, back = _Course(), line.at, not line.leads_on
    while question is not None:
        step = _meant(game, question, line.marks, at, back=back)
        if step is None:
            break
        if len(step.options) > 1:
            course.several = True
            return course
        course.steps.append(step)
        at, back = step.index + 1, back and step.options[0].role.is_back
        rolled = game.dice.counter
        question = _after(game, question, step.options[0])
        if game.dice.counter != rolled:
            course.rolls = True
            return course
    if line.marks[0].startswith(BACK_TO) and all(step.options[0].role.is_back for step in course.steps):
        course.steps.clear()
    rest_of_line = line.marks[at:]
    course.is_blocked = bool(rest_of_line) and (question is None or question.secrecy is not Secrecy.ALL)
    refused = {} if question is None else {refusal.mark: refusal for refusal in refusals(question, game)}
    course.refused = next((refused[mark] for mark in rest_of_line if mark in refused), None)
    return course


def _after(game: Game, question: Question, option: Option) -> Question | None:
    """Give an answer; returns the question that its seat is asked then, once others have passed in secret, or None."""
    game.choose(question.seat, question.id, [option.id])
    while asked := next((other for other in game.questions if other.awaited), None):
        own = next((other for other in game.questions if other.seat == question.seat and other.awaited), None)
        picked = asked.default(game) if asked.secrecy is Secrecy.ALL or asked.seat == TABLE else None
        if own is not None or picked is None:
            return own
        game.choose(asked.seat, asked.id, picked)
    return None


def _meant(game: Game, question: Question, marks: Sequence[str], at: int, *, back: bool) -> Step | None:
    """The next step of a line; of several answers only those after which its rest leads on, if any.

    A step from which the line does not lead on was only brushed if it soon leads on from another one.
    """
    first = next_step(game, question, marks, at, back=back)
    if first is None or first.options[0].role.is_back:
        return first
    after = first.index + 1
    second = next_step(game, question, marks[: after + BRUSHED], after, back=False)
    if second is None and len(first.options) == 1:
        return first
    for step in filter(None, (first, second)):
        ahead = set(marks[step.index + 1 : step.index + 1 + PASSED])
        if leading_on := [option for option in step.options if ahead & _steps_after(game, question, option)]:
            return Step(step.index, leading_on)
    return first


def next_step(game: Game, question: Question, marks: Sequence[str], at: int, *, back: bool) -> Step | None:
    """The first step among the marks from index `at` on. Only lines that begin with one take steps `back`.

    A line that goes back beyond the place before has crossed the others as they were: its marks name just the places.
    Where the piece that is drawn has gone as far as it can, or the line has led to a question without steps, the mark
    at its end is the answer: one that can be taken back, if there is one. No line shows the way of an answer without a
    drag that leads on from other steps.
    """
    answers = question.options(game)
    steps = [option for option in answers if option.role.is_step and (back or not option.role.is_back)]
    for index, mark in enumerate(marks[at : at + PASSED], at):
        names = [mark, BACK_TO + mark] if at else [mark]
        if options := [option for option in steps if option.mark in names]:
            return Step(index, options)
    ends = not steps or any(option.drag.piece == marks[0] for option in steps)
    if 0 < at < len(marks) and ends and question.max == 1:
        last = len(marks) - 1
        options = [option for option in answers if option.mark == marks[last] and not option.role.is_back]
        if options := [option for option in options if not steps or option.drag != NO_DRAG]:
            free = [option for option in options if undo_of(question, option) is Undo.FREE]
            return Step(last, free or options)
    return None


def _steps_after(game: Game, question: Question, option: Option) -> set[str]:
    """The marks of the steps that can follow an answer."""
    trial = game.copy_game()
    following = _after(trial, question, option)
    steps = [] if following is None else following.quick_options(trial)
    return {step.mark for step in steps if step.role.is_step and not step.role.is_back}


def _is_vain(asked: OpenQuestion, course: _Course) -> bool:
    """Whether a line does nothing, as it cannot be carried out as drawn and its steps could not be taken back."""
    return course.is_blocked and asked.question.undo is not Undo.FREE


def _why_it_ends(asked: OpenQuestion, course: _Course, *, begun: bool = False) -> str:
    """Why a line does nothing or goes no farther; empty if it has `begun`: the path may have continued by itself."""
    vain = _is_vain(asked, course)
    if course.refused is not None:
        where, why = Markdown(asked.say(course.refused.label)), Markdown(asked.why(course.refused))
        return asked.say("panel-stroke_vain" if vain else "panel-stroke_stops", where=where, why=why)
    if course.steps:
        return asked.say("panel-stroke_lost", where=Markdown(asked.say(course.steps[-1].options[0].label)))
    return "" if begun and not vain else asked.say("panel-stroke_nowhere")
