"""Damage to a party: arithmetic of prevention and healing, defeats (DL-17.5 to 17.9, DL-18.3, DL-19.11 to 19.13)."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeon_lords.rules.components import Effect
from games.dungeon_lords.rules.evil import party_gone
from games.dungeon_lords.rules.pieces import Battle, Hero
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.messages import Args, Message, Part, Seat, part, refer, seat_name

Hit = tuple[Hero, int]
"""A hero and the damage dealt to it, before prevention."""


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
            if is_hit(effect.to, index, len(line), hero is chosen):
                planned[index] += hero.hit_points if effect.full else effect.n
    return planned


def is_hit(to: str, index: int, length: int, is_chosen: bool) -> bool:
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
    """The planned damage after `icons` points are removed from the front, and the number used.

    Both trap icons (DL-18.3) and the shield with its one point (DL-19.12) work this way.
    """
    dealt, used = [], 0
    for damage in planned:
        removed = min(damage, icons - used)
        used += removed
        dealt.append(damage - removed)
    return dealt, used


def damage_sum(line: Sequence[Hero], planned: Sequence[int], icons: int, poison: int = 0) -> list[Message]:
    """For each member whom a trap would hit: what gets through, what is blocked by whom, and the hit points left then.

    `poison`: the damage that follows at the end of the battle, which nobody can block (DL-18.9).
    """
    dealt, _ = prevent(planned, icons)
    blockers = {"paladin" if hero.printed.hero_class == "paladin" else "thief" for hero in line if hero.printed.trap}
    by = refer(f"part-by_{blockers.pop() if len(blockers) == 1 else 'both'}")
    lines = []
    for hero, before, after in zip(line, planned, dealt, strict=True):
        if before:
            args: Args = {"hero": hero.name, "dealt": _damage(after), "left": _hp_left(hero, after)}
            args["blocked"] = part(before > after, "part-blocked", n=before - after, by=by)
            total = after + poison
            fatigue = part(hero.left > total, "part-before_fatigue")
            poisoned: Args = {"n": poison, "left": _hp_left(hero, total), "fatigue": fatigue}
            args["poison"] = part(poison and hero.left > after, "part-poisoned", **poisoned)
            lines.append(Message("sum-trap", args))
    return lines


def _damage(points: int) -> Part:
    """The damage that is dealt, in words."""
    return Part("part-damage", {"n": points}) if points else Part("part-no_damage", {})


def _hp_left(hero: Hero, damage: int) -> Part:
    """The hit points of a hero after so much more damage, in words."""
    return Part("part-hp_left", {"n": hero.left - damage}) if hero.left > damage else Part("part-defeated", {})


def of_target(lines: Sequence[Message]) -> list[Message]:
    """A sum about the one target that its answer names: without the name, if it is about nobody else."""
    return [Message(f"{line.key}_target", line.args) for line in lines] if len(lines) == 1 else list(lines)


def attack_sum(struck: Sequence[Hero], damage: int, shield: int) -> list[Message]:
    """For each one struck at the same time: the damage that gets through the shield, and the hit points left then."""
    dealt, _ = prevent([damage] * len(struck), shield)
    return [
        Message("sum-attack", {"hero": hero.name, "dealt": _damage(points), "left": _hp_left(hero, points)})
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


def running(game: DungeonLordsState) -> Battle:
    """The current battle. Raises ValueError if there is none."""
    if game.battle is None:
        raise ValueError("no battle is being fought")
    return game.battle


def visible(line: Sequence[Hero]) -> list[Hero]:
    """Those who can be harmed and chosen, front to back."""
    return [hero for hero in line if not hero.hidden]


def deal(game: DungeonLordsState, seat: Seat, hits: Sequence[Hit], *, unstoppable: bool = False) -> list[Hero]:
    """Deal damage simultaneously, then check for defeats from front to back (DL-17.8); returns the defeated.

    Afterwards the party may be gone and with it `game.battle`. `unstoppable` ignores shield and invisibility
    (DL-18.6).
    """
    battle = game.battle
    if not unstoppable:
        hits = [(hero, points) for hero, points in hits if not hero.hidden]
    shield = battle.shield if battle is not None and not unstoppable else 0
    through, absorbed = prevent([points for _, points in hits], shield)
    if battle is not None:
        battle.shield -= absorbed
    for (hero, dealt), points in zip(hits, through, strict=True):
        if dealt > points:
            game.tell("log-shield_absorbs", hero=hero.name, points=dealt - points)
        if points:
            before = hero.left
            hero.damage += points
            game.tell("log-damage", hero=hero.name, points=points, before=before, left=max(0, hero.left))
    lord = game.lords[seat]
    fallen = [hero for hero in lord.line if hero.left <= 0]
    for hero in fallen:
        _defeat(game, seat, hero)
    if fallen and not lord.has_party:
        party_gone(game, seat)
    return fallen


def _defeat(game: DungeonLordsState, seat: Seat, hero: Hero) -> None:
    """Take a defeated hero prisoner; a phantom bursts (DL-17.8)."""
    lord = game.lords[seat]
    lord.line = [standing for standing in lord.line if standing is not hero]
    if hero.is_phantom:
        game.tell("log-phantom_bursts", player=seat_name(seat))
        return
    lord.prison.append(hero.card)
    if hero.printed.hero_class == "paladin":
        game.paladin = "prison"
    game.tell("log-defeated", player=seat_name(seat), hero=hero.name)
