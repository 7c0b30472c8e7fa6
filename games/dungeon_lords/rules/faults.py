"""Why something cannot be done now: the code from the rules page, with the amounts needed and available."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from games.dungeon_lords.rules.components import Cost
from games.dungeon_lords.rules.pieces import Lord
from rules.messages import Args, Part, refer
from rules.questions import Option, Refusals, Refused


@dataclass(frozen=True, slots=True)
class Fault:
    """`code` names the text `refused-<code>`, `args` the amounts in it."""

    code: str
    args: Args = field(default_factory=dict)

    @property
    def undone(self) -> dict[str, Any]:
        """Why an order isn't carried out, and what it needs and what there is, as arguments of a text."""
        amounts = {name: self.args.get(name, 0) for name in ("needed", "have")}
        return {"why": refer(f"undone-{self.code}"), **amounts}


def offer(
    option: Option, fault: Fault | None, options: list[Option], refused: Refusals | None, *, missed: bool = False
) -> bool:
    """Add an answer to the options, or to the refused ones if it has a fault; returns whether it is legal.

    `missed` as in `Refused`.
    """
    if fault is None:
        options.append(option)
    elif refused is not None:
        refused.append(Refused(option.id, option.label, fault.code, fault.args, missed, option.mark))
    return fault is None


def lacking(code: str, needed: int, have: int) -> Fault:
    """Too little of something."""
    return Fault(code, {"needed": needed, "have": have})


def too_few_imps(needed: int, have: int, *, trolls: bool) -> Fault:
    """Too few free workers; `trolls`: trolls would do as well (DL-1.7)."""
    who = Part("part-free_workers" if trolls else "part-free_imps", {"n": needed})
    return Fault("no_imp", {"needed": needed, "have": have, "who": who})


def over_limit(what: str, limit: int) -> Fault:
    """More than allowed: "traps" or "monsters" on a tile, "miners" on a space, gold of "tax"."""
    return Fault("limit", {"what": what, "limit": limit})


def tokens_fault(lord: Lord, cost: Cost) -> Fault | None:
    """The first shortage for this cost, among gold, food and imps; None if there is none."""
    if lord.gold < cost.gold:
        return lacking("no_gold", cost.gold, lord.gold)
    if lord.food < cost.food:
        return lacking("no_food", cost.food, lord.food)
    if lord.imps < cost.imp:
        return too_few_imps(cost.imp, lord.imps, trolls=False)
    return None
