"""Statements on every position of every game, real or guessed: the agenda, and each game's own pieces.

A game's own invariants are a function `faults` (see `conformance.declarations`): every piece in exactly one
place, nothing negative, no more of anything than there is.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence

from conformance.declarations import declared
from rules.entries import Together
from rules.game import Game
from rules.messages import TABLE
from rules.questions import Question
from rules.saves import with_paths


def check(game: Game) -> None:
    """Fail if something is impossible in any game."""
    assert [*shape(game), *pieces(game)] == []


def pieces(game: Game) -> Iterable[str]:
    """The faults by the game's own invariants, if it has any."""
    faults: Iterable[str] = declared(type(game), "faults", lambda _: ())(game)
    return faults


def shape(game: Game) -> Iterator[str]:
    """The faults of counts, result and agenda."""
    seats = (TABLE, *range(game.seats))
    if game.seats not in game.seat_numbers or game.choices < 0 or game.last_seat not in (None, *seats):
        yield "counts"
    agenda, result = game.agenda, game.result
    if result is not None:
        if agenda.stack or agenda.standing:
            yield "agenda: somebody is asked after the end"
        if result.reason not in game.endings or not set(result.winners) <= set(range(game.seats)):
            yield "result"
        if sorted(place.seat for place in result.places) != list(range(game.seats)):
            yield "result.places"
        return
    opened = [question for _, question in agenda.open()]
    if not any(question.awaited for question in opened) or not all(question.id for question in opened):
        yield "agenda: nobody is asked"
    if any(not isinstance(entry, Question) or entry.awaited for entry in agenda.standing):
        yield "agenda.standing"
    everything = [*with_paths(agenda.stack), *with_paths(agenda.standing, "agenda.standing")]
    numbers = [entry.id for _, entry in everything if isinstance(entry, Question) and entry.id]
    yield from doubles("agenda: a number is given twice", numbers)
    for where, entry in everything:
        if isinstance(entry, Question) and (entry.seat not in seats or not 0 <= entry.min <= max(1, entry.max)):
            yield where
        if isinstance(entry, Together):
            if not any(entry.branches.values()):
                yield f"{where}.branches"
            for seat, branch in entry.branches.items():
                if any(isinstance(inner, Question) and inner.seat != seat for inner in branch):
                    yield f"{where}.branches.{seat}"


def differing(name: str, found: Iterable[object], expected: Iterable[object]) -> Iterator[str]:
    """`name`, if these are not exactly the expected pieces."""
    if sorted(map(str, found)) != sorted(map(str, expected)):
        yield name


def doubles(name: str, pieces: Sequence[Hashable]) -> Iterator[str]:
    """`name`, if any of these is there twice."""
    if len(set(pieces)) != len(pieces):
        yield name


def below_zero(name: str, holder: object, *counts: str) -> Iterator[str]:
    """The counts of a holder that are negative."""
    for count in counts:
        if getattr(holder, count) < 0:
            yield f"{name}.{count}"
