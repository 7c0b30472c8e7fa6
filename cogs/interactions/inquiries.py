"""The game master answers: *What's going on?*, its buttons and form, and messages that mention the bot."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from cogs.inquiries.answers import OTHER, another, answer, topic_buttons
from cogs.inquiries.documents import Sources
from cogs.inquiries.retrieval import Inquiry
from cogs.inquiries.words import JAPANESE
from cogs.interactions.lookup import shows_named
from cogs.screens.summary import ACTION, ASK, briefing, handover, not_begun
from cogs.services.caller import Caller, handles
from cogs.services.forms import TextField
from cogs.services.ids import UNKNOWN, CustomId
from cogs.services.rate_limit import RateLimit
from cogs.services.reader import Reader
from cogs.services.screen import Screen, Text
from cogs.services.services import Services
from locales.texts import LANGUAGES
from rules.errors import RulesError
from rules.messages import Seat
from storage.rows import DAY, Language, Table
from tables.errors import Refusal

log = logging.getLogger(__name__)

FORM = "inquiry"
LONGEST = 200
"""Characters of a question."""
MOST_EVENTS = 400
"""The most events that are searched for an answer."""
AWAY = 2 * DAY
"""Seconds away from the game after which a player gets a summary."""
FEW = 5
"""The fewest events worth a summary."""
AT_ONCE = 3
"""Questions of one person, or mentions in one channel, that are answered one right after another."""
BETWEEN = 2.0
"""Seconds between two answers to one person, or in one channel, in the long run."""
MOST_RATES = 10_000
"""People and channels whose questions are counted at a time."""
MOST_ANSWERED = 2
"""Questions that are answered at the same time: more would leave too little time for the tables."""
_MENTION = re.compile(r"<@[!&]?\d+>")
_LATIN = re.compile(r"[a-z]{2,}", re.IGNORECASE)


@dataclass(eq=False)
class Inquiries:
    """Answers questions in plain words, in public only from public information."""

    services: Services
    _rates: dict[int, RateLimit] = field(default_factory=dict)
    """The questions that may still be answered, by the person who asks, and by the channel of mentions."""
    _answering: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(MOST_ANSWERED))

    @handles(ACTION)
    async def ask(self, caller: Caller, press: CustomId) -> None:
        """*What's going on?*, ephemeral, or the form for a question."""
        table = await self.services.tables.store.get(press.table)
        if press.rest == ASK:
            question = TextField("question", caller.say("ask-about-label"), most=LONGEST, required=True)
            await caller.ask(FORM, "ask-about-title", [question], table.id)
            return
        if press.rest:
            raise Refusal(UNKNOWN)
        sources = await self._private(caller, table)
        await caller.show(briefing(sources.reader, sources.events, topic_buttons(sources)))

    @handles("named")
    async def named(self, caller: Caller, press: CustomId) -> None:
        """Look up what was typed; answer it if it is a question."""
        if not await shows_named(caller, press):
            await self.typed(caller, press)

    @handles(FORM)
    async def typed(self, caller: Caller, press: CustomId) -> None:
        """A question that was typed in the form; it is answered in its own language."""
        table = await self.services.tables.store.get(press.table)
        sources = await self._private(caller, table, self._spoken(caller.picked, caller.language, table))
        if not self.takes(caller.id):
            raise Refusal("refused-too_many_questions")
        await caller.show(await caller.in_time(self._answered(sources, caller.picked)))

    @handles(OTHER)
    async def pick(self, caller: Caller, press: CustomId) -> None:
        """Another answer that was offered, in place of a private one or else in a message of its own.

        It is in the language of the question for everyone who presses: it belongs to the answer above.
        """
        language, _, key = press.rest.partition(" ")
        if language not in LANGUAGES:
            raise Refusal(UNKNOWN)
        sources = await self._private(caller, await self.services.tables.store.get(press.table), language)
        screen = await caller.in_time(self._in_thread(sources, lambda inquiry: another(inquiry, key)))
        private = caller.message is not None and (caller.message.private or caller.guild_id is None)
        await (caller.edit_message(screen) if private else caller.show(screen))

    async def hand_over(self, caller: Caller, table: Table, seat: Seat, first: str = "") -> None:
        """Summarize the game for a player who takes over a seat or returns to it; this news is not repeated."""
        left_at = [former.event - 1 for former in table.former if (former.seat, former.user_id) == (seat, caller.id)]
        since = max(await self.services.tables.journal.seen(table.id, seat), *left_at, 0)
        sources = await self._of(table, seat, caller.language, private=True, since=since)
        await caller.show(handover(sources.reader, sources.events, first))
        await self.services.tables.journal.mark_seen(table.id, seat)

    async def was_away(self, table: Table, seat: Seat) -> bool:
        """Whether this person has not looked at the game for `AWAY`, or never since taking over the seat."""
        journal = self.services.tables.journal
        now = self.services.clock()
        if table.status != "running" or table.started is None:
            return False
        inherited = any(former.seat == seat for former in table.former)
        if not inherited and now - table.started < AWAY:
            return False
        last_seen = await journal.seen(table.id, seat)
        if not last_seen:
            return inherited
        last = await journal.events(table.id, seat, before=last_seen + 1, limit=1)
        news = await journal.events(table.id, seat, since=last_seen, limit=FEW)
        return bool(last) and now - last[0].at >= AWAY and len(news) == FEW

    async def public_answer(self, channel_id: int, asker_id: int, content: str) -> Screen | None:
        """The answer to a message that mentions the bot, about the game in this channel or the last one there.

        None after too many questions of this person or in this channel.
        """
        if not (self.takes(asker_id) and self.takes(channel_id)):
            return None
        asked = _MENTION.sub(" ", content)
        try:
            table = await self.services.tables.store.latest(channel_id)
            if table is None:
                language = question_language(asked, self.services.language_of(asker_id))
                return Screen().add(self.services.say(language, "answer-no_game"))
            language = self._spoken(asked, table.language, table)
            if table.started is None:
                return not_begun(await Reader.of(self.services, table, None, language))
            sources = await self._of(table, table.seat_of(asker_id), language, private=False)
            return await self._answered(sources, asked)
        except RulesError as error:
            log.warning("a mention could not be answered: %s", error)
            return None

    async def private_answer(self, asker_id: int, asked: str) -> Screen | None:
        """The answer to a DM, about the author's only running game; None if there is none or more than one."""
        tables = [
            table
            for table in await self.services.tables.store.unfinished(user_id=asker_id)
            if table.status == "running"
        ]
        if len(tables) != 1 or not asked.strip():
            return None
        (table,) = tables
        language = self._spoken(asked, self.services.language_of(asker_id, table), table)
        if not await self.services.members.include(table.guild_id, asker_id):
            return Screen().add(self.services.say(language, "refused-left"))
        sources = await self._of(table, table.seat_of(asker_id), language, private=True)
        return await self._answered(sources, _MENTION.sub(" ", asked))

    def takes(self, origin_id: int) -> bool:
        """Whether a question of this person, or in this channel, is answered: not too many at once."""
        if len(self._rates) >= MOST_RATES:
            del self._rates[next(iter(self._rates))]
        return self._rates.setdefault(origin_id, RateLimit(AT_ONCE, 1 / BETWEEN, lambda: self.services.clock())).take()

    def _spoken(self, asked: str, default: Language, table: Table) -> Language:
        """The language of a question about this table, whose people may have names in another one."""
        names = [name for language in LANGUAGES for name in self.services.names(table, language)]
        return question_language(asked, default, names)

    async def _private(self, caller: Caller, table: Table, language: str | None = None) -> Sources:
        """The sources for this person, in this language or their own.

        Raises Refusal for a table that this person may not see, or whose game has not begun.
        """
        if not caller.may_see(table) and table.seat_of(caller.id) is None:
            raise Refusal("refused-no_table")
        if table.started is None:
            raise Refusal("refused-not_begun")
        return await self._of(table, table.seat_of(caller.id), language or caller.language, private=True)

    async def _of(self, table: Table, asker: Seat | None, language: str, *, private: bool, since: int = 0) -> Sources:
        """The sources for an answer to this player, or (None) to someone without a seat, with the events since then."""
        seat = asker if private else None
        events = await self.services.tables.journal.events(table.id, seat, since=since, limit=MOST_EVENTS)
        reader = await Reader.of(self.services, table, seat, language)
        return Sources(reader, events, self.services.cards.get(table.game), asker, private)

    async def _answered(self, sources: Sources, asked: str) -> Screen:
        """The answer to a question; what is too long of it is cut off."""
        screen = await self._in_thread(sources, lambda inquiry: answer(inquiry, asked[:LONGEST]))
        if len(asked.strip()) > LONGEST:
            screen.blocks.insert(0, Text(f"-# {sources.reader.say('answer-cut', most=LONGEST)}"))
        return screen

    async def _in_thread(self, sources: Sources, make: Callable[[Inquiry], Screen]) -> Screen:
        """The result of `make` in a thread, with a copy of the game: it takes a tenth of a second, at first more."""
        reader = sources.reader
        game = None if reader.game is None else reader.game.copy_game()
        own = replace(sources, reader=reader.with_game(game))
        async with self._answering:
            return await asyncio.to_thread(lambda: make(Inquiry(own)))


def question_language(question: str, default: Language, names: Sequence[str] = ()) -> Language:
    """The language of a question: Japanese with kana or kanji besides these names, English if only Latin letters."""
    for name in sorted(filter(JAPANESE.search, names), key=len, reverse=True):
        question = question.replace(name, " ")
    if JAPANESE.search(question):
        return "ja"
    return "en" if _LATIN.search(question) else default
