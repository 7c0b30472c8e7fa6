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
    is_active = game.turn.seat == seat
    shown = game.turn.revealed and is_active
    hand = [card.card for card in game.turn.cards] if shown else in_order(game.players[seat].hand)
    turn = game.turn if shown else as_revealed(seat, hand)
    is_over = is_active and (game.turn.action == "village" or game.battle is not None)
    every = [*(battles.over(game) if is_over else battles.own(game, turn, hand))]
    every += [*cards.purchases(game, hand, shown=shown), *cards.levels(game, seat, hand)]
    every += [*cards.carriers(game, turn if shown else replace(turn, uses=[]), seat), *cards.owned(game, seat)]
    every += [hall.diseases(game), *hall.deck(game)]
    for other in other_seats(game.seats, seat):
        every += others.revealed_hand(game, other)
    return [*every, *others.belongings(game, seat)]
