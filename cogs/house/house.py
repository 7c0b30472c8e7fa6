"""What every part of the Discord side needs: the tables, the texts, who speaks which language, how games look."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

import discord

from cogs.house.delays import Delays
from cogs.house.screen import Image
from cogs.screens.question import Asked, Look
from locales import durations
from locales.names import Markdown, guarded, harmless
from locales.texts import Texts
from pictures import memory
from pictures.faces import Face, Picture
from pictures.kit import unmarked
from pictures.painter import Draw
from rules.core.game import Game
from rules.core.messages import Arg, Event, Message, Ref, Seat
from rules.core.players import Player
from rules.core.questions import Question
from rules.core.views import View
from storage.rows import Language, LoggedEvent, SeatRow, Table, TimerKey
from tables.people import People
from tables.tables import Tables

if TYPE_CHECKING:
    from cogs.follow.follow import Follow
    from cogs.house.caller import Handler

log = logging.getLogger(__name__)


ANSWER = "do-"
"""Events that are an option of a question: what was answered for somebody, told to them."""
WAIT_SET = "log-wait_set"
"""Events whose numbers are lengths of time in seconds, 0 for never."""
MOST_OF_ENTRY = 5
"""Events read to say what a choice was."""


def _nameless(table: Table, seat: SeatRow) -> str:
    """The text for who has no name: a computer player, somebody who was forgotten, a seat of a game from a file."""
    if not seat.empty:
        return "computer-name"
    return "player-unnamed" if table.imported else "player-forgotten"


@dataclass(slots=True)
class House:
    """Shared by all cogs. `games`, `players` and `faces` go by the name of the game."""

    tables: Tables
    people: People
    texts: Texts
    games: Mapping[str, type[Game]]
    players: Mapping[str, Mapping[str, Player]]
    faces: Mapping[str, Face]
    delays: Delays = field(default_factory=Delays)
    default_language: Language = "ja"
    draw: Draw | None = None
    """From SVG to PNG; None: words everywhere, as for a table that prefers them."""
    clock: Callable[[], float] = time.time
    local: bool = False
    """At the local table, which has no servers to invite the bot to."""
    groups: dict[str, str] = field(default_factory=dict)
    """The command group of each game."""
    large: dict[str, frozenset[str]] = field(default_factory=dict)
    """By game, the option keys (`do-...`) that are asked about once more before they are carried out."""
    handlers: dict[str, Handler] = field(default_factory=dict)
    """What carries out a press, by its action."""
    _client: discord.Client | None = None
    _follow: Follow | None = None

    @property
    def client(self) -> discord.Client:
        """The connection to Discord."""
        assert self._client is not None
        return self._client

    @client.setter
    def client(self, client: discord.Client) -> None:
        self._client = client

    @property
    def follow(self) -> Follow:
        """Keeps boards, DMs and open panels up to date."""
        assert self._follow is not None
        return self._follow

    @follow.setter
    def follow(self, follow: Follow) -> None:
        self._follow = follow

    def language_of(self, user_id: int, table: Table | None = None) -> Language:
        """The language of that person's own Discord client, as last seen; else the table's."""
        return self.people.get(user_id).language or (table.language if table else self.default_language)

    def say(
        self, language: str, key: Message | str, game: str | None = None, names: Sequence[str] = (), /, **args: Arg
    ) -> str:
        """A text of the table, or of a game."""
        return self.texts.say(language, game, key, names, **args)

    def board_words(self, language: str) -> dict[str, Arg]:
        """What the buttons of a board or a lobby in this language are called, as arguments of texts that name them.

        The public message speaks the table's language, whoever is told of it.
        """
        return {
            name: self.say(language, name.replace("_", "-", 1))
            for name in ("board_move", "board_hand", "board_log", "board_rules", "lobby_ready")
        }

    def names(self, table: Table, language: str) -> list[str]:
        """The players of a table by seat, as text; computer players have names in every language."""
        return [
            harmless(seat.name) if seat.name else self.say(language, _nameless(table, seat), number=seat.number + 1)
            for seat in table.seats
        ]

    def forget_names(self) -> None:
        """Drop every sentence and screen kept in memory: somebody is to be named in none of them any more."""
        memory.forget()
        self.follow.forget_names()

    def command(self, language: str, group: str, name: str = "") -> str:
        """A command as one types it, such as `/dungeongo new`, in the words of this language."""
        shared = f"command-{group}-name"
        parts = [self.texts.say(language, None, shared) if self.texts.has(language, None, shared) else group]
        if name:
            parts.append(self.texts.say(language, None, f"command-{name}-name"))
        return Markdown(f"`/{' '.join(parts)}`")

    def text_only(self, table: Table, user_id: int | None = None) -> bool:
        """Whether the table (or, with `user_id`, this person) gets words in place of pictures."""
        if self.draw is None or table.game not in self.faces:
            return True
        return self.people.get(user_id).text_only if user_id is not None else self.people.table_text_only(table.id)

    async def image(self, picture: Picture | None, name: str) -> Image | None:
        """The picture drawn, or None when there is none or it cannot be drawn; then words take its place."""
        if picture is None or self.draw is None:
            return None
        try:
            return Image(await self.draw(picture.svg), picture.alt, name)
        except Exception:
            log.exception("a picture could not be drawn")
            return None

    async def reader(self, table: Table, seat: Seat | None, language: str) -> Reader:
        """Somebody who looks at the table: a seat, or (None) anybody."""
        if table.started is None:
            return Reader(self, table, None, seat, language)
        timers = await self.tables.timers(table.id) if table.deadline or table.proposals else {}
        back = {
            proposal.id: await self.tables.events(table.id, seat, entry=proposal.target + 1, limit=MOST_OF_ENTRY)
            for proposal in table.proposals
            if proposal.target is not None
        }
        reader = Reader(self, table, await self.tables.game(table.id), seat, language, timers=timers)
        reader.would_go = {number: next(iter(reader.lines(events)), "") for number, events in back.items()}
        return reader


@dataclass(slots=True)
class Reader:
    """One look at one table, with the eyes of a seat (None: of somebody who only looks on), in one language."""

    house: House
    table: Table
    game: Game | None
    seat: Seat | None
    language: str
    _view: View | None = None
    undo: str = ""
    """The label of the button by which this seat takes its last choice back; empty when it cannot."""
    timers: Mapping[TimerKey, float] = field(default_factory=dict)
    """When what is to happen at the table happens."""
    would_go: Mapping[int, str] = field(default_factory=dict)
    """By the number of a proposal to go back: what would be taken back first, in words; empty when it may not be known.
    """
    _names: list[str] | None = None
    _choices: int = 0

    def __post_init__(self) -> None:
        if self.game is not None:
            self._choices = self.game.choices

    @property
    def view(self) -> View:
        """What this reader may know of the position."""
        if self._view is None:
            assert self.game is not None
            self._view = self.game.view(self.seat)
        return self._view

    @property
    def stale(self) -> bool:
        """Whether the game, which is read in place, has gone on since this look at the table began."""
        return self.game is not None and self.game.choices != self._choices

    @property
    def plain_names(self) -> list[str]:
        """The players by seat, as text: for pictures, labels and titles."""
        return self.house.names(self.table, self.language)

    @property
    def names(self) -> list[str]:
        """The players by seat, for markdown."""
        if self._names is None:
            self._names = [harmless(name, markdown=True) for name in self.plain_names]
        return self._names

    def say(self, message: Message | str, **args: Arg) -> str:
        """A text in this reader's language, with the names of the players."""
        names = self.names if self._needs_names(message, args) else ()
        return self.house.texts.say(self.language, self.table.game, message, names, **args)

    def line(self, event: Event) -> str:
        """An event in words. Texts in it (the name of somebody who left) are no markdown."""
        args = guarded(event.args, markdown=True)
        if event.key.startswith(WAIT_SET):
            lengths = {name: value for name, value in event.args.items() if isinstance(value, int)}
            args |= {name: durations.known(self.house.texts, self.language, each) for name, each in lengths.items()}
        said = self.say(Message(event.key, args))
        return self.say("log-answered", answer=Markdown(said)) if event.key.startswith(ANSWER) else said

    def label(self, event: Event) -> str:
        """The first line of an event as text, for a button or a menu."""
        return next((line.strip() for line in unmarked(self.line(event)).splitlines() if line.strip()), "")

    @property
    def cut(self) -> str:
        """What stands where older lines of a story are left out."""
        return self.say("log-cut", **self.house.board_words(self.table.language))

    def lines(self, events: Sequence[LoggedEvent]) -> list[str]:
        """Events in words, each on a line of its own."""
        return [line for event in events for line in self.line(event).splitlines()]

    def due(self, question: Question) -> str:
        """Until when the turn to which this question belongs may last, as a relative time; empty: any time."""
        at = self.timers.get(("deadline", question.id))
        return "" if at is None else self.say("turn-until", due=f"<t:{int(at)}:R>")

    def questions(self) -> list[Question]:
        """The open questions of this seat, what the table waits for first."""
        if self.game is None or self.seat is None:
            return []
        mine = [question for question in self.game.questions if question.seat == self.seat]
        return sorted(mine, key=lambda question: not question.awaited)

    def asked(self, question: Question, look: Look | None = None) -> Asked:
        """One of those questions, ready to be said."""
        assert self.game is not None
        game, seat = self.game, question.seat
        return Asked(
            table=self.table.id,
            game=self.table.game,
            question=question,
            options=question.options(game),
            texts=self.house.texts,
            language=self.language,
            names=self.names,
            preview=lambda option: game.preview(seat, question.id, option),
            refused=lambda: question.refusals(game),
            large=self.house.large.get(self.table.game, frozenset()),
            look=look or Look(),
            hinted=self._hinted(question),
            line=self.table.line,
        )

    def _hinted(self, question: Question) -> bool:
        user = self.table.seats[question.seat].user_id
        return user is None or self.house.people.hinted(user, self.table.game, question.kind)

    def board(self, marks: Sequence[str] = ()) -> Picture | None:
        """The table as a picture, where the game has one. A drawing that fails is logged and left out."""
        return self._draw("board", marks=marks)

    def hand(self) -> Picture | None:
        """This seat's own things as a picture, where the game has one."""
        return self._draw("hand", seat=self.seat) if self.seat is not None else None

    def _draw(self, what: Literal["board", "hand"], **args: Any) -> Picture | None:
        face = self.house.faces.get(self.table.game)
        if face is None or self.game is None:
            return None
        try:
            picture: Picture = getattr(face, what)(
                self.view, language=self.language, texts=self.house.texts, names=self.plain_names, **args
            )
        except Exception:
            log.exception("table %d: its %s cannot be drawn", self.table.id, what)
            return None
        return picture

    @staticmethod
    def _needs_names(message: Message | str, args: Mapping[str, Arg]) -> bool:
        given = args if isinstance(message, str) else {**message.args, **args}
        return any(not isinstance(value, str | int | Ref) for value in given.values())
