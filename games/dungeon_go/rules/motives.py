"""The purpose of a move, which a lesson names as its reason."""

from games.dungeon_go.rules import floors
from games.dungeon_go.rules.board import BACK, STEP, distance
from games.dungeon_go.rules.hero_turn import Move
from games.dungeon_go.rules.possible_attacks import in_range
from games.dungeon_go.rules.state import DungeonGoState
from rules.questions import Option, Question


def motive(game: DungeonGoState, question: Question, option: Option) -> str:
    """For a move to where nobody can be fought, what else it is for; the cell in front of the king guards him."""
    if not isinstance(question, Move) or option.label.key != "do-move":
        return option.label.key
    cell: int = option.value
    hero = game.heroes[question.hero]
    if floors.goal(game) == "king":
        purpose = "post" if cell == floors.GUARD_POST else "floor" if BACK >> cell & 1 else ""
    elif any(marks for _, marks in in_range(game, hero, cell)):
        purpose = ""
    elif cell == game.king + STEP:
        purpose = "guard"
    else:
        closer = any(distance(monster.cell, cell) < distance(monster.cell, hero.at) for monster in game.monsters)
        purpose = "nearer" if closer else ""
    return f"{option.label.key}:{purpose}"
