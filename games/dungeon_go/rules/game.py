"""The state of a game of Dungeon GO!, and what its phases ask of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar

from games.dungeon_go.rules import scoring, setup
from games.dungeon_go.rules.board import ALL, CELLS, KING_START, NEAREST
from games.dungeon_go.rules.chronicle import DungeonGoChronicler
from games.dungeon_go.rules.lifts import lift_3, lift_4
from games.dungeon_go.rules.options import DungeonGoOptions
from games.dungeon_go.rules.pieces import Hero, Monster, held_marks
from games.dungeon_go.rules.view import DungeonGoView, Phase, view_of
from rules.chronicles import Chronicler
from rules.dealing import mix
from rules.game import Game
from rules.messages import Message, Seat
from rules.options import Options
from rules.results import Result


class DungeonGo(Game):
    """The whole table. Cells are numbers as in `board`, heroes and marks are numbers, units and cards are ids."""

    name: ClassVar[str] = "dungeon_go"
    seat_numbers: ClassVar[range] = range(1, 7)
    options_type: ClassVar[type[Options]] = DungeonGoOptions
    schema_version: ClassVar[int] = 5
    lifts: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {**Game.lifts, 3: lift_3, 4: lift_4}
    endings: ClassVar[tuple[str, ...]] = (scoring.VICTORY, scoring.KING_DEAD, scoring.MONSTER_LEFT)
    turn_starts: ClassVar[tuple[str, ...]] = ("log-turn_hero", "log-turn_king", "log-turn_monsters")
    moments: ClassVar[tuple[str, ...]] = (
        "log-first_attack",
        "log-defeats",
        "log-hero_dies",
        "log-king_struck",
        "log-monster_leaves",
        "log-floor_advances",
        "log-evil_god_comes",
    )
    dailies: ClassVar[tuple[tuple[Mapping[str, object], ...], ...]] = (({}, {"spells": True, "miracles": True}),)
    chronicle: ClassVar[Chronicler] = DungeonGoChronicler()

    options: DungeonGoOptions
    phase: Phase = "setup"
    heroes: list[Hero] = []
    monsters: list[Monster] = []
    king: int = KING_START
    floor: int = 1
    damage: int = 1
    floor_clock: int = 0
    reinforcements: int = 0
    rebuilds: int = 0
    small_bag: list[str] = []
    large_bag: list[str] = []
    used_small: list[str] = []
    used_large: list[str] = []
    evil_god_came: bool = False
    start_order: list[int] = []
    deck: list[str] = []
    """The turn deck, its top card last."""
    revealed: list[str] = []
    last_round: list[str] = []
    """The revealed pile as it was before the last rebuild."""
    returned: list[str] = []
    """Cards that Haste has returned since the last rebuild (DG-23.17)."""
    divined_by: Seat | None = None
    """Who knows the order of the deck (DG-23.16), until the next shuffle."""
    turn: str | None = None
    """The card of the present turn."""
    actions: int = 0
    """Combat actions left in the present hero's turn."""
    asked: list[str] = []
    """Offers refused in the present combat action: `<miracle> <hero>` (DG-23.6)."""
    waiting_for_king: list[Seat] = []
    """Whose heroes stay where they are, unasked, until the king has come to the back board."""
    demon_slayer: int | None = None
    """The hero that defeated the demon king."""

    def set_up(self) -> None:
        """Lay out the dungeon, then create the heroes (DG-4.7)."""
        setup.begin(self)

    def view(self, seat: Seat | None) -> DungeonGoView:
        """Everything but the order of the deck, which only its diviner knows."""
        return view_of(self, seat)

    def deal_anew(self, seat: Seat | None, rng: Random) -> None:
        """Shuffle the deck unless `seat` knows its order. Bags have no order: they are drawn from by the dice."""
        if self.divined_by is None or self.divined_by != seat:
            mix(self.deck, rng)

    def standing(self) -> list[int]:
        """What the result will count: each seat's best hero (DG-24.3), for one player the solo score (DG-24.2)."""
        if self.seats == 1:
            return [scoring.solo_score(self)]
        return [max((hero.vp for hero in self.heroes if hero.seat == seat), default=0) for seat in range(self.seats)]

    def counted(self) -> Result | None:
        return scoring.counted(self) if self.seats > 1 else None

    def closing(self) -> list[Message]:
        return scoring.closing(self)

    # Who is where

    def monsters_in_order(self) -> list[Monster]:
        """The monsters in the order in which they act: nearest to the entrance, then smaller row (DG-14.2)."""
        return sorted(self.monsters, key=lambda monster: monster.cell)

    def monster_at(self, cell: int) -> Monster | None:
        """The monster in that cell."""
        for monster in self.monsters:
            if monster.cell == cell:
                return monster
        return None

    def holders(self, monster: Monster) -> list[Hero]:
        """The heroes that grapple the monster, by number."""
        cell = monster.cell
        return [hero for hero in self.heroes if hero.cell == cell and hero.holds is not None]

    def held_marks(self, monster: Monster) -> int:
        """The held marks of the monster as a set."""
        return held_marks(self.heroes, monster.cell)

    def blocked(self) -> int:
        """The cells of the king and the monsters."""
        mask = 1 << self.king
        for monster in self.monsters:
            mask |= 1 << monster.cell
        return mask

    def empty_cells(self) -> int:
        """The cells without king, monster and hero (DG-3.8)."""
        mask = self.blocked()
        for hero in self.heroes:
            if hero.cell is not None:
                mask |= 1 << hero.cell
        return ALL & ~mask

    def open_cells(self, entering: Hero) -> int:
        """The cells open for a hero: no king, no monster, fewer than two other heroes (DG-3.9)."""
        one = two = 0
        for hero in self.heroes:
            if hero.cell is not None and hero is not entering:
                bit = 1 << hero.cell
                two |= one & bit
                one |= bit
        return ALL & ~(self.blocked() | two)

    def places_left(self) -> int:
        """How many more heroes the cells without king and monster take, at two to a cell."""
        blocked = self.blocked()
        there = [sum(1 for hero in self.heroes if hero.cell == cell) for cell in CELLS if not blocked >> cell & 1]
        return sum(max(0, 2 - heroes) for heroes in there)

    def displace(self, hero: Hero, cell: int) -> None:
        """Put the hero on the open cell nearest to `cell` (DG-3.12); a grapple ends."""
        hero.holds = None
        hero.cell = None
        open_cells = self.open_cells(hero)
        hero.cell = next(near for near in NEAREST[cell] if open_cells >> near & 1)

    def hero_of(self, card: str) -> Hero:
        """The hero whose turn card this is (`hero_warrior`)."""
        name = card.removeprefix("hero_")
        return next(hero for hero in self.heroes if hero.card == name)
