"""The orders phase up to the choice: non-player colours, then three secret orders of everyone (sections 6 and 9)."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeon_lords.rules.components import FIRST_HIRE_FEE, FREE, ORDER_IDS, ORDERS, SPACE_NAMES, Cost
from games.dungeon_lords.rules.costs import cost_fault
from games.dungeon_lords.rules.events import tax_of
from games.dungeon_lords.rules.option_texts import order_label, order_option, paladin_move, price_of
from games.dungeon_lords.rules.orders.digging_and_mining import MINE, mine_squares
from games.dungeon_lords.rules.orders.forecast import failing
from games.dungeon_lords.rules.pieces import Minion
from games.dungeon_lords.rules.simultaneous import TakeBack
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Step, Together
from rules.messages import Args, Message, Seat, part, refer, seat_name
from rules.questions import Option, OrderedQuestion, Picked, Question, Refusals, Refused, Role, Undo

ORDERS_PER_ROUND = 3
"""The number of orders that a player gives (DL-6.1)."""
SHARING_IMPS = {"dig_tunnels", "mine_gold"}
"""Orders that imps carry out, the digging first (DL-7.1)."""
ENOUGH_IMPS = 4
"""With this many imps both orders can be carried out on their first spaces without competing for imps."""


def occupy(game: DungeonLordsState, order: str, who: Minion, first: int = 0) -> int | None:
    """Put a minion on the lowest free space of an area, from space index `first` on; None if there is none."""
    spaces = game.spaces[order]
    for index in range(first, len(spaces)):
        if spaces[index] is None:
            spaces[index] = who
            return index
    return None


class PrepareOrders(Step):
    """Clear the board; each non-player colour draws its orders and takes spaces II (DL-9.2 to DL-9.4)."""

    def run(self, game: DungeonLordsState) -> None:
        game.phase = "orders"
        game.orders_shown = 0
        game.spaces = {order: [None] * 3 for order in ORDER_IDS}
        for lord in game.lords:
            lord.orders, lord.on_card = [], []
        for outsider in game.outsiders:
            deck = [order for order in ORDER_IDS if order not in outsider.disabled]
            game.dice.shuffle(deck)
            outsider.drawn = deck[: 3 if game.seats == 3 else 2]
            outsider.third = None
            game.tell(
                "log-outsider_orders",
                colour=refer(f"colour-{outsider.colour}"),
                orders=[refer(f"order-{order}") for order in outsider.drawn],
            )
            for order in outsider.drawn:
                occupy(game, order, outsider.colour, first=1)
            if game.seats == 3:
                outsider.disabled = [order for order in ORDER_IDS if order in outsider.drawn]


class ChooseOrders(Step):
    """Everyone chooses at the same time, unseen (DL-6.1); with two players also for the other colours (DL-9.5)."""

    def run(self, game: DungeonLordsState) -> None:
        game.push(Together(branches={seat: [ChooseOrder(seat=seat)] for seat in range(game.seats)}))


def order_notes(game: DungeonLordsState, seat: Seat, picked: Sequence[str]) -> list[Message]:
    """Warnings: orders that fail as things stand, too few tunnels or imps, the fee for hiring first, late recruits."""
    orders, imps = set(picked), game.lords[seat].free_imps
    fails = failing(game, seat, orders)
    notes = []
    for order, fault in fails.items():
        space = SPACE_NAMES[game.spaces[order].index(None)]
        notes.append(Message("note-fails", {"order": refer(f"order-{order}"), "space": space, **fault.undone}))
    if SHARING_IMPS & orders == {MINE} - fails.keys():
        tunnels, first = len(mine_squares(game.lords[seat])), game.spaces[MINE].index(None)
        if tunnels < ORDERS[MINE].spaces[first].imps_at_work:
            notes.append(Message("note-few_tunnels", {"tunnels": tunnels}))
    if picked[:1] == ["hire_monster"] and game.full:
        paid = game.lords[seat].gold >= FIRST_HIRE_FEE
        notes.append(Message("note-hire_fee" if paid else "note-no_hire_fee", {"gold": FIRST_HIRE_FEE}))
    if orders >= SHARING_IMPS and imps < ENOUGH_IMPS and not SHARING_IMPS & fails.keys():
        notes.append(Message("note-imps_shared", {"imps": imps}))
    if orders & SHARING_IMPS and "recruit_imps" in orders:
        notes.append(Message("note-recruits_late"))
    return notes


class ChooseOrder(OrderedQuestion):
    """The three orders, first to third (DL-6.1, DL-6.2); with two players a non-player colour's third follows."""

    min: int = ORDERS_PER_ROUND
    max: int = ORDERS_PER_ROUND

    def describe(self, game: DungeonLordsState) -> Args:
        """Say what the lord lacks for the event of this season, and whether one more evil brings the paladin."""
        lord, event = game.lords[self.seat], game.events[game.season - 1] if game.season else ""
        cost = {"tax": Cost(gold=tax_of(lord)), "payday": lord.wages}.get(event, FREE)
        args: Args = {"event": refer(f"event-{event}"), "price": price_of(cost)}
        comes = paladin_move(game, self.seat, lord.evil + 1) == "comes"
        return {"due": part(cost_fault(lord, cost), "part-due", **args), "paladin": part(comes, "part-paladin_near")}

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        lord = game.lords[self.seat]
        if refused is not None:
            for order in lord.disabled:
                refused.append(Refused(order, order_label(order), "order_disabled", missed=True, mark=order))
        undo = Undo.FREE if game.seats == 2 else Undo.SHARED
        return [order_option(game, order, undo=undo) for order in lord.hand]

    def notes(self, game: DungeonLordsState, picked: Sequence[Option]) -> list[Message]:
        return order_notes(game, self.seat, [option.id for option in picked])

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.lords[self.seat].orders = list(picked.ids)
        if game.seats == 2:
            game.push(ChooseNonplayerOrder(seat=self.seat))
        else:
            ready(game, self.seat)


