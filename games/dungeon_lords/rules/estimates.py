"""Estimates of how much a lord needs an order, a creature or a room, from what that lord may know.

They are used for guessing hidden orders (`guess.py`) and by the heuristic player.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from math import inf
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

HIRE_WORTH = {
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
"""The worth of each creature in the tavern, before its price."""
ROOM_WORTH = {
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
"""The worth of rooms on the market, without their bonus points."""
USUAL_ROOM = 3.2
"""The worth of every other room."""


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
    def tunnels(self) -> int:
        """The unconquered tunnels."""
        return sum(tile.kind == "tunnel" and not tile.conquered for tile in self.tiles.values())

    @property
    def strikes_now(self) -> bool:
        """Whether the imps strike at the end of this round."""
        game = self.game
        return self.event_now == "special" and game.full and game.specials[game.year - 1] == "imp_strike"

    def strike_due(self, imps: int) -> int:
        """Food that this many imps would demand at the end of this round."""
        return -(-imps // SPECIALS["imp_strike"].per) if self.strikes_now else 0


# These values were tuned by letting the player play against itself.

FOOD_NOW = 4.5
FOOD_SOON = 3.0
FOOD_LATER = 1.0
"""The worth of food that will have to be paid in this round, in the next one, and of other food."""
GOLD_MINED, MINED_FOR_TAX = 1.35, 3.4
"""The worth of each gold that is mined, and of mining at all if there is too little for the tax."""
MINED_THOUGH_RICH = 2.0
MINED_THOUGH_TIRED = 1.0
MINED_TOO_LATE = 2.0
"""The loss of mining with gold enough, after the few imps have dug, and in the last round."""
DIGGING = {4: 3.3, 7: 1.6, inf: 1.0}
RECRUITING = {5: 3.5, 7: 2.0, inf: 0.5}
BUYING_TRAPS = {2: 4.5, 4: 2.25, inf: 1.0}
"""The worth of digging, recruiting, buying traps with fewer tunnels, imps, traps than each of these numbers."""
DUG_THOUGH_TAXED = 2.0
"""The loss of digging if the tax can't be paid."""
HIRING = 1.1
"""The share of the best creature's worth that hiring has."""
HIRED_FIRST, CROWDED_LAIR = 1.0, 0.6
"""The loss of hiring as the first order, and for each creature above four."""
PRICE = 0.3
EVIL_COST = 1.0
CALLS_PALADIN = 2.5
"""The cost of a token, of a point of evil, and of evil that brings the paladin."""
LONE_DEMON = 3.0
SECOND_GHOST = 0.8
UNFED = 2.5
"""The loss of a demon without enough to eat, of another ghost, and of a creature that will go hungry."""
BUILDING, BUILDING_POOR = 0.9, 0.5
"""The share of the best room's worth that building has, with gold and without."""
BONUS = 0.7
"""The worth of a bonus point of a room, which lasts only as long as its creature."""
REPUTATION_BAD = 4.5
REPUTATION_DOUBTFUL = 3.4
REPUTATION_GOOD = 1.7
"""The worth of a better reputation with much, some or little evil."""
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
    """The three orders with the highest estimates; up to `chance` is added to each."""
    return best_orders(orders, partial(order_worth, situation), rng, chance)


def best_orders(
    orders: Sequence[str], worth: Callable[[str, list[str]], float], rng: Random, chance: float
) -> list[str]:
    """Three orders, each worth the most after those chosen before it; up to `chance` is added to each worth."""
    chosen: list[str] = []
    while len(chosen) < ORDERS_PER_ROUND:
        worths = {order: worth(order, chosen) + chance * rng.random() for order in orders if order not in chosen}
        chosen.append(max(worths, key=worths.__getitem__))
    return chosen


