"""The stored data of a table, as models: Discord ids are ints, times are seconds since 1970 (UTC)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Self

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, model_validator

from rules.game import AGREED
from rules.messages import Args, Event, Seat

Status = Literal["lobby", "running", "paused", "parked", "finished", "ended"]
"""finished: by the game's own rules; ended: by people, or because nobody was left."""

Language = Literal["ja", "en"]

MadeBy = Literal["person", "computer", "clock"]
"""Who made a choice."""

ProposalKind = Literal["undo", "end", "stand_in", "takeover"]
"""The kinds of proposals to the other players; takeover: a newcomer's."""

TimerKind = Literal["clock", "remind", "warn", "deadline", "away"]
"""clock: the table's clock answers a question to `TABLE`; away: a player reported as away has not answered; the others
are about a person who is asked."""

SERVED = 1e15
"""The due time of a timer that has been served and must not restart while its question is open."""

TimerKey = tuple[TimerKind, int]
"""The key of a timer within its table: its kind, and the question it is about (away: the seat)."""

DAY = 86_400.0
"""Seconds of a day."""

AWAY_AFTER = 600.0
"""Seconds to wait for a player reported as away, unless the table or its server sets it."""

MOST_ENTRIES = 50_000
"""The maximum number of entries of a game; the table is ended when it is reached."""

LONG_GAME = 45_000
"""After this many entries the players are warned and undo is no longer possible: the rest are for new choices."""


ARGS: TypeAdapter[Args] = TypeAdapter(Args)
"""Reads and writes the arguments of messages."""


def write_args(args: Args) -> str:
    """Arguments as they are stored: compact JSON in which references are objects."""
    return ARGS.dump_json(args).decode()


class Row(BaseModel):
    """The base class of everything that is read from storage."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Person(Row):
    """A person on Discord, with the name to show."""

    id: int
    name: str


class PageKey(Row):
    """Gives a person access to the page of one game until a given time."""

    game_id: int
    user_id: int
    name: str
    language: Language
    expires: float

    @property
    def person(self) -> Person:
        """The person, with the name to show."""
        return Person(id=self.user_id, name=self.name)


class SeatRow(Row):
    """One seat. It has a person (`user_id`) or a computer player (`computer`), never both.

    `name` is the person's name. A computer player has one of `tables.store.computer_names`, or else a number.
    """

    number: Seat
    user_id: int | None = None
    name: str = ""
    computer: str | None = None
    """The computer player's name in `rules.registry.PLAYERS`, such as "steady"."""
    ready: bool = False
    """In the lobby: whether this person agrees to the settings, or this computer player stays if people join."""
    dm: bool = True
    """Whether hands and questions go to this person by DM."""
    stand_in: str | None = None
    """The computer player that answers for an absent person until that person acts again."""
    remind_after: float | None = None
    """After how many seconds this person is reminded; overrides the table's own setting."""

    @property
    def level(self) -> str | None:
        """The computer player that answers for this seat now, or None if a person (or nobody) does."""
        return self.computer or self.stand_in

    @property
    def fills(self) -> bool:
        """Whether a computer player has the seat only until a person joins the lobby."""
        return self.computer is not None and not self.ready

    @property
    def empty(self) -> bool:
        """Whether the seat is empty: in an imported game, or (in a finished game) because its person was forgotten."""
        return self.user_id is None and self.computer is None


class FormerRow(Row):
    """The previous player of a seat: until entry `entry` was made, in events numbered below `event`."""

    seat: Seat
    entry: int
    event: int
    user_id: int | None = None
    name: str = ""
    computer: str | None = None

    @property
    def seat_row(self) -> SeatRow:
        """The seat as it was then."""
        return SeatRow(number=self.seat, user_id=self.user_id, name=self.name, computer=self.computer)


class ShareRow(Row):
    """One actor's share of a seat in a finished game that another actor played as well.

    `stand_in`: a computer player acted for this person. `computer` is None for the person.
    """

    seat: Seat
    part: int
    """Numbers the actors of the seat, in the order in which they joined."""
    user_id: int | None = None
    name: str = ""
    computer: str | None = None
    stand_in: bool = False
    choices: int
    """The number of their choices that were not taken back."""
    first_turn: int | None = None
    last_turn: int | None = None
    """In which turns, counted from 1; None if unknown."""
    credited: bool = False
    """Whether the result of the seat counts for them."""

    @property
    def seat_row(self) -> SeatRow:
        """The actor as if they sat on the seat; with `stand_in`, the person."""
        computer = None if self.stand_in else self.computer
        return SeatRow(number=self.seat, user_id=self.user_id, name=self.name, computer=computer)


BOARD: Seat = -1
"""Stored for the board message instead of a seat."""


