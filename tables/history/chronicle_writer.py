"""The events of a finished game that are worth telling: its turning points, its luck, a line about everyone.

Made from the choices alone: the timeline is replayed in a worker, and its events are collected.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

from rules import chronicles, storyteller
from rules.chronicles import Trait
from rules.game import COUNT_POINTS, Game
from rules.messages import TABLE, Event, Message, Seat, seat_name
from rules.records import Choice, play_entry
from rules.stories import StoryEntry
from storage.attribution import stand_in_event
from storage.rows import LoggedEvent
from tables.history.timeline import Timeline

FEWEST_TURNINGS = 3
"""Turning points even of a short game, if it has that many."""
MOST_TURNINGS = 5
"""Turning points of a long game."""
TURNS_PER_TURNING = 8
"""A game has one more turning point for each further group of this many turns."""
MOST_ENTRIES = 3
"""The maximum number of entries of each, apart from those that decide the game."""
DECISIVE = 7
"""The weight from which an entry is always included."""
HEAVIEST = 10
"""The weight of the heaviest events (`Chronicler.weights`)."""
EVENT_SHARE = 0.4
"""The weight of the heaviest event, while the greatest swing of the game has 1."""
LEAD_SHARE = 0.25
"""The weight of a change of the leader."""
EARLY_DISCOUNT = 0.2
"""The share by which the beginning of the game counts less than its end."""
MOST_ALONE = 3
"""The most traits of a solo player that are named."""
END_FACTOR = 0.5
"""The factor for the last turn, also told by the result; always included if it decided, turned or lost the game."""
NEAR_DISCOUNT = 0.4
"""The share by which a turn right next to a turning point counts less than one far from all of them."""
NAME_BONUS = 3
"""The weight added to an event that names the player of the greatest swing."""
RARE = 0.25
"""Anything at least this likely is not called luck."""


@dataclass(frozen=True, slots=True)
class Turning:
    """A turning point: what happened in turn `turn`. The board shown is that of step `at`, which has all of it.

    `entry`: the entry with the greatest swing; players are named as they sat then. `opening`: the event with which that
    turn began, if it is included. `change`: whose score changed most, and how; None if nothing is measured or nothing
    changed. `leads`: the new sole leader, if there is one.
    """

    at: int
    turn: int
    entry: int
    entries: list[StoryEntry[LoggedEvent]]
    opening: LoggedEvent | None = None
    change: Message | None = None
    leads: Seat | None = None
    headline: StoryEntry[LoggedEvent] | None = None
    """The heading if there is neither of these: the weightiest entry, which is then not in `entries`."""


@dataclass(frozen=True, slots=True)
class RecordedLuck(chronicles.Luck):
    """A stroke of luck, and in which entry; its player is named as they sat then."""

    entry: int


@dataclass(frozen=True, slots=True)
class Chronicle:
    """The content of a chronicle. If `turnings` is empty, there is nothing to tell."""

    turnings: list[Turning] = field(default_factory=list)
    turns: int = 0
    """The number of turns of the game."""
    luckiest: RecordedLuck | None = None
    unluckiest: RecordedLuck | None = None
    people: list[Message] = field(default_factory=list)
    """A line about each seat, in seat order."""


def chronicle(kind: type[Game], timeline: Timeline, stood_in: Mapping[int, Seat]) -> Chronicle:
    """The chronicle of a game from its timeline.

    `stood_in`: by entry made by a stand-in, the seat of the person it acted for.
    """
    result = timeline.position(kind, timeline.last).result
    replay = _Replay(kind, timeline.position(kind, 0), stood_in, won=result is None or bool(result.winners))
    for index, step in enumerate(timeline.steps[1:], 1):
        if step.entry is None:
            replay.jump(timeline.position(kind, index))
        else:
            replay.step(step.number, step.entry)
    return Chronicle(
        turnings=_turnings(timeline, replay),
        turns=len(timeline.turns) - 1,
        luckiest=_rarest(replay.lucks, good=True),
        unluckiest=_rarest(replay.lucks, good=False),
        people=_people(replay),
    )


class _Replay:
    """Data collected during a replay. `course` and `events` are indexed by the steps of the timeline.

    `won`: there is a winner. Otherwise, if all can lose together, the last turn is always included and, if the game
    measures it, the common danger instead of the points.
    """

    def __init__(self, kind: type[Game], game: Game, stood_in: Mapping[int, Seat], *, won: bool) -> None:
        self.stood_in = stood_in
        self.chronicler = kind.chronicle
        self.in_danger = not won and self.chronicler.danger(game) is not None
        self.lost = not won and (self.in_danger or game.settings.together)
        self.starts = kind.turn_starts
        self.game = game
        self.course: list[list[float] | None] = [self._worth()]
        self.events: list[list[LoggedEvent]] = [[]]
        self.lucks: list[RecordedLuck] = []
        self.counts: Counter[tuple[str, Seat]] = Counter()
        """The number of times that each seat did what a trait is about, by the key of the trait."""

    @property
    def are_rivals(self) -> bool:
        """Whether the seats play against each other."""
        return self.game.seats > 1 and not self.game.settings.together and not self.in_danger

    def _worth(self) -> list[float] | None:
        """The scores of the seats now, or minus the common danger for each; None if nothing is measured."""
        if self.in_danger:
            return [-float(self.chronicler.danger(self.game) or 0)] * self.game.seats
        return self.chronicler.worth(self.game)

    def change(self, first: int, last: int) -> tuple[Seat | None, Message | None]:
        """Whose score changed most between two steps, of equals who gained, and how; a common danger is no one's."""
        earlier, later = self.course[first], self.course[last]
        if earlier is None or later is None or earlier == later:
            return None, None
        if self.in_danger:
            return None, Message("chronicle-danger", {"before": -round(earlier[0]), "after": -round(later[0])})
        changes = [round(new - old, 6) for old, new in zip(earlier, later, strict=True)]
        seat = max(range(len(later)), key=lambda seat: (abs(changes[seat]), changes[seat]))
        return seat, self.chronicler.change(seat, earlier[seat], later[seat])

    def jump(self, game: Game) -> None:
        """Continue from another position of the timeline."""
        self.game = game
        self._note([])

    def step(self, number: int, entry: object) -> None:
        """Play one entry and collect its events."""
        before = self.chronicler.before(self.game)
        events = play_entry(self.game, number, entry)  # type: ignore[arg-type]
        lucks = self.chronicler.lucks(self.game, before, events)
        self.lucks += [RecordedLuck(luck.seat, luck.good, luck.chance, luck.message, number) for luck in lucks]
        for trait in self.chronicler.traits:
            for event in events:
                if event.key in trait.events and trait.player_arg in event.args:
                    seat = self.chronicler.seat_of(self.game, event.args[trait.player_arg])
                    if seat is not None:
                        self.counts[trait.key, seat] += 1
        if isinstance(entry, Choice) and (entry.seat, entry.question) == (TABLE, COUNT_POINTS):
            # Nobody played this: the players agreed to stop, so it is no swing.
            self.course.append(self.course[-1])
            self.events.append([])
            return
        public = [LoggedEvent(event.key, event.args, entry=number) for event in events if event.audience is None]
        seat = self.stood_in.get(number)
        marked = None if seat is None else stand_in_event(public, seat)
        if marked is not None:
            public[marked].stood_in = seat
        self._note(public)

    def _note(self, events: list[LoggedEvent]) -> None:
        self.course.append(self._worth())
        self.events.append(events)

    def weight(self, event: Event) -> int:
        """The weight of an event in a chronicle."""
        return self.chronicler.weights.get(event.key, 0)

    def height(self, at: int) -> tuple[float, int]:
        """The greatest swing of a step, then the weight of its heaviest event."""
        return max(map(abs, self.swings(at - 1, at))), max(map(self.weight, self.events[at]), default=0)

    def entries(self, steps: Iterable[int], least: int = 1) -> list[StoryEntry[LoggedEvent]]:
        """The events of some steps, as entries of a weight of at least `least`, without small changes."""
        events = [event for at in steps for event in self.events[at]]
        chronicler = self.chronicler
        grouped = storyteller.entries(events, self.weight, chronicler.scenes, chronicler.tallies, chronicler.turns)
        return [replace(entry, changes=()) for entry in grouped if entry.sentences and entry.weight >= least]

    def names(self, event: Event, seat: Seat) -> bool:
        """Whether an event is about a seat."""
        return any(self.chronicler.seat_of(self.game, arg) == seat for arg in event.args.values())

    def swings(self, first: int, last: int) -> list[float]:
        """By how much each seat's score changed between two steps: relative to the others if they are rivals."""
        earlier, later = self.course[first], self.course[last]
        if earlier is None or later is None:
            return [0.0] * self.game.seats
        changes = [new - old for old, new in zip(earlier, later, strict=True)]
        if not self.are_rivals:
            return changes
        total = sum(changes)
        others = len(changes) - 1
        return [change - (total - change) / others for change in changes]

    def leader(self, at: int) -> Seat | None:
        """The sole leader after a step."""
        course = self.course[at]
        if course is None or not self.are_rivals:
            return None
        best = [seat for seat, worth in enumerate(course) if worth == max(course)]
        return best[0] if len(best) == 1 else None


