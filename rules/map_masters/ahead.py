"""A computer player that thinks ahead: many dungeons for its hand, and what a card brings to the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.core.messages import Seat
from rules.map_masters import designs, plans
from rules.map_masters.components import ENCORE_COST, GOALS, HAND, MAX_SPELLS, ROUNDS, SPELL_COST, TOKEN_COST
from rules.map_masters.goals import COIN, ESCAPE, Extras
from rules.map_masters.icons import TOKENS
from rules.map_masters.market import CardWare, SpellWare, TokenWare, Ware
from rules.map_masters.steady import Steady, hand_of, means_of
from rules.map_masters.worths import worth, worth_later

if TYPE_CHECKING:
    from rules.map_masters.game import MapMasters
    from rules.map_masters.pieces import Player

COIN_WORTHS = (0.45, 0.4, 0.36, COIN, COIN, COIN)
"""What a coin is worth in each round: three left at the end are a point, but few are left when cards still pay."""
KEEPING, REMOVING = 0.8, 0.15
"""What finding a recycle is worth before the last round, and scissors for each later round."""
DRAWN = 3.0
"""How many cards are drawn unseen for a later hand, as a rule: the others are bought or kept."""
WORTH_KEEPING = 0.5
"""How much more than what would be drawn a card must bring to be kept."""
FEWEST = 8
"""Cards are removed down to so many: with fewer, hands run short."""
TOKEN_WORTHS = {"padlock": {"key": 0.7}, "monster": {"rope": 0.5}, "hole": {"key": 0.3}}
"""What the first fairy token of a type adds to the best path, by kind of goal; others add next to nothing."""
SPELL_WORTHS = {
    "sb_03": 0.4,
    "sb_10": 0.36,
    "sb_15": 0.3,
    "sb_12": 0.28,
    "sb_11": 0.24,
    "sb_09": 0.2,
    "sb_13": 0.2,
    "sb_07": 0.14,
    "sb_05": 0.12,
    "sb_04": 0.09,
}
"""What spells add to each round, those of the path as measured on planned dungeons; others a little."""
LITTLE = 0.05


class Ahead(Steady):
    """Plans its dungeons by `designs`, and buys, keeps and removes cards by `worths`."""

    least_gain = 0.15

    def plan(self, game: MapMasters, player: Player) -> plans.Plan:
        """The best of many dungeons, for what is worth something now."""
        column = game.options.layout == "column"
        later = ROUNDS - game.round
        coin = COIN_WORTHS[min(game.round, ROUNDS - 1)]  # it is spent from the next round on
        extras = Extras(coin, KEEPING if later else 0.0, REMOVING * later, ESCAPE)
        return designs.design(hand_of(player), tuple(game.goals), *means_of(player), column, extras)

    def worth(self, game: MapMasters, card: str) -> float:
        """What a card of the hand brings in the round of the present goal."""
        return worth(card, game.goals[-1], _coin(game))

    def usual(self, game: MapMasters, player: Player, seat: Seat) -> float:
        """The mean of what may be drawn next: the deck, then the discard pile (MM-13.21)."""
        deck, need = game.piles[f"deck_{seat}"], max(1, HAND - len(player.area))
        first = [self.worth(game, card) for card in deck]
        if len(deck) >= need or not player.discard:
            return _mean(first)
        then = _mean([self.worth(game, card) for card in player.discard])
        return (sum(first) + (need - len(deck)) * then) / need

    def prospect(self, game: MapMasters, player: Player, seat: Seat, card: str) -> float:
        """What a card brings in all later rounds, more than the others of its owner."""
        owned = _owned(game, player, seat)
        shown, coin = tuple(game.goals), _coin(game)
        others = _mean([worth_later(other, shown, coin) for other in owned])
        often = min(1.0, DRAWN / (len(owned) + 1)) * (ROUNDS - game.round)
        return often * (worth_later(card, shown, coin) - others)

    def gain(self, game: MapMasters, player: Player, seat: Seat, ware: Ware) -> float:
        """What is bought brings in this round and the later ones, less what its coins are worth."""
        coin = _coin(game)
        match ware:
            case CardWare(cost, off, card) if card:
                now = self.worth(game, card) - self.usual(game, player, seat)
                return now + self.prospect(game, player, seat, card) - coin * (cost - off)
            case TokenWare(kind) if not player.tokens[kind]:
                return TOKEN_WORTHS.get(GOALS[game.goals[-1]].kind, {}).get(TOKENS[kind], 0.0) - coin * TOKEN_COST
            case SpellWare(spell) if spell and len(player.spells) < MAX_SPELLS:
                return SPELL_WORTHS.get(spell, LITTLE) * (1 + ROUNDS - game.round) - coin * SPELL_COST
        return 0.0

    def refresh(self, game: MapMasters, player: Player, seat: Seat, ids: list[str]) -> str:
        """Keep what brings more than what would be drawn, remove what brings least in all later rounds."""
        left = [card for card in player.area if card not in player.marks]
        if not left:
            return "confirm"
        owned = _owned(game, player, seat)
        best = max(left, key=lambda card: self.worth(game, card))
        over = self.worth(game, best) - _mean([self.worth(game, card) for card in owned])
        marks = list(player.marks.values())
        for mark, price in (("recycle", 0.0), ("sb_15", ENCORE_COST * _coin(game))):
            if f"{mark}_{best}" in ids and over > WORTH_KEEPING + price:
                return f"{mark}_{best}"
        worst = min(left, key=lambda card: self.prospect(game, player, seat, card))
        spare = len(owned) - FEWEST - marks.count("scissors") - marks.count("sb_13")
        if spare > 0 and self.prospect(game, player, seat, worst) < 0:
            for mark in ("scissors", "sb_13"):
                if f"{mark}_{worst}" in ids:
                    return f"{mark}_{worst}"
        return "confirm"


def _owned(game: MapMasters, player: Player, seat: Seat) -> list[str]:
    return [*game.piles[f"deck_{seat}"], *player.discard, *player.area]


def _coin(game: MapMasters) -> float:
    return COIN_WORTHS[game.round - 1]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
