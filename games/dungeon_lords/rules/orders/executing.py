"""Placing the minions (DL-6.4 to 6.12, DL-9.6 to 9.8) and executing their orders, area by area (section 7)."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeon_lords.rules.components import CREATURES, FIRST_HIRE_FEE, ORDER_IDS, ORDERS, SPACE_NAMES
from games.dungeon_lords.rules.costs import DiscardTrap
from games.dungeon_lords.rules.orders.building import ChooseRoom
from games.dungeon_lords.rules.orders.digging_and_mining import DigSquare, MineTunnel
from games.dungeon_lords.rules.orders.forecast import fault_of
from games.dungeon_lords.rules.orders.hiring import ChooseCreature
from games.dungeon_lords.rules.orders.orders import occupy
from games.dungeon_lords.rules.orders.simple_orders import ExecuteOrDecline, space_of, trap_cards
from games.dungeon_lords.rules.settling import ShareOut
from games.dungeon_lords.rules.simultaneous import Executed, begin_shared, draw_bought, side_by_side
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Entry, Openly, Step, Waiting
from rules.messages import Seat, refer, seat_name


class PlaceOutsiders(Step):
    """With two players: both third orders of the non-player colours are shown and take space I (DL-9.6, DL-9.7)."""

    def run(self, game: DungeonLordsState) -> None:
        game.phase = "placing"
        game.commit()
        if game.seats != 2:
            return
        for outsider in game.outsiders:
            assert outsider.third is not None
            game.tell(
                "log-outsider_third",
                colour=refer(f"colour-{outsider.colour}"),
                order=refer(f"order-{outsider.third}"),
            )
            occupy(game, outsider.third, outsider.colour)
            used = [*outsider.drawn, outsider.third]
            outsider.disabled = [order for order in ORDER_IDS if order in used]


class PlaceOrders(Step):
    """The `number`-th orders (0-2) of all are shown together; in turn order each takes the lowest free space."""

    number: int

    def run(self, game: DungeonLordsState) -> None:
        game.commit()
        game.orders_shown = self.number + 1
        for seat in game.turn_order():
            self.place(game, seat, game.lords[seat].orders[self.number])

    def place(self, game: DungeonLordsState, seat: Seat, order: str) -> None:
        """Place the minion of one player; the first order may cost a fee (DL-6.12)."""
        lord = game.lords[seat]
        if order == "hire_monster" and self.number == 0 and game.full:
            if lord.gold < FIRST_HIRE_FEE:
                game.tell("log-hire_fee_unpaid", player=seat_name(seat))
                lord.on_card.append(order)
                return
            lord.gold -= FIRST_HIRE_FEE
            game.tell("log-hire_fee", player=seat_name(seat), gold=FIRST_HIRE_FEE)
        index = occupy(game, order, seat)
        if index is None:
            game.tell("log-area_full", player=seat_name(seat), order=refer(f"order-{order}"), number=self.number + 1)
            lord.on_card.append(order)
        else:
            game.tell(
                "log-minion_placed",
                player=seat_name(seat),
                order=refer(f"order-{order}"),
                space=SPACE_NAMES[index],
                number=self.number + 1,
            )


QUESTIONS = {
    "dig_tunnels": DigSquare,
    "mine_gold": MineTunnel,
    "hire_monster": ChooseCreature,
    "build_room": ChooseRoom,
}
"""The first question of each order that is more than one exchange."""
OFFERS = ("hire_monster", "build_room")
"""The areas in which one lord takes what the next can no longer have."""
PAYMENTS = ("gold", "food", "evil", "trap")
"""The supplies with which creatures and rooms are paid."""
DEPENDENT = (*OFFERS, "buy_traps")
"""The areas in which an order may depend on those of other lords."""


class StartExecution(Step):
    """Carry out every player's minion in the fixed sequence (DL-7.1, DL-7.2); non-player minions go home (DL-9.1).

    All players do so at the same time, each order as soon as those it depends on are done; shared supplies are settled
    afterwards.
    """

    def run(self, game: DungeonLordsState) -> None:
        game.phase = "executing"
        queue = due(game)
        steps: dict[Seat, list[Entry]] = {}
        for minion in queue:
            seat, order, space = minion.seat, minion.order, minion.space
            before = AwaitTurn(seat=seat, order=order, space=space)
            after = Executed(seat=seat, order=order, space=space)
            steps.setdefault(seat, []).extend([before, minion, after])
        side_by_side(game, steps, [ShareOut(seats=[minion.seat for minion in queue]), DiscardOwed()], kind=Openly)


def due(game: DungeonLordsState) -> list[Execute]:
    """Every player's minion on the board, in the fixed sequence."""
    queue = []
    for order in ORDERS.values():
        spaces = game.spaces[order.id]
        for index in order.sequence:
            seat = spaces[index]
            if isinstance(seat, int):
                queue.append(Execute(seat=seat, order=order.id, space=index))
    return queue


