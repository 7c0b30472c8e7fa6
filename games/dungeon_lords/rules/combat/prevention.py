"""Arithmetic of damage and healing: pure functions of a line, used by battles and previews."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeon_lords.rules.components import Effect
from games.dungeon_lords.rules.state import Hero
from rules.messages import Message


def trap_icons(line: Sequence[Hero]) -> int:
    """All trap icons of the living (DL-18.3)."""
    return sum(hero.printed.trap for hero in line)


def planned_damage(line: Sequence[Hero], effects: Sequence[Effect], chosen: Hero | None) -> list[int]:
    """The damage that a trap plans for each member of the line, before prevention (DL-18.3, DL-18.7)."""
    planned = [0] * len(line)
    for effect in effects:
        if effect.do != "damage":
            continue
        for index, hero in enumerate(line):
            if hits(effect.to, index, len(line), hero is chosen):
                planned[index] += hero.hit_points if effect.full else effect.n
    return planned


def hits(to: str, index: int, length: int, is_chosen: bool) -> bool:
    """Whether a target word means the member at `index` of a line of that length."""
    if to == "first":
        return index == 0
    if to == "second":
        return index == 1
    if to == "last":
        return index == length - 1
    if to == "others":
        return index > 0
    return is_chosen if to == "chosen" else True


def prevent(planned: Sequence[int], icons: int) -> tuple[list[int], int]:
    """What is left of the planned damage when `icons` points are removed from the front, and how many were used.

    Trap icons do that (DL-18.3), and the shield with its one point (DL-19.12).
    """
    left, used = [], 0
    for damage in planned:
        removed = min(damage, icons - used)
        used += removed
        left.append(damage - removed)
    return left, used


def damage_sum(line: Sequence[Hero], planned: Sequence[int], icons: int) -> list[Message]:
    """For each one whom a trap would hit: the planned damage, what gets through, and what is left then."""
    dealt, _ = prevent(planned, icons)
    return [
        Message("sum-trap", {"hero": hero.name, "planned": before, "dealt": after, "left": max(0, hero.left - after)})
        for hero, before, after in zip(line, planned, dealt, strict=True)
        if before
    ]


def attack_sum(struck: Sequence[Hero], damage: int, shield: int) -> list[Message]:
    """For each one struck at the same instant: the damage that gets through the shield, and what is left then."""
    dealt, _ = prevent([damage] * len(struck), shield)
    return [
        Message("sum-attack", {"hero": hero.name, "dealt": points, "left": max(0, hero.left - points)})
        for hero, points in zip(struck, dealt, strict=True)
    ]


def heal(damage: Sequence[int], icons: int) -> list[int]:
    """The damage counters after `icons` points of healing from the front, each completely before the next (DL-22.3)."""
    left = []
    for counters in damage:
        healed = min(counters, icons)
        icons -= healed
        left.append(counters - healed)
    return left
