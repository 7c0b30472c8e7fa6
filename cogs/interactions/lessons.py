"""Guided first games: where they are chosen, how one begins, and what comes after it."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.interactions.lobby import Lobbies
from cogs.interactions.opening import Open, open_here, open_in_thread
from cogs.interactions.threads import check_may_show, has_threads
from cogs.screens.gallery import lessons_screen, taken_screen
from cogs.screens.lobby import default_computer
from cogs.services.caller import Caller, handles
from cogs.services.ids import UNKNOWN, CustomId, number
from cogs.services.services import Services
from cogs.updates.panels import PanelContents
from cogs.updates.updates import Updater
from rules.lessons import Lesson
from storage.rows import Table
from tables.errors import Refusal
from tables.store.checks import check_host
from tables.store.server_settings import check_starter

OTHERS_FIRST = 0.5
"""For how many seconds a lesson's first panel waits for computer players who play before the learner."""


@dataclass(eq=False)
class LessonPages:
    """The list of lessons, *Learn it* there and below the rules of a lobby; the buttons at the end of a lesson."""

    services: Services
    updater: Updater
    lobbies: Lobbies

    @handles("lessons")
    async def choose(self, caller: Caller, press: CustomId) -> None:
        """The list of lessons, ephemeral."""
        await caller.show(lessons_screen(caller))

    @handles("learn")
    async def learn(self, caller: Caller, press: CustomId) -> None:
        """Begin a lesson here: the board for everyone, and the first question with its coach for the learner.

        A lobby without other players is closed; at any other table a thread is offered.
        """
        game, lesson = self._lesson(press)
        taken_by = await self.services.tables.store.occupying(caller.channel_id)
        people = [] if taken_by is None or taken_by.status != "lobby" else taken_by.people
        if taken_by is not None and [seat.user_id for seat in people] != [caller.id]:
            apart = CustomId("learn_apart", rest=press.rest) if has_threads(caller) else None
            await caller.show(taken_screen(caller, taken_by, game, apart))
            return
        await self._check_may_open(caller)
        if taken_by is not None:
            await self.services.tables.lobby.leave(taken_by.id, caller.id)
        table = await open_here(self.updater, caller, self._opens(caller, game, lesson))
        await self.services.tables.computers.gone_on(table.id, OTHERS_FIRST)
        table = await self.services.tables.store.get(table.id)
        await self.updater.panels.show(caller, table, PanelContents(), edits=False)

    @handles("learn_apart")
    async def apart(self, caller: Caller, press: CustomId) -> None:
        """Begin that lesson in a new thread of this channel."""
        game, lesson = self._lesson(press)
        check_may_show(caller, in_thread=True)
        await open_in_thread(self.updater, caller, game, self._opens(caller, game, lesson))

    @handles("real")
    async def real(self, caller: Caller, press: CustomId) -> None:
        """After a lesson: end it, and open a lobby of its game, or of what it leads to, in its place."""
        tables = self.services.tables
        table = await tables.store.get(press.table)
        lesson = tables.courses.lesson(table)
        if lesson is None or caller.channel_id != table.channel_id:
            raise Refusal("refused-no_table")
        check_host(table, caller.id)
        if press.rest and number(press.rest) >= len(lesson.onward):
            raise Refusal(UNKNOWN)
        onward = lesson.onward[number(press.rest)] if press.rest else None
        await self._check_may_open(caller)
        if not table.is_over:
            await tables.ending.end(table.id, caller.id, learnt=True)
        opponent = default_computer(self.services, table.game) if onward is None or onward.seats > 1 else ""
        settings = {} if onward is None else onward.settings
        await self.lobbies.open(caller, table.game, settings, in_thread=False, opponent=opponent)

    async def _check_may_open(self, caller: Caller) -> None:
        """Check that a table can be opened here, before another table is ended for it.

        Raises Refusal `refused-permissions`, `refused-may_not_start`.
        """
        check_may_show(caller, in_thread=False)
        check_starter(await self.services.tables.servers.of(caller.guild_id), **caller.rank_in(caller.guild_id))

    def _opens(self, caller: Caller, game: str, lesson: Lesson) -> Open:
        async def open_table(channel_id: int) -> Table:
            guild = caller.guild_id
            return await self.services.tables.lessons.open(
                game, lesson.name, guild, channel_id, caller.person, caller.language, **caller.rank_in(guild)
            )

        return open_table

    def _lesson(self, press: CustomId) -> tuple[str, Lesson]:
        """The lesson that is meant: a game's first, or one by its name. Raises Refusal `refused-no_lesson`."""
        game, _, name = press.rest.partition("/")
        lessons = self.services.tables.lessons.lessons.get(game, {}) if game in self.services.groups else {}
        lesson = lessons.get(name) if name else next(iter(lessons.values()), None)
        if lesson is None:
            raise Refusal("refused-no_lesson")
        return game, lesson
