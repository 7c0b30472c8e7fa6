"""The game master answers: *What's going on?*, its buttons and form, and messages that mention the bot."""

from __future__ import annotations

import asyncio
import logging
import re
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from cogs.inquiries import offers
from cogs.inquiries.answers import ACTION, ASK, OFFERED, another, answer, briefing, handover, not_begun, topic
from cogs.inquiries.facts import examples
from cogs.inquiries.known import Known
from cogs.inquiries.meaning import prepare
from cogs.inquiries.retrieval import normal
from cogs.inquiries.transliteration import JAPANESE
from cogs.inquiries.understanding import Inquiry, understand, whole
from cogs.interactions.lookup import Lookups
from cogs.services.caller import Caller, Handler
from cogs.services.forms import TextField
from cogs.services.ids import UNKNOWN, CustomId
from cogs.services.rate_limit import RateLimit
from cogs.services.reader import Reader
from cogs.services.screen import Screen, Text
from cogs.services.services import Services
from locales.texts import LANGUAGES
from rules.errors import RulesError
from rules.messages import Event, Seat
from storage.rows import DAY, Language, Table
from tables.errors import Refusal

log = logging.getLogger(__name__)

FORM = "inquiry"
LONGEST = 200
"""Characters of a question."""
MOST_EVENTS = 400
"""How many events are searched for an answer."""
AWAY = 2 * DAY
"""Seconds away from the game after which a player gets a summary."""
FEW = 5
"""The fewest events worth a summary."""
AT_ONCE = 3
"""Mentions in one channel, or direct messages of one person, that are answered one right after another."""
MOST_ANSWERED = 2
"""Questions that are answered at the same time: more would leave too little time for the tables."""
BETWEEN = 2.0
"""Seconds between two of these answers in the long run."""
_MENTION = re.compile(r"<@[!&]?\d+>")
_READING = re.compile("[（(][\u3041-\u30ff]+[）)]")
_LATIN = re.compile(r"[a-z]{2,}", re.IGNORECASE)


