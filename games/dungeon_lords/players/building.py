"""Answers of the heuristic player outside combat: orders, actions, production, events.

Each function is named after the kind of question it answers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Sequence
from itertools import permutations
from random import Random

from games.dungeon_lords.players.alternatives import only_for_the_strike
from games.dungeon_lords.rules.combat.combat import ROUNDS
from games.dungeon_lords.rules.components import CREATURES, HEROES, ORDER_IDS, ROOMS, SEASONS, TRAPS
from games.dungeon_lords.rules.components import ORDERS as AREAS
from games.dungeon_lords.rules.estimates import (
    HIRE_WORTH,
    ROOM_WORTH,
    WEIGHTS,
    Situation,
    hire_worth,
    order_worth,
    room_worth,
    unfed,
)
from games.dungeon_lords.rules.grid import NEIGHBOURS, dig_squares, distances
from games.dungeon_lords.rules.orders.digging import DEPTH, DigSquare
from games.dungeon_lords.rules.orders.orders import ORDERS
from games.dungeon_lords.rules.orders.simple_orders import ExecuteOrDecline
from games.dungeon_lords.rules.specials import WITCH_HUNT_EVIL, PayDue, Trade
from games.dungeon_lords.rules.state import PALADIN_SPACE
from rules.answer_values import AnswerValue
from rules.questions import Option

WORTH_HIRING = 1.0
"""A creature worth less is not hired."""
ENOUGH_FOOD = 2
"""With more food than this, it takes no food for evil."""
FREE_TRAPS = sum(not space.cost.gold for space in AREAS["buy_traps"].spaces) / len(AREAS["buy_traps"].spaces)
"""The part of the spaces for traps that cost no gold."""
TITLE = 0.3
"""The worth of an order that may bring a title at the end and nothing else."""
OWN_CHANCE = 0.6
"""How much the estimates of orders vary at random, so that games differ."""
STRUCK = {"each": 2.5, "others": 1.5}
"""Roughly how many adventurers a trap strikes, by the kind it is meant for; otherwise one."""
YEARS = (1, 2)
FELLED = (4, 5.5)
"""The estimated hit points of the first in line, by year, as long as the line is empty."""
POISON = 0.6
"""A point of poison, compared with a point of damage: it takes effect after the conquest."""
NO_CONQUEST = 2.0
"""A tile that is not conquered, in points of damage."""
FEES = {"gold": 0.8, "food": 0.8, "imp": 1.5}
"""What a trap costs when it is revealed, in points of damage."""
LACKING = {"gold": 2.5, "food": 1.5, "imp": 1.5}
"""The same for each one that must first be obtained: food comes three at a time, gold one by one."""
WEAK = 0.5
"""How much less than an average trap a trap must be worth to be exchanged for a new one."""


def best_of(options: Sequence[Option], worth: Callable[[Option], float], rng: Random) -> Option:
    """The option worth most; ties are broken at random."""
    return max(options, key=lambda option: worth(option) + 0.01 * rng.random())


def named(options: Sequence[Option], *ids: str) -> Option:
    """The option with the first of these ids that is offered. Raises StopIteration when none is."""
    offered = {option.id: option for option in options}
    return next(offered[option_id] for option_id in ids if option_id in offered)


def among(options: Sequence[Option], names: Container[str]) -> list[Option]:
    """The options that stand for squares, creatures or rooms, as opposed to ending or declining."""
    return [option for option in options if option.id in names]


def choose_orders(situation: Situation, options: Sequence[Option], rng: Random) -> list[str]:
    """The three orders with the highest estimates, with a small random part so that games differ."""
    chosen: list[str] = []
    while len(chosen) < ORDERS:
        left = [option.id for option in options if option.id not in chosen]
        wishes = {order: order_wish(situation, order, chosen) + OWN_CHANCE * rng.random() for order in left}
        chosen.append(max(wishes, key=lambda order: wishes[order]))
    return chosen


def order_wish(situation: Situation, order: str, chosen: Collection[str] = ()) -> float:
    """What giving an order is worth: no more than a title if it has no other effect.

    Without gold, only the spaces that cost none give a trap.
    """
    worth = order_worth(situation, order, chosen)
    if order == "buy_traps" and not situation.me.gold and "mine_gold" not in chosen:
        worth *= FREE_TRAPS
    return min(worth, TITLE) if _is_idle(situation, order) else worth


def _is_idle(situation: Situation, order: str) -> bool:
    """Whether an order would be declined in this position, or yields something useless."""
    me, game = situation.me, situation.game
    match order:
        case "hire_monster":
            return not any(creature_worth(situation, kind) > WORTH_HIRING for kind in game.tavern)
        case "get_food":
            return me.food > ENOUGH_FOOD and me.evil + 1 > WEIGHTS["food_evil"] and not me.gold
        case "mine_gold" if situation.last_round:
            return me.gold >= (situation.tax if situation.comes("tax") else 0)
        case "dig_tunnels" if situation.last_round:
            return sum(not tile.conquered for tile in situation.tiles.values()) >= ROUNDS
    return False


def rank_orders(situation: Situation, options: Sequence[Option]) -> list[AnswerValue]:
    """All ordered choices of three orders by their estimates, the best permutation of each three first."""

    def wanted(orders: tuple[str, ...]) -> float:
        return sum(order_wish(situation, order, orders[:place]) for place, order in enumerate(orders))

    ways = permutations([option.id for option in options if not option.back], ORDERS)
    weighed = sorted((AnswerValue(orders, wanted(orders)) for orders in ways), key=lambda way: -(way.worth or 0.0))
    best = {frozenset(way.ids): way for way in reversed(weighed)}
    return sorted(weighed, key=lambda way: best[frozenset(way.ids)] is not way)


def choose_nonplayer_order(situation: Situation, options: Sequence[Option], rng: Random) -> Option:
    """Prefer the order that takes away what this lord cannot use or does not want."""
    own = set(situation.me.orders)
    orders = among(options, ORDER_IDS)
    return best_of(orders, lambda option: -order_wish(situation, option.id) if option.id in own else 1.0, rng)


def execute_or_decline(situation: Situation, question: ExecuteOrDecline, options: Sequence[Option]) -> Option:
    """Do it, unless it costs evil or gold that is needed elsewhere."""
    me, order, index = situation.me, question.order, question.space
    dear_food = order == "get_food" and index and me.evil + index > WEIGHTS["food_evil"] and me.food > ENOUGH_FOOD
    idle_name = order == "improve_reputation" and index == 2 and me.evil < 3
    tight = me.gold < 2 and situation.comes("tax") and len(me.traps) > 2
    lost = order == "recruit_imps" and only_for_the_strike(situation, index)
    if lost or dear_food or idle_name or (order == "buy_traps" and index != 1 and tight):
        return named(options, "decline")
    return named(options, "do")


def choose_spy_card(situation: Situation, options: Sequence[Option]) -> Option:
    """The first card that is not known yet."""
    cards = [option for option in options if option.value is not None]
    return next((card for card in cards if not situation.knows_combat_card(card.value)), named(options, "none"))


def dig_square(situation: Situation, question: DigSquare, options: Sequence[Option], rng: Random) -> Option:
    """Dig up to the limit, as long as the taxes stay affordable."""
    squares = among(options, NEIGHBOURS)
    tunnels = sum(tile.kind == "tunnel" and not tile.conquered for tile in situation.tiles.values())
    mined = situation.seat in situation.game.spaces["mine_gold"]
    dear = situation.taxed_now and len(situation.tiles) // 2 + 1 > situation.me.gold + mined
    if not squares or (question.squares and tunnels >= WEIGHTS["tunnels"]) or (dear and tunnels > 2):
        return named(options, "done", "decline")
    return place_tunnel(situation, squares, rng)


def place_tunnel(situation: Situation, options: Sequence[Option], rng: Random) -> Option:
    """Dig where most squares stay open, deep rather than near the entrance."""
    tiles = set(situation.tiles)

    def worth(option: Option) -> float:
        dug = tiles | {option.id}
        return len(dig_squares(dug)) + DEPTH * distances(dug)[option.id]

    return best_of(options, worth, rng)


def choose_creature(situation: Situation, options: Sequence[Option], rng: Random) -> Option:
    """The creature worth most, if it is worth anything and need not go hungry at once."""
    creatures = among(options, CREATURES)
    if not creatures:
        return named(options, "decline", "pass")

    best = best_of(creatures, lambda option: creature_worth(situation, option.id), rng)
    if creature_worth(situation, best.id) > WORTH_HIRING:
        return best
    return named(options, "decline", "pass", best.id)


def creature_worth(situation: Situation, kind: str) -> float:
    """How good it is to hire a creature, which may have to be paid again at once."""
    return hire_worth(situation, kind) - WEIGHTS["unfed"] * unfed(situation, kind)


def choose_room(situation: Situation, options: Sequence[Option], rng: Random) -> Option:
    """The room that is wanted most."""
    rooms = among(options, ROOMS)
    return best_of(rooms, lambda option: room_worth(situation, option.id), rng) if rooms else options[0]


def place_room(situation: Situation, options: Sequence[Option], rng: Random) -> Option:
    """Far from the entrance: a room that produces or scores should fall last."""
    reach = distances(situation.tiles)
    return best_of(options, lambda option: reach.get(option.id, 0), rng)


def produce(situation: Situation, options: Sequence[Option], rng: Random) -> Option:
    """Every room that can be used, the best first; no imp where its product would come too late."""
    idle = {"magic_room"} if situation.last_round or situation.me.food <= 1 else set()
    rooms = [option for option in among(options, ROOMS) if option.id not in idle]
    return best_of(rooms, lambda option: ROOM_WORTH.get(option.id, 0.0), rng) if rooms else named(options, "done")


def return_order(situation: Situation, options: Sequence[Option], rng: Random) -> Option:
    """The order that is wanted most next."""
    given = [order for order in situation.me.orders if order]
    return best_of(options, lambda option: order_wish(situation, option.id, given), rng)


def trap_strength(trap: str, year: int, felled: int | None = None) -> float:
    """What a trap does in a year's combat, in points of damage; `felled`: the hit points of the first in line."""
    effects = TRAPS[trap].effects[year - 1]
    front = FELLED[year - 1] if felled is None else felled
    damage = sum(
        STRUCK.get(effect.to, 1) * (effect.n + front * effect.full) * (POISON if effect.do == "poison" else 1)
        for effect in effects
    )
    return damage + NO_CONQUEST * any(effect.do == "no_conquest" for effect in effects)


