"""What a lord may ask about what is ahead: the orders still to carry out and what they leave, and the next season."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeon_lords.rules.arrivals import AUTUMN, kindest_next
from games.dungeon_lords.rules.components import CREATURES, ORDER_IDS, ORDERS, SEASONS, SPACE_NAMES
from games.dungeon_lords.rules.costs import cost_fault, plus
from games.dungeon_lords.rules.minions import questions_of, state_of
from games.dungeon_lords.rules.option_texts import evil_to_lose
from games.dungeon_lords.rules.orders.building import room_squares
from games.dungeon_lords.rules.orders.digging import MINE, MineTunnel
from games.dungeon_lords.rules.orders.executing import carried_out
from games.dungeon_lords.rules.orders.production import LAST_YEAR
from games.dungeon_lords.rules.state import DungeonLordsState, Lord
from rules.cases import Case
from rules.messages import Args, Message, Seat, refer, seat_name

HIRE, BUILD = "hire_monster", "build_room"


def ahead_cases(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Every such case of a lord."""
    yield from _left(game, seat)
    yield from _next_season(game)


def pending(game: DungeonLordsState, seat: Seat) -> list[str]:
    """The orders of a lord that are not carried out yet, the one at hand included."""
    if game.phase != "executing":
        return []
    done, lord = carried_out(game), game.lords[seat]
    return [
        order
        for order in ORDER_IDS
        if order not in lord.on_card
        and any(
            minion == seat and at not in done.get(order, []) for at, minion in enumerate(game.spaces.get(order, []))
        )
    ]


def means_before(game: DungeonLordsState, seat: Seat, order: str) -> Lord:
    """What the lord would have for an order after carrying out, if it can, all of its own orders before it."""
    then = game.lords[seat]
    for earlier in pending(game, seat):
        if earlier == order:
            break
        space = ORDERS[earlier].spaces[game.spaces[earlier].index(seat)]
        if earlier in (HIRE, BUILD) or cost_fault(then, space.cost):
            continue
        mined = gold_to_mine(game, seat) if earlier == MINE else 0
        changes = {
            "gold": then.gold - space.cost.gold + space.gold + mined,
            "food": then.food - space.cost.food + space.food,
            "evil": then.evil + space.cost.evil - evil_to_lose(then, -space.evil),
            "traps": [*then.traps, *[""] * space.traps],  # which ones is unknown
        }
        then = then.model_copy(update=changes)
    return then


def mining(game: DungeonLordsState, seat: Seat) -> MineTunnel | None:
    """The question of the order to mine gold that the lord still has to carry out; None if there is no such order."""
    minions = game.spaces.get(MINE, [])
    if seat not in minions or state_of(game, seat, MINE) != "due":
        return None
    return MineTunnel(seat=seat, space=minions.index(seat))


def gold_to_mine(game: DungeonLordsState, seat: Seat) -> int:
    """The most gold that this order can still bring."""
    asked = next((each for each in questions_of(game, seat) if isinstance(each, MineTunnel)), mining(game, seat))
    return 0 if asked is None else max((option.value or 0 for option in asked.options(game)), default=0)


def unplaced(game: DungeonLordsState, seat: Seat, order: str) -> Message | None:
    """Why an order of this round is not carried out: its area was full; whether it comes back (DL-6.7, DL-10.10)."""
    lord, minions = game.lords[seat], game.spaces.get(order, [])
    if game.phase not in ("executing", "production") or order not in lord.on_card or None in minions or not minions:
        return None
    if seat in minions:  # passed on
        return None
    args: Args = {"order": refer(f"order-{order}"), "first": int(lord.orders[0] == order)}
    for name, minion in zip("abc", minions, strict=False):
        if minion is not None:
            args[name] = refer(f"colour-{minion}") if isinstance(minion, str) else seat_name(minion)
    args["others"] = [refer(f"order-{other}") for other in lord.orders if other != order]
    return Message("case-unplaced", args)


def _left(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """The orders that each lord still has to carry out in this round, and what its own ones cost and leave."""
    if game.phase != "executing":
        return
    for other in range(game.seats):
        orders = [refer(f"order-{order}") for order in pending(game, other)]
        args: Args = {"player": seat_name(other), "orders": orders, "number": len(orders), "own": int(other == seat)}
        args |= {"gold": game.lords[other].gold, "food": game.lords[other].food}
        yield Case("todo", Message("case-todo", args), seats=() if other == seat else (other,))
    for order in pending(game, seat):
        yield Case("todo", _item(game, seat, order))


def _item(game: DungeonLordsState, seat: Seat, order: str) -> Message:
    """What an order still to be carried out costs and gives, and what there will be to pay for it."""
    then, now, index = means_before(game, seat, order), game.lords[seat], game.spaces[order].index(seat)
    cost = ORDERS[order].spaces[index].cost
    space = f"space-{order}-{index + 1}" + ("_of_2" if order == "buy_traps" and game.year > 1 else "")
    args: Args = {"order": refer(f"order-{order}"), "space": SPACE_NAMES[index], "gives": refer(space)}
    args |= {"gold": then.gold, "food": then.food, "short": int(cost_fault(then, cost) is not None)}
    if order == HIRE:
        kinds = list(dict.fromkeys(game.tavern))
        prices = {kind: plus(CREATURES[kind].cost, food=cost.food) for kind in kinds}
        fitting = [kind for kind in kinds if not cost_fault(then, prices[kind])]
        lost = [kind for kind in kinds if kind not in fitting and not cost_fault(now, prices[kind])]
        args |= {"fitting": [refer(f"creature-{kind}") for kind in fitting], "number": len(fitting)}
        args |= {"lost": [refer(f"creature-{kind}") for kind in lost], "missed": len(lost)}
        return Message("case-todo_hire", args)
    if order == BUILD:
        fitting = [room for room in game.market if room_squares(now, room)]
        args |= {"fitting": [refer(f"room-{room}") for room in fitting], "number": len(fitting)}
        return Message("case-todo_build", args)
    return Message("case-todo_item", args)


def _next_season(game: DungeonLordsState) -> Iterator[Case]:
    """What comes after this season: combat, or the next one: its event, adventurers and starting player (DL-5.4)."""
    if game.season == AUTUMN and not game.in_combat:
        then: Args = {"year": game.year, "last": int(game.year == LAST_YEAR)}
        yield Case("next_season", Message("case-next_combat", then), common=True)
    if game.in_combat or game.season >= AUTUMN or game.events_shown <= game.season:
        return
    event = game.events[game.season]
    special = event == "special" and game.full
    name = f"special-{game.specials[game.year - 1]}" if special else f"event-{event}"
    if event == "special" and not special:
        name = "event-no_special"
    args: Args = {"season": refer(f"season-{SEASONS[game.season + 1]}"), "event": refer(name)}
    args |= {"text": refer(f"{name}-help") if special else "none", "id": event}
    args |= {"heroes": [refer(f"hero-{card}") for card in game.forecast], "number": len(game.forecast)}
    lords = kindest_next(game)[: len(game.forecast)]
    players = [seat_name(lord) for lord in lords if lord is not None]
    args |= {"players": players, "lords": int(len(players) == len(game.forecast))}
    args["starter"] = seat_name((game.starter + 1) % game.seats)
    yield Case("next_season", Message("case-next_season", args), common=True, topic="next")