def order_worth(situation: Situation, order: str, chosen: Collection[str] = ()) -> float:
    """The value of giving an order after those `chosen`."""
    me, game = situation.me, situation.game
    match order:
        case "get_food":
            wages = situation.wages if situation.may_come("payday") else 0
            need, soon = (wages, wages) if situation.last_round else (2 + wages, 4 + wages)
            return FOOD_NOW if me.food < need else FOOD_SOON if me.food < soon else FOOD_LATER
        case "mine_gold":
            return _mining_worth(situation, chosen)
        case "dig_tunnels":
            return _digging_worth(situation)
        case "recruit_imps":
            food = me.food + LEAST_FOOD * ("get_food" in chosen)
            if situation.last_round or me.food < 2 or not recruits_stay(situation, food):
                return 0.0
            return _by_number(RECRUITING, me.imps)
        case "buy_traps":
            return _by_number(BUYING_TRAPS, len(me.traps))
        case "hire_monster":
            worth = HIRING * max((hire_worth(situation, kind) for kind in game.tavern), default=0.0)
            if not chosen and game.settings.rules == "full":
                worth -= HIRED_FIRST
            return worth - CROWDED_LAIR * max(0, len(me.lair) - 4)
        case "build_room":
            best = max((room_worth(situation, room) for room in game.market), default=0.0)
            return (BUILDING if me.gold else BUILDING_POOR) * best
    return _reputation_worth(situation)


def _by_number(worths: Mapping[float, float], number: int) -> float:
    return next(worth for limit, worth in worths.items() if number < limit)


def _mining_worth(situation: Situation, chosen: Collection[str]) -> float:
    """The worth of gold for taxes; less if the imps have dug before, with much gold, or in the last round."""
    me = situation.me
    due = situation.tax + 1 if situation.may_come("tax") else 1
    worth = GOLD_MINED * min(me.imps, situation.tunnels)
    if me.gold < due:
        worth += MINED_FOR_TAX
    if "dig_tunnels" in chosen and me.imps < 5:
        worth -= MINED_THOUGH_TIRED
    if me.gold > due + 3:
        worth -= MINED_THOUGH_RICH
    return worth - MINED_TOO_LATE * situation.last_round


def _digging_worth(situation: Situation) -> float:
    me = situation.me
    if not me.imps or not dig_squares(situation.tiles):
        return 0.0
    worth = _by_number(DIGGING, situation.tunnels)
    return worth - DUG_THOUGH_TAXED if situation.event_now == "tax" and me.gold < situation.tax else worth


def _reputation_worth(situation: Situation) -> float:
    evil = situation.me.evil
    if evil >= PALADIN_SPACE - 1 and situation.game.paladin_host != situation.seat:
        return REPUTATION_BAD
    if evil >= DOUBTFUL:
        return REPUTATION_DOUBTFUL
    return REPUTATION_GOOD * min(1.0, evil / WICKED)


def recruits_stay(situation: Situation, food: int, imps: int = 1, cost: int = 1) -> bool:
    """Whether recruits, who cost this much of the food, still leave more imps after a strike in this round."""

    def stay(total: int, left: int) -> int:
        return total - max(0, situation.strike_due(total) - max(0, left))

    have = situation.me.imps
    return not situation.strikes_now or stay(have + imps, food - cost) > stay(have, food)


def hire_worth(situation: Situation, kind: str) -> float:
    """The worth of a creature, less its price now."""
    me, cost = situation.me, CREATURES[kind].cost
    if cost.food > me.food or cost.gold > me.gold or cost.trap > len(me.traps) or me.evil + cost.evil > MOST_EVIL:
        return 0.0
    monsters = sum(CREATURES[creature.kind].monster for creature in me.lair)
    if cost.monster and not monsters:
        return 0.0
    worth = HIRE_WORTH[kind] - PRICE * (cost.food + cost.gold + cost.trap) - EVIL_COST * cost.evil
    if me.evil < PALADIN_SPACE <= me.evil + cost.evil:
        worth -= CALLS_PALADIN
    if kind == "demon" and monsters < 3 and situation.may_come("payday"):
        worth -= LONE_DEMON
    if kind == "ghost" and any(creature.kind == "ghost" for creature in me.lair):
        worth -= SECOND_GHOST
    return worth


def unfed(situation: Situation, kind: str) -> bool:
    """Whether payday comes in this round with too little food for a creature hired now and all the others."""
    food = CREATURES[kind].cost.food
    return situation.event_now == "payday" and food > 0 and situation.me.food - food < situation.wages + food


def room_worth(situation: Situation, room: str) -> float:
    """The worth of a room: two points, its use, and some of the bonus points that it would bring now."""
    if not room_squares(situation.me, room):
        return 0.0
    return ROOM_WORTH.get(room, USUAL_ROOM) + BONUS * room_bonus(situation.me, room)
