"""Facts about the orders that come back, the adventurers and events of a season, and where the paladin goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from games.dungeon_lords.facts.statements import names, word
from games.dungeon_lords.rules.arrivals import kindest_first, kindest_next, risen
from games.dungeon_lords.rules.components import AUTUMN
from games.dungeon_lords.rules.costs import cost_fault
from games.dungeon_lords.rules.events import Payday, PayOrDismiss, PayTax, Tax, tax_of, tax_on
from games.dungeon_lords.rules.flow import TOKEN_STEPS
from games.dungeon_lords.rules.option_texts import notice_points, paladin_move
from games.dungeon_lords.rules.orders.production import returnable
from games.dungeon_lords.rules.pieces import MOST_EVIL, PALADIN_SPACE
from games.dungeon_lords.rules.settling import coming_paladin
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.facts import Fact, seats_of
from rules.messages import Args, Message, Seat, part, refer, seat_name

Coming = Literal["now", "next", "hidden", "past"]
"""When an event comes: this season, in a later one, unknown (not turned up yet), or not again."""
LURED = ("comes", "may_come")
"""The moves of the paladin (`paladin_move`) to a lord."""


def returned_orders(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """The orders that return to a lord's hand after production, once all are chosen (DL-7.5, DL-10.9, DL-10.10)."""
    lord = game.lords[seat]
    if lord.orders and not game.last_round:
        back = returnable(lord) if lord.returning is None else [lord.returning]
        rest = [order for order in lord.orders if order not in back]
        text = "order_choice" if len(back) > 1 else "order_back"
        args: Args = {
            "back": names("order", back),
            "rest": names("order", rest),
            "barred": names("order", lord.disabled),
        }
        yield Fact.of("order", text, args, public=False)


def arrivals(game: DungeonLordsState) -> Iterator[Fact]:
    """Who gets which adventurer of this and of next season, as evil stands (DL-12.1, DL-12.2)."""
    starter, second, *_ = game.turn_order()
    args: Args = {
        "starter": seat_name(starter),
        "then": seat_name(second),
        **_arriving(game, "now", game.arriving, kindest_first(game, risen(game))),
        **_arriving(game, "next", game.forecast, kindest_next(game)),
    }
    if game.arriving:
        text = "arrivals_now_next" if game.forecast else "arrivals_now"
    else:
        text = "arrivals_next" if game.forecast else "arrivals_over"
    for things in ((), *((f"hero-{card}",) for card in [*game.arriving, *game.forecast])):
        yield Fact.of("arrivals", text, args, *things)


def _arriving(game: DungeonLordsState, season: str, heroes: list[str], lords: list[Seat | None]) -> Args:
    """The adventurers of a season ("now" or "next"), each with its lord, as arguments of a text."""
    pairs = [(hero, lord) for hero, lord in zip(heroes, lords, strict=False) if lord is not None]
    return {
        f"heroes_{season}": names("hero", [hero for hero, _ in pairs]),
        f"players_{season}": [seat_name(lord) for _, lord in pairs],
        f"evils_{season}": [game.lords[lord].evil for _, lord in pairs],
    }


