"""The payments of lords for an event: where nothing is gained by waiting for the others, all answer at once, sealed.

Answers are shown and carried out in turn order when everyone has answered (DL-1.2, DL-11.1).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import field, replace
from random import Random
from typing import Self

from games.dungeon_lords.rules.option_texts import goods
from games.dungeon_lords.rules.simultaneous import TakeBack, ends_step, side_by_side
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import AnyEntry, Step
from rules.messages import Args, Seat, refer
from rules.questions import Picked, Question, Undo


def resolve(game: DungeonLordsState, ask: Callable[[Seat], Step], settle: Callable[[Seat], Step] | None = None) -> None:
    """Resolve an event for one lord after the other; with `settle`, ask all at once and settle their answers then."""
    seats = game.turn_order()
    if settle is not None:
        side_by_side(game, {seat: [ask(seat)] for seat in seats}, [settle(seat) for seat in seats])
    else:
        game.push(*(ask(seat) for seat in seats))


class EventPart(Step):
    """One lord's part of an event."""

    seat: Seat

    @abstractmethod
    def asks(self, game: DungeonLordsState) -> bool:
        """Whether the lord will have something to decide."""


def is_last(game: DungeonLordsState, seat: Seat) -> bool:
    """Whether the question to `seat` is its last one in the event and, in turn order, nobody is asked after it."""
    later = [entry for entry in game.agenda.stack if isinstance(entry, EventPart)]
    return not any(part.asks(game) for part in later) if later else ends_step(game, seat)


class Give(Question):
    """A lord's payment, piece by piece. `given`: the choices so far."""

    given: list[str] = field(default_factory=list)

    @abstractmethod
    def stock(self, game: DungeonLordsState) -> list[str]:
        """Everything that the lord could give."""

    @abstractmethod
    def most(self, game: DungeonLordsState) -> int:
        """The most pieces that may be given."""

    @abstractmethod
    def settled(self) -> Step:
        """The step that carries the answer out."""

    def remaining(self, game: DungeonLordsState) -> list[str]:
        """The pieces that have not been chosen yet."""
        left = self.stock(game)
        for piece in self.given:
            left.remove(piece)
        return left

    def guess(self, game: DungeonLordsState, rng: Random) -> list[str]:
        """The lord's payment as another seat may suppose it."""
        stock = sorted(self.stock(game))
        return sorted(rng.sample(stock, rng.randint(0, min(self.most(game), len(stock)))))

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        """Add or take back a piece, or end with the default answer or when nothing more can be given."""
        if picked.only == "back":
            game.push(self._with(self.given[:-1]))
        elif picked.only == self.default_id:
            self.seal(game, self.given, by_itself=picked.by_itself)
        elif self._next_is_last(game):
            self.seal(game, [*self.given, picked.only])
        else:
            game.push(self._with([*self.given, picked.only]))

    def _with(self, given: list[str]) -> Self:
        """The question once more, with these choices so far."""
        return replace(self, given=given, id=0)

    def _next_is_last(self, game: DungeonLordsState) -> bool:
        """Whether no more can be given after one more piece."""
        return len(self.given) + 1 >= min(self.most(game), len(self.stock(game)))

    def seal(self, game: DungeonLordsState, given: list[str], *, by_itself: bool = False) -> None:
        """The lord gives this: sealed and free to be changed while others answer, otherwise at once."""
        game.lords[self.seat].given = given
        if not game.agenda.in_branch:
            game.push(self.settled())
        elif not by_itself:
            game.push(ChangeGift(seat=self.seat, again=self._with([])))

    def undo_of_piece(self, game: DungeonLordsState) -> Undo:
        """Until when a piece can be taken back: the last one that can be given ends the lord's part."""
        return self.undo_of_end(game) if self._next_is_last(game) else Undo.FREE

    def undo_of_end(self, game: DungeonLordsState) -> Undo:
        """Until when giving no more can be taken back."""
        return Undo.SHARED if is_last(game, self.seat) else Undo.FREE


class ChangeGift(TakeBack):
    """Take the answer back while someone else is still deciding."""

    again: AnyEntry
    """The question that was answered."""

    def describe(self, game: DungeonLordsState) -> Args:
        given = game.lords[self.seat].given or []
        tokens = {name: given.count(name) for name in ("gold", "food")}
        traps = [refer(f"trap-{piece}") for piece in given if piece not in tokens]
        return {"given": [*goods(**tokens), *traps] or refer("part-nothing")}

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.lords[self.seat].given = None
        game.push(replace(self.again))