def _turnings(timeline: Timeline, replay: _Replay) -> list[Turning]:
    """The most eventful turns, some turns apart from each other and spread over the game, in order."""
    spans = list(pairwise(timeline.turns))
    leads = _leads(spans, replay)
    chosen = _spread(_scores(timeline, replay, spans, leads))
    return [_turning(timeline, replay, spans[turn], turn + 1, leads.get(turn)) for turn in chosen]


def _scores(
    timeline: Timeline, replay: _Replay, spans: Sequence[tuple[int, int]], leads: Mapping[int, Seat]
) -> list[float]:
    """The weight of each turn; infinite, if it is the last one and decided, turned or lost the game."""
    swings = [max(map(abs, replay.swings(first, last))) for first, last in spans]
    greatest = max(swings, default=0.0) or 1.0
    scores = []
    for turn, (first, last) in enumerate(spans):
        events = [event for index in range(first + 1, last + 1) for event in replay.events[index]]
        heaviest = max(map(replay.weight, events), default=0)
        score = swings[turn] / greatest + EVENT_SHARE * heaviest / HEAVIEST + (LEAD_SHARE if turn in leads else 0)
        if last < timeline.last:
            score *= 1 - EARLY_DISCOUNT * (1 - last / timeline.last)
        elif replay.lost or turn in leads or any(map(replay.chronicler.decides, events)):
            score = math.inf
        else:
            score *= END_FACTOR
        scores.append(score)
    return scores


