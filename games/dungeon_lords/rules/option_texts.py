"""The effects and costs of answers, one line each, from what the seat may know; and answers of several questions."""

from __future__ import annotations

from functools import partial

from games.dungeon_lords.rules.components import ORDERS, TRAPS, Cost
from games.dungeon_lords.rules.pieces import LEAST_EVIL, MOST_EVIL, PALADIN_SPACE, Lord, Tile
from games.dungeon_lords.rules.scoring import CONQUERED, NOTICE, ROOM, room_bonus
from games.dungeon_lords.rules.settling import coming_paladin, rival_may_exceed
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.messages import Args, Message, Part, Ref, Seat, part, refer
from rules.questions import Option, Undo

ROOM_BONUS = 1
"""The extra damage in a room that helps a creature (DL-28.1)."""


def goods(**amounts: int) -> list[Part]:
    """Amounts of gold, food, evil, imps, trolls, traps or monsters in words, without those of 0."""
    return [Part(f"part-{name}", {"n": n}) for name, n in amounts.items() if n]


def price_of(cost: Cost) -> list[Part]:
    """A cost in words; empty if there is none."""
    return goods(**vars(cost))


def evil_moves(game: DungeonLordsState, seat: Seat, by: int) -> Message | None:
    """The change of the evil of `seat`, and whether the paladin comes or leaves; None if it stays."""
    args = evil_args(game, seat, by)
    return Message("about-evil", args) if args["before"] != args["after"] else None


def evil_args(game: DungeonLordsState, seat: Seat, by: int) -> Args:
    """Evil before and after, and what the paladin would do."""
    before = game.lords[seat].evil
    after = min(MOST_EVIL, max(LEAST_EVIL, before + by))
    return {"before": before, "after": after, "paladin": refer(f"paladin-{paladin_move(game, seat, after)}")}


def evil_to_lose(lord: Lord, by: int) -> int:
    """The part of `by` evil that the lord really loses: the counter stops at the lower end of the track (DL-1.10)."""
    return min(by, lord.evil - LEAST_EVIL)


def paladin_move(game: DungeonLordsState, seat: Seat, after: int) -> str:
    """The paladin's move if `seat` has that much evil: "comes", "may_come", "leaves", or "stays" as he is now.

    He only may come as long as a lord who acts at the same time can still lure him.
    """
    others = max((lord.evil for other, lord in enumerate(game.lords) if other != seat), default=0)
    host = coming_paladin(game)
    if host is None and game.paladin == "host":
        host = game.paladin_host
    if host == seat:
        return "leaves" if others > max(after, PALADIN_SPACE - 1) else "stays"
    to_exceed = max(PALADIN_SPACE - 1, 0 if host is None else game.lords[host].evil)
    if game.paladin not in ("tent", "host") or after <= to_exceed:
        return "stays"
    return "may_come" if rival_may_exceed(game, seat, to_exceed) else "comes"


def order_spaces(game: DungeonLordsState, order: str, *, now: bool = True) -> Message:
    """The costs and gains of the three spaces of an area; `now`: which of them are taken already (DL-6.11)."""
    spaces = game.spaces.get(order, []) if now else []
    texts = [_space(order, number, game.year) for number in (1, 2, 3)]
    for index, minion in enumerate(spaces):
        if minion is not None:
            texts[index] = refer("space-taken")
    first, second, third = texts
    args: Args = {"first": first, "second": second, "third": third, "more": _more(game, order, now=now)}
    return Message("about-order_last_first" if ORDERS[order].last_space_first else "about-order", args)


def _space(order: str, number: int, year: int) -> Ref:
    """The costs and gains of a space; the number of traps drawn differs in year 2 (DL-8.21)."""
    if order == "buy_traps" and year > 1:
        return refer(f"space-buy_traps-{number}_of_2")
    return refer(f"space-{order}-{number}")


def _more(game: DungeonLordsState, order: str, *, now: bool) -> Part | str:
    """The rest of the text about an area: what its spaces have in common; empty for most."""
    if order == "buy_traps" and game.year > 1:
        return Part("part-more", {"text": refer("space-traps_of_year_2")})
    if order == "hire_monster" and game.full and now:
        return Part("part-more", {"text": refer("space-hire_first")})
    if order in ("dig_tunnels", "mine_gold") and now:
        return Part("part-more", {"text": refer(f"space-{order}-imps")})
    return ""


def creature_line(kind: str, *, room: Tile | None = None) -> Message:
    """A creature's attack; `room`: where it fights (DL-28.1)."""
    if room is not None and kind in room.card.bonus:
        return Message("about-creature_in_room", {"fight": refer(f"about-{kind}"), "room": room.name, "n": ROOM_BONUS})
    return Message(f"about-{kind}")


def trap_line(year: int, trap: str, *, priced: bool = False) -> Message:
    """The effect of a trap in a year; `priced`: and the price of laying it."""
    price = price_of(TRAPS[trap].cost[year - 1]) if priced else []
    damage = [effect.n for effect in TRAPS[trap].effects[year - 1] if effect.do == "damage"] or [0]
    args: Args = {"n": damage[0], "others": damage[-1], "price": part(price, "part-laying", price=price)}
    return Message(f"about-{trap}", args)


def stake(lord: Lord, square: str) -> int:
    """The points that keeping a tile is worth at the end, compared with losing it (DL-26.1, DL-26.4, DL-26.6)."""
    tile = lord.tiles[square]
    return (ROOM + room_bonus(lord, tile.kind) if tile.is_room else 0) - CONQUERED


def notice_points(notices: int) -> int:
    """The points that unpaid notices cost at the end (DL-26.5)."""
    return -NOTICE * notices


# Answers


def order_label(order: str) -> Message:
    """The label of an answer that names an order."""
    return Message("do-order", {"order": refer(f"order-{order}")})


def order_option(game: DungeonLordsState, order: str, *, now: bool = True, undo: Undo | None = None) -> Option:
    """An answer that names an order, with what the spaces of its area cost and bring."""
    effect = partial(order_spaces, game, order, now=now)
    return Option(order, order_label(order), mark=order, effect=effect, undo=undo)


def card_option(family: str, kind: str, key: str, effect: Message | None = None) -> Option:
    """An answer that names a trap or creature; without `effect` the picture of the question says what it does."""
    return Option(kind, Message(key, {family: refer(f"{family}-{kind}")}), mark=kind, effect=effect)


def evil_option(game: DungeonLordsState, seat: Seat, evil: int) -> Option:
    """The answer that takes this much evil, and what that does to the evil of `seat`."""
    return Option(
        "evil", Message("do-take_evil", {"evil": evil}), mark="evil", effect=partial(evil_moves, game, seat, evil)
    )