class ChooseNonplayerOrder(Question):
    """The third order of the non-player colour that this seat looks after (DL-9.5)."""

    def describe(self, game: DungeonLordsState) -> Args:
        orders = game.lords[self.seat].orders
        return {
            "colour": refer(f"colour-{game.outsiders[self.seat].colour}"),
            "orders": [refer(f"order-{order}") for order in orders],
        }

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        outsider = game.outsiders[self.seat]
        if refused is not None:
            for order in ORDER_IDS:
                if order not in outsider.candidates:
                    reason = "nonplayer_drawn" if order in outsider.drawn else "nonplayer_disabled"
                    refused.append(Refused(order, order_label(order), reason, mark=order))
        thirds = [order_option(game, id, undo=Undo.SHARED) for id in outsider.candidates]
        return [*thirds, Option("back", Message("do-own_orders"), role=Role.BACK)]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        if picked.options[0].role.is_back:
            game.lords[self.seat].orders = []
            game.push(ChooseOrder(seat=self.seat))
            return
        game.outsiders[self.seat].third = picked.only
        ready(game, self.seat)


def ready(game: DungeonLordsState, seat: Seat) -> None:
    """Tell that this seat has given all its orders; it may change them while others are still choosing."""
    game.tell("log-orders_ready", player=seat_name(seat))
    game.push(ChangeOrders(seat=seat))


class ChangeOrders(TakeBack, OrderedQuestion):
    """Take the orders back while someone else is still choosing."""

    def describe(self, game: DungeonLordsState) -> Args:
        return {"orders": [refer(f"order-{order}") for order in game.lords[self.seat].orders]}

    def notes(self, game: DungeonLordsState, picked: Sequence[Option]) -> list[Message]:
        return order_notes(game, self.seat, game.lords[self.seat].orders)

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.lords[self.seat].orders = []
        if game.seats == 2:
            game.outsiders[self.seat].third = None
        game.tell("log-orders_open_again", player=seat_name(self.seat))
        game.push(ChooseOrder(seat=self.seat))