class MessageRow(Row):
    """A message that shows the table: the board, or (with `seat`) the DM of a seat."""

    seat: Seat | None
    channel_id: int
    message_id: int
    sent: float
    looks: str = ""
    """The fingerprint of what it showed when that was last stored (`cogs.updates.fingerprints`); empty if unknown."""


class FingerprintRow(Row):
    """The present fingerprint of a message."""

    table_id: int
    message_id: int
    looks: str


class Proposal(Row):
    """A proposal of a player to the others; it is carried out once everyone else at the table agrees.

    A `stand_in` also waits for the absent person, who is asked first: see `Table.away_after`.
    """

    id: int
    """The number of its event."""
    kind: ProposalKind
    user_id: int
    """Who proposes it, which counts as agreeing."""
    name: str = ""
    """takeover: the name of the newcomer, who has no seat yet."""
    seat: Seat | None = None
    """undo: whose last choice is taken back; stand_in: who is reported as away; takeover: the seat that is wanted."""
    target: int | None = None
    """undo: the entry after which play would continue."""
    agreed: list[int] = []
    """The people who have agreed, besides the proposer."""
    at: float


class DailyRow(Row):
    """A try at the daily dungeon: of which day (since 1970, UTC), begun in which server.

    `counted`: it is the one try of this person that counts.
    """

    day: int
    guild_id: int | None
    counted: bool

    @property
    def opens(self) -> float:
        """When the day is over: its seed is revealed then, and a try must be over by then to have a result."""
        return (self.day + 1) * DAY