def trap_worth(situation: Situation, trap: str) -> float:
    """What a trap does in this year's combat, less its fee; nothing if the fee will not be affordable."""
    me, year = situation.me, situation.game.year
    fee = TRAPS[trap].cost[year - 1]
    worth = trap_strength(trap, year, me.line[0].hit_points if me.line else None)
    for supply, left in _left_for_combat(situation).items():
        lacking = max(0, getattr(fee, supply) - left)
        if lacking and SEASONS[situation.game.season] == "autumn":
            return 0.0
        worth -= LACKING[supply] * lacking + FEES[supply] * (getattr(fee, supply) - lacking)
    return worth


def _left_for_combat(situation: Situation) -> dict[str, int]:
    """The supplies left after everything that may still have to be paid this year, as far as this lord knows."""
    me = situation.me
    wages = situation.wages if situation.comes("payday") else 0
    return {
        "gold": max(0, me.gold - (situation.tax if situation.comes("tax") else 0)),
        "food": max(0, me.food - wages - situation.strike_due(me.imps)),
        "imp": me.imps,
    }


def recall_trap(situation: Situation, options: Sequence[Option], rng: Random) -> Option:
    """A trap worth less than its replacement will be on average; otherwise stop."""
    drawn = sum(trap_worth(situation, trap) for trap in TRAPS) / len(TRAPS)
    weak = [option for option in options if option.id in TRAPS and trap_worth(situation, option.id) < drawn - WEAK]
    if weak:
        return drop_trap(situation, weak, rng)
    return named(options, "done")


