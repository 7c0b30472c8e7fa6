"""Answers of the heuristic player outside combat: orders, actions, production, events."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Sequence
from dataclasses import replace
from functools import cache, partial
from itertools import permutations
from random import Random
from typing import Any

from games.dungeon_lords.players.alternatives import only_for_the_strike
from games.dungeon_lords.rules import estimates
from games.dungeon_lords.rules.components import (
    CREATURES,
    FIRST_HIRE_FEE,
    HEROES,
    ORDER_IDS,
    ORDERS,
    ROOMS,
    ROUNDS,
    SEASONS,
    TRAPS,
    Cost,
)
from games.dungeon_lords.rules.costs import cost_fault
from games.dungeon_lords.rules.estimates import Situation
from games.dungeon_lords.rules.grid import NEIGHBOURS, dig_squares, distances
from games.dungeon_lords.rules.orders.building import room_squares
from games.dungeon_lords.rules.orders.digging_and_mining import DEPTH, DigSquare, mine_squares, mining_space, workers
from games.dungeon_lords.rules.orders.orders import ORDERS_PER_ROUND
from games.dungeon_lords.rules.orders.simple_orders import trap_cards
from games.dungeon_lords.rules.pieces import PALADIN_SPACE
from games.dungeon_lords.rules.specials import WITCH_HUNT_EVIL, PayDue, Trade
from rules.answer_values import AnswerValue
from rules.questions import Option, without_steps_back

HUNTED = (WITCH_HUNT_EVIL + 1) * estimates.EVIL_COST
"""The cost of a witch when she is hunted: evil, and that the lord loses none for having no witch."""
WORTH_HIRING = 1.0
"""A creature worth less is not hired."""
ENOUGH_FOOD = 2
"""With more food than this, it takes no food for evil."""
SPACE_ODDS = ((0.6, 0.25, 0.15), (0.55, 0.3, 0.15), (0.4, 0.35, 0.25))
"""The odds that the first, second and third order come to the spaces I, II and III of their areas."""
TITLE = 0.3
"""The worth of an order that may bring a title at the end and nothing else."""
OWN_CHANCE = 0.6
"""The random part of the estimates of orders, so that games differ."""
STRUCK = {"each": 2.5, "others": 1.5}
"""Roughly how many adventurers a trap strikes, by the kind it is meant for; otherwise one."""
FELLED = (4, 5.5)
"""The estimated hit points of the first in line, by year, as long as the line is empty."""
WEIGHTS = {"poison": 0.6}
"""A point of poison, compared with a point of damage: it takes effect after the conquest."""
NO_CONQUEST = 2.0
"""A tile that is not conquered, in points of damage."""
FEES = {"gold": 0.8, "food": 0.8, "imp": 1.5}
"""The cost of a trap when it is revealed, in points of damage."""
LACKING = {"gold": 2.5, "food": 1.5, "imp": 1.5}
"""The cost of each token that must first be obtained: food comes three at a time, gold one by one."""
WEAK = 0.5
"""A trap is exchanged for a new one if it is worth less than an average one by more than this."""


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
    """Three orders, each the one that adds most to the estimate of those before it.

    There is a small random part so that games differ.
    """
    worths = OrderWorths(situation)

    def worth(order: str, chosen: list[str]) -> float:
        return worths.of((*chosen, order))

    return estimates.best_orders([option.id for option in options], worth, rng, OWN_CHANCE)


class OrderWorths:
    """The worth of orders to a lord, each among others; nothing is worked out twice."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self._worth = cache(partial(_worth_if_done, situation))
        self._chances = cache(partial(_chances, situation))

    def of(self, orders: tuple[str, ...]) -> float:
        """The worth of these orders together."""
        return sum(self.of_one(order, orders) for order in orders)

    def of_one(self, order: str, orders: tuple[str, ...]) -> float:
        """The worth of an order as one of these, by the spaces on which it will be carried out."""
        place, fee = orders.index(order), self.situation.game.full and orders[0] == "hire_monster"
        if fee and place == 0 and self.situation.me.gold < FIRST_HIRE_FEE:
            return 0.0
        earlier = tuple(other for other in ORDER_IDS[: ORDER_IDS.index(order)] if other in orders)
        chances = self._chances(order, earlier, fee=fee)
        expected = sum(odds * chance for odds, chance in zip(SPACE_ODDS[place], chances, strict=True))
        return self._worth(order, orders[:place]) * expected


