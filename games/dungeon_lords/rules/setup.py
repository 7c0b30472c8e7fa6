"""Laying out the table, and the choice of the first disabled orders (section 3)."""

from __future__ import annotations

from games.dungeon_lords.rules import components
from games.dungeon_lords.rules.flow import PlayRound
from games.dungeon_lords.rules.grid import START
from games.dungeon_lords.rules.option_texts import order_label, order_option
from games.dungeon_lords.rules.pieces import FIRST_EVIL, Lord, Outsider, Tile
from games.dungeon_lords.rules.simultaneous import TakeBack
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Step, Together
from rules.messages import Args, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals, Refused

DRAWN = 3
DISABLED = 2


def lay_out(game: DungeonLordsState) -> None:
    """Set up for two to four lords (DL-3.1 to DL-3.16) and push the first round."""
    choosing = game.full or game.settings.choose_disabled
    game.tell("log-welcome", first="disabled" if choosing else "orders")
    game.starter = game.dice.below(game.seats)
    game.tell("log-starting_player", player=seat_name(game.starter))
    game.lords = [
        Lord(colour=components.COLOURS[seat], tiles={square: Tile() for square in START}) for seat in range(game.seats)
    ]
    _shuffle_piles(game)
    _lay_out_outsiders(game)
    for seat, lord in enumerate(game.lords):
        if choosing:
            lord.drawn = _draw_orders(game, DRAWN)
            game.tell("log-orders_drawn", to=seat, orders=[refer(f"order-{order}") for order in lord.drawn])
        else:
            lord.disabled = _draw_orders(game, DISABLED)
    game.push(ShowDisabled(), PlayRound())
    if choosing:
        game.push(Together(branches={seat: [ChooseDisabled(seat=seat)] for seat in range(game.seats)}))


def _shuffle_piles(game: DungeonLordsState) -> None:
    """Combat cards, creatures, rooms and adventurers of each year, traps and events."""
    dice = game.dice
    for year in components.YEARS:
        cards = components.combat_cards(year)
        dice.shuffle(cards)
        game.combat_piles[year - 1] = cards[: components.ROUNDS]
        game.combat_removed[year - 1] = cards[components.ROUNDS :]
        for piles, tiles in (
            (game.creature_piles, components.creature_tiles(year)),
            (game.room_piles, components.rooms(year)),
            (game.hero_piles, components.adventurers(year)),
        ):
            dice.shuffle(tiles)
            piles[year - 1] = tiles
    game.trap_deck = components.trap_cards()
    dice.shuffle(game.trap_deck)
    game.events = list(components.EVENTS)
    dice.shuffle(game.events)
    if game.full:
        specials = list(components.SPECIALS)
        dice.shuffle(specials)
        game.specials = specials[:2]
        game.specials_removed = specials[2:]


def _lay_out_outsiders(game: DungeonLordsState) -> None:
    """One non-player colour with three players; with two, one for each player to manage (DL-2.1, DL-3.15)."""
    if game.seats == 2:
        game.shared_evil = FIRST_EVIL
    for number, colour in enumerate(components.COLOURS[game.seats :]):
        game.outsiders.append(Outsider(colour=colour, keeper=number))
    if game.outsiders:
        colours = [refer(f"colour-{outsider.colour}") for outsider in game.outsiders]
        game.tell("log-outsiders", colours=list(colours), number=len(colours))
    for outsider in game.outsiders:
        outsider.disabled = _draw_orders(game, 3)
        game.tell(
            "log-outsider_disabled",
            colour=refer(f"colour-{outsider.colour}"),
            orders=[refer(f"order-{order}") for order in outsider.disabled],
        )


def _draw_orders(game: DungeonLordsState, number: int) -> list[str]:
    """That many of the eight orders, in the printed order."""
    orders = list(components.ORDER_IDS)
    game.dice.shuffle(orders)
    return sorted(orders[:number], key=components.ORDER_IDS.index)


class ChooseDisabled(Question):
    """Which two of the three drawn order cards are disabled first, unseen by the others (DL-3.14)."""

    min: int = DISABLED
    max: int = DISABLED

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        drawn = game.lords[self.seat].drawn
        if refused is not None:
            for order in components.ORDER_IDS:
                if order not in drawn:
                    refused.append(Refused(order, order_label(order), "setup_choice", mark=order))
        return [order_option(game, order, now=False) for order in drawn]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.lords[self.seat].disabled = sorted(picked.ids, key=components.ORDER_IDS.index)
        game.tell("log-disabled_chosen", player=seat_name(self.seat))
        game.push(ChangeDisabled(seat=self.seat))


class ChangeDisabled(TakeBack):
    """Choose the disabled orders again while another seat is still choosing."""

    def describe(self, game: DungeonLordsState) -> Args:
        return {"orders": [refer(f"order-{order}") for order in game.lords[self.seat].disabled]}

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.lords[self.seat].disabled = []
        game.tell("log-disabled_open_again", player=seat_name(self.seat))
        game.push(ChooseDisabled(seat=self.seat))


class ShowDisabled(Step):
    """Show the disabled orders of all players together; the third drawn card is never shown (DL-3.14)."""

    def run(self, game: DungeonLordsState) -> None:
        game.commit()
        for seat in game.turn_order():
            lord = game.lords[seat]
            lord.drawn = []
            game.tell(
                "log-disabled", player=seat_name(seat), orders=[refer(f"order-{order}") for order in lord.disabled]
            )
