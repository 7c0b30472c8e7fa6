"""Revealing the orders and placing the minions (DL-6.4 to DL-6.12, DL-9.6 to DL-9.8)."""

from __future__ import annotations

from games.dungeon_lords.rules.components import ORDER_IDS
from games.dungeon_lords.rules.orders.orders import SPACE_NAMES, occupy
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Step
from rules.messages import Seat, refer, seat_name

FIRST_HIRE_FEE = 1


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
        """Put the minion of one player down; the first order may cost a fee (DL-6.12)."""
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