def drop_trap(situation: Situation, options: Sequence[Option], rng: Random) -> Option:
    """The least useful trap."""
    return best_of(options, lambda option: -trap_worth(situation, option.id), rng)


def feed(options: Sequence[Option], rng: Random) -> Option:
    """The least useful monster."""
    return best_of(options, lambda option: -HIRE_WORTH[option.id], rng)


def pay_or_dismiss(options: Sequence[Option], rng: Random) -> Option:
    """The demon first, while there are unpaid monsters to feed it; then cheap wages. Dismiss none that can be paid."""
    everyone = [option for option in options if option.value is None]
    if everyone:
        return everyone[0]
    pay = [option for option in options if option.value.pays]

    def price(option: Option) -> float:
        cost = CREATURES[option.value.kind].cost
        return cost.food + cost.gold + cost.trap + 1.5 * cost.evil + 2 * cost.monster

    eaters = [option for option in pay if CREATURES[option.value.kind].cost.monster]
    if pay:
        return best_of(eaters or pay, lambda option: -price(option), rng)
    return best_of(options, lambda option: -HIRE_WORTH[option.value.kind], rng)


def pay_due(situation: Situation, question: PayDue, options: Sequence[Option], rng: Random) -> Option:
    """Pay with whatever there is more of."""
    if question.special == "bonus_day" and situation.me.evil < 7 and situation.me.gold < 3:
        return named(options, "stop")
    tokens = [option for option in options if option.id != "stop"]
    return best_of(tokens, lambda option: getattr(situation.me, option.id), rng)


def trade(situation: Situation, question: Trade, options: Sequence[Option]) -> Option:
    """Food for gold that is not needed; a better name for what is left over."""
    me = situation.me
    if question.special == "harvest_festival":
        return named(options, *(["gold"] if me.gold > 2 and me.food < 5 else []), "stop")
    tokens = [option for option in options if option.id != "stop" and getattr(me, option.id) > 3]
    return tokens[0] if tokens and me.evil > 6 else named(options, "stop")


def hunt_witch(situation: Situation, options: Sequence[Option]) -> Option:
    """Keep the witch unless the evil would call the paladin."""
    calls = situation.me.evil < PALADIN_SPACE <= situation.me.evil + WITCH_HUNT_EVIL
    return named(options, "witch" if calls else "evil")


def pay_guild(situation: Situation, options: Sequence[Option]) -> Option:
    """Keep the gold unless the evil would call the paladin."""
    return named(options, "gold" if situation.me.evil + 1 == PALADIN_SPACE else "evil")


def release_prisoner(options: Sequence[Option], rng: Random) -> Option:
    """Anyone but the paladin."""
    return best_of(options, lambda option: HEROES[option.id].hero_class != "paladin", rng)
