"""Damage and death of heroes (DG-15)."""

from __future__ import annotations

from collections.abc import Iterable

from games.dungeon_go.rules.pieces import Hero
from games.dungeon_go.rules.state import DungeonGoState
from rules.entries import Step


class Wounds(Step):
    """The damage of one attack, dealt to all these heroes at the same time."""

    heroes: list[int]

    def run(self, game: DungeonGoState) -> None:
        wound(game, [game.heroes[number] for number in self.heroes])


class Deaths(Step):
    """The deaths of the heroes whom an attack has left without HP."""

    heroes: list[int]

    def run(self, game: DungeonGoState) -> None:
        bury(game, [game.heroes[number] for number in self.heroes])


def harm(game: DungeonGoState, hero: Hero, damage: int | None = None) -> int:
    """The HP that a blow of any monster, at this damage or the present one, takes from a hero with enough (DG-15.2)."""
    return max(0, (game.damage if damage is None else damage) - hero.reduction)


def wound(game: DungeonGoState, heroes: Iterable[Hero]) -> None:
    """Deal the damage of one attack to all these heroes (DG-15)."""
    for hero in heroes:
        lost = min(hero.hp, harm(game, hero))
        hero.hp -= lost
        if not lost:
            game.tell("log-unhurt", hero=hero.name, reduction=hero.reduction)
        else:
            game.tell("log-hurt", hero=hero.name, lost=lost, reduction=hero.reduction, hp=hero.hp)


def bury(game: DungeonGoState, heroes: Iterable[Hero]) -> None:
    """Move the heroes who have run out of HP to the afterlife card."""
    for hero in heroes:
        if hero.hp == 0:
            die(game, hero)


def die(game: DungeonGoState, hero: Hero) -> None:
    """The piece goes to the afterlife card; grapple and Fireball are lost (DG-15.4)."""
    hero.alive = False
    hero.cell = None
    hero.holds = None
    hero.charged = False
    hero.deaths += 1
    game.tell("log-hero_dies", hero=hero.name)
