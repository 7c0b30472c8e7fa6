"""What a monster costs, brings and demands later."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeon_lords.cases.ahead import means_before
from games.dungeon_lords.cases.payments import due_state, evil_after, means_args, sum_due
from games.dungeon_lords.cases.worth import gain, hired, points_of
from games.dungeon_lords.rules.arrivals import AUTUMN
from games.dungeon_lords.rules.components import CREATURES, Cost
from games.dungeon_lords.rules.costs import cost_fault, plus, price_args
from games.dungeon_lords.rules.evil import can_pay_evil
from games.dungeon_lords.rules.minions import is_produced, questions_of, state_of
from games.dungeon_lords.rules.option_texts import evil_args
from games.dungeon_lords.rules.orders.hiring import ChooseCreature, extra_food_of
from games.dungeon_lords.rules.orders.production import LAST_YEAR
from games.dungeon_lords.rules.state import MOST_EVIL, DungeonLordsState, Lord
from rules.cases import Case
from rules.messages import Args, Message, Seat, refer


def monsters_to_hire(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Whether each creature in the tavern can be hired, and until when (DL-5.1, DL-6.12, DL-8.25 to DL-8.30)."""
    asked = next((each for each in questions_of(game, seat) if isinstance(each, ChooseCreature)), None)
    state = "due" if asked is not None else state_of(game, seat, "hire_monster")
    lord, extra = game.lords[seat], 0
    spaces = game.spaces.get("hire_monster", [])
    if asked is not None or (state == "due" and seat in spaces):
        extra = extra_food_of(spaces.index(seat) if asked is None else asked.space)
    then = means_before(game, seat, "hire_monster")
    told: list[tuple[int, Message]] = []
    paydays: list[Case] = []
    for kind in dict.fromkeys(game.tavern):
        cost, thing = plus(CREATURES[kind].cost, food=extra), (f"creature-{kind}",)
        fault = cost_fault(lord, cost)
        args = price_args(kind, cost) | means_args(lord)
        args |= evil_after(game, seat, args)
        args |= {"fits": "no" if fault else "yes", "barred": _barred_next(game, seat), "rules": game.options.rules}
        args |= gain(game, seat, hired(lord, kind)) | _then(game, seat, then, cost)
        main = Message("case-hire_short" if fault and state == "due" else _HIRING[state], args)
        kinds = ["hire", "worth"]
        if cost.evil:
            kinds.append("paladin")
        yield from (Case(each, main, thing) for each in kinds)
        told.append((points_of(args) - UNAFFORDABLE * (fault is not None), Message("case-hire_item", args)))
        if state in ("due", "may") and not fault and (payday := _payday_with(game, seat, then, kind)) is not None:
            owned = any(creature.kind == kind for creature in lord.lair)
            paydays += [Case(each, payday, thing) for each in ("hire", "payday", *(() if owned else ("wages",)))]
        yield Case("hire_later", Message("case-never_later" if is_last(game) else "case-hire_later", args), thing)
    yield from paydays
    yield Case("hire", Message("case-hire_which", {"state": state, "number": len(told)}))
    yield from (Case("hire", item) for _, item in sorted(told, key=lambda each: -each[0]))
    for room in game.market:
        yield Case("hire_later", Message("case-never_later" if is_last(game) else "case-room_later"), (f"room-{room}",))


def _then(game: DungeonLordsState, seat: Seat, then: Lord, cost: Cost) -> Args:
    """What the lord would have for a cost once the orders before it are carried out, as arguments of a text."""
    lord = game.lords[seat]
    changed = any(getattr(then, name) != getattr(lord, name) for name in ("gold", "food", "evil"))
    moved = evil_args(game, seat, then.evil - lord.evil + cost.evil)
    calls = moved["paladin"] != "stays" or evil_args(game, seat, cost.evil)["paladin"] != "stays"
    return {
        "changed": int(changed),
        "then_gold": then.gold,
        "then_food": then.food,
        "then_evil": then.evil,
        "then_after": moved["after"],
        "then_paladin": moved["paladin"] if cost.evil and calls else "none",
        "then_fits": "no" if cost_fault(then, cost) else "yes",
    }


def _payday_with(game: DungeonLordsState, seat: Seat, then: Lord, kind: str) -> Message | None:
    """All wages on the next payday if the lord hires this creature as well (DL-11.3)."""
    comes, after = due_state(game, seat, "payday"), hired(then, kind)
    if comes == "past":
        return None
    due = [creature for creature in after.lair if not creature.settled]
    whole = sum_due(due)
    moved = evil_args(game, seat, after.evil - game.lords[seat].evil + int(str(whole["evil"])))
    fits = can_pay_evil(after, int(str(whole["evil"])))
    eater = next((creature for creature in due if creature.card.cost.monster), None)
    args: Args = {**whole, **means_args(after), "before": after.evil, "after": moved["after"], "most": MOST_EVIL}
    args |= {"fits_evil": int(fits), "paladin": moved["paladin"] if whole["evil"] and fits else "stays"}
    args |= {"him": refer(f"hero-paladin_{game.year}"), "comes": comes, "creature": refer(f"creature-{kind}")}
    args["others"] = len(due) - 1
    short = cost_fault(after, Cost.model_validate(whole), eater)
    return Message("case-hire_payday", {**args, "short": int(short is not None)})


UNAFFORDABLE = 100
"""How far down in a list goes what cannot be paid for."""


_HIRING = {
    "due": "case-hire_due",
    "may": "case-hire_may",
    "barred": "case-hire_barred",
    "over": "case-hire_over",
}


def _barred_next(game: DungeonLordsState, seat: Seat) -> str:
    """Whether Hire Monster is certain to be inaccessible next round."""
    lord = game.lords[seat]
    return "yes" if is_produced(game) and "hire_monster" in lord.disabled else "no"


def is_last(game: DungeonLordsState) -> bool:
    """Whether no more orders are given after this round's."""
    return game.year == LAST_YEAR and game.season == AUTUMN