def _worth_if_done(situation: Situation, order: str, chosen: Collection[str] = ()) -> float:
    """The worth of carrying out an order: no more than a title if it has no other effect."""
    worth = estimates.order_worth(situation, order, chosen)
    return min(worth, TITLE) if _is_idle(situation, order) else worth


def _is_idle(situation: Situation, order: str) -> bool:
    """Whether an order yields something useless in this position."""
    me = situation.me
    match order:
        case "mine_gold" if situation.last_round:
            return me.gold >= (situation.tax if situation.may_come("tax") else 0)
        case "dig_tunnels" if situation.last_round:
            return sum(not tile.conquered for tile in situation.tiles.values()) >= ROUNDS
    return False


def _after(situation: Situation, orders: Collection[str], *, fee: bool) -> Situation:
    """The position once these orders have been carried out, each on its space I, and the `fee` for hiring first."""
    if not orders and not fee:
        return situation
    me = replace(situation.me)
    me.gold = max(0, me.gold - FIRST_HIRE_FEE * fee)
    for order in orders:
        space = ORDERS[order].spaces[0]
        if cost_fault(me, space.cost):
            continue
        working = min(space.imps_at_work, me.free_imps)
        me.gold += space.gold - space.cost.gold + (min(working, len(mine_squares(me))) if order == "mine_gold" else 0)
        me.food += space.food - space.cost.food
        me.busy_imps += working
    return situation.with_lord(me)


def _chances(situation: Situation, order: str, earlier: Collection[str], *, fee: bool) -> list[float]:
    """The chances on the spaces I to III after `earlier` orders, and after the `fee` for hiring first."""
    after = _after(situation, earlier, fee=fee)
    return [_chance(after, order, index) for index in range(len(ORDERS[order].spaces))]


def _chance(situation: Situation, order: str, index: int) -> float:
    """The chance that a lord can and will carry out an order on a space (0 for I).

    Where several lords choose from one offer, the last space chooses first: what is alone of its kind may be gone.
    """
    me, game, space = situation.me, situation.game, ORDERS[order].spaces[index]
    if cost_fault(me, space.cost) or _declines(situation, order, index):
        return 0.0
    wanted = 1
    match order:
        case "dig_tunnels":
            wanted = workers(me, space)
        case "mine_gold":
            wanted = min(workers(me, space), len(mine_squares(me)))
        case "buy_traps":
            wanted = len(game.trap_deck) - sum(trap_cards(game, earlier) for earlier in ORDERS[order].spaces[:index])
        case "hire_monster":
            if extra := space.cost.food:
                situation = situation.with_lord(replace(me, food=me.food - extra))
            wanted = sum(creature_worth(situation, kind) > WORTH_HIRING for kind in game.tavern)
        case "build_room":
            wanted = sum(bool(room_squares(me, room)) for room in game.market)
    most = 1 if not ORDERS[order].last_space_first or index == len(ORDERS[order].spaces) - 1 else 2
    return max(0.0, min(1.0, wanted / most))


def rank_orders(situation: Situation, options: Sequence[Option]) -> list[AnswerValue]:
    """All ordered choices of three orders by their estimates, the best permutation of each three first."""
    choices = permutations([option.id for option in without_steps_back(options)], ORDERS_PER_ROUND)
    worths = OrderWorths(situation)
    estimated = (AnswerValue(orders, worths.of(orders)) for orders in choices)
    by_worth = sorted(estimated, key=lambda answer: -(answer.worth or 0.0))
    best = {frozenset(answer.ids): answer for answer in reversed(by_worth)}
    return sorted(by_worth, key=lambda answer: best[frozenset(answer.ids)] is not answer)


