"""The evaluation of a position for the heroes: one number from public information, for the heuristic player.

The unit is about one small monster's worth of trouble; more is worse. Sets of cells and of marks are bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from games.dungeon_go.rules import floors
from games.dungeon_go.rules.board import STEP, WITHIN, column, row
from games.dungeon_go.rules.components import LIMITS, MAGIC, MONSTER_CARD
from games.dungeon_go.rules.deaths import harm
from games.dungeon_go.rules.game import DungeonGo
from games.dungeon_go.rules.hits import FACES
from games.dungeon_go.rules.pieces import Hero, Monster, held_marks

EXIT_THREAT = (60.0, 24.0, 11.0, 5.0, 2.5, 1.5)
"""By the column of a free monster: the nearer it is to walking out, the more."""
KING_THREAT = (60.0, 60.0, 24.0, 9.0, 4.0)
"""By the number of cells between the king and a free monster in his row. In one turn it reaches him across one cell."""
KING_ROW = 1
"""The row in which the king walks."""
REBUILD_URGENCY = 0.7
"""The factor of all threats when the deck is empty."""
LEAST_URGENCY, URGENCY, MOST_URGENCY = 0.45, 1.5, 1.2
"""This factor without monsters' turns in the deck; added to it by their share of the deck; the most that it can be."""
HELD = 0.12
"""The part of a monster's threat that remains while it is grappled."""
STOOD_UP_TO = 0.25
"""The part that remains while a hero who survives a blow stands in its way."""
SACRIFICE = 0.4
"""The part that remains while a hero who does not survive stands in its way."""
BEHIND_ANOTHER = 0.85
"""The part that remains while another monster is in front of it."""
OPEN_MARK = 1.6
"""Work left: each mark that nobody holds."""
MONSTER = 1.2
"""Work left: each monster, in addition to its marks."""
DEATH = 5.0
"""A dead hero."""
LIKELY_DEATH = 2.0
"""A hero who is killed by the next blow."""
LOST_HP = 0.35
"""Each hit point that a hero lacks, or would lose by the next blow."""
ABILITY = 2.2
"""The gain by each point of a hero's abilities."""
STEP_LACKING = 0.25
"""Each step that a free hero lacks to the nearest mark."""
AWAITS = 4
"""The column, from 0, up to which heroes advance on empty boards: the middle of the back board."""
KING_ASTRAY = (0.0, 0.5, 1.5, 4.0, 8.0, 12.0, 12.0)
"""The king's column while monsters are left: he walks into them, and begins the next floor that far ahead."""
KING_LOOSE = 0.6
"""The share of the king's next step that counts when nothing stands in his way."""
BOSS_MARK = 14.0
"""Each open mark of the demon king."""
HURRY = 0.12
"""The share by which every rebuild on this floor increases the work left."""
KING_WAITS = 1.2
"""Each step to the back board when no monster is left."""

IN_HIS_WAY = 3.0
"""Each hero in front of the king when no monster is left."""
GUARDED = 2.0
"""The gain by a hero on the guard post then: the king does not walk towards new monsters before heroes meet them."""

CHARGED = 1.2
"""Each additional combat action expected from a Fireball, if there will still be something left to attack."""
LAST_MARKS = 3
"""The minimum number of marks left on the last floor: the demon king's, and those of reinforcements."""


class Pieces(NamedTuple):
    """The pieces in their current or hypothetical places; changes are made on copies, never on the game's pieces."""

    heroes: Sequence[Hero]
    monsters: Sequence[Monster]

    def moved(self, hero: Hero, cell: int, mark: int | None = None) -> Pieces:
        """The hero in that cell, on that mark or free."""
        there = hero.copy()
        there.cell, there.holds = cell, mark
        return self.with_heroes(there)

    def with_heroes(self, *heroes: Hero) -> Pieces:
        """The pieces with these heroes replacing those with the same numbers."""
        all_heroes = list(self.heroes)
        for hero in heroes:
            all_heroes[hero.number] = hero
        return Pieces(all_heroes, self.monsters)

    def without(self, monster: Monster) -> Pieces:
        """The monster is gone; its holders are free in its cell (DG-10.16)."""
        pieces = self
        for hero in self.heroes:
            if hero.cell == monster.cell and hero.holds is not None:
                pieces = pieces.moved(hero, monster.cell)
        return Pieces(pieces.heroes, [other for other in self.monsters if other is not monster])


def pieces_of(game: DungeonGo) -> Pieces:
    """The pieces on the table."""
    return Pieces(game.heroes, game.monsters)


def cost(game: DungeonGo, pieces: Pieces) -> float:
    """The trouble of the heroes with the pieces in these places and all else as in the game."""
    heroes, monsters = pieces
    total = 0.0
    urgency = _urgency(game)
    hurry = 1.0 + HURRY * game.floor_clock
    guards = _guards(game, heroes)
    occupied = 0
    for monster in monsters:
        occupied |= 1 << monster.cell
    for monster in monsters:
        held = held_marks(heroes, monster.cell)
        open_marks = (monster.printed.bits & ~held).bit_count()
        total += hurry * (MONSTER + OPEN_MARK * open_marks)
        if monster.printed.size == "demon_king":
            total += BOSS_MARK * open_marks
        total += urgency * _threat(game, monster, bool(held), guards, occupied)
    for hero in heroes:
        total += _hero_cost(game, hero, occupied)
    if game.settings.spells:
        total -= _fireball_gain(game, pieces)
    if not monsters and game.floor < LIMITS.floor:
        return total + _waiting_cost(game, heroes)
    at, front = column(game.king), game.king + STEP
    total += KING_ASTRAY[at]
    if front not in guards and not occupied >> front & 1:
        total += KING_LOOSE * (KING_ASTRAY[at + 1] - KING_ASTRAY[at])
    return total


