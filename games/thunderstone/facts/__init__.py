"""What holds for a player of Thunderstone in a position: battles, purchases, cards, the hall."""

from __future__ import annotations

from collections.abc import Iterator

from games.thunderstone.facts import battles, cards, hall
from games.thunderstone.rules.cards import in_order
from games.thunderstone.rules.option_texts import as_revealed
from games.thunderstone.rules.state import ThunderstoneState
from rules.facts import Fact
from rules.messages import Seat


def facts(game: ThunderstoneState, seat: Seat) -> list[Fact]:
    """Every fact of a seat, about the hand that it has now."""
    return [*_facts(game, seat)]


def _facts(game: ThunderstoneState, seat: Seat) -> Iterator[Fact]:
    shown = game.turn.revealed and game.turn.seat == seat
    hand = [each.card for each in game.turn.cards] if shown else in_order(game.players[seat].hand)
    turn = game.turn if shown else as_revealed(seat, hand)
    if shown and turn.action != "dungeon":
        yield from battles.elsewhere(game)
    else:
        yield from battles.own(game, turn, hand)
    yield from battles.of_others(game, seat)
    yield from cards.purchases(game, seat, hand, shown=shown)
    yield from cards.levels(game, seat, hand)
    yield from cards.carriers(turn)
    yield from cards.owned(game, seat)
    yield from cards.useful(game, seat, hand)
    yield from hall.monsters(game, seat)
    yield from hall.stone(game)
    yield from hall.turns(game, seat)
    yield from hall.hands(game, seat)
