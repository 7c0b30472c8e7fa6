"""Paying printed costs, all or nothing (DL-7.4, DL-7.5, DL-14.2), wages, and losing supplies."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ClassVar

from games.dungeon_lords.rules.components import CREATURES, Cost
from games.dungeon_lords.rules.evil import can_pay_evil, move_evil
from games.dungeon_lords.rules.faults import Fault, lacking, tokens_fault
from games.dungeon_lords.rules.option_texts import card_option, price_of
from games.dungeon_lords.rules.pieces import MOST_EVIL, Creature, Lord
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Step
from rules.messages import Args, Seat, part, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals, Undo, always

Leave = Callable[[DungeonLordsState, Seat, Creature], None]
"""Dismisses a creature that is not paid."""
GOLEM = "golem"
"""The only creature that is paid with a trap card."""


def cost_fault(lord: Lord, cost: Cost, eater: Creature | None = None) -> Fault | None:
    """Why the cost cannot be paid; None if it can. `eater` cannot be its own food (DL-11.7)."""
    if fault := tokens_fault(lord, cost):
        return fault
    if cost.evil and not can_pay_evil(lord, cost.evil):
        return lacking("no_evil_room", cost.evil, MOST_EVIL - lord.evil)
    if len(lord.traps) < cost.trap:
        return Fault("no_trap", {"laid": 0})
    if cost.monster and not edible(lord, eater):
        return Fault("no_monster", {"sent": 0})
    return None


def edible(lord: Lord, eater: Creature | None = None) -> list[str]:
    """The kinds of monsters that can be given to a demon, each once; never ghosts (DL-8.30)."""
    kinds: list[str] = []
    for creature in lord.lair:
        if creature is not eater and creature.card.monster and creature.kind not in kinds:
            kinds.append(creature.kind)
    return kinds


def runs_through(lord: Lord, cost: Cost, eater: Creature | None = None) -> bool:
    """Whether paying needs no further question. With several trap cards it always asks, to reveal no kinds."""
    if cost.trap and len(lord.traps) > 1:
        return False
    return not cost.monster or len(edible(lord, eater)) <= 1


def ask_for(game: DungeonLordsState, seat: Seat, cost: Cost, eater: Creature | None = None) -> None:
    """Take the trap card and the monster of a cost, asking which where there is a choice. Pushed questions come first.

    The caller pushes what follows before calling this.
    """
    lord = game.lords[seat]
    if cost.trap:
        if len(lord.traps) == 1:
            game.pay_trap(seat, lord.traps[0], GOLEM)
        else:
            game.push(PayTrap(seat=seat))
    if cost.monster:
        game.push(PayMonster(seat=seat, eater=None if eater is None else lord.lair.index(eater)))


def lose(game: DungeonLordsState, seat: Seat, what: str, n: int, *, unfed: bool = False) -> int:
    """Lose up to `n` of "gold", "food" or "imp", as much as there is; returns how much.

    `unfed`: imps go because they get no food.
    """
    lord, name = game.lords[seat], "imps" if what == "imp" else what
    lost: int = min(n, getattr(lord, name))
    if lost:
        setattr(lord, name, getattr(lord, name) - lost)
        lord.busy_imps = min(lord.busy_imps, lord.imps)
        game.tell("log-unfed_imps" if unfed else f"log-lost_{name}", player=seat_name(seat), **{name: lost})
    return lost


def pay_tokens(game: DungeonLordsState, seat: Seat, cost: Cost) -> None:
    """Pay gold, food and evil; evil is one movement of the counter."""
    lord = game.lords[seat]
    lord.gold -= cost.gold
    lord.food -= cost.food
    lord.imps -= cost.imp
    if cost.gold or cost.food or cost.imp:
        game.tell("log-paid", player=seat_name(seat), gold=cost.gold, food=cost.food, imp=cost.imp)
    if cost.evil:
        move_evil(game, seat, cost.evil)


@dataclass(frozen=True, slots=True)
class Wage:
    """An answer about a creature: whether its printed cost is paid once more, or it leaves."""

    creature: Creature
    pays: bool


def price_args(kind: str, cost: Cost) -> Args:
    """A creature and what it costs as arguments of a text."""
    return {"creature": refer(f"creature-{kind}"), "price": price_of(cost)}


def unsettled(creatures: Iterable[Creature]) -> list[Creature]:
    """The creatures whose wage has not been decided, one of each kind."""
    by_kind: dict[str, Creature] = {}
    for creature in creatures:
        if not creature.settled:
            by_kind.setdefault(creature.kind, creature)
    return list(by_kind.values())


def settle_next(game: DungeonLordsState, step: Step, due: list[Creature], question: Question, leave: Leave) -> None:
    """Ask for one of the creatures whose wage is `due`. If none can be paid, all leave: that brings in nothing."""
    lord = game.lords[question.seat]
    if not due:
        for creature in lord.lair:
            creature.settled = False
    elif any(not cost_fault(lord, creature.card.cost, creature) for creature in due):
        game.push(question)
    else:
        game.push(step)
        leave(game, question.seat, due[0])


class PayWage(Step):
    """The tokens and the evil of a wage."""

    seat: Seat
    creature: str

    def run(self, game: DungeonLordsState) -> None:
        game.tell("log-wage_paid", player=seat_name(self.seat), creature=refer(f"creature-{self.creature}"))
        pay_tokens(game, self.seat, CREATURES[self.creature].cost)


class PayTrap(Question):
    """Which of the lord's own trap cards is discarded face down (a golem's cost, DL-8.29).

    It is asked even if they are all alike: nobody else may learn that they are.
    """

    undo: ClassVar[Undo] = Undo.NEVER

    def describe(self, game: DungeonLordsState) -> Args:
        return {"alike": part(len(set(game.lords[self.seat].traps)) == 1, "part-alike")}

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        traps = sorted(set(game.lords[self.seat].traps))
        return [card_option("trap", trap, "do-discard_trap") for trap in traps]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.commit()
        game.pay_trap(self.seat, picked.only, GOLEM)


class DiscardTrap(PayTrap):
    """Discard any one of the lord's own trap cards: after buying in year 2 (DL-8.21), or because of a spell."""

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.commit()
        game.lords[self.seat].owes_discard = False
        game.discard_trap(self.seat, picked.only)


class PayMonster(Question):
    """Which other monster the demon gets (DL-8.30, DL-11.6).

    `eater`: its own place in the lair; it has none while it is being hired.
    """

    forced: ClassVar = always
    undo: ClassVar[Undo] = Undo.NEVER
    eater: int | None = None

    def describe(self, game: DungeonLordsState) -> Args:
        return {"creature": refer("creature-demon")}

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        lord = game.lords[self.seat]
        eater = lord.lair[self.eater] if self.eater is not None else None
        return [card_option("creature", kind, "do-feed_monster") for kind in edible(lord, eater)]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        if not picked.by_itself:
            game.commit()
        lord = game.lords[self.seat]
        eater = lord.lair[self.eater] if self.eater is not None else None
        food = max(
            (creature for creature in lord.lair if creature.kind == picked.only and creature is not eater),
            key=lambda creature: (creature.fallen, not creature.deployed, not creature.settled),
        )
        game.discard_creature(self.seat, food)
        game.tell("log-monster_fed", player=seat_name(self.seat), creature=refer(f"creature-{picked.only}"))
