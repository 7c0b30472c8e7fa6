"""The set-up of a Versus game (MM-11)."""

from __future__ import annotations

from games.map_masters.rules.cards import BY_COST, STARTERS
from games.map_masters.rules.components import GOALS, SPELLS, START_COINS, TOKENS_PER_TYPE
from games.map_masters.rules.pieces import Player
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.versus import market, refresh


def begin(game: MapMastersState) -> None:
    """Market, decks, six coins each, the first goal (MM-11.3 to MM-11.9, MM-12.2)."""
    game.stock = [TOKENS_PER_TYPE] * 4
    game.piles = {"spells": list(SPELLS), "goals": list(GOALS)}
    game.piles |= {str(cost): list(cards) for cost, cards in BY_COST.items()}
    game.market = {cost: [] for cost in BY_COST}
    game.market_discard = {cost: [] for cost in BY_COST}
    for seat in range(game.seats):
        game.players.append(Player(coins=START_COINS))
        game.piles[f"deck_{seat}"] = list(STARTERS)
    for pile in game.piles.values():
        game.dice.shuffle(pile)
    game.fill_market()
    game.round = 1
    refresh.turn_up_goal(game)
    game.push(market.OpenMarket())
