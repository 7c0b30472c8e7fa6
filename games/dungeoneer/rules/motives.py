"""The purpose of a move, which a lesson names as its reason."""

from games.dungeoneer.rules.option_texts import ways_to_quests
from games.dungeoneer.rules.phases.hero_phase import HeroActs, moves_to
from games.dungeoneer.rules.state import DungeoneerState
from rules.questions import Option, Question


def motive(game: DungeoneerState, question: Question, option: Option) -> str:
    """The key of the answer; for a move with its aim: Glory of a space that is new this turn, a quest, or both."""
    if not isinstance(question, HeroActs) or option.label.key != "do-move":
        return option.label.key
    moves = moves_to(question.options(game))
    space = moves[option.id]
    new = space not in game.visited
    quest = option.id in ways_to_quests(game, question.seat, moves)
    aims = {(True, True): "both", (True, False): "new", (False, True): "quest", (False, False): ""}
    return f"{option.label.key}:{aims[new, quest]}"
