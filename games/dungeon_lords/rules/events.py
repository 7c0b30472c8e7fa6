"""The event phase: payday and tax (section 11); special events are in `specials.py`."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import ClassVar

from games.dungeon_lords.rules.components import Cost
from games.dungeon_lords.rules.costs import (
    PayWage,
    Wage,
    ask_for,
    cost_fault,
    price_args,
    runs_through,
    settle_next,
    unsettled,
)
from games.dungeon_lords.rules.evil import move_evil
from games.dungeon_lords.rules.faults import lacking, offer, over_limit
from games.dungeon_lords.rules.option_texts import evil_args, evil_moves, notice_points, price_of
from games.dungeon_lords.rules.pieces import MOST_EVIL, Creature, Lord
from games.dungeon_lords.rules.sealed import EventPart, Give, is_last, resolve
from games.dungeon_lords.rules.simultaneous import undo_in_step
from games.dungeon_lords.rules.specials import StartSpecial
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Step
from rules.messages import Args, Message, Seat, part, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals, Role, Shown, Undo, always, first_option


class EventPhase(Step):
    """Resolve the event of this season for all, then remove it (DL-11.1).

    Wages and dismissals move evil, on which the paladin and the next adventurers depend, so later lords may react to
    them. A tax concerns only its lord.
    """

    def run(self, game: DungeonLordsState) -> None:
        game.phase = "event"
        event = game.events[game.season - 1]
        game.tell("log-event", event=refer(f"event-{event}"))
        if event == "special":
            if game.full:
                game.push(StartSpecial())
            else:
                game.tell("log-event_without_effect")
        elif event == "payday":
            resolve(game, lambda seat: Payday(seat=seat))
        else:
            resolve(game, lambda seat: Tax(seat=seat), lambda seat: PayTax(seat=seat))


class Payday(EventPart):
    """One lord settles wages, creature by creature, in any order (DL-11.3)."""

    def asks(self, game: DungeonLordsState) -> bool:
        lord = game.lords[self.seat]
        return any(not cost_fault(lord, creature.card.cost, creature) for creature in lord.lair)

    def run(self, game: DungeonLordsState) -> None:
        for creature in game.lords[self.seat].lair:
            creature.settled = False
        game.push(NextWage(seat=self.seat))


class NextWage(Step):
    """Ask for the next creature while one is not settled."""

    seat: Seat

    def run(self, game: DungeonLordsState) -> None:
        settle_next(game, self, unsettled(game.lords[self.seat].lair), PayOrDismiss(seat=self.seat), dismiss)


def dismiss(game: DungeonLordsState, seat: Seat, creature: Creature) -> None:
    """Let a creature go and gain 1 evil (DL-11.4)."""
    game.discard_creature(seat, creature)
    game.tell("log-dismissed", player=seat_name(seat), creature=refer(f"creature-{creature.kind}"))
    move_evil(game, seat, 1)


class PayOrDismiss(Question):
    """Pay a creature's wage or let it go, in any order (DL-11.3 to DL-11.7)."""

    default: ClassVar = first_option
    forced: ClassVar = always

    def describe(self, game: DungeonLordsState) -> Args:
        due = game.lords[self.seat].unpaid
        return {"number": len(due), "creature": refer(f"creature-{due[0].kind}") if due else "none"}

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        lord = game.lords[self.seat]
        options = []
        whole = lord.wages
        asks_more = whole.trap or whole.monster
        if len(lord.unpaid) > 1 and not asks_more and not cost_fault(lord, whole):
            label = Message("do-pay_all", {"price": price_of(whole)})
            option = Option("pay-all", label, undo=partial(self._undo, game, None), prominence=Shown.BUTTON)
            option.effect = partial(evil_moves, game, self.seat, whole.evil)
            options.append(option)
        for creature in unsettled(lord.lair):
            label = Message("do-pay_wage", price_args(creature.kind, creature.card.cost))
            option = Option(f"pay-{creature.kind}", label, mark=creature.kind, role=Role.STEP)
            option.value = wage = Wage(creature, pays=True)
            if offer(option, cost_fault(lord, creature.card.cost, creature), options, refused, missed=True):
                option.undo, option.effect = partial(self._undo, game, wage), partial(self._evil, game, wage)
        for creature in unsettled(lord.lair):
            args: Args = {"creature": refer(f"creature-{creature.kind}")}
            wage = Wage(creature, pays=False)
            option = Option(f"dismiss-{creature.kind}", Message("do-dismiss", args), mark=creature.kind, value=wage)
            option.undo, option.effect = partial(self._undo, game, wage), partial(evil_moves, game, self.seat, 1)
            options.append(option)
        return options

    def _evil(self, game: DungeonLordsState, wage: Wage) -> Message | None:
        """The evil after paying a wage, including that of others who leave for want of what it takes."""
        evil, lost = wage.creature.card.cost.evil, self._creatures_lost(game, wage)
        if not lost:
            return evil_moves(game, self.seat, evil)
        named: Args = {"creatures": [refer(f"creature-{creature.kind}") for creature in lost]}
        return Message("about-wage_loses", {**named, **evil_args(game, self.seat, evil + len(lost))})

    def _creatures_lost(self, game: DungeonLordsState, wage: Wage) -> list[Creature]:
        """The creatures that can be paid now, but no longer once this wage is paid, so that they leave (DL-11.4).

        None if a demon has yet to be paid, which might eat them.
        """
        lord = game.lords[self.seat]
        if any(creature.card.cost.monster for creature in lord.unpaid):
            return []
        others = [creature for creature in lord.unpaid if creature is not wage.creature]
        payable = [creature for creature in others if not cost_fault(lord, creature.card.cost, creature)]
        still_payable = self._still_payable(lord, wage)
        return [creature for creature in payable if creature not in still_payable]

    def _undo(self, game: DungeonLordsState, wage: Wage | None) -> Undo:
        """An answer ends the step if it leaves no creature that can be paid, and asks for nothing to pay with."""
        lord = game.lords[self.seat]
        ends = is_last(game, self.seat) and (
            wage is None
            or (runs_through(lord, self._cost(wage), wage.creature) and not self._still_payable(lord, wage))
        )
        return Undo.SHARED if ends else Undo.FREE

    @staticmethod
    def _cost(wage: Wage) -> Cost:
        """The price of an answer."""
        return wage.creature.card.cost if wage.pays else Cost(evil=1)

    def _still_payable(self, lord: Lord, wage: Wage) -> list[Creature]:
        """The other creatures that can be paid after this answer, with the trap and the monster that it may take."""
        cost, creature = self._cost(wage), wage.creature
        lord_after = replace(
            lord,
            gold=lord.gold - cost.gold,
            food=lord.food - cost.food,
            imps=lord.imps - cost.imp,
            evil=min(MOST_EVIL, lord.evil + cost.evil),
            lair=[other for other in lord.lair if wage.pays or other is not creature],  # what could feed a demon
        )
        others = (other for other in lord.unpaid if other is not creature)
        return [other for other in others if not cost_fault(lord_after, other.card.cost, other)]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        lord = game.lords[self.seat]
        wage: Wage | None = picked.value
        if wage is None:
            due = lord.unpaid
            for creature in due:
                creature.settled = True
            game.push(*(PayWage(seat=self.seat, creature=creature.kind) for creature in due), NextWage(seat=self.seat))
            return
        creature = wage.creature
        if not wage.pays:
            game.push(NextWage(seat=self.seat))
            dismiss(game, self.seat, creature)
            return
        creature.settled = True
        game.push(PayWage(seat=self.seat, creature=creature.kind), NextWage(seat=self.seat))
        ask_for(game, self.seat, creature.card.cost, creature)


