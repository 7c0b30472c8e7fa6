"""Taxes, wages, the special event and combat: when they come, and what they take."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.dungeon_lords.facts.telling import about, of, told
from games.dungeon_lords.rules.arrivals import AUTUMN
from games.dungeon_lords.rules.components import EVENTS, SPECIALS, Cost
from games.dungeon_lords.rules.costs import cost_fault
from games.dungeon_lords.rules.events import Payday, PayOrDismiss, PayTax, Tax, tax_of
from games.dungeon_lords.rules.evil import can_pay_evil
from games.dungeon_lords.rules.option_texts import evil_args, evil_to_lose
from games.dungeon_lords.rules.scoring import NOTICE
from games.dungeon_lords.rules.specials import GUILD_SHARE, due
from games.dungeon_lords.rules.state import MOST_EVIL, Creature, DungeonLordsState, Lord
from rules.facts import Fact
from rules.messages import Args, Seat, refer, seat_name


def facts(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """Every fact about events, and when combat comes (DL-5.4, DL-11.1)."""
    for other, lord in enumerate(game.lords):
        yield from _tax(game, seat, other)
        unpaid = [creature for creature in lord.lair if not creature.settled]
        comes = due_state(game, other, "payday")
        if comes == "past" or not unpaid:
            named: Args = {"player": seat_name(other), "own": int(other == seat)}
            yield about(of(other, seat), "wages", "wages_past" if comes == "past" else "wages_none", **named)
        else:
            yield _wages(game, seat, other, unpaid)
    for event in EVENTS if game.full else EVENTS[:2]:
        name = special_ahead(game) if event == "special" else None
        at_work = game.phase == "event" and event == game.events[game.season - 1]
        when = "at_work" if at_work else due_state(game, seat, event)
        named = {"event": refer(f"event-{event}" if name is None else f"special-{name}"), "comes": when}
        yield told(f"{event}_when", "event_when", **named)
    if game.in_combat:
        yield told("combat", "combat_now", round=game.combat_round)
    else:
        yield told("combat", "combat", rounds=AUTUMN - game.season)
    if not game.in_combat and game.season < AUTUMN:
        yield told("starter", "starter", player=seat_name((game.starter + 1) % game.seats))
    yield from _special(game, seat)


def due_state(game: DungeonLordsState, seat: Seat, event: str) -> str:
    """When an event of this year comes to this lord: "now" (this season), "next", "hidden" or "past"."""
    shown = game.events[: game.events_shown]
    if event not in shown:
        return "hidden"
    season = shown.index(event) + 1
    if season != game.season:
        return "next" if season > game.season else "past"
    if game.phase == "event":
        unsettled = (each for each in game.agenda.entries() if isinstance(each, Payday | PayOrDismiss | Tax | PayTax))
        return "now" if event == "special" or any(each.seat == seat for each in unsettled) else "past"
    return "past" if game.phase == "adventurers" or game.in_combat else "now"


def _tax(game: DungeonLordsState, seat: Seat, other: Seat) -> Iterator[Fact]:
    """The tax of a lord as it would be now, and what is missing (DL-11.9 to DL-11.11)."""
    lord, comes, seats = game.lords[other], due_state(game, other, "tax"), of(other, seat)
    tax, tiles = tax_of(lord), len(lord.tiles)
    unpaid = max(0, tax - lord.gold)
    args: Args = {"player": seat_name(other), "own": int(other == seat), "tax": tax, "tiles": tiles, "gold": lord.gold}
    args |= {"unpaid": unpaid, "points": -NOTICE * unpaid, "comes": comes}
    args |= {"notices": lord.notices, "lost": -NOTICE * lord.notices}
    yield about(seats, "tax", "tax_past" if comes == "past" else "tax", **args)
    yield about(seats, "notices", "notices", **args)
    if other == seat and comes != "past":
        more: Args = {f"plus_{by}": (tiles + by + 1) // 2 for by in (1, 2, 3, 4)}  # DL-8.10
        yield told("tax_more", "tax_more", tax=tax, tiles=tiles, **more)


def stock(lord: Lord) -> Args:
    """What a lord has to pay with."""
    return {"have_gold": lord.gold, "have_food": lord.food, "traps": len(lord.traps)}


def evil_paid(game: DungeonLordsState, seat: Seat, by: int) -> Args:
    """Where the evil of a cost would take a lord, and what the paladin would do."""
    moved, fits = evil_args(game, seat, by), can_pay_evil(game.lords[seat], by)
    paladin = moved["paladin"] if by and fits else "stays"
    return {**moved, "paladin": paladin, "him": refer(f"hero-paladin_{game.year}"), "fits_evil": int(fits)}


def _wages(game: DungeonLordsState, seat: Seat, other: Seat, unpaid: Sequence[Creature]) -> Fact:
    """All wages of a lair as they would be now, and whether they can be paid (DL-11.3)."""
    lord, costs = game.lords[other], [creature.card.cost for creature in unpaid]
    due_now = {name: sum(getattr(cost, name) for cost in costs) for name in ("gold", "food", "evil", "trap", "monster")}
    eater = next((creature for creature in unpaid if creature.card.cost.monster), None)
    short = cost_fault(lord, Cost.model_validate(due_now), eater) is not None
    args: Args = {**due_now, **stock(lord), **evil_paid(game, other, due_now["evil"])}
    args |= {"player": seat_name(other), "own": int(other == seat), "comes": due_state(game, other, "payday")}
    left: Args = {"number": len(unpaid), "dismissed": min(MOST_EVIL, lord.evil + len(unpaid))}
    return about(of(other, seat), "wages", "wages", **args, **left, short=int(short))


def special_ahead(game: DungeonLordsState) -> str | None:
    """The special event of this year, if it is known and still to come."""
    shown = game.events[: game.events_shown]
    if game.in_combat or not game.full or "special" not in shown or due_state(game, 0, "special") == "past":
        return None
    return game.specials[game.year - 1]


def _special(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """What the special event of this year does to the lord, if it is known (DL-11.12, DL-11.13)."""
    name, lord = special_ahead(game), game.lords[seat]
    if name is None:
        return
    card, evils = SPECIALS[name], [each.evil for each in game.lords]
    gossip = 0 if max(evils) == min(evils) else int(lord.evil == max(evils)) - int(lord.evil == min(evils))
    gifts = min(card.times, sum(int(getattr(lord, token)) for token in card.tokens))
    args: Args = {"special": refer(f"special-{name}"), "text": refer(f"special-{name}-help"), "id": name}
    args |= {"witches": sum(each.kind == "witch" for each in lord.lair), "share": lord.gold // GUILD_SHARE}
    args |= {"due": due(lord, card) if card.form == "due" else 0, "evil": lord.evil, "gifts": gifts}
    args |= {"gossip": "more" if gossip > 0 else "less" if gossip < 0 else "same"}
    args |= {"after": lord.evil - evil_to_lose(lord, gifts), "comes": due_state(game, seat, "special")}
    for things in ((), (f"special-{name}",)):
        yield told("event_effect", "event_effect", *things, **args)