@dataclass(eq=False)
class Inquiries:
    """Answers questions in plain words, in public only from public information."""

    services: Services
    lookups: Lookups
    _rates: dict[int, RateLimit] = field(default_factory=dict)
    """How many mentions may still be answered, by channel, and direct messages, by person."""
    _names: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    """The names of cards and other things in every language, by game and id."""
    _preparing: dict[int, asyncio.Task[None]] = field(default_factory=dict)
    """What prepares for questions at each table whose game goes on, or has done so."""
    _one_at_a_time: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held while one table is prepared: several at once would read the same examples and keep all threads busy."""
    _answering: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(MOST_ANSWERED))
    _closing: threading.Event = field(default_factory=threading.Event)

    def __post_init__(self) -> None:
        """Answer what is typed instead of a name."""
        self.lookups.answer = self.typed

    @property
    def handlers(self) -> dict[str, Handler]:
        """The handlers by action."""
        return {ACTION: self.ask, FORM: self.typed, offers.ACTION: self.pick}

    async def ask(self, caller: Caller, press: CustomId) -> None:
        """*What's going on?*, or one of its topics; ephemeral."""
        table = await self.services.tables.store.get(press.table)
        if press.rest == ASK:
            question = TextField("question", caller.say("ask-about-label"), most=LONGEST, required=True)
            await caller.ask(CustomId(FORM, table.id).button, caller.say("ask-about-title"), [question])
            return
        if press.rest and press.rest not in OFFERED:
            raise Refusal(UNKNOWN)
        known = await self._private(caller, table)
        screen = topic(known, press.rest) if press.rest else briefing(known)
        await caller.show(screen)

    async def typed(self, caller: Caller, press: CustomId) -> None:
        """A question that was typed in the form; it is answered in its own language."""
        table, asked = await self.services.tables.store.get(press.table), caller.picked
        language = self._spoken(asked, caller.language, table)
        known = await self._private(caller, table, language)
        await caller.show(await caller.in_time(self._answered(known, asked, table.seat_of(caller.id))))

    async def pick(self, caller: Caller, press: CustomId) -> None:
        """Another answer that was offered, in place of a private one or else in a message of its own.

        It is in the language of the question for everyone who presses: it belongs to the answer above.
        """
        table, language = await self.services.tables.store.get(press.table), offers.language_of(press.rest)
        known = await self._private(caller, table, language)
        screen = another(known, press.rest)
        in_dm = caller.guild_id is None and not caller.outside
        private = caller.message is not None and (caller.message.private or in_dm)
        await (caller.turn(screen) if private else caller.show(screen))

    async def hand_over(self, caller: Caller, table: Table, seat: Seat, first: str = "") -> None:
        """Summarize the game for a player who takes over a seat or returns after days; this news is not repeated."""
        journal = self.services.tables.journal
        since = await journal.seen(table.id, seat)
        known = await self._known(table, seat, caller.language, private=True, since=since)
        await caller.show(handover(known, first))
        await journal.mark_seen(table.id, seat)

    async def was_away(self, table: Table, seat: Seat) -> bool:
        """Whether this person has not looked at the game for `AWAY`, or never since taking over the seat."""
        journal, now = self.services.tables.journal, self.services.clock()
        if table.status != "running" or table.started is None:
            return False
        inherited = any(former.seat == seat for former in table.former)
        if not inherited and now - table.started < AWAY:
            return False
        seen = await journal.seen(table.id, seat)
        if not seen:
            return inherited
        last = await journal.events(table.id, seat, before=seen + 1, limit=1)
        new = await journal.events(table.id, seat, since=seen, limit=FEW)
        return bool(last) and now - last[0].at >= AWAY and len(new) == FEW

    async def public_answer(self, channel_id: int, asker_id: int, content: str) -> Screen | None:
        """The answer to a message that mentions the bot, about the game in this channel or the last one there.

        None after too many mentions.
        """
        if not self.takes(channel_id):
            return None
        asked = _MENTION.sub(" ", content)
        try:
            table = await self.services.tables.store.latest(channel_id)
            if table is None:
                language = spoken(asked, self.services.language_of(asker_id))
                return Screen().add(self.services.say(language, "answer-no_game"))
            if table.started is None:
                return not_begun(
                    await Reader.of(self.services, table, None, self._spoken(asked, table.language, table))
                )
            return await self._public(table, asked, table.seat_of(asker_id))
        except RulesError as error:
            log.warning("a mention could not be answered: %s", error)
            return None

    def takes(self, origin_id: int) -> bool:
        """Whether a mention in this channel, or a direct message of this person, is answered: not too many at once."""
        return self._rates.setdefault(origin_id, RateLimit(AT_ONCE, 1 / BETWEEN, lambda: self.services.clock())).take()

    async def private_answer(self, asker_id: int, asked: str) -> Screen | None:
        """The answer to a DM, about the author's only running game; None if there is none or more than one."""
        tables = [table for table in await self.services.tables.store.of_user(asker_id) if table.status == "running"]
        if len(tables) != 1 or not asked.strip():
            return None
        (table,) = tables
        seat = table.seat_of(asker_id)
        language = self._spoken(asked, self.services.language_of(asker_id, table), table)
        if not await self.services.members.include(table.guild_id, asker_id):
            return Screen().add(self.services.say(language, "refused-left"))
        known = await self._known(table, seat, language, private=True)
        return await self._answered(known, _MENTION.sub(" ", asked), seat)

    async def played(self, table_id: int, events: Sequence[Event]) -> None:
        """A listener of `Tables`: something was committed at this table; prepare for questions about its game."""
        if not self.services.delays.examples:
            return
        try:
            table = await self.services.tables.store.get(table_id)
        except RulesError:  # it was deleted
            table = None
        if table is None or table.is_over:
            if (task := self._preparing.pop(table_id, None)) is not None:
                task.cancel()
        elif table.status == "running" and table_id not in self._preparing:
            self._preparing[table_id] = asyncio.create_task(self._prepare(table_id), name="preparing for questions")

    def close(self) -> None:
        """Stop preparing."""
        self._closing.set()
        for task in self._preparing.values():
            task.cancel()

    async def _prepare(self, table_id: int) -> None:
        """Read the example questions of a game that runs, in the languages of the table and its players."""
        await asyncio.sleep(self.services.delays.examples)
        try:
            table = await self.services.tables.store.get(table_id)
            people = [seat.user_id for seat in table.seats if seat.user_id is not None]
            spoken_here = {table.language, *(self.services.language_of(user_id, table) for user_id in people)}
            for language in sorted(spoken_here):
                reader = await Reader.of(self.services, table, None, language)
                async with self._one_at_a_time:
                    await asyncio.to_thread(
                        prepare, self.services.texts, language, table.game, examples(reader), self._closing
                    )
        except RulesError as error:
            log.warning("questions at table %d are not prepared: %s", table_id, error)
        except Exception:
            log.exception("questions at table %d are not prepared", table_id)

    async def _public(self, table: Table, asked: str, asker: Seat | None) -> Screen:
        known = await self._known(table, None, self._spoken(asked, table.language, table), private=False)
        return await self._answered(known, asked, asker)

    def _spoken(self, asked: str, otherwise: Language, table: Table) -> Language:
        names = [name for language in LANGUAGES for name in self.services.names(table, language)]
        return spoken(asked, otherwise, names)

    async def _private(self, caller: Caller, table: Table, language: str | None = None) -> Known:
        """What this person may know, in this language or their own.

        Raises Refusal for a table that this person may not see, or whose game has not begun.
        """
        if not caller.may_see(table) and table.seat_of(caller.id) is None:
            raise Refusal("refused-no_table")
        if table.started is None:
            raise Refusal("refused-not_begun")
        return await self._known(table, table.seat_of(caller.id), language or caller.language, private=True)

    async def _known(self, table: Table, seat: Seat | None, language: str, *, private: bool, since: int = 0) -> Known:
        events = await self.services.tables.journal.events(table.id, seat, since=since, limit=MOST_EVENTS)
        reader = await Reader.of(self.services, table, seat, language)
        return Known(reader, events, self.lookups.cards.get(table.game), private)

    async def _answered(self, known: Known, asked: str, asker: Seat | None) -> Screen:
        """Find the answer in a thread, on a copy of the game: it takes tenths of a second, at first seconds."""
        reader = known.reader
        game = None if reader.game is None else reader.game.copy_game()
        known = replace(known, reader=replace(reader, game=game, _view=None, memo={}))
        async with self._answering:
            screen = await asyncio.to_thread(lambda: answer(known, self.understood(known, asked, asker)))
        if len(asked.strip()) > LONGEST:
            screen.blocks.insert(0, Text(f"-# {reader.say('answer-cut', most=LONGEST)}"))
        return screen

    def understood(self, known: Known, asked: str, asker: Seat | None) -> list[Inquiry]:
        """What a question is about, at a table of this game. What is too long, also in its normal form, is cut off."""
        reader = known.reader
        text = normal(_in_words(reader, asked[:LONGEST]))[:LONGEST]
        for seat, name in enumerate(reader.plain_names):
            for hero in self._called(reader, seat):
                text = re.sub(whole(hero), name.replace("\\", ""), text)
        return understand(text, reader.plain_names, self._things(reader.table.game), asker)

    def _called(self, reader: Reader, seat: Seat) -> list[str]:
        """What a player is also called, in every language."""
        name = None if reader.game is None else reader.game.called(seat)
        if name is None:
            return []
        return [normal(self.services.say(language, name.key, reader.table.game)) for language in LANGUAGES]

    def _things(self, game: str) -> Mapping[str, Sequence[str]]:
        """The names of everything that can be looked up in a game, by id."""
        cards = self.lookups.cards.get(game)
        if game not in self._names and cards is not None:
            self._names[game] = {
                card: [
                    *dict.fromkeys(each for language in LANGUAGES for each in _ways(cards.card_name(card, language))),
                    *cards.further_names(card),
                ]
                for card in cards.spelled()
            }
        return self._names.get(game, {})


def _in_words(reader: Reader, asked: str) -> str:
    """A question with words for the signs that the board of this game uses (`answer-signs`)."""
    for entry in re.split("[;；]", reader.say("answer-signs")):
        sign, _, word = (part.strip() for part in entry.replace("：", ":").partition(":"))
        if word:
            asked = re.sub(f"{re.escape(sign)}\ufe0f?", f" {word} " if word.isascii() else word, asked)
    return asked


def _ways(name: str) -> tuple[str, str]:
    """How a name may be written: with and without the reading of its kanji."""
    return name, _READING.sub("", name)


def spoken(asked: str, otherwise: Language, names: Sequence[str] = ()) -> Language:
    """The language of a question: Japanese with kana or kanji besides these names, English if only Latin letters."""
    for name in sorted(filter(JAPANESE.search, names), key=len, reverse=True):
        asked = asked.replace(name, " ")
    if JAPANESE.search(asked):
        return "ja"
    return "en" if _LATIN.search(asked) else otherwise