def paladin(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """Where the paladin is and why, and how much evil brings him to each lord."""
    for other in range(game.seats):
        yield Fact("paladin", _paladin(game, other), seats=seats_of(seat, other), public=True)


def _paladin(game: DungeonLordsState, seat: Seat) -> Message:
    """The text about the paladin and one lord (DL-15.2 to DL-15.6)."""
    host, evil = game.paladin_host, game.lords[seat].evil
    args: Args = {"paladin": refer(f"hero-paladin_{game.year}"), "evil": evil, "player": seat_name(seat)}
    if game.paladin == "gone" or (host is None and game.paladin != "tent"):
        return Message("fact-paladin_gone", args)
    if (coming := coming_paladin(game)) is not None:
        return Message("fact-paladin_coming", {**args, "host": seat_name(coming), "theirs": game.lords[coming].evil})
    luring = (more for more in range(evil + 1, MOST_EVIL + 1) if paladin_move(game, seat, more) in LURED)
    missing = next(luring, evil) - evil
    args["missing"] = missing
    args["reach"] = part(missing, "part-missing_evil", n=missing) or refer("part-no_more_evil")
    if host is None:
        return Message("fact-paladin_tent", args)
    args |= {"host": seat_name(host), "theirs": game.lords[host].evil, "more": max(evil + 1, PALADIN_SPACE)}
    if game.paladin == "prison":
        return Message("fact-paladin_prison", args)
    return Message("fact-paladin_own" if host == seat else "fact-paladin_host", args)


def events(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """The tax and wages of each lord, and what the event of this season, or else the next one, does to this one."""
    for other in range(game.seats):
        yield Fact("tax", _tax(game, other), seats=seats_of(seat, other), public=True)
        yield Fact("wages", _wages(game, other), seats=seats_of(seat, other), public=True)
    shown = [event for event in game.events[: game.events_shown] if game.full or event != "special"]
    ahead = [event for event in shown if _comes(game, seat, event) in ("now", "next")]
    if not ahead:
        yield Fact.of("effect", "effect_none", {})
    for event in ahead:
        effect = _effect(game, seat, event)
        if event == ahead[0]:
            yield Fact("effect", effect, public=True)
        if event == "special":
            yield Fact("effect", effect, (f"special-{game.specials[game.year - 1]}",), public=True)


def _effect(game: DungeonLordsState, seat: Seat, event: str) -> Message:
    """The effect of an event on a lord; of a special event, its text."""
    match event:
        case "tax":
            return _tax(game, seat)
        case "payday":
            return _wages(game, seat)
    special = game.specials[game.year - 1]
    args: Args = {"special": refer(f"special-{special}"), "text": refer(f"special-{special}-help")}
    return Message("fact-effect", {**args, "comes": word(f"comes_{_comes(game, seat, 'special')}")})


def _comes(game: DungeonLordsState, seat: Seat, event: str) -> Coming:
    """When an event of this year comes to this lord."""
    shown = game.events[: game.events_shown]
    if event not in shown:
        return "hidden"
    season = shown.index(event) + 1
    if season != game.season:
        return "next" if season > game.season else "past"
    if game.phase == "event":
        unsettled = (step for step in game.agenda.entries() if isinstance(step, Payday | PayOrDismiss | Tax | PayTax))
        return "now" if event == "special" or any(step.seat == seat for step in unsettled) else "past"
    return "past" if game.phase == "adventurers" or game.in_combat else "now"


def _tax(game: DungeonLordsState, seat: Seat) -> Message:
    """The tax of a lord as it would be now and with more tiles, and the notices (DL-11.9 to DL-11.11)."""
    lord, comes = game.lords[seat], _comes(game, seat, "tax")
    args: Args = {"player": seat_name(seat), "notices": lord.notices, "lost": notice_points(lord.notices)}
    if comes == "past":
        return Message("fact-tax_past", args)
    tax, tiles = tax_of(lord), len(lord.tiles)
    short = part(tax > lord.gold, "part-tax_short", n=tax - lord.gold)
    args |= {"tax": tax, "tiles": tiles, "more": tax_on(tiles + 1), "most": tax_on(tiles + 2), "gold": lord.gold}
    args |= {"unpaid": short or refer("part-tax_enough"), "comes": word(f"comes_{comes}")}
    return Message("fact-tax", args)


def _wages(game: DungeonLordsState, seat: Seat) -> Message:
    """All wages of a lair as they would be now, and whether they can be paid (DL-11.3 to DL-11.7)."""
    lord, comes = game.lords[seat], _comes(game, seat, "payday")
    if comes == "past":
        return Message("fact-wages_past", {"player": seat_name(seat)})
    wages, eater = lord.wages, next((creature for creature in lord.unpaid if creature.card.cost.monster), None)
    rare: Args = {"trap": wages.trap, "traps": len(lord.traps), "monster": wages.monster}
    args: Args = {
        "player": seat_name(seat),
        "creatures": names("creature", [creature.kind for creature in lord.unpaid]),
        "gold": wages.gold,
        "food": wages.food,
        "evil": wages.evil,
        "has_gold": lord.gold,
        "has_food": lord.food,
        "has_evil": lord.evil,
        "fits": word("short" if cost_fault(lord, wages, eater) else "enough"),
        "rare": part(wages.trap or wages.monster, "part-rare_wages", **rare),
        "comes": word(f"comes_{comes}"),
    }
    return Message("fact-wages", args)


def starter(game: DungeonLordsState) -> Fact:
    """Who starts now and next season (DL-4.4)."""
    after = (game.starter + (TOKEN_STEPS[game.seats] if game.season == AUTUMN else 1)) % game.seats
    args: Args = {"player": seat_name(game.starter), "next": seat_name(after)}
    return Fact.of("starter", "starter_last" if game.last_round else "starter", args)
