"""A view of one table: what a seat or a spectator may know there, and in which language."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

from cogs.services.ids import CustomId
from cogs.services.screen import Button, Style
from cogs.services.services import Services
from locales import durations
from locales.labels import distinct_names
from locales.sanitizing import Markdown, sanitize, sanitize_args
from pictures.game_pictures import (
    decision,
    hand_below,
    has_hand,
    live_board,
    live_hand,
    numbers_marks,
    same_for_all,
    with_hand,
)
from pictures.kit import unmarked
from pictures.rings import numbered, ringed
from pictures.svg import Picture
from rules.game import Game
from rules.lessons import Course
from rules.messages import Arg, Args, Event, Message, Seat
from rules.questions import Option, OrderedQuestion, Question, Role, Shown, as_shown, marks_of
from rules.views import View
from storage.rows import LoggedEvent, SeatRow, Table, TimerKey
from tables.opening.lessons import CoachAdvice

log = logging.getLogger(__name__)

T = TypeVar("T")

NUMBER = re.compile(r"^\[\d\w*\] ")
"""The number of a place in pictures of messages, at the start of its label; a page needs none to tap on."""
ANSWER = "do-"
"""Events that are an option of a question: a default answer, reported to the player."""
WAIT_SET = "log-wait_set"
"""Events whose numbers are durations in seconds, 0 for never."""
ENDED = ("log-ended_by_host", "log-ended_by_admin", "log-ended_by_all", "log-learnt")
"""Events that the result of a finished table repeats."""
SEALED = "log-dice_sealed"
"""The event with the seal of the dice, which the status of a table repeats."""
DICE = (SEALED, "log-dice_opened")
"""The events with the seal and the seed of the dice; no story tells them."""
UNDONE = "log-undone"
"""The prefix of the keys of steps back."""
MOST_OF_ENTRY = 100
"""Events read to describe a choice: the newest include what the table reported between it and the next choice."""
MOST_NAMED = 3
"""Lines that describe that choice: the first one may only lead up to what mattered."""


@dataclass(frozen=True, slots=True)
class Listed:
    """The answers to a question: those shown, in their order, those that others lead to, and the hidden solutions."""

    shown: Sequence[Option]
    unlisted: Sequence[Option]
    hidden: Sequence[Option]


@dataclass(slots=True)
class Reader:
    """A view of one table: that of a seat, or of a spectator (None), in one language."""

    services: Services
    table: Table
    game: Game | None
    seat: Seat | None
    language: str
    course: Course | None = None
    """The progress of this seat's lesson, if it has one."""
    advice: CoachAdvice | None = None
    """The coach's words about the question that is shown."""
    ideas: bool = False
    """Whether this player has asked for ideas for the question that is shown."""
    undo: str = ""
    """The label of this seat's undo button; empty if there is none."""
    timers: Mapping[TimerKey, float] = field(default_factory=dict)
    """When the table's timers are due."""
    would_go: Mapping[int, str] = field(default_factory=dict)
    """By the number of a proposal to go back: the choice in question, in words; empty if it may not be known."""
    explains: bool = False
    """Whether a computer player's choice can be explained to this seat."""
    entry: int | None = None
    """The players are named as they sat at this entry; None: as they sit now, see `Services.names`."""
    memo: dict[Hashable, Any] = field(default_factory=dict)
    """The results of `once`."""
    undrawn: set[str] = field(default_factory=set)
    """The names of the pictures whose drawing has failed."""
    struck: frozenset[str] = frozenset()
    """The marks that the present moment strikes: the live board rings them."""
    _names: list[str] | None = None
    _choices: int = 0

    def __post_init__(self) -> None:
        if self.game is not None:
            self._choices = self.game.choices

    @classmethod
    async def of(cls, services: Services, table: Table, seat: Seat | None, language: str) -> Reader:
        """A reader of the table as it is now: a seat, or (None) a spectator."""
        if table.started is None:
            return cls(services, table, None, seat, language)
        timers = await services.tables.store.timers(table.id) if table.deadline or table.proposals else {}
        choices_to_undo = {
            proposal.id: await services.tables.journal.events(
                table.id, None, entry=proposal.target + 1, limit=MOST_OF_ENTRY
            )
            for proposal in table.proposals
            if proposal.target is not None
        }
        game, memos = await services.tables.store.position(table)
        reader = cls(services, table, game, seat, language, timers=timers, memo=memos.setdefault(language, {}))
        reader.would_go = {number: reader._choice_of(events) for number, events in choices_to_undo.items()}
        return reader

    def _choice_of(self, events: Sequence[LoggedEvent]) -> str:
        """The first public events of a choice, without the turn that followed, to be part of a sentence."""
        turns = frozenset[str]() if self.game is None else self.game.chronicle.turns
        lines = self.of_choice([event for event in events if event.key not in turns])
        return " ".join(lines[:MOST_NAMED]).rstrip(" .。")

    def once(self, key: Hashable, work_out: Callable[[], T]) -> T:
        """A result that all readers of the table as it is share in this language; worked out once.

        If it depends on seat or `entry`, its key names them.
        """
        if key not in self.memo:
            self.memo[key] = work_out()
        result: T = self.memo[key]
        return result

    def as_seat(self, seat: Seat | None) -> Reader:
        """This reader with the eyes of another seat, or of a spectator (None)."""
        return replace(self, seat=seat)

    def with_game(self, game: Game | None) -> Reader:
        """This reader looking at another position of the table; it shares no results with others."""
        return replace(self, game=game, memo={})

    @property
    def title(self) -> str:
        """The game and the number of the table."""
        return self.say("panel-title", game=self.say("game-name"), number=self.table.id)

    @property
    def view(self) -> View:
        """The position as far as this reader may know it."""
        game = self.game
        assert game is not None
        key = ("view", self.seat, id(game), game.choices)
        return self.once(key, lambda: game.view(self.seat))

    @property
    def stale(self) -> bool:
        """Whether the game, which is read in place, has changed since this reader was made."""
        return self.game is not None and self.game.choices != self._choices

    @property
    def plain_names(self) -> list[str]:
        """The players by seat, as text: for pictures, labels and titles."""

        def work_out() -> list[str]:
            if self.entry is None:
                return self.services.names(self.table, self.language)
            return distinct_names([self._called(seat) for seat in self.table.seats_at(entry=self.entry)])

        return self.once(("names", self.entry), work_out)

    @property
    def names(self) -> list[str]:
        """The players by seat, for markdown."""
        if self._names is None:
            self._names = [sanitize(name, markdown=True) for name in self.plain_names]
        return self._names

    def say(self, message: Message | str, **args: Arg) -> str:
        """A text in this reader's language, with the names of the players."""
        return self.services.texts.say(self.language, self.table.game, message, self.names, **args)

    def button(
        self, action: str, key: str, style: Style = Style.SECONDARY, *, question: int = 0, rest: str = ""
    ) -> Button:
        """A button for something at this table, with the text `key` as its label."""
        return Button(CustomId(action, self.table.id, question, rest).button, self.say(key), style)

    def at(self, entry: int | None) -> Reader:
        """This reader, with the players named as they sat at this entry (see `entry`)."""
        return self if entry == self.entry else replace(self, entry=entry, _names=None)

    def names_then(self, event: LoggedEvent) -> Sequence[str]:
        """The players by seat, for markdown, as they sat at the time of an event.

        If a computer player acted for a person, and the event says so, the seat has its name.
        """
        table = self.table
        if not (table.former or table.shares or event.stood_in is not None):
            return self.names
        seats = table.seats_at(event=event.number, entry=event.entry)
        names = distinct_names([self._called(seat, stand_in=seat.number == event.stood_in) for seat in seats])
        return [sanitize(name, markdown=True) for name in names]

    def _called(self, seat: SeatRow, *, stand_in: bool = False) -> str:
        return self.services.name(self.table, self.language, seat, stand_in=stand_in)

    def line(self, event: Event) -> str:
        """An event in words. Texts in it (the name of a player who left) are not treated as markdown."""
        args = sanitize_args(event.args, markdown=True)
        if event.key.startswith(WAIT_SET):
            lengths = {name: value for name, value in event.args.items() if isinstance(value, int)}
            args |= {
                name: durations.or_never(self.services.texts, self.language, length) for name, length in lengths.items()
            }
        words = self._in_words(event, Message(event.key, args))
        return self.say("log-answered", answer=Markdown(words)) if event.key.startswith(ANSWER) else words

    def tell(self, event: Event, message: Message) -> str:
        """A sentence about an event, with the names that the players had then; what people typed is not markdown."""
        return self._in_words(event, Message(message.key, sanitize_args(message.args, markdown=True)))

    def _in_words(self, event: Event, message: Message) -> str:
        names = self.names_then(event) if isinstance(event, LoggedEvent) else self.names
        return self.services.texts.say(self.language, self.table.game, message, names)

    def label(self, event: Event) -> str:
        """The first line of an event as text, for a button or a menu."""
        return next((line.strip() for line in unmarked(self.line(event)).splitlines() if line.strip()), "")

    def answer(self, message: Message) -> str:
        """The name of an answer once it was given: its text for undo, its short text for buttons, or its own.

        A short text needs words; the number that a place had in the picture is left out.
        """
        for kind in ("undo", "button") if message.args.get("number") != 0 else ("undo",):
            if self.services.texts.has(self.language, self.table.game, f"{kind}-{message.key}"):
                name = NUMBER.sub("", self.say(f"{kind}-{message.key}", **message.args))
                if any(map(str.isalpha, name)):
                    return name
        return NUMBER.sub("", self.say(message))

    @property
    def cut(self) -> str:
        """The line that replaces the older lines of a story."""
        return self.say("log-cut", board_log=self.services.say(self.table.language, "board-log"))

    def lines(self, events: Sequence[Event]) -> list[str]:
        """Events in words, each on a line of its own."""
        return [line for event in events for line in self.line(event).splitlines()]

    def of_choice(self, events: Sequence[LoggedEvent]) -> list[str]:
        """The effects of a choice or a step back, in lines; events of the table between choices are left out."""
        return self.lines([event for event in events if self.by_choice(event)])

    def by_choice(self, event: LoggedEvent) -> bool:
        """Whether the event came from a choice or a step back; the table's own events carry the entry before them."""
        return event.key.startswith(UNDONE) or not self.services.texts.has(self.language, None, event.key)

    def due(self, question: Question) -> str:
        """The deadline of the turn to which this question belongs, as a relative time; empty if there is none."""
        at = self.deadline(question.id)
        return "" if at is None else self.say("turn-until", due=f"<t:{at}:R>")

    def deadline(self, question_id: int) -> int | None:
        """When the deadline of this question is due, in seconds since 1970; None if there is none."""
        resting = self.table.status in ("paused", "parked")
        at = None if resting else self.timers.get(("deadline", question_id))
        return None if at is None else int(at)

    def questions(self) -> list[Question]:
        """The open questions of this seat, the one that the table waits for first."""
        if self.game is None or self.seat is None:
            return []
        mine = [question for question in self.game.questions if question.seat == self.seat]
        return sorted(mine, key=lambda question: not question.awaited)

    def board(self) -> Picture | None:
        """The table as a picture, if the game has one. A drawing that fails is logged and left out."""
        return self._drawn("board", lambda face, locale: face.board(self.view, locale))

    def board_at(self, view: View) -> Picture | None:
        """The table as a picture, as it was in an earlier view of this seat."""
        return self._drawn("", lambda face, locale: face.board(view, locale))

    def hand(self, *, below: bool = False) -> Picture | None:
        """This seat's hand as a picture, if the game has one.

        `below`: without what the picture of a decision above it shows.
        """
        seat = self.seat
        if seat is None:
            return None
        if below:
            return self._drawn("hand below", lambda face, locale: hand_below(face, self.view, seat, locale))
        return self._drawn("hand", lambda face, locale: face.hand(self.view, seat, locale))

    def args(self, question: Question) -> Args:
        """The arguments of the prompt of a question; worked out once."""
        return self.once(("args", id(self.game), question.id), lambda: question.describe(self.game))

    def listed(self, question: Question) -> Listed:
        """The answers to a question by whether they are shown; worked out once.

        Ideas are shown without other answers, but with steps back. A lesson's suggestion always is.
        """
        searched = self.ideas or self.advice is not None
        key = ("listed", self.seat, self.entry, id(self.game), question.id, searched)

        def split() -> tuple[Sequence[Option], Sequence[Option]]:
            options = question.explained(self.game, ideas=searched)
            unlisted = [option for option in options if option.prominence <= Shown.MARKED]
            return as_shown(question, self.game, options), unlisted

        shown, unlisted = self.once(key, split)
        if self.ideas:
            ideas = [option for option in shown if option.role is Role.IDEA or option.role.is_back]
            return Listed(ideas, [*unlisted, *(option for option in shown if option not in ideas)], [])
        suggested = () if self.advice is None else self.advice.picked
        hidden = [option for option in (*shown, *unlisted) if option.role is Role.IDEA and option.id not in suggested]
        hidden_ids = {option.id for option in hidden}
        visible, others = ([option for option in group if option.id not in hidden_ids] for group in (shown, unlisted))
        return Listed(visible, others, hidden)

    def decision(self, question: Question, picked: Sequence[str] = ()) -> Picture | None:
        """The subject of an open question as a picture, with its answers marked except those `picked` so far.

        None if words are enough. If a coach explains the question, only what it mentions is marked.
        """
        options = [option for option in self.listed(question).shown if option.id not in picked]
        marks = self._shown_by_coach(question, options) or marks_of(options)
        drawn = self._drawn(
            "decision",
            lambda face, locale: decision(face, self.view, question.kind, marks, locale),
            question.id,
            *marks,
        )
        return drawn and numbered(drawn, self._in_order(question, picked))

    def _in_order(self, question: Question | None, picked: Sequence[str]) -> list[str]:
        """The marks of the picks made so far, where their order counts and marks have no other numbers."""
        pictures = self.services.game_pictures.get(self.table.game)
        if not picked or not isinstance(question, OrderedQuestion):
            return []
        if pictures is None or numbers_marks(pictures, question.kind):
            return []
        mark_of = {option.id: option.mark for option in self.listed(question).shown}
        return [mark_of.get(id, "") for id in picked]

    def _shown_by_coach(self, question: Question, options: Sequence[Option]) -> list[str]:
        advice = self.advice
        pictures = self.services.game_pictures.get(self.table.game)
        if advice is None or advice.words.remark is None or pictures is None or numbers_marks(pictures, question.kind):
            return []
        return [option.mark for option in options if option.mark and option.id in advice.picked]

    def live_board(
        self, marks: Sequence[str], question: Question | None = None, picked: Sequence[str] = ()
    ) -> Picture | None:
        """The table for a page, on which `marks` can be tapped; its layout stays while the question changes.

        What has been `picked` for the question so far is numbered where the order counts.
        Without marks, all who see the same share one.
        """
        pictures = self.services.game_pictures.get(self.table.game)
        can_share = self.seat is not None and not marks
        if can_share and self.game is not None and pictures is not None and same_for_all(pictures, self.view):
            return self.as_seat(None).live_board(())
        drawn = self._drawn("live board", lambda face, locale: live_board(face, self.view, locale, marks), *marks)
        return drawn and numbered(ringed(drawn, self.struck), self._in_order(question, picked))

    def live_hand(self, marks: Sequence[str]) -> Picture | None:
        """This seat's hand for a page, with marks as on `live_board`."""
        seat = self.seat
        if seat is None:
            return None
        return self._drawn("live hand", lambda face, locale: live_hand(face, self.view, seat, locale, marks), *marks)

    def wants_hand(self, question: Question) -> bool:
        """Whether players want to see their hand when they decide this question."""
        pictures = self.services.game_pictures.get(self.table.game)
        return pictures is not None and with_hand(pictures, question.kind) and "hand" not in self.args(question)

    def has_hands(self) -> bool:
        """Whether a seat's hand has something that the board does not show."""
        pictures = self.services.game_pictures.get(self.table.game)
        return pictures is not None and self.game is not None and has_hand(pictures, self.view)

    def _drawn(self, name: str, draw: Callable[..., Picture | None], *shows: Hashable) -> Picture | None:
        """A picture, kept by its name until this seat's view or what it `shows` changes; without a name not kept.

        None if the game has none. A drawing that fails is logged.
        """
        pictures = self.services.game_pictures.get(self.table.game)
        names = self.plain_names
        if pictures is None or self.game is None:
            return None
        place = (self.table.id, self.seat, self.language, name)

        def make() -> Picture | None:
            return draw(pictures, pictures.Locale(self.language, self.services.texts, names))

        try:
            is_kept = name and self.entry is None
            return self.services.svg_cache.of(place, (self.view, *names, *shows), make) if is_kept else make()
        except Exception:
            log.exception("table %d cannot be drawn", self.table.id)
            self.undrawn.add(name)
            return None
