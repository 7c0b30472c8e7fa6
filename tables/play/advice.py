"""Advice: what a computer player would answer for a player, and why one made its last choice."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import NamedTuple

from rules.agenda import APART
from rules.answer_values import AnswerValue
from rules.game import Game
from rules.lessons import advised
from rules.messages import Args, Message, Seat
from rules.plans import Plan, announced, plan, position_of, without_news
from rules.players import ComputerPlayer, forward, opinion
from rules.questions import OrderedQuestion, Question, Secrecy
from rules.recent import Recent
from rules.records import Choice, Divergence, RecordEntry, entries_that_count, play_entry
from storage.database import Rows
from storage.rows import LoggedEvent, Table
from tables.errors import Refusal
from tables.play.computers import Computers
from tables.store.checks import in_play
from tables.store.table_store import TableStore
from tables.workers.coalescing import Coalescer
from tables.workers.scheduler import Job, Priority
from tables.workers.thinker import Thinker

KEPT = 64
"""Opinions of each kind that are kept for repeated requests."""
EXPERT = "expert"
"""The computer player that is asked, if the game has it; otherwise the one on the seat, or its replacement."""
MOST_PLANS = 256
"""Seats whose last advice is remembered."""
MOST_NEW = 6
"""Entries after an advised answer that are searched for what became known."""
BEYOND_ALL = 2**31 - 1
"""Greater than the number of any question."""
MOST_TOLD = 20
"""Lines of the log that describe a choice."""

Key = tuple[str | int, ...]


class Suggestion(NamedTuple):
    """An answer that is suggested, by the ids of its options (none: nothing is), and what it leads to, if known."""

    ids: tuple[str, ...] = ()
    outcome: Message | None = None


SILENT = Suggestion()


@dataclass(frozen=True, slots=True)
class Answer:
    """The label of an answer, and what the computer player thinks of it.

    `next_labels`: those of what it would do for good afterwards, see `rules.plans.announced`.
    """

    labels: tuple[Message, ...]
    weighed: AnswerValue
    next_labels: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Opinion:
    """A computer player's opinion of a question: the answer it would give (or has given) first, then the others."""

    seat: Seat
    kind: str
    args: Args
    answers: tuple[Answer, ...]
    ordered: bool
    """Whether the order of the picks counts."""
    together: bool
    """Whether a lead makes no sense: all play together, or one plays alone."""
    entry: int = 0
    """For an answer that was given: its number."""
    plan: Plan = field(default_factory=dict)
    """The next answers after each of the first two answers, starting with the answer to this question."""
    expected: Mapping[str, AnswerValue] = field(default_factory=dict)
    """By position: what the seat was told of the answer from which it follows without news."""
    follows: bool = False
    """Whether the first answer was planned when the seat last got advice."""
    news: Sequence[LoggedEvent] = ()
    """Why an earlier plan was dropped: what the advised answer revealed."""


@dataclass(frozen=True, slots=True)
class _LastAdvice:
    """The last advice to a seat, after the entry `version`, with the table's `last_undo` at that time."""

    last_undo: int
    version: int
    question: int
    opinion: Opinion


@dataclass(frozen=True, slots=True)
class Explained:
    """A choice of a computer player: its events, and what the player thinks of it."""

    events: Sequence[LoggedEvent]
    opinion: Opinion


