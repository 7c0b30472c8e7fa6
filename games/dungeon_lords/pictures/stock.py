"""A lord's supplies as signs with numbers: the single list from which every picture takes its entries."""

from __future__ import annotations

from games.dungeon_lords.rules.view import LordView


def stock(lord: LordView, *signs: str) -> list[tuple[str, str]]:
    """The named signs with their numbers, in this order; trolls and unpaid notices only if there are any."""
    numbers = {
        "evil": str(lord.evil),
        "gold": str(lord.gold),
        "food": str(lord.food),
        "imp": _free_of(lord.imps, lord.busy_imps),
        "trap": f"{lord.trap_count}+{lord.traps_due}" if lord.traps_due else str(lord.trap_count),
        "monster": str(len(lord.lair)),
        "prison": str(len(lord.prison)),
    }
    if lord.trolls:
        numbers["troll"] = _free_of(lord.trolls, lord.busy_trolls)
    if lord.notices:
        numbers["notice"] = str(lord.notices)
    return [(sign, numbers[sign]) for sign in signs if sign in numbers]


def _free_of(all_: int, busy: int) -> str:
    """The total, or how many of it are free; a lost troll may still be counted as busy."""
    free = max(0, all_ - busy)
    return str(all_) if free == all_ else f"{free}/{all_}"
