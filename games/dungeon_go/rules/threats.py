"""The ways to lose the game soon (DG-21.2, DG-21.3), and where an attacking hero is safest from the next blows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations

from games.dungeon_go.rules import floors
from games.dungeon_go.rules.board import CELLS, COLUMNS, NAMES, NEAREST, STEP, column, mask_of
from games.dungeon_go.rules.components import KING_CARD, MONSTER_CARD, card_kind
from games.dungeon_go.rules.deaths import harm
from games.dungeon_go.rules.deck import monsters_soon
from games.dungeon_go.rules.monsters import monsters_turn
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.state import DungeonGoState
from rules.messages import Args, Part

DEFEATS = ("king", "leaves", "king_steps")
"""The threats that lose the game in the monsters' next turn."""
NEAR = 1
"""The column up to which a monster that walks to the exit is worth a warning."""


def describe_threats(game: DungeonGoState, acting: Hero) -> Args:
    """The arguments of `part-threat`: the worst kind of threat, its monsters, and which other heroes would die."""
    dying = [hero.name for hero in dying_next(game) if hero.number != acting.number]
    return {**describe_worst(game), "dying": dying, "deaths": len(dying)}


def describe_worst(game: DungeonGoState) -> Args:
    """The arguments of `threat-told`: the worst kind of threat, "none" if there is none, and all monsters of it.

    It is "lost" if they only need more than one turn, and no hero's card can come up before. `certain`: whether that is
    so of another kind.
    """
    kind, _ = worst_threat(game)
    certain = is_lost(game)
    if certain and kind not in ("king", "leaves"):
        kind = "lost"
    foes = [where_it_stands(foe) for other, foe in threats(game) if other == kind]
    return {"threat": kind, "foes": foes, "certain": certain and kind != "lost"}


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
    if _king_can_step(game) and _king_may_come_first(game) and (foe := _striker(game, walking, front)):
        yield "king_steps", foe
    for monster in walking:
        if 0 < column(monster.cell) <= NEAR:
            yield "near", monster


def _king_can_step(game: DungeonGoState) -> bool:
    """Whether the cell in front of the king is empty (DG-13.1, DG-13.2)."""
    return column(game.king) < COLUMNS - 1 and bool(game.empty_cells() >> game.king + STEP & 1)


def _king_may_come_first(game: DungeonGoState) -> bool:
    """Whether a king card may come up before the next monster card."""
    return any(card_kind(card) == KING_CARD for card in game.deck) or not monsters_soon(game)


def is_lost(game: DungeonGoState) -> bool:
    """Whether the heroes lose before one of them acts: only king and monster cards are left, in whatever order."""
    kinds = [card_kind(card) for card in game.deck]
    if MONSTER_CARD not in kinds or not {KING_CARD, MONSTER_CARD}.issuperset(kinds):
        return False
    return all(_lose(game, order) for order in _orders(tuple(sorted(kinds))))


@cache
def _orders(kinds: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The different orders of these cards; first those with the monsters first, which lose least often."""
    return sorted(set(permutations(kinds)), reverse=True)


def _lose(game: DungeonGoState, cards: Sequence[str]) -> bool:
    """Whether the heroes lose while these king and monster cards come up."""
    after = game.ahead()
    for card in cards:
        if card == MONSTER_CARD:
            monsters_turn(after)
        elif _king_can_step(after):
            after.king += STEP
        if after.result is not None or floors.is_due(after):
            break
    return after.result is not None


def _striker(game: DungeonGoState, walking: Sequence[Monster], king: int) -> Monster | None:
    """Which of the monsters `walking` strikes the king in their next turn if he is there and no hero acts before.

    Cells of heroes who die in that turn count as occupied.
    """
    heroes = mask_of(*(hero.cell for hero in game.heroes if hero.cell is not None))
    occupied = game.blocked() & ~(1 << game.king) | 1 << king | heroes
    after = _after_steps([monster.cell for monster in walking], occupied)
    return next((monster for monster, cell in zip(walking, after, strict=True) if cell - STEP == king), None)


Danger = tuple[bool, bool, bool, bool, int]
"""The outcome of the monsters' next turn, the worst first; a bare tuple, as hundreds are compared.

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
        held = [(monster.cell, game.holders(monster)) for monster in game.monsters_in_order()]
        self._walking = [cell for cell, holders in held if not holders or holders == [hero]]
        """The cells of the monsters that no other hero holds."""
        others = (other.cell for other in game.heroes if other is not hero and other.cell is not None)
        self._occupied = game.blocked() | mask_of(*others)
        """The cells that no monster can enter, as bits, as are the next two; this hero's own is added."""
        self._monsters_way = mask_of(*(cell - STEP for cell, holders in held if not holders and cell >= STEP))
        """In front of the monsters that nobody holds."""
        self._kings_way = 0
        if len(game.monsters) == 1 and floors.goal(game) == "both":
            self._kings_way = mask_of(*(cell for cell in CELLS if floors.before_king(game, cell)))
        self._king_may_come_first = _king_may_come_first(game)
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
        nearest_first = [cell for cell in NEAREST[here] if cells >> cell & 1]
        if stays:
            best = min([here, *nearest_first], key=danger)
            return None if best == here else best
        worst = self._kings_way if any(outcomes) else 0
        worse = self._monsters_way if self._harm >= self._hero.hp else ~self._monsters_way
        return min(nearest_first, key=lambda cell: (danger(cell), worst >> cell & 1, worse >> cell & 1))

    def _danger(self, cell: int, defeated: int | None) -> Danger:
        """The danger with the hero in that cell; `defeated`: the cell of a monster that is gone."""
        key = (cell, defeated)
        if key not in self._known:
            self._known[key] = self._foresee(cell, defeated)
        return self._known[key]

    def _foresee(self, cell: int, defeated: int | None) -> Danger:
        occupied, walking = self._occupied | 1 << cell, self._walking
        if defeated is not None:
            occupied &= ~(1 << defeated)
            walking = [monster for monster in walking if monster != defeated]
        after = _after_steps(walking, occupied)
        king, front = self._king, self._king + STEP
        stepped = occupied & ~(1 << king) | 1 << front
        can_step = self._king_may_come_first and column(king) < COLUMNS - 1 and not occupied >> front & 1
        king_steps_into_blow = can_step and front + STEP in _after_steps(walking, stepped)
        one_reaches_exit = any(end < STEP <= start for start, end in zip(walking, after, strict=True))
        lost = self._harm if cell + STEP in after else 0
        return front in after, lost >= self._hero.hp, king_steps_into_blow, one_reaches_exit, lost


def _after_steps(walking: Sequence[int], occupied: int) -> list[int]:
    """Where the monsters on these cells are after their steps, in the order in which they act (DG-14.4)."""
    after = []
    for cell in walking:
        front = cell - STEP
        if front >= 0 and not occupied >> front & 1:
            occupied = occupied & ~(1 << cell) | 1 << front
            cell = front
        after.append(cell)
    return after