class Advice:
    """Whether advice is allowed, and what it is. It depends only on what its seat may know."""

    def __init__(self, store: TableStore, computers: Computers, thinker: Thinker, coalescer: Coalescer) -> None:
        self.store = store
        self.computers = computers
        self.thinker = thinker
        self.coalescer = coalescer
        self._last_advice: Recent[tuple[int, Seat], _LastAdvice] = Recent(MOST_PLANS)
        """By table and seat."""

    def allowed(self, table: Table) -> bool:
        """Whether advice is allowed: if one person plays with computers, or if the host allows it.

        Never in the one try that counts at a daily dungeon.
        """
        counted = table.daily is not None and table.daily.counted
        return table.status == "running" and not counted and (table.advice or len(table.people) == 1)

    async def suggest(self, table_id: int, seat: Seat, question_id: int, coach: Suggestion = SILENT) -> Opinion:
        """The answer of a computer player to an open question in this seat's place.

        What the `coach` of a lesson answers comes first, so that two advisers never contradict each other; otherwise
        what was planned with the last advice, if the seat has learnt nothing since.

        Raises Refusal `refused-no_advice`, `refused-question_closed`, if the game is not running, and as
        `Coalescer.get`.
        """
        async with self.store.quietly(table_id) as locked:
            game = in_play(locked)
            table = locked.table
            self.check(table)
            kind = type(game)
            saved = game.save()
            player = self._player(table, seat)
        asked: Key = (table_id, table.last_undo, table.version, seat, question_id)
        job = Job.at(Priority.PERSON, table, table.seats[seat].user_id)
        before = self._last_advice.get((table_id, seat))
        if before is not None and before.last_undo != table.last_undo:
            before = None
        last = None if before is None else before.opinion
        advice = await self.coalescer.get(
            ("advice", *asked, *coach.ids),
            lambda: self.thinker.call(job, suggest, kind, saved, seat, question_id, player, _seed(asked), coach, last),
            keep=KEPT,
        )
        if advice is None:
            raise Refusal("refused-question_closed")
        if before is not None and not advice.follows and before.question != question_id:
            advice = replace(advice, news=await self._news(table, seat, before))
        self._last_advice[table_id, seat] = _LastAdvice(table.last_undo, table.version, question_id, advice)
        await self._check_still(table_id)
        return advice

    async def _news(self, table: Table, seat: Seat, before: _LastAdvice) -> list[LoggedEvent]:
        """The events after the advised answer, if the seat gave it and has answered nothing since."""
        last = min(table.version, before.version + MOST_NEW)

        def read(rows: Rows) -> list[LoggedEvent]:
            entries = rows.games.entries(table.id, before.version + 1)
            mine = [entry for entry in entries if isinstance(entry, Choice) and entry.seat == seat]
            shown = [answer.weighed.ids for answer in before.opinion.answers[:2]]
            if len(mine) != 1 or mine[0].question != before.question or tuple(mine[0].picked) not in shown:
                return []
            return [
                event
                for entry in range(before.version + 1, last + 1)
                for event in rows.events.find(table.id, seat, since=0, before=None, entry=entry, limit=MOST_TOLD)
            ]

        return await self.store.database.read(read)

    async def explain(self, table_id: int, seat: Seat) -> Explained:
        """Why a computer player made its last choice that `seat`, which asks, has seen.

        A choice that only passes or continues is skipped if the seat has seen another one since its own last choice.
        Only choices of seats without a person are explained: the reasons depend on the hand, which would now be theirs.

        Raises Refusal `refused-no_advice`, `refused-nothing_to_explain`, if the game is not running, and as
        `Coalescer.get`.
        """
        async with self.store.quietly(table_id) as locked:
            kind = type(in_play(locked))
            table = locked.table
            self.check(table)

        def read(rows: Rows) -> tuple[tuple[int, str], list[RecordEntry], set[int]]:
            begin, saved = rows.games.beginnings(table_id)[-1]
            lines = rows.games.told_of_computers(table_id, begin)
            return (begin, saved), rows.games.entries(table_id, begin + 1), lines

        (begin, saved), entries, lines = await self.store.database.read(read)
        players = {
            row.number: self.computers.player(table, row.level or self.computers.level(table))
            for row in table.seats
            if row.user_id is None
        }
        key: Key = ("why", table_id, table.last_undo, table.version, seat, *players)
        job = Job.at(Priority.PERSON, table, table.seats[seat].user_id)
        explained = await self.coalescer.get(
            key,
            lambda: self.thinker.call(job, explain, kind, saved, begin, entries, lines, players, seat, _seed(key)),
            keep=KEPT,
        )
        if explained is None:
            raise Refusal("refused-nothing_to_explain")
        await self._check_still(table_id)
        entry = explained.entry
        return Explained(
            await self.store.database.read(lambda rows: rows.events.between(table_id, entry, entry, MOST_TOLD)),
            explained,
        )

    async def explains(self, table: Table, game: Game, seat: Seat | None) -> bool:
        """Whether `explain` is worth offering: a computer player chose before the turn of `seat`, or in it.

        Until all drafts are complete, they cannot be explained.
        """
        computers = {row.number for row in table.seats if row.user_id is None}
        if seat is None or not computers or not self.allowed(table):
            return False
        below = APART if _is_drafting(game) else BEYOND_ALL
        chose = await self.store.database.read(lambda rows: rows.games.computers_before(table.id, seat, below))
        return bool(chose & computers)

    def is_held_up(self, table_id: int) -> bool:
        """Whether the advice that this table waits for is held up by other tables; see `Scheduler.is_held_up`."""
        return self.thinker.is_held_up(table_id, (Priority.PERSON,))

    def check(self, table: Table) -> None:
        """Raise Refusal `refused-no_advice` if advice is not allowed."""
        if not self.allowed(table):
            raise Refusal("refused-no_advice")

    async def _check_still(self, table_id: int) -> None:
        """Raise as `check` if a person has sat down, or the host has forbidden advice, in the meantime."""
        table = await self.store.get(table_id)
        if table.status == "running":
            self.check(table)

    def _player(self, table: Table, seat: Seat) -> ComputerPlayer:
        there = self.computers.players[table.game]
        level = table.seats[seat].level or self.computers.level(table)
        return there[EXPERT] if EXPERT in there else self.computers.player(table, level)


