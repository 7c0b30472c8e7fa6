"""Floor advance (DG-18)."""

from __future__ import annotations

from games.dungeon_go.rules import bags
from games.dungeon_go.rules.board import BOARD, CELL, NAMES, STEP, board_of, row
from games.dungeon_go.rules.components import LIMITS
from games.dungeon_go.rules.state import DungeonGoState

GUARD_POST = CELL["B5"]
"""Where a hero awaits the next floor in front of the king: he begins it on E4, and this cell is E5 then."""


def is_due(game: DungeonGoState) -> bool:
    """No monster on the boards, the king off the entrance board, not yet on the last floor (DG-18.1)."""
    return not game.monsters and board_of(game.king) == "back" and game.floor < LIMITS.floor


def goal(game: DungeonGoState) -> str:
    """The goal of the floor: `monsters` to defeat, the `king` to step over, `both`, or the `demon_king`.

    `now`: nothing; the next floor begins as soon as the present question is answered.
    """
    if game.floor == LIMITS.floor:
        return "demon_king"
    if board_of(game.king) == "back":
        return "monsters" if game.monsters else "now"
    return "both" if game.monsters else "king"


def before_king(game: DungeonGoState, cell: int) -> bool:
    """Whether the cell lies ahead of the king on his way to the back board."""
    return game.king < cell and row(cell) == row(game.king) and board_of(cell - STEP) == "entrance"


def in_the_way(game: DungeonGoState, cell: int) -> bool:
    """Whether a hero in that cell keeps the king from the back board, where the next floor needs nothing but him."""
    return goal(game) == "king" and before_king(game, cell)


def advance_if_due(game: DungeonGoState) -> None:
    """Move the entrance board to the far side and lay out the next floor, in the order of DG-18.2."""
    if not is_due(game):
        return
    left_behind = [hero for hero in game.heroes if hero.cell is not None and board_of(hero.cell) == "entrance"]
    rows = [row(hero.at) for hero in left_behind]
    for hero in game.heroes:
        if hero.cell is not None:
            hero.cell = None if board_of(hero.cell) == "entrance" else hero.cell - BOARD
    game.king -= BOARD
    game.floor += 1
    game.tell("log-floor_advances", floor=game.floor, king=NAMES[game.king])
    if game.floor in LIMITS.damage_floors:
        bags.raise_damage(game)
    game.floor_clock = 0
    game.reinforcements = 0
    bags.lay_floor(game)
    for hero, start in zip(left_behind, rows, strict=True):  # a row is also its cell in column 1
        game.displace(hero, start)
        game.tell("log-hero_catches_up", hero=hero.name, cell=NAMES[hero.at])
