"""Damage and death of heroes (DG-15)."""

from __future__ import annotations

from games.dungeon_go.rules.pieces import Hero
from games.dungeon_go.rules.state import DungeonGoState
from rules.entries import Step


class Wounds(Step):
    """The damage of one attack, dealt to all these heroes at the same time (DG-14.11, DG-15)."""

    heroes: list[int]

    def run(self, game: DungeonGoState) -> None:
        for hero in [game.heroes[number] for number in self.heroes]:
            lost = min(hero.hp, harm(game, hero))
            hero.hp -= lost
            if not lost:
                game.tell("log-unhurt", hero=hero.name)
            else:
                game.tell("log-hurt", hero=hero.name, lost=lost, hp=hero.hp)


class Deaths(Step):
    """The deaths of the heroes whom an attack has left without HP."""

    heroes: list[int]

    def run(self, game: DungeonGoState) -> None:
        for number in self.heroes:
            if game.heroes[number].hp == 0:
                die(game, game.heroes[number])


def harm(game: DungeonGoState, hero: Hero, damage: int | None = None) -> int:
    """The HP that a blow of any monster, at this damage or the present one, takes from a hero with enough (DG-15.2)."""
    return max(0, (game.damage if damage is None else damage) - hero.reduction)


def die(game: DungeonGoState, hero: Hero) -> None:
    """The piece goes to the afterlife card; grapple and Fireball are lost (DG-15.4)."""
    hero.alive = False
    hero.cell = None
    hero.holds = None
    hero.charged = False
    hero.deaths += 1
    game.tell("log-hero_dies", hero=hero.name)