def carried_out(game: DungeonLordsState) -> dict[str, list[int]]:
    """By order, the spaces of the players' minions that have acted in this round (0 for I)."""
    acted: dict[str, list[int]] = {}
    if game.phase not in ("executing", "production") or not game.spaces:
        return acted
    minions = [entry for entry in game.agenda.entries() if isinstance(entry, Execute | Executed)]
    pending = {(minion.order, minion.space) for minion in minions}
    for minion in due(game):
        if (minion.order, minion.space) not in pending:
            acted.setdefault(minion.order, []).append(minion.space)
    return acted


class DiscardOwed(Step):
    """Those who drew an extra trap card when all were done discard one, before the next phase begins (DL-8.21)."""

    def run(self, game: DungeonLordsState) -> None:
        owing = [seat for seat, lord in enumerate(game.lords) if lord.owes_discard]
        side_by_side(game, {seat: [DiscardTrap(seat=seat)] for seat in owing})


class AwaitTurn(Waiting):
    """An order waits for a deck that is short, trap cards to pay with, and others at the same offer."""

    seat: Seat
    order: str
    space: int

    def is_over(self, game: DungeonLordsState) -> bool:
        if self.order not in DEPENDENT:
            return True
        pending = [entry for entry in game.agenda.entries() if isinstance(entry, Executed)]
        pending.sort(key=Executed.place)
        area = [minion for minion in pending if minion.order == self.order]
        is_first = area[0].space == self.space
        if self.order == "buy_traps":
            wanted = sum(trap_cards(game, space_of(minion.order, minion.space)) for minion in area)
            return is_first or wanted <= deck_left(game)
        if not is_first:
            return False
        before = pending[: pending.index(area[0])]
        return not self._awaits_traps(game, before) and not _payment_may_change(game, area, before)

    def _awaits_traps(self, game: DungeonLordsState, before: Sequence[Executed]) -> bool:
        """Whether others buy traps before this lord, who may pay for a golem with them."""
        if not owes_traps_for_golem(game, self.seat, self.order):
            return False
        bought = game.spaces["buy_traps"].index(self.seat)
        return any(minion.order == "buy_traps" and minion.space < bought for minion in before)


def _payment_may_change(game: DungeonLordsState, area: Sequence[Executed], before: Sequence[Executed]) -> bool:
    """Whether an order `before` may still change what a lord at the same offer can pay with.

    Until then the first in line does not choose: what is left of the offer depends on what all of them can afford.
    """
    paid_with = {minion.seat: stocks(game, minion) for minion in area}
    return any(stocks(game, minion) & paid_with.get(minion.seat, frozenset()) for minion in before)


def stocks(game: DungeonLordsState, minion: Executed) -> frozenset[str]:
    """The supplies that an order may change and that can pay for creatures or rooms."""
    space = ORDERS[minion.order].spaces[minion.space]
    costs = [space.cost]
    if minion.order == "hire_monster":
        costs += [CREATURES[kind].cost for kind in game.tavern]
    names = {name for name in ("gold", "food", "evil") if getattr(space, name)}
    for cost in costs:
        names.update(name for name in PAYMENTS if getattr(cost, name))
    if space.traps:
        names.add("trap")
    if minion.order == "mine_gold":
        names.add("gold")
    return frozenset(names)


def owes_traps_for_golem(game: DungeonLordsState, seat: Seat, order: str) -> bool:
    """Whether trap cards that the lord has bought and not drawn yet may pay for a golem (DL-8.29)."""
    golem = order == "hire_monster" and any(CREATURES[kind].cost.trap for kind in game.tavern)
    return golem and any(shared.traps for shared in game.lords[seat].shared)


def deck_left(game: DungeonLordsState) -> int:
    """The trap cards that nobody has bought."""
    return len(game.trap_deck) - sum(shared.traps for lord in game.lords for shared in lord.shared)


class Execute(Step):
    """Resolve one minion: ask its owner, or leave the order undone if it cannot be performed (DL-7.5)."""

    seat: Seat
    order: str
    space: int

    def run(self, game: DungeonLordsState) -> None:
        if game.agenda.in_branch:
            short = self.order == "buy_traps" and trap_cards(game, space_of(self.order, self.space)) > deck_left(game)
            if short or owes_traps_for_golem(game, self.seat, self.order):
                draw_bought(game, self.seat)
            if game.lords[self.seat].owes_discard:
                game.push(DiscardTrap(seat=self.seat), self)
                return
        begin_shared(game, self.seat)
        fault = fault_of(game, self.seat, self.order, self.space)
        if fault is not None:
            game.lords[self.seat].on_card.append(self.order)
            order = refer(f"order-{self.order}")
            game.tell("log-order_impossible", player=seat_name(self.seat), order=order, **fault.undone)
        elif self.order in QUESTIONS:
            game.push(QUESTIONS[self.order](seat=self.seat, space=self.space))
        else:
            game.push(ExecuteOrDecline(seat=self.seat, order=self.order, space=self.space))
