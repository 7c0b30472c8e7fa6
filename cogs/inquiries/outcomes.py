"""What would follow if the reader gave a certain answer now: tried out on copies of the game.

The copies are dealt from what the reader's seat may know, with new dice; so nothing hidden shows. They go on until the
reader's player has another choice or the turn ends, with a computer player in place of the others, and for what the
answer itself demands.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from cogs.inquiries import facts
from cogs.inquiries.known import Known
from cogs.inquiries.topics import RECENT
from cogs.screens.story import entries_of, lines_of
from cogs.services.reader import Reader
from locales.sanitizing import Markdown
from rules.errors import IllegalChoice
from rules.game import Game
from rules.messages import Event, Seat
from rules.players import ComputerPlayer, answer
from rules.questions import Option, Question
from storage.rows import LoggedEvent

TRIES = 8
"""Copies that are tried: what happens in all of them is certain, or nearly so."""
FEWEST = 3
"""With fewer tries in time, nothing is said."""
COMPARED = 6
"""The most positions that are compared: what does not hold in all of them is not told."""
MOST_STEPS = 12
"""Choices after the answer in one try."""
SECONDS = 0.25
"""After this time since the first one no further copy is tried."""
PLAYER = "steady"
"""The computer player in place of the others."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What followed in all tries."""

    events: Sequence[Event]
    """What everyone heard in each of them, in order."""
    games: Sequence[Game]
    """The positions in which they ended."""
    different: Sequence[Game]
    """Some of these in which different things happened, or are hidden, to compare them."""


def tried(reader: Reader, question: Question, option: Option, until: float) -> Outcome | None:
    """What follows from this answer of the reader's seat; None if that can't be tried, or not in time (`until`)."""
    game, seat = reader.game, reader.seat
    players = reader.services.players.get(reader.table.game, {})
    if game is None or seat is None or PLAYER not in players or question.min > 1:
        return None
    rng = Random(f"{reader.table.id} {game.choices} {option.id}")
    found: list[tuple[Game, list[Event]]] = []
    while len(found) < TRIES and time.monotonic() < until:
        copy = game.guess(seat, rng)
        try:
            found.append((copy, _played(copy, seat, question, option, players[PLAYER], rng)))
        except (IllegalChoice, StopIteration):  # the answer depends on what is hidden
            return None
    if len(found) < FEWEST:
        return None
    heard = [[(event.key, event.args) for event in events] for _, events in found]
    common = [event for event in found[0][1] if all((event.key, event.args) in each for each in heard)]
    games = [copy for copy, _ in found]
    order = sorted(range(len(games)), key=lambda at: (heard[at] in heard[:at], at))
    different = sum(each not in heard[:at] for at, each in enumerate(heard))
    return Outcome(common, games, [games[at] for at in order[: max(FEWEST, min(different, COMPARED))]])


def _played(
    game: Game, seat: Seat, question: Question, option: Option, player: ComputerPlayer, rng: Random
) -> list[Event]:
    """Give the answer in this game and go on; returns what everyone hears of it.

    What the seat's player still has to choose is chosen, but not told.
    """
    mine = next(each for each in game.questions if each.seat == seat and each.kind == question.kind)
    before = {each.id for each in game.questions if each is not mine}
    happened = game.choose(seat, mine.id, [option.id])
    told = [*happened]
    for _ in range(MOST_STEPS):
        asked = next((each for each in game.questions if each.awaited), None)
        turned = any(event.key in game.turn_starts for event in happened)
        if asked is None or turned or asked.id in before or game.result is not None:
            break
        own, options = asked.seat == seat, asked.options(game)
        if own and (asked.kind == question.kind or any(each.key in game.passing for each in options)):
            break
        happened = game.choose(asked.seat, asked.id, answer(game, asked, player, rng))
        told += [] if own and len(options) > 1 else happened
    return [event for event in told if event.audience is None]


def after(known: Known, outcome: Outcome) -> list[Known]:
    """What answers about the positions after the answer are made from."""
    last = known.events[-1].number if known.events else 0
    events = [
        LoggedEvent(key=event.key, args=event.args, audience=None, number=last + at, entry=last + 1)
        for at, event in enumerate(outcome.events, 1)
    ]
    latest = [*known.events[-RECENT:], *events]
    return [
        replace(known, reader=replace(known.reader, game=game, _view=None, memo={}), events=latest)
        for game in outcome.different
    ]


def story(known: Known, outcome: Outcome) -> list[str]:
    """What happens in any case, in words."""
    there = after(known, outcome)[0]
    since = known.events[-1].number if known.events else 0
    return [line for entry in entries_of(there.reader, there.events, since) for line in lines_of(there.reader, entry)]


def changes(known: Known, outcome: Outcome) -> str:
    """The numbers of the reader's player that change, in a sentence; empty if none does."""
    reader, seat = known.reader, known.reader.seat
    if seat is None:
        return ""
    now = facts.amounts(reader, seat)
    then = [facts.amounts(replace(reader, game=game, _view=None, memo={}), seat) for game in outcome.games]
    said = []
    for label, amount in now.items():
        found = {each[label] for each in then if label in each}
        if found and found != {amount} and all(label in each for each in then):
            low, high = min(found), max(found)
            key = "answer-amount" if low == high else "answer-amounts"
            said.append(reader.say(key, label=Markdown(label), now=amount, low=low, high=high))
    joined = reader.services.texts.join(reader.language, said)
    return reader.say("answer-would_have", amounts=Markdown(joined)) if said else ""
