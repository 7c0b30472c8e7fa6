"""What holds in every position of every game, for `Game.check` and for saves that come from outside.

Each check names the field that is wrong as a dotted path. They run in order and stop at the first fault, so each may
rely on what those before it have held: the counts and the shape of the agenda, then the game's own table, then that
every open question can be answered.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rules.core.entries import Entry, Together
from rules.core.messages import TABLE
from rules.core.questions import Question

if TYPE_CHECKING:
    from rules.core.game import Game


def faults(game: Game) -> Iterator[str]:
    """The fields that cannot be as they are, as dotted paths, the first to mend first."""
    yield from _counts(game)
    yield from _agenda(game)
    yield from game.faults()
    yield from _choices(game)


def placed(stack: list[Entry], path: str = "agenda.stack") -> Iterator[tuple[str, Entry]]:
    """Every entry of a stack with its path, the branches of what runs side by side included."""
    for number, entry in enumerate(stack):
        where = f"{path}.{number}"
        yield where, entry
        if isinstance(entry, Together):
            for seat, branch in entry.branches.items():
                yield from placed(branch, f"{where}.branches.{seat}")


def _counts(game: Game) -> Iterator[str]:
    if game.seats not in game.seat_numbers:
        yield "seats"
    if game.choices < 0:
        yield "choices"
    if game.last_seat not in (None, TABLE, *range(game.seats)):
        yield "last_seat"
    if (game.last_seat is None) != (game.choices == game.unseen_since):
        yield "last_seat"
    if game.last_can_be_undone and (game.last_seat is None or game.result is not None):
        yield "last_can_be_undone"
    if game.result is not None:
        if game.result.reason not in game.endings:
            yield "result.reason"
        if sorted(place.seat for place in game.result.places) != list(range(game.seats)):
            yield "result.places"
        if not set(game.result.winners) <= set(range(game.seats)):
            yield "result.winners"


def _agenda(game: Game) -> Iterator[str]:
    """Somebody is asked as long as the game lasts, and whoever is asked sits at the table."""
    agenda = game.agenda
    if game.result is not None:
        if agenda.stack:
            yield "agenda.stack"
        if agenda.standing:
            yield "agenda.standing"
        return
    seats = (TABLE, *range(game.seats))
    numbers: set[int] = set()
    standing = list(placed(agenda.standing, "agenda.standing"))
    for where, entry in standing:
        if not isinstance(entry, Question) or entry.awaited:
            yield where
    for where, entry in (*placed(agenda.stack), *standing):
        if isinstance(entry, Question):
            if entry.seat not in seats:
                yield f"{where}.seat"
            if entry.min < 0:
                yield f"{where}.min"
            if entry.max < max(1, entry.min):
                yield f"{where}.max"
            if entry.id < 0 or entry.id in numbers:
                yield f"{where}.id"
            if entry.id and not agenda.has_given(entry):
                yield "agenda.next_id"
            if entry.id:
                numbers.add(entry.id)
        elif isinstance(entry, Together):
            yield from _branches(entry, where, seats)
    yield from _open(game)


def _branches(together: Together, where: str, seats: tuple[int, ...]) -> Iterator[str]:
    if not any(together.branches.values()):
        yield f"{where}.branches"
    for seat, branch in together.branches.items():
        if seat not in seats:
            yield f"{where}.branches.{seat}"
        for number, entry in enumerate(branch):
            if isinstance(entry, Question) and entry.seat != seat:
                yield f"{where}.branches.{seat}.{number}.seat"


def _open(game: Game) -> Iterator[str]:
    """What lies on top of each stack asks somebody, who is waited for, by a number."""
    try:
        opened = game.agenda.open()
    except TypeError:  # a step on top of a stack, where only a question can wait
        yield "agenda.stack"
        return
    if not any(question.awaited for _, question in opened):
        yield "agenda.stack"
    for _, question in opened:
        if not question.id:
            yield f"{_path(game, question)}.id"


def _choices(game: Game) -> Iterator[str]:
    """Every open question has enough to choose from, or a step back."""
    for _, question in game.agenda.open():
        options = question.options(game)
        forward = [option for option in options if not option.back]
        if not options or (len(forward) < question.min and len(forward) == len(options)):
            yield _path(game, question)


def _path(game: Game, question: Question) -> str:
    """Where an open question lies."""
    agenda = game.agenda
    for where, entry in (*placed(agenda.stack), *placed(agenda.standing, "agenda.standing")):
        if entry is question:
            return where
    raise LookupError(f"{question.kind} does not lie on the agenda")