def suggest(
    kind: type[Game],
    saved: str,
    seat: Seat,
    question_id: int,
    player: ComputerPlayer,
    seed: str,
    coach: Suggestion = SILENT,
    last: Opinion | None = None,
) -> Opinion | None:
    """The opinion of `player` on an open question of a saved game; None if it is not open.

    First comes what the `coach` answers, or what was planned with the `last` advice for this very position. Otherwise,
    if the player would only step back to a plan of its own, its way forward from here comes first, if that can be
    worked out. The chance to win stays what it was with the last advice until something new is known.
    """
    game = kind.load(saved)
    asked = game.question(question_id)
    if asked is None or asked.seat != seat:
        return None
    weighed = opinion(game, asked, player, Random(seed))
    position = position_of(game, asked)
    planned = () if last is None or coach.ids else last.plan.get(position, ())
    follows = bool(advised(asked.options(game), planned))
    suggested = coach
    if follows:
        suggested = Suggestion(planned)
    elif not coach.ids and not advised(asked.options(game), weighed[0].ids):
        suggested = way_forward(game, asked, player, seed)
    weighed = _put_first(weighed, suggested)
    if last is not None and position in last.expected and not coach.ids:
        weighed = _shift_estimates(weighed, last.expected[position])
    ahead, expected = _plans_after(game, asked, weighed[:2], player, seed)
    if last is not None and follows:
        ahead = {**ahead, **last.plan}
        expected = {**last.expected, **expected}
    formed = _opinion(game, asked, weighed)
    answers = [
        replace(answer, next_labels=announced(game, asked, ahead, answer.weighed.ids, Random(f"{seed} then")))
        for answer in formed.answers[:2]
    ]
    return replace(formed, answers=(*answers, *formed.answers[2:]), plan=ahead, expected=expected, follows=follows)


def _put_first(weighed: Sequence[AnswerValue], suggested: Suggestion) -> list[AnswerValue]:
    """The answers with the one that is suggested, if any, first; no other is said to be better."""
    if suggested.ids in ((), weighed[0].ids):
        return [*weighed]
    same = next((answer for answer in weighed if answer.ids == suggested.ids), AnswerValue(suggested.ids))
    # It was compared with what is not advised, and the others were not compared with it.
    first = replace(same, outcome=same.outcome or suggested.outcome, comparison=None)
    others = [answer for answer in weighed if answer is not same and not _is_better(answer, first)]
    return [first, *(replace(answer, behind=1.0) for answer in others)]


def _plans_after(
    game: Game, asked: Question, answers: Sequence[AnswerValue], player: ComputerPlayer, seed: str
) -> tuple[dict[str, tuple[str, ...]], dict[str, AnswerValue]]:
    """The next answers after each of these, the first of which prevails; and which of these led to a position.

    Both are by position, the second only for positions that are reached without news.
    """
    plans: dict[str, tuple[str, ...]] = {}
    expected: dict[str, AnswerValue] = {}
    for answer in reversed(answers):
        # In its simulations, the search player plays like its heuristic player.
        steps = plan(game, asked, answer.ids, getattr(player, "heuristic", player), Random(seed), buying=True)
        plans |= steps
        if answer.chance is not None:
            expected |= dict.fromkeys(without_news(game, asked, steps, answer.ids, Random(f"{seed} news")), answer)
    return plans, expected


def _shift_estimates(weighed: Sequence[AnswerValue], given: AnswerValue) -> list[AnswerValue]:
    """The answers, the first with the chance and points of `given`, and the others as far from it as before.

    A repeated estimate differs from the last one only by its guesses.
    """
    first, *others = weighed
    if first.chance is None and first.outcome is not None:
        return [*weighed]
    more = 0.0 if first.chance is None or given.chance is None else given.chance - first.chance
    ahead = 0.0 if first.points is None or given.points is None else given.points - first.points

    def shift(answer: AnswerValue) -> AnswerValue:
        chance = None if answer.chance is None else min(1.0, max(0.0, answer.chance + more))
        return replace(answer, chance=chance, points=None if answer.points is None else answer.points + ahead)

    return [replace(first, chance=given.chance, points=given.points), *map(shift, others)]


