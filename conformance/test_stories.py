"""Every game is told in the order in which it was played, turn by turn, and nothing is counted twice or lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise

import pytest

from conformance.cases import Case, marked, random_game, registered
from conformance.test_replays import PLAYED
from conformance.test_texts_and_pictures import said
from rules.chronicles import Chronicler
from rules.messages import Event, Seat, SeatRef
from rules.stories import StoryEntry
from rules.tallies import tallies_of

pytestmark = pytest.mark.slow

SEED = "stories-1"
WINDOW = 25
"""Events between two looks at the news."""
STRETCH = 8
"""Events of a story that begins in the middle of a game."""

Sums = Counter[tuple[Seat, str]]
"""By player and text."""


def heard(case: Case, seat: Seat | None) -> tuple[Chronicler, list[Event]]:
    """All events of a game that a seat, or a spectator, may know."""
    game = case.start(SEED)
    events = list(game.opening)
    for game, question, picked in random_game(case, SEED):
        events += game.choose(question.seat, question.id, picked)
    return game.chronicle, [event for event in events if event.heard_by(seat)]


def tallied(chronicle: Chronicler, event: Event) -> Iterator[tuple[Seat, str, int]]:
    """The small changes that an event makes: the seat, the text and the amount of each."""
    for tally in tallies_of(chronicle.tallies, event.key):
        who = event.args[tally.player_arg]
        amount = event.args[tally.amount_arg] if tally.amount_arg else 1
        assert isinstance(who, SeatRef)
        assert isinstance(amount, int)
        yield who.seat, tally.total, tally.sign * amount


def sums(chronicle: Chronicler, events: Sequence[Event]) -> Sums:
    """The small changes added up, without those that add up to zero."""
    totals: Sums = Counter()
    for event in events:
        for seat, total, amount in tallied(chronicle, event):
            totals[seat, total] += amount
    return Counter({what: n for what, n in totals.items() if n})


def told_sums(entry: StoryEntry[Event]) -> Sums:
    """The sums in the line of an entry."""
    if entry.seat is None:
        assert not entry.changes
        return Counter()
    return Counter({(entry.seat, change.key): int(str(change.args["n"])) for change in entry.changes})


def check(chronicle: Chronicler, events: Sequence[Event], known: int) -> list[StoryEntry[Event]]:
    """The entries for a reader who knows the first events, each of them checked."""
    number = {id(event): index for index, event in enumerate(events)}
    turn: list[Event | None] = []
    for event in events:
        turn.append(event if event.key in chronicle.turns else turn[-1] if turn else None)
    entries = chronicle.entries(events, known)
    ends = [max(number[id(event)] for event in entry.all_events) for entry in entries]
    assert all(first < second for first, second in pairwise(ends)), "entries are out of order"
    assert all(end >= known for end in ends), "an entry has only known events"
    reported = Counter(id(event) for entry in entries for event in entry.all_events)
    assert all(times == 1 for times in reported.values()), "an event is reported twice"
    for entry in entries:
        assert all(turn[number[id(event)]] is entry.turn for event in entry.all_events), f"{entry} is of another turn"
        assert told_sums(entry) == sums(chronicle, entry.minor)
    return entries


@pytest.mark.parametrize("case", marked(PLAYED), ids=str)
def test_entries_are_in_order_and_under_their_own_turns(case: Case) -> None:
    for seat in (None, 0):
        chronicle, events = heard(case, seat)
        for known in range(0, len(events), WINDOW):
            check(chronicle, events[: known + 2 * WINDOW], known)
        check(chronicle, events, 0)


@pytest.mark.parametrize("case", marked(case for case in PLAYED if case.game in registered()), ids=str)
def test_a_story_can_begin_and_end_anywhere(case: Case) -> None:
    """Its sentences and moments have all their arguments."""
    chronicle, events = heard(case, 0)
    for first in range(len(events)):
        for entry in chronicle.entries(events[first : first + STRETCH]):
            for message in (*entry.sentences, *entry.short, *entry.aside, *chain(*entry.beats)):
                said(case.game, message)


@pytest.mark.parametrize("case", marked(PLAYED), ids=str)
def test_small_changes_are_neither_lost_nor_counted_twice(case: Case) -> None:
    chronicle, events = heard(case, None)
    entries = check(chronicle, events, 0)
    reported = {id(event) for entry in entries for event in entry.all_events}
    left = [event for event in events if event.key in chronicle.tallies and id(event) not in reported]
    assert not sums(chronicle, left), "lost"


@pytest.mark.parametrize("case", marked(PLAYED), ids=str)
def test_turns_of_a_story_are_the_turns_of_the_game(case: Case) -> None:
    game = case.start(SEED)
    if type(game.chronicle) is not Chronicler:
        assert set(game.turn_starts) <= game.chronicle.turns
