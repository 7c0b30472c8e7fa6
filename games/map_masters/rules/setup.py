"""Setup of a Versus game (MM-11, MM-12.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.map_masters.rules.cards import BY_COST, STARTERS
from games.map_masters.rules.components import (
    GOALS,
    SPELLS,
    START_COINS,
    TOKENS_PER_TYPE,
)
from games.map_masters.rules.coop import mission_setup
from games.map_masters.rules.pieces import Player
from games.map_masters.rules.versus import market
from rules.messages import refer, seat_name

if TYPE_CHECKING:
    from games.map_masters.rules.game import MapMasters

SHOWN = 2
"""Cards face up of each deck of the market."""


def begin(game: MapMasters) -> None:
    """Lay out the table of the chosen mode."""
    game.order = list(range(game.seats))
    if game.options.seat_order == "shuffled":
        game.dice.shuffle(game.order)
        game.tell("log-seat_order", players=[seat_name(seat) for seat in game.order])
    if game.options.mode == "coop":
        mission_setup.begin(game)
    else:
        begin_versus(game)


def begin_versus(game: MapMasters) -> None:
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
    fill_market(game)
    game.goals = [game.piles["goals"].pop()]
    game.round = 1
    goal = GOALS[game.goals[0]]
    game.tell(
        "log-primary_goal", goal=refer(f"goal-{goal.kind}"), vp=goal.vp, hourglass="yes" if goal.hourglass else "no"
    )
    game.push(market.OpenMarket())


def fill_market(game: MapMasters) -> None:
    """Two spells and two cards of each cost face up, as far as there are any (MM-11.4, MM-11.5)."""
    game.restock_spells()
    while len(game.spells) < SHOWN and game.piles["spells"]:
        game.spells.append(game.piles["spells"].pop())
        game.restock_spells()
    for cost, cards in game.market.items():
        game.restock(cost)
        while len(cards) < SHOWN and game.piles[str(cost)]:
            cards.append(game.piles[str(cost)].pop())
            game.restock(cost)
