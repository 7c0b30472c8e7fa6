"""When it can make sense to leave an order undone, not to do as much as it allows, or to give an outsider one's own.

What an order brings for nothing nobody refuses: to have its card back a round earlier is never worth as much.
"""

from __future__ import annotations

from games.dungeon_lords.rules.combat.combat import ROUNDS
from games.dungeon_lords.rules.components import CREATURES, ORDERS, ROOMS, SEASONS
from games.dungeon_lords.rules.estimates import Table, recruits_stay
from games.dungeon_lords.rules.orders.building import ChooseRoom
from games.dungeon_lords.rules.orders.digging import MineTunnel, mine_squares, workers
from games.dungeon_lords.rules.orders.hiring import ChooseCreature
from games.dungeon_lords.rules.orders.orders import ChooseNonplayerOrder
from games.dungeon_lords.rules.orders.simple_orders import ExecuteOrDecline
from games.dungeon_lords.rules.state import PALADIN_SPACE
from rules.answer_values import AnswerValue
from rules.questions import Question

WAGE = 1
"""Food that most creatures take at least."""
BEFORE_COMBAT = ("summer", "autumn")
"""Seasons in which nobody can count on hiring somebody else in time."""


def sensible(table: Table, question: Question, answers: list[AnswerValue]) -> list[AnswerValue]:
    """The first answer, and the others without those that do less than they could, or harm, and gain nothing by it."""
    first, *others = answers
    carried_out = [first, *(other for other in others if other.ids != ("decline",))]
    match question:
        case ChooseNonplayerOrder():
            return [first, *(other for other in others if not _worsens_own_space(table, other.ids[0]))]
        case MineTunnel() if not _works_at_home(table):
            return [first]
        case ExecuteOrDecline(order=order, space=index) if not _is_dear(table, order, index):
            return carried_out
        case ChooseRoom(space=index) if not _is_dear(table, "build_room", index):
            return carried_out
        case ChooseCreature() if _needs_somebody(table, [answer.ids[0] for answer in carried_out]):
            return carried_out
    return answers


def _worsens_own_space(table: Table, order: str) -> bool:
    """Whether an outsider would push this lord from a space to a later one, or out, that somebody else may want too.

    It stands on I. Who is placed before everybody else, or is the only one with that order, can gain by it.
    """
    game, seat, orders = table.game, table.seat, table.me.orders
    if order not in orders:
        return False
    placed_first = game.starter == seat and orders[0] == order
    rivals = [lord for other, lord in enumerate(game.lords) if other != seat and order not in lord.disabled]
    return game.spaces[order].count(None) < 2 or (bool(rivals) and not placed_first)


def only_for_the_strike(table: Table, index: int) -> bool:
    """Whether a strike in this round takes, for want of the food that they cost, all the imps that a space brings."""
    space = ORDERS["recruit_imps"].spaces[index]
    food = table.me.food - _due(table, "recruit_imps")[1]
    return not recruits_stay(table, food, space.imps, space.cost.food)


def _works_at_home(table: Table) -> bool:
    """Whether a room of one's own could use an imp that does not mine."""
    return any(tile.is_room and not tile.conquered and ROOMS[tile.kind].workers for tile in table.tiles.values())


def _is_dear(table: Table, order: str, index: int) -> bool:
    """Whether a space makes the lord more evil, or takes gold or food that is still to be paid in this round."""
    cost = ORDERS[order].spaces[index].cost
    gold, food = _due(table, order)
    food += table.strike_due(table.me.imps)
    gold_short = cost.gold and table.me.gold - cost.gold < gold
    food_short = cost.food and table.me.food - cost.food < food
    return bool(cost.evil or gold_short or food_short)


def _due(table: Table, order: str) -> tuple[int, int]:
    """Gold and food still to be paid in this round when `order` is done; gold that will be mined is taken off.

    What striking imps want is not in it: it depends on how many there will be.
    """
    gold, food = table.tax if table.taxed_now else 0, table.wages if table.paid_now else 0
    areas = list(ORDERS)
    for later in areas[areas.index(order) + 1 :]:
        for space, minion in zip(ORDERS[later].spaces, table.game.spaces[later], strict=True):
            if minion == table.seat:
                gold, food = gold + space.cost.gold, food + space.cost.food + WAGE * (later == "hire_monster")
                if later == "mine_gold":
                    gold -= min(workers(table.me, space), len(mine_squares(table.me)))
    return gold, food


def _needs_somebody(table: Table, offered: list[str]) -> bool:
    """Whether the combat is near, somebody is missing in it, and one of those offered can be kept until then."""
    near = SEASONS[table.game.season] in BEFORE_COMBAT and len(table.me.lair) < ROUNDS
    return near and any(kind in CREATURES and _can_be_kept(table, kind) for kind in offered)


def _can_be_kept(table: Table, kind: str) -> bool:
    """Whether there is enough for a creature now and, where payday may still come, for its wage.

    Nor may its evil, paid twice, call the paladin.
    """
    me, cost = table.me, CREATURES[kind].cost
    evil, food = me.evil + cost.evil, me.food - cost.food
    if table.comes("payday"):
        evil, food = evil + cost.evil, food - cost.food - table.wages
    return evil < PALADIN_SPACE and food >= 0
