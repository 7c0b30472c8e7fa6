"""Digging, mining, rooms, and what the orders of this round still do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from games.dungeon_lords.cases.ahead import gold_to_mine, mining, pending, unplaced
from games.dungeon_lords.cases.hiring import UNAFFORDABLE, is_last
from games.dungeon_lords.cases.worth import built, gain, points_of
from games.dungeon_lords.rules.combat.planning import ChangePlan, PlanBattle
from games.dungeon_lords.rules.components import CREATURES, ORDER_IDS, ROOMS
from games.dungeon_lords.rules.minions import is_produced, questions_of, state_of
from games.dungeon_lords.rules.orders.building import room_squares
from games.dungeon_lords.rules.orders.digging import MineTunnel
from games.dungeon_lords.rules.orders.orders import ChangeOrders, ChooseOrder
from games.dungeon_lords.rules.orders.production import production_rooms, returnable, room_use_fault, usable
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.cases import Case, Cause
from rules.messages import TABLE, Args, Message, Ref, Seat, refer, seat_name


def failed(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Why an order of this year was not carried out, if the log tells (DL-7.4)."""
    for order in ORDER_IDS:
        name = refer(f"order-{order}")
        for other in range(game.seats):
            why = Cause(("log-order_impossible",), {"player": seat_name(other), "order": name}, needed=True)
            told = Message("case-failed", {"player": seat_name(other), "own": int(other == seat), "order": name})
            seats, alias = () if other == seat else (other,), Message(f"case-area-{order}")
            yield Case("failed", told, (f"order-{order}",), seats, past=True, cause=why, alias=alias)
    last = Cause(("log-order_impossible",), {"player": seat_name(seat)}, needed=True)
    told = Message("case-failed", {"player": seat_name(seat), "own": 1, "order": "none"})
    yield Case("failed", told, past=True, cause=last)


