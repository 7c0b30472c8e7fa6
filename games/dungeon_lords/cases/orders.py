"""What a lord may ask about the round: what follows, which orders are left, what each space gives, what events do."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeon_lords.cases.ahead import pending
from games.dungeon_lords.rules.arrivals import AUTUMN
from games.dungeon_lords.rules.components import (
    CREATURES,
    ORDER_IDS,
    ORDERS,
    ROOMS,
    SPACE_NAMES,
    SPECIALS,
    Space,
)
from games.dungeon_lords.rules.costs import price_args
from games.dungeon_lords.rules.minions import is_produced, questions_of, state_of
from games.dungeon_lords.rules.option_texts import evil_to_lose
from games.dungeon_lords.rules.orders.building import ChooseRoom
from games.dungeon_lords.rules.orders.digging import DIG, MINE, DigSquare, MineTunnel
from games.dungeon_lords.rules.orders.hiring import ChooseCreature
from games.dungeon_lords.rules.orders.production import LAST_YEAR, usable
from games.dungeon_lords.rules.orders.simple_orders import ExecuteOrDecline, trap_cards
from games.dungeon_lords.rules.specials import GUILD_SHARE, due
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.cases import Case
from rules.entries import Entry
from rules.messages import Args, Message, Seat, refer, seat_name


def order_cases(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Every case of a lord about the orders and the event of this round."""
    yield from _following(game)
    yield from _gone(game)
    yield from _passing(game, seat)
    yield from _spaces(game, seat)
    yield from _digging(game, seat)
    yield from _special(game, seat)
    yield from _absent(game, seat)
    yield _less_evil(game, seat)


def _less_evil(game: DungeonLordsState, seat: Seat) -> Case:
    """What can still lower the lord's evil in this round, and the special event that can later."""
    over = is_produced(game)
    rooms = [room for room in ([] if over else usable(game, seat)) if ROOMS[room].product == "reputation"]
    args: Args = {"order": state_of(game, seat, REPUTATION), "evil": game.lords[seat].evil}
    args |= {"name": refer(f"order-{REPUTATION}"), "rooms": [refer(f"room-{room}") for room in rooms]}
    args |= {"number": len(rooms), "gifts": 0, "special": "none", "last": int(game.year == LAST_YEAR)}
    if (special := _special_ahead(game)) is not None:
        card = SPECIALS[special]
        if card.effect is not None and card.effect.do == "lose" and card.effect.what == "evil":
            args |= {"gifts": _gifts(game, seat, special), "special": refer(f"special-{special}")}
    return Case("less_evil", Message("case-less_evil", args))


def _following(game: DungeonLordsState) -> Iterator[Case]:
    """What follows the step at hand (DL-7.1, DL-16.5, DL-17.3)."""
    areas = [order for order in ORDER_IDS if any(order in pending(game, lord) for lord in range(game.seats))]
    names = [refer(f"order-{order}") for order in areas]
    args: Args = {"phase": game.phase, "left": len(names), "areas": names[1:], "later": len(names[1:])}
    args |= {"now": names[0] if names else "", "round": game.combat_round}
    args |= _rest_of_round(game)
    if game.phase in ("orders", "executing", "planning", "battle"):
        yield Case("then", Message("case-then", args), common=True, topic="next")


def _rest_of_round(game: DungeonLordsState) -> Args:
    """The event of the season, and what comes after the round, as arguments of a text (DL-5.1, DL-11.1)."""
    shown = game.events[: game.events_shown]
    event = shown[game.season - 1] if 0 < game.season <= len(shown) else "none"
    name = f"special-{game.specials[game.year - 1]}" if event == "special" and game.full else f"event-{event}"
    if event == "special" and not game.full:
        event = "none"
    last = "combat" if game.season == AUTUMN else "season"
    return {"event": "none" if event == "none" else refer(name), "last": last, "year": game.year}


def _gone(game: DungeonLordsState) -> Iterator[Case]:
    """Why there is no room or creature left (DL-8.27, DL-8.37): those who took them act before others."""
    for order, kind, left in ((BUILD, "build", game.market), (HIRE, "hire", game.tavern)):
        places = [seat_name(each) for each in _in_turn(game, order) if isinstance(each, int)]
        if not left and places and game.phase in ("executing", "production", "event", "adventurers"):
            args: Args = {"order": refer(f"order-{order}"), "players": places}
            yield Case(kind, Message("case-all_gone", args), common=True, past=True)


def _in_turn(game: DungeonLordsState, order: str) -> list[Seat | str]:
    """The minions of an area in the order in which they act (DL-7.2)."""
    minions = [each for each in game.spaces.get(order, []) if each is not None]
    return minions[::-1] if ORDERS[order].last_space_first else minions


