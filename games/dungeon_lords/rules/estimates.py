"""Estimates of how much a lord needs an order, a creature or a room, from what that lord may know.

They are used for guessing hidden orders (`guess.py`) and by the heuristic player.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random

from games.dungeon_lords.rules.components import CREATURES, SPECIALS
from games.dungeon_lords.rules.events import tax_of
from games.dungeon_lords.rules.grid import dig_squares
from games.dungeon_lords.rules.orders.building import room_squares
from games.dungeon_lords.rules.orders.orders import ORDERS_PER_ROUND
from games.dungeon_lords.rules.pieces import MOST_EVIL, PALADIN_SPACE, Lord
from games.dungeon_lords.rules.scoring import room_bonus
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.messages import Seat

HIRE_WORTH = {  # of each creature in the tavern, before its price
    "vampire": 5.0,
    "troll": 4.5,
    "witch": 4.5,
    "goblin": 3.5,
    "slime": 3.5,
    "ghost": 2.5,
    "golem": 5.5,
    "dragon": 5.5,
    "demon": 4.5,
}
ROOM_WORTH = {  # of each room on the market, without its bonus points
    "printing_press": 4.0,
    "magic_room": 4.5,
    "mint": 4.5,
    "souvenir_shop": 4.5,
    "chicken_coop": 4.2,
    "mushroom_bed": 4.2,
    "workshop": 3.5,
    "tool_shed": 3.5,
    "chapel": 3.6,
    "cafeteria": 3.6,
    "pandemonium": 3.6,
    "hall_of_fame": 4.0,
}


class Situation:
    """The table as one seat knows it: its own dungeon and public information. Cheaper than a whole view."""

    def __init__(self, game: DungeonLordsState, seat: Seat, me: Lord | None = None) -> None:
        self.game = game
        self.me: Lord = game.lords[seat] if me is None else me
        self.seat = seat
        self.tiles = self.me.tiles
        self.last_round = game.last_round

    def with_lord(self, me: Lord) -> Situation:
        """The table as it were with this seat's lord as given."""
        return Situation(self.game, self.seat, me)

    @property
    def events(self) -> list[str | None]:
        """The events of this year, None for those that nobody has seen."""
        return [event if place < self.game.events_shown else None for place, event in enumerate(self.game.events)]

    def may_come(self, event: str) -> bool:
        """Whether an event may still come this year, as far as this lord knows."""
        events, season = self.events, self.game.season
        is_shown = event in events[max(0, season - 1) :]
        may_be_hidden = event not in events and None in events
        return is_shown or may_be_hidden

    @property
    def event_now(self) -> str | None:
        """The event at the end of this round."""
        season = self.game.season
        return self.events[season - 1] if season else None

    @property
    def tax(self) -> int:
        """The tax if it were due now."""
        return tax_of(self.me)

    @property
    def wages(self) -> int:
        """Food that a payday would take."""
        return sum(CREATURES[creature.kind].cost.food for creature in self.me.lair)

    @property
    def strikes_now(self) -> bool:
        """Whether the imps strike at the end of this round."""
        game = self.game
        return self.event_now == "special" and game.full and game.specials[game.year - 1] == "imp_strike"

    def strike_due(self, imps: int) -> int:
        """Food that this many imps would demand at the end of this round."""
        return -(-imps // SPECIALS["imp_strike"].per) if self.strikes_now else 0


USUAL_ROOM = 3.2
"""The worth of every other room."""

WEIGHTS = {
    "food_now": 4.5,
    "food_soon": 3.0,
    "food_later": 1.0,
    "mine": 1.35,
    "mine_tax": 3.4,
    "mine_rich": 2.0,
    "mine_dug": 1.0,
    "mine_last": 2.0,
    "dig_small": 3.3,
    "dig_middle": 1.6,
    "dig_large": 1.0,
    "dig_tax": 2.0,
    "lone_demon": 3.0,
    "unfed": 2.5,
    "imps_few": 3.5,
    "imps_some": 2.0,
    "imps_many": 0.5,
    "traps_few": 4.5,
    "traps_some": 2.25,
    "traps_many": 1.0,
    "hire": 1.1,
    "build": 0.9,
    "build_poor": 0.5,
    "reputation_bad": 4.5,
    "reputation_doubtful": 3.4,
    "reputation_good": 1.7,
    "evil_cost": 1.0,
    "crowd": 0.6,
    "first_hire": 1.0,
    "price": 0.3,
    "calls_paladin": 2.5,
    "second_ghost": 0.8,
}
"""Parts of the worth of orders and creatures; tuned by letting the player play against itself."""
TUNNELS_WANTED = 5
"""With this many tunnels a lord digs for gold only."""
EVIL_FOR_FOOD = 5.4
"""A lord who would have more evil than this does not take food for evil."""
DOUBTFUL = 7
"""The evil from which a lord's reputation is doubtful."""
WICKED = 3
"""A lord with less evil than this has little to lose."""
LEAST_FOOD = 2
"""The least food that the order to get food brings."""


def wanted_orders(situation: Situation, orders: Sequence[str], rng: Random, chance: float) -> list[str]:
    """The three orders with the highest estimates, chosen one after the other; up to `chance` is added to each."""
    chosen: list[str] = []
    while len(chosen) < ORDERS_PER_ROUND:
        left = [order for order in orders if order not in chosen]
        worths = {order: order_worth(situation, order, chosen) + chance * rng.random() for order in left}
        chosen.append(max(worths, key=lambda order: worths[order]))
    return chosen


def order_worth(situation: Situation, order: str, chosen: Collection[str] = ()) -> float:
    """The value of giving an order after those `chosen`."""
    return ORDER_WORTH[order](situation, chosen)


def _tunnels(situation: Situation) -> int:
    return sum(tile.kind == "tunnel" and not tile.conquered for tile in situation.tiles.values())


def _food_worth(situation: Situation, chosen: Collection[str]) -> float:
    wages = situation.wages if situation.may_come("payday") else 0
    need, soon = (wages, wages) if situation.last_round else (2 + wages, 4 + wages)
    food = situation.me.food
    return WEIGHTS["food_now" if food < need else "food_soon" if food < soon else "food_later"]


def _mining_worth(situation: Situation, chosen: Collection[str]) -> float:
    me = situation.me
    due = situation.tax + 1 if situation.may_come("tax") else 1
    worth = WEIGHTS["mine"] * min(me.imps, _tunnels(situation))
    if me.gold < due:
        worth += WEIGHTS["mine_tax"]
    if "dig_tunnels" in chosen and me.imps < 5:
        worth -= WEIGHTS["mine_dug"]
    if me.gold > due + 3:
        worth -= WEIGHTS["mine_rich"]
    return worth - WEIGHTS["mine_last"] * situation.last_round


def _digging_worth(situation: Situation, chosen: Collection[str]) -> float:
    me, tunnels = situation.me, _tunnels(situation)
    if not me.imps or not dig_squares(situation.tiles):
        return 0.0
    worth = WEIGHTS["dig_small" if tunnels < 4 else "dig_middle" if tunnels < 7 else "dig_large"]
    return worth - WEIGHTS["dig_tax"] if situation.event_now == "tax" and me.gold < situation.tax else worth


def _recruiting_worth(situation: Situation, chosen: Collection[str]) -> float:
    me = situation.me
    food = me.food + LEAST_FOOD * ("get_food" in chosen)
    if situation.last_round or me.food < 2 or not recruits_stay(situation, food):
        return 0.0
    return WEIGHTS["imps_few" if me.imps < 5 else "imps_some" if me.imps < 7 else "imps_many"]


def _traps_worth(situation: Situation, chosen: Collection[str]) -> float:
    traps = len(situation.me.traps)
    return WEIGHTS["traps_few" if traps < 2 else "traps_some" if traps < 4 else "traps_many"]


def _hiring_worth(situation: Situation, chosen: Collection[str]) -> float:
    game = situation.game
    worth = WEIGHTS["hire"] * max((hire_worth(situation, kind) for kind in game.tavern), default=0.0)
    if not chosen and game.settings.rules == "full":
        worth -= WEIGHTS["first_hire"]
    return worth - WEIGHTS["crowd"] * max(0, len(situation.me.lair) - 4)


def _building_worth(situation: Situation, chosen: Collection[str]) -> float:
    best = max((room_worth(situation, room) for room in situation.game.market), default=0.0)
    return WEIGHTS["build" if situation.me.gold else "build_poor"] * best


def _reputation_worth(situation: Situation, chosen: Collection[str]) -> float:
    evil = situation.me.evil
    if evil >= PALADIN_SPACE - 1 and situation.game.paladin_host != situation.seat:
        return WEIGHTS["reputation_bad"]
    if evil >= DOUBTFUL:
        return WEIGHTS["reputation_doubtful"]
    return WEIGHTS["reputation_good"] * min(1.0, evil / WICKED)


ORDER_WORTH: Mapping[str, Callable[[Situation, Collection[str]], float]] = {
    "get_food": _food_worth,
    "mine_gold": _mining_worth,
    "dig_tunnels": _digging_worth,
    "recruit_imps": _recruiting_worth,
    "buy_traps": _traps_worth,
    "hire_monster": _hiring_worth,
    "build_room": _building_worth,
    "improve_reputation": _reputation_worth,
}
"""The value of each order to a lord after those that are chosen already."""


def recruits_stay(situation: Situation, food: int, imps: int = 1, cost: int = 1) -> bool:
    """Whether recruits, who cost this much of the food, still leave more imps after a strike in this round."""

    def kept(imps: int, food: int) -> int:
        return imps - max(0, situation.strike_due(imps) - max(0, food))

    have = situation.me.imps
    return not situation.strikes_now or kept(have + imps, food - cost) > kept(have, food)


def hire_worth(situation: Situation, kind: str) -> float:
    """The worth of a creature, less its price now."""
    me, cost = situation.me, CREATURES[kind].cost
    if cost.food > me.food or cost.gold > me.gold or cost.trap > len(me.traps) or me.evil + cost.evil > MOST_EVIL:
        return 0.0
    if cost.monster and not any(CREATURES[creature.kind].monster for creature in me.lair):
        return 0.0
    worth = HIRE_WORTH[kind] - WEIGHTS["price"] * (cost.food + cost.gold + cost.trap) - WEIGHTS["evil_cost"] * cost.evil
    if me.evil < PALADIN_SPACE <= me.evil + cost.evil:
        worth -= WEIGHTS["calls_paladin"]
    monsters = sum(CREATURES[creature.kind].monster for creature in me.lair)
    if kind == "demon" and monsters < 3 and situation.may_come("payday"):
        worth -= WEIGHTS["lone_demon"]
    if kind == "ghost" and any(creature.kind == "ghost" for creature in me.lair):
        worth -= WEIGHTS["second_ghost"]
    return worth


def unfed(situation: Situation, kind: str) -> bool:
    """Whether payday comes in this round with too little food for a creature hired now and all the others."""
    food = CREATURES[kind].cost.food
    return situation.event_now == "payday" and food > 0 and situation.me.food - food < situation.wages + food


def room_worth(situation: Situation, room: str) -> float:
    """The worth of a room: two points, and its use."""
    if not room_squares(situation.me, room):
        return 0.0
    return ROOM_WORTH.get(room, USUAL_ROOM) + 0.7 * room_bonus(situation.me, room)
