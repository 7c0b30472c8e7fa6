"""A lord's supplies as signs with numbers: the single list from which every picture takes its entries."""

from __future__ import annotations

from games.dungeon_lords.rules.view import LordView

FEW = ("troll", "notice", "prison")
"""Signs that are left out where there is nothing to count."""


def stock(lord: LordView, *signs: str) -> list[tuple[str, str]]:
    """The named signs with their numbers, in this order; some only if there are any."""
    numbers = {
        "evil": str(lord.evil),
        "gold": str(lord.gold),
        "food": str(lord.food),
        "imp": _free_of(lord.imps, lord.busy_imps),
        "trap": f"{lord.trap_count}+{lord.traps_due}" if lord.traps_due else str(lord.trap_count),
        "monster": str(len(lord.lair)),
        "prison": str(len(lord.prison)),
        "troll": _free_of(lord.trolls, lord.busy_trolls),
        "notice": str(lord.notices),
        "crown": "" if lord.points is None else str(lord.points).replace("-", "−"),
    }
    return [(sign, numbers[sign]) for sign in signs if numbers[sign] and (sign not in FEW or numbers[sign] != "0")]


def _free_of(total: int, busy: int) -> str:
    """The total, or how many of it are free; a lost troll may still be counted as busy."""
    free = max(0, total - busy)
    return str(total) if free == total else f"{free}/{total}"
