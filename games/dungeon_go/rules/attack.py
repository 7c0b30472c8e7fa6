"""Attacking a monster: declaring and rolling (DG-10)."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from games.dungeon_go.rules import bags
from games.dungeon_go.rules.board import NAMES
from games.dungeon_go.rules.components import ABILITIES
from games.dungeon_go.rules.hits import FACES, OnMark, meet_mark, percent_of_success
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.possible_attacks import about_met
from games.dungeon_go.rules.risks import Risks, order_by_danger
from games.dungeon_go.rules.state import DungeonGoState, HeroQuestion
from games.dungeon_go.rules.threats import describe_threats
from rules.entries import Step
from rules.messages import Args, Message, refer, seat_name
from rules.questions import Option, Picked, Refusals, Undo


def declare(game: DungeonGoState, hero: Hero, monster: Monster, mark: int) -> None:
    """Declare an attack: the first-attack point, then the compulsory first roll (DG-10.6, DG-10.9)."""
    game.tell(
        "log-attack",
        hero=hero.name,
        monster=monster.name,
        cell=NAMES[monster.cell],
        ability=refer(f"ability-{ABILITIES[mark]}"),
        rolls=hero.abilities[mark],
    )
    count_first_attack(game, hero, monster)
    game.push(Roll(hero=hero.number, cell=monster.cell, mark=mark))


def count_first_attack(game: DungeonGoState, hero: Hero, monster: Monster) -> None:
    """The first hero to attack a large unit or more gets a point, hit or miss (DG-17.3)."""
    if monster.attacked:
        return
    monster.attacked = True
    vp = monster.printed.first_vp
    if vp:
        hero.vp += vp
        game.tell("log-first_attack", hero=hero.name, monster=monster.name, vp=vp)


class AttackStep(Step):
    """A step of an attack. Each is one of its own, so that the board can show how things stood after it."""

    hero: int
    cell: int
    """Where the monster is."""
    mark: int


class Roll(AttackStep):
    """The next roll of an attack. A 1 brings a reinforcement before anything else (DG-10.11)."""

    rolled: int = 0
    """Rolls made in this attack."""
    on: bool = False
    """Whether its player has chosen to go on with the other rolls, up to the first success."""

    def run(self, game: DungeonGoState) -> None:
        hero, monster = game.heroes[self.hero], game.monster_on(self.cell)
        shown = game.dice.roll(FACES)
        number, rolls = self.rolled + 1, hero.abilities[self.mark]
        hit = shown >= game.floor
        key = "log-roll_hits" if hit else "log-roll_misses"
        game.tell(key, hero=hero.name, roll=shown, needed=game.floor, number=number, rolls=rolls)
        if shown == 1:
            bags.reinforce(game)
        if hit:
            game.push(Hit(hero=self.hero, cell=self.cell, mark=self.mark))
        elif number < rolls and self.on:
            game.push(replace(self, rolled=number))
        elif number < rolls:
            game.push(RollAgain(seat=hero.seat, hero=self.hero, cell=self.cell, mark=self.mark, rolled=number))
        else:
            game.tell("log-attack_fails", hero=hero.name, monster=monster.name)


class Hit(AttackStep):
    """A success: the monster is grappled or defeated."""

    def run(self, game: DungeonGoState) -> None:
        meet_mark(game, game.heroes[self.hero], game.monster_on(self.cell), self.mark)


class RollAgain(HeroQuestion):
    """After a miss with rolls left: roll again, once or up to a success, or stop (DG-10.9)."""

    default_id: ClassVar = "stop"
    cell: int
    """Where the monster is."""
    mark: int
    rolled: int
    """Rolls made in this attack."""

    def _left(self, game: DungeonGoState) -> int:
        return game.heroes[self.hero].abilities[self.mark] - self.rolled

    def describe(self, game: DungeonGoState) -> Args:
        """Hero, monster, ability, how many rolls are left, what they need, and the threats."""
        return {
            "hero": game.heroes[self.hero].name,
            "monster": game.monster_on(self.cell).name,
            "cell": NAMES[self.cell],
            "ability": refer(f"ability-{ABILITIES[self.mark]}"),
            "left": self._left(game),
            "needed": game.floor,
            **bags.ones_bring(game, self._left(game)),
            **describe_threats(game, game.heroes[self.hero]),
        }

    def options(self, game: DungeonGoState, refused: Refusals | None = None) -> list[Option]:
        left = self._left(game)
        once = Message("do-roll", {"percent": percent_of_success(game.floor, 1)})
        options = [Option("roll", once, mark=NAMES[self.cell], undo=Undo.ROLLED)]
        if left > 1:
            on = Message("do-roll_on", {"left": left, "percent": percent_of_success(game.floor, left)})
            options.append(Option("roll_on", on))
        return [*options, Option("stop", Message("do-stop"))]

    def answer(self, game: DungeonGoState, picked: Picked) -> None:
        if picked.only == "stop":
            hero = game.heroes[self.hero]
            game.tell("log-attack_stopped", hero=hero.name, player=seat_name(self.seat))
        else:
            on = picked.only == "roll_on"
            game.push(Roll(hero=self.hero, cell=self.cell, mark=self.mark, rolled=self.rolled, on=on))

    def explained(self, game: DungeonGoState, *, ideas: bool = True) -> list[Option]:
        """Say once what a success would bring, and what every answer risks."""
        options = self.options(game)
        hero, aim = game.heroes[self.hero], OnMark(self.cell, self.mark)
        risks = Risks(game, hero, game.actions)
        for option in options:
            if option.id == "stop":
                option.effect = Message("about-stop", {"lost": risks.lost(None)})
                risks.mark_move(option, None, ends=not game.actions)
            else:
                option.effect = about_met(game, hero, aim, "about-roll") if option.id == "roll" else None
                risks.mark_attack(option, aim, again=option.id == "roll" and self._left(game) > 1)
        order_by_danger(options)
        return options
