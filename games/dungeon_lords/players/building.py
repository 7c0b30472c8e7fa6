"""What a steady lord answers while it builds: orders, actions, production, events.

Each function is named after the kind of question it answers.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from itertools import permutations
from random import Random

from games.dungeon_lords.players.declining import only_for_the_strike
from games.dungeon_lords.rules.components import CREATURES, HEROES, ORDER_IDS, ROOMS, SEASONS, TRAPS
from games.dungeon_lords.rules.estimates import (
    HIRE_WORTH,
    ROOM_WORTH,
    WEIGHTS,
    Table,
    hire_worth,
    order_worth,
    room_worth,
    unfed,
    wanted_orders,
)
from games.dungeon_lords.rules.grid import NEIGHBOURS, dig_squares, distances
from games.dungeon_lords.rules.orders.digging import DigSquare
from games.dungeon_lords.rules.orders.orders import ORDERS
from games.dungeon_lords.rules.orders.simple_orders import ExecuteOrDecline
from games.dungeon_lords.rules.specials import WITCH_HUNT_EVIL, PayDue, Trade
from games.dungeon_lords.rules.state import PALADIN_SPACE
from rules.answer_values import AnswerValue
from rules.questions import Option, Question

OWN_CHANCE = 0.6
"""By how much the wish for an order varies, so that games differ."""
STRUCK = {"each": 2.5, "others": 1.5}
"""How many adventurers a trap strikes, about, by whom it is meant for; else one."""
FELLED = (4, 5.5)
"""Hit points, about, of whoever will stand in front in either year, while nobody does."""
POISON = 0.6
"""A point of poison, beside a point of damage: it comes after the conquest."""
NO_CONQUEST = 2.0
"""A tile that is not conquered, in points of damage."""
FEES = {"gold": 0.8, "food": 0.8, "imp": 1.5}
"""What a trap costs when it is revealed, in points of damage."""
LACKING = {"gold": 2.5, "food": 1.5, "imp": 1.5}
"""The same for each that must first be got: food comes three at a time, gold one by one."""
WEAK = 0.5
"""So much less than others on average a trap is worth that is laid down for one of them."""


def best_of(options: Sequence[Option], worth: Callable[[Option], float], rng: Random) -> Option:
    """The option worth most; equals are decided by chance."""
    return max(options, key=lambda option: worth(option) + 0.01 * rng.random())


def named(options: Sequence[Option], *ids: str) -> Option:
    """The first of these answers that is offered. Raises StopIteration when none is."""
    offered = {option.id: option for option in options}
    return next(offered[option_id] for option_id in ids if option_id in offered)


def among(options: Sequence[Option], names: Container[str]) -> list[Option]:
    """The options that stand for squares, creatures or rooms, not for an end or a refusal."""
    return [option for option in options if option.id in names]


def choose_orders(table: Table, options: Sequence[Option], rng: Random) -> list[str]:
    """The three orders that are wanted most, with a little chance so that games differ."""
    return wanted_orders(table, [option.id for option in options], rng, OWN_CHANCE)


def weigh_orders(table: Table, options: Sequence[Option]) -> list[AnswerValue]:
    """All ways of giving three orders in turn: the best of each three first, by how much they are wanted."""

    def wanted(orders: tuple[str, ...]) -> float:
        return sum(order_worth(table, order, orders[:place]) for place, order in enumerate(orders))

    ways = permutations([option.id for option in options if not option.back], ORDERS)
    weighed = sorted((AnswerValue(orders, wanted(orders)) for orders in ways), key=lambda way: -(way.worth or 0.0))
    best = {frozenset(way.ids): way for way in reversed(weighed)}
    return sorted(weighed, key=lambda way: best[frozenset(way.ids)] is not way)


def choose_nonplayer_order(table: Table, question: Question, options: Sequence[Option], rng: Random) -> Option:
    """What it takes away should be what this lord cannot use or does not want."""
    own = set(table.me.orders)
    orders = among(options, ORDER_IDS)
    return best_of(orders, lambda option: -order_worth(table, option.id) if option.id in own else 1.0, rng)


def execute_or_decline(table: Table, question: ExecuteOrDecline, options: Sequence[Option], rng: Random) -> Option:
    """Do it, unless it costs evil or gold that is needed elsewhere."""
    me, order, index = table.me, question.order, question.space
    dear_food = order == "get_food" and index and me.evil + index > WEIGHTS["food_evil"] and me.food > 2
    idle_name = order == "improve_reputation" and index == 2 and me.evil < 3
    tight = me.gold < 2 and table.comes("tax") and len(me.traps) > 2
    lost = order == "recruit_imps" and only_for_the_strike(table, index)
    if lost or dear_food or idle_name or (order == "buy_traps" and index != 1 and tight):
        return named(options, "decline")
    return named(options, "do")


def choose_spy_card(table: Table, question: Question, options: Sequence[Option], rng: Random) -> Option:
    """The first card that is not known yet."""
    unknown = [option for option in options if option.value is not None and not table.knows_combat_card(option.value)]
    return unknown[0] if unknown else named(options, "none")


def dig_square(table: Table, question: DigSquare, options: Sequence[Option], rng: Random) -> Option:
    """Dig up to the limit, as long as the taxes can be borne."""
    squares = among(options, NEIGHBOURS)
    tunnels = sum(tile.kind == "tunnel" and not tile.conquered for tile in table.tiles.values())
    mined = "mine_gold" in table.me.orders
    dear = table.taxed_now and len(table.tiles) // 2 + 1 > table.me.gold + mined
    if not squares or (question.squares and tunnels >= WEIGHTS["tunnels"]) or (dear and tunnels > 2):
        return named(options, "done", "decline")
    return place_tunnel(table, question, squares, rng)


def place_tunnel(table: Table, question: Question, options: Sequence[Option], rng: Random) -> Option:
    """Dig where most squares stay open, deep rather than near the entrance."""
    tiles = set(table.tiles)

    def worth(option: Option) -> float:
        dug = tiles | {option.id}
        return len(dig_squares(dug)) + 0.3 * distances(dug)[option.id]

    return best_of(options, worth, rng)


def mine_tunnel(table: Table, question: Question, options: Sequence[Option], rng: Random) -> Option:
    """Every imp that may."""
    return options[0]


def choose_creature(table: Table, question: Question, options: Sequence[Option], rng: Random) -> Option:
    """The creature worth most, if it is worth anything and need not go hungry at once."""
    creatures = among(options, CREATURES)
    if not creatures:
        return named(options, "decline", "pass")

    def worth(option: Option) -> float:
        return hire_worth(table, option.id) - WEIGHTS["unfed"] * unfed(table, option.id)

    best = best_of(creatures, worth, rng)
    return best if worth(best) > 1.0 else named(options, "decline", "pass", best.id)


def choose_room(table: Table, question: Question, options: Sequence[Option], rng: Random) -> Option:
    """The room that is wanted most."""
    rooms = among(options, ROOMS)
    return best_of(rooms, lambda option: room_worth(table, option.id), rng) if rooms else options[0]


def place_room(table: Table, question: Question, options: Sequence[Option], rng: Random) -> Option:
    """Far from the entrance: a room that produces or scores should fall last."""
    reach = distances(table.tiles)
    return best_of(options, lambda option: reach.get(option.id, 0), rng)


def produce(table: Table, question: Question, options: Sequence[Option], rng: Random) -> Option:
    """Every room that can be used, the best first; no imp where it comes too late."""
    idle = {"magic_room"} if table.last_round or table.me.food <= 1 else set()
    rooms = [option for option in among(options, ROOMS) if option.id not in idle]
    return best_of(rooms, lambda option: ROOM_WORTH.get(option.id, 0.0), rng) if rooms else named(options, "done")


def return_order(table: Table, question: Question, options: Sequence[Option], rng: Random) -> Option:
    """The order that is wanted most next."""
    given = [order for order in table.me.orders if order]
    return best_of(options, lambda option: order_worth(table, option.id, given), rng)


def trap_worth(table: Table, trap: str) -> float:
    """What a trap does in this year's combat, in points of damage, less its fee; nothing where that will be lacking."""
    me, year = table.me, table.game.year - 1
    effects, fee = TRAPS[trap].effects[year], TRAPS[trap].cost[year]
    felled = me.line[0].hit_points if me.line else FELLED[year]
    damage = sum(
        STRUCK.get(effect.to, 1) * (effect.n + felled * effect.full) * (POISON if effect.do == "poison" else 1)
        for effect in effects
    )
    kept = NO_CONQUEST * any(effect.do == "no_conquest" for effect in effects)
    worth = damage + kept
    for supply, left in _left_for_combat(table).items():
        lacking = max(0, getattr(fee, supply) - left)
        if lacking and SEASONS[table.game.season] == "autumn":
            return 0.0
        worth -= LACKING[supply] * lacking + FEES[supply] * (getattr(fee, supply) - lacking)
    return worth


