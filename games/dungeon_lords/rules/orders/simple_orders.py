"""Orders that are one exchange: get food, improve reputation, recruit imps, buy traps (DL-8.1 to 8.6, 8.18 to 8.24)."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from games.dungeon_lords.rules.components import ORDERS, SPACE_NAMES, Space
from games.dungeon_lords.rules.costs import cost_fault, pay_tokens
from games.dungeon_lords.rules.evil import move_evil
from games.dungeon_lords.rules.faults import Fault
from games.dungeon_lords.rules.option_texts import evil_moves, evil_to_lose, goods, price_of
from games.dungeon_lords.rules.simultaneous import decline_option, draw, undo_in_step
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.messages import Args, Message, Seat, part, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals, Role, Undo


def space_of(order: str, index: int) -> Space:
    """The printed space (0 for I)."""
    return ORDERS[order].spaces[index]


def trap_cards(game: DungeonLordsState, space: Space) -> int:
    """The number of trap cards drawn: in year 2 one more than in year 1, before one is discarded (DL-8.21)."""
    return space.traps + (1 if game.year == 2 else 0)


def action_fault(game: DungeonLordsState, seat: Seat, order: str, index: int) -> Fault | None:
    """The fault for which a simple order cannot be performed on that space; None if it can."""
    space = space_of(order, index)
    if space.traps and not game.trap_deck:
        return Fault("deck_empty")
    return cost_fault(game.lords[seat], space.cost)


class ExecuteOrDecline(Question):
    """Perform the order on this space, or leave it undone (DL-7.3)."""

    default_id: ClassVar = "decline"
    order: str
    space: int

    def describe(self, game: DungeonLordsState) -> Args:
        return {"order": refer(f"order-{self.order}"), "space": SPACE_NAMES[self.space]}

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        space = space_of(self.order, self.space)
        performing = Option("do", self._offer(game, space))
        performing.mark, performing.role = self.order, Role.STEP
        # Spying goes on to the choice of a card.
        performing.undo = Undo.FREE if space.spy else partial(undo_in_step, game, self.seat)
        performing.effect = partial(evil_moves, game, self.seat, space.cost.evil + space.evil)
        declining = decline_option(game, self.seat, self.order)
        declining.mark = self.order
        declining.effect = Message("about-decline")  # what becomes of the card (DL-10.10)
        return [performing, declining]

    def _offer(self, game: DungeonLordsState, space: Space) -> Message:
        """The price of performing the order, if it has one, and what it gives."""
        price = price_of(space.cost)
        paid: Args = {"price": part(price, "part-for", price=price)}
        match self.order:
            case "get_food":
                return Message("do-get_food", {**paid, "gain": goods(food=space.food, gold=space.gold)})
            case "improve_reputation":
                lose = evil_to_lose(game.lords[self.seat], -space.evil)
                in_vain = "do-only_spy" if space.spy else "do-improve_in_vain"
                improving = "do-improve_and_spy" if space.spy else "do-improve_reputation"
                return Message(improving if lose else in_vain, {**paid, "lose": lose})
            case "recruit_imps":
                return Message("do-recruit_imps", {**paid, "imps": space.imps})
        traps = trap_cards(game, space)
        discards = part(traps > space.traps, "part-then_discards")
        return Message("do-buy_traps", {**paid, "traps": traps, "discards": discards})

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        if picked.only == "decline":
            game.decline(self.seat, self.order)
            return
        space = space_of(self.order, self.space)
        lord = game.lords[self.seat]
        player = seat_name(self.seat)
        pay_tokens(game, self.seat, space.cost)
        match self.order:
            case "get_food":
                lord.food += space.food
                lord.gold += space.gold
                game.tell("log-got_food", player=player, food=space.food, gold=space.gold)
            case "improve_reputation":
                game.tell("log-reputation", player=player)
                if space.spy:
                    game.push(ChooseSpyCard(seat=self.seat))
                move_evil(game, self.seat, space.evil)
            case "recruit_imps":
                lord.imps += space.imps
                game.tell("log-imps_recruited", player=player, imps=space.imps)
            case "buy_traps":
                traps = trap_cards(game, space)
                announcement = "log-traps_due" if game.agenda.in_branch else "log-traps_bought"
                draw(game, self.seat, traps, announcement, discard=traps > space.traps)


class ChooseSpyCard(Question):
    """Look at one of this year's combat cards, or at none (DL-8.4 to DL-8.6)."""

    default_id: ClassVar = "none"

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        spied = game.lords[self.seat].spied
        options = []
        for position in range(len(game.combat_piles[game.year - 1])):
            label = Message("do-spy_again" if position in spied else "do-spy", {"number": position + 1})
            option = Option(f"card-{position + 1}", label, value=position)
            if position in spied:
                card = game.combat_piles[game.year - 1][position]
                option.effect = Message("about-spied", {"card": refer(f"card-{card}"), "round": position + 1})
            options.append(option)
        return [*options, Option("none", Message("do-no_spy"))]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        position: int | None = picked.value
        if position is None:
            return
        game.commit()
        number = position + 1
        spied = game.lords[self.seat].spied
        if position not in spied:
            spied.append(position)
            spied.sort()
        card = game.combat_piles[game.year - 1][position]
        game.tell("log-spied", player=seat_name(self.seat), number=number)
        about = refer(f"card-{card}-help")
        game.tell("log-spied_card", to=self.seat, number=number, card=refer(f"card-{card}"), about=about)
