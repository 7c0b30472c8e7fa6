"""Facts for a player of Thunderstone, in answer to questions in plain words: battles, purchases, cards, the hall."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from games.thunderstone.facts import battles, cards, hall, others
from games.thunderstone.rules.cards import in_order
from games.thunderstone.rules.option_texts import as_revealed
from games.thunderstone.rules.state import ThunderstoneState
from rules.facts import Fact
from rules.messages import Seat


def facts(game: ThunderstoneState, seat: Seat) -> list[Fact]:
    """Every fact of a seat, about the hand that it has now."""
    return [*_facts(game, seat)]


def _facts(game: ThunderstoneState, seat: Seat) -> Iterator[Fact]:
    own = game.turn.seat == seat
    shown = game.turn.revealed and own
    hand = [card.card for card in game.turn.cards] if shown else in_order(game.players[seat].hand)
    turn = game.turn if shown else as_revealed(seat, hand)
    if own and (game.turn.action == "village" or game.battle is not None):
        yield from battles.over(game)
    else:
        yield from battles.own(game, turn, hand)
    yield from cards.purchases(game, hand, shown=shown)
    yield from cards.levels(game, seat, hand)
    yield from cards.carriers(game, turn if shown else replace(turn, uses=[]), seat)
    yield from cards.owned(game, seat)
    yield from hall.monsters(game, seat)
    yield from hall.deck(game)
    for other in range(game.seats):
        if other != seat:
            yield from others.revealed_hand(game, other)
    yield from others.belongings(game, seat)
