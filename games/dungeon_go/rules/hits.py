"""The results of a success against a mark: a grapple, or the monster's defeat (DG-10.14 to DG-10.18, DG-11)."""

from __future__ import annotations

from games.dungeon_go.rules import bags, floors, scoring
from games.dungeon_go.rules.board import NAMES
from games.dungeon_go.rules.components import ABILITIES
from games.dungeon_go.rules.growth import Growth
from games.dungeon_go.rules.pieces import Hero, Monster, can_grow
from games.dungeon_go.rules.possible_attacks import OnMark, monster_on
from games.dungeon_go.rules.state import DungeonGoState
from rules.messages import refer


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
        monster = monster_on(game, OnMark(hero.at, hero.holds))
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