def answer(situation: Situation, question: Any, options: Sequence[Option], rng: Random) -> Option:
    """The answer to a question outside combat that takes one option."""
    me = situation.me
    match question.kind:
        case "choose_nonplayer_order":  # one that takes away what this lord cannot use or does not want
            orders, worths = tuple(me.orders), OrderWorths(situation)

            def harm(option: Option) -> float:
                return -worths.of_one(option.id, orders) if option.id in orders else 1.0

            return best_of(among(options, ORDER_IDS), harm, rng)
        case "execute_or_decline":
            return named(options, "decline" if _declines(situation, question.order, question.space) else "do")
        case "choose_spy_card":  # the first that is not known yet
            known = situation.game.seen_cards(situation.seat)
            unknown = (option for option in options if option.value is not None and known[option.value] is None)
            return next(unknown, named(options, "none"))
        case "dig_square":
            return _dig_square(situation, question, options, rng)
        case "place_tunnel":
            return _place_tunnel(situation, options, rng)
        case "choose_creature" | "last_call":
            return _choose_creature(situation, options, rng)
        case "choose_room" if rooms := among(options, ROOMS):
            return best_of(rooms, lambda option: estimates.room_worth(situation, option.id), rng)
        case "place_room":  # far from the entrance: a room that produces or scores should fall last
            reach = distances(situation.tiles)
            return best_of(options, lambda option: reach.get(option.id, 0), rng)
        case "produce":  # every room that can be used; no imp where its product would come too late
            idle = {"magic_room"} if situation.last_round or me.food <= 1 else set()
            rooms = [option for option in among(options, ROOMS) if option.id not in idle]
            if not rooms:
                return named(options, "done")
            return best_of(rooms, lambda option: estimates.ROOM_WORTH.get(option.id, 0.0), rng)
        case "return_order":  # the one that is wanted most next
            given = [order for order in me.orders if order]
            return best_of(options, lambda option: _worth_if_done(situation, option.id, given), rng)
    return _payment(situation, question, options, rng)


def _payment(situation: Situation, question: Any, options: Sequence[Option], rng: Random) -> Option:
    """The answer to a question about what a lord gives away; to all others, the first is as good as any."""
    me = situation.me
    match question.kind:
        case "pay_trap" | "discard_trap":
            return best_of(options, lambda option: -trap_worth(situation, option.id), rng)
        case "recall_traps":  # one worth less than its replacement will be on average
            drawn = sum(trap_worth(situation, trap) for trap in TRAPS) / len(TRAPS)
            weak = [trap for trap in among(options, TRAPS) if trap_worth(situation, trap.id) < drawn - WEAK]
            if not weak:
                return named(options, "done")
            return best_of(weak, lambda option: -trap_worth(situation, option.id), rng)
        case "pay_monster":
            return best_of(options, lambda option: -estimates.HIRE_WORTH[option.id], rng)
        case "pay_or_dismiss":
            return _pay_or_dismiss(options, rng)
        case "pay_due":
            return _pay_due(situation, question, options, rng)
        case "trade":
            return _trade(situation, question, options)
        case "hunt_witch":  # the witch is kept unless the evil would call the paladin
            calls_paladin = me.evil < PALADIN_SPACE <= me.evil + WITCH_HUNT_EVIL
            return named(options, "witch" if calls_paladin else "evil")
        case "pay_guild":  # so is the gold
            return named(options, "gold" if me.evil + 1 == PALADIN_SPACE else "evil")
        case "release_prisoner":
            return best_of(options, lambda option: HEROES[option.id].hero_class != "paladin", rng)
    return options[0]


def _declines(situation: Situation, order: str, index: int) -> bool:
    """Whether a simple order costs more on its space than it brings."""
    me = situation.me
    match order:
        case "get_food":
            wages = situation.wages if situation.may_come("payday") else 0
            calls = me.evil < PALADIN_SPACE <= me.evil + index
            enough = me.food > ENOUGH_FOOD and (me.food >= wages or calls)
            return bool(index) and me.evil + index > estimates.EVIL_FOR_FOOD and enough
        case "improve_reputation":
            return index == 2 and me.evil < 3
        case "recruit_imps":
            return only_for_the_strike(situation, index)
        case "buy_traps":
            return index != 1 and me.gold < 2 and situation.may_come("tax") and len(me.traps) > 2
    return False


def _dig_square(situation: Situation, question: DigSquare, options: Sequence[Option], rng: Random) -> Option:
    """Dig up to the limit, as long as the taxes stay affordable and an imp is left for the mine."""
    squares = among(options, NEIGHBOURS)
    mine = mining_space(situation.game, situation.seat)
    if question.squares and mine is not None:
        squares = squares if situation.me.free_imps > 1 + mine.foreman else []
    dear = situation.event_now == "tax" and len(situation.tiles) // 2 + 1 > situation.me.gold + (mine is not None)
    enough = question.squares and situation.tunnels >= estimates.TUNNELS_WANTED
    if not squares or enough or (dear and situation.tunnels > 2):
        return named(options, "done", "decline")
    return _place_tunnel(situation, squares, rng)


