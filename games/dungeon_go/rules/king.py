"""The king's turn (DG-13)."""

from __future__ import annotations

from games.dungeon_go.rules import floors
from games.dungeon_go.rules.board import COLUMNS, NAMES, STEP, column
from games.dungeon_go.rules.state import DungeonGoState


def take_turn(game: DungeonGoState) -> None:
    """One step forward when the front cell is empty; then the floor advance is checked (DG-13.4)."""
    front = game.king + STEP
    if column(game.king) == COLUMNS - 1:
        game.tell("log-king_stays", cell=NAMES[game.king])
        return
    if not game.empty_cells() >> front & 1:
        monster = game.monster_at(front)
        who = [monster.name] if monster else [hero.name for hero in game.heroes if hero.cell == front]
        game.tell("log-king_waits", cell=NAMES[game.king], front=NAMES[front], who=who)
        return
    game.tell("log-king_moves", cell=NAMES[front])
    game.king = front
    floors.advance_if_due(game)
