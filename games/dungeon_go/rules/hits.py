"""Hits on a mark: their chance (DG-10.8), and the grapple or defeat they bring (DG-10.14 to DG-10.18, DG-11)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from games.dungeon_go.rules import bags, floors, scoring
from games.dungeon_go.rules.board import NAMES
from games.dungeon_go.rules.components import ABILITIES
from games.dungeon_go.rules.growth import Growth
from games.dungeon_go.rules.pieces import Hero, Monster, can_grow
from games.dungeon_go.rules.state import DungeonGoState
from rules.messages import Args, refer

FACES = 6
SURE = 100
"""The chance of a certain success, in percent."""


class OnMark(NamedTuple):
    """The aim of an attack."""

    cell: int
    """Where the monster is."""
    mark: int


def chance(floor: int, rolls: int) -> float:
    """The chance that one of so many rolls shows the floor value or more (DG-10.8)."""
    return 1.0 - ((floor - 1) / FACES) ** rolls


@cache
def percent_of_success(floor: int, rolls: int) -> int:
    """The chance that one of so many rolls shows the floor value or more, in percent."""
    return min(round(SURE * chance(floor, rolls)), SURE - 1) if floor > 1 else SURE


def percent(game: DungeonGoState, hero: Hero, mark: int) -> int:
    """The chance of an attack on such a mark with all its rolls, in percent."""
    return percent_of_success(game.floor, hero.abilities[mark])


def marks_left(game: DungeonGoState, hero: Hero, monster: Monster, mark: int) -> int:
    """The number of open marks after that one has been met; the one that the hero then lets go counts as open."""
    met = game.held_marks(monster) | 1 << mark
    if met == monster.printed.bits:
        return 0
    if hero.cell == monster.cell and hero.holds is not None:
        met &= ~(1 << hero.holds)
    return (monster.printed.bits & ~met).bit_count()


def outcome(game: DungeonGoState, hero: Hero, aim: OnMark) -> Args:
    """The outcome of meeting the mark: how many marks are `left` (0: defeated), its `vp`, those of the `first`.

    `wins`: whether the defeat wins the game (DG-21.1).
    """
    monster = game.monster_on(aim.cell)
    printed = monster.printed
    left = marks_left(game, hero, monster, aim.mark)
    return {
        "left": left,
        "vp": printed.vp,
        "wins": not left and printed.size == "demon_king",
        "first": 0 if monster.attacked else printed.first_vp,
    }


def meet_mark(game: DungeonGoState, hero: Hero, monster: Monster, mark: int) -> None:
    """Carry out a success: the monster is defeated when all its marks are met, else it is grappled (DG-10.14)."""
    if game.held_marks(monster) | 1 << mark == monster.printed.bits:
        defeat(game, hero, monster)
    else:
        grapple(game, hero, monster, mark)


def grapple(game: DungeonGoState, hero: Hero, monster: Monster, mark: int) -> None:
    """The hero's piece goes onto the mark; a mark it held before is open again (DG-11.1, DG-11.2)."""
    release(game, hero)
    hero.holds = mark
    hero.cell = monster.cell
    game.tell(
        "log-grapples",
        hero=hero.name,
        monster=monster.name,
        ability=refer(f"ability-{ABILITIES[mark]}"),
        cell=NAMES[monster.cell],
    )


def release(game: DungeonGoState, hero: Hero) -> None:
    """End the hero's grapple, if it has one: the mark is open again (DG-11.6)."""
    if hero.holds is not None:
        monster = game.monster_on(hero.at)
        ability = refer(f"ability-{ABILITIES[hero.holds]}")
        game.tell("log-lets_go", hero=hero.name, monster=monster.name, ability=ability)
        hero.holds = None


def defeat(game: DungeonGoState, hero: Hero, monster: Monster) -> None:
    """The unit leaves, its holders become free, the attacker gets points and may grow (DG-10.16)."""
    for holder in game.holders(monster):
        holder.holds = None
    bags.put_away(game, monster)
    unit = monster.printed
    hero.vp += unit.vp
    hero.kills += 1
    game.tell("log-defeats", hero=hero.name, monster=monster.name, vp=unit.vp)
    if unit.size == "demon_king":
        game.demon_slayer = hero.number
        scoring.win(game)
        return
    if floors.goal(game) == "king":
        game.tell("log-last_monster")
    if can_grow(hero):
        game.push(Growth(seat=hero.seat, hero=hero.number))