class Table(Row):
    """A table: a lobby, or a game without its position. Immutable; a new one replaces it."""

    id: int
    guild_id: int | None
    channel_id: int
    game: str
    settings: dict[str, Any]
    language: Language
    host_id: int
    status: Status
    reason: str | None = None
    """Once it is over: the message key of the reason, `end-<name>`."""
    seats: list[SeatRow]
    seed_hash: str | None = None
    """SHA-256 of the seed, from the start on."""
    version: int = 0
    """The number of entries (choices) stored."""
    revision: int = 0
    """The number of changes, by choices or otherwise. A write needs the current revision (optimistic locking)."""
    rules_version: str | None = None
    rules_changed: bool = False
    """The present rules would play the game differently, so it continues from its snapshot."""
    last_undo: int = 0
    """The number of the last entry that went back, 0 for none. Question numbers from before it are invalid."""
    remind_after: float | None = None
    """After how many seconds of waiting a person is reminded; None: never."""
    deadline: float | None = None
    """Seconds that a person has for a turn, which lasts until another player is asked; None: no limit."""
    away_after: float = AWAY_AFTER
    """Seconds to wait for a player reported as away, before a computer player stands in."""
    open_seats: bool = False
    """Anyone may take over the seat of a computer player without asking the host."""
    advice: bool = False
    """Everyone may ask for advice, even if other people play, too."""
    shows: bool = True
    """Recent events are played on the board, one moment after another."""
    watch_key: str = Field("", repr=False)
    """The secret of the link by which anyone may watch in the browser; empty if nobody may."""
    watch_late: bool = False
    """Spectators who use that link see the game one turn late."""
    meets_at: float | None = None
    """When the game begins, for a lobby with a date."""
    announced: int = 0
    """Which announcements of the date were made: 0 none, 1 the reminder, 2 the beginning."""
    rests_since: float | None = None
    """Since when it is paused or parked."""
    imported: bool = False
    """It was imported from a file, so it does not count in statistics."""
    lesson: str | None = None
    """The lesson that it teaches its host (`rules.lessons`); it does not count in statistics either."""
    daily: DailyRow | None = None
    """The try at a daily dungeon that is played here; it counts on that day's leaderboard and not in statistics."""
    proposals: list[Proposal] = []
    """The open proposals, oldest first."""
    messages: list[MessageRow] = []
    former: list[FormerRow] = []
    """Who sat where before, oldest first."""
    shares: list[ShareRow] = []
    """When its game is over: who played the seats that were not played by their present player alone."""
    created: float
    started: float | None = None
    touched: float
    """The time of the last choice that others could notice, or of the last change in the lobby."""
    asked: dict[Seat, float] = {}
    """Since when the table visibly waits for each seat that is asked; for one that is missing, since it was touched."""
    over: float | None = None
    """When it was finished or ended."""

    @model_validator(mode="after")
    def _seats_in_order(self) -> Self:
        if [seat.number for seat in self.seats] != list(range(len(self.seats))):
            raise ValueError("seats must be numbered from 0 without a gap")
        return self

    def changed(self, **fields: Any) -> Self:
        """The table with these fields changed."""
        return self.model_copy(update={**fields, "revision": self.revision + 1})

    def waits_since(self, seats: Collection[Seat]) -> float:
        """Since when the table has been waiting for the first of these seats."""
        return min((self.asked.get(seat, self.touched) for seat in seats), default=self.touched)

    @property
    def board(self) -> MessageRow | None:
        """The board message."""
        return next((message for message in self.messages if message.seat is None), None)

    @property
    def board_message_id(self) -> int | None:
        """The board message's id."""
        return self.board.message_id if self.board else None

    def dm(self, seat: Seat) -> MessageRow | None:
        """The DM message of a seat."""
        return next((message for message in self.messages if message.seat == seat), None)

    @property
    def watch(self) -> bool:
        """Whether there is a link by which anyone may watch in the browser."""
        return self.watch_key != ""

    @property
    def is_over(self) -> bool:
        """Whether it is finished or ended."""
        return self.status in ("finished", "ended")

    @property
    def occupies_channel(self) -> bool:
        """Whether no other game can be in its channel: a lobby with a date allows others until it starts."""
        return self.status == "running" or (self.status == "lobby" and self.meets_at is None)

    @property
    def counts(self) -> bool:
        """Whether it was played here from its beginning, which statistics require."""
        return not self.imported and self.lesson is None and self.daily is None

    @property
    def in_statistics(self) -> bool:
        """Whether its result counts in statistics, as `storage.queries.past_rows.PLAYED` says."""
        actors = [self.credit(seat.number) or seat for seat in self.seats]
        computers = [actor.computer for actor in actors]
        early = self.reason in AGREED and any(computers)
        return self.status == "finished" and self.counts and not early and not all(computers)

    def sealed(self, now: float) -> bool:
        """Whether its seed, file and replay are withheld because others may still try the same dungeon."""
        return self.daily is not None and now < self.daily.opens

    @property
    def people(self) -> list[SeatRow]:
        """The seats with a person."""
        return [seat for seat in self.seats if seat.user_id is not None]

    @property
    def playing(self) -> list[SeatRow]:
        """The seats with a person who plays, without a stand-in."""
        return [seat for seat in self.people if seat.stand_in is None]

    @property
    def names(self) -> list[str]:
        """The names by seat; empty for computer players."""
        return [seat.name for seat in self.seats]

    def sitter(self, seat: Seat, *, entry: int) -> SeatRow:
        """Who sat on a seat when the entry with this number was made."""
        past_rows = (past.seat_row for past in self.former if past.seat == seat and entry <= past.entry)
        return next(past_rows, self.seats[seat])

    def seats_at(self, *, event: int = 0, entry: int = 0) -> list[SeatRow]:
        """Who sat where at the event with this number, or (without one) when this entry was made."""
        seats = list(self.seats)
        for change in reversed(self.former):
            is_later = change.event > event if event else change.entry >= entry
            if is_later:
                seats[change.seat] = change.seat_row
        return seats

    def credit(self, seat: Seat) -> ShareRow | None:
        """For whom a seat counts; None: only its player, or the game is not over."""
        return next((share for share in self.shares if share.seat == seat and share.credited), None)

    def proposal(self, number: int) -> Proposal | None:
        """The open proposal with this number, or None."""
        return next((proposal for proposal in self.proposals if proposal.id == number), None)

    def stand_in_proposal(self, seat: Seat) -> Proposal | None:
        """The proposal of a stand-in for this seat, or None."""
        return next((known for known in self.proposals if known.kind == "stand_in" and known.seat == seat), None)

    def to_agree(self, proposal: Proposal) -> list[Seat]:
        """The seats of the people who have yet to agree.

        Undo and ending need everyone, even people with a stand-in: nobody should lose a game while asleep. People
        who are away are not asked whether another player is away. A newcomer needs the host or, if they are away, the
        other players or, if nobody plays, everyone with a seat.
        """
        asked = self.people
        if proposal.kind == "stand_in":
            asked = [seat for seat in self.playing if seat.number != proposal.seat]
        elif proposal.kind == "takeover":
            asked = [seat for seat in self.playing if seat.user_id == self.host_id] or self.playing or self.people
        agreed = {proposal.user_id, *proposal.agreed}
        return [seat.number for seat in asked if seat.user_id not in agreed]

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat of this person, or None."""
        return next((seat.number for seat in self.seats if seat.user_id == user_id), None)


@dataclass(slots=True)
class LoggedEvent(Event):
    """An event as stored: numbered from 1 within its table, with the entry (choice) it came from.

    `entry` 0 is the start; events of the table between choices carry the entry before them.
    """

    number: int = 0
    entry: int = 0
    at: float = 0.0
    stood_in: Seat | None = None
    """The seat named in it whose person had a stand-in, which is public knowledge."""
    back_to: int | None = None
    """The entry it came from went back to the position after this entry, and took back everything in between."""
    chosen_by: Seat | None = None
    """The seat that made that entry; only for that seat, because the choice may have been secret."""


class EntryRow(Row):
    """An entry of a game, as everyone may know it. `back_to`: it went back to the position after that entry."""

    number: int
    back_to: int | None
    at: float


class TimerRow(Row):
    """Something that will happen at a given time."""

    id: int
    table_id: int
    guild_id: int | None
    kind: TimerKind
    question: int
    due: float


@dataclass(frozen=True, slots=True)
class Move:
    """A choice to be made, and who makes it."""

    seat: Seat
    question: int
    picked: Sequence[str]
    made_by: MadeBy
    interaction_id: int | None = None
    user_id: int | None = None
    before: Sequence[Event] = ()
    """Events logged before those of the choice."""
    stands_in: bool = False
    """Valid only while a computer player answers for the seat: people who are back decide for themselves."""
    computer: str | None = None
    """The computer player that makes it, as in `rules.registry.PLAYERS`."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a choice. `events` has only what the choosing seat may know.

    `repeated`: this interaction was carried out earlier; nothing was done now, and `events` are the original ones.
    """

    table: Table
    events: list[LoggedEvent]
    seen: int
    """The number of the last event that the seat had been shown before its choice."""
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Proposed:
    """The result of a proposal, an agreement or a step back. `proposal` None: it has been carried out."""

    table: Table
    proposal: Proposal | None = None


# Reminders and deadlines are between a minute and thirty days.
SHORTEST_WAIT = 60.0
LONGEST_WAIT = 30 * DAY

Starters = Literal["everyone", "roles", "managers"]


class GuildSettings(Row):
    """The settings of a server. All durations are in seconds."""

    starters: Starters = "everyone"
    """Who may open a table: everyone, people with one of `roles`, or only the server's managers (who always may)."""
    roles: list[int] = Field(default=[], max_length=25)
    most_tables: int | None = Field(default=None, ge=1, le=1000)
    """The most lobbies and running games at the same time; None: any number."""
    remind_after: float | None = Field(default=None, ge=SHORTEST_WAIT, le=LONGEST_WAIT)
    """The default of new games."""
    deadline: float | None = Field(default=None, ge=SHORTEST_WAIT, le=LONGEST_WAIT)
    """The default of new games."""
    away_after: float = Field(default=AWAY_AFTER, ge=SHORTEST_WAIT, le=LONGEST_WAIT)
    """The default of new games."""
    lobby_life: float = Field(default=DAY, ge=600, le=LONGEST_WAIT)
    """After what time an inactive lobby is closed."""


