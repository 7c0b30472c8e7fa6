"""The steps of a trial on Discord: every screen of every game in both languages, then a person's presses."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any, cast, get_args

import discord

from cogs.client.client import KanteraBot
from cogs.interactions.past_games import HistoryQuery
from cogs.screens.gallery import hello
from cogs.services.discord_limits import CHOICE, LABEL, MOST_BUTTONS, MOST_CHARACTERS, MOST_CHOICES, PLACEHOLDER
from cogs.services.ids import CustomId
from cogs.services.interaction_caller import Interaction
from cogs.services.layout import files, layout
from cogs.services.screen import Button, Download, Screen, Select, SelectChoice, Text
from cogs.trial.presser import PostedScreen, Presser
from cogs.trial.recorder import Recorder
from locales.sanitizing import sanitize
from rules.errors import IllegalChoice
from rules.game import Game
from rules.players import answer
from rules.questions import Question
from storage.rows import Language, Person, Table
from tables.play.undo import seen_version

log = logging.getLogger(__name__)

LANGUAGES: tuple[Language, ...] = get_args(Language)
ANSWERS = frozenset({"do", "yes", "none", "pick", "unpick", "done", "group", "follow"})
"""Actions that answer a question; the course answers by itself."""
ENDS = frozenset({"start", "quit", "away", "leave", "rest", "pause", "end", "again", "forget_yes"})
"""Actions that would end or move the table during the course."""
OPENS = frozenset({"play", "apart", "learn", "learn_apart", "real", "daily_go"})
"""Actions that open a table, pressed separately."""
SPARED = ANSWERS | ENDS | OPENS
KINDS = 12
"""Kinds of questions shown of one game, at most."""
DECISIONS = 60
"""Answers given in one game, at most."""
PRESSES = 25
"""Components pressed starting from one screen, at most."""
PAUSE = 0.1
"""Seconds between two checks."""
WAIT = 60.0
"""Seconds for what the bot does automatically, such as a board or a computer player's turn."""


