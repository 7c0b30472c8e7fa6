"""What a player may ask about its own hand, answered from that hand and what lies open."""

from __future__ import annotations

from games.thunderstone.cases import battles, hall, purchases, weapons
from games.thunderstone.cases.cards import card_cases
from games.thunderstone.cases.turns import turn_cases
from games.thunderstone.rules.cards import in_order
from games.thunderstone.rules.option_texts import as_revealed
from games.thunderstone.rules.state import ThunderstoneState
from rules.cases import Case
from rules.messages import Seat


def cases(game: ThunderstoneState, seat: Seat) -> list[Case]:
    """Every case of a seat, about the hand that it has now."""
    shown = game.turn.revealed and game.turn.seat == seat
    hand = [each.card for each in game.turn.cards] if shown else in_order(game.players[seat].hand)
    return [
        *battles.possible(game, seat, hand, shown=shown),
        *battles.other_battles(game, seat),
        *battles.revealed(game, seat),
        *purchases.offered(game, seat, hand, shown=shown),
        *purchases.levels(game, seat, hand),
        *purchases.defeated(hand),
        *weapons.carriers(game, seat, game.turn if shown else as_revealed(seat, hand).model_copy(update={"uses": []})),
        *purchases.bought(game, seat),
        *purchases.own_cards(game, seat),
        *hall.deck_sizes(game),
        *hall.in_hall(game, seat),
        *hall.stone(game),
        hall.whose_turn(game, seat),
        *turn_cases(game, seat),
        *card_cases(game, seat),
    ]