@dataclass(frozen=True, slots=True)
class AbsentGuild:
    """A server that the bot cannot reach, and since when (seconds since 1970).

    `removed`: when the server removed the bot, plus the bot's downtime since then; None: it has not.
    """

    guild_id: int
    since: float
    removed: float | None


Notice = Literal["dm", "mention", "none"]
"""The notice a person gets that a table waits for them: a new DM, a mention in the channel, or none at all."""


class PersonRow(Row):
    """The stored data of a person. `language` is None until they have pressed or typed something."""

    user_id: int
    language: Language | None = None
    text_only: bool = False
    notice: Notice = "dm"
    careful: bool = False
    """Whether this person wants to be asked again before each answer counts."""
    zone: str | None = None
    """The time zone in which this person types dates."""


@dataclass(frozen=True, slots=True)
class Position:
    """A running or finished game as stored."""

    saved: str
    events: int
    """The number of the last event."""
    timers: dict[TimerKey, float]
    """The timers and when they are due."""
    kept: int
    """The last entry after which the position was stored."""


class FileStretch(NamedTuple):
    """A stretch of an imported game: the entry after which it begins, its version of the rules, its first position."""

    begin: int
    version: str
    saved: str


class FormerSitter(NamedTuple):
    """Who had a seat of an imported game up to an entry: a computer player, or (None) a person."""

    seat: Seat
    until: int
    computer: str | None


class GameCount(NamedTuple):
    """The number of finished games of one kind that count, and how many of them were won."""

    finished: int
    won: int


@dataclass(frozen=True, slots=True)
class PlayedRow:
    """One person's part in a finished game that counts. `decided`: it has a winner."""

    user_id: int
    name: str
    game: str
    place: int
    total: int
    won: bool
    decided: bool


@dataclass(frozen=True, slots=True)
class TryRow:
    """A try that counts: who, its state, and its result once it is finished. No `user_id`: they were forgotten."""

    table_id: int
    user_id: int | None
    name: str
    status: Status
    over: float | None
    entries: int
    """The number of choices made."""
    total: int | None
    won: bool
