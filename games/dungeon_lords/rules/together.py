"""Phases that all lords play at the same time, unless one of them demands turn order (DL-10.1, DL-16.5)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import AnyEntry, Entry, Scope, Step, Together
from rules.messages import Args, Seat, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals

SCOPE = "side_by_side"

Branch = Callable[[DungeonLordsState, Seat], list[Entry]]


def side_by_side(game: DungeonLordsState, seats: list[Seat], branch: Branch, restart: Step) -> None:
    """Let `seats` play their `branch` at the same time; a single seat plays it directly.

    Until the first of them acts (`acted`) each may demand turn order; then all is dropped and `restart` runs.
    A branch names its entries first to last.
    """
    if len(seats) < 2:
        for seat in seats:
            game.push(*branch(game, seat))
        return
    game.push(
        Together(branches={seat: list(reversed(branch(game, seat))) for seat in seats}),
        CloseDemands(),
        Scope(name=SCOPE),
    )
    game.agenda.standing.extend(DemandTurnOrder(seat=seat, restart=restart) for seat in seats)


def acted(game: DungeonLordsState) -> None:
    """Withdraw the demands for turn order: a seat has acted."""
    if game.agenda.standing:
        game.agenda.standing[:] = [entry for entry in game.agenda.standing if not isinstance(entry, DemandTurnOrder)]


class CloseDemands(Step):
    """The phase is over."""

    def run(self, game: DungeonLordsState) -> None:
        acted(game)


class DemandTurnOrder(Question):
    """Ask that this phase be played in turn order this time."""

    awaited: ClassVar[bool] = False
    private: ClassVar[bool] = True
    restart: AnyEntry

    def describe(self, game: DungeonLordsState) -> Args:
        return {"phase": refer(f"phase-{game.phase}")}

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        return [Option("turn_order", "do-turn_order")]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.commit()
        acted(game)
        game.agenda.drop(SCOPE)
        game.in_turn = True
        game.tell("log-turn_order", player=seat_name(self.seat), phase=refer(f"phase-{game.phase}"))
        game.push(self.restart)
