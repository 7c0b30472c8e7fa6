"""Pages to read: the log, the rules, the player's own hand."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.screens.gallery import lesson_button
from cogs.services.caller import Caller, Handler
from cogs.services.discord_limits import MOST_CHOICES
from cogs.services.ids import UNKNOWN, CustomId, number
from cogs.services.reader import Reader
from cogs.services.screen import Block, Button, Choice, Screen, Select, Text
from cogs.services.services import Services
from cogs.updates.position import HAND
from cogs.updates.updates import Updater
from locales.name_search import contains
from pictures.game_pictures import has_legend, legend
from rules.messages import Ref, Seat, refer
from storage.rows import SeatRow, Table
from tables.errors import Refusal

PER_PAGE = 20
"""Events on a page of the log."""
LEGEND = "signs.png"
EVERYONE = "all"
"""In the menu of the log: all players."""


@dataclass(eq=False)
class Pages:
    """The pages of *Log*, *Rules* and *My hand*, and of the commands of the same names."""

    services: Services
    updater: Updater

    @property
    def handlers(self) -> dict[str, Handler]:
        """The handlers by action."""
        return {
            "log": self.log,
            "older": self.older,
            "log_of": self.log_of,
            "rules": self.rules,
            "topic": self.topic,
            "legend": self.legend,
            "hand": self.hand,
        }

    # The log

    async def log(self, caller: Caller, press: CustomId) -> None:
        """The newest page."""
        table = await self.services.tables.store.get(press.table)
        await caller.show(await self.log_screen(caller, table, None))

    async def older(self, caller: Caller, press: CustomId) -> None:
        """Another page: the events before a number (0: the newest), filtered by a name."""
        table = await self.services.tables.store.get(press.table)
        before, _, about = press.rest.partition(".")
        about_seat = number(about) if about else None
        await caller.turn(await self.log_screen(caller, table, number(before) or None, about_seat))

    async def log_of(self, caller: Caller, press: CustomId) -> None:
        """Only events that name one player, or everything again."""
        table = await self.services.tables.store.get(press.table)
        whom = caller.picked
        about = None if whom == EVERYONE else number(whom)
        await caller.turn(await self.log_screen(caller, table, None, about))

    async def log_screen(self, caller: Caller, table: Table, before: int | None, about: Seat | None = None) -> Screen:
        """The events that this person may know (`about`: only those that name this seat), oldest first."""
        seat = table.seat_of(caller.id)
        journal = self.services.tables.journal
        events = await journal.events(table.id, seat, before=before, limit=PER_PAGE + 1, about=about)
        more, events = len(events) > PER_PAGE, events[-PER_PAGE:]
        reader = await Reader.of(self.services, table, seat, caller.language)
        screen = Screen().add(f"### {reader.say('log-title', number=table.id)}")
        lines = [f"-# <t:{int(event.at)}:t> {line}" for event in events for line in reader.line(event).splitlines()]
        screen.add("\n".join(lines) or reader.say("log-empty"))
        if len(table.seats) > 1:
            people = [Choice(EVERYONE, reader.say("log-everybody"), chosen=about is None)]
            people += [
                Choice(str(row.number), reader.plain_names[row.number], chosen=row.number == about)
                for row in table.seats
            ]
            screen.add(Select(CustomId("log_of", table.id).menu, people, reader.say("log-whose")))
        whose = "" if about is None else f".{about}"
        buttons = []
        if events:
            older = CustomId("older", table.id, rest=f"{events[0].number}{whose}")
            buttons.append(Button(older.button, reader.say("log-older"), off=not more))
        newest = CustomId("older", table.id, rest=f"0{whose}")
        buttons.append(Button(newest.button, reader.say("log-newest"), off=before is None))
        return screen.buttons(buttons)

    # The rules

    async def rules(self, caller: Caller, press: CustomId) -> None:
        """The first page of the rules of this game, or the page that the button is about; in a lobby also a lesson."""
        table = await self.services.tables.store.get(press.table)
        screen = self.rules_screen(caller, table.game, press.rest)
        await caller.show(screen.buttons(lesson_button(self.services, caller.language, table)))

    async def topic(self, caller: Caller, press: CustomId) -> None:
        """Another page."""
        if press.rest not in self.services.games or caller.picked not in dict(self.topics(caller.language, press.rest)):
            raise Refusal(UNKNOWN)
        await caller.turn(self.rules_screen(caller, press.rest, caller.picked))

    async def legend(self, caller: Caller, press: CustomId) -> None:
        """The symbols of this table's game, in this person's language and style; in words for those who prefer them."""
        table = await self.services.tables.store.get(press.table)
        pictures_of = self.services.game_pictures.get(table.game)
        if pictures_of is None or not has_legend(pictures_of):
            raise Refusal(UNKNOWN)
        drawn = legend(pictures_of, caller.language, self.services.texts)
        image = await caller.in_time(caller.image(drawn, LEGEND))
        await caller.show(Screen().add(image or drawn.text))

    def topics(self, language: str, game: str) -> list[tuple[str, str]]:
        """The pages of a game's rules as (id, title), in the order of the file."""
        keys = self.services.texts.keys(language, game)
        ids = [key.removeprefix("topic-").removesuffix("-title") for key in keys if _is_title(key)]
        return [(topic, self.services.say(language, f"topic-{topic}-title", game)) for topic in ids]

    def found(self, language: str, game: str, typed: str) -> list[tuple[str, str]]:
        """The topics whose title or text contains every typed word, those with a match in the title first."""
        hits = [
            (topic, title)
            for topic, title in self.topics(language, game)
            if contains(f"{title} {self.services.say(language, f'topic-{topic}', game)}", typed)
        ]
        return sorted(hits, key=lambda hit: not contains(hit[1], typed))

    def rules_screen(self, caller: Caller, game: str, topic: str) -> Screen:
        """One page of the rules, with a menu of the others. An unknown topic is searched for."""
        topics = self.topics(caller.language, game)
        if topic not in dict(topics):
            pages = self.found(caller.language, game, topic)
            if not pages:
                raise Refusal("refused-no_topic", typed=topic)
            topic = pages[0][0]
        screen = Screen().add(f"### {dict(topics)[topic]}", self.services.say(caller.language, f"topic-{topic}", game))
        place = [id for id, _ in topics].index(topic)
        first = max(0, min(place - MOST_CHOICES // 2, len(topics) - MOST_CHOICES))
        choices = [Choice(id, title, chosen=id == topic) for id, title in topics[first : first + MOST_CHOICES]]
        return screen.add(Select(CustomId("topic", rest=game).menu, choices, caller.say("rules-choose")))

    # The hand

    async def hand(self, caller: Caller, press: CustomId) -> None:
        """*My hand*, ephemeral."""
        table = await self.services.tables.store.get(press.table)
        await caller.show(await caller.in_time(self._hand_screen(caller, table)))

    async def _hand_screen(self, caller: Caller, table: Table) -> Screen:
        """The hand of this person as it is now. Raises Refusal if they have none."""
        place = table.seat_of(caller.id)
        if place is None:
            raise Refusal("refused-not_seated")
        seat = table.seats[place]
        if table.started is None:
            raise Refusal("refused-not_begun")
        reader = await Reader.of(self.services, table, seat.number, caller.language)
        drawn = reader.hand()
        below = self._below_hand(caller, table, seat)
        if drawn is None:
            return Screen([Text(reader.say("hand-nothing")), *below])
        image = None if self.services.text_only(table, caller.id) else await caller.image(drawn, HAND)
        return Screen([Text(drawn.text) if image is None else image, *below])

    def _below_hand(self, caller: Caller, table: Table, seat: SeatRow) -> list[Block]:
        """The way this person is notified of their moves, and where to change it."""
        screen = Screen()
        updater = self.updater
        if seat.dm and (closed := updater.hands.closed(caller.id)):
            updater.closed_notice(table.id, caller.id)
            screen.add(f"-# {caller.say(closed, **self.services.board_words(table.language))}")
        screen.add(f"-# {caller.say('hand-notices', way=self._way(caller, table, seat))}")
        return screen.buttons([Button(CustomId("settings", table.id).button, caller.say("status-settings"))]).blocks

    def _way(self, caller: Caller, table: Table, seat: SeatRow) -> Ref:
        """The way this person is notified at this table: a mention replaces DMs that are not wanted or don't arrive."""
        way = self.services.people.get(caller.id).notice
        hands = self.updater.hands
        reached = hands.wanted(table, seat) and not hands.closed(caller.id)
        if way == "dm" and table.guild_id is not None and not reached:
            way = "mention"
        return refer(f"notice-{way}")


def _is_title(key: str) -> bool:
    return key.startswith("topic-") and key.endswith("-title")