def _spread(scores: Sequence[float]) -> list[int]:
    """The turns with the highest scores, where those near a turn already chosen count less; in order."""
    turns = len(scores)
    number = max(FEWEST_TURNINGS, min(MOST_TURNINGS, turns // TURNS_PER_TURNING))
    least_distance = max(1, turns // (2 * MOST_TURNINGS))
    chosen: list[int] = []
    while len(chosen) < number:
        distances = [min((abs(turn - other) for other in chosen), default=turns) for turn in range(turns)]
        candidates = [turn for turn in range(turns) if scores[turn] and distances[turn] >= least_distance]
        if not candidates:
            break
        nearness = {turn: max(0.0, 1 - distances[turn] * number / turns) for turn in candidates}
        worth = {turn: scores[turn] * (1 - NEAR_DISCOUNT * nearness[turn]) for turn in candidates}
        chosen.append(max(candidates, key=worth.__getitem__))
    return sorted(chosen)


def _leads(spans: Sequence[tuple[int, int]], replay: _Replay) -> dict[int, Seat]:
    """The turns after which the sole leader is not the previous one, and who that is."""
    leads = {}
    last_leader: Seat | None = None
    for span, (_, last) in enumerate(spans):
        leader = replay.leader(last)
        if leader is not None:
            if last_leader not in (None, leader):
                leads[span] = leader
            last_leader = leader
    return leads


def _turning(timeline: Timeline, replay: _Replay, span: tuple[int, int], turn: int, leads: Seat | None) -> Turning:
    """A turning point between two steps: its greatest swing, and what was most worth telling."""
    first, last = span
    steps = range(first + 1, last + 1)
    peak = max(steps, key=replay.height)
    number = timeline.steps[peak].number
    seat, change = replay.change(first, last)
    grouped = replay.entries(steps) or replay.entries([peak], least=0)

    def worth(index: int) -> tuple[int, bool]:
        entry = grouped[index]
        is_named = seat is not None and any(replay.names(event, seat) for event in entry.events)
        return entry.weight + (NAME_BONUS if is_named else 0), _contains(entry, number)

    ranking = sorted(range(len(grouped)), key=worth, reverse=True)
    headline = grouped[ranking.pop(0)] if ranking and change is None and leads is None else None
    most = MOST_ENTRIES if headline is None else MOST_ENTRIES - 1
    entries = _entries_shown(grouped, ranking, number, most)
    shown = entries if headline is None else [*entries, headline]
    latest = max([number, *(event.entry for entry in shown for event in entry.events)])
    return Turning(
        at=max(step for step in steps if timeline.steps[step].number <= latest),
        turn=turn,
        entry=number,
        entries=entries,
        opening=next((event for event in reversed(replay.events[first]) if event.key in replay.starts), None),
        change=change,
        leads=leads,
        headline=headline,
    )


def _entries_shown(
    grouped: Sequence[StoryEntry[LoggedEvent]], ranking: Sequence[int], number: int, most: int
) -> list[StoryEntry[LoggedEvent]]:
    """The entry with the greatest swing, those after it that rank highest, and all that are decisive, in order.

    `ranking`: the indexes of the entries that may be shown.
    """
    decisive = [index for index in ranking if grouped[index].weight >= DECISIVE]
    swing = next((index for index in ranking if _contains(grouped[index], number)), None)
    if swing is not None:
        others = [index for index in ranking if index != swing]
        ranking = [swing, *(index for index in others if index > swing or index in decisive)]
    return [grouped[index] for index in sorted({*ranking[:most], *decisive})]


def _contains(entry: StoryEntry[LoggedEvent], number: int) -> bool:
    """Whether an entry of the story tells of this entry of the record."""
    return any(event.entry == number for event in entry.events)


def _rarest(lucks: Sequence[RecordedLuck], *, good: bool) -> RecordedLuck | None:
    """The least likely, the first of equals."""
    rare = [luck for luck in lucks if luck.good == good and luck.chance < RARE]
    return min(rare, key=lambda luck: luck.chance, default=None)


def _people(replay: _Replay) -> list[Message]:
    """For each seat what it did more often than all others, each trait once; or else that it played quietly.

    A solo player gets more traits.
    """
    traits = replay.chronicler.traits
    counts = replay.counts
    seats = replay.game.seats

    def message(trait: Trait, seat: Seat) -> Message:
        heroes = replay.chronicler.heroes_of(replay.game, seat)
        return Message(trait.key, {"player": seat_name(seat), "heroes": heroes, "count": counts[trait.key, seat]})

    if seats == 1:
        alone = [message(trait, 0) for trait in traits if counts[trait.key, 0] >= trait.least]
        return alone[:MOST_ALONE] or [_quiet(0)]
    messages: dict[Seat, Message] = {}
    for trait in traits:
        by_seat = [counts[trait.key, seat] for seat in range(seats)]
        best = max(by_seat)
        if best >= trait.least and by_seat.count(best) == 1:
            seat = by_seat.index(best)
            messages.setdefault(seat, message(trait, seat))
    for trait in traits:  # players who lead in no trait get one that they showed, if no one else has it
        for seat in range(seats):
            used = {chosen.key for chosen in messages.values()}
            if seat not in messages and trait.key not in used and counts[trait.key, seat] >= trait.least:
                messages[seat] = message(trait, seat)
    return [messages.get(seat) or _quiet(seat) for seat in range(seats)]


def _quiet(seat: Seat) -> Message:
    return Message("chronicle-quiet", {"player": seat_name(seat)})
