"""Phases that all lords play at the same time, unless one of them demands turn order (DL-10.1, DL-16.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import ClassVar

from games.dungeon_lords.rules.components import ORDER_IDS, ORDERS
from games.dungeon_lords.rules.costs import DiscardTrap
from games.dungeon_lords.rules.pieces import Shared
from games.dungeon_lords.rules.settling import draw_shared
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import AnyEntry, Entry, Scope, Step, Together
from rules.messages import Args, Message, Seat, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals, Role, Undo

SCOPE = "side_by_side"
"""The agenda scope of a phase with simultaneous steps; dropped when a seat demands turn order."""


class Executed(Step):
    """Marks on the agenda that a minion has not been dealt with: it comes after everything that its order causes."""

    seat: Seat
    order: str
    space: int

    def run(self, game: DungeonLordsState) -> None:
        """Nothing remains to be done."""

    def place(self) -> tuple[int, int]:
        """Its place in the fixed sequence (DL-7.1, DL-7.2)."""
        return ORDER_IDS.index(self.order), ORDERS[self.order].sequence.index(self.space)


def side_by_side(
    game: DungeonLordsState,
    steps: Mapping[Seat, Sequence[Entry]],
    afterwards: Sequence[Entry] = (),
    *,
    restart: Step | None = None,
    kind: type[Together] = Together,
) -> None:
    """Let seats take their `steps` simultaneously, then do `afterwards`; a single seat takes its steps directly.

    With `restart`, each may demand turn order until the first of them acts (`withdraw_demands`). If one does, all of
    this is dropped and `restart` runs (DL-10.1, DL-16.5).
    """
    if len(steps) < 2:
        game.push(*(entry for entries in steps.values() for entry in entries), *afterwards)
        return
    together = kind(branches={seat: list(reversed(steps[seat])) for seat in sorted(steps)})
    if restart is None:
        game.push(together, *afterwards)
        return
    game.push(together, CloseDemands(), *afterwards, Scope(name=SCOPE))
    game.agenda.standing.extend(DemandTurnOrder(seat=seat, restart=restart) for seat in sorted(steps))


def one_by_one(game: DungeonLordsState, steps: Mapping[Seat, Sequence[Entry]]) -> None:
    """Let seats take their steps in turn order."""
    game.push(*(entry for seat in game.turn_order() for entry in steps.get(seat, ())))


def withdraw_demands(game: DungeonLordsState) -> None:
    """End the possibility to demand turn order, as a seat has acted."""
    if game.agenda.standing:
        game.agenda.standing[:] = [entry for entry in game.agenda.standing if not isinstance(entry, DemandTurnOrder)]


def ends_step(game: DungeonLordsState, seat: Seat) -> bool:
    """Whether the question to `seat` is its last one in the present step; in turn order, the last one of all.

    It is if the next entry on the agenda is about no lord, that is, names no seat.
    """
    stack = game.agenda.stack
    if stack and isinstance(stack[-1], Together):
        stack = stack[-1].branches[seat]
    rest = next((entry for entry in reversed(stack[:-1]) if not isinstance(entry, Executed)), None)
    return not hasattr(rest, "seat")


def undo_in_step(game: DungeonLordsState, seat: Seat) -> Undo:
    """Until when an answer can be taken back that needs no further one: if it is the last one, while others act."""
    return Undo.SHARED if ends_step(game, seat) else Undo.FREE


def decline_option(game: DungeonLordsState, seat: Seat, order: str) -> Option:
    """The answer that leaves an order undone (DL-7.3)."""
    label = Message("do-decline_order", {"order": refer(f"order-{order}")})
    return Option("decline", label, undo=partial(undo_in_step, game, seat))


def begin_shared(game: DungeonLordsState, seat: Seat) -> None:
    """Record separately what the order that `seat` begins now does to the shared supplies."""
    if game.agenda.in_branch:
        game.lords[seat].shared.append(Shared())


def draw(game: DungeonLordsState, seat: Seat, number: int, announcement: str, *, discard: bool = False) -> None:
    """Draw trap cards; if others act at the same time, only when all are done (`settling.settle`).

    `announcement`: the key of the event that tells everyone immediately. `discard`: one is then discarded, unless the
    deck was short (DL-8.24).
    """
    if drawn := min(number, len(game.trap_deck)):
        game.tell(announcement, player=seat_name(seat), number=drawn)
    if game.agenda.in_branch:
        shared = game.lords[seat].shared[-1]
        shared.traps, shared.discard = number, discard
    elif game.draw_traps(seat, number) == number and discard:
        game.push(DiscardTrap(seat=seat))


def draw_bought(game: DungeonLordsState, seat: Seat) -> None:
    """Draw the trap cards that `seat`, and all before it in the area, have bought and not drawn yet (DL-7.2)."""
    buyers = [minion for minion in game.spaces["buy_traps"] if isinstance(minion, int)]
    for buyer in buyers[: buyers.index(seat) + 1]:
        lord = game.lords[buyer]
        for shared in lord.shared:
            draw_shared(game, buyer, shared)
            shared.traps = 0


class TakeBack(Question):
    """The base of questions that let a seat change its answer while others are still deciding: `do-<kind>`."""

    awaited: ClassVar[bool] = False

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        return [Option("change", Message(f"do-{self.kind}"), role=Role.BACK)]


class CloseDemands(Step):
    """The phase is over."""

    def run(self, game: DungeonLordsState) -> None:
        withdraw_demands(game)


class DemandTurnOrder(Question):
    """Ask that this phase be played in turn order this time."""

    awaited: ClassVar[bool] = False
    restart: AnyEntry

    def describe(self, game: DungeonLordsState) -> Args:
        return {"phase": refer(f"phase-{game.phase}")}

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        return [Option("turn_order", Message("do-turn_order"))]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.commit()
        withdraw_demands(game)
        game.agenda.drop(SCOPE)
        game.in_turn = True
        game.tell("log-turn_order", player=seat_name(self.seat), phase=refer(f"phase-{game.phase}"))
        game.push(self.restart)
