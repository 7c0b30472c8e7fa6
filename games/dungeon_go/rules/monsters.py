"""The monsters' turn: each of them moves and attacks (DG-14)."""

from __future__ import annotations

from dataclasses import dataclass

from games.dungeon_go.rules import scoring
from games.dungeon_go.rules.board import NAMES, STEP, column
from games.dungeon_go.rules.deaths import Deaths, Wounds
from games.dungeon_go.rules.deck import damage_next
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.state import DungeonGoState
from rules.entries import Step


@dataclass(frozen=True, slots=True)
class Blow:
    """One attack of a monster."""

    monster: Monster
    heroes: list[Hero]


def begin(game: DungeonGoState) -> list[Step]:
    """The steps of the turn: every monster acts once, the nearest to the entrance first."""
    if not game.monsters:
        game.tell("log-no_monsters")
    return [MonsterActs(unit=monster.unit) for monster in game.monsters_in_order()]


class MonsterActs(Step):
    """The move and the attack of one monster, before those of the next."""

    unit: str

    def run(self, game: DungeonGoState) -> None:
        """Wounds and deaths are steps of their own, so that a page can show the board after each."""
        struck = act(game, next(monster for monster in game.monsters if monster.unit == self.unit))
        if struck:
            game.push(*_harm_done(struck))


def monsters_turn(game: DungeonGoState) -> list[Blow]:
    """Play their next turn at once, in a position that only serves to look ahead; returns the blows."""
    game.damage = damage_next(game)
    blows: list[Blow] = []
    for monster in game.monsters_in_order():
        struck = act(game, monster)
        if game.result is not None:
            break
        if struck:
            blows.append(Blow(monster, struck))
            for step in _harm_done(struck):
                step.run(game)
    return blows


def _harm_done(struck: list[Hero]) -> list[Step]:
    heroes = [hero.number for hero in struck]
    return [Wounds(heroes=heroes), Deaths(heroes=heroes)]


def act(game: DungeonGoState, monster: Monster) -> list[Hero]:
    """Strike those who hold it, otherwise leave by the entrance, or step forward and strike (DG-14.3 to DG-14.11).

    Returns the heroes that were struck.
    """
    struck = game.holders(monster)
    if not struck:
        if column(monster.cell) == 0:
            game.tell("log-monster_leaves", monster=monster.name, cell=NAMES[monster.cell])
            scoring.lose(game, "end-monster_left")
            return []
        _step(game, monster)
        struck = _attack_front(game, monster)
    if struck:
        heroes = [hero.name for hero in struck]
        game.tell("log-monster_strikes", monster=monster.name, heroes=heroes, damage=game.damage)
    return struck


def _step(game: DungeonGoState, monster: Monster) -> None:
    """One step forward into an empty cell, otherwise it stays (DG-14.4)."""
    front = monster.cell - STEP
    if game.empty_cells() >> front & 1:
        game.tell("log-monster_moves", monster=monster.name, source=NAMES[monster.cell], cell=NAMES[front])
        monster.cell = front


def _attack_front(game: DungeonGoState, monster: Monster) -> list[Hero]:
    """Hit the king or every hero in the front cell, unless a monster stands there (DG-14.8, DG-14.9).

    Returns the heroes that were struck.
    """
    front = monster.cell - STEP
    if front < 0:
        return []
    if front == game.king:
        game.tell("log-king_struck", monster=monster.name, cell=NAMES[front])
        scoring.lose(game, "end-king_dead")
        return []
    return [hero for hero in game.heroes if hero.cell == front and hero.holds is None]