def spaces_left(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Who stands on which space of each area, and why (DL-6.4, DL-6.7)."""
    for order, minions in game.spaces.items():
        if not any(minion is not None for minion in minions):
            continue
        args: Args = {"order": refer(f"order-{order}")}
        for name, minion in zip("abc", minions, strict=False):
            args[name] = refer(f"colour-{minion}") if isinstance(minion, str) else "none"
            if isinstance(minion, int):
                args[name] = seat_name(minion)
        outsiders = [refer(f"colour-{minion}") for minion in minions if isinstance(minion, str)]
        args |= {"outsiders": outsiders, "others": len(outsiders)}
        alias = Message(f"case-area-{order}")
        told, thing = Message("case-space", args), (f"area-{order}",)
        yield Case("space", told, thing, common=True, past=True, alias=alias)
        for lord in range(game.seats):
            if lord in minions and lord != seat:
                yield Case("space", told, thing, (lord,), common=True, past=True, alias=alias)


def mine_text(game: DungeonLordsState, seat: Seat) -> Message:
    """How much gold the lord can mine with the order that is being carried out."""
    for question in game.questions:
        if question.seat == seat and isinstance(question, MineTunnel):
            most = max((option.value or 0 for option in question.options(game)), default=0)
            return Message("case-mine", {**question.describe(game), "gold": most})
    state = state_of(game, seat, "mine_gold")
    if state == "over" and "mine_gold" in game.lords[seat].disabled and not is_produced(game):
        state = "barred"
    asked = mining(game, seat)
    if asked is None:
        return unplaced(game, seat, "mine_gold") or Message(
            "case-mine_not", {"state": state, "last": int(is_last(game)), "first": int(_is_first(game))}
        )
    return Message("case-mine_due", {**asked.describe(game), "gold": gold_to_mine(game, seat)})


def miners() -> Iterator[Case]:
    """Why none of the creatures mines gold (DL-8.13, DL-8.14)."""
    for kind in CREATURES:
        told = Message(
            "case-mine_troll" if kind == "troll" else "case-mine_creature", {"creature": refer(f"creature-{kind}")}
        )
        for things in ((f"creature-{kind}",), (f"creature-{kind}", "order-mine_gold")):
            yield Case("mine", told, things, secret=True)


def _is_first(game: DungeonLordsState) -> bool:
    """Whether these are the first orders of the game."""
    return game.year == 1 and game.season == 0


def rooms_to_build(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """On which squares each room of the market could be built now (DL-8.32 to DL-8.36)."""
    lord, state = game.lords[seat], state_of(game, seat, "build_room")
    told: list[tuple[int, Message]] = []
    for room in game.market:
        squares = room_squares(lord, room)
        args: Args = {"room": refer(f"room-{room}"), "squares": squares, "gold": lord.gold}
        args |= {"zone": ROOMS[room].zone or "none", "state": state, "text": refer(f"room-{room}-help")}
        if squares:
            args |= gain(game, seat, built(lord, squares[0], room))
        else:
            args |= {"points": "none", "own": 0, "titles": 0}
        main = Message("case-build" if squares else "case-build_none", args)
        yield from (Case(kind, main, (f"room-{room}",)) for kind in ("build", "worth"))
        told.append((points_of(args) if squares else -UNAFFORDABLE, Message("case-build_item", args)))
    for room, card in ROOMS.items():
        if card.year == game.year and room not in game.market:
            owners = [
                other for other, rival in enumerate(game.lords) for tile in rival.tiles.values() if tile.kind == room
            ]
            args = {"room": refer(f"room-{room}"), "owners": [seat_name(other) for other in owners]}
            absent = Message("case-build_absent", {**args, "number": len(owners)})
            yield Case("build", absent, (f"room-{room}",))
    yield Case("build", Message("case-build_which", {"state": state, "number": len(told), "gold": lord.gold}))
    yield from (Case("build", item) for _, item in sorted(told, key=lambda each: -each[0]))


def producing(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Whether each production room can be used (again) in this round (DL-10.2, DL-10.3)."""
    lord = game.lords[seat]
    over = is_produced(game)
    for room, square in production_rooms(lord).items():
        args: Args = {"room": refer(f"room-{room}"), "square": square}
        if over:
            yield Case("produce", Message("case-produce_later", args), (f"room-{room}",))
            continue
        fault = room_use_fault(game, seat, room)
        args |= {"workers": ROOMS[room].workers, "food": ROOMS[room].food, "imps": lord.free_imps}
        args |= {"trolls": lord.free_trolls, "used": lord.used_rooms.get(room, 0)}
        args["left"] = game.year - lord.used_rooms.get(room, 0)
        key = "case-produce"
        if fault is not None:
            key = "case-produce_used" if fault.code == "room_used" else "case-produce_not"
            args["why"] = refer(f"undone-{fault.code}") if fault.code in _SHORT else "none"
        yield Case("produce", Message(key, args), (f"room-{room}",))
    for square, tile in lord.tiles.items():
        if tile.is_room and tile.conquered and ROOMS[tile.kind].product:
            lost: Args = {"room": tile.name, "square": square}
            yield Case("produce", Message("case-produce_conquered", lost), (f"room-{tile.kind}",))
    for one, two in () if over else combinations(production_rooms(lord), 2):
        workers, food = (sum(needed) for needed in zip(_needs(one), _needs(two), strict=True))
        free = lord.free_imps + lord.free_trolls
        fits = workers <= free and food <= lord.food and {one, two} <= {*usable(game, seat)}
        both: Args = {"one": refer(f"room-{one}"), "two": refer(f"room-{two}"), "workers": workers, "food": food}
        both |= {"free": free, "fits": "yes" if fits else "no"}
        yield Case("produce", Message("case-produce_both", both), (f"room-{one}", f"room-{two}"))
    rooms = [] if over else [refer(f"room-{room}") for room in usable(game, seat)]
    owned = [refer(f"room-{room}") for room in production_rooms(lord)]
    which: Args = {"rooms": rooms, "number": len(rooms), "imps": lord.free_imps, "over": "yes" if over else "no"}
    which |= {"trolls": lord.free_trolls, "owned": owned, "all": len(owned)}
    yield Case("produce", Message("case-produce_which", which))
    yield from _imps(game, seat, rooms)


def _imps(game: DungeonLordsState, seat: Seat, rooms: Sequence[Ref]) -> Iterator[Case]:
    """What the lord's imps can still do in this round (DL-1.6, DL-8.10, DL-8.13, DL-10.2)."""
    lord, left = game.lords[seat], pending(game, seat)
    args: Args = {"imps": lord.imps, "free": lord.free_imps, "trolls": lord.free_trolls}
    args |= {"gold": gold_to_mine(game, seat), "digs": int("dig_tunnels" in left), "over": int(is_produced(game))}
    yield Case("imps", Message("case-imps", {**args, "rooms": rooms, "number": len(rooms)}), secret=True)


def _needs(room: str) -> tuple[int, int]:
    """The workers and the food that a room takes."""
    return ROOMS[room].workers, ROOMS[room].food


_SHORT = ("no_imp", "no_food", "deck_empty", "no_square")
"""The reasons against using a room that an answer names, with `undone-` texts."""


def orders_left(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Which orders the lord cannot give, until when, and which of this round's come back (DL-10.9, DL-10.10)."""
    lord = game.lords[seat]
    for order in ORDER_IDS:
        alias = Message(f"case-called-{order}")
        named: Args = {"order": refer(f"order-{order}"), "first": int(_is_first(game))}
        named["last"] = int(is_last(game))
        if order in lord.disabled:
            key = "case-order_barred_next" if is_produced(game) else "case-order_barred"
            yield Case("order", Message(key, named), (f"order-{order}",), secret=True, past=True, alias=alias)
        elif lord.orders and order in lord.orders:
            given = unplaced(game, seat, order) or Message("case-order_given", named)
            yield Case("order", given, (f"order-{order}",), secret=True, past=True, alias=alias)
        else:
            yield Case(
                "order", Message("case-order_free", named), (f"order-{order}",), secret=True, past=True, alias=alias
            )
    if lord.disabled and not is_produced(game):
        closed: Args = {"orders": [refer(f"order-{order}") for order in lord.disabled], "last": int(is_last(game))}
        yield Case("order", Message("case-orders_barred", closed), secret=True, past=True)
    if is_produced(game):
        barred: Args = {"orders": [refer(f"order-{order}") for order in lord.disabled]}
        yield Case("return", Message("case-return_done", barred), secret=True)
    elif lord.orders:
        first, *rest = lord.orders
        choice = [order for order in returnable(lord) if order != first]
        args: Args = {
            "order": refer(f"order-{first}"),
            "rest": [refer(f"order-{order}") for order in rest],
            "choice": [refer(f"order-{order}") for order in choice],
            "number": len(choice),
            "settled": "yes" if game.phase == "production" else "no",
        }
        yield Case("return", Message("case-return", args), secret=True)
        for index, order in enumerate(lord.orders if game.phase in ("executing", "production") else ()):
            returns = order in returnable(lord)
            if returns or game.phase == "production":
                named = {**args, "card": refer(f"order-{order}"), "number": index}
                back = Message("case-return_card" if returns else "case-return_not", named)
                yield Case("return", unplaced(game, seat, order) or back, (f"order-{order}",), secret=True)


def change_text(game: DungeonLordsState, seat: Seat) -> Message:
    """Whether orders or a plan can still be changed (DL-16.5)."""
    waiting = {question.seat for question in game.questions if question.awaited} - {seat, TABLE}
    args: Args = {"players": [seat_name(other) for other in sorted(waiting)]}
    for question in questions_of(game, seat):
        if isinstance(question, ChangePlan):
            return Message("case-change_plan", args)
        if isinstance(question, ChangeOrders):
            return Message("case-change_orders", args)
        if isinstance(question, PlanBattle):
            return Message("case-change_planning")
        if isinstance(question, ChooseOrder):
            return Message("case-change_choosing")
    return Message("case-change_no")
