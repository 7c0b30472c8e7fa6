"""Which answers are worth trying besides the heuristic one: when it can make sense to decline an order or do less.

An order whose gain costs nothing is never declined: getting its card back a round earlier is worth less.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeon_lords.rules.components import CREATURES, ORDER_IDS, ORDERS, ROOMS, ROUNDS, SEASONS, Cost
from games.dungeon_lords.rules.estimates import Situation, recruits_stay
from games.dungeon_lords.rules.orders.building import ChooseRoom
from games.dungeon_lords.rules.orders.digging_and_mining import MineTunnel, mine_squares, workers
from games.dungeon_lords.rules.orders.hiring import ChooseCreature
from games.dungeon_lords.rules.orders.orders import ChooseNonplayerOrder
from games.dungeon_lords.rules.orders.simple_orders import ExecuteOrDecline
from games.dungeon_lords.rules.pieces import PALADIN_SPACE
from rules.answer_values import AnswerValue
from rules.questions import Question

WAGE = 1
"""The minimum food cost of most creatures."""
FEW = 2
"""So few creatures and traps leave some rounds of the combat without either."""
BEFORE_COMBAT = ("summer", "autumn")
"""Seasons after which it may be too late to hire another creature."""


def worth_trying(situation: Situation, question: Question, answers: list[AnswerValue]) -> list[AnswerValue]:
    """The first answer, and those others that may gain something by declining, doing less, or doing harm."""
    first, *others = answers
    carried_out = [first, *(other for other in others if other.ids != ("decline",))]
    match question:
        case ChooseNonplayerOrder():
            return [first, *(other for other in others if not _worsens_own_space(situation, other.ids[0]))]
        case MineTunnel() if not _works_at_home(situation):
            return [first]
        case ExecuteOrDecline(order=order, space=index) if not _is_dear(situation, order, index):
            return carried_out
        case ChooseRoom(space=index) if not _is_dear(situation, "build_room", index):
            return carried_out
        case ChooseCreature() if _needs_someone(situation, [answer.ids[0] for answer in carried_out]):
            return carried_out
    return answers


def arms_if_needed(situation: Situation, orders: Sequence[str]) -> bool:
    """Whether these orders bring a creature or a trap in the last season before the combat, if that is still needed.

    True as well in other seasons, with enough of both, and when none of the two can be had.
    """
    me, game = situation.me, situation.game
    if SEASONS[game.season] != "autumn" or len(me.lair) + len(me.traps) > FEW:
        return True
    hires = "hire_monster" not in me.disabled and any(_can_be_kept(situation, kind) for kind in game.tavern)
    buys = "buy_traps" not in me.disabled and me.gold > 0
    return not (hires or buys) or (hires and "hire_monster" in orders) or (buys and "buy_traps" in orders)


def _worsens_own_space(situation: Situation, order: str) -> bool:
    """Whether an outsider would push this lord to a later space that another lord may want too, or out of the area.

    It is on space I. A lord who is placed before all others, or is the only one with that order, can gain from it.
    """
    game, seat, orders = situation.game, situation.seat, situation.me.orders
    if order not in orders:
        return False
    placed_first = game.starter == seat and orders[0] == order
    rivals = [lord for other, lord in enumerate(game.lords) if other != seat and order not in lord.disabled]
    return game.spaces[order].count(None) < 2 or (bool(rivals) and not placed_first)


def only_for_the_strike(situation: Situation, index: int) -> bool:
    """Whether a strike in this round takes all the imps that a space brings, for lack of the food that they cost."""
    space = ORDERS["recruit_imps"].spaces[index]
    food = situation.me.food - _due(situation, "recruit_imps").food
    return not recruits_stay(situation, food, space.imps, space.cost.food)


def _works_at_home(situation: Situation) -> bool:
    """Whether one of the lord's own rooms could use an imp that does not mine."""
    return any(tile.is_room and not tile.conquered and ROOMS[tile.kind].workers for tile in situation.tiles.values())


def _is_dear(situation: Situation, order: str, index: int) -> bool:
    """Whether a space makes the lord more evil, or takes gold or food that is still to be paid in this round."""
    me, cost, due = situation.me, ORDERS[order].spaces[index].cost, _due(situation, order)
    gold_short = cost.gold > 0 and me.gold - cost.gold < due.gold
    food_short = cost.food > 0 and me.food - cost.food < due.food + situation.strike_due(me.imps)
    return cost.evil > 0 or gold_short or food_short


def _due(situation: Situation, order: str) -> Cost:
    """Gold and food still to be paid in this round when `order` is done; gold that will be mined is taken off.

    What striking imps demand is not included: it depends on how many there will be.
    """
    gold = situation.tax if situation.event_now == "tax" else 0
    food = situation.wages if situation.event_now == "payday" else 0
    for later in ORDER_IDS[ORDER_IDS.index(order) + 1 :]:
        for space, minion in zip(ORDERS[later].spaces, situation.game.spaces[later], strict=True):
            if minion == situation.seat:
                gold += space.cost.gold
                food += space.cost.food + (WAGE if later == "hire_monster" else 0)
                if later == "mine_gold":
                    gold -= min(workers(situation.me, space), len(mine_squares(situation.me)))
    return Cost(gold=gold, food=food)


def _needs_someone(situation: Situation, offered: list[str]) -> bool:
    """Whether combat is near, another fighter is needed for it, and one of those offered can be kept until then."""
    near = SEASONS[situation.game.season] in BEFORE_COMBAT and len(situation.me.lair) < ROUNDS
    return near and any(kind in CREATURES and _can_be_kept(situation, kind) for kind in offered)


def _can_be_kept(situation: Situation, kind: str) -> bool:
    """Whether there is enough for a creature now and, where payday may still come, for its wage.

    Its evil, paid twice, must not call the paladin either.
    """
    me, cost = situation.me, CREATURES[kind].cost
    evil, food = me.evil + cost.evil, me.food - cost.food
    if situation.may_come("payday"):
        evil, food = evil + cost.evil, food - cost.food - situation.wages
    return evil < PALADIN_SPACE and food >= 0
