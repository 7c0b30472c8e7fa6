"""The ways in which the game may soon be lost (DG-21.2), and where an attacking hero is safest from the next blows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.dungeon_go.rules import floors
from games.dungeon_go.rules.board import CELLS, COLUMNS, NAMES, NEAREST, STEP, column, mask_of
from games.dungeon_go.rules.deaths import harm
from games.dungeon_go.rules.monsters import monsters_turn
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.state import DungeonGoState
from rules.messages import Args, Part

NEAR = 1
"""The column up to which a monster that walks to the exit is worth a warning."""


def describe_threats(game: DungeonGoState, acting: Hero) -> Args:
    """The arguments of `part-threat`: the worst kind of threat, its monsters, and which other heroes would die."""
    dying = [hero.name for hero in dying_next(game) if hero.number != acting.number]
    return {**describe_worst(game), "dying": dying, "deaths": len(dying)}


def describe_worst(game: DungeonGoState) -> Args:
    """The arguments of `threat-told`: the worst kind of threat, "none" if there is none, and all monsters of it."""
    known = list(threats(game))
    kind = known[0][0] if known else "none"
    return {"threat": kind, "foes": [where_it_stands(foe) for other, foe in known if other == kind]}


def where_it_stands(monster: Monster) -> Part:
    """The monster with its cell."""
    return Part("threat-foe", {"foe": monster.name, "cell": NAMES[monster.cell]})


def dying_next(game: DungeonGoState) -> list[Hero]:
    """The heroes who die in the monsters' next turn if no hero acts before."""
    after = game.ahead()
    monsters_turn(after)
    return [hero for hero in game.heroes if hero.alive and not after.heroes[hero.number].alive]


def worst_threat(game: DungeonGoState) -> tuple[str, Monster | None]:
    """The worst threat and the monster it comes from; "none" and no monster if there is no threat."""
    return next(threats(game), ("none", None))


def threats(game: DungeonGoState) -> Iterator[tuple[str, Monster]]:
    """Every threat and the monster it comes from, the worst first."""
    walking = [monster for monster in game.monsters_in_order() if not game.held_marks(monster)]
    if (foe := _striker(game, walking, game.king)) is not None:
        yield "king", foe
    for monster in walking:
        if column(monster.cell) == 0:
            yield "leaves", monster
    front = game.king + STEP
    if column(game.king) < COLUMNS - 1 and game.empty_cells() >> front & 1 and (foe := _striker(game, walking, front)):
        yield "king_steps", foe
    for monster in walking:
        if 0 < column(monster.cell) <= NEAR:
            yield "near", monster


def _striker(game: DungeonGoState, walking: Sequence[Monster], king: int) -> Monster | None:
    """Which of the monsters `walking` strikes the king in their next turn if he is there and no hero acts before.

    Cells of heroes who die in that turn count as occupied.
    """
    taken = game.blocked() & ~(1 << game.king) | 1 << king
    for hero in game.heroes:
        if hero.cell is not None:
            taken |= 1 << hero.cell
    after = _after_steps([monster.cell for monster in walking], taken)
    return next((monster for monster, cell in zip(walking, after, strict=True) if cell - STEP == king), None)


Danger = tuple[bool, bool, bool, bool, int]
"""The threats of the monsters' next turn, the worst first.

The king is struck; the hero dies; the king steps into a blow; a monster comes to the exit; the hit points that the hero
loses.
"""


class Foresight:
    """Foresees the monsters' next turn for every cell that a hero may attack from, holding no mark there.

    Best is where the fewest and mildest blows fall. Among equal cells it is out of the king's way if the attack can
    defeat the last monster, then in a monster's way; a hero that can be killed is rather out of every monster's way.
    """

    def __init__(self, game: DungeonGoState, hero: Hero) -> None:
        self._hero, self._harm, self._king = hero, harm(game, hero), game.king
        self._free: list[int] = []
        """The cells of the monsters that no other hero holds."""
        self._ways = 0
        """The cells in front of the monsters that nobody holds, as bits; so are the next two."""
        for monster in game.monsters_in_order():
            holders = game.holders(monster)
            if not holders or holders == [hero]:
                self._free.append(monster.cell)
            if not holders and monster.cell >= STEP:
                self._ways |= 1 << monster.cell - STEP
        others = (other.cell for other in game.heroes if other is not hero and other.cell is not None)
        self._taken = game.blocked() | mask_of(*others)
        self._before_king = 0
        if len(game.monsters) == 1 and floors.goal(game) == "both":
            self._before_king = mask_of(*(cell for cell in CELLS if floors.before_king(game, cell)))
        self._known: dict[tuple[int, int | None], Danger] = {}

    def stand(self, cells: int, outcomes: Sequence[Monster | None], *, stays: bool) -> int | None:
        """The nearest of the best cells; None if the hero `stays` where it is, as it does if no cell is better.

        `outcomes`: after which the hero is where it attacked from: a monster's defeat, None for a miss. A hero that
        holds a mark does not leave it.
        """

        def danger(cell: int) -> tuple[int, ...]:
            dangers = [self._danger(cell, None if defeated is None else defeated.cell) for defeated in outcomes]
            return dangers[0] if len(dangers) == 1 else tuple(map(sum, zip(*dangers, strict=True)))

        here = self._hero.at
        if stays and (self._hero.holds is not None or not any(danger(here))):
            return None
        near = [cell for cell in NEAREST[here] if cells >> cell & 1]
        if stays:
            best = min([here, *near], key=danger)
            return None if best == here else best
        avoided = self._before_king if any(outcomes) else 0
        rather_away = self._ways if self._harm >= self._hero.hp else ~self._ways
        return min(near, key=lambda cell: (danger(cell), avoided >> cell & 1, rather_away >> cell & 1))

    def _danger(self, cell: int, gone: int | None) -> Danger:
        """The threats with the hero in that cell; `gone`: the cell of a monster that it has defeated."""
        key = (cell, gone)
        if key not in self._known:
            taken = self._taken | 1 << cell
            free = self._free
            if gone is not None:
                taken &= ~(1 << gone)
                free = [there for there in free if there != gone]
            after = _after_steps(free, taken)
            front = self._king + STEP
            can_step = column(self._king) < COLUMNS - 1 and not taken >> front & 1
            stepped = taken & ~(1 << self._king) | 1 << front
            king_steps_into_blow = can_step and front + STEP in _after_steps(free, stepped)
            comes_to_exit = any(there < STEP <= before for before, there in zip(free, after, strict=True))
            lost = self._harm if cell + STEP in after else 0
            dies = lost >= self._hero.hp
            self._known[key] = front in after, dies, king_steps_into_blow, comes_to_exit, lost
        return self._known[key]


def _after_steps(free: Sequence[int], taken: int) -> list[int]:
    """Where the monsters on these cells are after their steps, in the order in which they act (DG-14.4)."""
    after = []
    for cell in free:
        front = cell - STEP
        if front >= 0 and not taken >> front & 1:
            taken = taken & ~(1 << cell) | 1 << front
            cell = front
        after.append(cell)
    return after