def _waiting_cost(game: DungeonGo, heroes: Sequence[Hero]) -> float:
    """The trouble with a floor on which only the king is awaited."""
    in_his_way = sum(hero.cell == game.king + STEP for hero in heroes)
    is_guarded = any(hero.cell == floors.GUARD_POST for hero in heroes)
    return KING_WAITS * max(0, STEP - column(game.king)) + IN_HIS_WAY * in_his_way - GUARDED * is_guarded


def _urgency(game: DungeonGo) -> float:
    """The factor of all threats: the sooner monsters act, by the cards that are left, the greater."""
    if not game.deck:
        return REBUILD_URGENCY
    left = sum(card.startswith(MONSTER_CARD) for card in game.deck)
    return min(MOST_URGENCY, LEAST_URGENCY + URGENCY * left / len(game.deck))


def _guards(game: DungeonGo, heroes: Sequence[Hero]) -> dict[int, bool]:
    """The cells with free heroes, and whether one of them would survive a blow."""
    guards: dict[int, bool] = {}
    for hero in heroes:
        if hero.cell is not None and hero.holds is None:
            survives = hero.hp > game.damage - hero.reduction
            guards[hero.cell] = guards.get(hero.cell, False) or survives
    return guards


def _threat(game: DungeonGo, monster: Monster, is_held: bool, guards: dict[int, bool], occupied: int) -> float:
    """The threat of the monster: to the way out, and to the king if it comes along his row. `occupied`: by monsters."""
    cell = monster.cell
    front = cell - STEP
    remains = 1.0
    if is_held:
        remains = HELD
    elif front in guards:
        remains = STOOD_UP_TO if guards[front] else SACRIFICE
    elif occupied & 1 << cell >> STEP:
        remains = BEHIND_ANOTHER
    to_exit = EXIT_THREAT[column(cell)] * remains
    if row(cell) != KING_ROW or cell <= game.king:
        return to_exit
    between = range(game.king + STEP, cell, STEP)
    remains = HELD if is_held else 1.0
    for other in between:
        if other in guards:
            remains = min(remains, STOOD_UP_TO if guards[other] else SACRIFICE)
        elif occupied >> other & 1:
            remains *= BEHIND_ANOTHER
    return to_exit + KING_THREAT[len(between)] * remains


def _hero_cost(game: DungeonGo, hero: Hero, occupied: int) -> float:
    """The trouble with one hero: less for abilities, more for wounds, the next blow and the way to a mark."""
    total = -ABILITY * sum(hero.abilities)
    if not hero.alive:
        return total + DEATH
    total += LOST_HP * (hero.max_hp - hero.hp)
    hit = harm(game, hero)
    blow = LIKELY_DEATH if hit >= hero.hp else LOST_HP * hit
    if hero.holds is not None:
        total += blow
    elif hero.cell is not None:
        if occupied >> hero.cell + STEP & 1:  # a monster will strike it
            total += blow
        total += STEP_LACKING * _steps_lacking(hero.range, hero.cell, occupied)
    return total


def _fireball_gain(game: DungeonGo, pieces: Pieces) -> float:
    """The expected value of Fireballs in future turns.

    A charged hero attacks in the next round only; each hero whose card is still in the deck meets a mark before that.
    """
    turns = sum(card.startswith("hero_") for card in game.deck)
    marks = sum((foe.printed.bits & ~held_marks(pieces.heroes, foe.cell)).bit_count() for foe in pieces.monsters)
    left = marks - turns if game.floor < LIMITS.floor else max(LAST_MARKS, marks - turns)
    return CHARGED * sum(max(0, min(hero.abilities[MAGIC], left) - 1) for hero in pieces.heroes if hero.charged)


def turns_to_come(game: DungeonGo, deck: Iterable[str]) -> int:
    """The number of cards of this deck that bring a hero's turn that can meet a mark before the next rebuild.

    A hero that holds a mark would have to let go of it, unless only one other is open on its monster; on empty boards
    there is nothing to meet.
    """
    left = {
        monster.cell: (monster.printed.bits & ~held_marks(game.heroes, monster.cell)).bit_count()
        for monster in game.monsters
    }
    useful = {f"hero_{hero.card}" for hero in game.heroes if hero.holds is None or left.get(hero.at) == 1}
    return sum(card in useful for card in deck) if any(left.values()) else 0


def _steps_lacking(reach: int, cell: int, occupied: int) -> int:
    """The steps of a hero until some monster is in range, or until the place where it awaits the next floor."""
    if not occupied:
        return max(0, AWAITS - column(cell))
    lacking = 0
    while not WITHIN[reach + lacking][cell] & occupied:
        lacking += 1
    return lacking


def damage_to_come(game: DungeonGo) -> int:
    """The damage of the monsters on the last floor, if nothing but the floors raises it (DG-18.2)."""
    return min(LIMITS.damage, game.damage + sum(game.floor < floor for floor in LIMITS.damage_floors))


def expected_rolls(floor: int, rolls: int) -> float:
    """The average number of rolls made until a success, with at most `rolls`."""
    miss = (floor - 1) / FACES
    return sum(miss**number for number in range(rolls))