def tax_of(lord: Lord) -> int:
    """The tax of a lord, in gold."""
    return tax_on(len(lord.tiles))


def tax_on(tiles: int) -> int:
    """Half of all tiles, rounded up, in gold (DL-11.9)."""
    return (tiles + 1) // 2


def _pays(gold: int, tax: int) -> Message:
    """The name of the answer that pays so much of a tax and gets notices for the rest."""
    args: Args = {"gold": gold, "notices": part(gold < tax, "part-notices", n=tax - gold)}
    return Message("do-pay_tax" if gold else "do-pay_no_tax", args)


class Tax(Step):
    """One lord's tax."""

    seat: Seat

    def run(self, game: DungeonLordsState) -> None:
        game.push(TaxAmount(seat=self.seat))


class TaxAmount(Give):
    """The part of the tax that is paid; each gold not paid is a notice (DL-11.10, DL-11.11)."""

    default: ClassVar = first_option
    forced: ClassVar = always

    def stock(self, game: DungeonLordsState) -> list[str]:
        return ["gold"] * game.lords[self.seat].gold

    def most(self, game: DungeonLordsState) -> int:
        return tax_of(game.lords[self.seat])

    def settled(self) -> Step:
        return PayTax(seat=self.seat)

    def describe(self, game: DungeonLordsState) -> Args:
        return {"tax": tax_of(game.lords[self.seat])}

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        lord = game.lords[self.seat]
        tax, options = tax_of(lord), list[Option]()
        for gold in range(max(tax, lord.gold), -1, -1):
            option = Option(f"pay-{gold}", _pays(gold, tax), undo=partial(undo_in_step, game, self.seat), value=gold)
            too_much = over_limit("tax", tax) if gold > tax else None
            too_little = lacking("no_gold", gold, lord.gold) if gold > lord.gold else None
            if offer(option, too_much or too_little, options, refused, missed=gold == tax):
                option.mark, option.prominence = "gold", Shown.button_if(len(options) == 1)
                if gold < tax:
                    option.effect = Message("about-lost_points", {"points": notice_points(tax - gold)})
        return options

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        self.seal(game, ["gold"] * picked.value, by_itself=picked.by_itself)


class PayTax(Step):
    """One lord pays what was decided."""

    seat: Seat

    def run(self, game: DungeonLordsState) -> None:
        lord = game.lords[self.seat]
        if lord.given is None:
            return
        gold, lord.given = len(lord.given), None
        unpaid = tax_of(lord) - gold
        lord.gold -= gold
        lord.notices += unpaid
        game.tell("log-tax", player=seat_name(self.seat), gold=gold, notices=unpaid)