def _place_tunnel(situation: Situation, options: Sequence[Option], rng: Random) -> Option:
    """Dig where most squares stay open, deep rather than near the entrance."""
    tiles = set(situation.tiles)

    def worth(option: Option) -> float:
        dug = tiles | {option.id}
        return len(dig_squares(dug)) + DEPTH * distances(dug)[option.id]

    return best_of(options, worth, rng)


def _choose_creature(situation: Situation, options: Sequence[Option], rng: Random) -> Option:
    """The creature worth most, if it is worth anything and need not go hungry at once."""
    creatures = among(options, CREATURES)
    if not creatures:
        return named(options, "decline", "pass")
    best = best_of(creatures, lambda option: creature_worth(situation, option.id), rng)
    if creature_worth(situation, best.id) > WORTH_HIRING:
        return best
    return named(options, "decline", "pass", best.id)


def creature_worth(situation: Situation, kind: str) -> float:
    """The worth of hiring a creature, which may have to be paid again at once or, if a witch, be given up."""
    worth = estimates.hire_worth(situation, kind) - estimates.UNFED * estimates.unfed(situation, kind)
    return worth - (HUNTED if kind == "witch" and hunt_comes(situation) else 0.0)


def hunt_comes(situation: Situation) -> bool:
    """Whether it is known that the witch hunt is still to come this year, and the lord has no witch yet.

    With more than one witch, only one is hunted.
    """
    game, events = situation.game, situation.events
    if not game.full or "special" not in events or any(creature.kind == "witch" for creature in situation.me.lair):
        return False
    return game.specials[game.year - 1] == "witch_hunt" and events.index("special") + 1 >= game.season


def trap_strength(trap: str, year: int, felled: int | None = None) -> float:
    """The damage of a trap in a year's combat; `felled`: the hit points of the first in line."""
    effects = TRAPS[trap].effects[year - 1]
    front = FELLED[year - 1] if felled is None else felled
    damage = [
        STRUCK.get(effect.to, 1) * (effect.n + front * effect.full) * WEIGHTS.get(effect.do, 1) for effect in effects
    ]
    return sum(damage) + NO_CONQUEST * any(effect.do == "no_conquest" for effect in effects)


def trap_worth(situation: Situation, trap: str) -> float:
    """The damage of a trap in this year's combat, less its fee; nothing if the fee will not be affordable."""
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
    wages = situation.wages if situation.may_come("payday") else 0
    return {
        "gold": max(0, me.gold - (situation.tax if situation.may_come("tax") else 0)),
        "food": max(0, me.food - wages - situation.strike_due(me.imps)),
        "imp": me.imps,
    }


def _pay_or_dismiss(options: Sequence[Option], rng: Random) -> Option:
    """The demon first, while there are unpaid monsters to feed it; then cheap wages. Dismiss none that can be paid."""
    everyone = [option for option in options if option.value is None]
    if everyone:
        return everyone[0]
    pay = [option for option in options if option.value.pays]

    def price(option: Option) -> float:
        cost: Cost = option.value.creature.card.cost
        return cost.food + cost.gold + cost.trap + 1.5 * cost.evil + 2 * cost.monster

    eaters = [option for option in pay if option.value.creature.card.cost.monster]
    if pay:
        return best_of(eaters or pay, lambda option: -price(option), rng)
    return best_of(options, lambda option: -estimates.HIRE_WORTH[option.value.creature.kind], rng)


def _pay_due(situation: Situation, question: PayDue, options: Sequence[Option], rng: Random) -> Option:
    """Pay with whatever there is more of."""
    if question.special == "bonus_day" and situation.me.evil < 7 and situation.me.gold < 3:
        return named(options, "stop")
    tokens = [option for option in options if option.mark]
    return best_of(tokens, lambda option: getattr(situation.me, option.id) - question.given.count(option.id), rng)


def _trade(situation: Situation, question: Trade, options: Sequence[Option]) -> Option:
    """Food for gold that is not needed; a better name for what is left over."""
    me, given = situation.me, question.given
    if question.special == "harvest_festival":
        sells = me.gold - len(given) > 2 and me.food + 2 * len(given) < 5
        return named(options, "gold", "stop") if sells else named(options, "stop")
    spare = [option for option in options if option.mark and getattr(me, option.id) - given.count(option.id) > 3]
    return spare[0] if spare and me.evil - len(given) > 6 else named(options, "stop")
