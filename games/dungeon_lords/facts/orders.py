"""The orders of a round: which can be given, what is still to do, who stands where, what can be changed."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeon_lords.facts.telling import about, names, of, secret, told
from games.dungeon_lords.rules.arrivals import AUTUMN
from games.dungeon_lords.rules.combat.planning import ChangePlan, PlanBattle
from games.dungeon_lords.rules.components import ORDER_IDS
from games.dungeon_lords.rules.minions import is_produced, questions_of
from games.dungeon_lords.rules.orders.executing import carried_out
from games.dungeon_lords.rules.orders.orders import ChangeOrders, ChooseOrder
from games.dungeon_lords.rules.orders.production import LAST_YEAR, returnable
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Entry
from rules.facts import Fact
from rules.messages import TABLE, Args, Seat, refer, seat_name

CHANGES: dict[type[Entry], str] = {
    ChangePlan: "change_plan",
    ChangeOrders: "change_orders",
    PlanBattle: "change_planning",
    ChooseOrder: "change_choosing",
}
"""The texts about changing one's mind, by the question that is open."""


def facts(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """Every fact about orders, and about changing one's mind (DL-16.5)."""
    if not game.in_combat:
        yield from _hand(game, seat)
        yield from _areas(game)
    if game.phase == "executing":
        yield from _to_do(game, seat)
    waiting = {question.seat for question in game.questions if question.awaited} - {seat, TABLE}
    open_now = [CHANGES[type(each)] for each in questions_of(game, seat) if type(each) in CHANGES]
    players = [seat_name(other) for other in sorted(waiting)]
    yield secret("change", open_now[0] if open_now else "change_no", players=players, number=len(players))


def _hand(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """Which orders the lord cannot give, until when, and which of this round's come back (DL-10.9, DL-10.10)."""
    lord, produced = game.lords[seat], is_produced(game)
    when: Args = {"last": int(game.year == LAST_YEAR and game.season == AUTUMN)}
    when["first"] = int(game.year == 1 and game.season == 0)
    for order in ORDER_IDS:
        state = "order_given" if order in lord.orders else "order_free"
        if order in lord.disabled:
            state = "order_barred_next" if produced else "order_barred"
        fact = secret("order", state, f"order-{order}", order=refer(f"order-{order}"), **when)
        yield _crowded_out(game, seat, order) or fact
    if lord.disabled:
        closed = names("order", lord.disabled)
        yield secret("order", "orders_barred_next" if produced else "orders_barred", orders=closed, **when)
    if lord.orders and not produced:
        first, *rest = lord.orders
        choice = names("order", [order for order in returnable(lord) if order != first])
        settled = int(game.phase == "production" or not choice)
        back: Args = {"order": refer(f"order-{first}"), "rest": names("order", rest), "choice": choice}
        yield secret("back", "back", number=len(choice), settled=settled, **back)


def _crowded_out(game: DungeonLordsState, seat: Seat, order: str) -> Fact | None:
    """Why an order of this round is not carried out: its area was full; whether it comes back (DL-6.7, DL-10.10)."""
    lord, minions = game.lords[seat], game.spaces.get(order, [])
    if order not in lord.on_card or not minions or seat in minions or None in minions:
        return None
    others = names("order", [other for other in lord.orders if other != order])
    crowd: Args = {"order": refer(f"order-{order}"), "others": others, **_standing(minions)}
    return secret("order", "crowded_out", f"order-{order}", first=int(lord.orders[0] == order), **crowd)


def _standing(minions: list[Seat | str | None]) -> Args:
    """Who stands on the three spaces of an area, as a, b and c."""
    return {
        name: seat_name(minion) if isinstance(minion, int) else refer(f"colour-{minion}") if minion else "none"
        for name, minion in zip("abc", minions, strict=True)
    }


def _areas(game: DungeonLordsState) -> Iterator[Fact]:
    """Who stands on which space of each area, and why (DL-6.4, DL-6.7)."""
    for order, minions in game.spaces.items():
        if any(minion is not None for minion in minions):
            area: Args = {"order": refer(f"order-{order}"), **_standing(minions)}
            outsiders = sum(isinstance(minion, str) for minion in minions)
            yield told("space", "space", f"order-{order}", outsiders=outsiders, **area)


def pending(game: DungeonLordsState, seat: Seat) -> list[str]:
    """The orders of a lord that are not carried out yet, the one at hand included."""
    done = carried_out(game)
    return [
        order
        for order in ORDER_IDS
        if any(who == seat and at not in done.get(order, []) for at, who in enumerate(game.spaces.get(order, [])))
    ]


def _to_do(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """The orders that each lord still has to carry out."""
    for other in range(game.seats):
        orders = names("order", pending(game, other))
        who: Args = {"player": seat_name(other), "own": int(other == seat), "number": len(orders)}
        yield about(of(other, seat), "todo", "todo", orders=orders, **who)