def _left_for_combat(table: Table) -> dict[str, int]:
    """What is left of the supplies when everything is paid that may still come this year, as far as is known."""
    me = table.me
    wages = table.wages if table.comes("payday") else 0
    return {
        "gold": max(0, me.gold - (table.tax if table.comes("tax") else 0)),
        "food": max(0, me.food - wages - table.strike_due(me.imps)),
        "imp": me.imps,
    }


def recall_trap(table: Table, question: Question, options: Sequence[Option], rng: Random) -> Option:
    """A trap that is worth less than what is drawn for it will be on average; else enough have been laid down."""
    drawn = sum(trap_worth(table, trap) for trap in TRAPS) / len(TRAPS)
    weak = [option for option in options if option.id in TRAPS and trap_worth(table, option.id) < drawn - WEAK]
    if weak:
        return drop_trap(table, question, weak, rng)
    return next(option for option in options if option.id == "done")


def drop_trap(table: Table, question: Question, options: Sequence[Option], rng: Random) -> Option:
    """The trap that is missed least."""
    return best_of(options, lambda option: -trap_worth(table, option.id), rng)


def feed(table: Table, question: Question, options: Sequence[Option], rng: Random) -> Option:
    """The monster that is missed least."""
    return best_of(options, lambda option: -HIRE_WORTH[option.id], rng)


