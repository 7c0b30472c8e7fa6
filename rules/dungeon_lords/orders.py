"""The orders phase up to the choice: non-player colours, then three secret orders of everybody (sections 6 and 9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules.core.entries import Entry, Step, Together
from rules.core.messages import Args, Message, Seat, refer, seat_name
from rules.core.questions import Option, Picked, Question, Refusals, Refused
from rules.dungeon_lords.components import ORDER_IDS
from rules.dungeon_lords.state import Minion
from rules.dungeon_lords.telling import order_spaces

if TYPE_CHECKING:
    from rules.dungeon_lords.game import DungeonLords

SPACE_NAMES = ("I", "II", "III")
ORDERS = 3


def occupy(game: DungeonLords, order: str, who: Minion, first: int = 0) -> int | None:
    """Put a minion on the lowest free space of an area, from space index `first` on; None when there is none."""
    spaces = game.spaces[order]
    for index in range(first, len(spaces)):
        if spaces[index] is None:
            spaces[index] = who
            return index
    return None


class PrepareOrders(Step):
    """Clear the board; each non-player colour draws its orders and takes spaces II (DL-9.2 to DL-9.4)."""

    def run(self, game: DungeonLords) -> None:
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
    """Everybody chooses at the same time, unseen (DL-6.1); with two players also for the other colours (DL-9.5)."""

    def run(self, game: DungeonLords) -> None:
        game.push(Together.model_construct(branches={seat: branch(game, seat) for seat in range(game.seats)}))


def branch(game: DungeonLords, seat: Seat) -> list[Entry]:
    """All that one seat chooses, the first on top; with two players its non-player colour comes first (DL-9.5)."""
    mine: list[Entry] = [ChooseOrder(seat=seat)]
    return [*mine, ChooseNonplayerOrder(seat=seat)] if game.seats == 2 else mine


class ChooseNonplayerOrder(Question):
    """The third order of the non-player colour that this seat looks after (DL-9.5)."""

    private: ClassVar[bool] = True

    def describe(self, game: DungeonLords) -> Args:
        return {"colour": refer(f"colour-{game.outsiders[self.seat].colour}")}

    def options(self, game: DungeonLords, refused: Refusals | None = None) -> list[Option]:
        candidates = game.outsiders[self.seat].candidates
        if refused is not None:
            refused.extend(
                Refused(order, "do-nonplayer_order", {"order": refer(f"order-{order}")}, "order_disabled")
                for order in ORDER_IDS
                if order not in candidates
            )
        return [
            Option(order, "do-nonplayer_order", {"order": refer(f"order-{order}")}, mark=order) for order in candidates
        ]

    def about(self, game: DungeonLords, option: Option) -> Message | None:
        """The spaces of the area: this minion takes the first free one."""
        return order_spaces(game, option.id)

    def answer(self, game: DungeonLords, picked: Picked) -> None:
        game.outsiders[self.seat].third = picked.only


class ChooseOrder(Question):
    """The three orders, first to third (DL-6.1, DL-6.2)."""

    private: ClassVar[bool] = True
    ordered: ClassVar[bool] = True
    min: int = ORDERS
    max: int = ORDERS

    def options(self, game: DungeonLords, refused: Refusals | None = None) -> list[Option]:
        lord = game.lords[self.seat]
        if refused is not None:
            refused.extend(
                Refused(order, "do-order", {"order": refer(f"order-{order}")}, "order_disabled", missed=True)
                for order in lord.disabled
            )
        found = [Option(order, "do-order", {"order": refer(f"order-{order}")}, mark=order) for order in lord.hand]
        if game.seats == 2:
            found.append(Option("back", "do-back", back=True))
        return found

    def about(self, game: DungeonLords, option: Option) -> Message | None:
        """What the spaces of the area cost and bring, and which are taken."""
        return None if option.back else order_spaces(game, option.id)

    def answer(self, game: DungeonLords, picked: Picked) -> None:
        if picked.options[0].back:
            game.outsiders[self.seat].third = None
            game.push(*reversed(branch(game, self.seat)))
            return
        game.lords[self.seat].orders = list(picked.ids)
        game.tell("log-orders_ready", player=seat_name(self.seat))
        game.push(ChangeOrders(seat=self.seat))


class ChangeOrders(Question):
    """Take the orders back while somebody else still chooses."""

    awaited: ClassVar[bool] = False
    private: ClassVar[bool] = True

    def options(self, game: DungeonLords, refused: Refusals | None = None) -> list[Option]:
        return [Option("change", "do-change_orders", back=True)]

    def answer(self, game: DungeonLords, picked: Picked) -> None:
        game.lords[self.seat].orders = []
        game.tell("log-orders_open_again", player=seat_name(self.seat))
        game.push(ChooseOrder(seat=self.seat))
