"""Facts for a player of Thunderstone, in answer to questions in plain words: battles, purchases, cards, the hall."""

from __future__ import annotations

from dataclasses import replace

from games.thunderstone.facts import battles, cards, hall, others
from games.thunderstone.rules.cards import in_order
from games.thunderstone.rules.option_texts import as_revealed
from games.thunderstone.rules.state import ThunderstoneState
from rules.facts import Fact
from rules.messages import Seat, other_seats


def facts(game: ThunderstoneState, seat: Seat) -> list[Fact]:
    """Every fact of a seat, about the hand that it has now."""
    own = game.turn.seat == seat
    shown = game.turn.revealed and own
    hand = [card.card for card in game.turn.cards] if shown else in_order(game.players[seat].hand)
    turn = game.turn if shown else as_revealed(seat, hand)
    is_over = own and (game.turn.action == "village" or game.battle is not None)
    found = [*(battles.over(game) if is_over else battles.own(game, turn, hand))]
    found += [*cards.purchases(game, hand, shown=shown), *cards.levels(game, seat, hand)]
    found += [*cards.carriers(game, turn if shown else replace(turn, uses=[]), seat), *cards.owned(game, seat)]
    found += [hall.diseases(game), *hall.deck(game)]
    for other in other_seats(game.seats, seat):
        found += others.revealed_hand(game, other)
    return [*found, *others.belongings(game, seat)]
