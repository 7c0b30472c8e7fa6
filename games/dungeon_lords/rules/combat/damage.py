"""Damage to a party, defeats, and the end of a party (DL-17.5 to DL-17.9, DL-19.11 to DL-19.13)."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeon_lords.rules.combat.prevention import prevent
from games.dungeon_lords.rules.evil import party_gone
from games.dungeon_lords.rules.state import Battle, DungeonLordsState, Hero
from rules.messages import Seat, seat_name

Hit = tuple[Hero, int]


def running(game: DungeonLordsState) -> Battle:
    """The battle being fought. Raises ValueError when there is none."""
    if game.battle is None:
        raise ValueError("no battle is being fought")
    return game.battle


def visible(line: Sequence[Hero]) -> list[Hero]:
    """Those who can be harmed and chosen, front to back."""
    return [hero for hero in line if not hero.hidden]


def hero_ids(line: Sequence[Hero]) -> list[str]:
    """An id for each member of a line, front to back; a second phantom gets a number."""
    found: list[str] = []
    for hero in line:
        found.append(hero.card if hero.card not in found else f"{hero.card}_{len(found)}")
    return found


def hero_by_id(line: Sequence[Hero], hero_id: str) -> Hero:
    """The member of the line with that id."""
    return line[hero_ids(line).index(hero_id)]


def deal(game: DungeonLordsState, seat: Seat, hits: Sequence[Hit], *, unstoppable: bool = False) -> list[Hero]:
    """Deal damage at the same instant, then look for defeats from front to back (DL-17.8); returns the defeated.

    Afterwards the party may be gone and with it `game.battle`. `unstoppable` passes shield and invisibility
    (DL-18.6).
    """
    battle = game.battle
    if not unstoppable:
        hits = [(hero, points) for hero, points in hits if not hero.hidden]
    shield = battle.shield if battle is not None and not unstoppable else 0
    through, absorbed = prevent([points for _, points in hits], shield)
    if battle is not None:
        battle.shield -= absorbed
    for (hero, before), points in zip(hits, through, strict=True):
        if before > points:
            game.tell("log-shield_absorbs", hero=hero.name, points=before - points)
        if points:
            hero.damage += points
            game.tell("log-damage", hero=hero.name, points=points, left=max(0, hero.left))
    lord = game.lords[seat]
    fallen = [hero for hero in lord.line if hero.left <= 0]
    for hero in fallen:
        _defeat(game, seat, hero)
    if fallen and not lord.has_party:
        party_gone(game, seat)
    return fallen


def _defeat(game: DungeonLordsState, seat: Seat, hero: Hero) -> None:
    lord = game.lords[seat]
    lord.line = [standing for standing in lord.line if standing is not hero]
    if hero.is_phantom:
        game.tell("log-phantom_bursts", player=seat_name(seat))
        return
    lord.prison.append(hero.card)
    if hero.printed.hero_class == "paladin":
        game.paladin = "prison"
    game.tell("log-defeated", player=seat_name(seat), hero=hero.name)
