"""Taxes, payday and special events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.dungeon_lords.cases.ahead import gold_to_mine
from games.dungeon_lords.cases.worth import gain
from games.dungeon_lords.rules.components import CREATURES, Cost
from games.dungeon_lords.rules.costs import DiscardTrap, PayMonster, PayTrap, cost_fault, price_args
from games.dungeon_lords.rules.events import Payday, PayOrDismiss, PayTax, Tax, tax_of
from games.dungeon_lords.rules.evil import can_pay_evil
from games.dungeon_lords.rules.minions import questions_of
from games.dungeon_lords.rules.option_texts import evil_args
from games.dungeon_lords.rules.scoring import NOTICE
from games.dungeon_lords.rules.state import MOST_EVIL, Creature, DungeonLordsState, Lord
from rules.cases import Case, Cause
from rules.messages import Args, Message, Seat, refer, seat_name

TAX_PAID = Cause(("log-tax",), needed=True)
"""What everyone paid."""


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
        return "now" if any(each.seat == seat for each in unsettled) else "past"
    return "past" if game.phase == "adventurers" or game.in_combat else "now"


def event_text(game: DungeonLordsState, seat: Seat, event: str) -> Message:
    """When an event of this year comes to this lord, or that it is being carried out."""
    at_work = game.phase == "event" and event in game.events[game.season - 1 : game.season]
    comes = "at_work" if at_work else due_state(game, seat, event)
    return Message("case-event_when", {"event": refer(f"event-{event}"), "comes": comes})


MOST_DUG = 4
"""The most tunnels that one order digs (DL-8.10)."""


def taxes(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """The tax of each lord as it would be now, and what is missing (DL-11.9 to DL-11.11)."""
    for other, lord in enumerate(game.lords):
        tax = tax_of(lord)
        unpaid = max(0, tax - lord.gold)
        args: Args = {"player": seat_name(other), "tax": tax, "tiles": len(lord.tiles), "gold": lord.gold}
        args |= {
            "unpaid": unpaid,
            "points": -NOTICE * unpaid,
            "each": -NOTICE,
            "comes": due_state(game, other, "tax"),
            **notices(lord),
        }
        args["mined"] = gold_to_mine(game, seat) if other == seat and args["comes"] == "now" else 0
        own = "case-tax_past" if args["comes"] == "past" else "case-tax_short" if unpaid else "case-tax"
        told = Message(own if other == seat else "case-tax_other", args)
        yield Case("tax", told, seats=() if other == seat else (other,))
    if (coming := due_state(game, seat, "tax")) != "past":
        tiles = len(game.lords[seat].tiles)
        more: Args = {f"plus_{by}": (tiles + by + 1) // 2 for by in range(1, MOST_DUG + 1)}
        more |= {"tax": tax_of(game.lords[seat]), "tiles": tiles, "comes": coming}
        yield Case("tax_more", Message("case-tax_more", more))


def notices(lord: Lord) -> Args:
    """The unpaid notices and what they cost at the end (DL-26.5)."""
    return {"notices": lord.notices, "lost": -NOTICE * lord.notices}


def wages(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """All wages of each lair as they would be now, and that of each of the lord's own creatures (DL-11.3)."""
    for other, rival in enumerate(game.lords):
        if other != seat and (due := [creature for creature in rival.lair if not creature.settled]):
            sum_of_others: Args = {"player": seat_name(other), **sum_due(due), **means_args(rival)}
            sum_of_others |= evil_after(game, other, sum_of_others)
            told = Message("case-payday_other", {**sum_of_others, "comes": due_state(game, other, "payday")})
            yield from (Case(kind, told, seats=(other,)) for kind in ("payday", "wages"))
    lord = game.lords[seat]
    comes = due_state(game, seat, "payday")
    due = [creature for creature in lord.lair if not creature.settled]
    if comes == "past" or not due:
        over = Message("case-wages_past" if comes == "past" else "case-wages_none")
        kinds = dict.fromkeys(f"creature-{creature.kind}" for creature in lord.lair)
        yield from (Case("wages", over, things) for things in ((), *((kind,) for kind in kinds)))
        yield Case("payday", over)
        return
    whole = sum_due(due)
    args: Args = {**whole, "comes": comes, **means_args(lord), **evil_after(game, seat, whole)}
    yield Case("payday", Message("case-payday", args))
    for kind in dict.fromkeys(creature.kind for creature in due if len(due) > 1):
        yield Case("payday", Message("case-wage_each", price_args(kind, CREATURES[kind].cost)))
    eater = next((creature for creature in due if creature.card.cost.monster), None)
    yield Case(
        "wages",
        Message("case-wages_short" if cost_fault(lord, Cost.model_validate(whole), eater) else "case-wages", args),
    )
    for creature in {each.kind: each for each in due}.values():
        short = cost_fault(lord, creature.card.cost, creature)
        price = {**price_args(creature.kind, creature.card.cost), **means_args(lord), "comes": comes}
        lair = [each for each in lord.lair if each is not creature]
        price |= gain(game, seat, lord.model_copy(update={"lair": lair, "evil": min(MOST_EVIL, lord.evil + 1)}))
        price |= evil_after(game, seat, price)
        yield Case("wages", Message("case-wage_short" if short else "case-wage", price), (f"creature-{creature.kind}",))


def sum_due(creatures: Sequence[Creature]) -> Args:
    """What these creatures cost together, as arguments of a text."""
    costs = [creature.card.cost for creature in creatures]
    return {name: sum(getattr(cost, name) for cost in costs) for name in ("gold", "food", "evil", "trap", "monster")}


def evil_after(game: DungeonLordsState, seat: Seat, cost: Args) -> Args:
    """Where the evil of a cost would take a lord, and what the paladin would do, as arguments of a text."""
    by = int(str(cost["evil"]))
    evil = evil_args(game, seat, by)
    fits = by > 0 and can_pay_evil(game.lords[seat], by)
    paladin: Args = {"paladin": evil["paladin"] if fits else "stays", "him": refer(f"hero-paladin_{game.year}")}
    return {**evil, **paladin, "fits_evil": int(fits), "most": MOST_EVIL}


def means_args(lord: Lord) -> Args:
    """What the lord has to pay with, as arguments of a text."""
    return {
        "have_gold": lord.gold,
        "have_food": lord.food,
        "room": MOST_EVIL - lord.evil,
        "traps": len(lord.traps),
    }


def tax_paid(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """What the tax of this year took, once it is paid (DL-11.9 to DL-11.11)."""
    if due_state(game, seat, "tax") == "past":
        for other, lord in enumerate(game.lords):
            args: Args = {"player": seat_name(other), "tiles": len(lord.tiles), "tax": tax_of(lord), **notices(lord)}
            told, seats = Message("case-tax_done", args), () if other == seat else (other,)
            yield Case("tax_done", told, seats=seats, past=True, cause=TAX_PAID)


def paying(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Why the lord has to give up a trap or a monster now (DL-8.21, DL-8.29)."""
    for question in questions_of(game, seat):
        if isinstance(question, DiscardTrap):
            yield Case("give_up", Message("case-give_up_bought", {"year": game.year}), topic="advice", secret=True)
        elif isinstance(question, PayTrap | PayMonster):
            kinds = [kind for kind, each in CREATURES.items() if getattr(each.cost, question.kind.removeprefix("pay_"))]
            args: Args = {"creatures": [refer(f"creature-{kind}") for kind in kinds], "kind": question.kind}
            for things in ((), *((f"creature-{kind}",) for kind in kinds)):
                yield Case(
                    "give_up", Message("case-give_up", args), things, topic="" if things else "advice", secret=True
                )