def _passing(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """What it means to pass on the order at hand (DL-10.10)."""
    for question in questions_of(game, seat):
        order = question.order if isinstance(question, ExecuteOrDecline) else _ORDERS.get(type(question))
        if order is not None:
            args: Args = {"order": refer(f"order-{order}"), "first": int(game.lords[seat].orders[0] == order)}
            yield from (Case("pass", Message("case-pass", args), things) for things in ((), (f"order-{order}",)))


HIRE, BUILD, REPUTATION = "hire_monster", "build_room", "improve_reputation"

_ORDERS: dict[type[Entry], str] = {
    DigSquare: DIG,
    MineTunnel: MINE,
    ChooseCreature: HIRE,
    ChooseRoom: BUILD,
}
"""The orders that are carried out with a question of their own."""


def _spaces(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """What each space of each area costs and gives (DL-6.10, DL-6.11)."""
    for order in ORDERS.values():
        thing = (f"order-{order.id}",)
        for index, space in enumerate(order.spaces):
            told = _space(game, order.id, index, space)
            yield Case(f"gives_{index + 1}", told, thing, common=True)
            if game.phase == "executing" and game.spaces.get(order.id, [None] * 3)[index] == seat:
                yield Case("gives", told, thing)


def _space(game: DungeonLordsState, order: str, index: int, space: Space) -> Message:
    args: Args = {"order": refer(f"order-{order}"), "space": SPACE_NAMES[index], "gold": space.cost.gold}
    args |= {"food": space.cost.food, "evil": space.cost.evil, "lose": -space.evil, "spy": int(space.spy)}
    args |= {"gain_food": space.food, "gain_gold": space.gold, "imps": space.imps, "foreman": int(space.foreman)}
    drawn = trap_cards(game, index) if space.traps else 0
    args |= {"limit": space.imps_at_work, "traps": drawn, "discards": drawn - space.traps}
    return Message(f"case-gives_{order}", args)


def _digging(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """How many tunnels the lord may dig with the order of this round."""
    question = next((each for each in questions_of(game, seat) if isinstance(each, DigSquare)), None)
    state = state_of(game, seat, DIG)
    spaces = game.spaces.get(DIG, [])
    if question is None and state == "due" and seat in spaces:
        question = DigSquare(seat=seat, space=spaces.index(seat))
    told = Message("case-dig_not", {"state": state})
    if question is not None:
        told = Message("case-dig", question.describe(game))
    yield from (Case("dig", told, things, secret=True) for things in ((), (f"order-{DIG}",)))


def _special(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """What the special event of this year does to the lord, if it is known (DL-11.12, DL-11.13)."""
    special, lord = _special_ahead(game), game.lords[seat]
    if special is None:
        return
    card, evils = SPECIALS[special], [each.evil for each in game.lords]
    gossip = 0 if max(evils) == min(evils) else int(lord.evil == max(evils)) - int(lord.evil == min(evils))
    args: Args = {"special": refer(f"special-{special}"), "text": refer(f"special-{special}-help"), "id": special}
    args |= {"witches": sum(each.kind == "witch" for each in lord.lair), "share": lord.gold // GUILD_SHARE}
    args |= {"due": due(lord, card) if card.form == "due" else 0, "evil": lord.evil}
    args |= {"gossip": "more" if gossip > 0 else "less" if gossip < 0 else "same"}
    gifts = _gifts(game, seat, special)
    args |= {"gifts": gifts, "after": lord.evil - evil_to_lose(lord, gifts)}
    args["comes"] = "now" if _season_of_special(game) == game.season else "next"
    for things in ((), (f"special-{special}",)):
        yield Case("event_effect", Message("case-event_effect", args), things)
    yield Case("event", Message("case-event_effect", args))


def _special_ahead(game: DungeonLordsState) -> str | None:
    """The special event of this year, if it is known and still to come."""
    season = _season_of_special(game)
    if not season or game.in_combat or not game.specials or season < game.season:
        return None
    return None if season == game.season and game.phase == "adventurers" else game.specials[game.year - 1]


def _season_of_special(game: DungeonLordsState) -> int:
    """The season of the special event; 0 if it is not known."""
    shown = game.events[: game.events_shown]
    return shown.index("special") + 1 if "special" in shown else 0


def _gifts(game: DungeonLordsState, seat: Seat, special: str) -> int:
    """How many tokens the lord has to give in a special event."""
    card, lord = SPECIALS[special], game.lords[seat]
    return min(card.times, sum(int(getattr(lord, token)) for token in card.tokens))


def _absent(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """That a creature is not in the tavern, and what would bring it there."""
    barred = "hire_monster" in game.lords[seat].disabled
    for kind, creature in CREATURES.items():
        if kind not in game.tavern:
            args: Args = price_args(kind, creature.cost) | {"creature": refer(f"creature-{kind}")}
            args["barred"] = ("next" if is_produced(game) else "now") if barred else "no"
            for asked in ("hire", "hire_later"):
                yield Case(asked, Message("case-hire_absent", args), (f"creature-{kind}",))