@dataclass(eq=False)
class TrialRun:
    """One trial in one text channel."""

    bot: KanteraBot
    recorder: Recorder
    channel: discord.TextChannel
    owner: discord.User
    say: Callable[[str], None]
    """Reports progress."""
    presses: list[str] = field(default_factory=list)
    """Commands and actions that a person used."""
    actions: set[str] = field(default_factory=set)
    """The actions that were carried out."""
    forms: dict[str, Button] = field(default_factory=dict)
    """The buttons that open a form, by the action of the form."""

    async def run(self, minutes: float) -> None:
        """Everything, in order; then a person's turn for so many minutes."""
        await self._part("commands", self._commands())
        await self._part("largest message", self._largest())
        for language in LANGUAGES:
            pages = self._without_table(self._presser(language, self.channel))
            await self._part(f"gallery, lessons, help ({language})", pages)
        for number, game in enumerate(self.games):
            for words, language in enumerate(LANGUAGES):
                played = self._game(game, language, words=(number + words) % 2 == 1)
                await self._part(f"{game} ({language})", played)
        await self._part("lesson", self._lesson(self.games[0]))
        await self._part("two players", self._together(self.games[0]))
        for language in LANGUAGES:
            await self._part(f"history ({language})", self._history(self._presser(language, self.channel)))
        await self._part("thread", self._thread(self.games[0]))
        await self._part("game night", self._night(self.games[0]))
        await self._part("direct message", self._daily())
        if minutes:
            await self._part("a person", self._person(self.games[0], minutes))

    async def _part(self, name: str, work: Awaitable[None]) -> None:
        """One part of the trial. An error ends only this part."""
        self.say(name)
        self.recorder.during = name
        try:
            await work
        except Exception:
            log.exception("%s ended early at %s", name, self.recorder.during)

    @property
    def games(self) -> list[str]:
        """The games with commands."""
        return list(self.bot.services.groups)

    def _presser(self, language: Language, channel: discord.TextChannel | discord.Thread) -> Presser:
        person = Person(id=self.owner.id, name=sanitize(self.owner.display_name))
        return Presser(
            self.bot, self.recorder, self.owner, person, language, channel, forms=self.forms, pressed=self.actions
        )

    async def _attempt(self, name: str, work: Awaitable[object]) -> None:
        """One request; its refusal is recorded and does not stop the trial."""
        self.recorder.during = name
        with suppress(discord.HTTPException):
            await work

    async def _commands(self) -> None:
        """Register all commands in this server."""
        tree, guild = self.bot.tree, self.channel.guild
        tree.copy_global_to(guild=guild)
        await self._attempt("commands", tree.sync(guild=guild))

    async def _largest(self) -> None:
        """The largest message that Discord accepts: texts, components, pictures, a file."""
        for language, letter in (("en", "a"), ("ja", "\N{HIRAGANA LETTER A}")):
            choices = [SelectChoice(f"{number}", letter * CHOICE, letter * CHOICE) for number in range(MOST_CHOICES)]
            screen = Screen().add(Select(CustomId("trial").menu, choices, letter * PLACEHOLDER))
            screen.buttons(
                [Button(CustomId("trial", number + 1).button, letter * LABEL) for number in range(4 * MOST_BUTTONS)]
            )
            title = self.bot.services.say(language, "hello-games")
            screen.add(Text(letter * MOST_CHARACTERS), Download(title.encode(), "trial.txt"))
            await self._attempt(
                f"largest message ({language})", self.channel.send(view=layout(screen), files=files(screen))
            )

    async def _without_table(self, presser: Presser) -> None:
        """The gallery, the lessons, help and the pages that it leads to."""
        for action in ("games", "lessons", "help", "daily"):
            shown = (await presser.press(CustomId(action).button)).shown
            await presser.explore(shown, SPARED | {"games", "lessons", "help", "daily"}, PRESSES)

    async def _game(self, game: str, language: Language, *, words: bool) -> None:
        """One game from its lobby to its chronicle."""
        presser = self._presser(language, self.channel)
        async with self._opened(presser, CustomId("play", rest=game)) as table:
            if table is None:
                return
            if words:
                await presser.press(CustomId("set_looks", table.id).button)
            shown = await self._board(table.id)
            await presser.explore(shown, SPARED | {"set_looks", "set_language"}, PRESSES)
            begun = await presser.press(CustomId("start", table.id).button)
            await self._decisions(presser, table.id, begun.shown)
            await presser.explore(await self._board(table.id), SPARED | {"move"}, PRESSES)
            if not (await self.bot.tables.store.get(table.id)).is_over:
                await self.bot.tables.ending.propose(table.id, presser.person.id)
            await self._settled()
            await presser.explore(await self._board(table.id), SPARED, PRESSES)

    async def _history(self, presser: Presser) -> None:
        """The history with one of its games, and the statistics of one game."""
        shown = (await presser.press(CustomId("past", rest=HistoryQuery().rest).button)).shown
        await presser.explore(shown, SPARED, PRESSES)
        await presser.press(CustomId("stats", rest="0").menu, [self.games[0]])

    async def _decisions(self, presser: Presser, number: int, shown: list[PostedScreen]) -> None:
        """Play on, and show each kind of question once with everything that its panel offers."""
        tables = self.bot.tables
        kinds = set[str]()
        rng = Random(number)
        seat = (await tables.store.get(number)).seat_of(presser.person.id)  # moved in the lobby
        assert seat is not None
        for _ in range(DECISIONS):
            asked = await self._next_question(number, seat)
            if asked is not None and asked[1].kind not in kinds:
                kinds.add(asked[1].kind)
                shown = shown or (await presser.press(CustomId("move", number).button)).shown
                await presser.explore(shown, SPARED if len(kinds) == 1 else SPARED | self.actions, PRESSES)
                asked = await self._next_question(number, seat)  # the game continues in place
            if asked is None or len(kinds) >= KINDS:
                return
            shown, (game, question) = [], asked
            await self._choose(number, game, question, rng)

    async def _choose(self, number: int, game: Game, question: Question, rng: Random) -> None:
        """Answer a question as a computer player would."""
        player = next(iter(self.bot.services.players[game.name].values()))
        try:
            await self.bot.tables.play.choose(number, question.seat, question.id, answer(game, question, player, rng))
        except IllegalChoice:
            if (await self.bot.tables.store.game(number)).question(question.id) is not None:
                raise
            # A computer player, choosing at the same time, has changed what is asked.

    async def _lesson(self, game: str) -> None:
        """The first question of a lesson, with its coach."""
        presser = self._presser("en", self.channel)
        async with self._opened(presser, CustomId("learn", rest=game)) as table:
            if table is not None:
                await presser.explore((await presser.press(CustomId("move", table.id).button)).shown, SPARED, PRESSES)

    async def _together(self, game: str) -> None:
        """A table where the bot itself is the second player: questions, proposals, an absence, a pause, a free seat."""
        tables, me = self.bot.tables, self.channel.guild.me
        presser = self._presser("en", self.channel)
        other = replace(presser, user=me, person=Person(id=me.id, name=sanitize(me.display_name)))
        async with self._opened(presser, CustomId("play", rest=game)) as table:
            if table is None:
                return
            await tables.lobby.join(table.id, other.person)
            await tables.lobby.set_dm_wanted(table.id, me.id, False)  # Discord refuses DMs of a bot to itself
            await self.bot.services.people.set(me.id, "notice", "none")
            await presser.press(CustomId("start", table.id).button)
            begun = await tables.store.get(table.id)
            own, seat = begun.seat_of(presser.person.id), begun.seat_of(me.id)
            assert seat is not None
            told = await self.bot.inquiries.public_answer(self.channel.id, presser.person.id, "whose turn is it?")
            for screen in filter(None, (hello(self.bot.services, LANGUAGES), told)):
                await self._attempt("words", self.channel.send(view=layout(screen)))
            asked = await self._next_question(table.id, own, seat)
            if asked is not None:
                await self._choose(table.id, *asked, Random(table.id))
                version = seen_version(await tables.store.get(table.id), await tables.store.game(table.id))
                asked_one = other if asked[1].seat == seat else presser
                await asked_one.press(CustomId("undo", table.id, rest=str(version)).button)
            proposed = (await tables.ending.propose(table.id, me.id)).proposal
            assert proposed is not None
            await self._settled()
            await presser.press(CustomId("refuse", table.id, rest=str(proposed.id)).button)
            await tables.seats.call(table.id, presser.person.id, seat)
            await self._settled()
            await other.press(CustomId("here", table.id).button)
            await presser.press(CustomId("pause", table.id).button)
            await presser.explore(await self._board(table.id), SPARED | self.actions, PRESSES)
            await tables.seats.leave(table.id, me.id)
            await presser.explore(await self._board(table.id), SPARED | self.actions, PRESSES)

    async def _thread(self, game: str) -> None:
        """A table in a thread of its own."""
        presser = self._presser("en", self.channel)
        async with self._opened(presser, CustomId("play", rest=game)) as table:
            if table is None:
                return
            await presser.press(CustomId("apart", rest=game).button)
            for other in await self.bot.tables.store.unfinished(guild_id=self.channel.guild.id):
                if other.id != table.id:
                    await self._settled()
                    await self.bot.tables.ending.end(other.id, presser.person.id)

    async def _night(self, game: str) -> None:
        """A lobby with a date that is moved."""
        presser = self._presser("en", self.channel)
        at = datetime.now(UTC) + timedelta(days=1)
        async with self._opened(presser, CustomId("play", rest=f"{game}@{int(at.timestamp())}")) as table:
            if table is None:
                return
            await self._settled()
            await self.bot.tables.nights.set_date(table.id, presser.person.id, at.timestamp() + 3600)
            await self._settled()

    async def _daily(self) -> None:
        """The daily dungeon, in the DMs of the bot's owner, with their hand."""
        presser = self._presser("en", self.channel)
        tables = self.bot.tables
        await presser.press(CustomId("daily_go", rest=str(tables.daily.today)).button)
        table = await tables.daily.mine(presser.person.id)
        if table is not None:
            await self._settled()
            await tables.ending.end(table.id, presser.person.id)
            await self._settled()

    async def _person(self, game: str, minutes: float) -> None:
        """Leave a table open, and record what a person uses."""
        presser = self._presser("en", self.channel)
        self.bot.add_listener(self._used, "on_interaction")
        async with self._opened(presser, CustomId("play", rest=game)) as table:
            if table is None:
                return
            await presser.press(CustomId("start", table.id).button)
            buttons = [replace(button, id=_at(button.id, table.id)) for _, button in sorted(self.forms.items())]
            words = [self.bot.services.say(language, "trial-forms") for language in LANGUAGES]
            screen = Screen().add(*words).buttons(buttons[:MOST_CHOICES])
            await self._attempt("forms", self.channel.send(view=layout(screen)))
            self.say(f"your turn for {minutes:g} minutes, in {self.channel.jump_url}")
            await asyncio.sleep(minutes * 60)

    async def _used(self, interaction: Interaction) -> None:
        data = cast("dict[str, Any]", interaction.data or {})
        self.presses.append(str(data.get("name") or data.get("custom_id")))

    @asynccontextmanager
    async def _opened(self, presser: Presser, opening: CustomId) -> AsyncIterator[Table | None]:
        """The table in the channel that this press opens, ended afterwards; None if it could not be opened."""
        before = {table.id for table in await self.bot.tables.store.unfinished(guild_id=self.channel.guild.id)}
        await presser.press(opening.button)
        after = await self.bot.tables.store.unfinished(guild_id=self.channel.guild.id)
        table = next((table for table in after if table.id not in before), None)
        try:
            yield table
        except Exception:  # not after an interruption, when nothing may be awaited
            await self._end(presser, table)
            raise
        await self._end(presser, table)

    async def _end(self, presser: Presser, table: Table | None) -> None:
        if table is not None and not (await self.bot.tables.store.get(table.id)).is_over:
            await self.bot.tables.ending.end(table.id, presser.person.id)
            await self._settled()

    async def _board(self, number: int) -> list[PostedScreen]:
        """The board as it now is, for its components."""
        await self._settled()
        table = await self.bot.tables.store.get(number)
        return [PostedScreen(await self.bot.updater.boards.screen(table, draws=False), None)]

    async def _next_question(self, number: int, *seats: int | None) -> tuple[Game, Question] | None:
        """The first question for one of these seats after the computer players' turns; None after the end."""
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            game = await self.bot.tables.store.game(number)
            question = next((asked for asked in game.questions if asked.seat in seats), None)
            if game.result is not None:
                return None
            if question is not None:
                return game, question
            await asyncio.sleep(PAUSE)
        return None

    async def _settled(self) -> None:
        """Wait until everything that the bot keeps up to date shows the present state."""
        async with asyncio.timeout(WAIT):
            await asyncio.sleep(PAUSE)
            await self.bot.updater.idle()


def _at(custom_id: str, table: int) -> str:
    """The custom id for another table."""
    press = CustomId.read(custom_id, menu=False)
    return replace(press, table=table if press.table else 0, question=0, last_undo=0).button
