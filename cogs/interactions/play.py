"""Playing: from a component of a panel or a DM, or a typed answer, to the stored choice and the next question."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from cogs.interactions.inquiries import Inquiries
from cogs.screens.coach import ON, leads_astray
from cogs.screens.open_question import (
    DONE,
    NO_PICK,
    SEPARATOR,
    Confirmation,
    OpenQuestion,
    Progress,
    completions,
    progress_after,
    read_completion,
)
from cogs.screens.panel import ASIDE, IDEAS, come_back
from cogs.screens.question.controls import AT_ONCE
from cogs.services.caller import Caller, handles
from cogs.services.discord_limits import CHOICE
from cogs.services.ids import UNKNOWN, CustomId
from cogs.services.reader import Reader
from cogs.services.screen import Screen
from cogs.services.services import Services
from cogs.updates.panels import NO_ACT, Act, PanelContents, PositionDisplay
from cogs.updates.updates import Updater
from locales.labels import distinct
from locales.name_search import contains, normal_form
from locales.sanitizing import sanitize
from rules.errors import IllegalChoice, RulesError
from rules.messages import Seat
from rules.questions import Option, Question
from storage.errors import StorageFailure
from storage.rows import Table
from tables.errors import Refusal
from tables.opening.lessons import CoachAdvice
from tables.store.checks import seat_of_person

log = logging.getLogger(__name__)

CLOSED = "refused-question_closed"
PICK_NUMBER = "refused-pick_number"
SOON = 0.1
"""Seconds that an answer waits for computer players that decide quickly."""


@dataclass(eq=False)
class AnswerButtons:
    """Handlers of the buttons and menus of a question. A press continues to the next real choice."""

    services: Services
    updater: Updater
    inquiries: Inquiries

    # Looking

    @handles("move")
    async def move(self, caller: Caller, press: CustomId) -> None:
        """*My move*: an ephemeral panel. People without a seat are told so, and what they can do."""
        table = await self.services.tables.store.get(press.table)
        seat = table.seat_of(caller.id)
        if seat is None or table.started is None:
            await caller.show(await self.no_seat(caller, table))
            return
        if table.seats[seat].stand_in is not None:
            table = await self.services.tables.absence.come_back(table.id, caller.id)
        if await self.inquiries.was_away(table, seat):
            await self.inquiries.hand_over(caller, table, seat)
            return
        await self.show(caller, table, PanelContents(), fresh=True)

    @handles("look")
    async def look(self, caller: Caller, press: CustomId) -> None:
        """Back to the question from a group or a confirmation, on to its ideas, or to another open question."""
        table, _ = await self.seated(caller, press)
        if press.rest == IDEAS:
            self.services.tables.advice.check(table)
        progress = Progress(aside=press.rest == ASIDE, ideas=press.rest == IDEAS)
        if press.rest == ON:
            self.services.tables.courses.dismiss(table)
        await self.show(caller, table, PanelContents(press.question, progress))

    @handles("group", "page")
    async def turn(self, caller: Caller, press: CustomId) -> None:
        """Another group or page of the options; a group with one answer is that answer."""
        chosen = caller.values[0] if caller.values else press.rest
        if press.action == "group" and caller.values and chosen.startswith(AT_ONCE):
            await self.answer(caller, press, [chosen.removeprefix(AT_ONCE)], confirmed=False)
            return
        table, _ = await self.seated(caller, press)
        progress = progress_after(Progress(), press.action, chosen)
        await self.show(caller, table, PanelContents(press.question, progress))

    @handles("skip")
    async def skip(self, caller: Caller, press: CustomId) -> None:
        """*Skip*: end the table's show for everyone, whichever player asks. Do nothing if it has already ended.

        A panel is brought up to date: it still shows a moment if the bot was restarted during the show.
        """
        table = await self.services.tables.store.get(press.table)
        seat_of_person(table, caller.id)  # those who only watch end no show
        self.updater.shows.end(table.id)
        if caller.message is not None and caller.message.private:
            await self.show(caller, table, PanelContents())
        else:
            await caller.nod()

    # Choosing

    @handles("do")
    async def do(self, caller: Caller, press: CustomId) -> None:
        """An answer: one option, or all picks of a menu. A momentous one has to be confirmed."""
        await self.answer(caller, press, caller.values or [press.rest], confirmed=False)

    async def answer(self, caller: Caller, press: CustomId, picked: Sequence[str], *, confirmed: bool = True) -> None:
        """Answer the question that `press` is about, and show what comes next. A refused choice says why.

        Unless it is `confirmed`, ask for that first if the answer is momentous. An answer is refused if there was an
        undo since the question was shown.
        """
        table, seat = await self.seated(caller, press)
        asked = await self.open_question(table, seat, press.question, caller.language)
        option = asked.option(picked[0]) if asked is not None and len(picked) == 1 else None
        if asked and option and not confirmed and await self.asks_first(table, asked, option):
            await self.show(caller, table, PanelContents(press.question, Progress(confirm=option.id)))
            return
        self.updater.acted(table.id, caller)
        back = option is not None and option.role.is_back
        try:
            outcome = await self.services.tables.play.choose(
                table.id, seat, press.question, picked, caller.request_id, user_id=caller.id, last_undo=press.last_undo
            )
        except (IllegalChoice, StorageFailure) as error:
            await self.show(caller, table, PanelContents(notice=self.why(caller, table, error)))
            return
        if asked is not None and not outcome.repeated:
            await self._met(caller, table, asked.question.kind)
        current = await self._gone_on(caller, outcome.table, seat)
        await self.show(caller, current, PanelContents(), Act(outcome, back))

    @handles("yes", "none")
    async def confirm(self, caller: Caller, press: CustomId) -> None:
        """A momentous answer, confirmed, or no pick at all."""
        await self.answer(caller, press, [press.rest] if press.action == "yes" else [])

    @handles("pick")
    async def pick(self, caller: Caller, press: CustomId) -> None:
        """More picks of several; the last possible one submits them."""
        options = caller.values or ([press.rest] if press.rest else [])
        if not options:
            raise Refusal(UNKNOWN)
        await self._add_picks(caller, press, options)

    @handles("unpick")
    async def unpick(self, caller: Caller, press: CustomId) -> None:
        """Take back the last pick."""
        table, seat = await self.seated(caller, press)
        if press.last_undo != table.last_undo:
            await self.show(caller, table, PanelContents(notice=caller.say("panel-stale")))
            return
        draft = await self.services.tables.journal.draft(table.id, seat, press.question)
        await self.services.tables.journal.set_draft(table.id, seat, press.question, draft[:-1])
        await self.show(caller, table, PanelContents(press.question))

    @handles("done")
    async def done(self, caller: Caller, press: CustomId) -> None:
        """Submit the picks made so far."""
        table, seat = await self.seated(caller, press)
        await self.answer(caller, press, await self.services.tables.journal.draft(table.id, seat, press.question))

    async def _add_picks(self, caller: Caller, press: CustomId, options: Sequence[str]) -> None:
        """Keep more picks in the draft, or submit the picks if no more can be made.

        Of several at once, as by a drawn line, the last is left out if there is a warning about them all: the player
        reads it, and picks that one by itself.
        """
        table, seat = await self.seated(caller, press)
        if press.last_undo != table.last_undo:
            await self.show(caller, table, PanelContents(notice=caller.say("panel-stale")))
            return
        journal = self.services.tables.journal
        asked = await self.open_question(table, seat, press.question, caller.language)
        draft = await journal.draft(table.id, seat, press.question)
        if asked is not None:
            draft = list(dict.fromkeys((*draft, *options)))
            would_submit = len(draft) >= asked.question.max
            if would_submit and len(options) > 1 and asked.notes_on(draft):
                draft.pop()
        if asked is None or len(draft) >= min(asked.question.max, len(asked.forward)):
            await self.answer(caller, press, draft)
            return
        await journal.set_draft(table.id, seat, press.question, draft)
        await self.show(caller, table, PanelContents(press.question))

    # Typing

    async def complete(self, caller: Caller, table: Table | None, typed: str) -> list[tuple[str, str]]:
        """The open answers of this person as (text, value), filtered by what was typed, with or without their risk."""
        seat = table.seat_of(caller.id) if table is not None else None
        if table is None or seat is None or table.status != "running":
            return []
        pairs: list[tuple[str, str]] = []
        numbers = [question.id for question in (await caller.reader(table, seat)).questions()]
        for number in numbers:
            draft = await self.services.tables.journal.draft(table.id, seat, number)
            asked = await self.open_question(table, seat, number, caller.language, draft)
            if asked is not None:
                pairs += completions(asked)
        names = distinct([text for text, _ in pairs], CHOICE)
        exact = [
            pair
            for name, pair in zip(names, pairs, strict=True)
            if normal_form(typed) in (normal_form(name), normal_form(name.partition(SEPARATOR)[0]))
        ]
        return exact if len(exact) == 1 else [pair for pair in pairs if contains(pair[0], typed)]

    async def act(self, caller: Caller, table: Table, typed: str) -> None:
        """Carry out an answer that was typed or chosen from the completions."""
        seat = table.seat_of(caller.id)
        if seat is None or table.started is None:
            await caller.show(await self.no_seat(caller, table))
            return
        answer = read_completion(typed, table.last_undo)
        if answer is None:
            matches = await self.complete(caller, table, typed)
            if len(matches) != 1:
                key = "act-unclear" if matches else "act-unknown"
                notice = caller.say(key, typed=sanitize(typed, markdown=True))
                await self.show(caller, table, PanelContents(notice=notice))
                return
            answer = read_completion(matches[0][1], table.last_undo)
            assert answer is not None
        number, last_undo, option = answer
        press = CustomId("do", table.id, number, option, last_undo)
        asked = await self.open_question(table, seat, number, caller.language)
        picked = None if asked is None else asked.option(option)
        is_back = picked is not None and picked.role.is_back
        if option == NO_PICK:
            await self.answer(caller, press, [])
        elif option == DONE:
            await self.done(caller, press)
        elif asked is not None and not asked.picks_one and not is_back:
            await self._add_picks(caller, press, [option])
        else:
            await self.answer(caller, press, [option], confirmed=False)

    # Helpers

    async def no_seat(self, caller: Caller, table: Table) -> Screen:
        """Why someone without a seat (or whose game has not begun) cannot play, and what they can do."""
        if table.is_over:
            return Screen().add(caller.say("refused-game_over"))
        if table.started is None:
            return Screen().add(caller.say("panel-lobby"))
        own = await self.services.tables.seats.left_by(table, caller.person)
        if own is not None:
            return come_back(caller.say, table, own)
        board = caller.command("board")
        words = self.services.board_words(table.language)
        return Screen().add(caller.say("panel-stranger", board=board, **words))

    async def seated(self, caller: Caller, press: CustomId) -> tuple[Table, Seat]:
        """The table and the caller's seat. Raises Refusal; in the lobby, too, where nothing is asked yet."""
        table = await self.services.tables.store.get(press.table)
        seat = seat_of_person(table, caller.id)
        if table.status == "lobby":
            raise Refusal("refused-not_begun")
        return table, seat

    async def open_question(
        self, table: Table, seat: Seat, number: int, language: str, draft: Sequence[str] = ()
    ) -> OpenQuestion | None:
        """An open question of this seat, ready to be shown; None if it is closed."""
        reader = await Reader.of(self.services, table, seat, language)
        question = next((question for question in reader.questions() if question.id == number), None)
        return None if question is None else OpenQuestion.of(reader, question, Progress(picked=tuple(draft)))

    async def asks_first(self, table: Table, asked: OpenQuestion, option: Option) -> bool:
        """Whether an answer has to be confirmed; in a lesson, where all can be undone, only if its coach says so."""
        coach = await self._advice(table, asked.question)
        if coach is not None:
            return leads_astray(asked, coach, [option.id])
        return asked.confirmation(option) is Confirmation.QUESTION

    async def _advice(self, table: Table, question: Question) -> CoachAdvice | None:
        """The words of the coach before this question, if this is a lesson."""
        course = await self.services.tables.courses.of(table, question.seat)
        return None if course is None else await self.services.tables.lessons.advice(table, course, question)

    async def _gone_on(self, caller: Caller, table: Table, seat: Seat) -> Table:
        """The table once this seat is asked again or no computer player is at it; after `SOON` in any case.

        So the answer to a press usually has the next question. A page follows the game anyway.
        """
        if isinstance(caller.responder, PositionDisplay):
            return table
        tables = self.services.tables
        game = await tables.store.game(table.id)
        if any(question.awaited and question.seat == seat for question in game.questions):
            return table
        await tables.computers.gone_on(table.id, SOON)
        return await tables.store.get(table.id)

    async def _met(self, caller: Caller, table: Table, kind: str) -> None:
        """Note that this person has met such a question once more."""
        try:
            await self.services.people.met(caller.id, table.game, kind)
        except StorageFailure:
            log.warning("table %d: a met question could not be stored", table.id)

    def why(self, caller: Caller, table: Table, error: RulesError) -> str:
        """Why a choice was refused."""
        if error.message.key == CLOSED:
            return caller.say("panel-stale")
        if error.message.key == PICK_NUMBER and error.message.args.get("least") == error.message.args.get("most"):
            return caller.say("panel-pick-exactly", **error.message.args)
        return caller.refusal(error, table)

    async def show(
        self, caller: Caller, table: Table, contents: PanelContents, act: Act = NO_ACT, *, fresh: bool = False
    ) -> None:
        """Answer with the caller's panel; in the DM, with hand and panel. Raises Refusal for someone without a seat.

        The panel replaces the message that was pressed, unless it is to be `fresh`.
        """
        updater = self.updater
        if (why := updater.take_no_dms_notice(table.id, caller.id)) and not contents.notice:
            notice = caller.say(why, **self.services.board_words(table.language))
            contents = PanelContents(contents.question, contents.progress, notice)
        message, responder = caller.message, caller.responder
        if isinstance(responder, PositionDisplay):
            await responder.display(contents)
            return
        if fresh or message is None or message.private:
            await updater.panels.show(caller, table, contents, act, edits=not fresh and message is not None)
            return
        seat = seat_of_person(table, caller.id)
        answering = updater.hands.answer(table, table.seats[seat], contents, message.files)
        screen = await caller.in_time(answering, edits=True, limited=False)
        await caller.edit_message(screen)
        updater.hands.note_shown(table, message.id, screen)
        updater.touch(table.id)
        await updater.tell_turned(table, seat, message.id)