def way_forward(game: Game, asked: Question, player: ComputerPlayer, seed: str) -> Suggestion:
    """The answers with which a game goes on where `player` would only step back; empty if unknown."""
    answer = forward(game, asked, player, Random(seed))
    return SILENT if answer is None else Suggestion(answer.ids, answer.outcome)


def _is_better(answer: AnswerValue, other: AnswerValue) -> bool:
    """Whether the player estimates that an answer wins more often, which other reasons cannot outweigh."""
    return answer.chance is not None and (other.chance is None or answer.chance > other.chance)


@dataclass(frozen=True, slots=True)
class _Decision:
    """A choice that can be explained, with the game before it. `seen`: after which entry everyone could see it."""

    number: int
    choice: Choice
    before: Game
    real: bool
    """Whether it is more than a default such as passing or continuing."""
    seen: int

    def rank(self, since: int) -> tuple[bool, bool, int, int]:
        """The decision with the highest rank is explained to a player whose last choice was the entry `since`."""
        return self.seen >= since, self.real, self.seen, self.number


def explain(
    kind: type[Game],
    saved: str,
    begin: int,
    entries: Sequence[RecordEntry],
    candidates: Collection[int],
    players: Mapping[Seat, ComputerPlayer],
    asker: Seat,
    seed: str,
) -> Opinion | None:
    """The player's opinion of the last choice of these `candidates` that had an alternative and that everyone may know.

    Only the seats of `players` count. Of the choices seen since `asker` last chose, defaults come last. Simultaneous
    drafts are seen once all of them are complete. The game continues from `saved`, after the entry `begin`, with
    `entries`. None if there is no such choice, or if the present rules depart from the record before it.
    """
    game = kind.load(saved)
    played = entries_that_count(entries, begin + 1)
    mine = (number for number, entry in played if isinstance(entry, Choice) and entry.seat == asker)
    since = max(mine, default=begin)
    try:
        decisions = _decisions(game, played, candidates, players)
        newest = max(decisions, key=lambda decision: decision.rank(since), default=None)
    except Divergence:
        return None
    if newest is None:
        return None
    choice, before = newest.choice, newest.before
    asked = next(question for question in before.questions if question.id == choice.question)
    weighed = opinion(before, asked, players[choice.seat], Random(seed))
    picked = tuple(choice.picked)
    given = next((answer for answer in weighed if answer.ids == picked), AnswerValue(picked))
    return _opinion(before, asked, [given, *(answer for answer in weighed if answer is not given)], newest.number)


def _decisions(
    game: Game,
    played: Sequence[tuple[int, RecordEntry]],
    candidates: Collection[int],
    players: Mapping[Seat, ComputerPlayer],
) -> Iterator[_Decision]:
    """Play on; returns the choices that can be explained, each once everyone may know it: drafts when all are complete.

    Raises Divergence where the present rules depart from the record.
    """
    drafts: dict[Seat, _Decision] = {}
    for number, entry in played:
        if number in candidates and isinstance(entry, Choice) and entry.seat in players:
            asked = game.question(entry.question)
            if asked is not None and asked.secrecy is Secrecy.NONE and len(asked.quick_options(game)) > 1:
                real = list(entry.picked) not in ([], asked.default(game))
                decision = _Decision(number, entry, game.copy_game(), real, number)
                if any(question is asked and game.agenda.is_hidden(stack) for stack, question in game.agenda.open()):
                    drafts[entry.seat] = decision
                else:
                    yield decision
        play_entry(game, number, entry)
        if drafts and not _is_drafting(game):
            yield from (replace(decision, seen=number) for decision in drafts.values())
            drafts.clear()


def _is_drafting(game: Game) -> bool:
    """Whether a simultaneous draft, of which everyone knows, is not complete."""
    return any(
        asked.awaited and asked.secrecy is not Secrecy.ALL and game.agenda.is_hidden(stack)
        for stack, asked in game.agenda.open()
    )


def _opinion(game: Game, asked: Question, weighed: Sequence[AnswerValue], entry: int = 0) -> Opinion:
    options = {option.id: option for option in asked.options(game)}
    answers = tuple(
        Answer(tuple(options[id].label for id in answer.ids if id in options), answer) for answer in weighed
    )
    together = game.settings.together or game.seats == 1
    ordered = isinstance(asked, OrderedQuestion)
    return Opinion(asked.seat, asked.kind, asked.describe(game), answers, ordered, together, entry)


def _seed(key: Key) -> str:
    """The seed for thinking about a position, so that repeated requests get the same answer."""
    return "advice " + " ".join(map(str, key))