def pay_or_dismiss(table: Table, question: Question, options: Sequence[Option], rng: Random) -> Option:
    """The demon first, while there are unpaid monsters to feed it; then cheap wages. Nobody goes who can be paid."""
    everybody = [option for option in options if option.value is None]
    if everybody:
        return everybody[0]
    pay = [option for option in options if option.value.pays]

    def price(option: Option) -> float:
        cost = CREATURES[option.value.kind].cost
        return cost.food + cost.gold + cost.trap + 1.5 * cost.evil + 2 * cost.monster

    eaters = [option for option in pay if CREATURES[option.value.kind].cost.monster]
    if pay:
        return best_of(eaters or pay, lambda option: -price(option), rng)
    return best_of(options, lambda option: -HIRE_WORTH[option.value.kind], rng)


def pay_due(table: Table, question: PayDue, options: Sequence[Option], rng: Random) -> Option:
    """Pay with what there is more of."""
    if question.special == "bonus_day" and table.me.evil < 7 and table.me.gold < 3:
        return named(options, "stop")
    tokens = [option for option in options if option.id != "stop"]
    return best_of(tokens, lambda option: getattr(table.me, option.id), rng)


def trade(table: Table, question: Trade, options: Sequence[Option], rng: Random) -> Option:
    """Food for gold that is not needed; a better name for what is left over."""
    me = table.me
    if question.special == "harvest_festival":
        return named(options, *(["gold"] if me.gold > 2 and me.food < 5 else []), "stop")
    tokens = [option for option in options if option.id != "stop" and getattr(me, option.id) > 3]
    return tokens[0] if tokens and me.evil > 6 else named(options, "stop")


def hunt_witch(table: Table, question: Question, options: Sequence[Option], rng: Random) -> Option:
    """Keep the witch unless the evil would call the paladin."""
    calls = table.me.evil < PALADIN_SPACE <= table.me.evil + WITCH_HUNT_EVIL
    return named(options, "witch" if calls else "evil")


def pay_guild(table: Table, question: Question, options: Sequence[Option], rng: Random) -> Option:
    """Keep the gold unless the evil would call the paladin."""
    return named(options, "gold" if table.me.evil + 1 == PALADIN_SPACE else "evil")


def release_prisoner(table: Table, question: Question, options: Sequence[Option], rng: Random) -> Option:
    """Anybody but the paladin."""
    return best_of(options, lambda option: HEROES[option.id].hero_class != "paladin", rng)
