"""The state of a game of Dungeon GO!: everything on the table, and simple queries about it.

The steps and questions are built on this; the game put together from them is in `game.py`.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Literal, Self

from games.dungeon_go.rules.board import ALL, CELLS, KING_START, NAMES, NEAREST
from games.dungeon_go.rules.marks import hero_mark
from games.dungeon_go.rules.pieces import Hero, Monster, held_marks
from games.dungeon_go.rules.settings import DungeonGoSettings
from rules.game import Game, imagine
from rules.messages import Args, Message, Seat
from rules.questions import Drag, Option, Question, Refused, Shown

Phase = Literal["setup", "play", "over"]


class DungeonGoState(Game):
    """The whole table. Cells are numbers as in `board`, heroes and marks are numbers, units and cards are ids."""

    settings: DungeonGoSettings
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
    """The current turn's card."""
    actions: int = 0
    """Combat actions left in the current hero's turn."""
    asked: list[str] = []
    """Offers refused in the current combat action: `<miracle> <hero>` (DG-23.6)."""
    waiting_for_king: list[Seat] = []
    """The seats whose heroes stay where they are, without being asked, until the king reaches the back board."""
    demon_slayer: int | None = None
    """The hero that defeated the demon king."""

    def ahead(self) -> Self:
        """A copy of this position to look ahead in: its pieces can be moved, hurt, and put away."""
        return imagine(
            self,
            heroes=[hero.copy() for hero in self.heroes],
            monsters=[monster.copy() for monster in self.monsters],
            used_small=self.used_small[:],
            used_large=self.used_large[:],
        )

    def monsters_in_order(self) -> list[Monster]:
        """The monsters in the order in which they act: nearest to the entrance, then smaller row (DG-14.2)."""
        return sorted(self.monsters, key=attrgetter("cell"))

    def monster_at(self, cell: int) -> Monster | None:
        """The monster in that cell; None if there is none."""
        for monster in self.monsters:
            if monster.cell == cell:
                return monster
        return None

    def monster_on(self, cell: int) -> Monster:
        """The monster in that cell. Raises LookupError if there is none."""
        monster = self.monster_at(cell)
        if monster is None:
            raise LookupError(f"no monster at {NAMES[cell]}")
        return monster

    def holders(self, monster: Monster) -> list[Hero]:
        """The heroes that grapple the monster, by number."""
        cell = monster.cell
        return [hero for hero in self.heroes if hero.cell == cell and hero.holds is not None]

    def held_marks(self, monster: Monster) -> int:
        """The set of the monster's marks that heroes hold, as bits."""
        return held_marks(self.heroes, monster.cell)

    def blocked(self) -> int:
        """The set of cells with the king or a monster, as bits."""
        mask = 1 << self.king
        for monster in self.monsters:
            mask |= 1 << monster.cell
        return mask

    def empty_cells(self, leaving: Hero | None = None) -> int:
        """The set of cells without king, monster and hero, as bits (DG-3.8); as if a hero had left its cell."""
        mask = self.blocked()
        for hero in self.heroes:
            if hero.cell is not None and hero is not leaving:
                mask |= 1 << hero.cell
        return ALL & ~mask

    def open_cells(self, entering: Hero) -> int:
        """The set of cells open for a hero, as bits: no king, no monster, fewer than two other heroes (DG-3.9)."""
        one = two = 0
        for hero in self.heroes:
            if hero.cell is not None and hero is not entering:
                bit = 1 << hero.cell
                two |= one & bit
                one |= bit
        return ALL & ~(self.blocked() | two)

    def closed(self, cell: int, hero: Hero) -> str:
        """Why the hero cannot stand in a cell, as a refusal code; empty if it can (DG-3.9)."""
        if cell == self.king:
            return "blocked_king"
        if self.monster_at(cell) is not None:
            return "blocked_monster"
        return "" if self.open_cells(hero) >> cell & 1 else "cell_full"

    def places_left(self) -> int:
        """The number of heroes that still fit on the cells without king and monster, at two to a cell."""
        blocked = self.blocked()
        occupants = [sum(1 for hero in self.heroes if hero.cell == cell) for cell in CELLS if not blocked >> cell & 1]
        return sum(max(0, 2 - heroes) for heroes in occupants)

    def displace(self, hero: Hero, cell: int) -> None:
        """Put the hero on the open cell nearest to `cell` (DG-3.12); a grapple ends."""
        hero.holds = None
        hero.cell = None
        open_cells = self.open_cells(hero)
        hero.cell = next(near for near in NEAREST[cell] if open_cells >> near & 1)

    def hero_of(self, card: str) -> Hero:
        """The hero with this hero card (`warrior`) or turn card (`hero_warrior`)."""
        name = card.removeprefix("hero_")
        return next(hero for hero in self.heroes if hero.card == name)


def cell_option(key: str, hero: int, cell: int, *, prominent: bool) -> Option:
    """The answer that puts a hero on a cell, with the text of this key."""
    name = NAMES[cell]
    drag = Drag(hero_mark(hero), name)
    label, prominence = Message(key, {"cell": name}), Shown.button_if(prominent)
    return Option(name, label, mark=name, drag=drag, prominence=prominence, value=cell)


def refused_cell(cell: int, reason: str, *, missed: bool = False) -> Refused:
    """The refusal of an answer that would put a hero on a cell."""
    name = NAMES[cell]
    return Refused(name, Message("do-cell", {"cell": name}), reason, missed=missed, mark=name)


class HeroQuestion(Question):
    """A question about one hero."""

    hero: int

    def describe(self, game: DungeonGoState) -> Args:
        return {"hero": game.heroes[self.hero].name}
